# Hamburg in the browser.

## The board
ui-board = The city of Hamburg
ui-subtitle = between Alster and Elbe, about 1890
overview-aim = Build the finest quarter of Hamburg: sites and buildings, a city wall, a place in the town hall.
overview-turn = Eight cycles. Fill your hand, roll the dice: high ones raise misfortunes, low ones set the price of advancing. Then play cards one by one, each for marks, workers, a lowered misfortune, the wall, a site or a building.
overview-points = Buildings and their effects, majorities, third wall segments, statues, clergymen and the town hall square.
overview-end = After the eighth cycle. A misfortune at level 3 takes a building, a site, a stone, your workers or all your marks.
ui-discard = discard
ui-clergy = clergy
ui-quay = quay
ui-road = roadstead
ui-yard = building yard
ui-pile = { $colour } draw pile, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
ui-discards = Discard pile, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
ui-top-card = on top { $name }
ui-die = { $colour } die: { $value }
ui-die-none = { $colour } die, not rolled yet
ui-window = { $colour } window, { $number }
ui-clergyman-here = the clergyman stands here
ui-clergymen = { $number ->
    [one] 1 clergyman
   *[other] { $number } clergymen
}
ui-helpers = with { $number ->
    [one] 1 worker
   *[other] { $number } workers
}
ui-field = Field { $field } of the town hall square, { $points ->
    [one] 1 point
   *[other] { $points } points
}
ui-door = Beyond the last field: { $points ->
    [one] 1 point
   *[other] { $points } points
} for each further step
ui-stands = { $player } stands here
ui-warehouse = Warehouse with { $colour } workers
ui-bank = Bank
ui-hummel = Hans Hummel, { $points ->
    [one] 1 point
   *[other] { $points } points
}
ui-jette = Zitronenjette, { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}
ui-none-left = none left
ui-ship-quay = { $colour } ship at the quay: { $effect }
ui-ship-road = { $colour } ship in the roadstead: { $effect }
ui-black-pile = Black misfortune tiles, { $tiles } face down
ui-black-tile = Black tile: { $colours }
ui-stock = Stock exchange
ui-stock-field = price marker on field { $field }
ui-stock-closed = The stock exchange is closed in this game
ui-harbour-closed = No ships in this game
ui-clock = Cycle { $cycle } of { $cycles }, phase { $phase }, round { $round } of { $rounds }
ui-cycle = cycle
ui-phase = phase
ui-round = round

## A player's board
ui-own-board = Your board
ui-board-of = The board of { $player }
ui-look-at = Look at the board of { $player }
ui-others = The other players
ui-back = Back
ui-segment = Wall, { $half }, segment { $place }: { $colour }, { $cost ->
    [one] 1 mark
   *[other] { $cost } marks
}
ui-built = built
ui-third = 3 points at the end
ui-statue-segment = brings a statue
ui-misfortune = { $misfortune } ({ $colour }): level { $level } of 3
ui-level = level { $level }
ui-warn-strikes = Raised once more it strikes: { $what }
ui-workers = { $colour } workers: { $number }
ui-money = Money
ui-marks = { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}
ui-majority = Majority { $token }: { $state }
ui-majority-on = won, 4 points
ui-majority-off = not won
ui-display = Sites and buildings
ui-site = Building site { $number }, { $colour }
ui-site-card = { ui-site } ({ $name })
ui-plot = Place for a new site
ui-garden = Zoo and park
ui-garden-here = Lay it out here
ui-hand = Your hand ({ $cards })
ui-hand-empty = no cards
ui-hand-of = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand
ui-known = seen: { $names }
ui-first = first player
ui-used = used in this cycle
ui-under = { $name } under it
ui-tom-says = TOM plays by himself, by the dice.

