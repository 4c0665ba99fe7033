"""What the effects of this game's cards and tiles share."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.effects import Effect
from koopstad.engine.refusal import Refusal

if TYPE_CHECKING:
    from koopstad.games.amsterdam.position.state import Position


class Deed(Effect["Position"]):
    """An effect with a requirement that can be tested quickly, many times in a turn."""

    def __init__(self, required: bool = False, is_payment: bool = False) -> None:
        self.required: Final = required  # whether ``can`` may ever say no
        self.is_payment: Final = is_payment  # left out when a map is used free of charge (035)

    def can(self, state: "Position", seat: int) -> bool:
        return True

    def refusal(self) -> Refusal:
        raise AssertionError(f"{type(self).__name__} is never refused")

    def cost(self, state: "Position", seat: int) -> dict[str, int]:
        """What it takes from the player."""
        return {}

    def why_not(self, state: "Position", seat: int, source: int) -> Refusal | None:
        return None if self.can(state, seat) else self.refusal()
