# Was allen Spielen gemeinsam ist.

seat = Spieler { $number }
why-game-over = die Partie ist zu Ende
