# Amsterdam, in English.

colour-brown = brown
colour-grey = grey
colour-purple = purple
colour-orange = orange
colour-pink = pink
colour-black = black

good-beer = beer
good-tulip = tulip bulbs
good-cheese = cheese
good-furniture = furniture
good-jenever = jenever
good-tiles = tiles
good-lace = lace
good-coffee = coffee
good-crystal = crystal

docker-light_blue = light blue
docker-maroon = maroon
docker-white = white
docker-gold = gold
docker-light_pink = light pink
docker-light_green = light green

district-plantage = Plantage
district-haarlemmerbuurt = Haarlemmerbuurt
district-jordaan = Jordaan
district-burgwallen = Burgwallen
district-nieuwmarkt = Nieuwmarkt
district-grachtengordel = Grachtengordel

kinds-artisan = artisans
kinds-building = buildings
kinds-map = district maps
timing-phase1 = phase I
timing-phase2 = phase II
timing-phase3 = phase III
timing-permanent = always
timing-endgame = end of the game

# Places of the harbour.
place-start = start pier
pier-light_blue = light blue pier
pier-maroon = maroon pier
pier-white = white pier
pier-gold = gold pier
pier-light_pink = light pink pier
pier-light_green = light green pier
place-water-01 = water space 1
place-water-02 = water space 2
place-water-03 = water space 3
place-water-04 = water space 4
place-water-05 = water space 5
place-water-06 = water space 6
place-water-07 = water space 7
place-water-08 = water space 8
place-water-09 = water space 9
place-water-10 = water space 10
place-water-11 = water space 11
place-water-12 = water space 12
place-depot-1 = depot 1
place-depot-2 = depot 2
place-depot-3 = depot 3
place-depot-4 = depot 4
store-beer = beer warehouse
store-tulip = tulip warehouse
store-cheese = cheese warehouse
store-furniture = furniture warehouse
store-jenever = jenever warehouse
store-tiles = tile warehouse
store-lace = lace warehouse
store-coffee = coffee warehouse
store-crystal = crystal warehouse
store-depot-1 = depot 1
store-depot-2 = depot 2
store-depot-3 = depot 3
store-depot-4 = depot 4

# What is to be decided.
step-draft = Take a starting card
step-first-cube = Put a resource on slot 1 of your wheel
step-second-cubes = Put two resources on slot 2 of your wheel
step-place-foreman = Put the foreman on a depot
step-place-bailiff = Put the bailiff on a block of price 2
step-place-trader = Put the trader on the black market
step-take-card = Take a card
step-overflow = All slots are full: discard a card
step-tom-removes = Choose the map that TOM removes
step-choose-dice = Choose two dice
step-shift = Move the resources of one die to a slot next to it, or not
step-turn = Your turn
step-gain = Choose a resource to gain
step-pay = Choose the resources to spend
step-spare = Choose the resource that the discount spares you
step-activate-free = Choose a card to activate without resources
step-free-map-use = Use the map free of charge, or decline
step-free-block = Choose a block
step-sale = Sell the good on the black market, or store it
step-move-trader = Choose where the trader goes
step-move-bailiff = Choose where the bailiff goes
step-move-foreman = Choose where the foreman goes
step-sail-anywhere = Choose a place for your barge
step-swap-take = Take a card from the discard pile
step-swap-draw = Draw an artisan or a building
step-swap-discard = Discard one of your inactive cards
step-discard-map = Discard one of your active maps
step-keep = Choose the resource to keep in the storeroom, if any

# What can be played. Its price and what it brings are computed and shown beside it.
action-pass = End your turn
action-activate = Activate { $card }
action-use = Use { $card }
action-block = Take { $district } { $number } with { $good }
action-load-all = Load all goods
action-load = Load { $good }
action-sail = Sail to { $place }
action-docker = Take the { $docker } docker aboard
action-deliver = Deliver { $good }
action-amstel = Advance { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} on the Amstel
action-market = Use the market: { $text }
action-pay = Pay { $number } { $colour }
action-spare = Save { $colour }
action-gain = Gain { $colour }
action-sell-gulden = Sell { $good } for gulden
action-sell = Sell { $good } for { $colour }
action-store = Put { $good } in your store
action-decline = Do not use { $card }
action-discard = Discard { $card }
action-bailiff = Put the bailiff on { $district } { $number }
action-foreman = Put the foreman at { $store }
action-trader = Put the trader on { $good }
action-take = Take { $card }
action-no-card = Take no card
action-remove = TOM removes { $card }
action-dice = Choose { $first } ({ $one }) and { $second } ({ $two })
action-slot = { $colour } on slot { $slot }
action-slot-normal = Leave both where they are
action-keep = Keep { $colour }
action-keep-nothing = Keep nothing
action-wheel = { $colour } on your wheel
action-wheel-two = { $first } and { $second } on your wheel
action-draw-artisan = Draw an artisan
action-draw-building = Draw a building

group-take = Take
group-discard = Discard
group-activate = Activate
group-use = Use
group-blocks = Blocks
group-sail = Sail
group-barge = Barge
group-amstel = Amstel
group-market = Market
group-dice = Dice
group-figures = Figures
group-cubes = Resources
group-turn = Turn

