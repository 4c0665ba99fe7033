"""Gains: points, marks and workers."""

from typing import TYPE_CHECKING, ClassVar, Final

from koopstad.engine.cards import NO_SUBJECT, Question, Run
from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Args, Event
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.effects.base import Deed
from koopstad.games.hamburg.cards.effects.counts import Count
from koopstad.games.hamburg.cards.powers import PARK_MONEY
from koopstad.games.hamburg.printed.actions import WORKER
from koopstad.games.hamburg.printed.pieces import ANY, BLACK, COLOURS, EACH, THAT
from koopstad.games.hamburg.rules.happen import happen
from koopstad.games.hamburg.rules.points import book, line_of

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position

Amount = int | Count

_ALL: Final = range(len(COLOURS))


def colour_of(word: "str | int") -> int:
    """A colour from its name; ANY, THAT and EACH stand for themselves."""
    return COLOURS.index(word) if isinstance(word, str) else word


class Gain(Deed):
    """Points and marks from the stock, and workers of a given colour."""

    plain: ClassVar[bool] = True

    def __init__(self, vp: Amount, mark: Amount, worker: int | None) -> None:
        self.vp: Final = vp
        self.mark: Final = mark
        self.worker: Final = worker

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        player = state.players[run.seat]
        points = self.points(state, run.seat, run.subject)
        mark = self.mark
        marks = mark if isinstance(mark, int) else mark.value(state, run.seat, run.subject)
        if points:
            book(player, line_of(state, run.source), points)
        player.money += marks
        worker = self.worker
        if worker is not None:
            if worker == EACH:
                for colour in _ALL:
                    player.workers[colour] += 1
            else:
                player.workers[run.subject if worker == THAT else worker] += 1
        if state.story is not None:
            self._tell(state, run, points, marks)

    def points(self, state: "Position", seat: int, subject: int = NO_SUBJECT) -> int:
        vp = self.vp
        return vp if isinstance(vp, int) else vp.value(state, seat, subject)

    def _tell(self, state: "Position", run: Run, points: int, marks: int) -> None:
        told: Args = dict(state.who(run.seat))
        if self.worker is not None:
            colour = run.subject if self.worker == THAT else self.worker
            word = "@each-colour" if self.worker == EACH else f"@colour-{COLOURS[colour]}"
            state.tell(Event("gain-worker", {**told, "colour": word}))
        if points and marks:
            state.tell(Event("gain", {**told, "points": points, "marks": marks}))
        elif points:
            state.tell(Event("gain-points", {**told, "points": points}))
        elif marks or self.worker is None:
            state.tell(Event("gain-marks", {**told, "marks": marks}))


class ParkMoney(Gain):
    """HAM-10.4: a mark of a park card, to which 122 adds."""

    def __init__(self) -> None:
        super().__init__(0, 1, None)

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        super().do(state, run, dealer)
        if state.players[run.seat].display.powers.when[PARK_MONEY]:
            happen(state, run.seat, PARK_MONEY, 0, dealer)


class GainAny(Deed):
    """Workers of colours of one's choice."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        run.ask(state, self.number)

    def options(self, state: "Position", question: Question) -> list[int]:
        return [WORKER + colour for colour in _ALL]

    def due(self, state: "Position", question: Question) -> dict[str, int]:
        return {"any": question.noted[0]}

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        take_worker(state, question.seat, action - WORKER)
        (number,) = question.noted
        if number > 1:
            question.ask_again(state, number - 1)

    def refuse(self, state: "Position", question: Question, action: int) -> Refusal:
        return Refusal("HAM-19.4", "choose-worker")


class ThreeOfAColour(GainAny):
    """The orange ship: three workers of one and the same colour."""

    def __init__(self) -> None:
        super().__init__(1)

    def due(self, state: "Position", question: Question) -> dict[str, int]:
        return {"any": 3}

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        for _ in range(3):
            take_worker(state, question.seat, action - WORKER)


class AnyWorkerIf(GainAny):
    """212: a worker of any colour if the black die shows a number."""

    def __init__(self, number: int) -> None:
        super().__init__(1)
        self.wanted: Final = number

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if state.dice[BLACK] == self.wanted:
            super().do(state, run, dealer)


class DiceWorkers(Deed):
    """A worker of the colour of every coloured die that shows a number (212), or what the black one does."""

    plain: ClassVar[bool] = True

    def __init__(self, number: int | None) -> None:
        self.number: Final = number

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        wanted = state.dice[BLACK] if self.number is None else self.number
        for colour in _ALL:
            if state.dice[colour] == wanted:
                take_worker(state, run.seat, colour)


def take_worker(state: "Position", seat: int, colour: int) -> None:
    state.players[seat].workers[colour] += 1
    if state.story is not None:
        state.tell(Event("gain-worker", {**state.who(seat), "colour": f"@colour-{COLOURS[colour]}"}))


def return_worker(state: "Position", seat: int, colour: int) -> None:
    state.players[seat].workers[colour] -= 1
    if state.story is not None:
        state.tell(Event("return-worker", {**state.who(seat), "colour": f"@colour-{COLOURS[colour]}"}))


def gain(vp: Amount = 0, mark: Amount = 0, worker: "str | int | None" = None, number: int = 1) -> Deed:
    """``gain(mark=per(2, buildings()))``, ``gain(worker="pink")``, ``gain(worker=ANY, number=2)``"""
    colour = None if worker is None else colour_of(worker)
    if colour == ANY:
        return GainAny(number)
    return Gain(vp, mark, colour)