## Cards
ui-card = { $number } { $name }, { $category }
ui-card-costs = costs { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}
ui-card-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Deciding
ui-effect-of = Effect of { $what }
ui-ask-draw = Touch a draw pile.
ui-ask-worker = Touch a warehouse to take a worker.
ui-ask-buy = Touch a warehouse to buy a worker for 1 mark.
ui-ask-give = Touch a worker of yours.
ui-ask-lower = Touch the misfortune to lower.
ui-ask-raise = Touch the misfortune to raise.
ui-ask-suffer = Touch the misfortune that strikes first.
ui-ask-pick = Touch one of the cards on offer.
ui-ask-card = Touch a hand card.
ui-ask-discard = Touch the hand card to discard.
ui-ask-on = Touch a free building site.
ui-ask-building = Touch the building you give up.
ui-ask-site = Touch the building site you give up.
ui-ask-stone = Touch the half that loses a stone.
ui-ask-wall = Touch the half of your wall to build on.
ui-ask-turn = Touch the token to turn back.
ui-ask-trade = Touch the player to trade with.
ui-ask-clergyman = Touch a window beside the clergyman.
ui-ask-ship = Touch a ship at the quay.
ui-ask-statue = Touch a statue beside the town hall.
ui-ask-activate = Touch a card to use it.
ui-ask-advance = Touch the next field of the square to advance.
ui-ship-of = the { $colour } ship
ui-gift = the gift of the black tile
ui-strikes = A misfortune strikes
ui-of-tile = the tile in force
ui-chosen-piles = chosen so far
ui-choose-card = Choose a hand card, then what to do with it.
ui-use-card = What shall { $name } do?
ui-counts-as = It counts as { $colour } now.
ui-recolour = Count the next card as
ui-offer = Choose one
ui-mayor-start = starts with { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
} and { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} of each colour
ui-done = Done
ui-done-turn = End the turn
ui-skip = No, thanks

## Numbers of the panels
ui-stat-money = marks
ui-stat-workers = workers
ui-stat-cards = hand cards
ui-stat-buildings = buildings

## Options
option-expansions = Expansions
option-expansions-mayors = Mayors: everybody has an ability
option-expansions-mayors-says = Everybody begins as another mayor, with resources and an ability of their own.
option-expansions-statues = More statues, with Zitronenjette
option-expansions-statues-says = Two kinds of statue are on offer: points at the end, or money at once.
option-expansions-misfortune = Extra misfortune: stronger black tiles
option-expansions-misfortune-says = Ten more black tiles: some raise two misfortunes, some bring a small gift.
option-expansions-ships = Ships in the harbour
option-expansions-ships-says = The dice bring ships to the quay; whoever builds a wall segment may use one of them.
option-expansions-stock = Stock exchange
option-expansions-stock-says = A rate rises and falls, and one basic action after the other gains or loses by it.
option-expansions-clergy = Clergy tiles
option-expansions-clergy-says = The window in which the clergyman stands changes an action in this cycle. The rulebook advises against playing it together with the stock exchange.
option-first = Who begins
option-first-random = chance decides
option-first-1 = the first seat
option-first-2 = the second seat
option-first-3 = the third seat
option-first-4 = the fourth seat
option-first-5 = the fifth seat
option-misprints = Cards 019, 082, 127 and 186
option-misprints-corrected = as they were probably meant
option-misprints-printed = as printed
option-gifts = Cards 006, 033, 048, 102 and 156
option-gifts-cycle = work once per cycle
option-gifts-once = work at once and never again
option-card_189 = Card 189
option-card_189-II = works in phase II
option-card_189-III = works in phase III
option-card_189-once = works at once
option-black_tile = A black 5 or 6
option-black_tile-common = draws one misfortune tile for all
option-black_tile-own = draws one for each player
option-mayor_07 = Mayor side 07 rewards
option-mayor_07-permanent = permanent buildings
option-mayor_07-cost-0 = buildings that cost nothing
option-mayor_07-points-0 = buildings without points
option-tom_6 = With a 6, a card that TOM cannot build
option-tom_6-discard = is discarded
option-tom_6-site = becomes a site if possible

