# Les Aventuriers du Rail : Amsterdam dans un terminal.

board-points = pts
board-carts = char
board-cards = cart
board-bonus = bon
board-contracts = con

board-open = Cartes visibles
board-piles = pioche { $pile }, défausse { $discard }, contrats { $contracts }, bonus { $bonus }
board-last-turns = Derniers tours : encore { $number }
board-your-cards = Vos cartes
board-your-contracts = Vos contrats
board-none = aucune
board-none-yet = encore aucun

legend-colour = coûte une carte de sa couleur
legend-any = d’une couleur au choix
legend-bonus = et rapporte une carte bonus
legend-claim = peut être prise
legend-contract = contrat
