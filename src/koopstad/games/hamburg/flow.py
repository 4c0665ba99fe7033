"""The course of the game (HAM-3): eight cycles of four phases, step by step, each player in turn order."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Frame, Work
from koopstad.games.hamburg import activation, dice, end, mayors, refill, scoring, tom, turn
from koopstad.games.hamburg.pieces import PHASE_1, PHASE_2, PHASE_4

if TYPE_CHECKING:
    from koopstad.games.hamburg.state import Position

# The steps in their order. Those for everybody are taken player by player.
STEPS_OF_CYCLE: Final = (
    "mayors",
    "refill",
    "roll",
    "new hands",
    "before misfortunes",
    "tile",
    "misfortunes",
    "advance",
    "round",
    "phase IV",
    "majorities",
)
MAYORS, REFILL, ROLL, NEW_HANDS, BEFORE, TILE, MISFORTUNES, ADVANCE, ROUND, PHASE_IV, MAJORITIES = range(
    len(STEPS_OF_CYCLE)
)
_PHASE: Final = (1, 1, 2, 2, 2, 2, 2, 2, 3, 4, 4)


class Flow(Work["Position"]):
    """``args``: the step, and the how-manieth player is next."""

    def run(self, state: "Position", frame: Frame, dealer: Dealer) -> None:
        step, number = frame.args
        state.phase = _PHASE[step]
        if step == ROLL:
            dice.roll(state, dealer)
            self._go(state, NEW_HANDS if state.clergy_tiles else BEFORE, 0)
        elif step == TILE:
            dice.prepare(state, dealer)
            self._go(state, MISFORTUNES, 0)
        elif step == MAJORITIES:
            end.check_majorities(state, dealer)
            end.close_cycle(state)
            if state.cycle > state.board.cycles:
                finish(state)
            else:
                self._go(state, REFILL, 0)
        else:
            self._for_player(state, step, number, dealer)

    def _for_player(self, state: "Position", step: int, number: int, dealer: Dealer) -> None:
        order = state.order()
        if step == ROUND and number == 0:
            state.round += 1
        if number + 1 < len(order):
            self._go(state, step, number + 1)
        elif step == ROUND:
            self._end_round(state)
        elif step == REFILL:
            self._go(state, ROLL, 0)
        else:
            self._go(state, step + 1, 0)
        self._one_player(state, step, order[number], dealer)

    def _end_round(self, state: "Position") -> None:
        """HAM-6.3; HAM-18.6: alone against TOM the four cards are played in a row."""
        if state.round < state.rounds:
            self._go(state, ROUND, 0)
        else:
            self._go(state, PHASE_IV, 0)

    def _one_player(self, state: "Position", step: int, seat: int, dealer: Dealer) -> None:
        if step == MAYORS:
            mayors.choose(state, seat)
        elif step == REFILL:
            # HAM-AMB-22: the income follows directly after the own refill.
            state.push(Frame(PARKS, seat))
            if seat != state.tom:
                refill.start(state, seat)
        elif step == NEW_HANDS:
            dice.new_hand(state, seat, dealer)
        elif step == BEFORE:
            activation.offer(state, seat, PHASE_2, activation.EARLY, dealer)
        elif step == MISFORTUNES:
            dice.raise_for(state, seat, dealer)
        elif step == ADVANCE:
            activation.offer(state, seat, PHASE_2, activation.LATE, dealer)
        elif step == ROUND:
            if seat == state.tom:
                if state.round == 1:
                    tom.turn(state)
            else:
                state.push(turn.fresh[seat])
        elif step == PHASE_IV:
            state.round = 0
            activation.offer(state, seat, PHASE_4, activation.LATE, dealer)

    def _go(self, state: "Position", step: int, number: int) -> None:
        state.push(_frames[step][number])


class Parks(Work["Position"]):
    """HAM-4.4, HAM-10.3: the rest of phase I for one player, park income and buildings with symbol I."""

    def run(self, state: "Position", frame: Frame, dealer: Dealer) -> None:
        activation.offer(state, frame.seat, PHASE_1, activation.LATE, dealer)


def finish(state: "Position") -> None:
    """HAM-11.1"""
    state.pending = ()
    state.phase = 4
    scoring.score(state)
    if state.story is not None:
        state.tell(Event("game-ends", {}))


FLOW: Final = Flow("flow")
PARKS: Final = Parks("park income")
_frames: Final = tuple(
    tuple(Frame(FLOW, -1, (step, number)) for number in range(5)) for step in range(len(STEPS_OF_CYCLE))
)


def frame(step: int, number: int = 0) -> Frame:
    return _frames[step][number]
