"""How strong people are who would like to know, beside the bots."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from koopstad.server.messages.profiles import ProfileKey
from koopstad.table.counting import Reason
from koopstad.table.rating import Rating

TWO_SIDED = 1.96  # standard deviations on either side: 95 of 100 lie within


class RatingInfo(Struct, frozen=True, kw_only=True):
    """Rating points: 400 are odds of ten to one, and the usual bot has 1500."""

    points: int
    within: int  # so many more or fewer, in 95 of 100 cases
    games: int  # that it rests on; 0 for a bot, which was measured otherwise
    provisional: bool  # too little is known yet

    @staticmethod
    def of(rating: Rating) -> RatingInfo:
        return RatingInfo(
            points=round(rating.points),
            within=round(TWO_SIDED * rating.within),
            games=rating.games,
            provisional=rating.provisional,
        )


class OwnKey(Struct, frozen=True, kw_only=True):
    profile: ProfileKey


class WantRating(Struct, frozen=True, kw_only=True):
    """You would like a rating, listed under this name for everybody."""

    profile: ProfileKey
    name: Annotated[str, Meta(max_length=100)]


class OwnRatings(Struct, frozen=True, kw_only=True):
    """How you stand, by game; nothing before the first game that counts."""

    wanted: bool
    name: str = ""
    ratings: dict[str, RatingInfo] = {}


class ListedPlayer(Struct, frozen=True, kw_only=True):
    """A line of the list: somebody who would like to stand there, or a bot."""

    kind: Literal["person", "bot"]
    name: str  # of a bot: its word
    rating: RatingInfo


class SeatRating(Struct, frozen=True, kw_only=True):
    """Who sits there, as far as it is known and may be told."""

    seat: int
    rating: RatingInfo
    change: int | None = None  # what this game has changed; null: nothing (yet), or it is a bot


class TableRatings(Struct, frozen=True, kw_only=True):
    """Those at a table who have a rating."""

    # Why this game counts for nobody: one plays alone, what was to come was known, a seat changed hands, it
    # has the printed values of somebody's box. Empty: it counts for those who want it.
    not_counted: Reason
    seats: list[SeatRating]
