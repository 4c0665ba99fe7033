# Amsterdam im Browser.

## Der Spielplan
ui-board = Der Spielplan von Amsterdam
ui-subtitle = die Stadt, vom Hafen aus gesehen
ui-south = S
overview-aim = Werde der Kaufmann mit den meisten Punkten: Mit farbigen Würfelchen aktivierst du Karten, nimmst Häuserblöcke an den Grachten, verschiffst Waren und ruderst die Amstel hinab.
overview-turn = Zwölf Runden. Nimm eine Karte und wähle zwei Würfel: Jeder legt so viele Rohstoffe, wie er zeigt, auf dieses Feld deiner Windrose; viele kommen also spät. Dann gib aus, was angekommen ist, in beliebiger Reihenfolge.
overview-points = Lieferungen, heimgebrachte Hafenarbeiter, Brücken der Amstel, der Markt; am Ende Karten mit Lorbeer, deine größte Gruppe und die Wertungsviertel.
overview-end = Nach der zwölften Runde. Runden ohne Rohstoffe und nie aktivierte Karten kosten Punkte.
ui-block-name = { $district } { $number }
ui-block = { $block }, { $price }× { $colour }, { $good }
ui-block-owned = { $block }, gehört { $owner }
ui-space = Feld { $space } der Amstel
ui-space-last = Letztes Feld der Amstel, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ui-plus-points = +{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ui-bridge = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} fürs Passieren
ui-store = { $store }, leere Dächer: { $values }
ui-store-full = { $store }, voll
ui-docker = Hafenarbeiter ({ $docker }), { $place }
ui-sail-for = { $place }, { $cubes ->
    [0] keine Rohstoffe
    [one] 1 Rohstoff
   *[other] { $cubes } Rohstoffe
}
ui-black-market = Schwarzmarkt
ui-sold = Schwarzmarkt: { $good }, schon verkauft
ui-unsold = Schwarzmarkt: { $good }, noch verkäuflich
ui-docker-house-name = Arbeiterhaus
ui-docker-house = Arbeiterhaus, { $dockers } Hafenarbeiter
why-docker-house = der nächste heimgebrachte Hafenarbeiter bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: nimm an einem Pier einen an Bord und fahre zum Pier seiner Farbe
why-river-far = das ist { $spaces } weiter, und man rückt höchstens { $most } auf einmal vor
why-river-back = auf der Amstel geht es nur vorwärts
ui-scoring-district = { $district } zählt am Ende: { $points }
ui-tom = TOM: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $gulden } Gulden, { $blocks ->
    [one] 1 Häuserblock
   *[other] { $blocks } Häuserblöcke
}

## Das Rundentableau
ui-round-board = Runde, Markt und Würfel
ui-round = Runde { $round }
ui-round-of = von { $rounds }
ui-phase = { $phase ->
    [1] Karten
    [2] Würfel
    [3] Aktionen
    [4] Rundenende
   *[other] Aufbau
}
ui-quick = Eillieferung: +{ $points }
ui-market-tile = Marktplättchen { $tile }
ui-market = Markt
ui-dice = Würfel
ui-die = Würfel ({ $colour }): { $number }
ui-no-dice = noch nicht geworfen
ui-deck = { $kind }, noch { $cards }
ui-discard-pile = Ablagestapel, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
ui-display = Ausliegende Karten
ui-no-display = keine mehr
ui-once = Einmal je Zug
ui-once-block = ein Häuserblock
ui-once-amstel = die Amstel
ui-once-market = der Markt
ui-steps-left = { $steps ->
    [one] noch 1 Schritt
   *[other] noch { $steps } Schritte
}
step-turn = Deine Aktionen, in beliebiger Reihenfolge

## Das Tableau eines Spielers
ui-yours = Dein Tableau
ui-board-of = Tableau von { $player }
ui-look = Tableau von { $player } ansehen
ui-wheel = Windrose
ui-slot = Feld { $slot }: { $cubes }
ui-slot-empty = leer
ui-cubes = { $number }× { $colour }
ui-supply = Vorrat
ui-supply-of = Vorrat: { $number }× { $colour }
ui-storeroom = Kammer
ui-gulden = Gulden
ui-penalties-next = { $tokens ->
    [0] kein Strafplättchen
    [one] 1 Strafplättchen
   *[other] { $tokens } Strafplättchen
}; das nächste kostet am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ui-warn-empty = Am Pfeil liegt nichts: Ohne einen Würfel mit 1 bekommst du ein Strafplättchen (kostet am Ende { $points })
ui-waiting-cards = Wartend ({ $cards } von { $slots })
ui-active-cards = Aktiv ({ $cards })
ui-no-cards = noch keine
ui-slot-free = freier Platz
ui-store-own = Lager
ui-barge = Lastkahn
ui-nothing = leer
ui-good-store = { $good } in deinem Lager
ui-good-aboard = { $good } auf deinem Lastkahn
ui-docker-aboard = Hafenarbeiter ({ $docker }) auf deinem Lastkahn
ui-tasks = Aufträge
ui-task-hidden = ein geheimer Auftrag
ui-task-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ui-card-used = genutzt
ui-card-says = { $card }, { $timing }. { $text }
ui-card-costs = Kostet { $cost }.
ui-stat-gulden = Gulden
ui-stat-cubes = Rohstoffe
ui-stat-cards = aktive Karten
ui-stat-blocks = Häuserblöcke

