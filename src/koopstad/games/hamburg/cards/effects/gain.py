"""Gains: points, marks and workers."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from koopstad.engine import cards
from koopstad.engine.cards import THAT, Amount, Effect, Glossary, Icon, Question, Run, number
from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Args, Event
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.effects.base import Deed
from koopstad.games.hamburg.cards.model import PARK_MONEY
from koopstad.games.hamburg.printed.actions import WORKER
from koopstad.games.hamburg.printed.pieces import ANY, BLACK, COLOURS, EACH, MARKS, VP
from koopstad.games.hamburg.rules import holdings
from koopstad.games.hamburg.rules.happen import happen

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position

_ALL: Final = range(len(COLOURS))


def colour_of(word: "str | int") -> int:
    """A colour from its name; ANY, THAT and EACH stand for themselves."""
    return COLOURS.index(word) if isinstance(word, str) else word


class Gain(cards.Gain):
    """Points, marks and a worker from the stock, told in one breath."""

    def do(self, state: Any, run: Run, dealer: Dealer) -> None:
        super().do(state, run, dealer)
        if state.story is not None:
            self._tell(state, run)

    def _tell(self, state: "Position", run: Run) -> None:
        told: Args = dict(state.who(run.seat))
        points = marks = 0
        workers = False
        for what, amount in self.gifts:
            gained = number(amount, state, run.seat, run.subject)
            if what == VP:
                points = gained
            elif what == MARKS:
                marks = gained
            else:
                workers = True
                colour = run.subject if what == THAT else what
                word = "@each-colour" if what == EACH else f"@colour-{COLOURS[colour]}"
                state.tell(Event("gain-worker", {**told, "colour": word}))
        if points and marks:
            state.tell(Event("gain", {**told, "points": points, "marks": marks}))
        elif points:
            state.tell(Event("gain-points", {**told, "points": points}))
        elif marks or not workers:
            state.tell(Event("gain-marks", {**told, "marks": marks}))


class ParkMoney(Gain):
    """HAM-10.4: a mark of a park card, to which 122 adds."""

    def __init__(self) -> None:
        super().__init__(((MARKS, 1),))

    def do(self, state: Any, run: Run, dealer: Dealer) -> None:
        super().do(state, run, dealer)
        happen(state, run.seat, PARK_MONEY, 0, dealer)


class GainAny(Deed):
    """Workers of colours of one's choice. Noted: how many."""

    no_answer: ClassVar[Refusal] = Refusal("HAM-19.4", "choose-worker")

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        run.ask(state, self.number)

    def options(self, state: "Position", question: Question) -> list[int]:
        return [WORKER + colour for colour in _ALL]

    def due(self, state: "Position", question: Question) -> dict[str, int]:
        (left,) = question.noted
        return {"any": left}

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        take_worker(state, question.seat, action - WORKER)
        (left,) = question.noted
        if left > 1:
            question.ask_again(state, left - 1)

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["gain", "any", self.number]]


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

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["if", "die", "black", self.wanted], ["gain", "any", 1]]


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

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["gain", "that", 1], ["per", "dice", "as_black" if self.number is None else self.number]]


def take_worker(state: "Position", seat: int, colour: int) -> None:
    state.players[seat].workers[colour] += 1
    if state.story is not None:
        state.tell(Event("gain-worker", {**state.who(seat), "colour": f"@colour-{COLOURS[colour]}"}))


def return_worker(state: "Position", seat: int, colour: int) -> None:
    holdings.take(state, seat, colour, 1)


def gain(vp: Amount = 0, mark: Amount = 0, worker: "str | int | None" = None, number: int = 1) -> Effect[Any]:
    """``gain(mark=per(2, buildings()))``, ``gain(worker="pink")``, ``gain(worker=ANY, number=2)``"""
    if worker == ANY:
        return GainAny(number)
    gifts: list[tuple[int, Amount]] = [(VP, vp), (MARKS, mark)]
    if worker is not None:
        gifts.append((colour_of(worker), number))
    return Gain(tuple((what, amount) for what, amount in gifts if amount != 0))
