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
hint-than = { $than ->
    [yours] your choice
    [played] what was played
   *[next] the next best choice
 }
hint-whose = { $than ->
    [yours] The bot's choice:{" "}
   *[next] {""}
 }
hint-ahead = { hint-whose }About { $points ->
    [one] 1 point
   *[other] { $points } points
 } better than { hint-than }, above all here: { $why }
hint-played-out = { hint-whose }In { $worlds } imagined games played to the end, about { $points ->
    [one] 1 point
   *[other] { $points } points
 } better than { hint-than }
hint-brings = { hint-whose }In { $worlds } imagined games played to the end, about { $points ->
    [one] 1 point
   *[other] { $points } points
 } better than { hint-than }, most of it here: { $what }
hint-close = Looked at more closely, other choices are about as good
hint-better = { hint-whose }About { $points ->
    [one] 1 point
   *[other] { $points } points
 } better than { hint-than }
# Of what somebody was about to do.
hint-yours-best = Your choice is the best that the bot has found
hint-yours-close = As far as the bot can tell, your choice is about as good
hint-yours-other = The bot would do something else than you; by how much that is better it cannot say
hint-then = Then: { $plan }
judged-points = points gained at once

# A finished game looked at once more (review).
review = Review
review-chances = Chance to win
review-start = at the start
review-luck = luck
review-own = own decisions
review-others = others' decisions
review-rest = the rest
review-final = at the end
review-given = given away
review-accuracy = accuracy
review-account-says = Points that were to be expected. Own decisions count beside what is usually played; the rest is what nobody foresaw.
review-turning = Where the game turned
review-given-away = Decisions that gave something away
review-nothing-given = No decision gave anything away that we could find.
review-who = { $player }:
review-better = better: { $choice }
review-then = then: { $plan }
review-why = above all here: { $why }
review-points = points in the next turns
review-slip = slip
review-mistake = mistake
review-blunder = blunder
review-by-luck = mostly luck
review-by-better = better than the usual choice
review-by-worse = worse than the usual choice
review-by-other = not the usual choice
review-play-on = Play on from here
review-play-on-says = To play on from before a move: { $command }
review-looking = A bot looks at the whole game again …
review-chances-caption = Chance to win in percent, move by move
review-account = Luck and decisions
review-more = Show { $number } more
