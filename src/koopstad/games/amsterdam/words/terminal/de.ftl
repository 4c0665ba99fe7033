# Amsterdam im Terminal.

board-round = Runde { $round }
board-quick = schnelle Lieferung +{ $points }
board-dice = Würfel

board-points = Pkt
board-resources = Roh
board-blocks = Blk
board-cards = Kart
board-penalties = Str

board-barges = Lastkähne mit Waren und Hafenarbeitern
board-store = Lager
board-supply = Vorrat
board-storeroom = Kammer
board-wheel = Rad
board-inactive = Inaktive Karten
board-active = Aktive Karten
board-none = keine
board-tasks = Deine Aufträge
board-display = In der Auslage
board-black-market = Schwarzmarkt
board-docker-house = Hafenhaus
board-market-wants = Schwarzmarkt sucht
board-nothing = nichts
board-next = nächster { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-water = Wasser
board-sail-water = Aufs freie Wasser fahren
board-pier-light_blue = blau
board-pier-maroon = weinrot
board-pier-white = weiß
board-pier-gold = golden
board-pier-light_pink = rosa
board-pier-light_green = grün

legend-block = Block 3 von Plantage, Preis 2, mit Bier
legend-filled = gefüllt
legend-take = kann genommen werden
legend-crest = Wappen
legend-district = Viertel, das zählt
legend-harbour = ⌂·54 Speicher, ein Dach belegt  ▽3 Depot  ╦go ma Pier mit Hafenarbeitern  ○7 Wasser  ╫+4 Brücke
legend-wheel = ➤ nächstes Feld  5:3 Blöcke und größte Gruppe  ! Vorarbeiter, Büttel, Händler
legend-timing = I II III Phase einer Karte  ∞ immer  ❦ am Ende  ✓ in dieser Runde genutzt
