# Ticket to Ride: Amsterdam in the browser.

## The board
ui-board = The board of Amsterdam
ui-subtitle = trade routes of the old city
ui-start = START
ui-route-points = Points for a route
ui-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
ui-route = { $a } – { $b }, { $colour }, { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
ui-route-cart = { ui-route } and a trade bonus card
ui-owned = belongs to { $player }
ui-open-card = Open card: { $card }
ui-draw-pile = Draw pile, { $cards } cards
ui-discard = discard
ui-discard-pile = Discard pile, { $cards } cards
ui-contracts = contracts
ui-contract-pile = Contract pile, { $cards } cards
ui-bonus = bonus
ui-bonus-pile = Trade bonus cards, { $cards } left
ui-market = Open cards and piles

## One's own things
ui-yours = Your cards and contracts
ui-hand = Your cards ({ $cards })
ui-hand-card = { $count } { $card }
ui-your-contracts = Your contracts ({ $contracts })
ui-no-contracts = none yet
ui-fulfilled = fulfilled
ui-not-yet = not yet fulfilled
ui-stat-carts = carts left
ui-stat-cards = transport cards
ui-stat-contracts = contracts
ui-stat-bonus = trade bonus cards

## Choosing
ui-claim = Claim { $a } – { $b }
ui-points-word = { $points ->
    [one] point
   *[other] points
}
ui-bonus-card = trade bonus card
ui-carts-left = { $carts ->
    [0] no cart left after it
    [one] 1 cart left after it
   *[other] { $carts } carts left after it
}
ui-pay = Pay and claim:
ui-pay-with = Pay and claim with:
ui-cancel = Not now
ui-keep = Keep it
ui-keep-only = Keep only this
ui-keep-both = Keep both
ui-group-draw = Transport cards
ui-group-claim = Routes
ui-group-contracts = Contracts
ui-do-take = Take the open card { $card }
ui-do-draw = Draw from the pile
ui-do-contracts = Draw contracts
ui-do-pass = Pass
ui-do-keep = Keep { $a } – { $b } ({ $points })
ui-do-claim = { $a } – { $b } ({ $colour }) with { $cards }: { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The score sheet
ui-sheet-routes = Routes
ui-sheet-contracts = Contracts
ui-sheet-bonus = Trade bonus

## Options
option-first = Who begins (in the box it is the youngest)
option-first-random = chance decides
option-first-1 = the first seat
option-first-2 = the second seat
option-first-3 = the third seat
option-first-4 = the fourth seat