## Wählen
ui-back = Zurücknehmen
ui-load-aboard = An Bord laden
ui-close = Schließen
ui-left = noch { $number }
ui-for-sail = fürs Fahren
ui-for-amstel = fürs Vorrücken auf der Amstel
ui-for-card = für die Karte
ui-second-die = Jetzt der zweite Würfel

## Die Wertung
ui-sheet-tom = TOM hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

## Optionen
option-rounds = Spieldauer
option-rounds-12 = 12 Runden
option-rounds-10 = 10 Runden, das kurze Spiel
option-expansions = Erweiterungen
option-expansions-workers = Vorarbeiter und Büttel
option-expansions-workers-says = Wo der Vorarbeiter steht, bringt eine Lieferung 2 Punkte mehr; das Grundstück des Büttels kostet 1 Rohstoff weniger.
option-expansions-tasks = Geheime Aufträge
option-expansions-tasks-says = Alle haben eigene geheime Ziele, die am Ende Punkte bringen.
option-expansions-trader = Schwarzmarkthändler
option-expansions-trader-says = Auf dem Feld des Händlers verkauft, bringt der Schwarzmarkt beide Belohnungen.
option-expansions-tiles = Zusätzliche Marktplättchen
option-expansions-tiles-says = Acht weitere Marktplättchen mit neuen Bedingungen: Kein Markt gleicht dem anderen.
option-tasks = Aufträge je Spieler
option-tasks-3 = 3
option-tasks-5 = 5
option-open_tasks = Davon offen ausliegende Aufträge
option-open_tasks-0 = keine
option-open_tasks-1 = 1
option-open_tasks-2 = 2
option-market = Zusätzliche Marktplättchen
option-market-mix = eingemischt
option-market-replace = statt der B-Plättchen
option-edition = Wo die Spielregeln sich widersprechen
option-edition-consensus = was die meisten sagen
option-edition-nl = die niederländische Spielregel
option-edition-fr = die französische Spielregel
option-edition-hu = die ungarische Spielregel
option-district_condition = Karten, die einen Viertelplan verlangen
option-district_condition-used = der Plan wurde in diesem Zug genutzt
option-district_condition-active = der Plan ist aktiv

## Karten, Plättchen und Aufträge erklärt
ui-help-artisans = Handwerker
ui-help-buildings = Gebäude
ui-help-maps = Viertelpläne
ui-help-tiles = Marktplättchen
ui-help-tasks = Geheime Aufträge
ui-help-goods = Waren
ui-help-dockers = Hafenarbeiter
ui-help-timings = Wann eine Karte wirkt
ui-help-task-points = { $two } / { $three } / { $four } Punkte mit 2 / 3 / 4 Spielern

