# Amsterdam in a terminal.

board-round = Round { $round }
board-quick = quick delivery +{ $points }
board-dice = Dice

board-points = pts
board-resources = res
board-blocks = blk
board-cards = card
board-penalties = pen

board-barges = Barges with goods and dockers
board-store = store
board-supply = Supply
board-storeroom = storeroom
board-wheel = Wheel
board-inactive = Inactive cards
board-active = Active cards
board-none = none
board-tasks = Your tasks
board-display = On display
board-black-market = Black market
board-docker-house = Docker house
board-market-wants = Black market wants
board-nothing = nothing
board-next = next { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-water = water
board-sail-water = Sail to open water
board-pier-light_blue = blue
board-pier-maroon = maroon
board-pier-white = white
board-pier-gold = gold
board-pier-light_pink = pink
board-pier-light_green = green

legend-block = block 3 of Plantage, price 2, with beer
legend-filled = filled
legend-take = can be taken
legend-crest = crest
legend-district = district that scores
legend-harbour = ⌂·54 warehouse, one roof taken  ▽3 depot  ╦go ma pier with dockers  ○7 water  ╫+4 bridge
legend-wheel = ➤ slot that comes next  5:3 blocks and largest group  ! foreman, bailiff, trader
legend-timing = I II III phase of a card  ∞ always  ❦ at the end  ✓ used in this round
