"""Prices and conditions: workers returned, exchanged or bought, and what the dice must show."""

from typing import TYPE_CHECKING, ClassVar, Final

from koopstad.engine.cards import NO_SUBJECT, Question, Run
from koopstad.engine.dealer import Dealer
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.effects.base import Deed
from koopstad.games.hamburg.cards.effects.counts import Count, Die
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


class PayWorker(Deed):
    """HAM-19.4: a worker of a given colour is returned to the stock."""

    conditional: ClassVar[bool] = True

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour
        self.price = colour

    def why_not(self, state: "Position", seat: int, source: int) -> Refusal | None:
        if state.players[seat].workers[self.colour]:
            return None
        return Refusal("HAM-9.4", "no-worker", {"colour": f"@colour-{COLOURS[self.colour]}"})

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        return_worker(state, run.seat, self.colour)
        run.subject = self.colour


class PayAny(Deed):
    """A worker of any colour; that colour is THAT colour for what follows.

    Noted: PAID or NAMED.
    """

    conditional: ClassVar[bool] = True

    def __init__(self, besides: int | None) -> None:
        self.price = ANY
        self.besides: Final = besides  # a colour of which one more worker is paid (043)

    def why_not(self, state: "Position", seat: int, source: int) -> Refusal | None:
        return None if sum(state.players[seat].workers) else Refusal("HAM-9.4", "no-workers")

    def due(self, state: "Position", question: Question) -> dict[str, int]:
        return {"any": -1} if question.noted[0] == PAID else {}

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
            assert isinstance(then, Deed)
            usable = [colour for colour in colours if then.allows(state, question.seat, colour)]
            colours = usable or colours
        return [GIVE + colour for colour in colours]

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        (how,) = question.noted
        if how == PAID:
            return_worker(state, question.seat, action - GIVE)
        question.settle_subject(state, action - GIVE)

    def refuse(self, state: "Position", question: Question, action: int) -> Refusal:
        return Refusal("HAM-19.4", "choose-own-worker")


class PayPair(PayAny):
    """043: a worker of a given colour and one of any colour; the first is paid at once."""

    def __init__(self, colour: int) -> None:
        super().__init__(colour)
        self.price = 6

    def why_not(self, state: "Position", seat: int, source: int) -> Refusal | None:
        workers = state.players[seat].workers
        assert self.besides is not None
        if workers[self.besides] and sum(workers) >= 2:
            return None
        return Refusal("HAM-9.4", "no-pair", {"colour": f"@colour-{COLOURS[self.besides]}"})

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        assert self.besides is not None
        return_worker(state, run.seat, self.besides)
        super().do(state, run, dealer)


class PaySet(Deed):
    """109: up to five workers of different colours, for a point and a mark each. Noted: colours given."""

    conditional: ClassVar[bool] = True

    def __init__(self) -> None:
        self.price = 6

    def why_not(self, state: "Position", seat: int, source: int) -> Refusal | None:
        return None if sum(state.players[seat].workers) else Refusal("HAM-9.4", "no-workers")

    def due(self, state: "Position", question: Question) -> dict[str, int]:
        return {} if question.noted else {"any": -1}

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        run.ask(state)

    def options(self, state: "Position", question: Question) -> list[int]:
        workers = state.players[question.seat].workers
        given = question.noted
        left = [GIVE + colour for colour in _ALL if workers[colour] and colour not in given]
        return [*left, DONE] if given else left

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        if action == DONE:
            return
        player = state.players[question.seat]
        return_worker(state, question.seat, action - GIVE)
        book(player, FROM_CARDS, 1)
        player.money += 1
        question.ask_again(state, *question.noted, action - GIVE)

    def refuse(self, state: "Position", question: Question, action: int) -> Refusal:
        return Refusal("HAM-19.4", "choose-different-worker")


class Exchange(Deed):
    """111 to 114: any number of workers for others. Noted: how many are owed; GIVING or TAKING."""

    def due(self, state: "Position", question: Question) -> dict[str, int]:
        given, phase = question.noted
        return {} if phase == GIVING else {"any": given}

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        run.ask(state, 0, GIVING)

    def options(self, state: "Position", question: Question) -> list[int]:
        _, way = question.noted
        if way == TAKING:
            return [WORKER + colour for colour in _ALL]
        workers = state.players[question.seat].workers
        return [*(GIVE + colour for colour in _ALL if workers[colour]), DONE]

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

    def refuse(self, state: "Position", question: Question, action: int) -> Refusal:
        return Refusal("HAM-19.4", "exchange")


class Buy(Deed):
    """027: up to so many workers for a mark each. Noted: how many more."""

    conditional: ClassVar[bool] = True

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.price = 6

    def why_not(self, state: "Position", seat: int, source: int) -> Refusal | None:
        return None if state.players[seat].money else Refusal("HAM-9.4", "marks", {"marks": 1, "held": 0})

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

    def refuse(self, state: "Position", question: Question, action: int) -> Refusal:
        return Refusal("HAM-19.4", "buy")


class GiveBack(Deed):
    """HAM-AMB-69, HAM-AMB-71: a tile demands a worker of any colour."""

    def due(self, state: "Position", question: Question) -> dict[str, int]:
        return {"any": -1}

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if sum(state.players[run.seat].workers):
            run.ask(state)

    def options(self, state: "Position", question: Question) -> list[int]:
        workers = state.players[question.seat].workers
        return [GIVE + colour for colour in _ALL if workers[colour]]

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        return_worker(state, question.seat, action - GIVE)

    def refuse(self, state: "Position", question: Question, action: int) -> Refusal:
        return Refusal("HAM-19.4", "choose-own-worker")


class OnlyIf(Deed):
    """A condition on the dice; without it the card cannot be used."""

    conditional: ClassVar[bool] = True
    plain: ClassVar[bool] = True

    def __init__(self, count: Count, least: int, most: int) -> None:
        self.count: Final = count
        self.least: Final = least
        self.most: Final = most

    def why_not(self, state: "Position", seat: int, source: int) -> Refusal | None:
        value = self.count.value(state, seat, NO_SUBJECT)
        if state.dice[0] and self.least <= value <= self.most:
            return None
        return Refusal("HAM-9.4", "dice-differ")

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        """Nothing: the condition was asked before."""


class DiceSum(Count):
    def value(self, state: "Position", seat: int, subject: int) -> int:
        return sum(state.dice)


def pay(colour: "str | int") -> Deed:
    """``pay("pink")``: return a pink worker; ``pay(ANY)``: one of any colour."""
    return PayAny(None) if colour == ANY else PayWorker(colour_of(colour))


def pay_pair(colour: str) -> Deed:
    return PayPair(COLOURS.index(colour))


def only_if(count: Count, least: int = 1, most: int = 99) -> Deed:
    return OnlyIf(count, least, most)


def die_shows(colour: str, *values: int) -> Deed:
    """``die_shows("grey", 5, 6)``"""
    return OnlyIf(Die(DICE.index(colour)), min(values), max(values))


DICE_SUM: Final = DiceSum()
