"""What all effects of this game share."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from koopstad.engine.cards import Effect, Gain, Pay, Question, Requirement
from koopstad.games.hamburg.printed.pieces import COLOURS, HELD

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position

# How an activation is paid: a worker of that colour, one of any colour, as its program says, or not at all.
PRICE_ANY: Final = 5
PRICE_BY_PROGRAM: Final = 6
PRICE_NONE: Final = 7
# Marks, workers by colour, and workers of ``any`` colour that are chosen next.
Cost = dict[str, int]


class Deed(Effect["Position"]):
    """An effect that only this game has."""

    plain: ClassVar[bool] = False  # whether it costs nothing and asks nothing
    costs_more: ClassVar[bool] = False  # whether its work is to be paid, besides the activation
    early: ClassVar[bool] = False  # whether it belongs right after the clergyman's placement
    price: ClassVar[int] = PRICE_NONE  # the worker that an activation costs

    def allows(self, state: "Position", seat: int, colour: int) -> bool:
        """Whether it can use a worker of that colour, when one of any colour is to be paid for it."""
        return True

    def cost(self, state: "Position", seat: int, source: int) -> Cost:
        """What it takes from the player, as far as that does not depend on an answer."""
        return {}

    def cost_of_answer(self, state: "Position", question: Question, action: int) -> Cost:
        """What an answer takes from the player."""
        return {}


def price_of(effect: Effect[Any]) -> int:
    """How an activation is paid whose program begins with this."""
    if isinstance(effect, Pay):
        return effect.what
    return effect.price if isinstance(effect, Deed) else PRICE_NONE


def is_plain(effect: Effect[Any]) -> bool:
    """Whether it costs nothing and asks nothing."""
    return effect.plain if isinstance(effect, Deed) else isinstance(effect, Gain | Requirement)


def cost_of(effect: Effect[Any], state: "Position", seat: int, source: int) -> Cost:
    if isinstance(effect, Pay):
        return {HELD[effect.what]: effect.number}
    return effect.cost(state, seat, source) if isinstance(effect, Deed) else {}


def any_worker(held: Sequence[int]) -> Cost:
    """A worker of any of these: by colour where there is no choice."""
    colours = [colour for colour, number in enumerate(held) if number]
    return {COLOURS[colours[0]]: 1} if len(colours) == 1 else {"any": 1}


def add_costs(costs: Sequence[Cost]) -> Cost:
    total: Cost = {}
    for cost in costs:
        for what, number in cost.items():
            total[what] = total.get(what, 0) + number
    return total
