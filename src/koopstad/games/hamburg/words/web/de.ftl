# Hamburg im Browser.

## Der Spielplan
ui-board = Die Stadt Hamburg
ui-subtitle = zwischen Alster und Elbe, um 1890
overview-aim = Baue das schönste Viertel Hamburgs: Bauplätze und Gebäude, eine Stadtmauer, einen Platz im Rathaus.
overview-turn = Acht Durchgänge. Fülle deine Hand, wirf die Würfel: Hohe steigern Unglücke, niedrige bestimmen den Preis des Vorrückens. Dann spiele Karten, eine nach der anderen: für Mark, Arbeiter, ein gesenktes Unglück, die Mauer, einen Bauplatz oder ein Gebäude.
overview-points = Gebäude und ihre Wirkungen, Mehrheiten, dritte Mauersegmente, Statuen, Geistliche und der Rathausmarkt.
overview-end = Nach dem achten Durchgang. Ein Unglück auf Stufe 3 nimmt dir ein Gebäude, einen Bauplatz, einen Stein, deine Arbeiter oder dein ganzes Geld.
ui-discard = Ablage
ui-clergy = Geistliche
ui-quay = Kai
ui-road = Reede
ui-yard = Bauhof
ui-pile = Nachziehstapel ({ $colour }), { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
ui-discards = Ablagestapel, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
ui-top-card = obenauf { $name }
ui-die = Würfel ({ $colour }): { $value }
ui-die-none = Würfel ({ $colour }), noch nicht geworfen
ui-window = Fenster ({ $colour }), { $number }
ui-clergyman-here = hier steht der Geistliche
ui-clergymen = { $number ->
    [one] 1 Geistlicher
   *[other] { $number } Geistliche
}
ui-helpers = mit { $number ->
    [one] 1 Arbeiter
   *[other] { $number } Arbeitern
}
ui-field = Feld { $field } des Rathausmarkts, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ui-door = Über das letzte Feld hinaus: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jeden weiteren Schritt
ui-stands = hier steht { $player }
ui-warehouse = Speicher mit Arbeitern ({ $colour })
ui-bank = Bank
ui-hummel = Hans Hummel, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ui-jette = Zitronenjette, { $marks ->
    [one] 1 Mark
   *[other] { $marks } Mark
}
ui-none-left = keine mehr
ui-ship-quay = Schiff am Kai ({ $colour }): { $effect }
ui-ship-road = Schiff auf der Reede ({ $colour }): { $effect }
ui-black-pile = Schwarze Unglücksplättchen, { $tiles } verdeckt
ui-black-tile = Schwarzes Plättchen: { $colours }
ui-stock = Börse
ui-stock-field = Kursmarker auf Feld { $field }
ui-stock-closed = Die Börse ist in dieser Partie geschlossen
ui-harbour-closed = Keine Schiffe in dieser Partie
ui-clock = Durchgang { $cycle } von { $cycles }, Phase { $phase }, Runde { $round } von { $rounds }
ui-cycle = Durchgang
ui-phase = Phase
ui-round = Runde

## Das Tableau eines Spielers
ui-own-board = Dein Tableau
ui-board-of = Das Tableau von { $player }
ui-look-at = Tableau von { $player } ansehen
ui-others = Die anderen Spieler
ui-back = Zurück
ui-segment = Mauer, { $half }, Segment { $place }: { $colour }, { $cost ->
    [one] 1 Mark
   *[other] { $cost } Mark
}
ui-built = gebaut
ui-third = 3 Punkte am Ende
ui-statue-segment = bringt eine Statue
ui-misfortune = { $misfortune } ({ $colour }): Stufe { $level } von 3
ui-level = Stufe { $level }
ui-warn-strikes = Beim nächsten Anstieg trifft es dich: { $what }
ui-workers = Arbeiter ({ $colour }): { $number }
ui-money = Geld
ui-marks = { $marks ->
    [one] 1 Mark
   *[other] { $marks } Mark
}
ui-majority = Mehrheit { $token }: { $state }
ui-majority-on = gewonnen, 4 Punkte
ui-majority-off = nicht gewonnen
ui-display = Bauplätze und Gebäude
ui-site = Bauplatz { $number }, { $colour }
ui-site-card = { ui-site } ({ $name })
ui-plot = Stelle für einen neuen Bauplatz
ui-garden = Zoo und Park
ui-garden-here = Hier anlegen
ui-hand = Deine Hand ({ $cards })
ui-hand-empty = keine Karten
ui-hand-of = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} auf der Hand
ui-known = gesehen: { $names }
ui-first = Startspieler
ui-used = in diesem Durchgang genutzt
ui-under = darunter { $name }
ui-tom-says = TOM spielt von selbst, nach den Würfeln.