# What a player has and compares.
purse-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
purse-gulden = { $number } gulden
purse-any = { $number ->
    [one] 1 resource of any colour
   *[other] { $number } resources of any colour
}
purse-brown = { $number } { colour-brown }
purse-grey = { $number } { colour-grey }
purse-purple = { $number } { colour-purple }
purse-orange = { $number } { colour-orange }
purse-pink = { $number } { colour-pink }
purse-black = { $number } { colour-black }
purse-beer = { $number } { good-beer }
purse-tulip = { $number } { good-tulip }
purse-cheese = { $number } { good-cheese }
purse-furniture = { $number } { good-furniture }
purse-jenever = { $number } { good-jenever }
purse-tiles = { $number } { good-tiles }
purse-lace = { $number } { good-lace }
purse-coffee = { $number } { good-coffee }
purse-crystal = { $number } { good-crystal }
purse-blocks = { $number ->
    [one] 1 block
   *[other] { $number } blocks
}
purse-amstel = { $number ->
    [one] 1 space on the Amstel
   *[other] { $number } spaces on the Amstel
}
purse-dockers = { $number ->
    [one] 1 docker aboard
   *[other] { $number } dockers aboard
}
purse-waiting = { $number ->
    [one] 1 waiting card
   *[other] { $number } waiting cards
}
purse-active = { $number ->
    [one] 1 active card
   *[other] { $number } active cards
}
purse-wheel = { $number ->
    [one] 1 resource on the wheel
   *[other] { $number } resources on the wheel
}
purse-penalties = { $number ->
    [one] 1 penalty token
   *[other] { $number } penalty tokens
}

# What happened.
log-round = Round { $round } begins
log-reveal = Cards revealed: { $cards }
log-take = { $player } takes { $card }
log-no-card = { $player } takes no card
log-discard = { $player } discards { $card }
log-penalty = { $player } takes a penalty token
log-dice = Dice: brown { $brown }, grey { $grey }, purple { $purple }, orange { $orange }, pink { $pink }, black { $black }
log-dice-turned = High dice are turned to 1: brown { $brown }, grey { $grey }, purple { $purple }, orange { $orange }, pink { $pink }, black { $black }
log-choose-dice = { $player } chooses the { $first } and the { $second } die
log-wheel = { $player } puts { $cubes } { $colour } on slot { $slot }
log-supply = { $player } turns the wheel and has { $cubes ->
    [one] 1 resource
   *[other] { $cubes } resources
}
log-points = { $player } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}
log-gulden = { $player } gains { $gulden } gulden
log-cubes = { $player } gains { $cubes } { $colour }
log-pay-gulden = { $player } pays { $gulden } gulden
log-pay-cubes = { $player } pays { $cubes } { $colour }
log-activate = { $player } activates { $card }
log-use = { $player } uses { $card }
log-block = { $player } takes the block { $block } with { $good }
log-sell = { $player } sells { $good } on the black market
log-load = { $player } loads { $good }
log-sail = { $player } sails to { $place }
log-docker = { $player } takes the { $docker } docker aboard
log-docker-home = { $player } brings the { $docker } docker to the docker house
log-deliver = { $player } delivers { $good }: { $store }
log-amstel = { $player } advances { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} on the Amstel, to space { $space }
log-market = { $player } uses the tile { $tile }
log-tile = A new market tile: { $tile }
log-pass = { $player } passes
log-keep = { $player } keeps { $colour ->
    [orange] an
   *[other] a
} { $colour } resource
log-keep-nothing = { $player } keeps no resource
log-foreman = The foreman stands at: { $store }
log-foreman-leaves = Every warehouse and depot is full: the foreman leaves the game
log-bailiff = The bailiff stands on { $block }
log-bailiff-leaves = Every block has an owner: the bailiff leaves the game
log-trader = The trader stands on { $good }
log-trader-leaves = The black market is full: the trader leaves the game
log-score = { $player }: penalties { $penalties }, cards { $cards }, group { $group }, districts { $districts }, tasks { $tasks }, leftovers { $leftovers }; { $points ->
    [one] 1 point
   *[other] { $points } points
} in all

# TOM, with his reasons.
log-tom-behind = TOM is behind on the Amstel and removes no card
log-tom-removes = TOM is ahead on the Amstel and removes the cheapest card, { $card } ({ $cubes ->
    [one] 1 resource
   *[other] { $cubes } resources
})
log-tom-ones = { $dice ->
    [one] One die shows 1
   *[other] { $dice } dice show 1
}: TOM advances on the Amstel
log-tom-amstel = TOM advances { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} on the Amstel, to space { $space }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
log-tom-docker = Three dice or more show { $number }: TOM brings the docker of the { $pier } home for { $points ->
    [one] 1 point
   *[other] { $points } points
} and 1 gulden
log-tom-no-docker = Three dice or more show { $number }, but no docker is left on the { $pier }
log-tom-block = The { $colour } die shows 6: TOM takes the block { $block } with { $good }, { $reason }
tom-cheapest = the cheapest free one
tom-beside = among the cheapest the one beside a block of his
tom-leftmost = among the cheapest the leftmost
log-tom-no-block = The { $colour } die shows 6, but the district is full
log-tom-sells = The black market has room for { $good }: TOM sells it for { $gulden } gulden
log-tom-delivers = The black market has { $good } already: TOM delivers it to the warehouse for { $points ->
    [one] 1 point
   *[other] { $points } points
}
log-tom-market = TOM pays { $cost } gulden for the tile { $tile }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
log-tom-poor = TOM cannot pay { $cost } gulden for the tile { $tile } and gets 1 gulden
log-tom-score = TOM: group { $group }, districts { $districts }, gulden { $leftovers }; { $points ->
    [one] 1 point
   *[other] { $points } points
} in all

