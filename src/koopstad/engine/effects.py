"""What cards do, as data: short programs of effects that can stop for a decision anywhere.

A program is a tuple of effects, found again by its number (a card, a tile). Where an effect asks somebody to
decide, it pushes a frame; the rest of the program waits under that frame as data, so a game can be saved,
copied and resumed in the middle of a card.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from koopstad.engine.dealer import Dealer
from koopstad.engine.frames import Frame, Work
from koopstad.engine.refusal import Refusal
from koopstad.engine.state import State

S = TypeVar("S", bound=State)


class Effect(Generic[S]):
    """One thing a card does for a seat. ``source`` is the number of the program it stands in."""

    def why_not(self, state: S, seat: int, source: int) -> Refusal | None:
        """The rule that forbids it now, or None; asked before a program is offered."""
        return None

    @abstractmethod
    def do(self, state: S, seat: int, source: int, dealer: Dealer) -> None:
        """Does it, or pushes the frame of the decision it needs."""


Program = tuple[Effect[Any], ...]


class Programs(Work[State]):
    """All programs of a game, and the work that waits: a program with the place to go on from."""

    def __init__(self, name: str, programs: dict[int, Program]) -> None:
        super().__init__(name)
        self.programs: Final = programs

    def why_not_start(self, state: State, seat: int, source: int) -> Refusal | None:
        """The first effect that cannot be done now, or None when the program can be run."""
        for effect in self.programs[source]:
            refusal = effect.why_not(state, seat, source)
            if refusal is not None:
                return refusal
        return None

    def start(self, state: State, seat: int, source: int, dealer: Dealer) -> None:
        """Runs a program as far as its first decision."""
        self._run_from(state, seat, source, 0, dealer)

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
