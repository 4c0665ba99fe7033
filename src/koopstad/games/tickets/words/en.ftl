# Ticket to Ride: Amsterdam, in English.

colour-pink = pink
colour-blue = blue
colour-green = green
colour-black = black
colour-red = red
colour-orange = orange
colour-grey = grey

card-pink = pink
card-blue = blue
card-green = green
card-black = black
card-red = red
card-orange = orange
card-joker = joker

step-turn = Draw cards, claim a route or draw contracts
step-second-card = Take a second card
step-keep = Choose the contracts to keep

# What can be played. Its price and what it brings are computed and shown beside it.
action-take = Take the open card { $card }
action-draw = Draw from the pile
action-contracts = Draw contracts
action-keep = Keep { $a } – { $b } ({ $points })
action-keep-both = Keep both contracts
action-pass = Pass
action-claim = Claim { $a } – { $b } ({ $colour })

group-draw = Take cards
group-claim = Claim a route
group-contracts = Contracts
group-turn = Otherwise

# What a player has and compares.
purse-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
purse-carts = { $number ->
    [one] 1 cart
   *[other] { $number } carts
}
purse-bonus = { $number ->
    [one] 1 trade bonus card
   *[other] { $number } trade bonus cards
}
purse-contracts = { $number ->
    [one] 1 contract
   *[other] { $number } contracts
}
purse-pink = { $number } { card-pink }
purse-blue = { $number } { card-blue }
purse-green = { $number } { card-green }
purse-black = { $number } { card-black }
purse-red = { $number } { card-red }
purse-orange = { $number } { card-orange }
purse-joker = { $number } { card-joker }

log-draw = { $player } draws a card from the pile
log-draw-secret = { $player } draws a card from the pile: { $card }
log-take = { $player } takes the open card { $card }
log-shuffle = The discarded cards are shuffled into a new draw pile
log-reset = Three jokers lie open: all open cards are replaced
log-claim = { $player } claims { $a } – { $b } ({ $colour }) with { $cards }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
log-claim-bonus = { $player } claims { $a } – { $b } ({ $colour }) with { $cards }: { $points ->
    [one] 1 point
   *[other] { $points } points
} and a trade bonus card
log-contracts = { $player } draws { $cards ->
    [one] 1 contract
   *[other] { $cards } contracts
}
log-contracts-secret = { $player } draws { $cards ->
    [one] a contract
   *[other] { $cards } contracts
}: { $contracts }
log-keep = { $player } keeps { $cards ->
    [one] 1 contract
   *[other] { $cards } contracts
}
log-keep-secret = { $player } keeps { $contracts }
log-pass = { $player } can do nothing and passes
log-last-turns = { $player } has { $carts ->
    [0] no cart
    [one] 1 cart
   *[other] { $carts } carts
} left: everybody has one last turn
log-score = { $player }: contracts { $contracts }, trade bonus { $bonus }, { $points ->
    [one] 1 point
   *[other] { $points } points
} in all

# What happens in imagined games, for hints.
hint-happens-contract = { hint-whose }{ $a } – { $b } is fulfilled in { $here } of { $worlds } imagined games, else in { $there }; about { $points ->
    [one] 1 point
   *[other] { $points } points
 } better than { hint-than }

sheet-routes = Routes
sheet-kept = Contracts fulfilled
sheet-failed = Contracts failed
sheet-bonus = Trade bonus

why-not-open = no { $card } card lies open
why-pile-empty = the draw pile is empty
why-open-joker-second = an open joker cannot be the second card
why-second-card = a second card is to be taken first
why-no-contracts = no contracts are left in the pile
why-pass = only who can do nothing else passes
why-nothing-offered = there are no contracts to choose from
why-keep-only = only one contract was drawn, and it must be kept
why-keep-first = first choose which of the drawn contracts to keep
why-route-taken = the route belongs to { $player }
why-own-double = you own the route beside it, and nobody may claim both
why-double-closed = with two players the second route of a double is closed
why-carts = the route has { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, and you have { $carts ->
    [0] no cart
    [one] 1 cart
   *[other] { $carts } carts
}
why-cards = it takes { $cards } { $card }, and you hold { $held }
why-too-few-cards = the route takes { $spaces ->
    [one] 1 { $card } card or a joker
   *[other] { $spaces } { $card } cards or jokers
}; you hold { $held } { $card } and { $jokers ->
    [0] no joker
    [one] 1 joker
   *[other] { $jokers } jokers
}
why-payment-size = the route has { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, so it takes as many cards, not { $cards }
why-payment-colour = the route takes { $card } cards and jokers only
why-payment-mixed = a grey route takes cards of one colour, and jokers

hint-keep = This contract fits best with your routes and carts; the other would cost more than it brings
hint-keep-both = Both contracts can be fulfilled with the carts you have
hint-claim-contract = { $a } – { $b } is on the way of your contracts, and you can pay for it now
hint-claim-points = { $a } – { $b } brings { $points ->
    [one] 1 point
   *[other] { $points } points
} with cards that your contracts do not need
hint-claim-last = It is your last turn, and { $a } – { $b } brings most
hint-claim-rest = { $a } – { $b } is the best that is left for your carts
hint-contracts = Your contracts are settled, and there is time and room for another
hint-contracts-last = It is your last turn, and your routes may fulfil a new contract already
hint-take = { $card ->
    [orange] An
   *[other] A
} { $card } card is what your next routes lack most
hint-take-joker = An open joker is worth more to you now than any two other cards
hint-draw = No open card helps as much as one from the pile may
hint-only = Nothing else can be done

judged-plan = the routes that are still needed
judged-contracts = contracts
judged-cards = the cards in hand
judged-carts = the time that is left
judged-bonus = trade bonus cards

# What newer versions of the rules changed: told to a table that was begun by older ones.
changed-2-1 = When somebody draws two contracts, nobody else can tell which one is kept, even who knew one of them before.