## Karten
ui-card = { $number } { $name }, { $category }
ui-card-costs = kostet { $marks ->
    [one] 1 Mark
   *[other] { $marks } Mark
}
ui-card-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Entscheiden
ui-effect-of = Wirkung: { $what }
ui-ask-draw = Berühre einen Nachziehstapel.
ui-ask-worker = Berühre einen Speicher, um einen Arbeiter zu nehmen.
ui-ask-buy = Berühre einen Speicher, um einen Arbeiter für 1 Mark zu kaufen.
ui-ask-give = Berühre einen deiner Arbeiter.
ui-ask-lower = Berühre das Unglück, das du senkst.
ui-ask-raise = Berühre das Unglück, das du erhöhst.
ui-ask-suffer = Berühre das Unglück, das zuerst eintritt.
ui-ask-pick = Berühre eine der angebotenen Karten.
ui-ask-card = Berühre eine Handkarte.
ui-ask-discard = Berühre die Handkarte, die du ablegst.
ui-ask-on = Berühre einen freien Bauplatz.
ui-ask-building = Berühre das Gebäude, das du aufgibst.
ui-ask-site = Berühre den Bauplatz, den du aufgibst.
ui-ask-stone = Berühre die Hälfte, die einen Stein verliert.
ui-ask-wall = Berühre die Hälfte deiner Mauer, an der du baust.
ui-ask-turn = Berühre das Plättchen, das du zurückdrehst.
ui-ask-trade = Berühre, mit wem du handelst.
ui-ask-clergyman = Berühre ein Fenster neben dem Geistlichen.
ui-ask-ship = Berühre ein Schiff am Kai.
ui-ask-statue = Berühre eine Statue neben dem Rathaus.
ui-ask-activate = Berühre eine Karte, um sie zu nutzen.
ui-ask-advance = Berühre das nächste Feld des Rathausmarkts, um vorzurücken.
ui-ship-of = Schiff ({ $colour })
ui-gift = das Geschenk des schwarzen Plättchens
ui-strikes = Ein Unglück tritt ein
ui-of-tile = das geltende Plättchen
ui-chosen-piles = bisher gewählt
ui-choose-card = Wähle eine Handkarte, dann, was du mit ihr tust.
ui-use-card = Wofür nutzt du { $name }?
ui-counts-as = Die Karte gilt jetzt als { $colour }.
ui-recolour = Die nächste Karte gilt als
ui-offer = Wähle eins
ui-mayor-start = beginnt mit { $marks ->
    [one] 1 Mark
   *[other] { $marks } Mark
} und { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeitern
} jeder Farbe
ui-done = Fertig
ui-done-turn = Zug beenden
ui-skip = Nein, danke

## Zahlen der Tafeln
ui-stat-money = Mark
ui-stat-workers = Arbeiter
ui-stat-cards = Handkarten
ui-stat-buildings = Gebäude

