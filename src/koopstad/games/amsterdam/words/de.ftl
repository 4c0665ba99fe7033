# Amsterdam, auf Deutsch.

colour-brown = braun
colour-grey = grau
colour-purple = lila
colour-orange = orange
colour-pink = rosa
colour-black = schwarz

good-beer = Bier
good-tulip = Tulpenzwiebeln
good-cheese = Käse
good-furniture = Möbel
good-jenever = Genever
good-tiles = Fliesen
good-lace = Spitze
good-coffee = Kaffee
good-crystal = Kristall

docker-light_blue = hellblau
docker-maroon = weinrot
docker-white = weiß
docker-gold = golden
docker-light_pink = hellrosa
docker-light_green = hellgrün

district-plantage = Plantage
district-haarlemmerbuurt = Haarlemmerbuurt
district-jordaan = Jordaan
district-burgwallen = Burgwallen
district-nieuwmarkt = Nieuwmarkt
district-grachtengordel = Grachtengordel

kinds-artisan = Handwerker
kinds-building = Gebäude
kinds-map = Viertelpläne
timing-phase1 = Phase I
timing-phase2 = Phase II
timing-phase3 = Phase III
timing-permanent = dauerhaft
timing-endgame = Spielende

# Orte im Hafen.
place-start = Startanleger
pier-light_blue = hellblauer Anleger
pier-maroon = weinroter Anleger
pier-white = weißer Anleger
pier-gold = goldener Anleger
pier-light_pink = hellrosa Anleger
pier-light_green = hellgrüner Anleger
place-water-01 = Wasserfeld 1
place-water-02 = Wasserfeld 2
place-water-03 = Wasserfeld 3
place-water-04 = Wasserfeld 4
place-water-05 = Wasserfeld 5
place-water-06 = Wasserfeld 6
place-water-07 = Wasserfeld 7
place-water-08 = Wasserfeld 8
place-water-09 = Wasserfeld 9
place-water-10 = Wasserfeld 10
place-water-11 = Wasserfeld 11
place-water-12 = Wasserfeld 12
place-depot-1 = Depot 1
place-depot-2 = Depot 2
place-depot-3 = Depot 3
place-depot-4 = Depot 4
store-beer = Bierspeicher
store-tulip = Tulpenspeicher
store-cheese = Käsespeicher
store-furniture = Möbelspeicher
store-jenever = Geneverspeicher
store-tiles = Fliesenspeicher
store-lace = Spitzenspeicher
store-coffee = Kaffeespeicher
store-crystal = Kristallspeicher
store-depot-1 = Depot 1
store-depot-2 = Depot 2
store-depot-3 = Depot 3
store-depot-4 = Depot 4

# Was zu entscheiden ist.
step-draft = Nimm eine Startkarte
step-first-cube = Lege einen Rohstoff auf Feld 1 deiner Windrose
step-second-cubes = Lege zwei Rohstoffe auf Feld 2 deiner Windrose
step-place-foreman = Stelle den Vorarbeiter auf ein Depot
step-place-bailiff = Stelle den Büttel auf einen Häuserblock mit Preis 2
step-place-trader = Stelle den Händler auf den Schwarzmarkt
step-take-card = Nimm eine Karte
step-overflow = Alle Plätze sind belegt: Lege eine Karte ab
step-tom-removes = Wähle den Viertelplan, den TOM entfernt
step-choose-dice = Wähle zwei Würfel
step-shift = Verschiebe die Rohstoffe eines Würfels auf ein Nachbarfeld, oder nicht
step-turn = Du bist am Zug
step-gain = Wähle den Rohstoff, den du bekommst
step-pay = Wähle die Rohstoffe, die du abgibst
step-spare = Wähle den Rohstoff, den dir der Nachlass erspart
step-activate-free = Wähle eine Karte, die du ohne Rohstoffe aktivierst
step-free-map-use = Nutze den Viertelplan kostenlos, oder verzichte
step-free-block = Wähle einen Häuserblock
step-sale = Verkaufe die Ware auf dem Schwarzmarkt, oder lagere sie
step-move-trader = Wähle, wohin der Händler geht
step-move-bailiff = Wähle, wohin der Büttel geht
step-move-foreman = Wähle, wohin der Vorarbeiter geht
step-sail-anywhere = Wähle einen Ort für deinen Lastkahn
step-swap-take = Nimm eine Karte vom Ablagestapel
step-swap-draw = Ziehe einen Handwerker oder ein Gebäude
step-swap-discard = Lege eine deiner inaktiven Karten ab
step-discard-map = Lege einen deiner aktiven Viertelpläne ab
step-keep = Wähle den Rohstoff, den du in der Kammer behältst, wenn du einen behalten willst

# Was gespielt werden kann. Preis und Ertrag werden berechnet und stehen daneben.
action-pass = Zug beenden
action-activate = { $card } aktivieren
action-use = { $card } nutzen
action-block = { $district } { $number } mit { $good } nehmen
action-load-all = Alle Waren laden
action-load = { $good } laden
action-sail = Fahrt: { $place }
action-docker = Hafenarbeiter an Bord nehmen ({ $docker })
action-deliver = { $good } liefern
action-amstel = Auf der Amstel { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} vorrücken
action-market = Den Markt nutzen: { $text }
action-pay = { $number }× { $colour } zahlen
action-spare = Ersparen: { $colour }
action-gain = Bekommen: { $colour }
action-sell-gulden = { $good } für Gulden verkaufen
action-sell = { $good } für einen Rohstoff verkaufen ({ $colour })
action-store = { $good } einlagern
action-decline = { $card } nicht nutzen
action-discard = { $card } ablegen
action-bailiff = Der Büttel geht nach { $district } { $number }
action-foreman = Der Vorarbeiter geht hierhin: { $store }
action-trader = Der Händler geht auf das Feld für { $good }
action-take = { $card } nehmen
action-no-card = Keine Karte nehmen
action-remove = TOM entfernt { $card }
action-dice = { $first } ({ $one }) und { $second } ({ $two }) wählen
action-slot = { $colour } auf Feld { $slot }
action-slot-normal = Beide liegen lassen
action-keep = Behalten: { $colour }
action-keep-nothing = Nichts behalten
action-wheel = { $colour } auf die Windrose
action-wheel-two = { $first } und { $second } auf die Windrose
action-draw-artisan = Einen Handwerker ziehen
action-draw-building = Ein Gebäude ziehen

group-take = Nehmen
group-discard = Ablegen
group-activate = Aktivieren
group-use = Nutzen
group-blocks = Häuserblöcke
group-sail = Fahren
group-barge = Lastkahn
group-amstel = Amstel
group-market = Markt
group-dice = Würfel
group-figures = Figuren
group-cubes = Rohstoffe
group-turn = Zug

