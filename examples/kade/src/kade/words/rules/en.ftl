# The rules of Kade by their numbers; `_` stands for the point of a number.

KAD-1_1 = The game is for two to four merchants.
KAD-1_2 = There are 32 cards: 11 salt, 9 cheese, 7 cloth, 5 spice.
KAD-1_3 = The price of a good is 1 to 6 coins.

KAD-2_1 = Every merchant is dealt three cards and keeps them secret.
KAD-2_2 = Salt begins at 1 coin, cheese at 2, cloth at 3, spice at 4.
KAD-2_3 = The die decides who begins, and the turn goes round.

KAD-3_1 = A turn is one of two things: drawing, or selling.
KAD-3_2 = Who draws looks at the two top cards of the pile, keeps one and discards the other openly; two of a good are no choice, and a single last card is kept.
KAD-3_3 = Who holds six cards cannot draw.
KAD-3_4 = Who sells discards any number of cards of one good and gets its price for each.
KAD-3_5 = After a sale the price falls by one coin for each card sold.
KAD-3_6 = Who can neither draw nor sell passes.

KAD-4_1 = After each turn but the very last the die is rolled; a 1, 2, 3 or 4 raises the price of salt, cheese, cloth or spice by one.
KAD-4_2 = On a 5 nothing happens.
KAD-4_3 = A 6 is a fair and raises every price by one; with a calm market it is like a 5.

KAD-5_1 = When a turn ends with the pile empty, everybody, that merchant too, has one last turn.
KAD-5_2 = Then the hands are shown, and each card left brings one coin.
KAD-5_3 = Most coins win, then most cards left; after that the victory is shared.
