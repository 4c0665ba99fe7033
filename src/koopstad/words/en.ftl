# What all games share.

seat = Player { $number }
why-game-over = the game is over

open-chance = then chance decides
open-hidden = the rest is hidden
open-choice = then you choose

sheet-points = points
sheet-total = total