# Was jemand hat und vergleicht.
purse-points = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
purse-gulden = { $number } Gulden
purse-any = { $number ->
    [one] 1 beliebiger Rohstoff
   *[other] { $number } beliebige Rohstoffe
}
purse-brown = { $number } { colour-brown }
purse-grey = { $number } { colour-grey }
purse-purple = { $number } { colour-purple }
purse-orange = { $number } { colour-orange }
purse-pink = { $number } { colour-pink }
purse-black = { $number } { colour-black }
purse-beer = { $number } { good-beer }
purse-tulip = { $number } { good-tulip }
purse-cheese = { $number } { good-cheese }
purse-furniture = { $number } { good-furniture }
purse-jenever = { $number } { good-jenever }
purse-tiles = { $number } { good-tiles }
purse-lace = { $number } { good-lace }
purse-coffee = { $number } { good-coffee }
purse-crystal = { $number } { good-crystal }
purse-blocks = { $number ->
    [one] 1 Häuserblock
   *[other] { $number } Häuserblöcke
}
purse-amstel = { $number ->
    [one] 1 Feld auf der Amstel
   *[other] { $number } Felder auf der Amstel
}
purse-dockers = { $number ->
    [one] 1 Hafenarbeiter an Bord
   *[other] { $number } Hafenarbeiter an Bord
}
purse-waiting = { $number ->
    [one] 1 wartende Karte
   *[other] { $number } wartende Karten
}
purse-active = { $number ->
    [one] 1 aktive Karte
   *[other] { $number } aktive Karten
}
purse-wheel = { $number ->
    [one] 1 Rohstoff auf der Windrose
   *[other] { $number } Rohstoffe auf der Windrose
}
purse-penalties = { $number ->
    [one] 1 Strafplättchen
   *[other] { $number } Strafplättchen
}

# Was geschah.
log-round = Runde { $round } beginnt
log-reveal = Aufgedeckte Karten: { $cards }
log-take = { $player } nimmt { $card }
log-no-card = { $player } nimmt keine Karte
log-discard = { $player } legt { $card } ab
log-penalty = { $player } nimmt ein Strafplättchen
log-dice = Würfel: braun { $brown }, grau { $grey }, lila { $purple }, orange { $orange }, rosa { $pink }, schwarz { $black }
log-dice-turned = Hohe Würfel werden auf 1 gedreht: braun { $brown }, grau { $grey }, lila { $purple }, orange { $orange }, rosa { $pink }, schwarz { $black }
log-choose-dice = { $player } wählt die Würfel { $first } und { $second }
log-wheel = { $player } legt { $cubes }× { $colour } auf Feld { $slot }
log-supply = { $player } dreht die Windrose und hat { $cubes ->
    [one] 1 Rohstoff
   *[other] { $cubes } Rohstoffe
}
log-points = { $player } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
log-gulden = { $player } bekommt { $gulden } Gulden
log-cubes = { $player } bekommt { $cubes }× { $colour }
log-pay-gulden = { $player } zahlt { $gulden } Gulden
log-pay-cubes = { $player } zahlt { $cubes }× { $colour }
log-activate = { $player } aktiviert { $card }
log-use = { $player } nutzt { $card }
log-block = { $player } nimmt den Häuserblock { $block } mit { $good }
log-sell = { $player } verkauft { $good } auf dem Schwarzmarkt
log-load = { $player } lädt { $good }
log-sail = { $player } fährt zu: { $place }
log-docker = { $player } nimmt einen Hafenarbeiter an Bord ({ $docker })
log-docker-home = { $player } bringt einen Hafenarbeiter ins Arbeiterhaus ({ $docker })
log-deliver = { $player } liefert { $good }: { $store }
log-amstel = { $player } rückt auf der Amstel { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} vor, auf Feld { $space }
log-market = { $player } nutzt { $tile }
log-tile = Ein neues Marktplättchen: { $tile }
log-pass = { $player } passt
log-keep = { $player } behält einen Rohstoff ({ $colour })
log-keep-nothing = { $player } behält keinen Rohstoff
log-foreman = Der Vorarbeiter steht hier: { $store }
log-foreman-leaves = Alle Speicher und Depots sind voll: der Vorarbeiter verlässt das Spiel
log-bailiff = Der Büttel steht auf { $block }
log-bailiff-leaves = Jeder Häuserblock hat einen Besitzer: der Büttel verlässt das Spiel
log-trader = Der Händler steht auf dem Feld für { $good }
log-trader-leaves = Der Schwarzmarkt ist voll: der Händler verlässt das Spiel
log-score = { $player }: Strafen { $penalties }, Karten { $cards }, Gruppe { $group }, Viertel { $districts }, Aufträge { $tasks }, Übriges { $leftovers }; insgesamt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

# TOM, mit seinen Gründen.
log-tom-behind = TOM liegt auf der Amstel zurück und entfernt keine Karte
log-tom-removes = TOM liegt auf der Amstel vorn und entfernt die billigste Karte, { $card } ({ $cubes ->
    [one] 1 Rohstoff
   *[other] { $cubes } Rohstoffe
})
log-tom-ones = { $dice ->
    [one] Ein Würfel zeigt 1
   *[other] { $dice } Würfel zeigen 1
}: TOM rückt auf der Amstel vor
log-tom-amstel = TOM rückt auf der Amstel { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} vor, auf Feld { $space }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
log-tom-docker = Drei oder mehr Würfel zeigen { $number } ({ $pier }): TOM bringt den Hafenarbeiter von dort ins Arbeiterhaus, für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und 1 Gulden
log-tom-no-docker = Drei oder mehr Würfel zeigen { $number } ({ $pier }), aber dort steht kein Hafenarbeiter mehr
log-tom-block = Der Würfel ({ $colour }) zeigt 6: TOM nimmt den Häuserblock { $block } mit { $good }, { $reason }
tom-cheapest = den billigsten freien
tom-beside = unter den billigsten den neben einem eigenen
tom-leftmost = unter den billigsten den am weitesten links
log-tom-no-block = Der Würfel ({ $colour }) zeigt 6, aber das Viertel ist voll
log-tom-sells = Der Schwarzmarkt hat Platz für { $good }: TOM verkauft für { $gulden } Gulden
log-tom-delivers = Auf dem Schwarzmarkt liegt schon { $good }: TOM liefert in den Speicher, für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
log-tom-market = TOM zahlt { $cost } Gulden für { $tile }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
log-tom-poor = TOM kann { $cost } Gulden für { $tile } nicht zahlen und bekommt 1 Gulden
log-tom-score = TOM: Gruppe { $group }, Viertel { $districts }, Gulden { $leftovers }; insgesamt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

