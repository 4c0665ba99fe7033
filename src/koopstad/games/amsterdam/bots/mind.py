"""A position of Amsterdam with all that the greedy bot knows of it, for one decision."""

from collections.abc import Callable
from typing import Final

from koopstad.engine.bot import Choice
from koopstad.engine.frames import Frame
from koopstad.games.amsterdam.bots.harbour import Harbour
from koopstad.games.amsterdam.bots.known import Known
from koopstad.games.amsterdam.bots.sight import Sight
from koopstad.games.amsterdam.bots.turn import Plan, Turn
from koopstad.games.amsterdam.bots.wheel import Ahead
from koopstad.games.amsterdam.position.state import Position
from koopstad.games.amsterdam.printed.pieces import NONE

NOTHING: Final = -1000.0  # less than any action can cost


class Mind:
    """The position with all that is known of it, for one decision."""

    def __init__(self, position: Position, seat: int, actions: list[int], known: Known) -> None:
        self.sight: Final = Sight(position, seat, known)
        self.harbour: Final = Harbour(self.sight)
        self.ahead: Final = Ahead(self.sight, self.harbour)
        self.position: Final = position
        self.player: Final = self.sight.player
        self.frame: Final[Frame] = position.pending[-1]
        self.actions: Final = actions

    def best(self, worth: Callable[[int], float], key: str) -> Choice:
        """The action that is worth most."""
        best, most = self.actions[0], NOTHING
        for action in self.actions:
            value = worth(action)
            if value > most:
                best, most = action, value
        return Choice(best, key)

    def plan(self, supply: list[int], due: int = 0, gulden: int = NONE, moving: bool = True) -> Plan:
        return Turn(self.sight, self.ahead, self.harbour, due, gulden).plan(supply, moving)