# Why not.
why-first-draft = first take a starting card
why-first-first-cube = first put a resource on slot 1 of your wheel
why-first-second-cubes = first put two resources on slot 2 of your wheel
why-first-place-foreman = first put the foreman on a depot
why-first-place-bailiff = first put the bailiff on a block of price 2
why-first-place-trader = first put the trader on a space of the black market
why-first-take-card = first take a card
why-first-overflow = first discard one of your six inactive cards
why-first-tom-removes = first choose which of the tied maps TOM removes
why-first-choose-dice = first choose two different dice
why-first-shift = first decide on the slot of one chosen die
why-first-gain = first choose the resource to gain
why-first-pay = first choose the resources to spend; so many of this colour do not fit
why-first-spare = first choose the resource that the discount spares you
why-first-activate-free = first choose one of your inactive cards
why-first-free-map-use = first use the map free of charge, or decline
why-first-free-block = first choose a block without a crest
why-first-sale = first sell the good for what is offered, or store it
why-first-move-trader = first move the trader to the nearest free space
why-first-move-bailiff = first move the bailiff to the nearest free block
why-first-move-foreman = first move the foreman to the nearest store with room
why-first-sail-anywhere = first choose another place for your barge
why-first-swap-take = first take a card of the discard pile
why-first-swap-draw = first draw an artisan or a building
why-first-swap-discard = first discard one of your other inactive cards
why-first-discard-map = first discard one of your active maps
why-first-keep = first choose one of your resources for the storeroom, or none
why-not-on-display = that card does not lie on display
why-no-card = taking a card is compulsory
why-not-in-turn = that is no action of your turn
why-no-sale = only a good just received from a block can be sold, and only where the space of its kind is empty
why-same-die = two different dice have to be chosen
why-advanced = you have already paid for an advance in this turn
why-river-end = your disc has only { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} left on the Amstel
why-resources = it costs { $cost ->
    [one] 1 resource
   *[other] { $cost } resources
}, and you have { $held }
why-no-crane = your barge does not lie at a pier
why-not-in-store = that good is not in your temporary store
why-load-all = there is only one good in your store; just load
why-already-there = your barge already lies there
why-no-pier = your barge does not lie at a coloured pier
why-no-such-docker = no { $docker } docker stands on this pier
why-dockers-aboard = your barge already carries { $dockers ->
    [one] 1 docker
   *[other] { $dockers } dockers
}
why-boarded = you have already taken a docker aboard in this visit
why-wrong-anchorage = { $good } cannot be delivered where your barge lies
why-not-aboard = there is no { $good } on your barge
why-empty-barge = there are no goods on your barge: load some at a crane first
why-full = there is no room left
why-block-taken = the block has an owner
why-blocks-per-turn = you may take { $limit ->
    [one] 1 block
   *[other] { $limit } blocks
} in a turn, and you have
why-only-gulden = with card 027 a block is paid with 2 gulden
why-cubes = it costs { $cost } { $colour }, and you have { $held }
why-no-gulden-for-block = only with card 027 a block can be paid in gulden
why-gulden = it costs { $cost } gulden, and you have { $held }
why-already-active = the card is active already
why-not-inactive = the card is not among your inactive cards
why-card-cost = you lack { $missing ->
    [one] 1 resource
   *[other] { $missing } resources
} of its price
why-not-active = the card is not among your active cards
why-only-phase-1 = this card works only in phase I, when cards are taken
why-only-phase-2 = this card works only in phase II, when dice are chosen
why-works-by-itself = this card works by itself whenever it applies
why-only-final-scoring = this card works only in final scoring
why-used-up = the card has been used in this round
why-markets-per-turn = you may use the market { $limit ->
    [one] 1 time
   *[other] { $limit } times
} in a turn, and you have
why-after-map = no { $district } map was used in this turn
why-after-any-map = no district map was used in this turn
why-with-map = you have no active { $district } map
why-with-any-map = you have no active district map
why-at-least = it takes at least { $number } active { $kind }
why-inactive-at-most = you have more than { $number ->
    [one] 1 inactive card
   *[other] { $number } inactive cards
}
why-goods-aboard = your barge carries more than { $number ->
    [one] 1 good
   *[other] { $number } goods
}
why-after-advance = your disc has not advanced on the Amstel in this turn
why-after-sailing = your barge has not moved { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} in this turn
why-first-on-amstel = you are first on the Amstel
why-not-last-on-amstel = you are not last on the Amstel
why-not-alone-first = you are not alone in front on the score track
why-not-alone-last = you are not alone at the end of the score track
why-after-gulden = no other card gave you gulden in this round
why-after-points = no other card gave you points in this round
why-card-gulden = it takes { $cost } gulden
why-card-cubes = it takes { $cost ->
    [one] 1 resource
   *[other] { $cost } resources
}
why-card-colour = it takes { $cost } { $colour }
why-no-inactive = you have no inactive card
why-no-free-block = no block is free
why-no-map = you have no active district map

# Cards: names and what they do.
type-jenever-distiller = Jenever distiller
type-crystal-cutter = Crystal cutter
type-cheesemaker = Cheesemaker
type-coffee-roaster = Coffee roaster
type-tile-maker = Tile maker
type-lace-maker = Lace maker
type-brewer = Brewer
type-carpenter = Carpenter
type-tulip-grower = Tulip grower
type-beurs = Zocher's Exchange
type-rijksmuseum = Rijksmuseum
type-oude-kerk = Oude Kerk
type-zuiderkerk = Zuiderkerk
type-westerkerk = Westerkerk
type-entrepotdok = Entrepotdok
type-montelbaanstoren = Montelbaanstoren
type-schreierstoren = Schreierstoren
type-zeemagazijn = Naval storehouse
type-centraal-station = Central Station
type-concertgebouw = Concertgebouw
type-plantage = Map of Plantage
type-haarlemmerbuurt = Map of Haarlemmerbuurt
type-jordaan = Map of Jordaan
type-burgwallen = Map of Burgwallen
type-nieuwmarkt = Map of Nieuwmarkt
type-grachtengordel = Map of Grachtengordel
card-001 = { type-jenever-distiller } 001
card-001-text = After using a Plantage map this turn: 1 orange resource.
card-001-text-active = With an active Plantage map: 1 orange resource.
card-002 = { type-jenever-distiller } 002
card-002-text = After using a Haarlemmerbuurt map this turn: 1 brown resource.
card-002-text-active = With an active Haarlemmerbuurt map: 1 brown resource.
card-003 = { type-jenever-distiller } 003
card-003-text = After using a Jordaan map this turn: 1 grey resource.
card-003-text-active = With an active Jordaan map: 1 grey resource.
card-004 = { type-jenever-distiller } 004
card-004-text = After using a Burgwallen map this turn: 1 purple resource.
card-004-text-active = With an active Burgwallen map: 1 purple resource.
card-005 = { type-jenever-distiller } 005
card-005-text = After using a Nieuwmarkt map this turn: 1 black resource.
card-005-text-active = With an active Nieuwmarkt map: 1 black resource.
card-006 = { type-jenever-distiller } 006
card-006-text = After using a Grachtengordel map this turn: 1 pink resource.
card-006-text-active = With an active Grachtengordel map: 1 pink resource.
card-007 = { type-crystal-cutter } 007
card-007-text = At the end: 2 points for each different type among your active artisans.
card-008 = { type-crystal-cutter } 008
card-008-text = At the end: no penalty tokens for your inactive cards.
card-009 = { type-crystal-cutter } 009
card-009-text = At the end: advance 5 spaces on the Amstel.
card-010 = { type-crystal-cutter } 010
card-010-text = At the end: 1 point for each good and each docker on your barge.
card-011 = { type-crystal-cutter } 011
card-011-text = At the end: 1 point for each docker in the docker house.
card-012 = { type-crystal-cutter } 012
card-012-text = At the end: 1 point for each good on the black market.
card-013 = { type-cheesemaker } 013
card-013-text = With at least 3 active buildings: 1 gulden.
card-014 = { type-cheesemaker } 014
card-014-text = After advancing on the Amstel this turn: 1 point.
card-015 = { type-cheesemaker } 015
card-015-text = With at most 2 goods on your barge: 1 point.
card-016 = { type-cheesemaker } 016
card-016-text = After moving your barge at least 2 spaces this turn: 1 point.
card-017 = { type-cheesemaker } 017
card-017-text = If you are not first on the Amstel: advance 1 space there.
card-018 = { type-cheesemaker } 018
card-018-text = If you are last on the Amstel: 1 gulden.
card-019 = { type-coffee-roaster } 019
card-019-text = 1 gulden for every 5 of your crests in the city, rounded up.
card-020 = { type-coffee-roaster } 020
card-020-text = You may use the market twice per turn; pay each time.
card-021 = { type-coffee-roaster } 021
card-021-text = 1 point for each district of which you have an active map.
card-022 = { type-coffee-roaster } 022
card-022-text = Pay 1 gulden: your barge may move 3 spaces without resources this turn.
card-023 = { type-coffee-roaster } 023
card-023-text = Pay 1 gulden: 1 point.
card-023-text-hu = Pay 1 gulden: 2 points.
card-024 = { type-coffee-roaster } 024
card-024-text = 1 gulden and 1 point.
card-025 = { type-tile-maker } 025
card-025-text = Each block costs you 1 resource less.
card-026 = { type-tile-maker } 026
card-026-text = When you take a block: 1 gulden.
card-027 = { type-tile-maker } 027
card-027-text = You may pay 2 gulden for a block instead of resources.
card-027-text-nl = You pay 2 gulden for every block, never resources.
card-028 = { type-tile-maker } 028
card-028-text = You may take a second block in your turn.
card-029 = { type-tile-maker } 029
card-029-text = You may use one of your maps up to 3 times in your turn; pay each time.
card-030 = { type-tile-maker } 030
card-030-text = When you activate a building: 2 gulden.
card-031 = { type-lace-maker } 031
card-031-text = Each building costs you 1 resource of your choice less.
card-032 = { type-lace-maker } 032
card-032-text = Spend any 3 resources for 1 gulden, as often as you like.
card-033 = { type-lace-maker } 033
card-033-text = When you activate an artisan, this one included: 1 gulden.
card-034 = { type-lace-maker } 034
card-034-text = Your Amstel disc always lies on top of its pile.
card-035 = { type-lace-maker } 035
card-035-text = When you activate a map you may use it once at once, free of charge.
card-036 = { type-lace-maker } 036
card-036-text = Spend any 2 resources for 1 of your choice, as often as you like.
card-037 = { type-brewer } 037
card-037-text = When you sell on the black market you get both rewards.
card-038 = { type-brewer } 038
card-038-text = Pay 3 gulden to activate an inactive card without resources, as often as you like.
card-039 = { type-brewer } 039
card-039-text = Pay 2 gulden for 2 resources of your choice, as often as you like.
card-040 = { type-brewer } 040
card-040-text = Each resource moves your barge 2 spaces.
card-041 = { type-brewer } 041
card-041-text = When you activate a map: 1 gulden.
card-042 = { type-brewer } 042
card-042-text = An artisan of a type you do not have active costs you 1 resource of your choice less.
card-043 = { type-carpenter } 043
card-043-text = If you alone have the fewest points: 1 resource of your choice.
card-044 = { type-carpenter } 044
card-044-text = 1 gulden, and 1 point for each of your active carpenters.
card-045 = { type-carpenter } 045
card-045-text = When a market tile gives you points: also 1 resource of your choice.
card-046 = { type-carpenter } 046
card-046-text = 1 resource of your choice.
card-047 = { type-carpenter } 047
card-047-text = Discard one of your active maps: 3 gulden.
card-048 = { type-carpenter } 048
card-048-text = Spend any 1 resource: 1 gulden.
card-049 = { type-tulip-grower } 049
card-049-text = In phase I you may take no card.
card-050 = { type-tulip-grower } 050
card-050-text = A docker brought to the docker house scores its space twice.
card-051 = { type-tulip-grower } 051
card-051-text = For each chosen die that shows 1: 2 gulden.
card-052 = { type-tulip-grower } 052
card-052-text = For each chosen die that shows 1: 2 more resources of its colour on slot 1.
card-053 = { type-tulip-grower } 053
card-053-text = The resources of one chosen die may go to a slot next to their own.
card-054 = { type-tulip-grower } 054
card-054-text = For each chosen die: 1 more resource of its colour.
card-055 = { type-beurs } 055
card-055-text = After using a Plantage map this turn: 1 gulden.
card-055-text-active = With an active Plantage map: 1 gulden.
card-056 = { type-beurs } 056
card-056-text = After using a Haarlemmerbuurt map this turn: 1 gulden.
card-056-text-active = With an active Haarlemmerbuurt map: 1 gulden.
card-057 = { type-beurs } 057
card-057-text = After using a Jordaan map this turn: 1 gulden.
card-057-text-active = With an active Jordaan map: 1 gulden.
card-058 = { type-beurs } 058
card-058-text = After using a Burgwallen map this turn: 1 gulden.
card-058-text-active = With an active Burgwallen map: 1 gulden.
card-059 = { type-beurs } 059
card-059-text = After using a Nieuwmarkt map this turn: 1 gulden.
card-059-text-active = With an active Nieuwmarkt map: 1 gulden.
card-060 = { type-beurs } 060
card-060-text = After using a Grachtengordel map this turn: 1 gulden.
card-060-text-active = With an active Grachtengordel map: 1 gulden.
card-061 = { type-rijksmuseum } 061
card-061-text = 1 point for each of your active Plantage maps.
card-061-text-hu = 1 gulden for each of your active Plantage maps.
card-062 = { type-rijksmuseum } 062
card-062-text = 1 point for each of your active Haarlemmerbuurt maps.
card-062-text-hu = 1 gulden for each of your active Haarlemmerbuurt maps.
card-063 = { type-rijksmuseum } 063
card-063-text = 1 point for each of your active Jordaan maps.
card-063-text-hu = 1 gulden for each of your active Jordaan maps.
card-064 = { type-rijksmuseum } 064
card-064-text = 1 point for each of your active Burgwallen maps.
card-064-text-hu = 1 gulden for each of your active Burgwallen maps.
card-065 = { type-rijksmuseum } 065
card-065-text = 1 point for each of your active Nieuwmarkt maps.
card-065-text-hu = 1 gulden for each of your active Nieuwmarkt maps.
card-066 = { type-rijksmuseum } 066
card-066-text = 1 point for each of your active Grachtengordel maps.
card-066-text-hu = 1 gulden for each of your active Grachtengordel maps.
card-067 = { type-oude-kerk } 067
card-067-text = At the end: 3 points; 8 with a Zuiderkerk or a Westerkerk, 15 with both. Each of those counts for one Oude Kerk.
card-068 = { type-oude-kerk } 068
card-068-text = At the end: 3 points; 8 with a Zuiderkerk or a Westerkerk, 15 with both. Each of those counts for one Oude Kerk.
card-069 = { type-oude-kerk } 069
card-069-text = At the end: 3 points; 8 with a Zuiderkerk or a Westerkerk, 15 with both. Each of those counts for one Oude Kerk.
card-070 = { type-zuiderkerk } 070
card-070-text = With at most 3 inactive cards: 1 gulden.
card-071 = { type-zuiderkerk } 071
card-071-text = After another card gave you gulden this round: 1 gulden.
card-072 = { type-zuiderkerk } 072
card-072-text = After another card gave you points this round: 1 point.
card-073 = { type-westerkerk } 073
card-073-text = For each good you deliver: 1 point.
card-074 = { type-westerkerk } 074
card-074-text = When you take a block: advance 1 space on the Amstel.
card-075 = { type-westerkerk } 075
card-075-text = For each good you deliver: 1 gulden.
card-076 = { type-entrepotdok } 076
card-076-text = For each crystal good you deliver: 4 points.
card-077 = { type-entrepotdok } 077
card-077-text = For each jenever good you deliver: 4 points.
card-078 = { type-entrepotdok } 078
card-078-text = For each coffee good you deliver: 4 points.
card-079 = { type-entrepotdok } 079
card-079-text = For each beer good you deliver: 4 points.
card-080 = { type-entrepotdok } 080
card-080-text = For each tiles good you deliver: 4 points.
card-081 = { type-entrepotdok } 081
card-081-text = For each cheese good you deliver: 4 points.
card-082 = { type-entrepotdok } 082
card-082-text = For each lace good you deliver: 4 points.
card-083 = { type-entrepotdok } 083
card-083-text = For each furniture good you deliver: 4 points.
card-084 = { type-entrepotdok } 084
card-084-text = For each tulip good you deliver: 4 points.
card-085 = { type-montelbaanstoren } 085
card-085-text = At the end: 1 point for each of your active maps.
card-086 = { type-montelbaanstoren } 086
card-086-text = At the end: 2 points for each of your active end-of-game cards, this one included.
card-087 = { type-montelbaanstoren } 087
card-087-text = At the end: 2 points for each of your active buildings.
card-088 = { type-schreierstoren } 088
card-088-text = 1 gulden; 2 with an active Montelbaanstoren.
card-089 = { type-schreierstoren } 089
card-089-text = 1 gulden; 2 with an active Montelbaanstoren.
card-090 = { type-schreierstoren } 090
card-090-text = 1 gulden; 2 with an active Montelbaanstoren.
card-091 = { type-zeemagazijn } 091
card-091-text = 1 pink resource.
card-092 = { type-zeemagazijn } 092
card-092-text = 1 orange resource.
card-093 = { type-zeemagazijn } 093
card-093-text = 1 brown resource.
card-094 = { type-zeemagazijn } 094
card-094-text = 1 grey resource.
card-095 = { type-zeemagazijn } 095
card-095-text = 1 purple resource.
card-096 = { type-zeemagazijn } 096
card-096-text = 1 black resource.
card-097 = { type-centraal-station } 097
card-097-text = If you alone have the most points: 1 point.
card-098 = { type-centraal-station } 098
card-098-text = With at most 3 inactive cards: 2 points.
card-099 = { type-centraal-station } 099
card-099-text = After using any map this turn: 2 points.
card-099-text-active = With any active map: 2 points.
card-100 = { type-centraal-station } 100
card-100-text = With at least 3 active artisans: 1 gulden.
card-101 = { type-centraal-station } 101
card-101-text = With at least 3 active buildings: 2 points.
card-101-text-hu = With at least 3 active buildings: 1 gulden.
card-102 = { type-centraal-station } 102
card-102-text = With at least 3 active maps: 1 gulden.
card-103 = { type-concertgebouw } 103
card-103-text = At the end: 4 points for each pair of active artisans of one type.
card-103-text-fr = At the end: 2 points for each pair of active artisans of one type.
card-104 = { type-concertgebouw } 104
card-104-text = At the end: 3 points for each pair of active maps of one district.
card-105 = { type-concertgebouw } 105
card-105-text = At the end: 2 points for each bridge your Amstel disc has passed.
card-106 = { type-concertgebouw } 106
card-106-text = At the end: 1 point for each of your crests in the city.
card-107 = { type-concertgebouw } 107
card-107-text = At the end: 8 points if your barge lies at the start pier.
card-108 = { type-concertgebouw } 108
card-108-text = At the end: 2 points for each active artisan of the type you have most of.
card-109 = { type-plantage } 109
card-109-text = Spend 1 pink resource: 1 point.
card-110 = { type-plantage } 110
card-110-text = Spend 1 pink resource: 1 gulden.
card-111 = { type-plantage } 111
card-111-text = Spend 1 pink resource: 1 gulden.
card-112 = { type-plantage } 112
card-112-text = Spend 1 pink resource: 1 gulden and 1 point.
card-113 = { type-haarlemmerbuurt } 113
card-113-text = Spend 1 grey resource: 1 point.
card-114 = { type-haarlemmerbuurt } 114
card-114-text = Spend 1 grey resource: 1 gulden.
card-115 = { type-haarlemmerbuurt } 115
card-115-text = Spend 1 grey resource: 1 gulden.
card-116 = { type-haarlemmerbuurt } 116
card-116-text = Spend 1 grey resource: 1 gulden and 1 point.
card-117 = { type-jordaan } 117
card-117-text = Spend 1 orange resource: 1 point.
card-118 = { type-jordaan } 118
card-118-text = Spend 1 orange resource: 1 gulden.
card-119 = { type-jordaan } 119
card-119-text = Spend 1 orange resource: 1 gulden.
card-120 = { type-jordaan } 120
card-120-text = Spend 1 orange resource: 1 gulden and 1 point.
card-121 = { type-burgwallen } 121
card-121-text = Spend 1 brown resource: 1 point.
card-122 = { type-burgwallen } 122
card-122-text = Spend 1 brown resource: 1 gulden.
card-123 = { type-burgwallen } 123
card-123-text = Spend 1 brown resource: 1 gulden.
card-124 = { type-burgwallen } 124
card-124-text = Spend 1 brown resource: 1 gulden and 1 point.
card-125 = { type-nieuwmarkt } 125
card-125-text = Spend 1 purple resource: 1 point.
card-126 = { type-nieuwmarkt } 126
card-126-text = Spend 1 purple resource: 1 gulden.
card-127 = { type-nieuwmarkt } 127
card-127-text = Spend 1 purple resource: 1 gulden.
card-128 = { type-nieuwmarkt } 128
card-128-text = Spend 1 purple resource: 1 gulden and 1 point.
card-129 = { type-grachtengordel } 129
card-129-text = Spend 1 black resource: 1 point.
card-130 = { type-grachtengordel } 130
card-130-text = Spend 1 black resource: 1 gulden.
card-131 = { type-grachtengordel } 131
card-131-text = Spend 1 black resource: 1 gulden.
card-132 = { type-grachtengordel } 132
card-132-text = Spend 1 black resource: 1 gulden and 1 point.

# Tasks.
task-1 = Task 1
task-1-text = Both light blue dockers are in the docker house.
task-2 = Task 2
task-2-text = Both maroon dockers are in the docker house.
task-3 = Task 3
task-3-text = Both light green dockers are in the docker house.
task-4 = Task 4
task-4-text = Both light pink dockers are in the docker house.
task-5 = Task 5
task-5-text = Both gold dockers are in the docker house.
task-6 = Task 6
task-6-text = Both white dockers are in the docker house.
task-7 = Task 7
task-7-text = You own at least 4 blocks in Grachtengordel.
task-8 = Task 8
task-8-text = You own at least 4 blocks in Plantage.
task-9 = Task 9
task-9-text = You own at least 4 blocks in Nieuwmarkt.
task-10 = Task 10
task-10-text = You own at least 4 blocks in Burgwallen.
task-11 = Task 11
task-11-text = You own at least 4 blocks in Haarlemmerbuurt.
task-12 = Task 12
task-12-text = You own at least 4 blocks in Jordaan.
task-13 = Task 13
task-13-text = You have at least 3 active cards of each kind: artisans, buildings, maps.
task-14 = Task 14
task-14-text = Your Amstel disc is on the last space.
task-15 = Task 15
task-15-text = You have at least 3 active end-of-game cards.
task-16 = Task 16
task-16-text = You have at least 4 active phase III cards.
task-17 = Task 17
task-17-text = You have at least 5 active permanent cards.
task-18 = Task 18
task-18-text = At least 7 goods lie on the black market.
task-19 = Task 19
task-19-text = At least 2 different kinds of goods are on your barge.
task-20 = Task 20
task-20-text = The furniture warehouse is full.
task-21 = Task 21
task-21-text = The lace warehouse is full.
task-22 = Task 22
task-22-text = The cheese warehouse is full.
task-23 = Task 23
task-23-text = The jenever warehouse is full.
task-24 = Task 24
task-24-text = The beer warehouse is full.
task-25 = Task 25
task-25-text = The tiles warehouse is full.
task-26 = Task 26
task-26-text = The tulip warehouse is full.
task-27 = Task 27
task-27-text = The crystal warehouse is full.
task-28 = Task 28
task-28-text = The coffee warehouse is full.
task-29 = Task 29
task-29-text = All 4 depots are filled.
task-30 = Task 30
task-30-text = Your barge lies at the start pier.
task-31 = Task 31
task-31-text = At least 7 dockers are in the docker house.
task-32 = Task 32
task-32-text = Return 2 dockers and 1 good.
task-32-text-nl = Return 2 dockers and 1 resource.
task-33 = Task 33
task-33-text = Return up to 6 resources of different colours; the more, the more points.
task-34 = Task 34
task-34-text = Return 1 docker, 1 good and 1 resource.
task-35 = Task 35
task-35-text = You own at least 9 blocks.
task-36 = Task 36
task-36-text = You have at least 12 active cards.
task-36-text-fr = You have at least 10 active cards.
task-37 = Task 37
task-37-text = Return 1 or 2 light blue dockers.
task-38 = Task 38
task-38-text = Return 1 or 2 gold dockers.
task-39 = Task 39
task-39-text = Return 1 or 2 maroon dockers.
task-40 = Task 40
task-40-text = Return 1 or 2 light green dockers.
task-41 = Task 41
task-41-text = Return 1 or 2 light pink dockers.
task-42 = Task 42
task-42-text = Return 1 or 2 white dockers.