# Warum nicht.
why-first-draft = nimm zuerst eine Startkarte
why-first-first-cube = lege zuerst einen Rohstoff auf Feld 1 deiner Windrose
why-first-second-cubes = lege zuerst zwei Rohstoffe auf Feld 2 deiner Windrose
why-first-place-foreman = stelle zuerst den Vorarbeiter auf ein Depot
why-first-place-bailiff = stelle zuerst den Büttel auf einen Häuserblock mit Preis 2
why-first-place-trader = stelle zuerst den Händler auf ein Feld des Schwarzmarkts
why-first-take-card = nimm zuerst eine Karte
why-first-overflow = lege zuerst eine deiner sechs inaktiven Karten ab
why-first-tom-removes = wähle zuerst, welchen der gleich teuren Viertelpläne TOM entfernt
why-first-choose-dice = wähle zuerst zwei verschiedene Würfel
why-first-shift = entscheide zuerst über das Feld eines gewählten Würfels
why-first-gain = wähle zuerst den Rohstoff, den du bekommst
why-first-pay = wähle zuerst die Rohstoffe, die du abgibst; so viele dieser Farbe passen nicht
why-first-spare = wähle zuerst den Rohstoff, den dir der Nachlass erspart
why-first-activate-free = wähle zuerst eine deiner inaktiven Karten
why-first-free-map-use = nutze zuerst den Viertelplan kostenlos, oder verzichte
why-first-free-block = wähle zuerst einen Häuserblock ohne Wappen
why-first-sale = verkaufe zuerst die Ware für das Gebotene, oder lagere sie
why-first-move-trader = bewege zuerst den Händler auf das nächste freie Feld
why-first-move-bailiff = bewege zuerst den Büttel auf den nächsten freien Häuserblock
why-first-move-foreman = bewege zuerst den Vorarbeiter zum nächsten Speicher oder Depot mit Platz
why-first-sail-anywhere = wähle zuerst einen anderen Ort für deinen Lastkahn
why-first-swap-take = nimm zuerst eine Karte vom Ablagestapel
why-first-swap-draw = ziehe zuerst einen Handwerker oder ein Gebäude
why-first-swap-discard = lege zuerst eine deiner anderen inaktiven Karten ab
why-first-discard-map = lege zuerst einen deiner aktiven Viertelpläne ab
why-first-keep = wähle zuerst einen deiner Rohstoffe für die Kammer, oder keinen
why-not-on-display = diese Karte liegt nicht aus
why-no-card = eine Karte zu nehmen ist Pflicht
why-not-in-turn = das ist keine Aktion deines Zuges
why-no-sale = nur eine Ware, die du gerade von einem Häuserblock bekommen hast, kann verkauft werden, und nur, wenn das Feld ihrer Sorte leer ist
why-same-die = du musst zwei verschiedene Würfel wählen
why-advanced = du hast in diesem Zug schon für das Vorrücken bezahlt
why-river-end = deine Scheibe hat auf der Amstel nur noch { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} vor sich
why-resources = das kostet { $cost ->
    [one] 1 Rohstoff
   *[other] { $cost } Rohstoffe
}, und du hast { $held }
why-no-crane = dein Lastkahn liegt nicht an einem Anleger
why-not-in-store = diese Ware ist nicht in deinem Zwischenlager
why-load-all = in deinem Zwischenlager ist nur eine Ware; lade sie einfach
why-already-there = dein Lastkahn liegt schon dort
why-no-pier = dein Lastkahn liegt nicht an einem farbigen Anleger
why-no-such-docker = an diesem Anleger steht kein Hafenarbeiter dieser Farbe ({ $docker })
why-dockers-aboard = dein Lastkahn hat schon { $dockers } Hafenarbeiter an Bord
why-boarded = du hast bei diesem Halt schon einen Hafenarbeiter an Bord genommen
why-wrong-anchorage = { $good }: das kannst du dort, wo dein Lastkahn liegt, nicht liefern
why-not-aboard = auf deinem Lastkahn fehlt: { $good }
why-empty-barge = auf deinem Lastkahn sind keine Waren: belade ihn zuerst an einem Kran
why-full = es ist kein Platz mehr
why-block-taken = der Häuserblock hat schon einen Besitzer
why-blocks-per-turn = du darfst je Zug { $limit ->
    [one] 1 Häuserblock
   *[other] { $limit } Häuserblöcke
} nehmen, und das hast du getan
why-only-gulden = mit Karte 027 wird ein Häuserblock mit 2 Gulden bezahlt
why-cubes = das kostet { $cost }× { $colour }, und du hast { $held }
why-no-gulden-for-block = nur mit Karte 027 kannst du einen Häuserblock mit Gulden bezahlen
why-gulden = das kostet { $cost } Gulden, und du hast { $held }
why-already-active = die Karte ist schon aktiv
why-not-inactive = die Karte gehört nicht zu deinen inaktiven Karten
why-card-cost = dir fehlen am Preis: { $missing ->
    [one] 1 Rohstoff
   *[other] { $missing } Rohstoffe
}
why-not-active = die Karte gehört nicht zu deinen aktiven Karten
why-only-phase-1 = diese Karte wirkt nur in Phase I, wenn Karten genommen werden
why-only-phase-2 = diese Karte wirkt nur in Phase II, wenn Würfel gewählt werden
why-works-by-itself = diese Karte wirkt von selbst, sobald sie zutrifft
why-only-final-scoring = diese Karte wirkt nur in der Schlusswertung
why-used-up = die Karte wurde in dieser Runde schon genutzt
why-markets-per-turn = du darfst den Markt je Zug { $limit ->
    [one] 1-mal
   *[other] { $limit }-mal
} nutzen, und das hast du getan
why-after-map = in diesem Zug wurde kein Plan dieses Viertels genutzt: { $district }
why-after-any-map = in diesem Zug wurde kein Viertelplan genutzt
why-with-map = du hast keinen aktiven Plan dieses Viertels: { $district }
why-with-any-map = du hast keinen aktiven Viertelplan
why-at-least = nötig sind mindestens { $number } aktive { $kind }
why-inactive-at-most = du hast mehr als { $number ->
    [one] 1 inaktive Karte
   *[other] { $number } inaktive Karten
}
why-goods-aboard = dein Lastkahn trägt mehr als { $number ->
    [one] 1 Ware
   *[other] { $number } Waren
}
why-after-advance = deine Scheibe ist in diesem Zug nicht auf der Amstel vorgerückt
why-after-sailing = dein Lastkahn ist in diesem Zug noch nicht so weit gefahren: { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}
why-first-on-amstel = du bist auf der Amstel vorn
why-not-last-on-amstel = du bist auf der Amstel nicht Letzter
why-not-alone-first = du liegst nach Punkten nicht allein vorn
why-not-alone-last = du liegst nach Punkten nicht allein hinten
why-after-gulden = keine andere Karte hat dir in dieser Runde Gulden gebracht
why-after-points = keine andere Karte hat dir in dieser Runde Punkte gebracht
why-card-gulden = das kostet { $cost } Gulden
why-card-cubes = das kostet { $cost ->
    [one] 1 Rohstoff
   *[other] { $cost } Rohstoffe
}
why-card-colour = das kostet { $cost }× { $colour }
why-no-inactive = du hast keine inaktive Karte
why-no-free-block = kein Häuserblock ist frei
why-no-map = du hast keinen aktiven Viertelplan

