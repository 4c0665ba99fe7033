# What all games share.

seat = Player { $number }
preview-join = You are invited to play { $game }
preview-watch = Watch a game of { $game }
preview-says = Take your seat in the browser: no account, nothing to install.
push-turn = It is your turn
push-remind = It is your turn: the others are waiting
why-game-over = the game is over

open-chance = then chance decides
open-hidden = the rest is hidden
open-choice = then you choose

sheet-points = points
sheet-total = total

# Hints of a bot that looks ahead; what a game is judged by stands in its own words (judged-...).
hint-ahead = About { $points ->
    [one] 1 point
   *[other] { $points } points
 } better than the next best choice, above all here: { $why }
hint-played-out = Played to the end of the game several times, this comes out about { $points ->
    [one] 1 point
   *[other] { $points } points
 } further ahead than what looks best at first
hint-close = Looked at more closely, other choices are about as good
judged-points = points gained at once
