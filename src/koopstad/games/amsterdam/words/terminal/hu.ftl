# Amszterdam terminálban.

board-round = { $round }. forduló
board-quick = gyors szállítás +{ $points }
board-dice = Kockák

board-points = pont
board-resources = nya
board-blocks = tmb
board-cards = lap
board-penalties = bün

board-barges = Uszályok áruval és dokkmunkásokkal
board-store = raktár
board-supply = Készlet
board-storeroom = kamra
board-wheel = Kerék
board-inactive = Inaktív lapok
board-active = Aktív lapok
board-none = nincs
board-tasks = A rendeléseid
board-display = A kínálatban
board-black-market = Feketepiac
board-docker-house = Dokkmunkásház
board-market-wants = A feketepiac keresi
board-nothing = semmit
board-next = következő { $points } pont
board-water = víz
board-sail-water = Hajózás a nyílt vízre
board-pier-light_blue = kék
board-pier-maroon = barna
board-pier-white = fehér
board-pier-gold = arany
board-pier-light_pink = rózsa
board-pier-light_green = zöld

legend-block = Plantage 3. háztömbje, ára 2, sörrel
legend-filled = kitöltve
legend-take = elvehető
legend-crest = címer
legend-district = pontot érő kerület
legend-harbour = ⌂·54 nagy raktár, egy tető foglalt  ▽3 kis raktár  ╦go ma móló dokkmunkásokkal  ○7 víz  ╫+4 híd
legend-wheel = ➤ következő rekesz  5:3 háztömbök és legnagyobb csoport  ! felügyelő, törvényszolga, kereskedő
legend-timing = I II III a lap fázisa  ∞ mindig  ❦ a végén  ✓ ebben a fordulóban használt