# Karten: Namen und Wirkung.
type-jenever-distiller = Geneverbrenner
type-crystal-cutter = Kristallschleifer
type-cheesemaker = Käser
type-coffee-roaster = Kaffeeröster
type-tile-maker = Fliesenbrenner
type-lace-maker = Spitzenklöpplerin
type-brewer = Brauer
type-carpenter = Tischler
type-tulip-grower = Tulpenzüchter
type-beurs = Zochers Börse
type-rijksmuseum = Rijksmuseum
type-oude-kerk = Oude Kerk
type-zuiderkerk = Zuiderkerk
type-westerkerk = Westerkerk
type-entrepotdok = Entrepotdok
type-montelbaanstoren = Montelbaanstoren
type-schreierstoren = Schreierstoren
type-zeemagazijn = Seemagazin
type-centraal-station = Centraal Station
type-concertgebouw = Concertgebouw
type-plantage = Plan von Plantage
type-haarlemmerbuurt = Plan von Haarlemmerbuurt
type-jordaan = Plan von Jordaan
type-burgwallen = Plan von Burgwallen
type-nieuwmarkt = Plan von Nieuwmarkt
type-grachtengordel = Plan von Grachtengordel
card-001 = { type-jenever-distiller } 001
card-001-text = Nachdem du in diesem Zug einen Plan von Plantage genutzt hast: 1 oranger Rohstoff.
card-001-text-active = Mit einem aktiven Plan von Plantage: 1 oranger Rohstoff.
card-002 = { type-jenever-distiller } 002
card-002-text = Nachdem du in diesem Zug einen Plan von Haarlemmerbuurt genutzt hast: 1 brauner Rohstoff.
card-002-text-active = Mit einem aktiven Plan von Haarlemmerbuurt: 1 brauner Rohstoff.
card-003 = { type-jenever-distiller } 003
card-003-text = Nachdem du in diesem Zug einen Plan von Jordaan genutzt hast: 1 grauer Rohstoff.
card-003-text-active = Mit einem aktiven Plan von Jordaan: 1 grauer Rohstoff.
card-004 = { type-jenever-distiller } 004
card-004-text = Nachdem du in diesem Zug einen Plan von Burgwallen genutzt hast: 1 lila Rohstoff.
card-004-text-active = Mit einem aktiven Plan von Burgwallen: 1 lila Rohstoff.
card-005 = { type-jenever-distiller } 005
card-005-text = Nachdem du in diesem Zug einen Plan von Nieuwmarkt genutzt hast: 1 schwarzer Rohstoff.
card-005-text-active = Mit einem aktiven Plan von Nieuwmarkt: 1 schwarzer Rohstoff.
card-006 = { type-jenever-distiller } 006
card-006-text = Nachdem du in diesem Zug einen Plan von Grachtengordel genutzt hast: 1 rosa Rohstoff.
card-006-text-active = Mit einem aktiven Plan von Grachtengordel: 1 rosa Rohstoff.
card-007 = { type-crystal-cutter } 007
card-007-text = Am Ende: 2 Punkte für jede verschiedene Sorte unter deinen aktiven Handwerkern.
card-008 = { type-crystal-cutter } 008
card-008-text = Am Ende: keine Strafplättchen für deine inaktiven Karten.
card-009 = { type-crystal-cutter } 009
card-009-text = Am Ende: Rücke auf der Amstel 5 Felder vor.
card-010 = { type-crystal-cutter } 010
card-010-text = Am Ende: 1 Punkt für jede Ware und jeden Hafenarbeiter auf deinem Lastkahn.
card-011 = { type-crystal-cutter } 011
card-011-text = Am Ende: 1 Punkt für jeden Hafenarbeiter im Arbeiterhaus.
card-012 = { type-crystal-cutter } 012
card-012-text = Am Ende: 1 Punkt für jede Ware auf dem Schwarzmarkt.
card-013 = { type-cheesemaker } 013
card-013-text = Mit mindestens 3 aktiven Gebäuden: 1 Gulden.
card-014 = { type-cheesemaker } 014
card-014-text = Nachdem du in diesem Zug auf der Amstel vorgerückt bist: 1 Punkt.
card-015 = { type-cheesemaker } 015
card-015-text = Mit höchstens 2 Waren auf deinem Lastkahn: 1 Punkt.
card-016 = { type-cheesemaker } 016
card-016-text = Nachdem dein Lastkahn in diesem Zug mindestens 2 Felder gefahren ist: 1 Punkt.
card-017 = { type-cheesemaker } 017
card-017-text = Wenn du auf der Amstel nicht vorn bist: Rücke dort 1 Feld vor.
card-018 = { type-cheesemaker } 018
card-018-text = Wenn du auf der Amstel Letzter bist: 1 Gulden.
card-019 = { type-coffee-roaster } 019
card-019-text = 1 Gulden je 5 deiner Wappen in der Stadt, aufgerundet.
card-020 = { type-coffee-roaster } 020
card-020-text = Du darfst den Markt zweimal je Zug nutzen; zahle jedes Mal.
card-021 = { type-coffee-roaster } 021
card-021-text = 1 Punkt für jedes Viertel, von dem du einen aktiven Plan hast.
card-022 = { type-coffee-roaster } 022
card-022-text = Zahle 1 Gulden: Dein Lastkahn darf in diesem Zug 3 Felder ohne Rohstoffe fahren.
card-023 = { type-coffee-roaster } 023
card-023-text = Zahle 1 Gulden: 1 Punkt.
card-023-text-hu = Zahle 1 Gulden: 2 Punkte.
card-024 = { type-coffee-roaster } 024
card-024-text = 1 Gulden und 1 Punkt.
card-025 = { type-tile-maker } 025
card-025-text = Jeder Häuserblock kostet dich 1 Rohstoff weniger.
card-026 = { type-tile-maker } 026
card-026-text = Wenn du einen Häuserblock nimmst: 1 Gulden.
card-027 = { type-tile-maker } 027
card-027-text = Du darfst für einen Häuserblock 2 Gulden statt der Rohstoffe zahlen.
card-027-text-nl = Du zahlst für jeden Häuserblock 2 Gulden, nie Rohstoffe.
card-028 = { type-tile-maker } 028
card-028-text = Du darfst in deinem Zug einen zweiten Häuserblock nehmen.
card-029 = { type-tile-maker } 029
card-029-text = Du darfst einen deiner Viertelpläne in deinem Zug bis zu 3-mal nutzen; zahle jedes Mal.
card-030 = { type-tile-maker } 030
card-030-text = Wenn du ein Gebäude aktivierst: 2 Gulden.
card-031 = { type-lace-maker } 031
card-031-text = Jedes Gebäude kostet dich 1 Rohstoff deiner Wahl weniger.
card-032 = { type-lace-maker } 032
card-032-text = Gib 3 beliebige Rohstoffe für 1 Gulden ab, so oft du willst.
card-033 = { type-lace-maker } 033
card-033-text = Wenn du einen Handwerker aktivierst, auch diesen: 1 Gulden.
card-034 = { type-lace-maker } 034
card-034-text = Deine Amstelscheibe liegt immer oben auf ihrem Stapel.
card-035 = { type-lace-maker } 035
card-035-text = Wenn du einen Viertelplan aktivierst, darfst du ihn sofort einmal kostenlos nutzen.
card-036 = { type-lace-maker } 036
card-036-text = Gib 2 beliebige Rohstoffe für 1 deiner Wahl ab, so oft du willst.
card-037 = { type-brewer } 037
card-037-text = Wenn du auf dem Schwarzmarkt verkaufst, bekommst du beide Erlöse.
card-038 = { type-brewer } 038
card-038-text = Zahle 3 Gulden und aktiviere eine inaktive Karte ohne Rohstoffe, so oft du willst.
card-039 = { type-brewer } 039
card-039-text = Zahle 2 Gulden für 2 Rohstoffe deiner Wahl, so oft du willst.
card-040 = { type-brewer } 040
card-040-text = Mit jedem Rohstoff fährt dein Lastkahn 2 Felder.
card-041 = { type-brewer } 041
card-041-text = Wenn du einen Viertelplan aktivierst: 1 Gulden.
card-042 = { type-brewer } 042
card-042-text = Ein Handwerker einer Sorte, die du nicht aktiv hast, kostet dich 1 Rohstoff deiner Wahl weniger.
card-043 = { type-carpenter } 043
card-043-text = Wenn du allein die wenigsten Punkte hast: 1 Rohstoff deiner Wahl.
card-044 = { type-carpenter } 044
card-044-text = 1 Gulden, und 1 Punkt für jeden deiner aktiven Tischler.
card-045 = { type-carpenter } 045
card-045-text = Wenn dir ein Marktplättchen Punkte bringt: dazu 1 Rohstoff deiner Wahl.
card-046 = { type-carpenter } 046
card-046-text = 1 Rohstoff deiner Wahl.
card-047 = { type-carpenter } 047
card-047-text = Lege einen deiner aktiven Viertelpläne ab: 3 Gulden.
card-048 = { type-carpenter } 048
card-048-text = Gib 1 beliebigen Rohstoff ab: 1 Gulden.
card-049 = { type-tulip-grower } 049
card-049-text = In Phase I darfst du auf die Karte verzichten.
card-050 = { type-tulip-grower } 050
card-050-text = Ein ins Arbeiterhaus gebrachter Hafenarbeiter bringt die Punkte seines Feldes zweimal.
card-051 = { type-tulip-grower } 051
card-051-text = Für jeden gewählten Würfel, der 1 zeigt: 2 Gulden.
card-052 = { type-tulip-grower } 052
card-052-text = Für jeden gewählten Würfel, der 1 zeigt: 2 weitere Rohstoffe seiner Farbe auf Feld 1.
card-053 = { type-tulip-grower } 053
card-053-text = Die Rohstoffe eines gewählten Würfels dürfen auf ein Nachbarfeld ihres Feldes.
card-054 = { type-tulip-grower } 054
card-054-text = Für jeden gewählten Würfel: 1 weiterer Rohstoff seiner Farbe.
card-055 = { type-beurs } 055
card-055-text = Nachdem du in diesem Zug einen Plan von Plantage genutzt hast: 1 Gulden.
card-055-text-active = Mit einem aktiven Plan von Plantage: 1 Gulden.
card-056 = { type-beurs } 056
card-056-text = Nachdem du in diesem Zug einen Plan von Haarlemmerbuurt genutzt hast: 1 Gulden.
card-056-text-active = Mit einem aktiven Plan von Haarlemmerbuurt: 1 Gulden.
card-057 = { type-beurs } 057
card-057-text = Nachdem du in diesem Zug einen Plan von Jordaan genutzt hast: 1 Gulden.
card-057-text-active = Mit einem aktiven Plan von Jordaan: 1 Gulden.
card-058 = { type-beurs } 058
card-058-text = Nachdem du in diesem Zug einen Plan von Burgwallen genutzt hast: 1 Gulden.
card-058-text-active = Mit einem aktiven Plan von Burgwallen: 1 Gulden.
card-059 = { type-beurs } 059
card-059-text = Nachdem du in diesem Zug einen Plan von Nieuwmarkt genutzt hast: 1 Gulden.
card-059-text-active = Mit einem aktiven Plan von Nieuwmarkt: 1 Gulden.
card-060 = { type-beurs } 060
card-060-text = Nachdem du in diesem Zug einen Plan von Grachtengordel genutzt hast: 1 Gulden.
card-060-text-active = Mit einem aktiven Plan von Grachtengordel: 1 Gulden.
card-061 = { type-rijksmuseum } 061
card-061-text = 1 Punkt für jeden deiner aktiven Pläne von Plantage.
card-061-text-hu = 1 Gulden für jeden deiner aktiven Pläne von Plantage.
card-062 = { type-rijksmuseum } 062
card-062-text = 1 Punkt für jeden deiner aktiven Pläne von Haarlemmerbuurt.
card-062-text-hu = 1 Gulden für jeden deiner aktiven Pläne von Haarlemmerbuurt.
card-063 = { type-rijksmuseum } 063
card-063-text = 1 Punkt für jeden deiner aktiven Pläne von Jordaan.
card-063-text-hu = 1 Gulden für jeden deiner aktiven Pläne von Jordaan.
card-064 = { type-rijksmuseum } 064
card-064-text = 1 Punkt für jeden deiner aktiven Pläne von Burgwallen.
card-064-text-hu = 1 Gulden für jeden deiner aktiven Pläne von Burgwallen.
card-065 = { type-rijksmuseum } 065
card-065-text = 1 Punkt für jeden deiner aktiven Pläne von Nieuwmarkt.
card-065-text-hu = 1 Gulden für jeden deiner aktiven Pläne von Nieuwmarkt.
card-066 = { type-rijksmuseum } 066
card-066-text = 1 Punkt für jeden deiner aktiven Pläne von Grachtengordel.
card-066-text-hu = 1 Gulden für jeden deiner aktiven Pläne von Grachtengordel.
card-067 = { type-oude-kerk } 067
card-067-text = Am Ende: 3 Punkte; 8 mit einer Zuiderkerk oder einer Westerkerk, 15 mit beiden. Jede davon zählt für eine Oude Kerk.
card-068 = { type-oude-kerk } 068
card-068-text = Am Ende: 3 Punkte; 8 mit einer Zuiderkerk oder einer Westerkerk, 15 mit beiden. Jede davon zählt für eine Oude Kerk.
card-069 = { type-oude-kerk } 069
card-069-text = Am Ende: 3 Punkte; 8 mit einer Zuiderkerk oder einer Westerkerk, 15 mit beiden. Jede davon zählt für eine Oude Kerk.
card-070 = { type-zuiderkerk } 070
card-070-text = Mit höchstens 3 inaktiven Karten: 1 Gulden.
card-071 = { type-zuiderkerk } 071
card-071-text = Nachdem dir eine andere Karte in dieser Runde Gulden gebracht hat: 1 Gulden.
card-072 = { type-zuiderkerk } 072
card-072-text = Nachdem dir eine andere Karte in dieser Runde Punkte gebracht hat: 1 Punkt.
card-073 = { type-westerkerk } 073
card-073-text = Für jede Ware, die du lieferst: 1 Punkt.
card-074 = { type-westerkerk } 074
card-074-text = Wenn du einen Häuserblock nimmst: Rücke auf der Amstel 1 Feld vor.
card-075 = { type-westerkerk } 075
card-075-text = Für jede Ware, die du lieferst: 1 Gulden.
card-076 = { type-entrepotdok } 076
card-076-text = Für jede Ware der Sorte Kristall, die du lieferst: 4 Punkte.
card-077 = { type-entrepotdok } 077
card-077-text = Für jede Ware der Sorte Genever, die du lieferst: 4 Punkte.
card-078 = { type-entrepotdok } 078
card-078-text = Für jede Ware der Sorte Kaffee, die du lieferst: 4 Punkte.
card-079 = { type-entrepotdok } 079
card-079-text = Für jede Ware der Sorte Bier, die du lieferst: 4 Punkte.
card-080 = { type-entrepotdok } 080
card-080-text = Für jede Ware der Sorte Fliesen, die du lieferst: 4 Punkte.
card-081 = { type-entrepotdok } 081
card-081-text = Für jede Ware der Sorte Käse, die du lieferst: 4 Punkte.
card-082 = { type-entrepotdok } 082
card-082-text = Für jede Ware der Sorte Spitze, die du lieferst: 4 Punkte.
card-083 = { type-entrepotdok } 083
card-083-text = Für jede Ware der Sorte Möbel, die du lieferst: 4 Punkte.
card-084 = { type-entrepotdok } 084
card-084-text = Für jede Ware der Sorte Tulpenzwiebeln, die du lieferst: 4 Punkte.
card-085 = { type-montelbaanstoren } 085
card-085-text = Am Ende: 1 Punkt für jeden deiner aktiven Viertelpläne.
card-086 = { type-montelbaanstoren } 086
card-086-text = Am Ende: 2 Punkte für jede deiner aktiven Karten mit Wirkung am Spielende, auch diese.
card-087 = { type-montelbaanstoren } 087
card-087-text = Am Ende: 2 Punkte für jedes deiner aktiven Gebäude.
card-088 = { type-schreierstoren } 088
card-088-text = 1 Gulden; 2 mit einem aktiven Montelbaanstoren.
card-089 = { type-schreierstoren } 089
card-089-text = 1 Gulden; 2 mit einem aktiven Montelbaanstoren.
card-090 = { type-schreierstoren } 090
card-090-text = 1 Gulden; 2 mit einem aktiven Montelbaanstoren.
card-091 = { type-zeemagazijn } 091
card-091-text = 1 rosa Rohstoff.
card-092 = { type-zeemagazijn } 092
card-092-text = 1 oranger Rohstoff.
card-093 = { type-zeemagazijn } 093
card-093-text = 1 brauner Rohstoff.
card-094 = { type-zeemagazijn } 094
card-094-text = 1 grauer Rohstoff.
card-095 = { type-zeemagazijn } 095
card-095-text = 1 lila Rohstoff.
card-096 = { type-zeemagazijn } 096
card-096-text = 1 schwarzer Rohstoff.
card-097 = { type-centraal-station } 097
card-097-text = Wenn du allein die meisten Punkte hast: 1 Punkt.
card-098 = { type-centraal-station } 098
card-098-text = Mit höchstens 3 inaktiven Karten: 2 Punkte.
card-099 = { type-centraal-station } 099
card-099-text = Nachdem du in diesem Zug einen beliebigen Viertelplan genutzt hast: 2 Punkte.
card-099-text-active = Mit einem beliebigen aktiven Viertelplan: 2 Punkte.
card-100 = { type-centraal-station } 100
card-100-text = Mit mindestens 3 aktiven Handwerkern: 1 Gulden.
card-101 = { type-centraal-station } 101
card-101-text = Mit mindestens 3 aktiven Gebäuden: 2 Punkte.
card-101-text-hu = Mit mindestens 3 aktiven Gebäuden: 1 Gulden.
card-102 = { type-centraal-station } 102
card-102-text = Mit mindestens 3 aktiven Viertelplänen: 1 Gulden.
card-103 = { type-concertgebouw } 103
card-103-text = Am Ende: 4 Punkte für jedes Paar aktiver Handwerker einer Sorte.
card-103-text-fr = Am Ende: 2 Punkte für jedes Paar aktiver Handwerker einer Sorte.
card-104 = { type-concertgebouw } 104
card-104-text = Am Ende: 3 Punkte für jedes Paar aktiver Pläne eines Viertels.
card-105 = { type-concertgebouw } 105
card-105-text = Am Ende: 2 Punkte für jede Brücke, die deine Amstelscheibe passiert hat.
card-106 = { type-concertgebouw } 106
card-106-text = Am Ende: 1 Punkt für jedes deiner Wappen in der Stadt.
card-107 = { type-concertgebouw } 107
card-107-text = Am Ende: 8 Punkte, wenn dein Lastkahn am Startanleger liegt.
card-108 = { type-concertgebouw } 108
card-108-text = Am Ende: 2 Punkte für jeden aktiven Handwerker der Sorte, von der du am meisten hast.
card-109 = { type-plantage } 109
card-109-text = Gib 1 rosa Rohstoff ab: 1 Punkt.
card-110 = { type-plantage } 110
card-110-text = Gib 1 rosa Rohstoff ab: 1 Gulden.
card-111 = { type-plantage } 111
card-111-text = Gib 1 rosa Rohstoff ab: 1 Gulden.
card-112 = { type-plantage } 112
card-112-text = Gib 1 rosa Rohstoff ab: 1 Gulden und 1 Punkt.
card-113 = { type-haarlemmerbuurt } 113
card-113-text = Gib 1 grauen Rohstoff ab: 1 Punkt.
card-114 = { type-haarlemmerbuurt } 114
card-114-text = Gib 1 grauen Rohstoff ab: 1 Gulden.
card-115 = { type-haarlemmerbuurt } 115
card-115-text = Gib 1 grauen Rohstoff ab: 1 Gulden.
card-116 = { type-haarlemmerbuurt } 116
card-116-text = Gib 1 grauen Rohstoff ab: 1 Gulden und 1 Punkt.
card-117 = { type-jordaan } 117
card-117-text = Gib 1 orangen Rohstoff ab: 1 Punkt.
card-118 = { type-jordaan } 118
card-118-text = Gib 1 orangen Rohstoff ab: 1 Gulden.
card-119 = { type-jordaan } 119
card-119-text = Gib 1 orangen Rohstoff ab: 1 Gulden.
card-120 = { type-jordaan } 120
card-120-text = Gib 1 orangen Rohstoff ab: 1 Gulden und 1 Punkt.
card-121 = { type-burgwallen } 121
card-121-text = Gib 1 braunen Rohstoff ab: 1 Punkt.
card-122 = { type-burgwallen } 122
card-122-text = Gib 1 braunen Rohstoff ab: 1 Gulden.
card-123 = { type-burgwallen } 123
card-123-text = Gib 1 braunen Rohstoff ab: 1 Gulden.
card-124 = { type-burgwallen } 124
card-124-text = Gib 1 braunen Rohstoff ab: 1 Gulden und 1 Punkt.
card-125 = { type-nieuwmarkt } 125
card-125-text = Gib 1 lila Rohstoff ab: 1 Punkt.
card-126 = { type-nieuwmarkt } 126
card-126-text = Gib 1 lila Rohstoff ab: 1 Gulden.
card-127 = { type-nieuwmarkt } 127
card-127-text = Gib 1 lila Rohstoff ab: 1 Gulden.
card-128 = { type-nieuwmarkt } 128
card-128-text = Gib 1 lila Rohstoff ab: 1 Gulden und 1 Punkt.
card-129 = { type-grachtengordel } 129
card-129-text = Gib 1 schwarzen Rohstoff ab: 1 Punkt.
card-130 = { type-grachtengordel } 130
card-130-text = Gib 1 schwarzen Rohstoff ab: 1 Gulden.
card-131 = { type-grachtengordel } 131
card-131-text = Gib 1 schwarzen Rohstoff ab: 1 Gulden.
card-132 = { type-grachtengordel } 132
card-132-text = Gib 1 schwarzen Rohstoff ab: 1 Gulden und 1 Punkt.

# Aufträge.
task-1 = Auftrag 1
task-1-text = Beide hellblauen Hafenarbeiter sind im Arbeiterhaus.
task-2 = Auftrag 2
task-2-text = Beide weinroten Hafenarbeiter sind im Arbeiterhaus.
task-3 = Auftrag 3
task-3-text = Beide hellgrünen Hafenarbeiter sind im Arbeiterhaus.
task-4 = Auftrag 4
task-4-text = Beide hellrosa Hafenarbeiter sind im Arbeiterhaus.
task-5 = Auftrag 5
task-5-text = Beide goldenen Hafenarbeiter sind im Arbeiterhaus.
task-6 = Auftrag 6
task-6-text = Beide weißen Hafenarbeiter sind im Arbeiterhaus.
task-7 = Auftrag 7
task-7-text = Dir gehören mindestens 4 Häuserblöcke in Grachtengordel.
task-8 = Auftrag 8
task-8-text = Dir gehören mindestens 4 Häuserblöcke in Plantage.
task-9 = Auftrag 9
task-9-text = Dir gehören mindestens 4 Häuserblöcke in Nieuwmarkt.
task-10 = Auftrag 10
task-10-text = Dir gehören mindestens 4 Häuserblöcke in Burgwallen.
task-11 = Auftrag 11
task-11-text = Dir gehören mindestens 4 Häuserblöcke in Haarlemmerbuurt.
task-12 = Auftrag 12
task-12-text = Dir gehören mindestens 4 Häuserblöcke in Jordaan.
task-13 = Auftrag 13
task-13-text = Du hast mindestens 3 aktive Karten jeder Art: Handwerker, Gebäude, Viertelpläne.
task-14 = Auftrag 14
task-14-text = Deine Amstelscheibe liegt auf dem letzten Feld.
task-15 = Auftrag 15
task-15-text = Du hast mindestens 3 aktive Karten mit Wirkung am Spielende.
task-16 = Auftrag 16
task-16-text = Du hast mindestens 4 aktive Karten der Phase III.
task-17 = Auftrag 17
task-17-text = Du hast mindestens 5 aktive dauerhafte Karten.
task-18 = Auftrag 18
task-18-text = Auf dem Schwarzmarkt liegen mindestens 7 Waren.
task-19 = Auftrag 19
task-19-text = Auf deinem Lastkahn sind mindestens 2 verschiedene Warensorten.
task-20 = Auftrag 20
task-20-text = Der Möbelspeicher ist voll.
task-21 = Auftrag 21
task-21-text = Der Spitzenspeicher ist voll.
task-22 = Auftrag 22
task-22-text = Der Käsespeicher ist voll.
task-23 = Auftrag 23
task-23-text = Der Geneverspeicher ist voll.
task-24 = Auftrag 24
task-24-text = Der Bierspeicher ist voll.
task-25 = Auftrag 25
task-25-text = Der Fliesenspeicher ist voll.
task-26 = Auftrag 26
task-26-text = Der Tulpenspeicher ist voll.
task-27 = Auftrag 27
task-27-text = Der Kristallspeicher ist voll.
task-28 = Auftrag 28
task-28-text = Der Kaffeespeicher ist voll.
task-29 = Auftrag 29
task-29-text = Alle 4 Depots sind gefüllt.
task-30 = Auftrag 30
task-30-text = Dein Lastkahn liegt am Startanleger.
task-31 = Auftrag 31
task-31-text = Im Arbeiterhaus sind mindestens 7 Hafenarbeiter.
task-32 = Auftrag 32
task-32-text = Gib 2 Hafenarbeiter und 1 Ware zurück.
task-32-text-nl = Gib 2 Hafenarbeiter und 1 Rohstoff zurück.
task-33 = Auftrag 33
task-33-text = Gib bis zu 6 Rohstoffe verschiedener Farben zurück; je mehr, desto mehr Punkte.
task-34 = Auftrag 34
task-34-text = Gib 1 Hafenarbeiter, 1 Ware und 1 Rohstoff zurück.
task-35 = Auftrag 35
task-35-text = Dir gehören mindestens 9 Häuserblöcke.
task-36 = Auftrag 36
task-36-text = Du hast mindestens 12 aktive Karten.
task-36-text-fr = Du hast mindestens 10 aktive Karten.
task-37 = Auftrag 37
task-37-text = Gib 1 oder 2 hellblaue Hafenarbeiter zurück.
task-38 = Auftrag 38
task-38-text = Gib 1 oder 2 goldene Hafenarbeiter zurück.
task-39 = Auftrag 39
task-39-text = Gib 1 oder 2 weinrote Hafenarbeiter zurück.
task-40 = Auftrag 40
task-40-text = Gib 1 oder 2 hellgrüne Hafenarbeiter zurück.
task-41 = Auftrag 41
task-41-text = Gib 1 oder 2 hellrosa Hafenarbeiter zurück.
task-42 = Auftrag 42
task-42-text = Gib 1 oder 2 weiße Hafenarbeiter zurück.

# Marktplättchen.
tile-price = Zahle { $cost } Gulden:
tile-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tile-and = { $points ->
    [0] {""}
   *[other] { tile-points },{" "}
}
tile-a1 = Markt A1
tile-a1-text = { tile-price } { tile-and }rücke auf der Amstel 2 Felder vor.
tile-a2 = Markt A2
tile-a2-text = { tile-price } { tile-points }.
tile-a3 = Markt A3
tile-a3-text = { tile-price } { tile-points }.
tile-a4 = Markt A4
tile-a4-text = { tile-price } { tile-and }1 Rohstoff deiner Wahl.
tile-a5 = Markt A5
tile-a5-text = { tile-price } { tile-and }rücke auf der Amstel 1 Feld vor.
tile-a6 = Markt A6
tile-a6-text = { tile-price } { tile-points }.
tile-a7 = Markt A7
tile-a7-text = { tile-price } { tile-and }rücke auf der Amstel 2 Felder vor.
tile-a8 = Markt A8
tile-a8-text = { tile-price } { tile-points }.
tile-b9 = Markt B9
tile-b9-text = { tile-price } { tile-and }1 Rohstoff deiner Wahl.
tile-b10 = Markt B10
tile-b10-text = { tile-price } { tile-and }rücke auf der Amstel 2 Felder vor.
tile-b11 = Markt B11
tile-b11-text = { tile-price } { tile-and }rücke auf der Amstel 1 Feld vor.
tile-b12 = Markt B12
tile-b12-text = { tile-price } { tile-points }.
tile-b13 = Markt B13
tile-b13-text = { tile-price } { tile-and }1 Rohstoff deiner Wahl.
tile-b14 = Markt B14
tile-b14-text = { tile-price } { tile-points }.
tile-b15 = Markt B15
tile-b15-text = { tile-price } { tile-points }.
tile-b16 = Markt B16
tile-b16-text = { tile-price } { tile-points }.
tile-ca17 = Markt CA17
tile-ca17-text = { tile-price } { tile-and }Fahre mit deinem Lastkahn bis zu 3 Felder ohne Rohstoffe.
tile-ca18 = Markt CA18
tile-ca18-text = { tile-price } { tile-and }Tausche eine inaktive Karte gegen eine vom Ablagestapel.
tile-ca19 = Markt CA19
tile-ca19-text = { tile-price } { tile-and }2 Rohstoffe deiner Wahl.
tile-ca20 = Markt CA20
tile-ca20-text = { tile-price } { tile-and }Aktiviere eine inaktive Karte ohne Rohstoffe.
tile-cb21 = Markt CB21
tile-cb21-text = { tile-price } { tile-and }Setze deinen Lastkahn an einen beliebigen Ort des Hafens.
tile-cb22 = Markt CB22
tile-cb22-text = { tile-price } { tile-and }Nimm einen beliebigen freien Häuserblock ohne Rohstoffe.
tile-cb23 = Markt CB23
tile-cb23-text = { tile-price } { tile-and }1 Rohstoff jeder Farbe.
tile-cb24 = Markt CB24
tile-cb24-text = { tile-price } { tile-and }Aktiviere 2 inaktive Karten ohne Rohstoffe.

