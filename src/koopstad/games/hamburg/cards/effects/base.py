"""What all effects of this game share."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from koopstad.engine.cards import Effect, Gain, Pay, Question, Requirement, Run
from koopstad.engine.dealer import Dealer

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position

# How an activation is paid: a worker of that colour, one of any colour, as its program says, or not at all.
PRICE_ANY: Final = 5
PRICE_BY_PROGRAM: Final = 6
PRICE_NONE: Final = 7


class Deed(Effect["Position"]):
    """An effect that only this game has."""

    plain: ClassVar[bool] = False  # whether it costs nothing and asks nothing
    costs_more: ClassVar[bool] = False  # whether its work is to be paid, besides the activation
    early: ClassVar[bool] = False  # whether it belongs right after the clergyman's placement
    price: ClassVar[int] = PRICE_NONE  # the worker that an activation costs

    def allows(self, state: "Position", seat: int, colour: int) -> bool:
        """Whether it can use a worker of that colour, when one of any colour is to be paid for it."""
        return True


class Choose(Deed):
    """One of some things, where there are any."""

    first: ClassVar[int]  # the action that chooses thing 0

    @abstractmethod
    def things(self, state: "Position", seat: int) -> Sequence[int]:
        """In ascending order."""

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if self.things(state, run.seat):
            run.ask(state)

    def options(self, state: "Position", question: Question) -> list[int]:
        return [self.first + thing for thing in self.things(state, question.seat)]


def price_of(effect: Effect[Any]) -> int:
    """How an activation is paid whose program begins with this."""
    if isinstance(effect, Pay):
        return effect.what
    return effect.price if isinstance(effect, Deed) else PRICE_NONE


def is_plain(effect: Effect[Any]) -> bool:
    """Whether it costs nothing and asks nothing."""
    return effect.plain if isinstance(effect, Deed) else isinstance(effect, Gain | Requirement)
