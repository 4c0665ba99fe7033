# Ami minden játékban közös.

seat = { $number }. játékos
why-game-over = a játék véget ért
