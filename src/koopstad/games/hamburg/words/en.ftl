# Hamburg, in English. Names of cards and mayors are proper names and stand in the data.

colour-purple = purple
colour-orange = orange
colour-grey = grey
colour-pink = pink
colour-brown = brown
colour-black = black
each-colour = all
tom = TOM

misfortune-flood = flood
misfortune-fire = fire
misfortune-looting = looting
misfortune-disease = disease
misfortune-wall-collapse = wall collapse

half-left = left half
half-right = right half

token-hall = town hall square
token-buildings = buildings
token-wall = city wall
token-points = points
token-zoo = zoo

category-citizens = citizens
category-administration = administration
category-university = university
category-health = health
category-amusement = amusement
category-art = art
category-theatre = theatre
category-circus = circus
category-trade = trade
category-industry = industry
category-banks = banks
category-crafts = crafts
category-army = army
category-police = police
category-underworld = underworld
category-secret-society = secret society
category-harbour = harbour
category-church = church
category-emigrants = emigrants
category-mysticism = mysticism
category-zoo = zoo
category-park = park

symbol-lightning = at once
symbol-I = once per cycle in phase I
symbol-II = once per cycle in phase II
symbol-III = once per cycle in phase III
symbol-IV = once per cycle in phase IV
symbol-permanent-I = permanent, phase I
symbol-permanent-II = permanent, phase II
symbol-permanent-III = permanent, phase III
symbol-permanent-IV = permanent, phase IV
symbol-permanent = permanent
symbol-laurel = final scoring
symbol-none = no ability

step-refill = Choose the pile of the next card
step-discard-hand = Discard your hand, card by card; the last one lies on top
step-new-hand = Choose the piles of your new hand
step-activation = Use displayed cards
step-turn = Play a card for a basic action, or use III buildings
step-turn-under-a-stock-tile = Play a card for a basic action, or use III buildings
step-rest-of-turn = Use III buildings, or end the turn
step-granted-action = Carry out a basic action with the card just drawn
step-repeat-lightning = Use the lightning a second time?
step-take-a-statue = Choose a statue
step-use-a-ship = Use a ship?
step-choose-a-mayor = Choose the side of your mayor
step-choose-misfortune = Choose the misfortune to raise
step-prevent-misfortune = Prevent the misfortune?
step-misfortunes-strike = Choose which misfortune strikes first
step-flow = The game goes on
step-park-income = Park income
step-raises = Misfortunes are raised
step-program = An effect
step-TOM-acts = TOM acts

# What can be played. Its price and what it brings are computed and shown beside it.
action-draw = Draw { $colour ->
    [orange] an
   *[other] a
} { $colour } card
action-workers = Take { $number ->
    [one] 1 { $colour } worker
   *[other] { $number } { $colour } workers
} with { $card }
action-money = Take the marks of the { $colour } die with { $card }
action-lower = Lower { $misfortune } with { $card }
action-wall = Build the { $colour } segment of the { $half } with { $card }
action-site = Lay { $card } as { $colour ->
    [orange] an
   *[other] a
} { $colour } building site
action-build = Build { $card } on site { $site } ({ $colour })
action-lay-out = Lay out { $card }
action-recolour = The next card counts as { $colour }
action-activate = Use { $card }
action-again = Use { $card } again
action-pick = Choose { $card }
action-card = Choose { $card } from your hand
action-discard = Discard { $card }
action-on = On site { $site } ({ $colour })
action-worker = Take { $colour ->
    [orange] an
   *[other] a
} { $colour } worker
action-give = Give { $colour ->
    [orange] an
   *[other] a
} { $colour } worker
action-buy = Buy { $colour ->
    [orange] an
   *[other] a
} { $colour } worker
action-lower-any = Lower { $misfortune } ({ $colour })
action-raise = Raise { $misfortune } ({ $colour })
action-suffer = Strikes first: { $misfortune } ({ $colour })
action-prevent = Return a worker to prevent it
action-lose = Give up { $card }
action-lose-site = Give up site { $site } ({ $colour })
action-lose-stone = Give up a stone of the { $half }
action-stone = Build the next stone of the { $half }
action-turn-back = Turn back the token for { $token }
action-hummel = Take Hans Hummel
action-jette = Take Zitronenjette
action-ship = Use the { $colour } ship: { $effect }
action-clergyman-left = Move the clergyman to the left
action-clergyman-right = Move the clergyman to the right
action-trade = Trade with { $player }
action-mayor = { $name }: { $effect }
action-advance = Advance on the town hall square
action-done = Finish here

group-draw = Draw
group-workers = Workers
group-money = Money
group-lower = Misfortune
group-wall = Wall
group-site = Site
group-build = Build
group-use = Use
group-choose = Choose
group-turn = Enough

# What a player has and compares.
purse-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
purse-marks = { $number ->
    [one] 1 mark
   *[other] { $number } marks
}
purse-any = { $number ->
    [one] 1 worker of any colour
   *[other] { $number } workers of any colour
}
purse-purple = { $number ->
    [one] 1 { colour-purple } worker
   *[other] { $number } { colour-purple } workers
}
purse-orange = { $number ->
    [one] 1 { colour-orange } worker
   *[other] { $number } { colour-orange } workers
}
purse-grey = { $number ->
    [one] 1 { colour-grey } worker
   *[other] { $number } { colour-grey } workers
}
purse-pink = { $number ->
    [one] 1 { colour-pink } worker
   *[other] { $number } { colour-pink } workers
}
purse-brown = { $number ->
    [one] 1 { colour-brown } worker
   *[other] { $number } { colour-brown } workers
}
purse-level-purple = { $number ->
    [one] 1 level of the { colour-purple } misfortune
   *[other] { $number } levels of the { colour-purple } misfortune
}
purse-level-orange = { $number ->
    [one] 1 level of the { colour-orange } misfortune
   *[other] { $number } levels of the { colour-orange } misfortune
}
purse-level-grey = { $number ->
    [one] 1 level of the { colour-grey } misfortune
   *[other] { $number } levels of the { colour-grey } misfortune
}
purse-level-pink = { $number ->
    [one] 1 level of the { colour-pink } misfortune
   *[other] { $number } levels of the { colour-pink } misfortune
}
purse-level-brown = { $number ->
    [one] 1 level of the { colour-brown } misfortune
   *[other] { $number } levels of the { colour-brown } misfortune
}
purse-hand = { $number ->
    [one] 1 card in hand
   *[other] { $number } cards in hand
}
purse-sites = { $number ->
    [one] 1 building site
   *[other] { $number } building sites
}
purse-buildings = { $number ->
    [one] 1 building
   *[other] { $number } buildings
}
purse-garden = { $number ->
    [one] 1 zoo or park card
   *[other] { $number } zoo or park cards
}
purse-wall = { $number ->
    [one] 1 wall stone
   *[other] { $number } wall stones
}
purse-hall = { $number ->
    [one] 1 field of the town hall square
   *[other] { $number } fields of the town hall square
}
purse-statues = { $number ->
    [one] 1 statue
   *[other] { $number } statues
}
purse-tokens = { $number ->
    [one] 1 majority token
   *[other] { $number } majority tokens
}

