# Hamburg terminálban.

board-cycle = { $cycle }. ciklus ({ $cycles } közül)
board-over = Az utolsó ciklus után
board-phase = { $phase }. fázis
board-round = { $round }. forduló ({ $rounds } közül)

board-points = pont
board-hall = tér
board-wall = fal
board-buildings = ép
board-zoo = kert

board-your-workers = A munkásaid
board-marks = márka
board-majorities = Többségek
board-none = nincs
board-statues = Szobrok
board-workers = munkások
board-hand = kéz
board-misfortune = csapás
board-majorities-short = többségek
board-display = kirakott
board-worth = { $cost }M, { $points } pont

row-dice = Kockák
row-hall = Városháza
row-church = Templom
row-piles = Paklik
row-discard = dobott { $number }
row-black-tile = Fekete
row-ships = Hajók
row-clergy = Lelkész
row-stock = Tőzsde
row-stock-green = { $field }. mező a 3-ból, zöld
row-stock-red = { $field }. mező a 3-ból, piros
row-wall = Falad
row-tower = torony
row-misfortune = Csapások
row-hand = Kéz
row-sites = Telek
row-zoo = Állatkert
row-under = Kert alatt
row-park = Park
row-mayor = Polgárm.
row-free = szabad

legend-church = lelkész  ♟ a korábbi ciklusokból  5⁷ a Városháza tér 5. mezője, 7 pont
legend-wall = [✿] megépült szakasz  ✿5M az ára  ⁺³ pont  ●●○ egy csapás szintje  ✿_ szabad telek
legend-timing = ϟ azonnal  I II III IV ciklusonként egyszer abban a fázisban  ∞ mindig  ❦ a végén  ✓ már használt
legend-majorities = többségek: h Városháza tér, b épületek, w fal, p pontok, z állatkert
legend-windows = A lelkész 1 pontot ér az ablaka kategóriáinak minden kártyájáért:
