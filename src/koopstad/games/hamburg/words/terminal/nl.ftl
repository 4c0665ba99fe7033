# Hamburg in een terminal.

board-cycle = Cyclus { $cycle } van { $cycles }
board-over = Na de laatste cyclus
board-phase = fase { $phase }
board-round = ronde { $round } van { $rounds }

board-points = pnt
board-hall = plein
board-wall = muur
board-buildings = geb
board-zoo = zoo

board-your-workers = Jouw arbeiders
board-marks = mark
board-majorities = Meerderheden
board-none = geen
board-statues = Beelden
board-workers = arbeiders
board-hand = hand
board-misfortune = onheil
board-majorities-short = meerderheden
board-display = uitstalling
board-worth = { $cost }M, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}

row-dice = Dobbelst.
row-hall = Stadhuis
row-church = Kerk
row-piles = Stapels
row-discard = afleg { $number }
row-black-tile = Zwart
row-ships = Schepen
row-clergy = Clerus
row-stock = Beurs
row-stock-green = veld { $field } van 3, groen
row-stock-red = veld { $field } van 3, rood
row-wall = Muur
row-tower = toren
row-misfortune = Onheil
row-hand = Hand
row-sites = Locatie
row-zoo = Zoo
row-under = Onder zoo
row-park = Park
row-mayor = Burgem.
row-free = vrij

legend-church = geestelijke  ♟ van eerdere cyclussen  5⁷ veld 5 van het stadhuisplein, 7 punten
legend-wall = [✿] gebouwd segment  ✿5M de prijs  ⁺³ punten  ●●○ niveau van een onheil  ✿_ vrije bouwlocatie
legend-timing = ϟ meteen  I II III IV eens per cyclus in die fase  ∞ altijd  ❦ aan het eind  ✓ al gebruikt
legend-majorities = meerderheden: h stadhuisplein, b gebouwen, w stadsmuur, p punten, z dierentuin
legend-windows = Een geestelijke levert 1 punt op voor elke kaart van de categorieën van zijn venster:
