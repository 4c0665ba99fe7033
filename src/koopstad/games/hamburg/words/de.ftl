# Hamburg, auf Deutsch. Namen von Karten und Bürgermeistern sind Eigennamen und stehen in den Daten.

colour-purple = lila
colour-orange = orange
colour-grey = grau
colour-pink = rosa
colour-brown = braun
colour-black = schwarz
each-colour = alle
tom = TOM

misfortune-flood = Sturmflut
misfortune-fire = Brand
misfortune-looting = Plünderung
misfortune-disease = Seuche
misfortune-wall-collapse = Mauereinsturz

half-left = linke Hälfte
half-right = rechte Hälfte

token-hall = Rathausmarkt
token-buildings = Gebäude
token-wall = Stadtmauer
token-points = Punkte
token-zoo = Zoo

category-citizens = Bürgerschaft
category-administration = Verwaltung
category-university = Universität
category-health = Gesundheit
category-amusement = Vergnügen
category-art = Kunst
category-theatre = Theater
category-circus = Zirkus
category-trade = Handel
category-industry = Industrie
category-banks = Banken
category-crafts = Handwerk
category-army = Militär
category-police = Polizei
category-underworld = Unterwelt
category-secret-society = Geheimbund
category-harbour = Hafen
category-church = Kirche
category-emigrants = Auswanderer
category-mysticism = Mystik
category-zoo = Zoo
category-park = Park

symbol-lightning = sofort
symbol-I = einmal je Durchgang in Phase I
symbol-II = einmal je Durchgang in Phase II
symbol-III = einmal je Durchgang in Phase III
symbol-IV = einmal je Durchgang in Phase IV
symbol-permanent-I = dauerhaft, Phase I
symbol-permanent-II = dauerhaft, Phase II
symbol-permanent-III = dauerhaft, Phase III
symbol-permanent-IV = dauerhaft, Phase IV
symbol-permanent = dauerhaft
symbol-laurel = Schlusswertung
symbol-none = keine Fähigkeit

step-refill = Wähle den Stapel der nächsten Karte
step-discard-hand = Lege deine Hand Karte für Karte ab; die letzte liegt oben
step-new-hand = Wähle die Stapel für deine neue Hand
step-activation = Nutze ausliegende Karten
step-turn = Spiele eine Karte für eine Grundaktion, oder nutze III-Gebäude
step-turn-under-a-stock-tile = Spiele eine Karte für eine Grundaktion, oder nutze III-Gebäude
step-rest-of-turn = Nutze III-Gebäude, oder beende den Zug
step-granted-action = Führe mit der gezogenen Karte eine Grundaktion aus
step-repeat-lightning = Den Blitz ein zweites Mal nutzen?
step-take-a-statue = Wähle eine Statue
step-use-a-ship = Ein Schiff nutzen?
step-choose-a-mayor = Wähle die Seite deines Bürgermeisters
step-choose-misfortune = Wähle das Unglück, das steigt
step-prevent-misfortune = Das Unglück verhindern?
step-misfortunes-strike = Wähle, welches Unglück zuerst eintritt
step-flow = Das Spiel geht weiter
step-park-income = Einkommen der Parks
step-raises = Unglücke steigen
step-program = Eine Wirkung
step-TOM-acts = TOM handelt

# Was gespielt werden kann. Preis und Ertrag werden berechnet und stehen daneben.
action-draw = Eine Karte ziehen ({ $colour })
action-workers = Mit { $card } { $number } Arbeiter nehmen ({ $colour })
action-money = Mit { $card } die Mark des Würfels nehmen ({ $colour })
action-lower = Mit { $card } senken: { $misfortune }
action-wall = Mit { $card } das Segment bauen ({ $colour }, { $half })
action-site = { $card } als Bauplatz legen ({ $colour })
action-build = { $card } auf Bauplatz { $site } ({ $colour }) bauen
action-lay-out = { $card } anlegen
action-recolour = Die nächste Karte gilt als { $colour }
action-activate = { $card } nutzen
action-again = { $card } noch einmal nutzen
action-pick = { $card } wählen
action-card = { $card } aus der Hand wählen
action-discard = { $card } ablegen
action-on = Auf Bauplatz { $site } ({ $colour })
action-worker = Einen Arbeiter nehmen ({ $colour })
action-give = Einen Arbeiter abgeben ({ $colour })
action-buy = Einen Arbeiter kaufen ({ $colour })
action-lower-any = { $misfortune } senken ({ $colour })
action-raise = { $misfortune } erhöhen ({ $colour })
action-suffer = { $misfortune } ({ $colour }) tritt zuerst ein
action-prevent = Einen Arbeiter abgeben und es verhindern
action-lose = { $card } aufgeben
action-lose-site = Bauplatz { $site } ({ $colour }) aufgeben
action-lose-stone = Einen Stein aufgeben ({ $half })
action-stone = Den nächsten Stein bauen ({ $half })
action-turn-back = Plättchen zurückdrehen: { $token }
action-hummel = Hans Hummel nehmen
action-jette = Zitronenjette nehmen
action-ship = Schiff nutzen ({ $colour }): { $effect }
action-clergyman-left = Den Geistlichen nach links versetzen
action-clergyman-right = Den Geistlichen nach rechts versetzen
action-trade = Mit { $player } handeln
action-mayor = { $name }: { $effect }
action-advance = Auf dem Rathausmarkt vorrücken
action-done = Hier aufhören

group-draw = Ziehen
group-workers = Arbeiter
group-money = Geld
group-lower = Unglück
group-wall = Mauer
group-site = Bauplatz
group-build = Bauen
group-use = Nutzen
group-choose = Wählen
group-turn = Genug

# Was jemand hat und vergleicht.
purse-points = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
purse-marks = { $number } Mark
purse-any = { $number ->
    [one] 1 beliebiger Arbeiter
   *[other] { $number } beliebige Arbeiter
}
purse-purple = { $number } Arbeiter ({ colour-purple })
purse-orange = { $number } Arbeiter ({ colour-orange })
purse-grey = { $number } Arbeiter ({ colour-grey })
purse-pink = { $number } Arbeiter ({ colour-pink })
purse-brown = { $number } Arbeiter ({ colour-brown })
purse-level-purple = { $number ->
    [one] 1 Stufe Unglück ({ colour-purple })
   *[other] { $number } Stufen Unglück ({ colour-purple })
}
purse-level-orange = { $number ->
    [one] 1 Stufe Unglück ({ colour-orange })
   *[other] { $number } Stufen Unglück ({ colour-orange })
}
purse-level-grey = { $number ->
    [one] 1 Stufe Unglück ({ colour-grey })
   *[other] { $number } Stufen Unglück ({ colour-grey })
}
purse-level-pink = { $number ->
    [one] 1 Stufe Unglück ({ colour-pink })
   *[other] { $number } Stufen Unglück ({ colour-pink })
}
purse-level-brown = { $number ->
    [one] 1 Stufe Unglück ({ colour-brown })
   *[other] { $number } Stufen Unglück ({ colour-brown })
}
purse-hand = { $number ->
    [one] 1 Handkarte
   *[other] { $number } Handkarten
}
purse-sites = { $number ->
    [one] 1 Bauplatz
   *[other] { $number } Bauplätze
}
purse-buildings = { $number ->
    [one] 1 Gebäude
   *[other] { $number } Gebäude
}
purse-garden = { $number ->
    [one] 1 Zoo- oder Parkkarte
   *[other] { $number } Zoo- oder Parkkarten
}
purse-wall = { $number ->
    [one] 1 Mauerstein
   *[other] { $number } Mauersteine
}
purse-hall = { $number ->
    [one] 1 Feld auf dem Rathausmarkt
   *[other] { $number } Felder auf dem Rathausmarkt
}
purse-statues = { $number ->
    [one] 1 Statue
   *[other] { $number } Statuen
}
purse-tokens = { $number ->
    [one] 1 Mehrheitsplättchen
   *[other] { $number } Mehrheitsplättchen
}

