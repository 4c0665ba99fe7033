"""Misfortunes lowered, steps on the town hall square, walls, the church."""

from typing import TYPE_CHECKING, ClassVar, Final

from koopstad.engine.cards import Question, Run
from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.effects.base import Deed
from koopstad.games.hamburg.cards.effects.counts import Count
from koopstad.games.hamburg.cards.effects.gain import colour_of, return_worker
from koopstad.games.hamburg.printed.actions import ADVANCE, CLERGYMAN, DONE, GIVE, LOWER_COLOUR, STONE
from koopstad.games.hamburg.printed.pieces import ANY, COLOURS, DICE, THAT
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


class LowerChoice(Deed):
    """Levels one after the other, of these colours, or without any of THAT colour. Noted: how many."""

    def __init__(self, levels: "int | Count", colours: tuple[int, ...], optional: bool, points: bool) -> None:
        self.levels: Final = levels
        self.colours: Final = colours
        self.optional: Final = optional
        self.points: Final = points

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        levels = self.levels
        number = levels if isinstance(levels, int) else levels.value(state, run.seat, run.subject)
        if number and self._raised(state, run.seat, run.subject):
            run.ask(state, number)

    def _raised(self, state: "Position", seat: int, that: int) -> list[int]:
        levels = state.players[seat].levels
        return [colour for colour in self.colours or (that,) if levels[colour]]

    def options(self, state: "Position", question: Question) -> list[int]:
        lowers = [LOWER_COLOUR + colour for colour in self._raised(state, question.seat, question.subject)]
        return [*lowers, DONE] if self.optional else lowers

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        if action == DONE:
            return
        (number,) = question.noted
        misfortunes.lower(state, question.seat, action - LOWER_COLOUR, 1, self.points)
        if number > 1 and self._raised(state, question.seat, question.subject):
            question.ask_again(state, number - 1)

    def refuse(self, state: "Position", question: Question, action: int) -> Refusal:
        return Refusal("HAM-8.1", "choose-lower")


class HallStep(Deed):
    """HAM-AMB-23: an advance for a fixed price, to which 240 may add."""

    def __init__(self, price: int) -> None:
        self.marks: Final = price

    conditional: ClassVar[bool] = True

    def why_not(self, state: "Position", seat: int, source: int) -> Refusal | None:
        price = self.marks + hall.surcharge(state, seat)
        money = state.players[seat].money
        # HAM-AMB-94: a free advance is lost when its surcharge cannot be paid, but nothing forbids the card.
        if not self.marks or price <= money:
            return None
        return Refusal("HAM-5.7", "marks", {"marks": price, "held": money})

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        price = self.marks + hall.surcharge(state, run.seat)
        if price > state.players[run.seat].money:
            return
        if price > self.marks and not self.marks:
            run.ask(state)  # HAM-AMB-105: paying is never forced
        else:
            hall.advance(state, run.seat, price, dealer)

    def options(self, state: "Position", question: Question) -> list[int]:
        return [ADVANCE, DONE]

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        if action == ADVANCE:
            hall.advance(state, question.seat, self.marks + hall.surcharge(state, question.seat), dealer)

    def refuse(self, state: "Position", question: Question, action: int) -> Refusal:
        return Refusal("HAM-AMB-105", "advance-or-not")


class BuildStone(Deed):
    """HAM-AMB-32: a wall stone without a card, at so many times its cost."""

    conditional: ClassVar[bool] = True
    costs_more: ClassVar[bool] = True

    def __init__(self, times: int) -> None:
        self.times: Final = times

    def _halves(self, state: "Position", seat: int) -> list[int]:
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

    def why_not(self, state: "Position", seat: int, source: int) -> Refusal | None:
        return None if self._halves(state, seat) else Refusal("HAM-6.8", "no-segment")

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if self._halves(state, run.seat):
            run.ask(state)

    def options(self, state: "Position", question: Question) -> list[int]:
        return [STONE + half for half in self._halves(state, question.seat)]

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        half = action - STONE
        wall.build_stone(state, question.seat, half, self._price(state, question.seat, half), dealer)

    def refuse(self, state: "Position", question: Question, action: int) -> Refusal:
        return Refusal("HAM-6.8.2", "choose-segment")


class ChurchWorker(Deed):
    """189: a worker stands beside the clergyman, at the window of his colour, and scores like one."""

    conditional: ClassVar[bool] = True
    early: ClassVar[bool] = True
    price = 6

    def why_not(self, state: "Position", seat: int, source: int) -> Refusal | None:
        return None if sum(state.players[seat].workers) else Refusal("HAM-9.4", "no-workers")

    def due(self, state: "Position", question: Question) -> dict[str, int]:
        return {"any": -1}

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if sum(state.players[run.seat].workers):
            run.ask(state)

    def options(self, state: "Position", question: Question) -> list[int]:
        workers = state.players[question.seat].workers
        return [GIVE + colour for colour in range(len(COLOURS)) if workers[colour]]

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        colour = action - GIVE
        return_worker(state, question.seat, colour)
        helpers = list(state.helpers)
        helpers[state.board.window_of_colour[colour]] += 1
        state.helpers = tuple(helpers)
        if state.story is not None:
            state.tell(
                Event("church-worker", {**state.who(question.seat), "colour": f"@colour-{COLOURS[colour]}"})
            )

    def refuse(self, state: "Position", question: Question, action: int) -> Refusal:
        return Refusal("HAM-19.4", "choose-own-worker")


class MoveClergyman(Deed):
    """235, HAM-AMB-45: one window to the left or right."""

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if state.window >= 0:
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

    def refuse(self, state: "Position", question: Question, action: int) -> Refusal:
        return Refusal("HAM-AMB-45", "clergyman")


def lower(colour: "str | int", levels: "int | Count" = 1) -> Deed:
    """``lower("pink")``, ``lower(THAT)``; ``lower(ANY)`` lets the player choose the colour."""
    number = colour_of(colour)
    if number == ANY:
        return LowerChoice(levels, _ALL, False, True)
    return LowerFixed(number)


def lower_up_to(levels: "int | Count", colour: int = ANY) -> Deed:
    """Level by level, as often as wanted."""
    return LowerChoice(levels, _ALL if colour == ANY else (), True, True)


def lower_without_points(except_for: str) -> Deed:
    colours = tuple(colour for colour in _ALL if COLOURS[colour] != except_for)
    return LowerChoice(1, colours, True, False)


def advance(price: int = 0) -> Deed:
    return HallStep(price)


def build_stone(times: int) -> Deed:
    return BuildStone(times)
