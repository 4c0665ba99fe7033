"""Prices and conditions: workers returned, exchanged or bought, and what the dice must show."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from koopstad.engine.cards import Count, Effect, Glossary, Icon, Pay, Question, Requirement, Run
from koopstad.engine.dealer import Dealer
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.effects.base import PRICE_ANY, PRICE_BY_PROGRAM, Choose, Deed
from koopstad.games.hamburg.cards.effects.counts import Die
from koopstad.games.hamburg.cards.effects.gain import colour_of, return_worker, take_worker
from koopstad.games.hamburg.printed.actions import BUY, DONE, GIVE, WORKER
from koopstad.games.hamburg.printed.pieces import ANY, COLOURS, DICE, FROM_CARDS
from koopstad.games.hamburg.rules.points import book

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position

_ALL: Final = range(len(COLOURS))
# Of a worker of any colour: whether he is paid, or his colour only named (060).
PAID: Final = 0
NAMED: Final = 1
# Of an exchange: whether workers are still given, or taken for them.
GIVING: Final = 0
TAKING: Final = 1


class PayAny(Deed):
    """A worker of any colour; that colour is THAT colour for what follows.

    Noted: PAID or NAMED.
    """

    required: ClassVar[bool] = True
    price: ClassVar[int] = PRICE_ANY
    refused: ClassVar[Refusal] = Refusal("HAM-9.4", "no-workers")
    no_answer: ClassVar[Refusal] = Refusal("HAM-19.4", "choose-own-worker")
    shown: ClassVar[list[Icon]] = [["pay", "any", 1]]

    def can(self, state: "Position", seat: int) -> bool:
        return sum(state.players[seat].workers) > 0

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        run.ask(state, PAID)

    def options(self, state: "Position", question: Question) -> list[int]:
        (how,) = question.noted
        workers = state.players[question.seat].workers
        colours = [colour for colour in _ALL if how == NAMED or workers[colour]]
        # What follows may not be able to use every colour (190).
        program = state.deck.programs.programs[question.source]
        if len(program) > question.place + 1:
            then = program[question.place + 1]
            if isinstance(then, Deed):
                colours = [
                    colour for colour in colours if then.allows(state, question.seat, colour)
                ] or colours
        return [GIVE + colour for colour in colours]

    def due(self, state: "Position", question: Question) -> dict[str, int]:
        (how,) = question.noted
        return {"any": -1} if how == PAID else {}

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        (how,) = question.noted
        if how == PAID:
            return_worker(state, question.seat, action - GIVE)
        question.settle_subject(state, action - GIVE)


class PayPair(PayAny):
    """043: a worker of a given colour and one of any colour; the first is paid at once."""

    price: ClassVar[int] = PRICE_BY_PROGRAM

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def can(self, state: "Position", seat: int) -> bool:
        workers = state.players[seat].workers
        return workers[self.colour] > 0 and sum(workers) >= 2

    def refusal(self, state: "Position", seat: int) -> Refusal:
        return Refusal("HAM-9.4", "no-pair", {"colour": f"@colour-{COLOURS[self.colour]}"})

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        return_worker(state, run.seat, self.colour)
        super().do(state, run, dealer)

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["pay", COLOURS[self.colour], 1], ["pay", "any", 1]]


class PaySet(Deed):
    """109: up to five workers of different colours, for a point and a mark each. Noted: colours given."""

    required: ClassVar[bool] = True
    price: ClassVar[int] = PRICE_BY_PROGRAM
    refused: ClassVar[Refusal] = Refusal("HAM-9.4", "no-workers")
    no_answer: ClassVar[Refusal] = Refusal("HAM-19.4", "choose-different-worker")
    shown: ClassVar[list[Icon]] = [
        ["repeat"],
        ["pay", "different", 1],
        ["gain", "points", 1],
        ["gain", "marks", 1],
    ]

    def can(self, state: "Position", seat: int) -> bool:
        return sum(state.players[seat].workers) > 0

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        run.ask(state)

    def options(self, state: "Position", question: Question) -> list[int]:
        workers = state.players[question.seat].workers
        given = question.noted
        left = [GIVE + colour for colour in _ALL if workers[colour] and colour not in given]
        return [*left, DONE] if given else left

    def due(self, state: "Position", question: Question) -> dict[str, int]:
        return {} if question.noted else {"any": -1}

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        if action == DONE:
            return
        player = state.players[question.seat]
        return_worker(state, question.seat, action - GIVE)
        book(player, FROM_CARDS, 1)
        player.money += 1
        question.ask_again(state, *question.noted, action - GIVE)


class Exchange(Deed):
    """111 to 114: any number of workers for others. Noted: how many are owed; GIVING or TAKING."""

    no_answer: ClassVar[Refusal] = Refusal("HAM-19.4", "exchange")
    shown: ClassVar[list[Icon]] = [["exchange", "any"]]

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        run.ask(state, 0, GIVING)

    def options(self, state: "Position", question: Question) -> list[int]:
        _, way = question.noted
        if way == TAKING:
            return [WORKER + colour for colour in _ALL]
        workers = state.players[question.seat].workers
        return [*(GIVE + colour for colour in _ALL if workers[colour]), DONE]

    def due(self, state: "Position", question: Question) -> dict[str, int]:
        owed, way = question.noted
        return {} if way == GIVING else {"any": owed}

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        owed, way = question.noted
        if way == TAKING:
            take_worker(state, question.seat, action - WORKER)
            if owed > 1:
                question.ask_again(state, owed - 1, TAKING)
        elif action == DONE:
            if owed:
                question.ask_again(state, owed, TAKING)
        else:
            return_worker(state, question.seat, action - GIVE)
            question.ask_again(state, owed + 1, GIVING)


class Buy(Deed):
    """027: up to so many workers for a mark each. Noted: how many more."""

    required: ClassVar[bool] = True
    price: ClassVar[int] = PRICE_BY_PROGRAM
    no_answer: ClassVar[Refusal] = Refusal("HAM-19.4", "buy")

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def can(self, state: "Position", seat: int) -> bool:
        return state.players[seat].money > 0

    def refusal(self, state: "Position", seat: int) -> Refusal:
        return Refusal("HAM-9.4", "marks", {"marks": 1, "held": 0})

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        run.ask(state, self.number)

    def options(self, state: "Position", question: Question) -> list[int]:
        if not state.players[question.seat].money:
            return [DONE]
        return [*(BUY + colour for colour in _ALL), DONE]

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        if action == DONE:
            return
        state.players[question.seat].money -= 1
        take_worker(state, question.seat, action - BUY)
        (number,) = question.noted
        if number > 1:
            question.ask_again(state, number - 1)

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["repeat", self.number], ["pay", "marks", 1], ["gain", "any", 1]]


class GiveBack(Choose):
    """HAM-AMB-69, HAM-AMB-71: a tile demands a worker of any colour."""

    first: ClassVar[int] = GIVE
    no_answer: ClassVar[Refusal] = Refusal("HAM-19.4", "choose-own-worker")

    def things(self, state: "Position", seat: int) -> Sequence[int]:
        workers = state.players[seat].workers
        return [colour for colour in _ALL if workers[colour]]

    def due(self, state: "Position", question: Question) -> dict[str, int]:
        return {"any": -1}

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        return_worker(state, question.seat, action - GIVE)


class OnlyIf(Requirement["Position"]):
    """What the dice must show; without it the card cannot be used."""

    refused: ClassVar[Refusal] = Refusal("HAM-9.4", "dice-differ")

    def __init__(self, count: Count[Any], least: int, most: int) -> None:
        self.count: Final = count
        self.least: Final = least
        self.most: Final = most

    def can(self, state: "Position", seat: int) -> bool:
        return self.least <= self.count.value(state, seat) <= self.most

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["if", *self.count.icon(), self.least, self.most]]


def pay(colour: "str | int") -> Effect[Any]:
    """``pay("pink")``: return a pink worker; ``pay(ANY)``: one of any colour."""
    return PayAny() if colour == ANY else Pay(colour_of(colour), 1)


def pay_pair(colour: str) -> PayPair:
    return PayPair(COLOURS.index(colour))


def only_if(count: Count[Any], least: int = 1, most: int = 99) -> OnlyIf:
    return OnlyIf(count, least, most)


def die_shows(colour: str, *values: int) -> OnlyIf:
    """``die_shows("grey", 5, 6)``"""
    return OnlyIf(Die(DICE.index(colour)), min(values), max(values))
