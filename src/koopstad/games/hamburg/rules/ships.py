"""Expansion 4: ships (HAM-15)."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Frame, Step
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.model import SHIP_PROGRAM
from koopstad.games.hamburg.printed.actions import DONE, SHIP
from koopstad.games.hamburg.printed.pieces import COLOURS, DICE
from koopstad.games.hamburg.rules.terms import clergy_side

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position


def moor(state: "Position") -> None:
    """HAM-15.1, HAM-15.2: a 3 or 4 brings the ship of its colour to the quay. Tile 10 needs no dice."""
    ships = 0
    for colour, value in enumerate(state.dice):
        if 3 <= value <= 4:
            ships |= 1 << colour
    side = clergy_side(state)
    if side is not None and side.what == "all_ships":
        ships = (1 << len(DICE)) - 1
    if side is not None and side.what == "no_ships":
        ships = 0
    state.ships = ships
    if state.story is not None:
        names = (
            ", ".join(f"@colour-{DICE[colour]}" for colour in range(len(DICE)) if ships >> colour & 1) or "-"
        )
        state.tell(Event("ships", {"ships": names}))


class Mooring(Frame):
    """The colour of the worker that a ship costs: the card's, or named (HAM-AMB-100); and the segment's."""

    __slots__ = ("segment", "worker")

    def __init__(self, seat: int, worker: int, segment: int) -> None:
        super().__init__(USE_SHIP, seat, (worker, segment))
        self.worker: Final = worker
        self.segment: Final = segment


class UseShip(Step["Position", Mooring]):
    """HAM-15.3, HAM-AMB-65: one ship after the basic action wall of a turn."""

    knows = ("worker", "segment")

    def frame(self, seat: int, args: tuple[int, ...]) -> Mooring:
        worker, segment = args
        return Mooring(seat, worker, segment)

    def actions(self, state: "Position", frame: Mooring) -> list[int]:
        if not state.players[frame.seat].workers[frame.worker]:
            return [DONE]
        actions = [
            SHIP + colour for colour in range(len(DICE)) if self._why_not(state, frame, colour) is None
        ]
        return [*actions, DONE]

    def _why_not(self, state: "Position", frame: Mooring, colour: int) -> Refusal | None:
        if not state.ships >> colour & 1:
            return Refusal("HAM-15.2", "ship-away", {"colour": f"@colour-{DICE[colour]}"})
        return state.deck.programs.why_not_start(state, frame.seat, SHIP_PROGRAM + colour)

    def play(self, state: "Position", frame: Mooring, action: int, dealer: Dealer) -> None:
        state.pop()
        if action == DONE:
            return
        state.players[frame.seat].workers[frame.worker] -= 1
        if state.story is not None:
            told = {"colour": f"@colour-{DICE[action - SHIP]}", "worker": f"@colour-{COLOURS[frame.worker]}"}
            state.tell(Event("ship", {**state.who(frame.seat), **told}))
        program = SHIP_PROGRAM + action - SHIP
        state.deck.programs.start(state, frame.seat, program, dealer, subject=frame.segment)

    def why_not(self, state: "Position", frame: Mooring, action: int) -> Refusal | None:
        if action in self.actions(state, frame):
            return None
        if SHIP <= action < SHIP + len(DICE):
            return self._why_not(state, frame, action - SHIP)
        return Refusal("HAM-15.3", "ship-or-done")


USE_SHIP: Final = UseShip("use a ship", automatic=True)