# Was der Bot täte, und warum
hint-only = Etwas anderes ist nicht möglich
hint-any = Hier ist eins so gut wie das andere
hint-activate = { $card } ist mehr wert als alles andere, was diese Rohstoffe jetzt leisten, und der Platz wird frei
hint-activate-free = { $card } spart die meisten Rohstoffe und ist von jetzt an am meisten wert
hint-block = Dieser Häuserblock bringt am meisten: Ware, Gruppe und Viertel, für die Rohstoffe, die du hast
hint-free-block = Von allen freien Häuserblöcken bringt dieser am meisten
hint-use = { $card } kostet keine Rohstoffe und bringt jedes Mal etwas
hint-use-map = Der Rohstoff bringt hier mehr als anderswo: { $card }
hint-load = Laden ist kostenlos, und nur was an Bord ist, kann geliefert werden
hint-deliver = Hier und jetzt geliefert bringt die Ware am meisten
hint-docker = Ein Hafenarbeiter bringt sofort 1 Gulden und an seinem Anleger Punkte
hint-sail = Dort liegt der nächste Halt für deine Fracht, und übrige Rohstoffe verfallen
hint-amstel = Diese Rohstoffe leisten auf der Amstel am meisten: Brücken, und ein früherer Zug
hint-market = Das Marktplättchen gibt mehr für deine Gulden als voraussichtlich die kommenden
hint-pass = Nichts, was noch zu tun wäre, bringt etwas
hint-pay = Der Rest deines Zuges kommt ohne diese Rohstoffe aus
hint-gain = Diese Farbe nützt deinen Karten und Häuserblöcken am meisten
hint-spare = Mit einem Rohstoff dieser Farbe kannst du mehr anfangen als mit den anderen
hint-sell = Die Ware bringt auf dem Schwarzmarkt mehr als am Ende ihres Weges
hint-store = Später geliefert bringt die Ware mehr, als der Schwarzmarkt jetzt gibt
hint-take = { $card } passt am besten zu den Rohstoffen auf deiner Windrose und ist am meisten wert
hint-discard = { $card } wirst du am wenigsten vermissen
hint-remove = { $card } würde dir weniger nützen als die andere Karte
hint-dice = Diese Rohstoffe bezahlen am meisten: Karten, jede Runde einen Häuserblock, und keine Runde ohne Rohstoffe
hint-slot = Auf diesem Feld kommen die Rohstoffe, wenn du sie brauchst
hint-wheel = Diese Farbe bezahlt deine ersten Karten und Häuserblöcke
hint-keep = Diese Farbe hilft dir in der nächsten Runde am meisten
hint-foreman = Dort erreichst du den Vorarbeiter am schnellsten
hint-bailiff = Von den Häuserblöcken, zu denen er gehen kann, willst du diesen am liebsten
hint-trader = Diese Ware ist in ihrem Speicher am wenigsten wert

