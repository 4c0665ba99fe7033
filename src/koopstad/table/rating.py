"""How strong a player is, in rating points, learned game by game: many players at once, and how sure it is.

Plackett-Luce, as openskill fits it. The points are those of the ladder of bots: 400 are odds of ten to one,
and ``greedy`` stands at 1500. What bots are worth is measured (``bots/strengths.csv``) and does not move.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

# At a table of two the library takes points for odds by the square root of two of these, at larger ones by
# more. So that a point is worth the same odds at every table, each size has its own.
SPREAD = 400 / math.log(10) / math.sqrt(2)
DRIFT = SPREAD / 50  # by how much somebody may have changed from one game to the next
SURE = 110.0  # one standard deviation in points: a rating that is less sure is provisional


class Rating(msgspec.Struct, frozen=True):
    """The most likely strength, one standard deviation of it, and how many games it rests on."""

    points: float = 1500.0
    within: float = 2 * SPREAD
    games: int = 0

    @property
    def provisional(self) -> bool:
        return self.within > SURE


def rate(players: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """All of them after one more game, in which each took a place from 1 on; equal places are ties."""
    model = PlackettLuce(beta=SPREAD * math.sqrt(2 / len(players)), tau=DRIFT)
    teams = [[model.rating(mu=each.points, sigma=each.within)] for each in players]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(after.mu, after.sigma, before.games + 1)
        for before, (after,) in zip(players, rated, strict=True)
    ]