log-draw = { $player } zieht { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}: { $piles }
log-draw-secret = { $player } zieht { $names }
log-shuffle = Der Ablagestapel wird gemischt
log-site = { $player } legt einen Bauplatz ({ $colour })
log-site-secret = { $player } legt { $name } als Bauplatz ({ $colour })
log-pay = { $player } zahlt { $marks ->
    [one] 1 Mark
   *[other] { $marks } Mark
} für { $name }
log-building = { $player } baut { $name }
log-lay-out = { $player } legt { $name } an
log-lose-site = { $player } verliert den Bauplatz { $name }
log-lose-site-building = { $player } verliert den Bauplatz { $name }; zurück auf die Hand: { $buildings }
log-lose-site-tom = { $player } verliert den Bauplatz { $name } mit { $buildings }
log-lose-building = { $player } verliert das Gebäude { $name }
log-lose-stone = { $player } verliert einen Mauerstein ({ $half })
log-lose-money = { $player } verliert { $marks ->
    [one] 1 Mark
   *[other] { $marks } Mark
}
log-lose-workers = { $player } verliert { $number ->
    [one] 1 Arbeiter
   *[other] { $number } Arbeiter
}
log-turn-back = { $player } dreht ein Mehrheitsplättchen zurück: { $token }
log-hand-over = { $player } gibt einen Arbeiter her ({ $colour })
log-steal = { $player } verliert eine Handkarte
log-steal-secret = { $player } verliert die Handkarte { $name }
log-robbed = { $player } gibt { $marks ->
    [one] 1 Mark
   *[other] { $marks } Mark
} her
log-trade = { $player } erhält 1 Mark und gibt einen Punkt her
log-roll = Die Würfel: { $dice }. Der Geistliche steht am Fenster ({ $window })
log-black-tile = Schwarzes Plättchen { $tile }: { $colours }
log-ships = Schiffe am Kai: { $ships }
log-ship = { $player } gibt einen Arbeiter ab ({ $worker }) und nutzt ein Schiff ({ $colour })
log-new-hand = { $player } legt die ganze Hand ab
log-lower = { $player } senkt ein Unglück ({ $misfortune }) um { $levels ->
    [one] 1 Stufe
   *[other] { $levels } Stufen
} für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
log-raise = { $player } erhöht ein Unglück ({ $misfortune }) auf Stufe { $level }
log-strike = Ein Unglück trifft { $player }: { $misfortune }
log-prevent = { $player } gibt einen Arbeiter ab und verhindert: { $misfortune }
log-advance = { $player } rückt auf Feld { $field } des Rathausmarkts vor, für { $price ->
    [one] 1 Mark
   *[other] { $price } Mark
}
log-retreat = { $player } geht auf Feld { $field } des Rathausmarkts zurück
log-stone = { $player } baut einen Mauerstein ({ $colour }, { $half }) für { $price ->
    [one] 1 Mark
   *[other] { $price } Mark
}
log-statue-hummel = { $player } nimmt den Hans Hummel mit { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkten
}
log-statue-jette = { $player } nimmt die Zitronenjette mit { $value ->
    [one] 1 Mark
   *[other] { $value } Mark
}
log-activate = { $player } nutzt { $name }
log-recolour = { $player } gibt einen grauen Arbeiter ab: die nächste Karte gilt als { $colour }
log-workers = { $player } legt { $name } ab und nimmt { $number } Arbeiter ({ $colour })
log-money = { $player } legt { $name } ab und nimmt { $number ->
    [one] 1 Mark
   *[other] { $number } Mark
}
log-lower-card = { $player } legt { $name } ab, um ein Unglück zu senken ({ $colour })
log-wall-card = { $player } legt { $name } für ein Mauersegment ab ({ $colour })
log-gain = { $player } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und { $marks ->
    [one] 1 Mark
   *[other] { $marks } Mark
}
log-gain-points = { $player } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
log-gain-marks = { $player } nimmt { $marks ->
    [one] 1 Mark
   *[other] { $marks } Mark
}
log-gain-worker = { $player } nimmt { $colour ->
    [alle] 1 Arbeiter jeder Farbe
   *[other] einen Arbeiter ({ $colour })
}
log-return-worker = { $player } gibt einen Arbeiter ab ({ $colour })
log-discard = { $player } legt { $name } ab
log-take-discard = { $player } nimmt { $name } vom Ablagestapel
log-take-back = { $player } nimmt { $name } zurück
log-search-take = { $player } findet { $name } und nimmt die Karte
log-search-nothing = { $player } durchsucht den Nachziehstapel ({ $colour }) und findet nichts
log-church-worker = { $player } stellt einen Arbeiter in die Kirche ({ $colour })
log-clergyman = { $player } versetzt den Geistlichen an ein anderes Fenster ({ $window })
log-majority = { $player } dreht ein Mehrheitsplättchen um: { $token }
log-cycle-ends = Durchgang { $cycle } endet
log-game-ends = Die Partie ist zu Ende
log-mayor = { $player } spielt { $name }, Seite { $side }
log-marker = Der Kursmarker rückt auf Feld { $field }
log-score = { $player }: Karten { $cards }, Lorbeer { $laurels }, Mehrheiten { $tokens }, Segmente { $segments }, Statuen { $statues }, Geistliche { $clergy }, Rathausmarkt { $hall }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
log-tom-black-die = TOM nimmt { $marks ->
    [one] 1 Mark
   *[other] { $marks } Mark
} für den schwarzen Würfel
log-tom-point = TOM, { $colour } 1: er bekommt einen Punkt
log-tom-workers = TOM, { $colour } 2: er nimmt zwei Arbeiter dieser Farbe
log-tom-wall = TOM, { $colour } { $die }: ein Segment passt, und er kann { $price ->
    [one] 1 Mark
   *[other] { $price } Mark
} zahlen
log-tom-no-wall = TOM, { $colour } 3: kein Segment passt oder ist bezahlbar, also nimmt er einen Arbeiter dieser Farbe
log-tom-lowers = TOM, { $colour } 4: sein Unglück dieser Farbe ist gestiegen, also senkt er es
log-tom-site = TOM, { $colour } 4: nichts zu senken, also gibt er einen Arbeiter dieser Farbe ab und legt einen Bauplatz
log-tom-marks = TOM, { $colour } { $die }: nichts anderes ist möglich, also nimmt er { $marks } Mark
log-tom-builds = TOM, Würfel { $colour }: er kann { $name } bauen, für { $price ->
    [one] 1 Mark
   *[other] { $price } Mark
}
log-tom-cannot-build = TOM, { $colour } { $die }: er kann { $name } nicht bauen, also legt er die Karte als Bauplatz
log-tom-no-worker = TOM, { $colour } { $die }: er kann { $name } nicht bauen und hat keinen Arbeiter für einen Bauplatz, also kommt die Karte auf die Ablage
log-tom-cannot-pay = TOM, { $colour } { $die }: er kann { $name } nicht bauen, also kommt die Karte auf die Ablage

