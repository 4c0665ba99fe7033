# Amsterdam dans un terminal.

board-round = Manche { $round }
board-quick = livraison rapide +{ $points }
board-dice = Dés

board-points = pts
board-resources = res
board-blocks = blc
board-cards = cart
board-penalties = pén

board-barges = Barges avec marchandises et dockers
board-store = réserve
board-supply = Réserve
board-storeroom = cellier
board-wheel = Roue
board-inactive = Cartes inactives
board-active = Cartes actives
board-none = aucune
board-tasks = Vos tâches
board-display = À l’étalage
board-black-market = Marché noir
board-docker-house = Maison dockers
board-market-wants = Le marché noir demande
board-nothing = rien
board-next = suivant { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-water = eau
board-sail-water = Naviguer en eau libre
board-pier-light_blue = bleu
board-pier-maroon = marron
board-pier-white = blanc
board-pier-gold = jaune
board-pier-light_pink = rose
board-pier-light_green = vert

legend-block = bloc 3 de Plantage, prix 2, avec bière
legend-filled = plein
legend-take = peut être pris
legend-crest = blason
legend-district = quartier qui compte
legend-harbour = ⌂·54 entrepôt, un toit pris  ▽3 dépôt  ╦go ma quai avec dockers  ○7 eau  ╫+4 pont
legend-wheel = ➤ case suivante  5:3 blocs et plus grand groupe  ! contremaître, bailli, marchand
legend-timing = I II III phase d’une carte  ∞ toujours  ❦ à la fin  ✓ utilisée dans cette manche
