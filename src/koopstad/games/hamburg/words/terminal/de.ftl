# Hamburg im Terminal.

board-cycle = Durchgang { $cycle } von { $cycles }
board-over = Nach dem letzten Durchgang
board-phase = Phase { $phase }
board-round = Runde { $round } von { $rounds }

board-points = Pkt
board-hall = Rat
board-wall = Mau
board-buildings = Geb
board-zoo = Zoo

board-your-workers = Deine Arbeiter
board-marks = Mark
board-majorities = Mehrheiten
board-none = keine
board-statues = Statuen
board-workers = Arbeiter
board-hand = Hand
board-misfortune = Unglück
board-majorities-short = Mehrheiten
board-display = Auslage
board-worth = { $cost }M, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

row-dice = Würfel
row-hall = Rathaus
row-church = Kirche
row-piles = Stapel
row-discard = Ablage { $number }
row-black-tile = Schwarz
row-ships = Schiffe
row-clergy = Geistl.
row-stock = Börse
row-stock-green = Feld { $field } von 3, grün
row-stock-red = Feld { $field } von 3, rot
row-wall = Mauer
row-tower = Turm
row-misfortune = Unglück
row-hand = Hand
row-sites = Platz
row-zoo = Zoo
row-under = Unter Zoo
row-park = Park
row-mayor = Bürgerm.
row-free = frei

legend-church = Geistlicher  ♟ früherer Durchgänge  5⁷ Feld 5 des Rathausmarkts, 7 Punkte
legend-wall = [✿] gebautes Segment  ✿5M sein Preis  ⁺³ Punkte  ●●○ Stufe eines Unglücks  ✿_ freier Bauplatz
legend-timing = ϟ sofort  I II III IV einmal je Durchgang in dieser Phase  ∞ immer  ❦ am Ende  ✓ schon genutzt
legend-majorities = Mehrheiten: h Rathausmarkt, b Gebäude, w Mauer, p Punkte, z Zoo
legend-windows = Ein Geistlicher bringt 1 Punkt für jede Karte der Kategorien seines Fensters:
