"""What the actions of a turn share (AMS-7.2)."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.refusal import Refusal
from koopstad.games.amsterdam.position.state import Player, Position


class TurnAction:
    """One row of AMS-7.2: what can be done now, doing it, and why something else cannot be done."""

    def __init__(self, first: int) -> None:
        self.first: Final = first  # the number of its first action; the next row begins after its last

    @abstractmethod
    def actions(self, state: Position, seat: int, player: Player, cubes: int) -> Sequence[int]:
        """The legal ones in ascending order. ``cubes``: all resources of the player's supply."""

    @abstractmethod
    def play(self, state: Position, seat: int, action: int, dealer: Dealer) -> None: ...

    @abstractmethod
    def why_not(self, state: Position, seat: int, action: int) -> Refusal | None: ...
