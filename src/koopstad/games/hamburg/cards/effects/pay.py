"""Prices and conditions: workers returned, exchanged or bought, and what the dice must show."""

from typing import TYPE_CHECKING, ClassVar, Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.frames import Frame
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.effects.base import Cost, Deed, any_worker, ask
from koopstad.games.hamburg.cards.effects.counts import Count, Die
from koopstad.games.hamburg.cards.effects.gain import colour_of, return_worker, take_worker
from koopstad.games.hamburg.printed.actions import BUY, DONE, GIVE, WORKER
from koopstad.games.hamburg.printed.pieces import ANY, COLOURS, DICE

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position

_ALL: Final = range(len(COLOURS))


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

    def cost(self, state: "Position", seat: int, source: int) -> Cost:
        return {COLOURS[self.colour]: 1}

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        return_worker(state, seat, self.colour)
        state.colour = self.colour


class PayAny(Deed):
    """A worker of any colour; that colour is THAT colour for what follows.

    The frame's own argument is 1 when the activation is free and the colour is only named (060).
    """

    conditional: ClassVar[bool] = True

    def __init__(self, besides: int | None) -> None:
        self.price = ANY
        self.besides: Final = besides  # a colour of which one more worker is paid (043)

    def why_not(self, state: "Position", seat: int, source: int) -> Refusal | None:
        return None if sum(state.players[seat].workers) else Refusal("HAM-9.4", "no-workers")

    def cost(self, state: "Position", seat: int, source: int) -> Cost:
        return {"any": 1}

    def cost_of_answer(self, state: "Position", frame: Frame, action: int) -> Cost:
        return {} if frame.args[2] else {COLOURS[action - GIVE]: 1}

    def due(self, state: "Position", frame: Frame) -> dict[str, int]:
        return {} if frame.args[2] else {"any": -1}

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        ask(state, seat, self, 0)

    def options(self, state: "Position", frame: Frame) -> list[int]:
        workers = state.players[frame.seat].workers
        free = frame.args[2]
        colours = [colour for colour in _ALL if free or workers[colour]]
        # What follows may not be able to use every colour (190).
        program = state.deck.programs.programs[frame.args[0]]
        if len(program) > frame.args[1] + 1:
            then = program[frame.args[1] + 1]
            assert isinstance(then, Deed)
            usable = [colour for colour in colours if then.allows(state, frame.seat, colour)]
            colours = usable or colours
        return [GIVE + colour for colour in colours]

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        if not frame.args[2]:
            return_worker(state, frame.seat, action - GIVE)
        state.colour = action - GIVE

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
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

    def cost(self, state: "Position", seat: int, source: int) -> Cost:
        assert self.besides is not None
        return {COLOURS[self.besides]: 1, "any": 1}

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        assert self.besides is not None
        return_worker(state, seat, self.besides)
        super().do(state, seat, source, dealer)


class PaySet(Deed):
    """109: up to five workers of different colours, for a point and a mark each. Frame: colours given."""

    conditional: ClassVar[bool] = True

    def __init__(self) -> None:
        self.price = 6

    def why_not(self, state: "Position", seat: int, source: int) -> Refusal | None:
        return None if sum(state.players[seat].workers) else Refusal("HAM-9.4", "no-workers")

    def cost(self, state: "Position", seat: int, source: int) -> Cost:
        return any_worker(state.players[seat].workers)

    def cost_of_answer(self, state: "Position", frame: Frame, action: int) -> Cost:
        return {} if action == DONE else {COLOURS[action - GIVE]: 1}

    def due(self, state: "Position", frame: Frame) -> dict[str, int]:
        return {} if frame.args[2] else {"any": -1}

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        ask(state, seat, self, 0)

    def options(self, state: "Position", frame: Frame) -> list[int]:
        workers = state.players[frame.seat].workers
        given = frame.args[2]
        left = [GIVE + colour for colour in _ALL if workers[colour] and not given >> colour & 1]
        return [*left, DONE] if given else left

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        if action == DONE:
            return
        player = state.players[frame.seat]
        return_worker(state, frame.seat, action - GIVE)
        player.points += 1
        player.money += 1
        ask(state, frame.seat, self, frame.args[2] | 1 << (action - GIVE))

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
        return Refusal("HAM-19.4", "choose-different-worker")


class Exchange(Deed):
    """111 to 114: any number of workers for others. Frame: workers given and not yet replaced, then phase."""

    def cost_of_answer(self, state: "Position", frame: Frame, action: int) -> Cost:
        return {COLOURS[action - GIVE]: 1} if GIVE <= action < GIVE + len(COLOURS) else {}

    def due(self, state: "Position", frame: Frame) -> dict[str, int]:
        return {"any": frame.args[2]} if frame.args[3] else {}

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        ask(state, seat, self, 0, 0)

    def options(self, state: "Position", frame: Frame) -> list[int]:
        if frame.args[3]:
            return [WORKER + colour for colour in _ALL]
        workers = state.players[frame.seat].workers
        return [*(GIVE + colour for colour in _ALL if workers[colour]), DONE]

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        given = frame.args[2]
        if frame.args[3]:
            take_worker(state, frame.seat, action - WORKER)
            if given > 1:
                ask(state, frame.seat, self, given - 1, 1)
        elif action == DONE:
            if given:
                ask(state, frame.seat, self, given, 1)
        else:
            return_worker(state, frame.seat, action - GIVE)
            ask(state, frame.seat, self, given + 1, 0)

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
        return Refusal("HAM-19.4", "exchange")


class Buy(Deed):
    """027: up to so many workers for a mark each. Frame: how many more."""

    conditional: ClassVar[bool] = True

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.price = 6

    def why_not(self, state: "Position", seat: int, source: int) -> Refusal | None:
        return None if state.players[seat].money else Refusal("HAM-9.4", "marks", {"marks": 1, "held": 0})

    def cost_of_answer(self, state: "Position", frame: Frame, action: int) -> Cost:
        return {} if action == DONE else {"marks": 1}

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        ask(state, seat, self, self.number)

    def options(self, state: "Position", frame: Frame) -> list[int]:
        if not state.players[frame.seat].money:
            return [DONE]
        return [*(BUY + colour for colour in _ALL), DONE]

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        if action == DONE:
            return
        state.players[frame.seat].money -= 1
        take_worker(state, frame.seat, action - BUY)
        if frame.args[2] > 1:
            ask(state, frame.seat, self, frame.args[2] - 1)

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
        return Refusal("HAM-19.4", "buy")


class GiveBack(Deed):
    """HAM-AMB-69, HAM-AMB-71: a tile demands a worker of any colour."""

    def cost_of_answer(self, state: "Position", frame: Frame, action: int) -> Cost:
        return {COLOURS[action - GIVE]: 1}

    def due(self, state: "Position", frame: Frame) -> dict[str, int]:
        return {"any": -1}

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        if sum(state.players[seat].workers):
            ask(state, seat, self)

    def options(self, state: "Position", frame: Frame) -> list[int]:
        workers = state.players[frame.seat].workers
        return [GIVE + colour for colour in _ALL if workers[colour]]

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        return_worker(state, frame.seat, action - GIVE)

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
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
        value = self.count.value(state, state.players[seat])
        if state.dice[0] and self.least <= value <= self.most:
            return None
        return Refusal("HAM-9.4", "dice-differ")

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        """Nothing: the condition was asked before."""


class DiceSum(Count):
    def value(self, state: "Position", player: object) -> int:
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
