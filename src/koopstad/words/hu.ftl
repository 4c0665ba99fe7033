# Ami minden játékban közös.

seat = { $number }. játékos
why-game-over = a játék véget ért

open-chance = utána a véletlen dönt
open-hidden = a többi rejtett
open-choice = utána te választasz

sheet-points = pont
sheet-total = összesen
