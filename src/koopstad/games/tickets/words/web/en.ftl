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
ui-draw-pile = Draw pile, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
ui-discard = discard
ui-discard-pile = Discard pile, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
ui-contracts = contracts
ui-contract-pile = Contracts, { $cards } in the pile
ui-bonus = bonus
ui-bonus-pile = Trade bonus cards, { $cards } left
ui-market = Open cards and piles
overview-aim = Join places of old Amsterdam by routes of your own, above all the two places of each of your secret contracts.
overview-turn = One thing a turn: take two cards, claim a route with cards of its colour, or draw new contracts.
overview-points = Routes at once: the longer, the more. In the end fulfilled contracts add their value and the others cost it; whoever has most trade bonus cards is paid for them.
overview-end = When somebody has two carts or fewer, everybody has one more turn.

## One's own things
ui-yours = Your cards and contracts
ui-hand = Your cards ({ $cards })
ui-hand-card = { $count } { $card }
ui-your-contracts = Your contracts ({ $contracts })
ui-no-contracts = none yet
ui-fulfilled = fulfilled
ui-not-yet = not yet fulfilled
ui-failed = failed
ui-all-contracts = Everybody’s contracts
ui-stat-carts = carts left
ui-stat-cards = transport cards
ui-stat-contracts = contracts
ui-stat-bonus = trade bonus cards

## Choosing
ui-keep = Keep it
ui-keep-only = Keep only this

## Options
option-first = Who begins (in the box it is the youngest)
option-first-random = chance decides
option-first-1 = the first seat
option-first-2 = the second seat
option-first-3 = the third seat
option-first-4 = the fourth seat

## Learning by playing
why-lesson = this lesson goes another way: touch what glows
guide-welcome = Welcome to old Amsterdam. You are a merchant: you claim routes between places, and whoever has the most points in the end wins. Anna plays against you.
guide-keep = Two contracts were dealt to you. { $touch ->
    [yes] Press one
   *[no] Point at one
} and its two places light up on the map. Join them by your own routes and it brings its points; fail and you lose as many. The long one is risky: keep only the short one.
guide-claim = On your turn you do one of three things. The first: claim a route. Dam – Jan Roodenpoortstoren is one red space, and you hold a red card. Touch the route that glows, then the card you pay with.
guide-take = The second thing: take two cards. Take the open green card; another one takes its place at once.
guide-second = Now the second card. You could take any open card but the joker: touch the joker and see what it answers. Then draw from the face-down pile.
guide-double = Anna claimed one of two parallel routes. With two players the other one is closed now; with three or four, somebody else may still take it.
guide-claim-next = Your green card fits the route from Jan Roodenpoortstoren to Westermarkt. A grey route would take any one colour. Claim the green one.
guide-cart = One step is missing. The pink route to De Drie Hendricken shows a cart: besides its point it brings a trade bonus card. Claim it.
guide-fulfilled = Dam and De Drie Hendricken are joined: the contract in your hand is marked as fulfilled. You also hold a trade bonus card; whoever has the most of them in the end gets 8 points.
guide-contracts = The third thing you can do: draw two more contracts. At least one of them you must keep. Touch the contract pile.
guide-keep-again = De Drie Hendricken is part of your network already. Keep the contract to Munttoren.
guide-joker = A joker stands for any colour. Taken openly it is the only card of your turn. Take it.
guide-end = So it goes on: cards, routes, contracts. When somebody has two carts or fewer at the end of a turn, everybody has one more turn, and the game is over.
guide-scoring = Then contracts are shown: fulfilled ones add their value, the others cost it, and the trade bonus is paid out. Undo, hints and the rules are at hand in every game. Now play one.

## Chapters of the rules
rules-chapter-1 = 1 What there is
rules-chapter-2 = 2 Setting up
rules-chapter-3 = 3 A turn
rules-chapter-4 = 4 Transport cards
rules-chapter-5 = 5 Claiming a route
rules-chapter-6 = 6 Contracts
rules-chapter-7 = 7 The end of the game
rules-chapter-8 = 8 Final scoring
