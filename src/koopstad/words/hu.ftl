# Ami minden játékban közös.

seat = { $number }. játékos
preview-join = Meghívtak egy játékra: { $game }
preview-watch = Nézz meg egy játszmát: { $game }
preview-says = Ülj le a böngésződben: nem kell fiók, nincs mit telepíteni.
why-game-over = a játék véget ért

open-chance = utána a véletlen dönt
open-hidden = a többi rejtett
open-choice = utána te választasz

sheet-points = pont
sheet-total = összesen
