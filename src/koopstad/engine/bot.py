"""What a bot is, and what it may look at."""

from abc import abstractmethod
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from koopstad.engine.dealer import Dealer, FastDealer
from koopstad.engine.events import Args
from koopstad.engine.game import Game
from koopstad.engine.state import State, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Eyes:
    """All that a bot may use to decide: what one seat knows of a position at one moment.

    It holds no true position, only one imagined from what the seat knows. View and actions are the same in
    both, and what is imagined further depends on them and on chance alone. In a thought, where the position
    is ``imagined`` already, nothing is left to hide.
    """

    def __init__(self, state: State, seat: int, imagined: bool = False) -> None:
        self.seat: Final = seat
        self._imagined: Final = state if imagined else state.imagine(seat, FastDealer(0))

    @property
    def game(self) -> Game:
        return self._imagined.game

    @property
    def position(self) -> State:
        """One that could be the true one, always the same, for nothing: for whoever changes nothing in it and
        looks at nothing that the seat does not know.
        """
        return self._imagined

    def actions(self) -> list[int]:
        return self._imagined.actions()

    def view(self) -> View:
        return self._imagined.view(self.seat)

    def imagine(self, dealer: Dealer) -> State:
        """A position that could be the true one, for all this seat knows."""
        return self._imagined.imagine(self.seat, dealer)


class Choice:
    """An action, and why: a key into the words of the game."""

    __slots__ = ("action", "key")

    def __init__(self, action: int, key: str) -> None:
        self.action: Final = action
        self.key: Final = key


class Reason(NamedTuple):
    """A sentence of the language catalogue of the game."""

    key: str
    args: Args


class Advice(NamedTuple):
    """What a bot would do and why, how that compares with what somebody was about to do, and what it would do
    in the rest of the turn.
    """

    action: int
    reason: Reason | None
    yours: Reason | None = None
    plan: tuple[Reason, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. One object plays one seat of one game."""

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed

    @abstractmethod
    def choose(self, eyes: Eyes) -> int:
        """One of ``eyes.actions()``."""

    def at_once(self, actions: list[int]) -> int | None:
        """The choice of a bot that need not look to make it: imagining costs more than most moves do."""
        return actions[0] if len(actions) == 1 else None

    def reason(self, eyes: Eyes) -> Reason | None:
        """Why it would do so, for a person who asks for a hint."""
        return None

    def advise(self, eyes: Eyes) -> Advice:
        """Both: for a hint."""
        return Advice(self.choose(eyes), self.reason(eyes))

    def compare(self, eyes: Eyes, mine: int) -> Advice:
        """The same for who is about to do something: whether it is the best; who looks ahead also says how
        much better its own choice is, and by what.
        """
        advice = self.advise(eyes)
        yours = Reason("hint-yours-best" if advice.action == mine else "hint-yours-other", {})
        return Advice(advice.action, advice.reason, yours, advice.plan)


def advised(player: Bot, eyes: Eyes, mine: int | None = None) -> Advice:
    """A hint; beside what somebody is about to do, if that is told."""
    return player.advise(eyes) if mine is None else player.compare(eyes, mine)


def decide(player: Bot, state: State, seat: int) -> int:
    """What a bot does at a seat of a true position: it is shown something only if it has to look."""
    action = player.at_once(state.actions())
    return player.choose(Eyes(state, seat)) if action is None else action
