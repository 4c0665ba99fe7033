# What all games share.

seat = Player { $number }
why-game-over = the game is over