## Optionen
option-expansions = Erweiterungen
option-expansions-mayors = Bürgermeister: alle haben eine Fähigkeit
option-expansions-mayors-says = Alle beginnen mit einem anderen Bürgermeister, mit eigenen Mitteln und einer eigenen Fähigkeit.
option-expansions-statues = Mehr Statuen, mit Zitronenjette
option-expansions-statues-says = Zwei Arten von Statuen: Punkte am Ende oder Geld sofort.
option-expansions-misfortune = Mehr Unglück: stärkere schwarze Plättchen
option-expansions-misfortune-says = Zehn weitere schwarze Plättchen: manche verstärken zwei Unglücke, manche bringen ein kleines Geschenk.
option-expansions-ships = Schiffe im Hafen
option-expansions-ships-says = Die Würfel holen Schiffe an den Kai; wer ein Mauersegment baut, darf eines nutzen.
option-expansions-stock = Börse
option-expansions-stock-says = Ein Kurs steigt und fällt, und eine Grundaktion nach der anderen gewinnt oder verliert dadurch.
option-expansions-clergy = Geistlichenplättchen
option-expansions-clergy-says = Das Fenster, in dem der Geistliche steht, verändert in diesem Durchgang eine Aktion. Zusammen mit der Börse wird das nicht empfohlen.
option-first = Wer beginnt
option-first-random = der Zufall entscheidet
option-first-1 = der erste Platz
option-first-2 = der zweite Platz
option-first-3 = der dritte Platz
option-first-4 = der vierte Platz
option-first-5 = der fünfte Platz
option-misprints = Karten 019, 082, 127 und 186
option-misprints-corrected = wie sie wohl gemeint waren
option-misprints-printed = wie gedruckt
option-gifts = Karten 006, 033, 048, 102 und 156
option-gifts-cycle = wirken einmal je Durchgang
option-gifts-once = wirken sofort und nie wieder
option-card_189 = Karte 189
option-card_189-II = wirkt in Phase II
option-card_189-III = wirkt in Phase III
option-card_189-once = wirkt sofort
option-black_tile = Eine schwarze 5 oder 6
option-black_tile-common = zieht ein Unglücksplättchen für alle
option-black_tile-own = zieht eins für jeden Spieler
option-mayor_07 = Bürgermeisterseite 07 belohnt
option-mayor_07-permanent = dauerhafte Gebäude
option-mayor_07-cost-0 = Gebäude, die nichts kosten
option-mayor_07-points-0 = Gebäude ohne Punkte
option-tom_6 = Eine Karte, die TOM bei einer 6 nicht bauen kann
option-tom_6-discard = wird abgelegt
option-tom_6-site = wird möglichst ein Bauplatz

## Karten, Plättchen und Bürgermeister in der Hilfe
ui-help-buildings = Gebäude
ui-help-zoo-park = Zoo und Park
ui-help-mayors = Bürgermeister
ui-help-ships = Schiffe
ui-help-stock = Börsenplättchen
ui-help-clergy = Geistlichenplättchen
ui-help-black = Zusätzliche Unglücksplättchen
ui-help-misfortunes = Unglücke
ui-help-flood = Du gibst einen Bauplatz mit allem darauf auf; das Gebäude kommt auf deine Hand zurück.
ui-help-fire = Du gibst ein Gebäude auf.
ui-help-wall-collapse = Du gibst einen Mauerstein auf.
ui-help-looting = Du verlierst dein ganzes Geld.
ui-help-disease = Du verlierst alle deine Arbeiter.
ui-help-timings = Wann eine Karte wirkt

