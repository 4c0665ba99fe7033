# Amsterdam in the browser.

## The board
ui-board = The board of Amsterdam
ui-subtitle = the city seen from the harbour
ui-south = S
overview-aim = Become the merchant with most points: with coloured cubes you activate cards, take blocks along the canals, ship goods and row down the Amstel.
overview-turn = Twelve rounds. Take a card, choose two dice: each puts as many cubes as it shows on that slot of your wheel, so many cubes come late. Then spend what has arrived, in any order.
overview-points = Deliveries, dockers brought home, bridges of the Amstel, the market; in the end laurel cards, your largest group of blocks and the scoring districts.
overview-end = After the twelfth round. Rounds without cubes and cards never activated cost points.
ui-block-name = { $district } { $number }
ui-block = { $block }, { $price ->
    [one] 1 { $colour } resource
   *[other] { $price } { $colour } resources
}, { $good }
ui-block-owned = { $block }, belongs to { $owner }
ui-space = Space { $space } of the Amstel
ui-space-last = Last space of the Amstel, { $points ->
    [one] 1 point
   *[other] { $points } points
}
ui-plus-points = +{ $points ->
    [one] 1 point
   *[other] { $points } points
}
ui-bridge = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for passing it
ui-store = { $store }, empty roofs: { $values }
ui-store-full = { $store }, full
ui-docker = { $docker } docker, { $place }
ui-sail-for = { $place }, { $cubes ->
    [0] no resources
    [one] 1 resource
   *[other] { $cubes } resources
}
ui-black-market = Black market
ui-sold = Black market: { $good } has been sold
ui-unsold = Black market: { $good } can be sold
ui-docker-house-name = Docker house
ui-docker-house = Docker house, { $dockers ->
    [one] 1 docker
   *[other] { $dockers } dockers
}
why-docker-house = the next docker brought home scores { $points ->
    [one] 1 point
   *[other] { $points } points
}: take one aboard at a pier and sail to the pier of his colour
why-river-far = that space lies farther away ({ $spaces }) than one can row in one go ({ $most })
why-river-back = on the Amstel everybody rows forward only
ui-scoring-district = { $district } scores at the end: { $points }
ui-tom = TOM: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $gulden } gulden, { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}

## The round board
ui-round-board = Round, market and dice
ui-round = Round { $round }
ui-round-of = of { $rounds }
ui-phase = { $phase ->
    [1] Cards
    [2] Dice
    [3] Actions
    [4] End of the round
   *[other] Setup
}
ui-quick = Quick delivery: +{ $points }
ui-market-tile = Market tile { $tile }
ui-market = Market
ui-dice = Dice
ui-die = { $colour } die: { $number }
ui-no-dice = not rolled yet
ui-deck = { $kind }, { $cards } left
ui-discard-pile = Discard pile, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
ui-display = Cards on display
ui-no-display = none left
ui-once = Once per turn
ui-once-block = a block
ui-once-amstel = the Amstel
ui-once-market = the market
ui-steps-left = { $steps ->
    [one] 1 step left
   *[other] { $steps } steps left
}
step-turn = Your actions, in any order