# Market tiles.
tile-price = Pay { $cost } gulden:
tile-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tile-and = { $points ->
    [0] {""}
   *[other] { tile-points },{" "}
}
tile-a1 = Market A1
tile-a1-text = { tile-price } { tile-and }advance 2 spaces on the Amstel.
tile-a2 = Market A2
tile-a2-text = { tile-price } { tile-points }.
tile-a3 = Market A3
tile-a3-text = { tile-price } { tile-points }.
tile-a4 = Market A4
tile-a4-text = { tile-price } { tile-and }1 resource of your choice.
tile-a5 = Market A5
tile-a5-text = { tile-price } { tile-and }advance 1 space on the Amstel.
tile-a6 = Market A6
tile-a6-text = { tile-price } { tile-points }.
tile-a7 = Market A7
tile-a7-text = { tile-price } { tile-and }advance 2 spaces on the Amstel.
tile-a8 = Market A8
tile-a8-text = { tile-price } { tile-points }.
tile-b9 = Market B9
tile-b9-text = { tile-price } { tile-and }1 resource of your choice.
tile-b10 = Market B10
tile-b10-text = { tile-price } { tile-and }advance 2 spaces on the Amstel.
tile-b11 = Market B11
tile-b11-text = { tile-price } { tile-and }advance 1 space on the Amstel.
tile-b12 = Market B12
tile-b12-text = { tile-price } { tile-points }.
tile-b13 = Market B13
tile-b13-text = { tile-price } { tile-and }1 resource of your choice.
tile-b14 = Market B14
tile-b14-text = { tile-price } { tile-points }.
tile-b15 = Market B15
tile-b15-text = { tile-price } { tile-points }.
tile-b16 = Market B16
tile-b16-text = { tile-price } { tile-points }.
tile-ca17 = Market CA17
tile-ca17-text = { tile-price } { tile-and }move your barge up to 3 spaces without resources.
tile-ca18 = Market CA18
tile-ca18-text = { tile-price } { tile-and }swap an inactive card for a card of the discard pile.
tile-ca19 = Market CA19
tile-ca19-text = { tile-price } { tile-and }2 resources of your choice.
tile-ca20 = Market CA20
tile-ca20-text = { tile-price } { tile-and }activate an inactive card without resources.
tile-cb21 = Market CB21
tile-cb21-text = { tile-price } { tile-and }move your barge to any place of the harbour.
tile-cb22 = Market CB22
tile-cb22-text = { tile-price } { tile-and }take any free block without resources.
tile-cb23 = Market CB23
tile-cb23-text = { tile-price } { tile-and }1 resource of each colour.
tile-cb24 = Market CB24
tile-cb24-text = { tile-price } { tile-and }activate 2 inactive cards without resources.