## Spielend lernen
why-lesson = diese Lektion geht anders weiter: berühre, was leuchtet
guide-welcome = Willkommen in Hamburg, um 1890. Du baust ein Viertel der Stadt: Bauplätze und Gebäude, eine Mauer, deinen Platz im Rathaus. Wer nach acht Durchgängen die meisten Punkte hat, gewinnt. Anna spielt gegen dich.
guide-table = In der Mitte liegt die Stadt: Würfel auf der Alster, die Kirche, der Rathausmarkt, die Speicher. Darunter ist dein eigenes Tableau: Mauer, Unglücke, Arbeiter, Kasse, Gebäude. Rechts liegt deine Hand. Verweile mit dem Zeiger auf einer Karte oder drücke lange, um sie zu lesen.
guide-draw = Ein Durchgang beginnt: Die Hände werden auf fünf Karten aufgefüllt. Du wählst die Farbe, der Zufall die Karte. Du brauchst eine lila Karte: Berühre den lila Stapel.
guide-dice = Alle sechs Würfel wurden geworfen, für alle. Jede farbige 5 oder 6 erhöht ein Unglück: Dein oranges, der Brand, steht jetzt auf Stufe 1. Auf Stufe 3 tritt es ein und beginnt wieder bei 0. Der schwarze Würfel hat den Geistlichen an sein Fenster geschickt.
guide-advance = Jetzt darfst du auf dem Rathausmarkt vorrücken. Das kostet die Augen aller Würfel mit 1 oder 2, heute 3 Mark. Je weiter du kommst, desto mehr Punkte am Ende. Berühre das leuchtende Feld.
guide-use = Vier Runden folgen. Jeder Zug ist eine Grundaktion mit einer Handkarte; außerdem wirken Gebäude mit III einmal je Durchgang. Deins kostet einen rosa Arbeiter und bringt 3 Mark: Berühre es.
guide-money = Jetzt die Grundaktion. Jede Karte ist so viele Mark wert, wie der Würfel ihrer Farbe zeigt. Der graue zeigt 4: Berühre die graue Karte auf deiner Hand, dann die Bank.
guide-site = Eine Karte kann auch ein Bauplatz werden: mit ihrer Rückseite, gleich was vorn steht. Das kostet einen Arbeiter ihrer Farbe. Berühre die lila Karte, dann die Stelle für einen neuen Bauplatz.
guide-build = Jetzt wird gebaut! Die orange Karte kostet Mark und braucht einen freien Bauplatz beliebiger Farbe. Ihr Blitz wirkt sofort. Berühre die Karte, dann den freien Bauplatz.
guide-wall = Die rosa Karte passt zum nächsten Segment links vom Turm, für 1 Mark. Dritte Segmente bringen Punkte, das fünfte einer Hälfte eine Statue. Berühre die Karte, dann das Segment.
guide-majority = Der Durchgang ist vorbei. Wer im Rathaus, bei Gebäuden, Mauer, Punkten oder Zoo allein führt, dreht ein Plättchen um: je 4 Punkte am Ende. Der Geistliche steht jetzt vor der Kirche und wird Gebäude seiner Arten belohnen.
guide-lower = Zwei Dinge hast du nicht versucht: drei Arbeiter in der Farbe einer Karte nehmen oder ihr Unglück für einen Punkt senken. Ein Unglück, das eintritt, kann dich ein Gebäude kosten; behalte also die roten Zahlen im Auge.
guide-end = So geht es acht Durchgänge lang. Am Ende zählen Karten, Lorbeer, Mehrheiten, Mauer, Statuen, Geistliche und der Rathausmarkt. Zurücknehmen, Tipps und Regeln sind immer zur Hand. Spiel jetzt eine Partie.

## Kapitel der Regeln
rules-chapter-1 = 1 Spielmaterial
rules-chapter-2 = 2 Spielaufbau
rules-chapter-3 = 3 Spielverlauf
rules-chapter-4 = 4 Phase I: Hand auffüllen
rules-chapter-5 = 5 Phase II: Würfel
rules-chapter-6 = 6 Phase III: Grundaktionen
rules-chapter-7 = 7 Phase IV: Ende des Durchgangs
rules-chapter-8 = 8 Unglücke
rules-chapter-9 = 9 Karten und wann sie wirken
rules-chapter-10 = 10 Zoo und Park
rules-chapter-11 = 11 Spielende und Schlusswertung
rules-chapter-12 = 12 Bürgermeister
rules-chapter-13 = 13 Hans Hummel und Zitronenjette
rules-chapter-14 = 14 Mehr Unglück
rules-chapter-15 = 15 Schiffe
rules-chapter-16 = 16 Börse
rules-chapter-17 = 17 Geistlichenplättchen
rules-chapter-18 = 18 Allein gegen TOM
rules-chapter-19 = 19 Begriffe auf den Karten
rules-chapter-20 = 20 Karten lesen
