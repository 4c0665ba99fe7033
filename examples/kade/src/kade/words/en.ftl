# Kade, in English.

good-salt = salt
good-cheese = cheese
good-cloth = cloth
good-spice = spice

step-turn = Draw two cards, or sell goods
step-keep = Keep one of the two cards

# What can be played. What it brings is computed and shown beside it.
action-draw = Draw two cards and keep one
action-keep = Keep { $good }
action-pass = Pass
action-sell = Sell { $cards } { $good }

group-draw = Draw
group-sell = Sell

# What a player has and compares.
purse-points = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
purse-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
purse-salt = { $number } { good-salt }
purse-cheese = { $number } { good-cheese }
purse-cloth = { $number } { good-cloth }
purse-spice = { $number } { good-spice }

sheet-sales = sales
sheet-rest = cards left

# The names of what a view holds, for boards made of it.
view-prices = Prices
view-pile = Cards in the pile
view-discard = Discarded
view-last-turns = Turns left
view-points = Coins
view-cards = Cards in hand
view-hand = Hand
view-offer = Drawn

log-draw = { $player } draws
log-keep = { $player } keeps a card and discards { $other }
log-keep-secret = { $player } keeps { $good } and discards { $other }
log-sell = { $player } sells { $cards } { $good } for { $coins }
log-pass = { $player } can do nothing and passes
log-rise = { $good } is wanted: its price rises
log-calm = The market is calm
log-fair = A fair: every price rises
log-last-turns = The pile is empty: everybody has one last turn
log-rest = { $player } has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} left: { $points } coins in all

why-pile-empty = the pile is empty
why-hand-full = your hand is full
why-not-held = you hold { $held } { $good }
why-nothing-drawn = there are no drawn cards to choose from
why-keep-first = first choose which of the two cards to keep
why-pass = only who can do nothing else passes

hint-keep = It fits best with what you hold and what is paid
hint-draw = A better sale may come
hint-sell = { $coins } coins for { $good } is a good sale
