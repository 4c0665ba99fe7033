"""What cards count."""

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from koopstad.games.hamburg.printed.pieces import BLACK, COLOURS, THAT, TOKENS
from koopstad.games.hamburg.rules import wall

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position


class Count:
    """A number that depends on the position."""

    @abstractmethod
    def value(self, state: "Position", seat: int, subject: int) -> int:
        """The number now, for a seat; ``subject``: THAT colour."""


class Per(Count):
    """``per(2, count, every=3)``: 2 for every full 3 counted."""

    def __init__(self, factor: int, count: Count, every: int) -> None:
        self.factor: Final = factor
        self.count: Final = count
        self.every: Final = every

    def value(self, state: "Position", seat: int, subject: int) -> int:
        return self.factor * (self.count.value(state, seat, subject) // self.every)


class Buildings(Count):
    """Own buildings, of one category or all."""

    def __init__(self, category: int | None) -> None:
        self.category: Final = category

    def value(self, state: "Position", seat: int, subject: int) -> int:
        if self.category is None:
            return len(state.players[seat].display.buildings)
        return state.players[seat].display.categories[self.category]


class Sites(Count):
    """HAM-AMB-36: own building sites of a colour, built over or not."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def value(self, state: "Position", seat: int, subject: int) -> int:
        return state.players[seat].display.site_colours[self.colour]


class DifferentCategories(Count):
    def value(self, state: "Position", seat: int, subject: int) -> int:
        return state.players[seat].display.different


class SiteColours(Count):
    """How many different colours the own building sites have."""

    def value(self, state: "Position", seat: int, subject: int) -> int:
        return sum(number > 0 for number in state.players[seat].display.site_colours)


class WallStones(Count):
    def value(self, state: "Position", seat: int, subject: int) -> int:
        return state.players[seat].left + state.players[seat].right


class ThirdsAndStatues(Count):
    """HAM-AMB-55: third segments built, and statues of both kinds."""

    def value(self, state: "Position", seat: int, subject: int) -> int:
        return wall.third_segments(state, state.players[seat]) + len(state.players[seat].statues)


class BestStatue(Count):
    """HAM-AMB-55: the points of the best Hans Hummel."""

    def value(self, state: "Position", seat: int, subject: int) -> int:
        return max([0, *state.players[seat].statues])


class ActiveTokens(Count):
    def value(self, state: "Position", seat: int, subject: int) -> int:
        return sum(state.players[seat].tokens >> token & 1 for token in range(len(TOKENS)))


class Workers(Count):
    def value(self, state: "Position", seat: int, subject: int) -> int:
        return sum(state.players[seat].workers)


class WorkerColours(Count):
    def value(self, state: "Position", seat: int, subject: int) -> int:
        return sum(number > 0 for number in state.players[seat].workers)


class WorkerSets(Count):
    """Complete sets of five differently coloured workers."""

    def value(self, state: "Position", seat: int, subject: int) -> int:
        return min(state.players[seat].workers)


class Levels(Count):
    def value(self, state: "Position", seat: int, subject: int) -> int:
        return sum(state.players[seat].levels)


class RaisedMisfortunes(Count):
    def value(self, state: "Position", seat: int, subject: int) -> int:
        return sum(level > 0 for level in state.players[seat].levels)


class HallPoints(Count):
    def value(self, state: "Position", seat: int, subject: int) -> int:
        return state.board.hall[state.players[seat].hall]


class Die(Count):
    """What a die shows."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def value(self, state: "Position", seat: int, subject: int) -> int:
        return state.dice[subject if self.colour == THAT else self.colour]


class DiceShowing(Count):
    """How many of the six dice show one of these numbers."""

    def __init__(self, values: tuple[int, ...]) -> None:
        self.values: Final = values

    def value(self, state: "Position", seat: int, subject: int) -> int:
        return sum(die in self.values for die in state.dice)


class MatchingDice(Count):
    """How many coloured dice show what the black one shows."""

    def value(self, state: "Position", seat: int, subject: int) -> int:
        return state.dice[:BLACK].count(state.dice[BLACK])


class MostFrequent(Count):
    """HAM-EX-33: the number that more dice show than any other, or 0."""

    def value(self, state: "Position", seat: int, subject: int) -> int:
        times = [state.dice.count(number) for number in range(1, 7)]
        most = max(times)
        return times.index(most) + 1 if times.count(most) == 1 else 0


def per(factor: int, count: Count, every: int = 1) -> Count:
    return Per(factor, count, every)


def buildings(category: int | None = None) -> Count:
    return Buildings(category)


def sites(colour: str) -> Count:
    return Sites(COLOURS.index(colour))


def dice(*values: int) -> Count:
    return DiceShowing(values)


DIFFERENT_CATEGORIES: Final = DifferentCategories()
SITE_COLOURS: Final = SiteColours()
WALL_STONES: Final = WallStones()
THIRDS_AND_STATUES: Final = ThirdsAndStatues()
BEST_STATUE: Final = BestStatue()
ACTIVE_TOKENS: Final = ActiveTokens()
WORKERS: Final = Workers()
WORKER_COLOURS: Final = WorkerColours()
WORKER_SETS: Final = WorkerSets()
LEVELS: Final = Levels()
RAISED_MISFORTUNES: Final = RaisedMisfortunes()
HALL_POINTS: Final = HallPoints()
BLACK_DIE: Final = Die(BLACK)
THAT_DIE: Final = Die(THAT)
MATCHING_DICE: Final = MatchingDice()
MOST_FREQUENT: Final = MostFrequent()
