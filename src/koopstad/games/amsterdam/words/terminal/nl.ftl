# Amsterdam in een terminal.

board-round = Ronde { $round }
board-quick = snelle levering +{ $points }
board-dice = Dobbelstenen

board-points = pnt
board-resources = grs
board-blocks = blk
board-cards = krt
board-penalties = str

board-barges = Vrachtschepen met goederen en dokwerkers
board-store = opslag
board-supply = Voorraad
board-storeroom = bergplaats
board-wheel = Rad
board-inactive = Inactieve kaarten
board-active = Actieve kaarten
board-none = geen
board-tasks = Jouw opdrachten
board-display = In de uitstalling
board-black-market = Zwarte markt
board-docker-house = Dokwerkershuis
board-market-wants = Zwarte markt vraagt
board-nothing = niets
board-next = volgende { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
board-water = water
board-sail-water = Vaar naar open water
board-pier-light_blue = blauw
board-pier-maroon = roodbr.
board-pier-white = wit
board-pier-gold = geel
board-pier-light_pink = roze
board-pier-light_green = groen

legend-block = blok 3 van Plantage, prijs 2, met bier
legend-filled = gevuld
legend-take = kun je nemen
legend-crest = wapen
legend-district = buurt die telt
legend-harbour = ⌂·54 pakhuis, één dak bezet  ▽3 klein pakhuis  ╦go ma steiger met dokwerkers  ○7 water  ╫+4 brug
legend-wheel = ➤ vak dat volgt  5:3 blokken en grootste groep  ! voorman, stadsbode, handelaar
legend-timing = I II III fase van een kaart  ∞ altijd  ❦ aan het eind  ✓ deze ronde gebruikt