# What the bot would do, and why
hint-only = Nothing else can be done
hint-any = One is as good as the other here
hint-activate = { $card } is worth more than anything else these cubes can do now, and its slot becomes free
hint-activate-free = { $card } saves most resources and is worth most from now on
hint-block = This block brings most: its good, your group and the district, for the cubes you have
hint-free-block = Of all free blocks this one brings most
hint-use = { $card } costs no resources and brings something each time
hint-use-map = The cube brings more on { $card } than anywhere else
hint-load = Loading is free, and only what is aboard can be delivered
hint-deliver = Delivered here and now the good brings most
hint-docker = A docker brings 1 gulden at once and points at his pier
hint-sail = The next stop for your freight is that way, and resources left over are lost
hint-amstel = These resources do most on the Amstel: bridges, and an earlier turn
hint-market = The market tile gives more for your gulden than the tiles to come are likely to
hint-pass = Nothing that is left to do brings anything
hint-pay = The rest of your turn can do without these cubes
hint-gain = This colour does most for your cards and blocks
hint-spare = You can do more with a cube of this colour than with the others
hint-sell = The good brings more on the black market than at the end of its way
hint-store = Delivered later the good brings more than the black market gives now
hint-take = { $card } fits the cubes on your wheel best and is worth most
hint-discard = { $card } is the one you will miss least
hint-remove = { $card } would be of less use to you than the other
hint-dice = These cubes pay for most: cards, a block each round, and no round without resources
hint-slot = In this slot the cubes arrive when you need them
hint-wheel = This colour pays for your first card and blocks
hint-keep = This colour helps you most next round
hint-foreman = You can reach the foreman soonest there
hint-bailiff = Of the blocks he can go to, you want this one most
hint-trader = This good is worth least in its warehouse

# Where points come from.
# What happens in imagined games, for hints.
hint-happens-card = { hint-whose }{ $card } is active at the end of { $here } of { $worlds } imagined games, else of { $there }; about { $points ->
    [one] 1 point
   *[other] { $points } points
 } better than { hint-than }

sheet-deliveries = Deliveries
sheet-dockers = Dockers
sheet-amstel = Amstel
sheet-market = Market
sheet-cards = Cards
sheet-penalties = Penalty tokens
sheet-laurels = Cards with a laurel
sheet-group = Largest group
sheet-districts = Districts
sheet-tasks = Tasks
sheet-leftovers = Leftovers
sheet-start = At the start

judged-wheel = resources on the wheel
judged-freight = goods and dockers on their way
judged-city = blocks in the city
judged-cards = cards
judged-amstel = the place on the Amstel
judged-money = gulden
judged-penalties = fewer penalty tokens
judged-tasks = tasks
judged-tom = fewer points for TOM

# What newer versions of the rules changed: told to a table that was begun by older ones.
changed-2-1 = At the end of a round you may keep no resource at all; before you had to keep one (AMS-9.1).
changed-2-2 = Taking a card and passing cannot be taken back (Q-07).
