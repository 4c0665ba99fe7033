"""The rounds (AMS-4.1), and phase IV, the end of a round (AMS-9)."""

from typing import Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Choice, Frame, Work
from koopstad.games.amsterdam.position.state import Position
from koopstad.games.amsterdam.printed.actions import KEEP, KEEP_NOTHING
from koopstad.games.amsterdam.printed.pieces import COLOURS, ROUNDS
from koopstad.games.amsterdam.rules import amstel, market, scoring, use
from koopstad.games.amsterdam.rules.cards_phase import CARDS_PHASE
from koopstad.games.amsterdam.rules.dice_phase import DICE_PHASE
from koopstad.games.amsterdam.rules.gains import total
from koopstad.games.amsterdam.rules.turn import ACTIONS_PHASE


class BeginRound(Work[Position]):
    """The four phases wait on the stack, phase I on top."""

    def run(self, state: Position, frame: Frame, dealer: Dealer) -> None:
        state.pending += PHASES
        if state.story is not None:
            state.tell(Event("round", {"round": state.round}))


class EndPhase(Work[Position]):
    """AMS-9.1; AMS-9.4, AMS-12.1: after the last round the game is scored instead."""

    def run(self, state: Position, frame: Frame, dealer: Dealer) -> None:
        if state.round == ROUNDS:
            state.pending = ()
            scoring.score(state, dealer)
            return
        state.push(Frame(NEXT_ROUND, 0))
        for seat in reversed(amstel.turn_order(state)):
            if total(state.players[seat]):
                state.push(Frame(KEEP_CUBE, seat))


class KeepCube(Choice[Position]):
    """AMS-9.1: one unspent resource may go to the storeroom; the others go back to the stock."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        supply = state.players[frame.seat].supply
        kept = [KEEP + colour for colour in range(len(COLOURS)) if supply[colour]]
        return kept if state.game.rules == "1" else [*kept, KEEP_NOTHING]  # rules 1: one must be kept

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        state.pop()
        player = state.players[frame.seat]
        player.supply = [0] * len(COLOURS)
        if action == KEEP_NOTHING:
            state.tell(Event("keep-nothing", {"seat": frame.seat}))
            return
        player.storeroom = action - KEEP
        if state.story is not None:
            colour = f"@colour-{COLOURS[action - KEEP]}"
            state.tell(Event("keep", {"seat": frame.seat, "colour": colour}))


class NextRound(Work[Position]):
    """AMS-9.2, AMS-9.3: markers back to the mill, the next round, a new market tile."""

    def run(self, state: Position, frame: Frame, dealer: Dealer) -> None:
        for player in state.players:
            player.marked = ()
            player.earned = 0
            use.refresh(state, player)
        state.round += 1
        state.dice = ()
        market.reveal_tile(state, dealer)
        state.push(BEGIN)


BEGIN_ROUND: Final[BeginRound] = BeginRound("round")
END_PHASE: Final[EndPhase] = EndPhase("end phase")
KEEP_CUBE: Final[KeepCube] = KeepCube("keep", "AMS-9.1")
NEXT_ROUND: Final[NextRound] = NextRound("next round")
BEGIN: Final[Frame] = Frame(BEGIN_ROUND, 0)
PHASES: Final = (
    Frame(END_PHASE, 0),
    Frame(ACTIONS_PHASE, 0),
    Frame(DICE_PHASE, 0),
    Frame(CARDS_PHASE, 0),
)
