# Wat alle spellen delen.

seat = Speler { $number }
why-game-over = het spel is afgelopen