# Woher Punkte kommen.
# Was in ausgedachten Partien geschieht, für Tipps.
hint-happens-card = { hint-whose }{ $card } ist am Ende von { $here } von { $worlds } ausgedachten Partien aktiv, sonst von { $there }; etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } besser als { hint-than }

sheet-deliveries = Lieferungen
sheet-dockers = Hafenarbeiter
sheet-amstel = Amstel
sheet-market = Markt
sheet-cards = Karten
sheet-penalties = Strafplättchen
sheet-laurels = Karten mit Lorbeer
sheet-group = Größte Gruppe
sheet-districts = Viertel
sheet-tasks = Aufträge
sheet-leftovers = Übriges
sheet-start = Zu Beginn

judged-wheel = die Rohstoffe auf der Windrose
judged-freight = Waren und Hafenarbeiter unterwegs
judged-city = Häuserblöcke in der Stadt
judged-cards = Karten
judged-amstel = der Platz auf der Amstel
judged-money = Gulden
judged-penalties = weniger Strafplättchen
judged-tasks = Aufträge
judged-tom = weniger Punkte für TOM

# Was neuere Fassungen der Regeln geändert haben.
changed-2-1 = Am Ende einer Runde darfst du auch gar keinen Rohstoff behalten; bisher musstest du einen behalten (AMS-9.1).
changed-2-2 = Eine Karte zu nehmen und zu passen lässt sich nicht zurücknehmen (Q-07).