## The cards, tiles and mayors in the help
ui-help-buildings = Buildings
ui-help-zoo-park = Zoo and park
ui-help-mayors = Mayors
ui-help-ships = Ships
ui-help-stock = Stock tiles
ui-help-clergy = Clergy tiles
ui-help-black = Extra misfortune tiles
ui-help-misfortunes = Misfortunes
ui-help-flood = You give up a building site with what stands on it; the building returns to your hand.
ui-help-fire = You give up a building.
ui-help-wall-collapse = You give up a wall stone.
ui-help-looting = You lose all your marks.
ui-help-disease = You lose all your workers.
ui-help-timings = When a card works

## Learning by playing
why-lesson = this lesson goes another way: touch what glows
guide-welcome = Welcome to Hamburg, about 1890. You build a quarter of the city: sites and buildings, a wall, your place in the town hall. After eight cycles whoever has the most points wins. Anna plays against you.
guide-table = The city lies in the middle: dice on the Alster, the church, the town hall square, the warehouses. Below it is your own board: wall, misfortunes, workers, purse, buildings. Your hand lies on the right. Rest the pointer on a card, or press and hold it, to read it.
guide-draw = A cycle begins: hands are filled up to five cards. You choose the colour, chance the card. You need a purple one: touch the purple pile.
guide-dice = All six dice were rolled, for everybody. Each coloured 5 or 6 raises a misfortune: your orange one, fire, is at level 1 now. At level 3 it strikes and starts again at 0. The black die sent the clergyman to his window.
guide-advance = Now you may advance on the town hall square. It costs the pips of all dice with 1 or 2, today 3 marks. The farther you get, the more points at the end. Touch the field that glows.
guide-use = Four rounds follow. Each turn is one basic action with a hand card; besides, buildings marked III work once per cycle. Yours costs a pink worker and brings 3 marks: touch it.
guide-money = Now the basic action. Any card is worth as many marks as the die of its colour shows. The grey die shows 4: touch the grey card in your hand, then the bank.
guide-site = A card can also become a building site: its back, whatever is on its face. It costs a worker of its colour. Touch the purple card, then the place for a new site.
guide-build = Now build! The orange card costs marks and needs a free site, of any colour. Its lightning works at once. Touch the card, then the free site.
guide-wall = The pink card fits the next segment to the left of the tower, for 1 mark. Third segments bring points, the fifth of a half a statue. Touch the card, then the segment.
guide-majority = The cycle is over. Whoever leads alone in the town hall, in buildings, wall, points or zoo turns a token over: 4 points each at the end. The clergyman now stands before the church and will reward buildings of his kinds.
guide-lower = Two things you did not try: take three workers of a card's colour, or lower its misfortune for a point. A misfortune that strikes can cost you a building, so keep an eye on the red numbers.
guide-end = So it goes for eight cycles. Cards, laurels, majorities, wall, statues, clergymen and the town hall square are counted at the end. Undo, hints and the rules are always at hand. Now play a game.

## Chapters of the rules
rules-chapter-1 = 1 What there is
rules-chapter-2 = 2 Setting up
rules-chapter-3 = 3 The course of the game
rules-chapter-4 = 4 Phase I: refill hands
rules-chapter-5 = 5 Phase II: dice
rules-chapter-6 = 6 Phase III: basic actions
rules-chapter-7 = 7 Phase IV: end of the cycle
rules-chapter-8 = 8 Misfortunes
rules-chapter-9 = 9 Cards and when they work
rules-chapter-10 = 10 Zoo and park
rules-chapter-11 = 11 The end and final scoring
rules-chapter-12 = 12 Mayors
rules-chapter-13 = 13 Hans Hummel and Zitronenjette
rules-chapter-14 = 14 Extra misfortune
rules-chapter-15 = 15 Ships
rules-chapter-16 = 16 Stock exchange
rules-chapter-17 = 17 Clergy tiles
rules-chapter-18 = 18 Alone against TOM
rules-chapter-19 = 19 Words on the cards
rules-chapter-20 = 20 Reading the cards
