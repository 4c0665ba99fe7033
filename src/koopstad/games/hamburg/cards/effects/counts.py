"""What cards count."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.cards import NO_SUBJECT, THAT, Count, Icon, counted
from koopstad.games.hamburg.printed.pieces import BLACK, CATEGORIES, COLOURS, DICE, TOKENS
from koopstad.games.hamburg.rules import wall

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position


class Buildings(Count["Position"]):
    """Own buildings, of one category or all; a card counts itself (HAM-AMB-53)."""

    def __init__(self, category: int | None) -> None:
        self.category: Final = category

    def value(self, state: "Position", seat: int, subject: int = NO_SUBJECT) -> int:
        if self.category is None:
            return len(state.players[seat].display.buildings)
        return state.players[seat].display.categories[self.category]

    def icon(self) -> Icon:
        return ["building"] if self.category is None else ["building", CATEGORIES[self.category]]


class Sites(Count["Position"]):
    """HAM-AMB-36: own building sites of a colour, built over or not."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def value(self, state: "Position", seat: int, subject: int = NO_SUBJECT) -> int:
        return state.players[seat].display.site_colours[self.colour]

    def icon(self) -> Icon:
        return ["site", COLOURS[self.colour]]


class Die(Count["Position"]):
    """What a die shows; THAT: of the colour that was paid."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def value(self, state: "Position", seat: int, subject: int = NO_SUBJECT) -> int:
        return state.dice[subject if self.colour == THAT else self.colour]

    def icon(self) -> Icon:
        return ["die", "that" if self.colour == THAT else DICE[self.colour]]


class DiceShowing(Count["Position"]):
    """How many of the six dice show one of these numbers."""

    def __init__(self, values: tuple[int, ...]) -> None:
        self.values: Final = values

    def value(self, state: "Position", seat: int, subject: int = NO_SUBJECT) -> int:
        return sum(die in self.values for die in state.dice)

    def icon(self) -> Icon:
        return ["dice", *self.values]


@counted("category", "different")
def different_categories(state: "Position", seat: int) -> int:
    return state.players[seat].display.different


@counted("site", "different")
def site_colours(state: "Position", seat: int) -> int:
    """How many different colours the own building sites have."""
    return sum(number > 0 for number in state.players[seat].display.site_colours)


@counted("stone")
def wall_stones(state: "Position", seat: int) -> int:
    return state.players[seat].left + state.players[seat].right


@counted("third_segment", "statue")
def thirds_and_statues(state: "Position", seat: int) -> int:
    """HAM-AMB-55: third segments built, and statues of both kinds."""
    player = state.players[seat]
    return wall.third_segments(state, player) + len(player.statues)


@counted("statue", "best")
def best_statue(state: "Position", seat: int) -> int:
    """HAM-AMB-55: the points of the best Hans Hummel."""
    return max([0, *state.players[seat].statues])


@counted("token")
def active_tokens(state: "Position", seat: int) -> int:
    tokens = state.players[seat].tokens
    return sum(tokens >> token & 1 for token in range(len(TOKENS)))


@counted("worker")
def workers(state: "Position", seat: int) -> int:
    return sum(state.players[seat].workers)


@counted("worker", "different")
def worker_colours(state: "Position", seat: int) -> int:
    return sum(number > 0 for number in state.players[seat].workers)


@counted("worker", "set")
def worker_sets(state: "Position", seat: int) -> int:
    """Complete sets of five differently coloured workers."""
    return min(state.players[seat].workers)


@counted("level")
def levels(state: "Position", seat: int) -> int:
    return sum(state.players[seat].levels)


@counted("misfortune", "raised")
def raised_misfortunes(state: "Position", seat: int) -> int:
    return sum(level > 0 for level in state.players[seat].levels)


@counted("hall")
def hall_points(state: "Position", seat: int) -> int:
    return state.board.hall[state.players[seat].hall]


@counted("dice", "sum")
def dice_sum(state: "Position", _seat: int) -> int:
    return sum(state.dice)


@counted("dice", "as_black")
def matching_dice(state: "Position", _seat: int) -> int:
    """How many coloured dice show what the black one shows."""
    return state.dice[:BLACK].count(state.dice[BLACK])


@counted("dice", "most_frequent")
def most_frequent(state: "Position", _seat: int) -> int:
    """HAM-EX-33: the number that more dice show than any other, or 0."""
    times = [state.dice.count(number) for number in range(1, 7)]
    most = max(times)
    return times.index(most) + 1 if times.count(most) == 1 else 0


def buildings(category: int | None = None) -> Buildings:
    return Buildings(category)


def sites(colour: str) -> Sites:
    return Sites(COLOURS.index(colour))


def dice(*values: int) -> DiceShowing:
    return DiceShowing(values)


black_die: Final = Die(BLACK)
that_die: Final = Die(THAT)
