# Ticket to Ride: Amsterdam in a terminal.

board-points = pts
board-carts = cart
board-cards = card
board-bonus = bon
board-contracts = con

board-open = Open cards
board-piles = draw pile { $pile }, discard { $discard }, contracts { $contracts }, bonus { $bonus }
board-last-turns = Last turns: { $number } to play
board-your-cards = Your cards
board-your-contracts = Your contracts
board-none = none
board-none-yet = none yet

legend-colour = costs a card of its colour
legend-any = of any one colour
legend-bonus = and brings a bonus card
legend-claim = can be claimed
legend-contract = contract
