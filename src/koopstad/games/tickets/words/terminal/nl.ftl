# Ticket to Ride: Amsterdam in een terminal.

board-points = pnt
board-carts = kar
board-cards = krt
board-bonus = bon
board-contracts = con

board-open = Open kaarten
board-piles = trekstapel { $pile }, aflegstapel { $discard }, contracten { $contracts }, bonus { $bonus }
board-last-turns = Laatste beurten: nog { $number }
board-your-cards = Jouw kaarten
board-your-contracts = Jouw contracten
board-none = geen
board-none-yet = nog geen

legend-colour = kost een kaart van zijn kleur
legend-any = van één kleur naar keuze
legend-bonus = en brengt een bonuskaart
legend-claim = kun je nemen
legend-contract = contract