## Spielend lernen
why-lesson = diese Lektion geht anders weiter: berühre, was leuchtet
guide-welcome = Willkommen in Amsterdam. Du treibst Handel: Mit farbigen Rohstoffen aktivierst du Karten, nimmst Häuserblöcke der Stadt, verschiffst Waren durch den Hafen und ruderst die Amstel hinab. Die meisten Punkte gewinnen. Anna spielt gegen dich; dies ist Runde 2.
guide-cards = Jede Runde hat vier Phasen. In Phase I nimmst du eine Karte aus der Auslage. { $touch ->
    [yes] Drück lange auf eine Karte
   *[no] Zeig auf eine Karte
}, und sie wird größer: ihr Preis in Rohstoffen, wann sie wirkt und was sie tut. Nimm den Plan von Plantage.
guide-dice = Phase II: Wähle zwei der sechs Würfel. Ein Würfel gibt so viele Rohstoffe, wie er zeigt, legt sie aber auf dieses Feld deiner Windrose: Sechs kommen fünf Runden später, einer kommt sofort. Wähle Braun, dann Rosa.
guide-activate = Die Windrosen haben sich gedreht, und die Rohstoffe am Pfeil gehören dir: 5 braune, 3 rosa. Phase III ist dein Zug: Tu alles in beliebiger Reihenfolge. Deine wartenden Karten zeigen, was ihnen noch fehlt. Aktiviere den Plan für 1 rosa Rohstoff.
guide-use = Der Plan liegt jetzt bei deinen aktiven Karten. Karten mit III werden einmal je Runde genutzt. Nutze ihn: Aus 1 rosa Rohstoff wird 1 Punkt.
guide-block = Einmal je Zug darfst du einen Häuserblock nehmen, für Rohstoffe seiner Farbe. Er trägt dann für immer dein Wappen, und du bekommst seine Ware. Durch Brücken verbundene Häuserblöcke bilden eine Gruppe, die am Ende zählt. Nimm den leuchtenden.
guide-sale = Du könntest die Fliesen gleich auf dem Schwarzmarkt verkaufen, für 2 Gulden oder einen Rohstoff. Früh geliefert bringen sie aber mehr. Lege sie in dein Lager.
guide-load = Dein Lastkahn liegt am Startanleger, und jeder Anleger hat einen Kran. Berühre die Fliesen in deinem Lager, um sie zu laden.
guide-sail = Jedes Feld, das dein Lastkahn fährt, kostet einen beliebigen Rohstoff; die Zahlen auf dem Wasser sagen, wie viele. Fahre zum Fliesenspeicher.
guide-deliver = Hier bringt das beste leere Dach 5 Punkte, und die Eillieferung in dieser Runde 6 dazu, später jede Runde weniger. Berühre den Speicher.
guide-amstel = Einmal je Zug darfst du die Amstel hinabrudern: 1 Feld für 1 Rohstoff, 2 für 3, 3 für 5. Wer vorn liegt, spielt in jeder Phase zuerst, und Brücken bringen Punkte. Rudere ein Feld.
guide-market = Mit Gulden kaufst du am Markt Punkte, einmal je Zug; das Plättchen wechselt jede Runde. Berühre es: 1 Gulden für 3 Punkte.
guide-pass = Für diese Runde bist du fertig. Beende deinen Zug; dann spielt Anna.
guide-keep = Die Runde endet. Ein Rohstoff darf in deiner Kammer bleiben, die anderen verfallen: Behalte einen braunen. Eine Runde ohne Rohstoffe am Pfeil kostet ein Strafplättchen, ebenso jede Karte, die am Ende noch wartet.
guide-next-round = Runde 3: eine neue Karte für alle, ein neues Marktplättchen. Nimm die leuchtende Karte.
guide-next-dice = Und neue Würfel. Was du jetzt wählst, kommt in späteren Runden: Wähle Lila, dann Schwarz.
guide-block-to-sell = Nun in den Hafen. Deine Spitze ist von Anfang an an Bord, aber ihr Speicher ist weit. Nimm zuerst den leuchtenden Häuserblock, für 3 graue.
guide-sell = Der Schwarzmarkt kauft jede Warensorte nur einmal im Spiel: Wer zuerst verkauft, schließt die anderen aus. Du brauchst einen Rohstoff für die Fahrt: Verkaufe den Genever für einen braunen.
guide-pier = An den farbigen Anlegern warten Hafenarbeiter. Fahre zum weinroten, gleich neben dir.
guide-docker = Ein Hafenarbeiter je Halt, höchstens zwei an Bord, und jeder zahlt 1 Gulden für die Fahrt. Nimm den hellblauen an Bord.
guide-to-depot = Auf dem Weg zu seinem Anleger liegt ein Depot. Du darfst überall halten und weiterfahren. Fahre zum leuchtenden Depot.
guide-depot = Ein leeres Depot nimmt eine Ware beliebiger Sorte: hier 3 Punkte, und die Eillieferung bringt in dieser Runde 5 dazu. Berühre es, um die Spitze zu liefern.
guide-home = Bring den Hafenarbeiter heim: Der erste bringt im Arbeiterhaus 9 Punkte, die nächsten weniger. Fahre zum hellblauen Anleger.
guide-rest = Von 15 auf 32 Punkte in einem Zug. Beende deinen Zug.
guide-scoring = Nach zwölf Runden kommen Karten mit Lorbeer, 3 Punkte für jeden Häuserblock deiner größten Gruppe, die Viertel mit Wertung und Übriges. Zurücknehmen, Tipps und Regeln sind in jeder Partie zur Hand. Spiel jetzt eine.

## Kapitel der Regeln
rules-chapter-1 = 1 Spielmaterial
rules-chapter-2 = 2 Der Spielplan
rules-chapter-3 = 3 Spielaufbau
rules-chapter-4 = 4 Runden und Zugreihenfolge
rules-chapter-5 = 5 Phase I: Karten
rules-chapter-6 = 6 Phase II: Würfel
rules-chapter-7 = 7 Phase III: dein Zug
rules-chapter-8 = 8 Die Aktionen
rules-chapter-9 = 9 Phase IV: Rundenende
rules-chapter-10 = 10 Eillieferung und späte Würfel
rules-chapter-11 = 11 Strafplättchen
rules-chapter-12 = 12 Schlusswertung
rules-chapter-13 = 13 Das kurze Spiel
rules-chapter-14 = 14 Vorarbeiter und Büttel
rules-chapter-15 = 15 Geheime Aufträge
rules-chapter-16 = 16 Schwarzmarkthändler
rules-chapter-17 = 17 Zusätzliche Marktplättchen
rules-chapter-18 = 18 Allein gegen TOM
rules-chapter-19 = 19 Karten lesen