log-draw = { $player } draws { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: { $piles }
log-draw-secret = { $player } draws { $names }
log-shuffle = The discard pile is shuffled
log-site = { $player } lays { $colour ->
    [orange] an
   *[other] a
} { $colour } building site
log-site-secret = { $player } lays { $name } as { $colour ->
    [orange] an
   *[other] a
} { $colour } building site
log-pay = { $player } pays { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
} for { $name }
log-building = { $player } builds { $name }
log-lay-out = { $player } lays out { $name }
log-lose-site = { $player } loses the building site { $name }
log-lose-site-building = { $player } loses the building site { $name }; back in the hand: { $buildings }
log-lose-site-tom = { $player } loses the building site { $name } with { $buildings }
log-lose-building = { $player } loses the building { $name }
log-lose-stone = { $player } loses a wall stone of the { $half }
log-lose-money = { $player } loses { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}
log-lose-workers = { $player } loses { $number ->
    [one] 1 worker
   *[other] { $number } workers
}
log-turn-back = { $player } turns back the majority token for { $token }
log-hand-over = { $player } hands over { $colour ->
    [orange] an
   *[other] a
} { $colour } worker
log-steal = { $player } loses a hand card
log-steal-secret = { $player } loses the hand card { $name }
log-robbed = { $player } gives up { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}
log-trade = { $player } receives 1 mark and gives up a point
log-roll = The dice: { $dice }. The clergyman stands at the { $window } window
log-black-tile = Black tile { $tile }: { $colours }
log-ships = Ships at the quay: { $ships }
log-ship = { $player } returns { $worker ->
    [orange] an
   *[other] a
} { $worker } worker and uses the { $colour } ship
log-new-hand = { $player } discards the whole hand
log-lower = { $player } lowers { $misfortune } by { $levels ->
    [one] 1 level
   *[other] { $levels } levels
} for { $points ->
    [one] 1 point
   *[other] { $points } points
}
log-raise = { $player } raises { $misfortune } to level { $level }
log-strike = A misfortune strikes { $player }: { $misfortune }
log-prevent = { $player } returns a worker to prevent { $misfortune }
log-advance = { $player } advances to field { $field } of the town hall square for { $price ->
    [one] 1 mark
   *[other] { $price } marks
}
log-retreat = { $player } moves back to field { $field } of the town hall square
log-stone = { $player } builds { $colour ->
    [orange] an
   *[other] a
} { $colour } wall stone in the { $half } for { $price ->
    [one] 1 mark
   *[other] { $price } marks
}
log-statue-hummel = { $player } takes the Hans Hummel worth { $value ->
    [one] 1 point
   *[other] { $value } points
}
log-statue-jette = { $player } takes the Zitronenjette with { $value ->
    [one] 1 mark
   *[other] { $value } marks
}
log-activate = { $player } uses { $name }
log-recolour = { $player } returns a grey worker: the next card counts as { $colour }
log-workers = { $player } discards { $name } and takes { $number ->
    [one] 1 { $colour } worker
   *[other] { $number } { $colour } workers
}
log-money = { $player } discards { $name } and takes { $number ->
    [one] 1 mark
   *[other] { $number } marks
}
log-lower-card = { $player } discards { $name } to lower the { $colour } misfortune
log-wall-card = { $player } discards { $name } for { $colour ->
    [orange] an
   *[other] a
} { $colour } wall segment
log-gain = { $player } gains { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}
log-gain-points = { $player } gains { $points ->
    [one] 1 point
   *[other] { $points } points
}
log-gain-marks = { $player } takes { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}
log-gain-worker = { $player } takes { $colour ->
    [all] 1 worker of each colour
   *[other] { $colour ->
        [orange] an
       *[other] a
    } { $colour } worker
}
log-return-worker = { $player } returns { $colour ->
    [orange] an
   *[other] a
} { $colour } worker
log-discard = { $player } discards { $name }
log-take-discard = { $player } takes { $name } from the discard pile
log-take-back = { $player } takes back { $name }
log-search-take = { $player } finds { $name } and takes it
log-search-nothing = { $player } searches the { $colour } draw pile and finds nothing
log-church-worker = { $player } puts { $colour ->
    [orange] an
   *[other] a
} { $colour } worker into the church
log-clergyman = { $player } moves the clergyman to the { $window } window
log-majority = { $player } turns the majority token for { $token }
log-cycle-ends = Cycle { $cycle } ends
log-game-ends = The game is over
log-mayor = { $player } plays { $name }, side { $side }
log-marker = The price marker moves to field { $field }
log-score = { $player }: cards { $cards }, laurels { $laurels }, majorities { $tokens }, segments { $segments }, statues { $statues }, clergymen { $clergy }, town hall square { $hall }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
log-tom-black-die = TOM takes { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
} for the black die
log-tom-point = TOM, { $colour } 1: he gains a point
log-tom-workers = TOM, { $colour } 2: he takes two { $colour } workers
log-tom-wall = TOM, { $colour } { $die }: a segment fits and he can pay { $price ->
    [one] 1 mark
   *[other] { $price } marks
}
log-tom-no-wall = TOM, { $colour } 3: no segment fits that he can pay for, so he takes { $colour ->
    [orange] an
   *[other] a
} { $colour } worker
log-tom-lowers = TOM, { $colour } 4: his { $colour } misfortune is raised, so he lowers it
log-tom-site = TOM, { $colour } 4: nothing to lower, so he returns { $colour ->
    [orange] an
   *[other] a
} { $colour } worker and lays a site
log-tom-marks = TOM, { $colour } { $die }: nothing else is possible, so he takes { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}
log-tom-builds = TOM, { $colour } die: he can build { $name } for { $price ->
    [one] 1 mark
   *[other] { $price } marks
}
log-tom-cannot-build = TOM, { $colour } { $die }: he cannot build { $name }, so he lays it as a site
log-tom-no-worker = TOM, { $colour } { $die }: he cannot build { $name } and has no worker to lay it, so it is discarded
log-tom-cannot-pay = TOM, { $colour } { $die }: he cannot build { $name }, so it is discarded

why-no-answer = that does not answer the question
why-mayor-side = choose one of the two sides of mayor tile { $tile }
why-statue = choose one of the statues on offer
why-ship-away = the { $colour } ship is not at the quay
why-ship-or-done = use a ship, or none
why-search-pick = choose one of the cards found
why-search-site = choose a free building site
why-buy = buy a worker for 1 mark, or stop
why-choose-different-worker = return a worker of another colour, or stop
why-choose-discard = choose a hand card to discard
why-choose-own-worker = choose a worker that you have
why-choose-worker = choose the colour of a worker to take
why-exchange = exchange a worker, or stop
why-no-discards = the discard pile is empty
why-trade = choose with whom to trade
why-phase-offers = in phase { $phase } you may use displayed cards, or do nothing
why-draw-first = choose the draw pile of the next card
why-pile-empty = the { $colour } draw pile has no card left
why-advance-later = the figure advances after the misfortunes of phase II
why-marks = it costs { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}, and you have { $held }
why-no-low-die = no die shows 1 or 2
why-acted-already = the basic action of this turn is done
why-no-such-card = your hand has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
why-turn-offers = a turn is one basic action and any III buildings
why-needs-site = a building needs a building site
why-no-such-site = you have { $sites ->
    [one] 1 building site
   *[other] { $sites } building sites
}
why-site-full = that building site is taken
why-needs-no-site = zoo and park cards lie to the left and need no site
why-basic-action-first = a hand card has to be played for a basic action first
why-no-segment = there is no segment that you can pay for
why-segment-colour = the next segment of that half is { $colour }
why-choose-segment = choose a half of the wall
why-half-complete = that half is complete
why-no-worker = you have no { $colour } worker
why-choose-lower = choose a raised misfortune
why-prevent = return { $colour ->
    [orange] an
   *[other] a
} { $colour } worker, or let it be raised
why-lose-building = choose one of your buildings
why-lose-site = choose one of your building sites
why-lose-stone = choose a half with a wall stone
why-suffer = choose a misfortune that strikes
why-dice-differ = the dice do not fulfil the condition
why-no-pair = it costs { $colour ->
    [orange] an
   *[other] a
} { $colour } worker and one more
why-no-workers = you have no worker
why-not-in-phase = no displayed card of yours with that number is used in phase { $phase }
why-once-a-cycle = a card is used once per cycle
why-used-already = it has been used in this cycle
why-not-displayed = you have no such building
why-too-late = it is used right after the clergyman is placed
why-no-recolour = only card 224 changes the colour of a card
why-recolour-now = it costs a grey worker and belongs before a basic action
why-recoloured-already = the colour has been changed
why-recoloured-build = a card with a changed colour cannot be built
why-recoloured-first = first use the card whose colour was changed
why-advance-or-not = advance, or not
why-advanced-already = you have advanced in this step
why-level-0 = the { $colour } misfortune is at level 0
why-activate-again = choose a III building that was used in this cycle
why-nothing-used = no III building that you could pay for again was used in this cycle
why-activate-next = choose the next building to use
why-no-worker-for-site = no worker is left to pay for a site whose pile has cards
why-nothing-under-zoo = you need a worker, a building in hand and a zoo card of one colour
why-under-zoo = choose a building of that colour, then a zoo card
why-turn-back = choose an active majority token
why-drawn-card = the basic action is for the card just drawn, hand card { $place }
why-clergyman = move the clergyman one window to the left or right
why-repeat = use card { $card } a second time, or not
why-choose-lightning = choose a lightning building
why-no-lightning = there is no lightning building
why-doubled-already = one building has been used twice in this cycle
why-not-used-yet = it has not been used in this cycle
why-no-workers-for-tile = the tile in force demands more workers than you have
why-discard-hand = discard your hand first, card by card, in an order of your choice
why-new-hand = three cards come from one pile and two from another
why-take-back = choose another building of yours, or stop
why-choose-raise = choose the misfortune to raise instead

card-001 = Draw 1 card from any draw pile and carry out one basic action with it.
card-002 = If none of the six dice shows 1 or 2: you may pay 4 marks and move 1 field forward on the town hall square.
card-003 = Return 1 grey worker: take 2 marks for each of your buildings of category citizens.
card-004 = Take any number of your own buildings back into your hand; their sites stay in the display.
card-005 = Search the discard pile for a card of category citizens and build it on one of your free sites without paying; then the discard pile is shuffled. If there is none, it is only shuffled.
card-006 = Gain 1 point.
card-007 = Return 1 purple worker: draw 1 card from any of the five draw piles and carry out one basic action with it; the drawn card's colour is the colour of that action.
card-008 = Return 1 grey worker: draw 1 card from any of the five draw piles and carry out one basic action with it; the drawn card's colour is the colour of that action.
card-009 = Return 1 orange worker: draw 1 card from any of the five draw piles and carry out one basic action with it; the drawn card's colour is the colour of that action.
card-010 = Return 1 pink worker: draw 1 card from any of the five draw piles and carry out one basic action with it; the drawn card's colour is the colour of that action.
card-011 = Final scoring: 2 extra points for each of your buildings of category citizens.
card-012 = Return 1 pink worker: gain 1 point for every 3 of your wall stones.
card-013 = Every opponent discards 1 hand card.
card-014 = Return 1 purple worker: take 2 marks for each of your buildings of category administration.
card-015 = Return 1 pink worker: take 2 marks for each of your pink building sites.
card-016 = Return 1 purple worker: take 2 marks for each of your purple building sites.
card-017 = Return 1 grey worker: take 2 marks for each of your grey building sites.
card-018 = Return 1 orange worker: take 2 marks for each of your orange building sites.
card-019 = Search the discard pile for a card of category administration and build it on one of your free sites without paying; then the discard pile is shuffled. If there is none, it is only shuffled.
card-020 = Return 1 purple worker: gain 2 points for every 3 of your purple building sites.
card-021 = Return 1 orange worker: gain 2 points for every 3 of your orange building sites.
card-022 = Return 1 grey worker: gain 2 points for every 3 of your grey building sites.
card-023 = Return 1 pink worker: gain 2 points for every 3 of your pink building sites.
card-024 = Final scoring: 2 extra points for each of your buildings of category administration.
card-025 = Take 2 marks for each of your buildings.
card-026 = Return 1 pink worker: take 2 marks for each of your buildings of category university.
card-027 = Buy up to 5 workers of any colours for 1 mark each.
card-028 = Draw 4 cards into your hand, then discard 4 hand cards; cards just drawn may be among them.
card-029 = Final scoring: 2 extra points for every built third wall segment and for every statue you own.
card-030 = Final scoring: 2 extra points for every majority token showing its coloured side.
card-031 = Search the discard pile for a card of category university and build it on one of your free sites without paying; then the discard pile is shuffled. If there is none, it is only shuffled.
card-032 = Draw 2 cards and place both as building sites without paying workers.
card-033 = Draw 1 additional card into your hand.
card-034 = Whenever you carry out the basic action take workers you receive 1 additional worker of any colour.
card-035 = Final scoring: 2 extra points for each of your buildings of category university.
card-036 = Whenever you activate a card with the lightning symbol you may activate that same card a second time at no further cost.
card-037 = Return 1 pink worker: search the pink draw pile for 1 zoo card and take it into your hand; shuffle that pile.
card-038 = Return 1 orange worker: search the orange draw pile for 1 zoo card and take it into your hand; shuffle that pile.
card-039 = Return 1 grey worker: search the grey draw pile for 1 zoo card and take it into your hand; shuffle that pile.
card-040 = Return 1 purple worker: search the purple draw pile for 1 zoo card and take it into your hand; shuffle that pile.
card-041 = Return 1 worker of any colour: search the draw pile of that colour for 1 park card and take it into your hand; shuffle that pile.
card-042 = Return 1 orange worker: take 2 marks for each of your buildings of category health.
card-043 = Return 1 purple worker and 1 worker of any colour: take 3 marks and gain 1 point.
card-044 = Search the discard pile for a card of category health and build it on one of your free sites without paying; then the discard pile is shuffled. If there is none, it is only shuffled.
card-045 = Return 1 grey worker: take 1 mark for every different category among your own buildings.
card-046 = In the majority check of phase IV you flip your token to the coloured side also when you share the lead, but not when the shared value is 0.
card-047 = Final scoring: 2 extra points for each of your buildings of category health.
card-048 = Take 1 worker of any colour.
card-049 = If the grey die shows 5 or 6: take 1 grey worker.
card-050 = If the orange die shows 5 or 6: take 1 orange worker.
card-051 = If the brown die shows 5 or 6: take 1 brown worker.
card-052 = If the purple die shows 5 or 6: take 1 purple worker.
card-053 = Return 1 orange worker: take 2 marks for each of your buildings of category amusement.
card-054 = Return 1 purple worker: activate one of your phase-III buildings a second time.
card-055 = Search the discard pile for a card of category amusement and build it on one of your free sites without paying; then the discard pile is shuffled. If there is none, it is only shuffled.
card-056 = If the black die shows 5 or 6 you may take 1 worker of any colour.
card-057 = Return 1 grey worker: gain 1 point for each of your buildings of category amusement.
card-058 = Return 1 brown worker: take 1 mark for every die showing 5 or 6 (all six dice).
card-059 = Final scoring: 2 extra points for each of your buildings of category amusement.
card-060 = At once activate, one time and without paying, all your buildings whose activation normally costs one worker.
card-061 = Return 1 brown worker: take 2 marks for each of your buildings of category art.
card-062 = Return 1 orange worker: build 1 wall stone without using a card, paying double the segment's cost; the worker's colour need not match the segment.
card-063 = Return 1 brown worker: build 1 wall stone without using a card, paying double the segment's cost; the worker's colour need not match the segment.
card-064 = Return 1 purple worker: build 1 wall stone without using a card, paying double the segment's cost; the worker's colour need not match the segment.
card-065 = Return 1 grey worker: build 1 wall stone without using a card, paying double the segment's cost; the worker's colour need not match the segment.
card-066 = This building counts as art and also as amusement, theatre and circus; several cards rewarding these categories may each count it.
card-067 = Search the discard pile for a card of category art and build it on one of your free sites without paying; then the discard pile is shuffled. If there is none, it is only shuffled.
card-068 = Move 1 field forward on the town hall square without paying.
card-069 = Return 1 orange worker: gain 1 point for each of your buildings of category art.
card-070 = Whenever you carry out the basic action lay a building site you may lower the misfortune of the site's colour by 1 level.
card-071 = Final scoring: 1 point for every different category among your own buildings.
card-072 = Final scoring: 2 extra points for each of your buildings of category art.
card-073 = Return 1 grey worker: take 2 marks for each of your buildings of category theatre.
card-074 = Return 1 orange worker: take 1 mark for each of your orange building sites.
card-075 = Return 1 brown worker: take 1 mark for each of your brown building sites.
card-076 = Return 1 purple worker: take 1 mark for each of your purple building sites.
card-077 = Return 1 grey worker: take 1 mark for each of your grey building sites.
card-078 = Return 1 orange worker: gain 1 point for each of your orange building sites.
card-079 = Return 1 brown worker: gain 1 point for each of your brown building sites.
card-080 = Return 1 purple worker: gain 1 point for each of your purple building sites.
card-081 = Return 1 orange worker: gain 1 point for each of your buildings of category theatre.
card-082 = Return 1 grey worker: gain 1 point for each of your grey building sites.
card-083 = Search the discard pile for a card of category theatre and build it on one of your free sites without paying; then the discard pile is shuffled. If there is none, it is only shuffled.
card-084 = Final scoring: 2 extra points for each of your buildings of category theatre.
card-085 = Every opponent turns an active majority token, of their own choice, back to the uncoloured side.
card-086 = Return 1 brown worker: take 2 marks for each of your buildings of category circus.
card-087 = If one number X is shown by more dice than any other number: take X marks. If two or more numbers tie for most: nothing.
card-088 = Return 1 orange worker: for every complete set of five differently coloured workers you still own after paying, gain 1 point and take 5 marks.
card-089 = Gain 2 points for each of your active majority tokens.
card-090 = Search the discard pile for a card of category circus and build it on one of your free sites without paying; then the discard pile is shuffled. If there is none, it is only shuffled.
card-091 = Whenever an opponent builds a wall stone you take 1 worker of the colour concerned.
card-092 = If the total of all dice is at most 23: take 5 marks.
card-093 = If the total of all dice is at least 19: gain 2 points.
card-094 = Final scoring: 2 extra points for each of your buildings of category circus.
card-095 = Whenever you turn a majority token to its coloured side you take a complete set of workers (1 of each of the five colours).
card-096 = Final scoring: one of your statues counts double.
card-097 = Return 1 pink worker: take 2 marks for each of your buildings of category trade.
card-098 = Return 1 pink worker: take 3 marks.
card-099 = Return 1 purple worker: take 3 marks.
card-100 = Return 1 brown worker: take 3 marks.
card-101 = Return 1 grey worker: take 3 marks.
card-102 = Take 2 marks.
card-103 = Give 1 mark to every opponent; each of them loses 1 point and you gain it. With fewer marks than opponents you choose with whom you trade. Opponents cannot refuse.
card-104 = Search the discard pile for a card of category trade and build it on one of your free sites without paying; then the discard pile is shuffled. If there is none, it is only shuffled.
card-105 = Return 1 grey worker: gain 1 point for every built third wall segment and for every statue you own.
card-106 = Return 1 worker of any colour: take marks equal to the die of that colour.
card-107 = Final scoring: 2 extra points for each of your buildings of category trade.
card-108 = When you carry out the basic action build wall you still discard a card of the required colour, but pay no marks.
card-109 = Return up to 5 workers of different colours: for each gain 1 point and take 1 mark.
card-110 = Return 1 grey worker: take 2 marks for each of your buildings of category industry.
card-111 = Return 1 purple worker: exchange any number of your workers for workers of other colours.
card-112 = Return 1 brown worker: exchange any number of your workers for workers of other colours.
card-113 = Return 1 pink worker: exchange any number of your workers for workers of other colours.
card-114 = Return 1 grey worker: exchange any number of your workers for workers of other colours.
card-115 = Return 1 grey worker: take 2 workers of any colours; both may be equal and may have the colour just returned.
card-116 = Return 1 purple worker: take 2 workers of any colours; both may be equal and may have the colour just returned.
card-117 = Return 1 pink worker: take 2 workers of any colours; both may be equal and may have the colour just returned.
card-118 = Return 1 brown worker: take 2 workers of any colours; both may be equal and may have the colour just returned.
card-119 = Search the discard pile for a card of category industry and build it on one of your free sites without paying; then the discard pile is shuffled. If there is none, it is only shuffled.
card-120 = Final scoring: 2 extra points for each of your buildings of category industry.
card-121 = Take 6 marks.
card-122 = Whenever park cards give you money you take 1 additional mark per such card.
card-123 = Take as many marks as the points value printed at your current town hall field.
card-124 = Return 1 brown worker: take 2 marks for each of your buildings of category banks.
card-125 = When you move forward on the town hall square pay 2 marks less than the dice demand, but never less than 0.
card-126 = Search the discard pile for a card of category banks and build it on one of your free sites without paying; then the discard pile is shuffled. If there is none, it is only shuffled.
card-127 = Return 1 brown worker: gain 1 point and take 2 marks.
card-128 = Return 1 grey worker: gain 1 point and take 2 marks.
card-129 = Return 1 purple worker: gain 1 point and take 2 marks.
card-130 = Return 1 pink worker: gain 1 point and take 2 marks.
card-131 = Final scoring: 2 extra points for each of your buildings of category banks.
card-132 = When you carry out the basic action build a building pay 3 marks less, but never less than 0.
card-133 = Return 1 purple worker: take 2 marks for each of your buildings of category crafts.
card-134 = Return 1 pink worker: take 2 marks for each of your active majority tokens.
card-135 = Return 1 purple worker: take 2 marks for each of your active majority tokens.
card-136 = Return 1 brown worker: take 2 marks for each of your active majority tokens.
card-137 = Return 1 grey worker: take 2 marks for each of your active majority tokens.
card-138 = When you carry out the basic action take money with the pink die you take 3 additional marks.
card-139 = When you carry out the basic action take money with the grey die you take 3 additional marks.
card-140 = When you carry out the basic action take money with the brown die you take 3 additional marks.
card-141 = When you carry out the basic action take money with the purple die you take 3 additional marks.
card-142 = Take 1 pink, 1 grey, 1 brown and 1 purple worker.
card-143 = Search the discard pile for a card of category crafts and build it on one of your free sites without paying; then the discard pile is shuffled. If there is none, it is only shuffled.
card-144 = Final scoring: 2 extra points for each of your buildings of category crafts.
card-145 = Build 1 wall stone without paying and without playing a card.
card-146 = Return 1 pink worker: take 2 marks for each of your buildings of category army.
card-147 = Lower misfortunes of your choice by up to 2 levels in total; the levels may be spread over different misfortunes.
card-148 = Search the discard pile for a card of category army and build it on one of your free sites without paying; then the discard pile is shuffled. If there is none, it is only shuffled.
card-149 = Lower misfortunes of your choice by up to 3 levels in total; the levels may be spread over different misfortunes.
card-150 = When you carry out the basic action build wall lower the misfortune of the segment's colour by 1 level.
card-151 = You may prevent a misfortune from being raised by returning 1 worker of the same colour; applies to black tiles too.
card-152 = For each of your buildings you may lower a misfortune of your choice by 1 level.
card-153 = Lower misfortunes of your choice by up to 4 levels in total; the levels may be spread over different misfortunes.
card-154 = Final scoring: 2 extra points for each of your buildings of category army.
card-155 = Final scoring: 1 point for every raised misfortune level.
card-156 = Lower a misfortune of your choice by 1 level.
card-157 = Return 1 worker of any colour: lower the misfortune of that colour by up to 2 levels.
card-158 = Return 1 brown worker: take 2 marks for each of your buildings of category police.
card-159 = Return 1 orange worker: lower the orange misfortune by 1 level.
card-160 = Return 1 pink worker: lower the pink misfortune by 1 level.
card-161 = Return 1 brown worker: lower the brown misfortune by 1 level.
card-162 = Return 1 purple worker: lower the purple misfortune by 1 level.
card-163 = Search the discard pile for a card of category police and build it on one of your free sites without paying; then the discard pile is shuffled. If there is none, it is only shuffled.
card-164 = Take 1 mark for every die showing 6.
card-165 = A misfortune strikes you only when its level would have to be raised a fourth time; with all three tokens moved nothing happens yet.
card-166 = When you carry out the basic action build a building lower the misfortune of the matching colour by 1 level.
card-167 = Final scoring: 2 extra points for each of your buildings of category police.
card-168 = When you carry out the basic action lower a misfortune you lower the matching misfortune by 2 levels instead of 1, for 2 points.
card-169 = Draw 1 hand card at random from every opponent into your own hand.
card-170 = Return 1 purple worker: take 2 marks for each of your buildings of category underworld.
card-171 = Every opponent gives you 3 marks, or as much as they have.
card-172 = Every opponent gives you 2 workers of their choice, or as many as they have.
card-173 = Every opponent removes one of their wall stones; majority tokens and statues are not affected.
card-174 = Search the discard pile for a card of category underworld and build it on one of your free sites without paying; then the discard pile is shuffled. If there is none, it is only shuffled.
card-175 = Every opponent moves 1 field back on the town hall square.
card-176 = Every opponent puts one of their buildings, of their choice, on the discard pile.
card-177 = Every opponent puts one of their building sites, of their choice, on the discard pile; a building on it returns to their hand.
card-178 = Lower one misfortune of your choice by 1 level; every opponent raises their misfortune of the same colour by 1 level. If you cannot lower any, nobody raises.
card-179 = Final scoring: 2 extra points for each of your buildings of category underworld.
card-180 = Whenever an opponent builds a building you take 2 marks.
card-181 = Return 1 pink worker: take 2 marks for each of your buildings of category secret society.
card-182 = When you build an orange building you pay only half its cost, rounded up.
card-183 = When you build a purple building you pay only half its cost, rounded up.
card-184 = When you build a pink building you pay only half its cost, rounded up.
card-185 = When you build a brown building you pay only half its cost, rounded up.
card-186 = Search the discard pile for a card of category secret society and build it on one of your free sites without paying; then the discard pile is shuffled. If there is none, it is only shuffled.
card-187 = Whenever you draw a black misfortune tile you gain 1 point.
card-188 = Whenever you draw a black misfortune tile you take 2 marks.
card-189 = You may put one of your workers as an additional clergyman into the church, at the window above the field of the worker's colour; in phase IV he moves with the clergyman to the field in front of the church and counts for all players in final scoring.
card-190 = Return 1 worker of any colour: build a building of that colour, without paying, UNDER one of your zoo cards of the same colour. Its ability works normally but it gives no points in final scoring.
card-191 = Final scoring: 2 extra points for each of your buildings of category secret society.
card-192 = You may build two buildings on each of your building sites.
card-193 = Return 1 brown worker: draw 2 cards into your hand, then discard 2 cards.
card-194 = Take 2 marks for every different colour among your own building sites, at most 10 marks.
card-195 = Return 1 orange worker: take 2 marks for each of your buildings of category harbour.
card-196 = Return 1 orange worker: draw 1 card into your hand.
card-197 = Return 1 grey worker: draw 1 card into your hand.
card-198 = Return 1 pink worker: draw 1 card into your hand.
card-199 = Return 1 brown worker: draw 1 card into your hand.
card-200 = Search the discard pile for a card of category harbour and build it on one of your free sites without paying; then the discard pile is shuffled. If there is none, it is only shuffled.
card-201 = Draw 3 cards into your hand.
card-202 = Return 1 pink worker: take the top card of the discard pile and carry out one basic action with it.
card-203 = Final scoring: 5 points if you have building sites in all five colours.
card-204 = Final scoring: 2 extra points for each of your buildings of category harbour.
card-205 = Final scoring: 1 point for every 2 workers on your player board.
card-206 = Take 1 pink worker and 3 marks.
card-207 = Take 1 grey worker and 3 marks.
card-208 = Take 1 orange worker and 3 marks.
card-209 = Take 1 brown worker and 3 marks.
card-210 = Return 1 brown worker: take 2 marks for each of your buildings of category church.
card-211 = Search the discard pile for a card of category church and build it on one of your free sites without paying; then the discard pile is shuffled. If there is none, it is only shuffled.
card-212 = Return 1 grey worker: for every coloured die showing 1 take 1 worker of its colour; a black die showing 1 gives 1 worker of any colour.
card-213 = Return 1 orange worker: gain 1 point for every die showing 1.
card-214 = Whenever you move forward on the town hall square lower a misfortune of your choice by 1 level.
card-215 = Final scoring: 2 extra points for each of your buildings of category church.
card-216 = Return 1 pink worker: take 2 workers of any colours and gain 3 points.
card-217 = Take 2 marks for every misfortune colour that is raised by at least 1 level.
card-218 = Return 1 orange worker: take 2 marks for each of your buildings of category emigrants.
card-219 = Return 1 brown worker: draw 1 card from any pile, place it as a building site and return 1 worker of its colour.
card-220 = Return 1 pink worker: draw 1 card from any pile, place it as a building site and return 1 worker of its colour.
card-221 = Return 1 orange worker: draw 1 card from any pile, place it as a building site and return 1 worker of its colour.
card-222 = Return 1 grey worker: draw 1 card from any pile, place it as a building site and return 1 worker of its colour.
card-223 = Search the discard pile for a card of category emigrants and build it on one of your free sites without paying; then the discard pile is shuffled. If there is none, it is only shuffled.
card-224 = When you choose a basic action you may return 1 grey worker to treat the played card as having another colour of your choice. Money: die of the named colour. Workers: 3 of the named colour. Wall: segment of the named colour at normal cost. Lower: misfortune of the named colour (1 point). Site: pay a worker of the named colour, afterwards the site has its original colour. Build: no effect.
card-225 = Final scoring: 2 extra points for each of your buildings of category emigrants.
card-226 = Whenever you move forward on the town hall square you gain 1 point.
card-227 = Return 1 pink worker: take 1 mark for every different colour among the workers on your player board.
card-228 = Activate 1 building with a lightning symbol belonging to an opponent as if you had just played it; the building stays with the opponent.
card-229 = Return 1 brown worker: take 2 marks for each of your buildings of category mysticism.
card-230 = Return 1 orange worker: take marks equal to the black die.
card-231 = Whenever you draw a black misfortune tile you ignore the misfortune shown and raise a misfortune of your choice by 1 level instead.
card-232 = When you build a wall stone you pay marks equal to the black die instead of the printed cost.
card-233 = Gain points equal to the black die.
card-234 = Return 1 pink worker: draw as many cards from the top of the discard pile as the black die shows, then discard the same number of cards of your choice.
card-235 = Return 1 grey worker: move the current cycle's clergyman 1 window to the left or right.
card-236 = Draw a black misfortune tile: every opponent raises the misfortune of that colour by 1 level.
card-237 = For every coloured die showing the same number as the black die take 1 worker of that colour.
card-238 = Search the discard pile for a card of category mysticism and build it on one of your free sites without paying; then the discard pile is shuffled. If there is none, it is only shuffled.
card-239 = Final scoring: 2 extra points for each of your buildings of category mysticism.
card-240 = When an opponent moves forward on the town hall square, the value of the black die is added to the cost; also for otherwise free or differently priced moves, unless the opponent may ignore the black die (mayor). You are not affected.
card-241 = No ability; only its printed points count in final scoring.
card-242 = No ability; only its printed points count in final scoring.
card-243 = No ability; only its printed points count in final scoring.
card-244 = No ability; only its printed points count in final scoring.
card-245 = No ability; only its printed points count in final scoring.
card-246 = No ability; only its printed points count in final scoring.
card-247 = No ability; only its printed points count in final scoring.
card-248 = No ability; only its printed points count in final scoring.
card-249 = No ability; only its printed points count in final scoring.
card-250 = No ability; only its printed points count in final scoring.
card-251 = No ability; only its printed points count in final scoring.
card-252 = No ability; only its printed points count in final scoring.
card-253 = No ability; only its printed points count in final scoring.
card-254 = No ability; only its printed points count in final scoring.
card-255 = No ability; only its printed points count in final scoring.
card-256 = No ability; only its printed points count in final scoring.
card-257 = No ability; only its printed points count in final scoring.
card-258 = No ability; only its printed points count in final scoring.
card-259 = No ability; only its printed points count in final scoring.
card-260 = No ability; only its printed points count in final scoring.
card-261 = Take 1 mark.
card-262 = Take 1 grey worker.
card-263 = Draw 1 additional card from the grey draw pile.
card-264 = Gain 1 point.
card-265 = Take 1 mark.
card-266 = Take 1 orange worker.
card-267 = Draw 1 additional card from the orange draw pile.
card-268 = Gain 1 point.
card-269 = Take 1 mark.
card-270 = Take 1 brown worker.
card-271 = Draw 1 additional card from the brown draw pile.
card-272 = Gain 1 point.
card-273 = Take 1 mark.
card-274 = Take 1 purple worker.
card-275 = Draw 1 additional card from the purple draw pile.
card-276 = Gain 1 point.
card-277 = Take 1 mark.
card-278 = Take 1 pink worker.
card-279 = Draw 1 additional card from the pink draw pile.
card-280 = Gain 1 point.

# As printed, where that is probably a misprint (option misprints).
card-019-printed = Search the discard pile for a card of category citizens and build it on one of your free sites without paying; then the discard pile is shuffled. If there is none, it is only shuffled.
card-082-printed = Return 1 orange worker: take 1 mark for each of your orange building sites.
card-127-printed = Return 1 orange worker: gain 1 point and take 2 marks.
card-186-printed = Search the grey draw pile for a card of category secret society and build it on one of your free sites without paying; then that pile is shuffled.

mayor-01 = Your hand limit is 7 instead of 5.
mayor-02 = Whenever one of your misfortunes is raised, take 1 worker of its colour.
mayor-03 = Lowering a misfortune gives you 2 points for each level instead of 1.
mayor-04 = Once per cycle you may use one III building a second time; its cost is paid both times.
mayor-05 = You ignore black misfortune tiles, and the black die when you advance on the town hall square.
mayor-06 = Whenever you turn a majority token to its coloured side, take 5 marks.
mayor-07 = Whenever you build a permanent building, gain 1 point and take 2 marks.
mayor-07-cost-0 = Whenever you build a building that costs 0 marks, gain 1 point and take 2 marks.
mayor-07-points-0 = Whenever you build a building worth 0 points, gain 1 point and take 2 marks.
mayor-08 = Every wall stone costs you exactly 2 marks.
mayor-09 = Whenever you lay a building site, gain 1 point.
mayor-10 = Whenever you carry out the basic action money, take 2 marks more.

ship-purple = Take 4 marks.
ship-orange = Take 3 workers of one and the same colour.
ship-grey = Draw the top card of the pile of the segment just built and carry out a basic action with it.
ship-pink = Pay 3 marks and advance 1 field on the town hall square.
ship-brown = Use one of your own lightning buildings.
ship-black = Lower a misfortune of your choice by 1 level for the usual point.

stock-B01 = Money: take 1, 2 or 3 marks more.
stock-B02 = Money: take 1, 2 or 2 marks less.
stock-B03 = Workers: take 0, 1 or 2 more of the card's colour.
stock-B04 = Workers: pay 1, 1 or 2 marks.
stock-B05 = Wall: gain 1, 1 or 2 points.
stock-B06 = Wall: lose 1, 1 or 2 points.
stock-B07 = Lower: gain 0, 1 or 2 points more.
stock-B08 = Lower: pay 1, 1 or 2 marks.
stock-B09 = Site: gain 1, 1 or 2 points.
stock-B10 = Site: return one more worker: grey; purple and brown; pink and orange.
stock-B11 = Build: 1, 2 or 3 marks cheaper.
stock-B12 = Build: 1, 2 or 3 marks dearer.
stock-B13 = Workers: one more worker: purple; pink and grey; orange and brown.
stock-B14 = Build: return 0, 1 or 2 workers of any colours.
stock-B15 = Money: take 1, 2 or 3 workers of the die's colour.
stock-B16 = Wall: 1, 2 or 3 marks dearer.
stock-B17 = Lower: take 1, 2 or 3 marks.
stock-B18 = Site: pay 1, 2 or 3 marks.
stock-B19 = Wall: a segment of a colour shown costs nothing: orange; grey or purple; pink or brown.
stock-B20 = Wall: a segment of a colour shown costs 1 mark more: brown; pink or purple; grey or orange.

clergy-1a = Money: 2 marks more.
clergy-1b = Money: 2 marks less.
clergy-2a = Workers: 1 more of any colour.
clergy-2b = Workers: return 1 of any colour afterwards.
clergy-3a = Wall: 2 marks cheaper.
clergy-3b = Wall: 2 marks dearer.
clergy-4a = Advance: 2 marks cheaper.
clergy-4b = Advance: 2 marks dearer.
clergy-5a = Build: 2 marks cheaper.
clergy-5b = Build: 2 marks dearer.
clergy-6a = Five rounds in this cycle.
clergy-6b = Three rounds in this cycle.
clergy-7a = Money with the purple, orange or pink die: 2 marks more.
clergy-7b = Money with the purple, orange or pink die: 2 marks less.
clergy-8a = Money with the grey or brown die: 2 marks more.
clergy-8b = Money with the grey or brown die: 2 marks less.
clergy-9a = Everybody discards their hand and draws one card of each colour.
clergy-9b = Everybody discards their hand and draws two cards of one pile and three of another.
clergy-10a = All ships are active in this cycle.
clergy-10b = No ship is active in this cycle.
clergy-11a = Workers with a purple, orange or pink card: 1 more.
clergy-11b = Workers with a grey or brown card: 1 more.
clergy-12a = Purple, orange and pink misfortunes are not raised in this cycle.
clergy-12b = Grey and brown misfortunes are not raised in this cycle, and no black tile is drawn.

tile-X01 = Orange and pink misfortune.
tile-X02 = Pink and purple misfortune.
tile-X03 = Purple and grey misfortune.
tile-X04 = Grey and brown misfortune.
tile-X05 = Brown and orange misfortune.
tile-X06 = Orange misfortune; then draw 1 card.
tile-X07 = Pink misfortune; then gain 1 point.
tile-X08 = Purple misfortune; then take 1 worker of any colour.
tile-X09 = Grey misfortune; then take 2 marks.
tile-X10 = Brown misfortune; then you may lower another one by 1 level, without points.

hint-only = Nothing else can be done
hint-workers = The { $colour } workers will lay sites and work for your cards; { $name } is best spent on them
hint-money = The { $colour } die makes { $name } worth { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}, and you need money more than the card
hint-lower-card = It brings a point, and the { $colour } misfortune comes no nearer
hint-wall = A stone here leads to the third segment and the statue, and helps towards the majority for the wall
hint-site = You need a free building site, and { $name } is worth more as one than in any other use
hint-lay-out = { $name } is worth its price and needs no building site
hint-build = { $name } is worth more than its price and the site, and the earlier it stands the more it brings
hint-recolour = As { $colour ->
    [orange] an
   *[other] a
} { $colour } card one of your cards can do more
hint-activate = { $name } gives more than it costs now
hint-pick = Of the cards on offer { $name } does most for you
hint-lose-building = { $name } is the building you will miss least
hint-lose-site = This is the site you will miss least
hint-lose-stone = You will miss the stone of this half least
hint-stone = In this half the stone brings more
hint-on = One site is as good as the other, but for the cards that count their colours
hint-card = { $name } fits best here
hint-discard = { $name } is the card you will miss least
hint-draw = The { $colour } pile promises most: for your misfortunes, your wall, your sites and your cards
hint-worker = { $colour ->
    [orange] An
   *[other] A
} { $colour } worker is of most use to you
hint-give = You can do without { $colour ->
    [orange] an
   *[other] a
} { $colour } worker best
hint-lower = Of the misfortunes the { $colour } one threatens most
hint-raise = Of the misfortunes the { $colour } one threatens least
hint-suffer = You lose least if the { $colour } misfortune comes first
hint-turn-back = This token is the easiest to win again
hint-statue = This statue is worth more to you
hint-ship = This ship gives more than the worker is worth
hint-clergyman = There the clergyman counts for more of your cards
hint-trade = This trade hurts the player who is ahead
hint-mayor = This side starts richer, or its ability is worth more over the game
hint-prevent = The worker is worth less than what the misfortune would take
hint-advance = The field is worth more than the marks it costs today
hint-done = What is left on offer costs more than it brings

## The score sheet
# What happens in imagined games, for hints.
hint-happens-building = { hint-whose }{ $card } stands at the end of { $here } of { $worlds } imagined games, else of { $there }; about { $points ->
    [one] 1 point
   *[other] { $points } points
 } better than { hint-than }

sheet-start = At the start
sheet-lowered = Misfortunes lowered
sheet-effects = Effects of cards
sheet-parks = Park income
sheet-mayor = Mayor
sheet-tiles = Tiles
sheet-dice = Dice of TOM
sheet-cards = Cards
sheet-laurels = Laurels
sheet-tokens = Majorities
sheet-segments = Third segments
sheet-statues = Statues
sheet-clergy = Clergymen
sheet-hall = Town hall square

judged-cards = buildings
judged-majorities = majorities
judged-wall = the city wall
judged-hall = the town hall square
judged-danger = less danger of misfortunes
judged-hand = what the hand can do
judged-rivals = what the others lose
judged-money = money
judged-workers = workers
judged-sites = free building sites

# What newer versions of the rules changed: told to a table that was begun by older ones.
changed-2-1 = TOM looks at all that follows from a choice: which worker he pays with, and the cards 034, 060, 106, 109, 151, 157 and 189 (HAM-18.5).
changed-2-2 = The cards of a hand lie grouped by colour; where a card lies within its colour tells nothing.
changed-2-3 = Clergy tile 9: you choose the order in which your hand is discarded, and side B brings 2 cards from one pile and 3 from another (HAM-AMB-48, HAM-AMB-72).
changed-2-4 = Searching a draw pile cannot be taken back (HAM-19.3).
