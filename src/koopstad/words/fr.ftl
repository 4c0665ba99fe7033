# Ce que tous les jeux partagent.

seat = Joueur { $number }
preview-join = Vous êtes invité à jouer à { $game }
preview-watch = Suivez une partie de { $game }
preview-says = Prenez place dans le navigateur : pas de compte, rien à installer.
why-game-over = la partie est terminée

open-chance = ensuite le hasard décide
open-hidden = le reste est caché
open-choice = ensuite vous choisissez

sheet-points = points
sheet-total = total