why-no-answer = das ist keine Antwort auf die Frage
why-mayor-side = wähle eine der beiden Seiten von Bürgermeistertafel { $tile }
why-statue = wähle eine der angebotenen Statuen
why-ship-away = dieses Schiff liegt nicht am Kai: { $colour }
why-ship-or-done = nutze ein Schiff oder keins
why-search-pick = wähle eine der gefundenen Karten
why-search-site = wähle einen freien Bauplatz
why-buy = kaufe einen Arbeiter für 1 Mark, oder hör auf
why-choose-different-worker = gib einen Arbeiter einer anderen Farbe ab, oder hör auf
why-choose-discard = wähle eine Handkarte zum Ablegen
why-choose-own-worker = wähle einen Arbeiter, den du hast
why-choose-worker = wähle die Farbe eines Arbeiters, den du nimmst
why-exchange = tausche einen Arbeiter, oder hör auf
why-no-discards = der Ablagestapel ist leer
why-trade = wähle, mit wem du handelst
why-phase-offers = in Phase { $phase } kannst du ausliegende Karten nutzen, oder nichts
why-draw-first = wähle den Nachziehstapel der nächsten Karte
why-pile-empty = der Nachziehstapel hat keine Karte mehr ({ $colour })
why-advance-later = vorgerückt wird nach den Unglücken von Phase II
why-marks = das kostet { $marks ->
    [one] 1 Mark
   *[other] { $marks } Mark
}, und du hast { $held }
why-no-low-die = kein Würfel zeigt 1 oder 2
why-acted-already = die Grundaktion dieses Zuges ist getan
why-no-such-card = deine Hand hat { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
why-turn-offers = ein Zug ist eine Grundaktion und beliebig viele III-Gebäude
why-needs-site = ein Gebäude braucht einen Bauplatz
why-no-such-site = du hast { $sites ->
    [one] 1 Bauplatz
   *[other] { $sites } Bauplätze
}
why-site-full = dieser Bauplatz ist belegt
why-needs-no-site = Zoo- und Parkkarten liegen links und brauchen keinen Bauplatz
why-basic-action-first = spiele zuerst eine Handkarte für eine Grundaktion
why-no-segment = es gibt kein Segment, das du bezahlen kannst
why-segment-colour = das nächste Segment dieser Hälfte hat diese Farbe: { $colour }
why-choose-segment = wähle eine Hälfte der Mauer
why-half-complete = diese Hälfte ist fertig
why-no-worker = du hast keinen Arbeiter dieser Farbe: { $colour }
why-choose-lower = wähle ein gestiegenes Unglück
why-prevent = gib einen Arbeiter ab ({ $colour }), oder lass das Unglück steigen
why-lose-building = wähle eines deiner Gebäude
why-lose-site = wähle einen deiner Bauplätze
why-lose-stone = wähle eine Hälfte mit einem Mauerstein
why-suffer = wähle ein Unglück, das eintritt
why-dice-differ = die Würfel erfüllen die Bedingung nicht
why-no-pair = das kostet einen Arbeiter dieser Farbe ({ $colour }) und einen weiteren
why-no-workers = du hast keinen Arbeiter
why-not-in-phase = keine deiner ausliegenden Karten mit dieser Nummer wird in Phase { $phase } genutzt
why-once-a-cycle = eine Karte wird einmal je Durchgang genutzt
why-used-already = sie wurde in diesem Durchgang schon genutzt
why-not-displayed = du hast kein solches Gebäude
why-too-late = das geht nur, gleich nachdem der Geistliche aufgestellt ist
why-no-recolour = nur Karte 224 ändert die Farbe einer Karte
why-recolour-now = das kostet einen grauen Arbeiter und gehört vor eine Grundaktion
why-recoloured-already = die Farbe ist schon geändert
why-recoloured-build = eine Karte mit geänderter Farbe kann nicht gebaut werden
why-recoloured-first = nutze zuerst die Karte, deren Farbe geändert wurde
why-advance-or-not = rücke vor, oder nicht
why-advanced-already = du bist in diesem Schritt schon vorgerückt
why-level-0 = dieses Unglück ist auf Stufe 0: { $colour }
why-activate-again = wähle ein III-Gebäude, das in diesem Durchgang genutzt wurde
why-nothing-used = in diesem Durchgang wurde kein III-Gebäude genutzt, das du noch einmal bezahlen könntest
why-activate-next = wähle das nächste Gebäude, das du nutzt
why-no-worker-for-site = kein Arbeiter ist übrig für einen Bauplatz, dessen Stapel noch Karten hat
why-nothing-under-zoo = du brauchst einen Arbeiter, ein Gebäude auf der Hand und eine Zookarte derselben Farbe
why-under-zoo = wähle ein Gebäude dieser Farbe, dann eine Zookarte
why-turn-back = wähle ein aktives Mehrheitsplättchen
why-drawn-card = die Grundaktion gilt der gerade gezogenen Karte, Handkarte { $place }
why-clergyman = versetze den Geistlichen um ein Fenster nach links oder rechts
why-repeat = nutze Karte { $card } ein zweites Mal, oder nicht
why-choose-lightning = wähle ein Gebäude mit Blitz
why-no-lightning = es gibt kein Gebäude mit Blitz
why-doubled-already = in diesem Durchgang wurde schon ein Gebäude zweimal genutzt
why-not-used-yet = es wurde in diesem Durchgang noch nicht genutzt
why-no-workers-for-tile = das geltende Plättchen verlangt mehr Arbeiter, als du hast
why-discard-hand = lege zuerst deine Hand Karte für Karte ab, in beliebiger Reihenfolge
why-new-hand = drei Karten kommen von einem Stapel und zwei von einem anderen
why-take-back = wähle ein anderes deiner Gebäude, oder hör auf
why-choose-raise = wähle das Unglück, das stattdessen steigt

card-001 = Ziehe 1 Karte von einem beliebigen Nachziehstapel und führe damit eine Grundaktion aus.
card-002 = Wenn keiner der sechs Würfel 1 oder 2 zeigt: Du darfst 4 Mark zahlen und auf dem Rathausmarkt 1 Feld vorrücken.
card-003 = Gib 1 grauen Arbeiter ab: Nimm 2 Mark für jedes eigene Gebäude der Kategorie Bürgerschaft.
card-004 = Nimm beliebig viele eigene Gebäude auf die Hand zurück; ihre Bauplätze bleiben liegen.
card-005 = Suche im Ablagestapel eine Karte der Kategorie Bürgerschaft und baue sie kostenlos auf einen freien eigenen Bauplatz; danach wird der Ablagestapel gemischt. Gibt es keine, wird nur gemischt.
card-006 = 1 Punkt.
card-007 = Gib 1 lila Arbeiter ab: Ziehe 1 Karte von einem beliebigen der fünf Nachziehstapel und führe damit eine Grundaktion aus; die Farbe der gezogenen Karte ist die Farbe dieser Aktion.
card-008 = Gib 1 grauen Arbeiter ab: Ziehe 1 Karte von einem beliebigen der fünf Nachziehstapel und führe damit eine Grundaktion aus; die Farbe der gezogenen Karte ist die Farbe dieser Aktion.
card-009 = Gib 1 orangen Arbeiter ab: Ziehe 1 Karte von einem beliebigen der fünf Nachziehstapel und führe damit eine Grundaktion aus; die Farbe der gezogenen Karte ist die Farbe dieser Aktion.
card-010 = Gib 1 rosa Arbeiter ab: Ziehe 1 Karte von einem beliebigen der fünf Nachziehstapel und führe damit eine Grundaktion aus; die Farbe der gezogenen Karte ist die Farbe dieser Aktion.
card-011 = Schlusswertung: 2 zusätzliche Punkte für jedes eigene Gebäude der Kategorie Bürgerschaft.
card-012 = Gib 1 rosa Arbeiter ab: 1 Punkt je 3 eigene Mauersteine.
card-013 = Jeder Gegner legt 1 Handkarte ab.
card-014 = Gib 1 lila Arbeiter ab: Nimm 2 Mark für jedes eigene Gebäude der Kategorie Verwaltung.
card-015 = Gib 1 rosa Arbeiter ab: Nimm 2 Mark für jeden eigenen rosa Bauplatz.
card-016 = Gib 1 lila Arbeiter ab: Nimm 2 Mark für jeden eigenen lila Bauplatz.
card-017 = Gib 1 grauen Arbeiter ab: Nimm 2 Mark für jeden eigenen grauen Bauplatz.
card-018 = Gib 1 orangen Arbeiter ab: Nimm 2 Mark für jeden eigenen orangen Bauplatz.
card-019 = Suche im Ablagestapel eine Karte der Kategorie Verwaltung und baue sie kostenlos auf einen freien eigenen Bauplatz; danach wird der Ablagestapel gemischt. Gibt es keine, wird nur gemischt.
card-020 = Gib 1 lila Arbeiter ab: 2 Punkte je 3 eigene lila Bauplätze.
card-021 = Gib 1 orangen Arbeiter ab: 2 Punkte je 3 eigene orange Bauplätze.
card-022 = Gib 1 grauen Arbeiter ab: 2 Punkte je 3 eigene graue Bauplätze.
card-023 = Gib 1 rosa Arbeiter ab: 2 Punkte je 3 eigene rosa Bauplätze.
card-024 = Schlusswertung: 2 zusätzliche Punkte für jedes eigene Gebäude der Kategorie Verwaltung.
card-025 = Nimm 2 Mark für jedes eigene Gebäude.
card-026 = Gib 1 rosa Arbeiter ab: Nimm 2 Mark für jedes eigene Gebäude der Kategorie Universität.
card-027 = Kaufe bis zu 5 Arbeiter beliebiger Farben für je 1 Mark.
card-028 = Ziehe 4 Karten auf die Hand, dann lege 4 Handkarten ab; auch gerade gezogene.
card-029 = Schlusswertung: 2 zusätzliche Punkte für jedes gebaute dritte Mauersegment und jede eigene Statue.
card-030 = Schlusswertung: 2 zusätzliche Punkte für jedes Mehrheitsplättchen mit der farbigen Seite oben.
card-031 = Suche im Ablagestapel eine Karte der Kategorie Universität und baue sie kostenlos auf einen freien eigenen Bauplatz; danach wird der Ablagestapel gemischt. Gibt es keine, wird nur gemischt.
card-032 = Ziehe 2 Karten und lege beide als Bauplätze, ohne Arbeiter abzugeben.
card-033 = Ziehe 1 zusätzliche Karte auf die Hand.
card-034 = Wenn du die Grundaktion „Arbeiter nehmen“ ausführst, bekommst du 1 zusätzlichen Arbeiter beliebiger Farbe.
card-035 = Schlusswertung: 2 zusätzliche Punkte für jedes eigene Gebäude der Kategorie Universität.
card-036 = Wenn du eine Karte mit Blitz aktivierst, darfst du dieselbe Karte ohne weitere Kosten ein zweites Mal aktivieren.
card-037 = Gib 1 rosa Arbeiter ab: Suche im rosa Nachziehstapel 1 Zookarte und nimm sie auf die Hand; mische diesen Stapel.
card-038 = Gib 1 orangen Arbeiter ab: Suche im orangen Nachziehstapel 1 Zookarte und nimm sie auf die Hand; mische diesen Stapel.
card-039 = Gib 1 grauen Arbeiter ab: Suche im grauen Nachziehstapel 1 Zookarte und nimm sie auf die Hand; mische diesen Stapel.
card-040 = Gib 1 lila Arbeiter ab: Suche im lila Nachziehstapel 1 Zookarte und nimm sie auf die Hand; mische diesen Stapel.
card-041 = Gib 1 Arbeiter beliebiger Farbe ab: Suche im Nachziehstapel dieser Farbe 1 Parkkarte und nimm sie auf die Hand; mische diesen Stapel.
card-042 = Gib 1 orangen Arbeiter ab: Nimm 2 Mark für jedes eigene Gebäude der Kategorie Gesundheit.
card-043 = Gib 1 lila Arbeiter und 1 Arbeiter beliebiger Farbe ab: 3 Mark und 1 Punkt.
card-044 = Suche im Ablagestapel eine Karte der Kategorie Gesundheit und baue sie kostenlos auf einen freien eigenen Bauplatz; danach wird der Ablagestapel gemischt. Gibt es keine, wird nur gemischt.
card-045 = Gib 1 grauen Arbeiter ab: Nimm 1 Mark für jede verschiedene Kategorie unter deinen Gebäuden.
card-046 = Bei der Mehrheitsprüfung in Phase IV drehst du dein Plättchen auch dann auf die farbige Seite, wenn du dir die Führung teilst, aber nicht, wenn der gemeinsame Wert 0 ist.
card-047 = Schlusswertung: 2 zusätzliche Punkte für jedes eigene Gebäude der Kategorie Gesundheit.
card-048 = Nimm 1 Arbeiter beliebiger Farbe.
card-049 = Wenn der graue Würfel 5 oder 6 zeigt: Nimm 1 grauen Arbeiter.
card-050 = Wenn der orange Würfel 5 oder 6 zeigt: Nimm 1 orangen Arbeiter.
card-051 = Wenn der braune Würfel 5 oder 6 zeigt: Nimm 1 braunen Arbeiter.
card-052 = Wenn der lila Würfel 5 oder 6 zeigt: Nimm 1 lila Arbeiter.
card-053 = Gib 1 orangen Arbeiter ab: Nimm 2 Mark für jedes eigene Gebäude der Kategorie Vergnügen.
card-054 = Gib 1 lila Arbeiter ab: Aktiviere ein eigenes Gebäude der Phase III deiner Wahl ein zweites Mal.
card-055 = Suche im Ablagestapel eine Karte der Kategorie Vergnügen und baue sie kostenlos auf einen freien eigenen Bauplatz; danach wird der Ablagestapel gemischt. Gibt es keine, wird nur gemischt.
card-056 = Wenn der schwarze Würfel 5 oder 6 zeigt, darfst du 1 Arbeiter beliebiger Farbe nehmen.
card-057 = Gib 1 grauen Arbeiter ab: 1 Punkt für jedes eigene Gebäude der Kategorie Vergnügen.
card-058 = Gib 1 braunen Arbeiter ab: Nimm 1 Mark für jeden Würfel, der 5 oder 6 zeigt (alle sechs Würfel).
card-059 = Schlusswertung: 2 zusätzliche Punkte für jedes eigene Gebäude der Kategorie Vergnügen.
card-060 = Aktiviere sofort, einmal und kostenlos, alle eigenen Gebäude, deren Aktivierung sonst einen Arbeiter kostet.
card-061 = Gib 1 braunen Arbeiter ab: Nimm 2 Mark für jedes eigene Gebäude der Kategorie Kunst.
card-062 = Gib 1 orangen Arbeiter ab: Baue 1 Mauerstein ohne Karte und zahle den doppelten Preis des Segments; die Farbe des Arbeiters muss nicht zum Segment passen.
card-063 = Gib 1 braunen Arbeiter ab: Baue 1 Mauerstein ohne Karte und zahle den doppelten Preis des Segments; die Farbe des Arbeiters muss nicht zum Segment passen.
card-064 = Gib 1 lila Arbeiter ab: Baue 1 Mauerstein ohne Karte und zahle den doppelten Preis des Segments; die Farbe des Arbeiters muss nicht zum Segment passen.
card-065 = Gib 1 grauen Arbeiter ab: Baue 1 Mauerstein ohne Karte und zahle den doppelten Preis des Segments; die Farbe des Arbeiters muss nicht zum Segment passen.
card-066 = Dieses Gebäude zählt als Kunst und auch als Vergnügen, Theater und Zirkus; mehrere Karten, die diese Kategorien belohnen, dürfen es jeweils zählen.
card-067 = Suche im Ablagestapel eine Karte der Kategorie Kunst und baue sie kostenlos auf einen freien eigenen Bauplatz; danach wird der Ablagestapel gemischt. Gibt es keine, wird nur gemischt.
card-068 = Rücke auf dem Rathausmarkt kostenlos 1 Feld vor.
card-069 = Gib 1 orangen Arbeiter ab: 1 Punkt für jedes eigene Gebäude der Kategorie Kunst.
card-070 = Wenn du die Grundaktion „Bauplatz legen“ ausführst, darfst du das Unglück in der Farbe des Bauplatzes um 1 Stufe senken.
card-071 = Schlusswertung: 1 Punkt für jede verschiedene Kategorie unter deinen Gebäuden.
card-072 = Schlusswertung: 2 zusätzliche Punkte für jedes eigene Gebäude der Kategorie Kunst.
card-073 = Gib 1 grauen Arbeiter ab: Nimm 2 Mark für jedes eigene Gebäude der Kategorie Theater.
card-074 = Gib 1 orangen Arbeiter ab: Nimm 1 Mark für jeden eigenen orangen Bauplatz.
card-075 = Gib 1 braunen Arbeiter ab: Nimm 1 Mark für jeden eigenen braunen Bauplatz.
card-076 = Gib 1 lila Arbeiter ab: Nimm 1 Mark für jeden eigenen lila Bauplatz.
card-077 = Gib 1 grauen Arbeiter ab: Nimm 1 Mark für jeden eigenen grauen Bauplatz.
card-078 = Gib 1 orangen Arbeiter ab: 1 Punkt für jeden eigenen orangen Bauplatz.
card-079 = Gib 1 braunen Arbeiter ab: 1 Punkt für jeden eigenen braunen Bauplatz.
card-080 = Gib 1 lila Arbeiter ab: 1 Punkt für jeden eigenen lila Bauplatz.
card-081 = Gib 1 orangen Arbeiter ab: 1 Punkt für jedes eigene Gebäude der Kategorie Theater.
card-082 = Gib 1 grauen Arbeiter ab: 1 Punkt für jeden eigenen grauen Bauplatz.
card-083 = Suche im Ablagestapel eine Karte der Kategorie Theater und baue sie kostenlos auf einen freien eigenen Bauplatz; danach wird der Ablagestapel gemischt. Gibt es keine, wird nur gemischt.
card-084 = Schlusswertung: 2 zusätzliche Punkte für jedes eigene Gebäude der Kategorie Theater.
card-085 = Jeder Gegner dreht eines seiner aktiven Mehrheitsplättchen, nach eigener Wahl, auf die farblose Seite zurück.
card-086 = Gib 1 braunen Arbeiter ab: Nimm 2 Mark für jedes eigene Gebäude der Kategorie Zirkus.
card-087 = Wenn eine Zahl X auf mehr Würfeln liegt als jede andere: Nimm X Mark. Bei Gleichstand von zwei oder mehr Zahlen: nichts.
card-088 = Gib 1 orangen Arbeiter ab: Für jeden vollständigen Satz von fünf verschiedenfarbigen Arbeitern, den du danach noch hast, 1 Punkt und 5 Mark.
card-089 = 2 Punkte für jedes eigene aktive Mehrheitsplättchen.
card-090 = Suche im Ablagestapel eine Karte der Kategorie Zirkus und baue sie kostenlos auf einen freien eigenen Bauplatz; danach wird der Ablagestapel gemischt. Gibt es keine, wird nur gemischt.
card-091 = Wenn ein Gegner einen Mauerstein baut, nimmst du 1 Arbeiter der betreffenden Farbe.
card-092 = Wenn die Summe aller Würfel höchstens 23 ist: Nimm 5 Mark.
card-093 = Wenn die Summe aller Würfel mindestens 19 ist: 2 Punkte.
card-094 = Schlusswertung: 2 zusätzliche Punkte für jedes eigene Gebäude der Kategorie Zirkus.
card-095 = Wenn du ein Mehrheitsplättchen auf die farbige Seite drehst, nimmst du einen vollständigen Satz Arbeiter (1 jeder der fünf Farben).
card-096 = Schlusswertung: Eine deiner Statuen zählt doppelt.
card-097 = Gib 1 rosa Arbeiter ab: Nimm 2 Mark für jedes eigene Gebäude der Kategorie Handel.
card-098 = Gib 1 rosa Arbeiter ab: Nimm 3 Mark.
card-099 = Gib 1 lila Arbeiter ab: Nimm 3 Mark.
card-100 = Gib 1 braunen Arbeiter ab: Nimm 3 Mark.
card-101 = Gib 1 grauen Arbeiter ab: Nimm 3 Mark.
card-102 = Nimm 2 Mark.
card-103 = Gib jedem Gegner 1 Mark; jeder von ihnen verliert 1 Punkt, und du bekommst ihn. Mit weniger Mark als Gegnern wählst du, mit wem du handelst. Gegner können nicht ablehnen.
card-104 = Suche im Ablagestapel eine Karte der Kategorie Handel und baue sie kostenlos auf einen freien eigenen Bauplatz; danach wird der Ablagestapel gemischt. Gibt es keine, wird nur gemischt.
card-105 = Gib 1 grauen Arbeiter ab: 1 Punkt für jedes gebaute dritte Mauersegment und jede eigene Statue.
card-106 = Gib 1 Arbeiter beliebiger Farbe ab: Nimm so viele Mark, wie der Würfel dieser Farbe zeigt.
card-107 = Schlusswertung: 2 zusätzliche Punkte für jedes eigene Gebäude der Kategorie Handel.
card-108 = Wenn du die Grundaktion „Mauer bauen“ ausführst, legst du weiterhin eine Karte der verlangten Farbe ab, zahlst aber keine Mark.
card-109 = Gib bis zu 5 Arbeiter verschiedener Farben ab: für jeden 1 Punkt und 1 Mark.
card-110 = Gib 1 grauen Arbeiter ab: Nimm 2 Mark für jedes eigene Gebäude der Kategorie Industrie.
card-111 = Gib 1 lila Arbeiter ab: Tausche beliebig viele deiner Arbeiter gegen Arbeiter anderer Farben.
card-112 = Gib 1 braunen Arbeiter ab: Tausche beliebig viele deiner Arbeiter gegen Arbeiter anderer Farben.
card-113 = Gib 1 rosa Arbeiter ab: Tausche beliebig viele deiner Arbeiter gegen Arbeiter anderer Farben.
card-114 = Gib 1 grauen Arbeiter ab: Tausche beliebig viele deiner Arbeiter gegen Arbeiter anderer Farben.
card-115 = Gib 1 grauen Arbeiter ab: Nimm 2 Arbeiter beliebiger Farben; beide dürfen gleich sein und die eben abgegebene Farbe haben.
card-116 = Gib 1 lila Arbeiter ab: Nimm 2 Arbeiter beliebiger Farben; beide dürfen gleich sein und die eben abgegebene Farbe haben.
card-117 = Gib 1 rosa Arbeiter ab: Nimm 2 Arbeiter beliebiger Farben; beide dürfen gleich sein und die eben abgegebene Farbe haben.
card-118 = Gib 1 braunen Arbeiter ab: Nimm 2 Arbeiter beliebiger Farben; beide dürfen gleich sein und die eben abgegebene Farbe haben.
card-119 = Suche im Ablagestapel eine Karte der Kategorie Industrie und baue sie kostenlos auf einen freien eigenen Bauplatz; danach wird der Ablagestapel gemischt. Gibt es keine, wird nur gemischt.
card-120 = Schlusswertung: 2 zusätzliche Punkte für jedes eigene Gebäude der Kategorie Industrie.
card-121 = Nimm 6 Mark.
card-122 = Wenn Parkkarten dir Geld bringen, nimmst du je Karte 1 Mark mehr.
card-123 = Nimm so viele Mark, wie bei deinem Rathausfeld Punkte aufgedruckt sind.
card-124 = Gib 1 braunen Arbeiter ab: Nimm 2 Mark für jedes eigene Gebäude der Kategorie Banken.
card-125 = Wenn du auf dem Rathausmarkt vorrückst, zahlst du 2 Mark weniger, als die Würfel verlangen, aber nie weniger als 0.
card-126 = Suche im Ablagestapel eine Karte der Kategorie Banken und baue sie kostenlos auf einen freien eigenen Bauplatz; danach wird der Ablagestapel gemischt. Gibt es keine, wird nur gemischt.
card-127 = Gib 1 braunen Arbeiter ab: 1 Punkt und 2 Mark.
card-128 = Gib 1 grauen Arbeiter ab: 1 Punkt und 2 Mark.
card-129 = Gib 1 lila Arbeiter ab: 1 Punkt und 2 Mark.
card-130 = Gib 1 rosa Arbeiter ab: 1 Punkt und 2 Mark.
card-131 = Schlusswertung: 2 zusätzliche Punkte für jedes eigene Gebäude der Kategorie Banken.
card-132 = Wenn du die Grundaktion „Gebäude bauen“ ausführst, zahlst du 3 Mark weniger, aber nie weniger als 0.
card-133 = Gib 1 lila Arbeiter ab: Nimm 2 Mark für jedes eigene Gebäude der Kategorie Handwerk.
card-134 = Gib 1 rosa Arbeiter ab: Nimm 2 Mark für jedes eigene aktive Mehrheitsplättchen.
card-135 = Gib 1 lila Arbeiter ab: Nimm 2 Mark für jedes eigene aktive Mehrheitsplättchen.
card-136 = Gib 1 braunen Arbeiter ab: Nimm 2 Mark für jedes eigene aktive Mehrheitsplättchen.
card-137 = Gib 1 grauen Arbeiter ab: Nimm 2 Mark für jedes eigene aktive Mehrheitsplättchen.
card-138 = Wenn du die Grundaktion „Geld nehmen“ mit dem rosa Würfel ausführst, nimmst du 3 Mark mehr.
card-139 = Wenn du die Grundaktion „Geld nehmen“ mit dem grauen Würfel ausführst, nimmst du 3 Mark mehr.
card-140 = Wenn du die Grundaktion „Geld nehmen“ mit dem braunen Würfel ausführst, nimmst du 3 Mark mehr.
card-141 = Wenn du die Grundaktion „Geld nehmen“ mit dem lila Würfel ausführst, nimmst du 3 Mark mehr.
card-142 = Nimm 1 rosa, 1 grauen, 1 braunen und 1 lila Arbeiter.
card-143 = Suche im Ablagestapel eine Karte der Kategorie Handwerk und baue sie kostenlos auf einen freien eigenen Bauplatz; danach wird der Ablagestapel gemischt. Gibt es keine, wird nur gemischt.
card-144 = Schlusswertung: 2 zusätzliche Punkte für jedes eigene Gebäude der Kategorie Handwerk.
card-145 = Baue 1 Mauerstein, ohne zu zahlen und ohne eine Karte zu spielen.
card-146 = Gib 1 rosa Arbeiter ab: Nimm 2 Mark für jedes eigene Gebäude der Kategorie Militär.
card-147 = Senke Unglücke deiner Wahl um insgesamt bis zu 2 Stufen; die Stufen dürfen auf verschiedene Unglücke verteilt werden.
card-148 = Suche im Ablagestapel eine Karte der Kategorie Militär und baue sie kostenlos auf einen freien eigenen Bauplatz; danach wird der Ablagestapel gemischt. Gibt es keine, wird nur gemischt.
card-149 = Senke Unglücke deiner Wahl um insgesamt bis zu 3 Stufen; die Stufen dürfen auf verschiedene Unglücke verteilt werden.
card-150 = Wenn du die Grundaktion „Mauer bauen“ ausführst, senke das Unglück in der Farbe des Segments um 1 Stufe.
card-151 = Du darfst verhindern, dass ein Unglück steigt, indem du 1 Arbeiter derselben Farbe abgibst; das gilt auch für schwarze Plättchen.
card-152 = Für jedes eigene Gebäude darfst du ein Unglück deiner Wahl um 1 Stufe senken.
card-153 = Senke Unglücke deiner Wahl um insgesamt bis zu 4 Stufen; die Stufen dürfen auf verschiedene Unglücke verteilt werden.
card-154 = Schlusswertung: 2 zusätzliche Punkte für jedes eigene Gebäude der Kategorie Militär.
card-155 = Schlusswertung: 1 Punkt für jede Stufe deiner gestiegenen Unglücke.
card-156 = Senke ein Unglück deiner Wahl um 1 Stufe.
card-157 = Gib 1 Arbeiter beliebiger Farbe ab: Senke das Unglück dieser Farbe um bis zu 2 Stufen.
card-158 = Gib 1 braunen Arbeiter ab: Nimm 2 Mark für jedes eigene Gebäude der Kategorie Polizei.
card-159 = Gib 1 orangen Arbeiter ab: Senke das orange Unglück um 1 Stufe.
card-160 = Gib 1 rosa Arbeiter ab: Senke das rosa Unglück um 1 Stufe.
card-161 = Gib 1 braunen Arbeiter ab: Senke das braune Unglück um 1 Stufe.
card-162 = Gib 1 lila Arbeiter ab: Senke das lila Unglück um 1 Stufe.
card-163 = Suche im Ablagestapel eine Karte der Kategorie Polizei und baue sie kostenlos auf einen freien eigenen Bauplatz; danach wird der Ablagestapel gemischt. Gibt es keine, wird nur gemischt.
card-164 = Nimm 1 Mark für jeden Würfel, der 6 zeigt.
card-165 = Ein Unglück trifft dich erst, wenn seine Stufe ein viertes Mal steigen müsste; sind alle drei Plättchen verschoben, geschieht noch nichts.
card-166 = Wenn du die Grundaktion „Gebäude bauen“ ausführst, senke das Unglück der passenden Farbe um 1 Stufe.
card-167 = Schlusswertung: 2 zusätzliche Punkte für jedes eigene Gebäude der Kategorie Polizei.
card-168 = Wenn du die Grundaktion „Unglück senken“ ausführst, senkst du das passende Unglück um 2 Stufen statt um 1, für 2 Punkte.
card-169 = Ziehe von jedem Gegner 1 zufällige Handkarte auf deine Hand.
card-170 = Gib 1 lila Arbeiter ab: Nimm 2 Mark für jedes eigene Gebäude der Kategorie Unterwelt.
card-171 = Jeder Gegner gibt dir 3 Mark, oder so viel er hat.
card-172 = Jeder Gegner gibt dir 2 Arbeiter seiner Wahl, oder so viele er hat.
card-173 = Jeder Gegner entfernt einen seiner Mauersteine; Mehrheitsplättchen und Statuen sind nicht betroffen.
card-174 = Suche im Ablagestapel eine Karte der Kategorie Unterwelt und baue sie kostenlos auf einen freien eigenen Bauplatz; danach wird der Ablagestapel gemischt. Gibt es keine, wird nur gemischt.
card-175 = Jeder Gegner geht auf dem Rathausmarkt 1 Feld zurück.
card-176 = Jeder Gegner legt eines seiner Gebäude, nach eigener Wahl, auf den Ablagestapel.
card-177 = Jeder Gegner legt einen seiner Bauplätze, nach eigener Wahl, auf den Ablagestapel; ein Gebäude darauf kommt auf seine Hand zurück.
card-178 = Senke ein Unglück deiner Wahl um 1 Stufe; jeder Gegner erhöht sein Unglück derselben Farbe um 1 Stufe. Kannst du keins senken, erhöht niemand.
card-179 = Schlusswertung: 2 zusätzliche Punkte für jedes eigene Gebäude der Kategorie Unterwelt.
card-180 = Wenn ein Gegner ein Gebäude baut, nimmst du 2 Mark.
card-181 = Gib 1 rosa Arbeiter ab: Nimm 2 Mark für jedes eigene Gebäude der Kategorie Geheimbund.
card-182 = Wenn du ein Gebäude in Orange baust, zahlst du nur die Hälfte, aufgerundet.
card-183 = Wenn du ein Gebäude in Lila baust, zahlst du nur die Hälfte, aufgerundet.
card-184 = Wenn du ein Gebäude in Rosa baust, zahlst du nur die Hälfte, aufgerundet.
card-185 = Wenn du ein Gebäude in Braun baust, zahlst du nur die Hälfte, aufgerundet.
card-186 = Suche im Ablagestapel eine Karte der Kategorie Geheimbund und baue sie kostenlos auf einen freien eigenen Bauplatz; danach wird der Ablagestapel gemischt. Gibt es keine, wird nur gemischt.
card-187 = Wenn du ein schwarzes Unglücksplättchen ziehst, bekommst du 1 Punkt.
card-188 = Wenn du ein schwarzes Unglücksplättchen ziehst, nimmst du 2 Mark.
card-189 = Du darfst einen deiner Arbeiter als zusätzlichen Geistlichen in die Kirche stellen, an das Fenster über dem Feld der Arbeiterfarbe; in Phase IV geht er mit dem Geistlichen auf das Feld vor der Kirche und zählt in der Schlusswertung für alle Spieler.
card-190 = Gib 1 Arbeiter beliebiger Farbe ab: Baue ein Gebäude dieser Farbe kostenlos UNTER eine eigene Zookarte derselben Farbe. Seine Fähigkeit wirkt normal, aber es gibt in der Schlusswertung keine Punkte.
card-191 = Schlusswertung: 2 zusätzliche Punkte für jedes eigene Gebäude der Kategorie Geheimbund.
card-192 = Du darfst auf jeden deiner Bauplätze zwei Gebäude bauen.
card-193 = Gib 1 braunen Arbeiter ab: Ziehe 2 Karten auf die Hand, dann lege 2 Karten ab.
card-194 = Nimm 2 Mark für jede verschiedene Farbe unter deinen Bauplätzen, höchstens 10 Mark.
card-195 = Gib 1 orangen Arbeiter ab: Nimm 2 Mark für jedes eigene Gebäude der Kategorie Hafen.
card-196 = Gib 1 orangen Arbeiter ab: Ziehe 1 Karte auf die Hand.
card-197 = Gib 1 grauen Arbeiter ab: Ziehe 1 Karte auf die Hand.
card-198 = Gib 1 rosa Arbeiter ab: Ziehe 1 Karte auf die Hand.
card-199 = Gib 1 braunen Arbeiter ab: Ziehe 1 Karte auf die Hand.
card-200 = Suche im Ablagestapel eine Karte der Kategorie Hafen und baue sie kostenlos auf einen freien eigenen Bauplatz; danach wird der Ablagestapel gemischt. Gibt es keine, wird nur gemischt.
card-201 = Ziehe 3 Karten auf die Hand.
card-202 = Gib 1 rosa Arbeiter ab: Nimm die oberste Karte des Ablagestapels und führe damit eine Grundaktion aus.
card-203 = Schlusswertung: 5 Punkte, wenn du Bauplätze in allen fünf Farben hast.
card-204 = Schlusswertung: 2 zusätzliche Punkte für jedes eigene Gebäude der Kategorie Hafen.
card-205 = Schlusswertung: 1 Punkt je 2 Arbeiter auf deinem Tableau.
card-206 = Nimm 1 rosa Arbeiter und 3 Mark.
card-207 = Nimm 1 grauen Arbeiter und 3 Mark.
card-208 = Nimm 1 orangen Arbeiter und 3 Mark.
card-209 = Nimm 1 braunen Arbeiter und 3 Mark.
card-210 = Gib 1 braunen Arbeiter ab: Nimm 2 Mark für jedes eigene Gebäude der Kategorie Kirche.
card-211 = Suche im Ablagestapel eine Karte der Kategorie Kirche und baue sie kostenlos auf einen freien eigenen Bauplatz; danach wird der Ablagestapel gemischt. Gibt es keine, wird nur gemischt.
card-212 = Gib 1 grauen Arbeiter ab: Für jeden farbigen Würfel, der 1 zeigt, nimm 1 Arbeiter seiner Farbe; ein schwarzer Würfel mit 1 gibt 1 Arbeiter beliebiger Farbe.
card-213 = Gib 1 orangen Arbeiter ab: 1 Punkt für jeden Würfel, der 1 zeigt.
card-214 = Wenn du auf dem Rathausmarkt vorrückst, senke ein Unglück deiner Wahl um 1 Stufe.
card-215 = Schlusswertung: 2 zusätzliche Punkte für jedes eigene Gebäude der Kategorie Kirche.
card-216 = Gib 1 rosa Arbeiter ab: 2 Arbeiter beliebiger Farben und 3 Punkte.
card-217 = Nimm 2 Mark für jede Unglücksfarbe, die um mindestens 1 Stufe gestiegen ist.
card-218 = Gib 1 orangen Arbeiter ab: Nimm 2 Mark für jedes eigene Gebäude der Kategorie Auswanderer.
card-219 = Gib 1 braunen Arbeiter ab: Ziehe 1 Karte von einem beliebigen Stapel, lege sie als Bauplatz und gib 1 Arbeiter ihrer Farbe ab.
card-220 = Gib 1 rosa Arbeiter ab: Ziehe 1 Karte von einem beliebigen Stapel, lege sie als Bauplatz und gib 1 Arbeiter ihrer Farbe ab.
card-221 = Gib 1 orangen Arbeiter ab: Ziehe 1 Karte von einem beliebigen Stapel, lege sie als Bauplatz und gib 1 Arbeiter ihrer Farbe ab.
card-222 = Gib 1 grauen Arbeiter ab: Ziehe 1 Karte von einem beliebigen Stapel, lege sie als Bauplatz und gib 1 Arbeiter ihrer Farbe ab.
card-223 = Suche im Ablagestapel eine Karte der Kategorie Auswanderer und baue sie kostenlos auf einen freien eigenen Bauplatz; danach wird der Ablagestapel gemischt. Gibt es keine, wird nur gemischt.
card-224 = Wenn du eine Grundaktion wählst, darfst du 1 grauen Arbeiter abgeben und die gespielte Karte als eine andere Farbe deiner Wahl behandeln. Geld: Würfel der genannten Farbe. Arbeiter: 3 der genannten Farbe. Mauer: Segment der genannten Farbe zum normalen Preis. Senken: Unglück der genannten Farbe (1 Punkt). Bauplatz: Gib einen Arbeiter der genannten Farbe ab, danach hat der Bauplatz seine eigene Farbe. Bauen: keine Wirkung.
card-225 = Schlusswertung: 2 zusätzliche Punkte für jedes eigene Gebäude der Kategorie Auswanderer.
card-226 = Wenn du auf dem Rathausmarkt vorrückst, bekommst du 1 Punkt.
card-227 = Gib 1 rosa Arbeiter ab: Nimm 1 Mark für jede verschiedene Farbe unter den Arbeitern auf deinem Tableau.
card-228 = Aktiviere 1 Gebäude mit Blitz eines Gegners, als hättest du es gerade gespielt; das Gebäude bleibt beim Gegner.
card-229 = Gib 1 braunen Arbeiter ab: Nimm 2 Mark für jedes eigene Gebäude der Kategorie Mystik.
card-230 = Gib 1 orangen Arbeiter ab: Nimm so viele Mark, wie der schwarze Würfel zeigt.
card-231 = Wenn du ein schwarzes Unglücksplättchen ziehst, ignorierst du das gezeigte Unglück und erhöhst stattdessen ein Unglück deiner Wahl um 1 Stufe.
card-232 = Wenn du einen Mauerstein baust, zahlst du so viele Mark, wie der schwarze Würfel zeigt, statt des aufgedruckten Preises.
card-233 = So viele Punkte, wie der schwarze Würfel zeigt.
card-234 = Gib 1 rosa Arbeiter ab: Ziehe so viele Karten oben vom Ablagestapel, wie der schwarze Würfel zeigt, dann lege ebenso viele Karten deiner Wahl ab.
card-235 = Gib 1 grauen Arbeiter ab: Versetze den Geistlichen dieses Durchgangs um 1 Fenster nach links oder rechts.
card-236 = Ziehe ein schwarzes Unglücksplättchen: Jeder Gegner erhöht das Unglück dieser Farbe um 1 Stufe.
card-237 = Für jeden farbigen Würfel, der dieselbe Zahl zeigt wie der schwarze, nimm 1 Arbeiter dieser Farbe.
card-238 = Suche im Ablagestapel eine Karte der Kategorie Mystik und baue sie kostenlos auf einen freien eigenen Bauplatz; danach wird der Ablagestapel gemischt. Gibt es keine, wird nur gemischt.
card-239 = Schlusswertung: 2 zusätzliche Punkte für jedes eigene Gebäude der Kategorie Mystik.
card-240 = Wenn ein Gegner auf dem Rathausmarkt vorrückt, kommt der Wert des schwarzen Würfels zu seinen Kosten hinzu; auch bei sonst kostenlosem oder anders bezahltem Vorrücken, außer er darf den schwarzen Würfel ignorieren (Bürgermeister). Du bist nicht betroffen.
card-241 = Keine Fähigkeit; in der Schlusswertung zählen nur die aufgedruckten Punkte.
card-242 = Keine Fähigkeit; in der Schlusswertung zählen nur die aufgedruckten Punkte.
card-243 = Keine Fähigkeit; in der Schlusswertung zählen nur die aufgedruckten Punkte.
card-244 = Keine Fähigkeit; in der Schlusswertung zählen nur die aufgedruckten Punkte.
card-245 = Keine Fähigkeit; in der Schlusswertung zählen nur die aufgedruckten Punkte.
card-246 = Keine Fähigkeit; in der Schlusswertung zählen nur die aufgedruckten Punkte.
card-247 = Keine Fähigkeit; in der Schlusswertung zählen nur die aufgedruckten Punkte.
card-248 = Keine Fähigkeit; in der Schlusswertung zählen nur die aufgedruckten Punkte.
card-249 = Keine Fähigkeit; in der Schlusswertung zählen nur die aufgedruckten Punkte.
card-250 = Keine Fähigkeit; in der Schlusswertung zählen nur die aufgedruckten Punkte.
card-251 = Keine Fähigkeit; in der Schlusswertung zählen nur die aufgedruckten Punkte.
card-252 = Keine Fähigkeit; in der Schlusswertung zählen nur die aufgedruckten Punkte.
card-253 = Keine Fähigkeit; in der Schlusswertung zählen nur die aufgedruckten Punkte.
card-254 = Keine Fähigkeit; in der Schlusswertung zählen nur die aufgedruckten Punkte.
card-255 = Keine Fähigkeit; in der Schlusswertung zählen nur die aufgedruckten Punkte.
card-256 = Keine Fähigkeit; in der Schlusswertung zählen nur die aufgedruckten Punkte.
card-257 = Keine Fähigkeit; in der Schlusswertung zählen nur die aufgedruckten Punkte.
card-258 = Keine Fähigkeit; in der Schlusswertung zählen nur die aufgedruckten Punkte.
card-259 = Keine Fähigkeit; in der Schlusswertung zählen nur die aufgedruckten Punkte.
card-260 = Keine Fähigkeit; in der Schlusswertung zählen nur die aufgedruckten Punkte.
card-261 = Nimm 1 Mark.
card-262 = Nimm 1 grauen Arbeiter.
card-263 = Ziehe 1 zusätzliche Karte vom grauen Nachziehstapel.
card-264 = 1 Punkt.
card-265 = Nimm 1 Mark.
card-266 = Nimm 1 orangen Arbeiter.
card-267 = Ziehe 1 zusätzliche Karte vom orangen Nachziehstapel.
card-268 = 1 Punkt.
card-269 = Nimm 1 Mark.
card-270 = Nimm 1 braunen Arbeiter.
card-271 = Ziehe 1 zusätzliche Karte vom braunen Nachziehstapel.
card-272 = 1 Punkt.
card-273 = Nimm 1 Mark.
card-274 = Nimm 1 lila Arbeiter.
card-275 = Ziehe 1 zusätzliche Karte vom lila Nachziehstapel.
card-276 = 1 Punkt.
card-277 = Nimm 1 Mark.
card-278 = Nimm 1 rosa Arbeiter.
card-279 = Ziehe 1 zusätzliche Karte vom rosa Nachziehstapel.
card-280 = 1 Punkt.

# Wie gedruckt, wo das wohl ein Druckfehler ist (Option misprints).
card-019-printed = Suche im Ablagestapel eine Karte der Kategorie Bürgerschaft und baue sie kostenlos auf einen freien eigenen Bauplatz; danach wird der Ablagestapel gemischt. Gibt es keine, wird nur gemischt.
card-082-printed = Gib 1 orangen Arbeiter ab: Nimm 1 Mark für jeden eigenen orangen Bauplatz.
card-127-printed = Gib 1 orangen Arbeiter ab: 1 Punkt und 2 Mark.
card-186-printed = Suche im grauen Nachziehstapel eine Karte der Kategorie Geheimbund und baue sie kostenlos auf einen freien eigenen Bauplatz; danach wird dieser Stapel gemischt.

mayor-01 = Dein Handlimit ist 7 statt 5.
mayor-02 = Wenn eines deiner Unglücke steigt, nimm 1 Arbeiter seiner Farbe.
mayor-03 = Ein Unglück zu senken bringt dir je Stufe 2 Punkte statt 1.
mayor-04 = Einmal je Durchgang darfst du ein III-Gebäude ein zweites Mal nutzen; seine Kosten werden beide Male bezahlt.
mayor-05 = Du ignorierst schwarze Unglücksplättchen, und beim Vorrücken auf dem Rathausmarkt den schwarzen Würfel.
mayor-06 = Wenn du ein Mehrheitsplättchen auf die farbige Seite drehst, nimm 5 Mark.
mayor-07 = Wenn du ein dauerhaftes Gebäude baust: 1 Punkt und 2 Mark.
mayor-07-cost-0 = Wenn du ein Gebäude baust, das 0 Mark kostet: 1 Punkt und 2 Mark.
mayor-07-points-0 = Wenn du ein Gebäude baust, das 0 Punkte wert ist: 1 Punkt und 2 Mark.
mayor-08 = Jeder Mauerstein kostet dich genau 2 Mark.
mayor-09 = Wenn du einen Bauplatz legst: 1 Punkt.
mayor-10 = Wenn du die Grundaktion Geld ausführst, nimm 2 Mark mehr.

ship-purple = Nimm 4 Mark.
ship-orange = Nimm 3 Arbeiter ein und derselben Farbe.
ship-grey = Ziehe die oberste Karte vom Stapel des eben gebauten Segments und führe damit eine Grundaktion aus.
ship-pink = Zahle 3 Mark und rücke auf dem Rathausmarkt 1 Feld vor.
ship-brown = Nutze eines deiner Gebäude mit Blitz.
ship-black = Senke ein Unglück deiner Wahl um 1 Stufe, für den üblichen Punkt.

stock-B01 = Geld: Nimm 1, 2 oder 3 Mark mehr.
stock-B02 = Geld: Nimm 1, 2 oder 2 Mark weniger.
stock-B03 = Arbeiter: Nimm 0, 1 oder 2 mehr in der Farbe der Karte.
stock-B04 = Arbeiter: Zahle 1, 1 oder 2 Mark.
stock-B05 = Mauer: 1, 1 oder 2 Punkte.
stock-B06 = Mauer: Verliere 1, 1 oder 2 Punkte.
stock-B07 = Senken: 0, 1 oder 2 Punkte mehr.
stock-B08 = Senken: Zahle 1, 1 oder 2 Mark.
stock-B09 = Bauplatz: 1, 1 oder 2 Punkte.
stock-B10 = Bauplatz: Gib zusätzliche Arbeiter ab: grau; lila und braun; rosa und orange.
stock-B11 = Bauen: 1, 2 oder 3 Mark billiger.
stock-B12 = Bauen: 1, 2 oder 3 Mark teurer.
stock-B13 = Arbeiter: zusätzliche Arbeiter: lila; rosa und grau; orange und braun.
stock-B14 = Bauen: Gib 0, 1 oder 2 Arbeiter beliebiger Farben ab.
stock-B15 = Geld: Nimm 1, 2 oder 3 Arbeiter in der Farbe des Würfels.
stock-B16 = Mauer: 1, 2 oder 3 Mark teurer.
stock-B17 = Senken: Nimm 1, 2 oder 3 Mark.
stock-B18 = Bauplatz: Zahle 1, 2 oder 3 Mark.
stock-B19 = Mauer: Ein Segment einer gezeigten Farbe kostet nichts: orange; grau oder lila; rosa oder braun.
stock-B20 = Mauer: Ein Segment einer gezeigten Farbe kostet 1 Mark mehr: braun; rosa oder lila; grau oder orange.

clergy-1a = Geld: 2 Mark mehr.
clergy-1b = Geld: 2 Mark weniger.
clergy-2a = Arbeiter: 1 mehr in beliebiger Farbe.
clergy-2b = Arbeiter: Gib danach 1 beliebigen ab.
clergy-3a = Mauer: 2 Mark billiger.
clergy-3b = Mauer: 2 Mark teurer.
clergy-4a = Vorrücken: 2 Mark billiger.
clergy-4b = Vorrücken: 2 Mark teurer.
clergy-5a = Bauen: 2 Mark billiger.
clergy-5b = Bauen: 2 Mark teurer.
clergy-6a = Fünf Runden in diesem Durchgang.
clergy-6b = Drei Runden in diesem Durchgang.
clergy-7a = Geld mit dem lila, orangen oder rosa Würfel: 2 Mark mehr.
clergy-7b = Geld mit dem lila, orangen oder rosa Würfel: 2 Mark weniger.
clergy-8a = Geld mit dem grauen oder braunen Würfel: 2 Mark mehr.
clergy-8b = Geld mit dem grauen oder braunen Würfel: 2 Mark weniger.
clergy-9a = Alle legen ihre Hand ab und ziehen je eine Karte jeder Farbe.
clergy-9b = Alle legen ihre Hand ab und ziehen zwei Karten von einem Stapel und drei von einem anderen.
clergy-10a = In diesem Durchgang sind alle Schiffe aktiv.
clergy-10b = In diesem Durchgang ist kein Schiff aktiv.
clergy-11a = Arbeiter mit einer lila, orangen oder rosa Karte: 1 mehr.
clergy-11b = Arbeiter mit einer grauen oder braunen Karte: 1 mehr.
clergy-12a = Lila, orange und rosa Unglücke steigen in diesem Durchgang nicht.
clergy-12b = Graue und braune Unglücke steigen in diesem Durchgang nicht, und kein schwarzes Plättchen wird gezogen.

tile-X01 = Oranges und rosa Unglück.
tile-X02 = Rosa und lila Unglück.
tile-X03 = Lila und graues Unglück.
tile-X04 = Graues und braunes Unglück.
tile-X05 = Braunes und oranges Unglück.
tile-X06 = Oranges Unglück; dann ziehe 1 Karte.
tile-X07 = Rosa Unglück; dann 1 Punkt.
tile-X08 = Lila Unglück; dann nimm 1 Arbeiter beliebiger Farbe.
tile-X09 = Graues Unglück; dann nimm 2 Mark.
tile-X10 = Braunes Unglück; dann darfst du ein anderes um 1 Stufe senken, ohne Punkte.

hint-only = Etwas anderes ist nicht möglich
hint-workers = Arbeiter dieser Farbe ({ $colour }) legen Bauplätze und arbeiten für deine Karten; dafür ist { $name } am besten verwendet
hint-money = Der Würfel dieser Farbe ({ $colour }) macht { $name } { $marks ->
    [one] 1 Mark
   *[other] { $marks } Mark
} wert, und du brauchst Geld mehr als die Karte
hint-lower-card = Das bringt einen Punkt, und das Unglück ({ $colour }) rückt nicht näher
hint-wall = Ein Stein hier führt zum dritten Segment und zur Statue und hilft bei der Mehrheit der Mauer
hint-site = Du brauchst einen freien Bauplatz, und { $name } ist dafür mehr wert als für alles andere
hint-lay-out = { $name } ist den Preis wert und braucht keinen Bauplatz
hint-build = { $name } ist mehr wert als Preis und Bauplatz; je früher gebaut, desto größer der Nutzen
hint-recolour = In dieser Farbe ({ $colour }) kann eine deiner Karten mehr
hint-activate = { $name } bringt jetzt mehr, als die Nutzung kostet
hint-pick = Von den angebotenen Karten nützt dir { $name } am meisten
hint-lose-building = { $name } wirst du von deinen Gebäuden am wenigsten vermissen
hint-lose-site = Diesen Bauplatz wirst du am wenigsten vermissen
hint-lose-stone = Der Stein dieser Hälfte fehlt am wenigsten
hint-stone = In dieser Hälfte bringt der Stein mehr
hint-on = Ein Bauplatz ist so gut wie der andere, bis auf Karten, die ihre Farben zählen
hint-card = { $name } passt hier am besten
hint-discard = { $name } wirst du am wenigsten vermissen
hint-draw = Dieser Stapel ({ $colour }) verspricht am meisten: für deine Unglücke, deine Mauer, deine Bauplätze und deine Karten
hint-worker = Ein Arbeiter dieser Farbe ({ $colour }) nützt dir am meisten
hint-give = Auf einen Arbeiter dieser Farbe ({ $colour }) kannst du am ehesten verzichten
hint-lower = Von den Unglücken droht dieses ({ $colour }) am meisten
hint-raise = Von den Unglücken droht dieses ({ $colour }) am wenigsten
hint-suffer = Am wenigsten kostet es, wenn dieses Unglück ({ $colour }) zuerst kommt
hint-turn-back = Dieses Plättchen ist am leichtesten zurückzugewinnen
hint-statue = Diese Statue ist dir mehr wert
hint-ship = Dieses Schiff gibt mehr, als der Arbeiter wert ist
hint-clergyman = Dort zählt der Geistliche für mehr von deinen Karten
hint-trade = Dieser Handel trifft den, der vorn liegt
hint-mayor = Diese Seite beginnt reicher, oder ihre Fähigkeit ist über die Partie mehr wert
hint-prevent = Der Arbeiter ist weniger wert, als das Unglück nähme
hint-advance = Das Feld ist mehr wert, als es heute kostet
hint-done = Was noch angeboten wird, kostet mehr, als es bringt

## Der Wertungsbogen
# Was in ausgedachten Partien geschieht, für Tipps.
hint-happens-building = { hint-whose }{ $card } steht am Ende von { $here } von { $worlds } ausgedachten Partien, sonst von { $there }; etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } besser als { hint-than }

