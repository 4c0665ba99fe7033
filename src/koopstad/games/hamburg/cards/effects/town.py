"""Misfortunes lowered, steps on the town hall square, walls, the church."""

from typing import TYPE_CHECKING, ClassVar, Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Frame
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.effects.base import Cost, Deed, any_worker, ask
from koopstad.games.hamburg.cards.effects.counts import Count
from koopstad.games.hamburg.cards.effects.gain import colour_of, return_worker
from koopstad.games.hamburg.printed.actions import ADVANCE, CLERGYMAN, DONE, GIVE, LOWER_COLOUR, STONE
from koopstad.games.hamburg.printed.pieces import ANY, COLOURS, DICE, THAT
from koopstad.games.hamburg.rules import hall, misfortunes, wall

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position

_ALL_COLOURS: Final = 31


class LowerFixed(Deed):
    """One level of a given colour, or of THAT colour."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        misfortunes.lower(state, seat, state.colour if self.colour == THAT else self.colour, 1)


class LowerChoice(Deed):
    """Levels one after the other. Frame: how many are left, and the colours to choose from (bit mask)."""

    def __init__(
        self, levels: "int | Count", colour: int, optional: bool, points: bool, except_for: int
    ) -> None:
        self.levels: Final = levels
        self.colour: Final = colour
        self.optional: Final = optional
        self.points: Final = points
        self.except_for: Final = except_for

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        levels = self.levels
        number = levels if isinstance(levels, int) else levels.value(state, state.players[seat])
        colours = _ALL_COLOURS if self.colour == ANY else 1 << state.colour
        self._ask(state, seat, number, colours & ~self.except_for)

    def _ask(self, state: "Position", seat: int, number: int, colours: int) -> None:
        if number and self._raised(state, seat, colours):
            ask(state, seat, self, number, colours)

    def _raised(self, state: "Position", seat: int, colours: int) -> list[int]:
        levels = state.players[seat].levels
        return [colour for colour in range(len(COLOURS)) if levels[colour] and colours >> colour & 1]

    def options(self, state: "Position", frame: Frame) -> list[int]:
        lowers = [LOWER_COLOUR + colour for colour in self._raised(state, frame.seat, frame.args[3])]
        return [*lowers, DONE] if self.optional else lowers

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        if action == DONE:
            return
        misfortunes.lower(state, frame.seat, action - LOWER_COLOUR, 1, self.points)
        self._ask(state, frame.seat, frame.args[2] - 1, frame.args[3])

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
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

    def cost(self, state: "Position", seat: int, source: int) -> Cost:
        return {"marks": self.marks + hall.surcharge(state, seat)} if self.marks else {}

    def cost_of_answer(self, state: "Position", frame: Frame, action: int) -> Cost:
        if action != ADVANCE:
            return {}
        return {"marks": self.marks + hall.surcharge(state, frame.seat)}

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        price = self.marks + hall.surcharge(state, seat)
        if price > state.players[seat].money:
            return
        if price > self.marks and not self.marks:
            ask(state, seat, self)  # HAM-AMB-105: paying is never forced
        else:
            hall.advance(state, seat, price, dealer)

    def options(self, state: "Position", frame: Frame) -> list[int]:
        return [ADVANCE, DONE]

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        if action == ADVANCE:
            hall.advance(state, frame.seat, self.marks + hall.surcharge(state, frame.seat), dealer)

    def tom_prefers(self, state: "Position", options: list[int]) -> int:
        return ADVANCE

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
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

    def cost(self, state: "Position", seat: int, source: int) -> Cost:
        """Of two segments each has its own price, to be seen when it is chosen."""
        halves = self._halves(state, seat)
        return {"marks": self._price(state, seat, halves[0])} if self.times and len(halves) == 1 else {}

    def cost_of_answer(self, state: "Position", frame: Frame, action: int) -> Cost:
        return {"marks": self._price(state, frame.seat, action - STONE)} if self.times else {}

    def why_not(self, state: "Position", seat: int, source: int) -> Refusal | None:
        return None if self._halves(state, seat) else Refusal("HAM-6.8", "no-segment")

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        if self._halves(state, seat):
            ask(state, seat, self)

    def options(self, state: "Position", frame: Frame) -> list[int]:
        return [STONE + half for half in self._halves(state, frame.seat)]

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        half = action - STONE
        wall.build_stone(state, frame.seat, half, self._price(state, frame.seat, half), dealer)

    def tom_prefers(self, state: "Position", options: list[int]) -> int:
        """HAM-AMB-79: the cheaper segment, then the left one."""
        tom = state.players[state.tom]

        def cost(option: int) -> int:
            segment = wall.next_segment(state, tom, option - STONE)
            assert segment is not None
            return segment.cost

        return min(options, key=cost)

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
        return Refusal("HAM-6.8.2", "choose-segment")


class ChurchWorker(Deed):
    """189: a worker stands beside the clergyman, at the window of his colour, and scores like one."""

    conditional: ClassVar[bool] = True
    early: ClassVar[bool] = True
    price = 6

    def why_not(self, state: "Position", seat: int, source: int) -> Refusal | None:
        return None if sum(state.players[seat].workers) else Refusal("HAM-9.4", "no-workers")

    def cost(self, state: "Position", seat: int, source: int) -> Cost:
        return any_worker(state.players[seat].workers)

    def cost_of_answer(self, state: "Position", frame: Frame, action: int) -> Cost:
        return {COLOURS[action - GIVE]: 1}

    def due(self, state: "Position", frame: Frame) -> dict[str, int]:
        return {"any": -1}

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        if sum(state.players[seat].workers):
            ask(state, seat, self)

    def options(self, state: "Position", frame: Frame) -> list[int]:
        workers = state.players[frame.seat].workers
        return [GIVE + colour for colour in range(len(COLOURS)) if workers[colour]]

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        colour = action - GIVE
        return_worker(state, frame.seat, colour)
        helpers = list(state.helpers)
        helpers[state.board.window_of_colour[colour]] += 1
        state.helpers = tuple(helpers)
        if state.story is not None:
            state.tell(
                Event("church-worker", {**state.who(frame.seat), "colour": f"@colour-{COLOURS[colour]}"})
            )

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
        return Refusal("HAM-19.4", "choose-own-worker")


class MoveClergyman(Deed):
    """235, HAM-AMB-45: one window to the left or right."""

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        if state.window >= 0:
            ask(state, seat, self)

    def options(self, state: "Position", frame: Frame) -> list[int]:
        ways = []
        if state.window > 0:
            ways.append(CLERGYMAN)
        if state.window < len(DICE) - 1:
            ways.append(CLERGYMAN + 1)
        return ways

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        state.window += 1 if action > CLERGYMAN else -1
        if state.story is not None:
            window = f"@colour-{DICE[state.board.windows[state.window]]}"
            state.tell(Event("clergyman", {**state.who(frame.seat), "window": window}))

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
        return Refusal("HAM-AMB-45", "clergyman")


def lower(colour: "str | int", levels: "int | Count" = 1) -> Deed:
    """``lower("pink")``, ``lower(THAT)``; ``lower(ANY)`` lets the player choose the colour."""
    number = colour_of(colour)
    if number == ANY:
        return LowerChoice(levels, ANY, False, True, 0)
    return LowerFixed(number)


def lower_up_to(levels: "int | Count", colour: int = ANY) -> Deed:
    """Level by level, as often as wanted."""
    return LowerChoice(levels, colour, True, True, 0)


def lower_without_points(except_for: str) -> Deed:
    return LowerChoice(1, ANY, True, False, 1 << COLOURS.index(except_for))


def advance(price: int = 0) -> Deed:
    return HallStep(price)


def build_stone(times: int) -> Deed:
    return BuildStone(times)
