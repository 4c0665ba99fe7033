"""The course of the game (HAM-3.1, HAM-3.2): cycles of four phases, step by step, in turn order."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Frame, Work
from koopstad.games.hamburg.printed.pieces import PHASE_1, PHASE_2, PHASE_4
from koopstad.games.hamburg.rules import activation, dice, end, mayors, refill, scoring, turn
from koopstad.games.hamburg.rules.tom import turn as tom

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position

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
MAYORS: Final = 0
REFILL: Final = 1
ROLL: Final = 2
NEW_HANDS: Final = 3
BEFORE: Final = 4
TILE: Final = 5
MISFORTUNES: Final = 6
ADVANCE: Final = 7
ROUND: Final = 8
PHASE_IV: Final = 9
MAJORITIES: Final = 10
_PHASE: Final = (1, 1, 2, 2, 2, 2, 2, 2, 3, 4, 4)


class Course(Frame):
    """Where in a cycle the game is: the stage, and the how-manieth player is next."""

    __slots__ = ("number", "stage")

    def __init__(self, stage: int, number: int) -> None:
        super().__init__(FLOW, -1, (stage, number))
        self.stage: Final = stage
        self.number: Final = number


class Flow(Work["Position", Course]):
    """The next step of a cycle, which nobody decides."""

    def frame(self, seat: int, args: tuple[int, ...]) -> Course:
        stage, number = args
        return _frames[stage][number]

    def run(self, state: "Position", frame: Course, dealer: Dealer) -> None:
        step = frame.stage
        state.phase = _PHASE[step]
        if step == ROLL:
            dice.roll(state, dealer)
            if state.tom >= 0:
                tom.take_black_die(state)
            self._go_after_roll(state)
        elif step == TILE:
            dice.prepare(state, dealer)
            state.push(_frames[MISFORTUNES if dice.raises_due(state) else ADVANCE][0])
        elif step == MAJORITIES:
            end.check_majorities(state, dealer)
            end.close_cycle(state)
            if state.cycle > state.board.cycles:
                finish(state)
            else:
                state.push(_frames[REFILL][0])
        else:
            self._go_round(state, step, frame.number, dealer)

    def _go_after_roll(self, state: "Position") -> None:
        if state.clergy_tiles:
            state.push(_frames[NEW_HANDS][0])
        else:
            state.push(_frames[BEFORE if _anybody_has(state, PHASE_2) else TILE][0])

    def _go_round(self, state: "Position", step: int, number: int, dealer: Dealer) -> None:
        """Player by player in turn order, until one of them has to decide or the step is over."""
        if step == ROUND and number == 0:
            state.round += 1
        order = state.order()
        while number < len(order):
            later = _frames[step][number + 1]
            state.push(later)
            self._one_player(state, step, order[number], dealer)
            if state.pending[-1] is not later:
                return
            state.pop()
            number += 1
        self._end_step(state, step)

    def _end_step(self, state: "Position", step: int) -> None:
        """HAM-6.3: a round follows on the other. HAM-18.6: against TOM that makes four cards in a row."""
        if step == ROUND and state.round < state.rounds:
            state.push(_frames[ROUND][0])
        elif step == ROUND:
            state.round = 0
            state.push(_frames[PHASE_IV if _anybody_has(state, PHASE_4) else MAJORITIES][0])
        else:
            state.push(_frames[step + 1][0])

    def _one_player(self, state: "Position", step: int, seat: int, dealer: Dealer) -> None:
        if step == ROUND:
            if seat != state.tom:
                turn.begin(state, seat)
            elif state.round == 1:
                tom.begin(state)
        elif step == REFILL:
            # HAM-AMB-22: the income follows directly after the own refill.
            if state.players[seat].display.by_symbol[PHASE_1]:
                state.push(Frame(PARKS, seat))
            refill.start(state, seat, dealer)
        elif step == ADVANCE:
            activation.offer(state, seat, PHASE_2, activation.LATE, dealer)
        elif step == MISFORTUNES:
            dice.raise_for(state, seat, dealer)
        elif step == BEFORE:
            activation.offer(state, seat, PHASE_2, activation.EARLY, dealer)
        elif step == NEW_HANDS:
            dice.new_hand(state, seat, dealer)
        elif step == PHASE_IV:
            activation.offer(state, seat, PHASE_4, activation.LATE, dealer)
        else:
            mayors.choose(state, seat)


def _anybody_has(state: "Position", symbol: int) -> bool:
    for player in state.players:
        if player.display.by_symbol[symbol]:
            return True
    return False


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
    tuple(Course(step, number) for number in range(6)) for step in range(len(STEPS_OF_CYCLE))
)


def frame(step: int, number: int = 0) -> Course:
    return _frames[step][number]
