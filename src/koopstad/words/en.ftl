# What all games share.

seat = Player { $number }
preview-join = You are invited to play { $game }
preview-watch = Watch a game of { $game }
preview-says = Take your seat in the browser: no account, nothing to install.
why-game-over = the game is over

open-chance = then chance decides
open-hidden = the rest is hidden
open-choice = then you choose

sheet-points = points
sheet-total = total
