"""Why one choice is better than the next, by what happens in games that were played to their end after each.

All choices are tried in the same imagined worlds, so they are compared world by world. What does not show by
two standard errors is not said.
"""

from typing import Final

from koopstad.engine.bot import Reason
from koopstad.engine.events import Args

CLEARLY: Final = 0.5  # points by which something must be better to be worth a reason
SURE: Final = 2.0  # standard errors by which it must show
FEWEST: Final = 8  # worlds that tell anything
# What a choice is compared with, in the words (``hint-than``).
NEXT: Final = "next"  # the next best
YOURS: Final = "yours"  # what somebody was about to do
PLAYED: Final = "played"  # what was played, in a game that is over


class Ended:
    """A game that was played to its end: the lead, the score sheet, and what happened, each under a name."""

    __slots__ = ("events", "margin", "sheet")

    def __init__(self, margin: float, sheet: dict[str, int], events: dict[str, Reason]) -> None:
        self.margin: Final = margin
        self.sheet: Final = sheet
        self.events: Final = events


class Ledger:
    """What became of such games: by line, in the order of the worlds."""

    def __init__(self) -> None:
        self.games: Final[dict[int, list[Ended]]] = {}

    def note(self, line: int, ended: Ended) -> None:
        self.games.setdefault(line, []).append(ended)

    def why(self, best: int, others: list[int], than: str = NEXT) -> Reason | None:
        """By how much a line is better than the best of some others, and by what; None: that is not clear."""
        nearest: list[Ended] = []
        gain = doubt = 0.0
        mine = self.games.get(best, [])
        for line in others:
            games = self.games.get(line, [])
            if len(games) < FEWEST:
                continue
            lead, within = difference([game.margin for game in mine], [game.margin for game in games])
            if not nearest or lead < gain:
                nearest, gain, doubt = games, lead, within
        if not nearest or gain < max(CLEARLY, SURE * doubt):
            return None
        worlds = min(len(mine), len(nearest))
        told: Args = {"points": max(1, round(gain)), "worlds": worlds, "than": than}
        event = most_changed(mine[:worlds], nearest[:worlds])
        if event is not None:
            name, reason = event
            here, there = _count(mine[:worlds], name), _count(nearest[:worlds], name)
            return Reason(reason.key, {**reason.args, **told, "here": here, "there": there})
        source = _source(mine[:worlds], nearest[:worlds], gain)
        if source:
            return Reason("hint-brings", {**told, "what": f"@sheet-{source}"})
        return Reason("hint-played-out", {**told})


def most_changed(games: list[Ended], others: list[Ended]) -> tuple[str, Reason] | None:
    """What happens more often than in the other games, and does so clearly."""
    found: tuple[str, Reason] | None = None
    most = 0.0
    seen = {name: reason for game in games for name, reason in game.events.items()}
    for name in sorted(seen):
        more, doubt = difference(_happens(games, name), _happens(others, name))
        if more > most and more >= SURE * doubt:
            found, most = (name, seen[name]), more
    return found


def _happens(games: list[Ended], name: str) -> list[float]:
    return [1.0 if name in game.events else 0.0 for game in games]


def _count(games: list[Ended], name: str) -> int:
    return sum([1 for game in games if name in game.events])


def _source(games: list[Ended], others: list[Ended], gain: float) -> str:
    """The line of the score sheet that makes up most of the difference, if it clearly makes up half of it."""
    found, most = "", 0.0
    for word in games[0].sheet:
        more, doubt = difference(_booked(games, word), _booked(others, word))
        if more > most and more >= max(gain / 2, SURE * doubt):
            found, most = word, more
    return found


def _booked(games: list[Ended], word: str) -> list[float]:
    return [float(game.sheet.get(word, 0)) for game in games]


def difference(one: list[float], other: list[float]) -> tuple[float, float]:
    """The mean difference of pairs, and its standard error."""
    count = min(len(one), len(other))
    if count < 2:
        return 0.0, 0.0
    mean = 0.0
    for place in range(count):
        mean += (one[place] - other[place]) / count
    spread = 0.0
    for place in range(count):
        spread += (one[place] - other[place] - mean) ** 2
    return mean, float((spread / (count - 1) / count) ** 0.5)
