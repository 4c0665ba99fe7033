# Hambourg dans un terminal.

board-cycle = Cycle { $cycle } sur { $cycles }
board-over = Après le dernier cycle
board-phase = phase { $phase }
board-round = manche { $round } sur { $rounds }

board-points = pts
board-hall = place
board-wall = mur
board-buildings = bât
board-zoo = zoo

board-your-workers = Vos ouvriers
board-marks = marks
board-majorities = Majorités
board-none = aucun
board-statues = Statues
board-workers = ouvriers
board-hand = main
board-misfortune = fléaux
board-majorities-short = majorités
board-display = en jeu
board-worth = { $cost }M, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

row-dice = Dés
row-hall = Hôtel
row-church = Église
row-piles = Piles
row-discard = défausse { $number }
row-black-tile = Noir
row-ships = Navires
row-clergy = Clergé
row-stock = Bourse
row-stock-green = case { $field } sur 3, vert
row-stock-red = case { $field } sur 3, rouge
row-wall = Muraille
row-tower = tour
row-misfortune = Fléaux
row-hand = Main
row-sites = Chant.
row-zoo = Zoo
row-under = Sous zoo
row-park = Parc
row-mayor = Bourgm.
row-free = libre

legend-church = ecclésiastique  ♟ des cycles passés  5⁷ case 5 de l’Hôtel de Ville, 7 points
legend-wall = [✿] segment bâti  ✿5M son prix  ⁺³ points  ●●○ niveau d’un fléau  ✿_ chantier libre
legend-timing = ϟ aussitôt  I II III IV une fois par cycle dans cette phase  ∞ toujours  ❦ à la fin  ✓ déjà utilisé
legend-majorities = majorités : h Hôtel de Ville, b bâtiments, w muraille, p points, z zoo
legend-windows = Un ecclésiastique marque 1 point par carte des catégories de son vitrail :
