# Ticket to Ride: Amsterdam terminálban.

board-points = pont
board-carts = kocsi
board-cards = lap
board-bonus = bón
board-contracts = szer

board-open = Nyílt lapok
board-piles = húzópakli { $pile }, dobópakli { $discard }, szerződés { $contracts }, bónusz { $bonus }
board-last-turns = Utolsó körök: még { $number }
board-your-cards = A lapjaid
board-your-contracts = A szerződéseid
board-none = nincs
board-none-yet = még nincs

legend-colour = a színének megfelelő lapba kerül
legend-any = egy tetszőleges színből
legend-bonus = és bónuszlapot hoz
legend-claim = elfoglalható
legend-contract = szerződés