sheet-start = Zu Beginn
sheet-lowered = Gesenkte Unglücke
sheet-effects = Wirkung von Karten
sheet-parks = Parkeinkommen
sheet-mayor = Bürgermeister
sheet-tiles = Plättchen
sheet-dice = Würfel von TOM
sheet-cards = Karten
sheet-laurels = Lorbeer
sheet-tokens = Mehrheiten
sheet-segments = Dritte Segmente
sheet-statues = Statuen
sheet-clergy = Geistliche
sheet-hall = Rathausmarkt

judged-cards = Gebäude
judged-majorities = Mehrheiten
judged-wall = die Stadtmauer
judged-hall = der Rathausmarkt
judged-danger = weniger Gefahr durch Unglücke
judged-hand = was die Handkarten können
judged-rivals = was die anderen verlieren
judged-money = Geld
judged-workers = Arbeiter
judged-sites = freie Bauplätze

# Was neuere Fassungen der Regeln geändert haben.
changed-2-1 = TOM bedenkt alles, was aus einer Wahl folgt: mit welchem Arbeiter er zahlt, und die Karten 034, 060, 106, 109, 151, 157 und 189 (HAM-18.5).
changed-2-2 = Die Karten einer Hand liegen nach Farben beieinander; wo eine Karte innerhalb ihrer Farbe liegt, verrät nichts.
changed-2-3 = Geistlichenplättchen 9: du wählst die Reihenfolge, in der du deine Hand ablegst, und Seite B bringt 2 Karten von einem Stapel und 3 von einem anderen (HAM-AMB-48, HAM-AMB-72).
changed-2-4 = Einen Nachziehstapel zu durchsuchen lässt sich nicht zurücknehmen (HAM-19.3).