## A player's board
ui-yours = Your board
ui-board-of = Board of { $player }
ui-look = Look at the board of { $player }
ui-wheel = Compass wheel
ui-slot = Slot { $slot }: { $cubes }
ui-slot-empty = empty
ui-cubes = { $number } { $colour }
ui-supply = Supply
ui-supply-of = Supply: { $number } { $colour }
ui-storeroom = Storeroom
ui-gulden = gulden
ui-penalties-next = { $tokens ->
    [0] no penalty token
    [one] 1 penalty token
   *[other] { $tokens } penalty tokens
}; the next one costs { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end
ui-warn-empty = Nothing lies under the arrow: without a die that shows 1 you take a penalty token, which costs { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end
ui-waiting-cards = Waiting ({ $cards } of { $slots })
ui-active-cards = Active ({ $cards })
ui-no-cards = none yet
ui-slot-free = free slot
ui-store-own = Store
ui-barge = Barge
ui-nothing = empty
ui-good-store = { $good } in your store
ui-good-aboard = { $good } on your barge
ui-docker-aboard = { $docker } docker on your barge
ui-tasks = Tasks
ui-task-hidden = a secret task
ui-task-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ui-card-used = used
ui-card-says = { $card }, { $timing }. { $text }
ui-card-costs = Costs { $cost }.
ui-stat-gulden = gulden
ui-stat-cubes = resources
ui-stat-cards = active cards
ui-stat-blocks = blocks

## Choosing
ui-back = Take it back
ui-load-aboard = Load it aboard
ui-close = Close
ui-left = { $number } left
ui-for-sail = to sail
ui-for-amstel = to advance on the Amstel
ui-for-card = for the card
ui-second-die = Now the second die

## The score sheet
ui-sheet-tom = TOM has { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## Options
option-rounds = Length of the game
option-rounds-12 = 12 rounds
option-rounds-10 = 10 rounds, the short game
option-expansions = Expansions
option-expansions-workers = Foreman and bailiff
option-expansions-workers-says = Deliver where the foreman stands for 2 more points; buy the bailiff's block for 1 resource less.
option-expansions-tasks = Secret tasks
option-expansions-tasks-says = Everybody has secret aims of their own, which score at the end.
option-expansions-trader = Black-market trader
option-expansions-trader-says = Selling on the trader's space of the black market brings both rewards at once.
option-expansions-tiles = Extra market tiles
option-expansions-tiles-says = Eight more market tiles with new conditions, so that every market is another one.
option-tasks = Tasks for each player
option-tasks-3 = 3
option-tasks-5 = 5
option-open_tasks = Of these, tasks that lie face up
option-open_tasks-0 = none
option-open_tasks-1 = 1
option-open_tasks-2 = 2
option-market = Extra market tiles
option-market-mix = mixed in
option-market-replace = in place of the B tiles
option-edition = Where the rulebooks disagree
option-edition-consensus = what most of them say
option-edition-nl = the Dutch rulebook
option-edition-fr = the French rulebook
option-edition-hu = the Hungarian rulebook
option-district_condition = Cards that ask for a district map
option-district_condition-used = the map was used this turn
option-district_condition-active = the map is active

## Cards, tiles and tasks explained
ui-help-artisans = Artisans
ui-help-buildings = Buildings
ui-help-maps = District maps
ui-help-tiles = Market tiles
ui-help-tasks = Secret tasks
ui-help-goods = Goods
ui-help-dockers = Dockers
ui-help-timings = When a card works
ui-help-task-points = { $two } / { $three } / { $four } points with 2 / 3 / 4 players

## Learning by playing
why-lesson = this lesson goes another way: touch what glows
guide-welcome = Welcome to Amsterdam. You are a merchant: with coloured cubes you activate cards, take blocks of the city, ship goods through the harbour and row down the Amstel. Most points win. Anna plays against you; this is round 2.
guide-cards = Every round has four phases. In phase I you take one card from the display. { $touch ->
    [yes] Press a card for a moment
   *[no] Point at a card
} and it grows: its price in cubes, when it works, and what it does. Take the Map of Plantage.
guide-dice = Phase II: choose two of the six dice. A die gives as many cubes as it shows, but puts them on that slot of your wheel: six cubes arrive five rounds later, one comes at once. Choose brown, then pink.
guide-activate = The wheels have turned, and the cubes at the arrow are yours: 5 brown, 3 pink. Phase III is your turn: do anything, in any order. Your waiting cards show what they still lack. Activate the map for 1 pink.
guide-use = The map lies with your active cards now. Cards marked III are used once per round. Use it: 1 pink becomes 1 point.
guide-block = Once per turn you may take a block of the city, for cubes of its colour. It gets your crest for good, and you get its good. Blocks joined by bridges form a group that scores at the end. Take the glowing block.
guide-sale = You could sell the tiles on the black market right now, for 2 gulden or a cube. But delivered early they bring more. Put them in your store.
guide-load = Your barge lies at the start pier, and every pier has a crane. Touch the tiles in your store to load them.
guide-sail = Each space your barge sails costs one cube of any colour; the numbers on the water say how many. Sail to the tile warehouse.
guide-deliver = Here the best empty roof brings 5 points, and quick delivery adds 6 in this round, less in every later one. Touch the warehouse.
guide-amstel = Once per turn you may row down the Amstel: 1 space for 1 cube, 2 for 3, 3 for 5. Whoever is ahead plays first in every phase, and bridges bring points. Row one space.
guide-market = Gulden buy points at the market, once per turn; the tile changes every round. Touch the market tile: 1 gulden for 3 points.
guide-pass = You are done for this round. End your turn; then Anna plays.
guide-keep = The round ends. One cube may stay in your storeroom, the others are lost: keep a brown one. A round without cubes at the arrow costs a penalty token, and so does every card still waiting at the end.
guide-next-round = Round 3: a new card for everybody, a new market tile. Take the glowing card.
guide-next-dice = And new dice. What you choose now feeds later rounds: choose purple, then black.
guide-block-to-sell = Now the harbour. Your lace is aboard since the beginning, but its warehouse is far. First take the glowing block, for 3 grey.
guide-sell = The black market buys each kind of good once in the game, so whoever sells first shuts the others out. You need a cube for the way: sell the jenever for a brown one.
guide-pier = Dockers wait at the coloured piers. Sail to the maroon one, next to you.
guide-docker = One docker at each stop, two aboard at most, and each pays 1 gulden for the ride. Take the light blue one aboard.
guide-to-depot = A depot lies on the way to his pier. You may stop anywhere and sail on. Sail to the glowing depot.
guide-depot = An empty depot takes one good of any kind: 3 points here, and quick delivery adds 5 in this round. Touch the depot to deliver the lace.
guide-home = Bring the docker home: the first one to arrive scores 9 in the docker house, the next ones less. Sail to the light blue pier.
guide-rest = From 15 to 32 points in one turn. End your turn.
guide-scoring = After twelve rounds come cards with a laurel, 3 points for each block of your largest group, the scoring districts, and leftovers. Undo, hints and the rules are at hand in every game. Now play one.

## Chapters of the rules
rules-chapter-1 = 1 What there is
rules-chapter-2 = 2 The board
rules-chapter-3 = 3 Setting up
rules-chapter-4 = 4 Rounds and turn order
rules-chapter-5 = 5 Phase I: cards
rules-chapter-6 = 6 Phase II: dice
rules-chapter-7 = 7 Phase III: your turn
rules-chapter-8 = 8 The actions
rules-chapter-9 = 9 Phase IV: end of the round
rules-chapter-10 = 10 Quick delivery and late dice
rules-chapter-11 = 11 Penalty tokens
rules-chapter-12 = 12 Final scoring
rules-chapter-13 = 13 The short game
rules-chapter-14 = 14 Foreman and bailiff
rules-chapter-15 = 15 Secret tasks
rules-chapter-16 = 16 Black-market trader
rules-chapter-17 = 17 Extra market tiles
rules-chapter-18 = 18 Alone against TOM
rules-chapter-19 = 19 Reading the cards
