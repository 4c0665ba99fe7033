# The rules of Ticket to Ride: Amsterdam by their numbers, in English; `_` stands for the point of a number.

TTA-1_1 = The game is for two to four players on a map of the city's trade network.
TTA-1_2 = Every player has 16 carts of one colour; spare carts are not used.
TTA-1_3 = There are 44 transport cards: 8 jokers, and 6 each of pink, blue, green, black, red and orange.
TTA-1_4 = There are 24 contracts, 16 trade bonus cards, and a scoring pawn for each player.
TTA-1_5 = Points come from claimed routes, fulfilled contracts and trade bonus cards; contracts that are not fulfilled cost points.

TTA-2_1 = Every player takes the carts of a colour and begins with no points.
TTA-2_2 = The 16 trade bonus cards form a pile.
TTA-2_3 = Every player is dealt two transport cards, and five are laid open beside the draw pile.
TTA-2_4 = When three or more of the first five open cards are jokers, all five are discarded and five new ones are laid open.
TTA-2_5 = Every player is dealt two contracts and keeps one or both; a rejected one goes under the pile.
TTA-2_6 = Contracts stay secret until the end of the game.

TTA-3_1 = The first player begins, and the turn goes round clockwise.
TTA-3_2 = A turn is exactly one of three actions: draw transport cards, claim a route, draw contracts.

TTA-4_1 = Who draws takes two cards, each of them an open card or the top card of the pile.
TTA-4_2 = An open card that was taken is replaced at once, before the second card is chosen.
TTA-4_3 = Who takes an open joker as first card takes no second one.
TTA-4_4 = An open joker cannot be taken as second card.
TTA-4_5 = A hand may hold any number of cards.
TTA-4_6 = Whenever three of the open cards are jokers, all open cards are discarded and replaced.
TTA-4_7 = When the draw pile is used up, the discarded cards are shuffled into a new one.

TTA-5_1 = Any free route can be claimed, connected or not, but only one in a turn.
TTA-5_2 = A route costs as many cards of its colour as it has spaces, and jokers stand for any colour.
TTA-5_3 = A grey route is paid with cards of any one colour, and jokers.
TTA-5_4 = A cart goes on each space, and without enough carts a route cannot be claimed.
TTA-5_5 = The points of a route are scored at once.
TTA-5_6 = A route with cart symbols brings exactly one trade bonus card, however long it is; these cards lie open.
TTA-5_7 = Nobody may claim both routes of a double.
TTA-5_8 = With two players a claimed route closes the one beside it for everybody; with three or four, another player may claim it.

TTA-6_1 = Who draws contracts takes the two top ones and keeps at least one; a rejected one goes under the pile.
TTA-6_2 = When only one contract is left, it may be drawn and must be kept.
TTA-6_3 = Kept contracts stay to the end; any number may be held.
TTA-6_4 = A contract is fulfilled by an unbroken chain of the player's own routes between its two locations.

TTA-7_1 = When a player ends a turn with two carts or fewer, everybody, that player too, has one last turn.

TTA-8_1 = The points of routes were scored during play and are not scored again.
TTA-8_2 = Contracts are shown: fulfilled ones add their value, the others cost it.
TTA-8_3 = Trade bonus cards are ranked, and each rank brings the points of its table: 8, 6, 4, 2 with four players, 8, 5, 2 with three, 8, 4 with two.
TTA-8_4 = A player without a trade bonus card gets no bonus.
TTA-8_5 = Tied players all get the points of their rank, and the rank after it lapses.
TTA-8_6 = Most points win, then most fulfilled contracts; after that the victory is shared.

TTA-EX-01 = The deck holds 44 cards.
TTA-EX-02 = After the setup for four players 31 cards are in the draw pile.
TTA-EX-03 = A green route of three spaces takes three cards, each green or joker.
TTA-EX-04 = Four players with 4, 2, 1 and 0 bonus cards get 8, 6, 4 and 0.
TTA-EX-05 = Four players with 3, 3, 2 and 1 bonus cards get 8, 8, 4 and 2.
TTA-EX-06 = Four players with 3, 2, 2 and 1 bonus cards get 8, 6, 6 and 2.
TTA-EX-07 = Three players with 2, 2 and 1 bonus cards get 8, 8 and 2.
TTA-EX-08 = Three players with 2, 1 and 1 bonus cards get 8, 5 and 5.
TTA-EX-09 = Two players with 1 and 1 bonus cards get 8 each, with 1 and 0 they get 8 and 0, with none nothing.
TTA-EX-10 = After a turn that ends with two carts left, everybody, that player too, has one last turn.
TTA-EX-11 = Three carts are not enough for a route of four spaces.
TTA-EX-12 = An open joker as first card ends the turn.

TTA-AMB-01 = A joker drawn blind counts as an ordinary card.
TTA-AMB-02 = A second card must be taken whenever there is one that may be taken.
TTA-AMB-03 = With no card to replace it an open card leaves a gap; as soon as cards are discarded they are shuffled, and gaps are filled.
TTA-AMB-04 = Without any card to take no cards can be drawn; a single one, or an open joker when nothing else is left, may be taken.
TTA-AMB-05 = Three open jokers are replaced also when the row has gaps.
TTA-AMB-06 = Open jokers are replaced only while at least five cards and three that are no jokers are not in hands; after ten times in a row the cards stay until an open card is next replaced.
TTA-AMB-07 = After the first card comes its replacement, then the check for three jokers, then the second card.
TTA-AMB-08 = The discarded cards are shuffled in the very moment the draw pile runs out, also in the middle of an action.
TTA-AMB-09 = Four or five open jokers count like three.
TTA-AMB-10 = A route may be paid with jokers alone.
TTA-AMB-11 = On a grey route all cards that are no jokers have one colour.
TTA-AMB-12 = When no trade bonus card is left, a route with cart symbols can be claimed without getting one.
TTA-AMB-13 = Without a contract in the pile none can be drawn.
TTA-AMB-14 = A rejected contract goes to the very bottom; in the setup they go there in turn order.
TTA-AMB-15 = Who can do nothing passes; when all pass in a row the game ends.
TTA-AMB-16 = Another player who runs short of carts during the last turns does not add turns.
TTA-AMB-17 = The player who brought on the last turns has the very last one.
TTA-AMB-18 = After a tie of several players as many ranks lapse as there are players too many.
TTA-AMB-19 = Players without a trade bonus card hold no rank.
TTA-AMB-20 = With three players both routes of a double can be claimed.
TTA-AMB-21 = A score may fall below zero.
TTA-AMB-22 = A chain that runs partly over another player's routes does not count.
TTA-AMB-23 = When two contracts show the same locations, each scores by itself.
TTA-AMB-24 = Chance decides who begins, or the players do.
TTA-AMB-25 = Every player has 16 carts, whatever the printed total reads like.

TTA-UNP-01 = Routes of 1, 2, 3 and 4 spaces bring 1, 2, 4 and 7 points.
TTA-UNP-02 = The map has 45 routes, 16 of them with cart symbols, 26 of them in doubles.
TTA-UNP-03 = Each of the 24 contracts names two locations and a value.
TTA-UNP-04 = Trade bonus cards are all alike; only their number counts.
TTA-UNP-07 = Two greens and a joker pay for a green route of three spaces, and so does every other mixture of the two.
