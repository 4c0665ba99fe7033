# Zug um Zug: Amsterdam im Terminal.

board-points = Pkt
board-carts = Karr
board-cards = Kart
board-bonus = Bon
board-contracts = Auf

board-open = Offene Karten
board-piles = Stapel { $pile }, Ablage { $discard }, Aufträge { $contracts }, Bonus { $bonus }
board-last-turns = Letzte Züge: noch { $number }
board-your-cards = Deine Karten
board-your-contracts = Deine Aufträge
board-none = keine
board-none-yet = noch keine

legend-colour = kostet eine Karte seiner Farbe
legend-any = einer beliebigen Farbe
legend-bonus = und bringt eine Bonuskarte
legend-claim = kann genommen werden
legend-contract = Auftrag
