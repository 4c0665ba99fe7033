# Hamburg in a terminal.

board-cycle = Cycle { $cycle } of { $cycles }
board-over = After the last cycle
board-phase = phase { $phase }
board-round = round { $round } of { $rounds }

board-points = pts
board-hall = hall
board-wall = wall
board-buildings = bld
board-zoo = zoo

board-your-workers = Your workers
board-marks = marks
board-majorities = Majorities
board-none = none
board-statues = Statues
board-workers = workers
board-hand = hand
board-misfortune = misfortune
board-majorities-short = majorities
board-display = display
board-worth = { $cost }M, { $points ->
    [one] 1 point
   *[other] { $points } points
}

row-dice = Dice
row-hall = Town hall
row-church = Church
row-piles = Piles
row-discard = discard { $number }
row-black-tile = Black tile
row-ships = Ships
row-clergy = Clergy
row-stock = Stock
row-stock-green = field { $field } of 3, green
row-stock-red = field { $field } of 3, red
row-wall = Your wall
row-tower = tower
row-misfortune = Misfortune
row-hand = Hand
row-sites = Sites
row-zoo = Zoo
row-under = Under zoo
row-park = Park
row-mayor = Mayor
row-free = free

legend-church = clergyman  ♟ of earlier cycles  5⁷ field 5 of the town hall, 7 points
legend-wall = [✿] built segment  ✿5M its cost  ⁺³ points  ●●○ level of a misfortune  ✿_ free site
legend-timing = ϟ at once  I II III IV once per cycle in that phase  ∞ always  ❦ at the end  ✓ used already
legend-majorities = majorities: h town hall, b buildings, w wall, p points, z zoo
legend-windows = A clergyman scores 1 point for each card of his window’s categories:
