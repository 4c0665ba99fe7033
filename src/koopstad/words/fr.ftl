# Ce que tous les jeux partagent.

seat = Joueur { $number }
why-game-over = la partie est terminée
