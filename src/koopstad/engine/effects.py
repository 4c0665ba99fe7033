"""What cards do, as data: short programs of effects that can stop for a decision anywhere.

A program is a tuple of effects, found again by its number (a card, a tile). Where an effect asks somebody to
decide, it asks: a frame says which effect of which program waits for an answer, and the rest of the program
waits under that frame as data, so a game can be saved, copied and resumed in the middle of a card.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from koopstad.engine.dealer import Dealer
from koopstad.engine.frames import Frame, Step, Work
from koopstad.engine.refusal import Refusal
from koopstad.engine.state import State

S = TypeVar("S", bound=State)


class Effect(Generic[S]):
    """One thing a card does for a seat. ``source`` is the number of the program it stands in."""

    # The number of its program and its place in it; set once, when the programs of a game are collected.
    home: tuple[int, int] = (0, 0)

    def why_not(self, state: S, seat: int, source: int) -> Refusal | None:
        """The rule that forbids it now, or None; asked before a program is offered."""
        return None

    @abstractmethod
    def do(self, state: S, seat: int, source: int, dealer: Dealer) -> None:
        """Does it, or asks for the decision it needs."""

    def settle(self, source: int, place: int) -> None:
        """Tells the effect where it stands."""
        self.home = (source, place)

    def options(self, state: S, frame: Frame) -> list[int]:
        """The actions that answer what it asks, in ascending order, never none.

        The frame's ``args`` begin with the effect's home; what follows is its own.
        """
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def answer(self, state: S, frame: Frame, action: int, dealer: Dealer) -> None:
        """Does what was chosen; the frame is off the stack already."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def due(self, state: S, frame: Frame) -> dict[str, int]:
        """What the answers have to pay or gain together (see ``Step.due``)."""
        return {}

    def refuse(self, state: S, frame: Frame, action: int) -> Refusal:
        """Why an action is no answer."""
        return Refusal("", "no-answer")


Program = tuple[Effect[Any], ...]


class Asking(Step[State]):
    """The decision that an effect asked for, found again by its home."""

    def __init__(self, name: str, programs: dict[int, Program]) -> None:
        super().__init__(name, automatic=True)
        self.programs: Final = programs

    def effect(self, frame: Frame) -> Effect[Any]:
        return self.programs[frame.args[0]][frame.args[1]]

    def actions(self, state: State, frame: Frame) -> list[int]:
        return self.effect(frame).options(state, frame)

    def due(self, state: State, frame: Frame) -> dict[str, int]:
        return self.effect(frame).due(state, frame)

    def play(self, state: State, frame: Frame, action: int, dealer: Dealer) -> None:
        state.pop()
        self.effect(frame).answer(state, frame, action, dealer)

    def why_not(self, state: State, frame: Frame, action: int) -> Refusal | None:
        effect = self.effect(frame)
        if action in effect.options(state, frame):
            return None
        return effect.refuse(state, frame, action)


class Programs(Work[State]):
    """All programs of a game, and the work that waits: a program with the place to go on from."""

    def __init__(self, name: str, programs: dict[int, Program]) -> None:
        super().__init__(name)
        self.programs: Final = programs
        self.asking: Final = Asking(f"{name} asks", programs)
        for source, program in programs.items():
            for place, effect in enumerate(program):
                effect.settle(source, place)

    def ask(self, state: State, seat: int, effect: Effect[Any], *args: int) -> None:
        """Lets a seat answer what an effect asks; the frame goes on top of the stack."""
        state.push(Frame(self.asking, seat, (*effect.home, *args)))

    def why_not_start(self, state: State, seat: int, source: int) -> Refusal | None:
        """The first effect that cannot be done now, or None when the program can be run."""
        for effect in self.programs[source]:
            refusal = effect.why_not(state, seat, source)
            if refusal is not None:
                return refusal
        return None

    def start(self, state: State, seat: int, source: int, dealer: Dealer, place: int = 0) -> None:
        """Runs a program, from its beginning or a later place, as far as its first decision."""
        self._run_from(state, seat, source, place, dealer)

    def queue(self, state: State, seat: int, sources: Sequence[int]) -> None:
        """Lets several programs wait, to be run in this order when everything above them is done."""
        for source in reversed(sources):
            state.push(Frame(self, seat, (source, 0)))

    def run(self, state: State, frame: Frame, dealer: Dealer) -> None:
        source, place = frame.args
        self._run_from(state, frame.seat, source, place, dealer)

    def _run_from(self, state: State, seat: int, source: int, place: int, dealer: Dealer) -> None:
        program = self.programs[source]
        depth = len(state.pending)
        for number in range(place, len(program)):
            program[number].do(state, seat, source, dealer)
            if len(state.pending) > depth:
                if number + 1 < len(program):
                    rest = Frame(self, seat, (source, number + 1))
                    state.pending = (*state.pending[:depth], rest, *state.pending[depth:])
                return
