"""Misfortunes lowered, steps on the town hall square, walls, the church."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from koopstad.engine.cards import THAT, Amount, Glossary, Icon, Question, Run, number
from koopstad.engine.cards.counts import amount_icons
from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.effects.base import PRICE_BY_PROGRAM, Choose, Deed
from koopstad.games.hamburg.cards.effects.gain import colour_of
from koopstad.games.hamburg.cards.effects.pay import GiveBack
from koopstad.games.hamburg.printed.actions import ADVANCE, CLERGYMAN, DONE, GIVE, LOWER_COLOUR, STONE
from koopstad.games.hamburg.printed.pieces import ANY, COLOURS, DICE
from koopstad.games.hamburg.rules import hall, misfortunes, wall

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position

_ALL: Final = tuple(range(len(COLOURS)))


class LowerFixed(Deed):
    """One level of a given colour, or of THAT colour."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        misfortunes.lower(state, run.seat, run.subject if self.colour == THAT else self.colour, 1)

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["lower", "that" if self.colour == THAT else COLOURS[self.colour], 1]]


class LowerChoice(Deed):
    """Levels one after the other, of these colours, or without any of THAT colour. Noted: how many."""

    no_answer: ClassVar[Refusal] = Refusal("HAM-8.1", "choose-lower")

    def __init__(self, levels: Amount, colours: tuple[int, ...], optional: bool, points: bool) -> None:
        self.levels: Final = levels
        self.colours: Final = colours
        self.optional: Final = optional
        self.points: Final = points

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        levels = number(self.levels, state, run.seat, run.subject)
        if levels and self._raised(state, run.seat, run.subject):
            run.ask(state, levels)

    def _raised(self, state: "Position", seat: int, that: int) -> list[int]:
        levels = state.players[seat].levels
        return [colour for colour in self.colours or (that,) if levels[colour]]

    def options(self, state: "Position", question: Question) -> list[int]:
        lowers = [LOWER_COLOUR + colour for colour in self._raised(state, question.seat, question.subject)]
        return [*lowers, DONE] if self.optional else lowers

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        if action == DONE:
            return
        (left,) = question.noted
        misfortunes.lower(state, question.seat, action - LOWER_COLOUR, 1, self.points)
        if left > 1 and self._raised(state, question.seat, question.subject):
            question.ask_again(state, left - 1)

    def icons(self, glossary: Glossary) -> list[Icon]:
        return amount_icons("lower", "any" if self.colours else "that", self.levels)


class HallStep(Deed):
    """HAM-AMB-23: an advance for a fixed price, to which 240 may add."""

    required: ClassVar[bool] = True
    no_answer: ClassVar[Refusal] = Refusal("HAM-AMB-105", "advance-or-not")

    def __init__(self, price: int) -> None:
        self.marks: Final = price

    def can(self, state: "Position", seat: int) -> bool:
        # HAM-AMB-94: a free advance is lost when its surcharge cannot be paid, but nothing forbids the card.
        return not self.marks or self.marks + hall.surcharge(state, seat) <= state.players[seat].money

    def refusal(self, state: "Position", seat: int) -> Refusal:
        price = self.marks + hall.surcharge(state, seat)
        return Refusal("HAM-5.7", "marks", {"marks": price, "held": state.players[seat].money})

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        price = self.marks + hall.surcharge(state, run.seat)
        if price > state.players[run.seat].money:
            return  # HAM-AMB-94
        if price > self.marks and not self.marks:
            run.ask(state)  # HAM-AMB-105: paying is never forced
        else:
            hall.advance(state, run.seat, price, dealer)

    def options(self, state: "Position", question: Question) -> list[int]:
        return [ADVANCE, DONE]

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        if action == ADVANCE:
            hall.advance(state, question.seat, self.marks + hall.surcharge(state, question.seat), dealer)

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["pay", "marks", self.marks], ["advance"]] if self.marks else [["advance"]]


class BuildStone(Choose):
    """HAM-AMB-32: a wall stone without a card, at so many times its cost."""

    required: ClassVar[bool] = True
    costs_more: ClassVar[bool] = True
    first: ClassVar[int] = STONE
    refused: ClassVar[Refusal] = Refusal("HAM-6.8", "no-segment")
    no_answer: ClassVar[Refusal] = Refusal("HAM-6.8.2", "choose-segment")

    def __init__(self, times: int) -> None:
        self.times: Final = times

    def things(self, state: "Position", seat: int) -> Sequence[int]:
        player = state.players[seat]
        return [
            half
            for half in range(2)
            if wall.stones(player, half) < wall.HALF and self._price(state, seat, half) <= player.money
        ]

    def _price(self, state: "Position", seat: int, half: int) -> int:
        player = state.players[seat]
        segment = wall.next_segment(state, player, half)
        assert segment is not None
        return wall.card_cost(state, player, segment, self.times)

    def can(self, state: "Position", seat: int) -> bool:
        return len(self.things(state, seat)) > 0

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        half = action - STONE
        wall.build_stone(state, question.seat, half, self._price(state, question.seat, half), dealer)

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["wall", self.times]]


class ChurchWorker(GiveBack):
    """189: a worker stands beside the clergyman, at the window of his colour, and scores like one."""

    required: ClassVar[bool] = True
    early: ClassVar[bool] = True
    price: ClassVar[int] = PRICE_BY_PROGRAM
    refused: ClassVar[Refusal] = Refusal("HAM-9.4", "no-workers")
    shown: ClassVar[list[Icon]] = [["pay", "any", 1], ["church"]]

    def can(self, state: "Position", seat: int) -> bool:
        return sum(state.players[seat].workers) > 0

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        super().answer(state, question, action, dealer)
        colour = action - GIVE
        helpers = list(state.helpers)
        helpers[state.board.window_of_colour[colour]] += 1
        state.helpers = tuple(helpers)
        if state.story is not None:
            state.tell(
                Event("church-worker", {**state.who(question.seat), "colour": f"@colour-{COLOURS[colour]}"})
            )


class MoveClergyman(Deed):
    """235, HAM-AMB-45: one window to the left or right."""

    no_answer: ClassVar[Refusal] = Refusal("HAM-AMB-45", "clergyman")
    shown: ClassVar[list[Icon]] = [["clergyman"]]

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        run.ask(state)

    def options(self, state: "Position", question: Question) -> list[int]:
        ways = []
        if state.window > 0:
            ways.append(CLERGYMAN)
        if state.window < len(DICE) - 1:
            ways.append(CLERGYMAN + 1)
        return ways

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        state.window += 1 if action > CLERGYMAN else -1
        if state.story is not None:
            window = f"@colour-{DICE[state.board.windows[state.window]]}"
            state.tell(Event("clergyman", {**state.who(question.seat), "window": window}))


def lower(colour: "str | int", levels: Amount = 1) -> Deed:
    """``lower("pink")``, ``lower(THAT)``; ``lower(ANY)`` lets the player choose the colour."""
    return LowerChoice(levels, _ALL, False, True) if colour == ANY else LowerFixed(colour_of(colour))


def lower_up_to(levels: Amount, colour: int = ANY) -> Deed:
    """Level by level, as often as wanted."""
    return LowerChoice(levels, _ALL if colour == ANY else (), True, True)


def lower_without_points(except_for: str) -> Deed:
    colours = tuple(colour for colour in _ALL if COLOURS[colour] != except_for)
    return LowerChoice(1, colours, True, False)


def advance(price: int = 0) -> Deed:
    return HallStep(price)


def build_stone(times: int) -> Deed:
    return BuildStone(times)
