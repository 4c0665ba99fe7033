"""Expansion 1: the mayors (HAM-12)."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Frame, Step
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.position.display import refresh
from koopstad.games.hamburg.printed.actions import MAYOR

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position


def choose(state: "Position", seat: int) -> None:
    """HAM-AMB-59: in turn order, openly, before the first refill."""
    if state.players[seat].mayor < 0:
        state.push(Frame(CHOOSE_MAYOR, seat))


class ChooseMayor(Step["Position"]):
    """HAM-12.2, HAM-12.3: a side of the tile that was dealt."""

    def actions(self, state: "Position", frame: Frame) -> list[int]:
        tile = -state.players[frame.seat].mayor
        return [MAYOR + side for side, printed in state.board.mayors.items() if printed.tile == tile]

    def play(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        state.pop()
        player = state.players[frame.seat]
        player.mayor = action - MAYOR
        side = state.board.mayors[player.mayor]
        player.money = side.marks
        player.workers = [side.workers] * 5
        refresh(player, state.deck)
        if state.story is not None:
            state.tell(Event("mayor", {"seat": frame.seat, "name": side.name, "side": player.mayor}))

    def why_not(self, state: "Position", frame: Frame, action: int) -> Refusal | None:
        if action in self.actions(state, frame):
            return None
        return Refusal("HAM-12.2", "mayor-side", {"tile": -state.players[frame.seat].mayor})


CHOOSE_MAYOR: Final = ChooseMayor("choose a mayor", automatic=True)
