"""What a game tells a bot that looks ahead: when a position can be judged, and by which numbers.

A position in the middle of a turn says little: cubes are half spent, a barge is on its way. So it is judged
only at *quiet* moments (after a turn, before dice and draws), each kind of them by weights of its own.
"""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from koopstad.engine.bot import Eyes, Reason
from koopstad.engine.dealer import Dealer
from koopstad.engine.state import State

RESTLESS: Final = -1  # no quiet moment
LATER: Final = " x time"  # ends the name of a feature that is multiplied by the part of the game that is left
ALONE: Final = " alone"  # ends the name of a moment at which the points are a lead (``is_lead``)
POINTS: Final = "points"  # the topic of points that are gained at once
ALL: Final = 99  # lines: more than are ever found


class Following:
    """How far choices are followed, as the game's own bot plays on: of those that look equally good many are
    misjudged, and that shows there.
    """

    __slots__ = ("choices", "kept", "lines", "turns", "worlds")

    def __init__(
        self, turns: int, worlds: int, choices: int = 0, lines: int = ALL, kept: float = 0.8
    ) -> None:
        self.turns: Final = turns  # own turns
        self.worlds: Final = worlds  # imagined worlds, the same for all, at most; 0: nothing is followed
        self.choices: Final = choices  # the best of them outside the own turn; 0: lines through it alone
        self.lines: Final = lines  # the best of them through the own turn
        self.kept: Final = kept  # the share of the budget that planning leaves for this


NOT_FOLLOWED: Final = Following(0, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """The features of a game by name. Everything is seen from one seat and uses what that seat knows."""

    def __init__(
        self,
        moments: tuple[str, ...],
        now: tuple[str, ...],
        time: tuple[str, ...],
        about: dict[str, tuple[str, ...]],
        stake: float,
        worlds: int,
        gate: float,
        trusted: bool,
    ) -> None:
        self.moments: Final = moments  # the kinds of quiet moments
        # The features in their order: those of the position, the same as time goes by, and time itself.
        self.names: Final = (*now, *[f"{name}{LATER}" for name in now], *time)
        # What each is about (``judged-...`` of the words), for reasons; some are about nothing one can name.
        topics = {name: topic for topic, names in about.items() for name in names}
        self.topics: Final = tuple([topics.get(name.removesuffix(LATER), "") for name in self.names])
        self.stake: Final = stake  # points that lie in a usual decision: by these weak levels give away
        # Imagined worlds in which choices before chance are followed to the end of the own turn; none where
        # chance says more than the choice. Where no games are played either, the policy chooses.
        self.worlds: Final = worlds
        self.gate: Final = gate  # standard errors by which a line must be better there than the favourite
        # Whether the favourite is what is judged best; else it is what the game's own bot would do, and the
        # judgement only says what else is worth a closer look.
        self.trusted: Final = trusted

    def points(self, state: State, seat: int) -> float:
        """What is played for: the seat's points so far, and when the game is over those it has."""
        return float(state.scores()[seat])

    def is_lead(self, state: State) -> bool:
        """Whether these points are a lead over a rival who has no seat: above 0 is a win then."""
        return False

    def rival(self, state: State) -> float | None:
        """What a rival who has no seat will have in the end, in the points that are played for; None where
        nobody plays but the seats.
        """
        return 0.0 if self.is_lead(state) else None

    def imagine(self, eyes: Eyes, dealer: Dealer) -> State:
        """A position that could be the true one; where what the others did tells something of what they hide,
        it is one that explains it rather than any.
        """
        return eyes.imagine(dealer)

    @abstractmethod
    def moment(self, state: State, seat: int) -> int:
        """The kind of quiet moment that this is for the seat, or ``RESTLESS``."""

    @abstractmethod
    def turns(self, state: State, seat: int) -> int:
        """How many turns the seat has still to finish; it falls by one with each, and is 0 at the end."""

    @abstractmethod
    def planning(self, state: State, seat: int) -> bool:
        """Whether the seat is in its own turn, which it can plan as a whole."""

    def pass_on(self, state: State, seat: int) -> bool:
        """Goes on to the seat's next turn as if the others did nothing until then.

        False where the others or chance would make something else of that turn; then the position is of no
        more use. So it is where a game says nothing else.
        """
        return False

    def following(self, state: State, seat: int, share: float) -> Following:
        """How far choices are followed, by who compares them in imagined worlds at all and may look at this
        many times the usual positions.
        """
        return Following(turns=2, worlds=self.worlds)

    def games(self, state: State, seat: int) -> int:
        """In how many worlds games are best played to their end from here; none while much is to come."""
        return 0

    @abstractmethod
    def features(self, state: State, seat: int) -> list[float]:
        """The numbers that ``names`` names."""

    def events(self, state: State, seat: int) -> dict[str, Reason]:
        """What came about for the seat in a game that is over: each thing by a name of its own, with the
        sentence of the words (``hint-happens-...``) about how often it does. Nothing, unless a game says.
        """
        return {}

    @abstractmethod
    def key(self, state: State, seat: int) -> object:
        """All that can change while the seat plays its turn: equal keys are equal positions then."""
