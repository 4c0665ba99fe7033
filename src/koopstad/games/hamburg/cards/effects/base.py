"""What all effects of this game share."""

from typing import TYPE_CHECKING, ClassVar, Final

from koopstad.engine.cards import Effect

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position

NO_PRICE: Final = 7
# Marks, workers by colour, and workers of ``any`` colour that are chosen next.


class Deed(Effect["Position"]):
    """An effect that decides nothing."""

    conditional: ClassVar[bool] = False  # whether ``why_not`` may forbid it
    plain: ClassVar[bool] = False  # whether it costs nothing and asks nothing
    costs_more: ClassVar[bool] = False  # whether its work is to be paid, besides the activation
    early: ClassVar[bool] = False  # whether it belongs right after the clergyman's placement
    price: int = NO_PRICE  # the worker that an activation costs; see deck.py

    def allows(self, state: "Position", seat: int, colour: int) -> bool:
        """Whether it can use a worker of that colour, when one of any colour is to be paid for it."""
        return True
