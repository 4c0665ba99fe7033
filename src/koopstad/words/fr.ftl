# Ce que tous les jeux partagent.

seat = Joueur { $number }
why-game-over = la partie est terminée

open-chance = ensuite le hasard décide
open-hidden = le reste est caché
open-choice = ensuite vous choisissez

sheet-points = points
sheet-total = total
