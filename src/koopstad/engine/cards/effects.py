"""What cards do, as data: short programs of effects that can stop for a decision anywhere.

A program is a tuple of effects, found again by its number (a card, a tile). While it runs, a ``Run`` says for
whom, where in which program, and what it is about by now. Where an effect needs a decision, the run asks: a
``Question`` waits for the answer, and the rest of the program waits under it as data, so a game can be
saved, copied and resumed in the middle of a card.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar, cast

from koopstad.engine.cards.icons import Part
from koopstad.engine.dealer import Dealer
from koopstad.engine.frames import Frame, Step, Work
from koopstad.engine.refusal import Refusal
from koopstad.engine.state import State

S = TypeVar("S", bound=State)

# A run that is about nothing in particular.
NO_SUBJECT: Final = -1


class Run:
    """A program on its way: for whom, which one, which of its effects, and what was named so far.

    An effect may name the ``subject`` of those that follow (the colour that was paid, say). A run lives no
    longer than one call; what has to wait becomes a frame.
    """

    __slots__ = ("place", "programs", "seat", "source", "subject")

    def __init__(
        self, programs: "Programs", seat: int, source: int, place: int = 0, subject: int = NO_SUBJECT
    ) -> None:
        self.programs: Final = programs
        self.seat: Final = seat
        self.source: Final = source
        self.place = place
        self.subject = subject

    def ask(self, state: State, *noted: int) -> None:
        """Lets the seat answer what the effect asks; the question goes on top of the stack."""
        asking = self.programs.asking
        state.push(Question(asking, self.seat, self.source, self.place, self.subject, noted))


class Question(Frame):
    """What an effect asks a seat. ``noted``: what the effect itself keeps in mind about it."""

    __slots__ = ("noted", "place", "source", "subject")

    def __init__(
        self, step: "Asking", seat: int, source: int, place: int, subject: int, noted: tuple[int, ...]
    ) -> None:
        super().__init__(step, seat, (source, place, subject, *noted))
        self.source: Final = source
        self.place: Final = place
        self.subject: Final = subject
        self.noted: Final = noted

    def ask_again(self, state: State, *noted: int) -> None:
        """The next question of the same effect."""
        step = cast(Asking, self.step)
        state.push(Question(step, self.seat, self.source, self.place, self.subject, noted))

    def settle_subject(self, state: State, subject: int) -> None:
        """The answer names what the rest of the program, which waits right under the question, is about."""
        step = cast(Asking, self.step)
        if self.place + 1 < len(step.programs[self.source]):
            rest = cast(Rest, state.pending[-1])
            state.pop()
            state.push(Rest(cast(Programs, rest.step), rest.seat, rest.source, rest.place, subject))


class Rest(Frame):
    """A program that waits, from a place on."""

    __slots__ = ("place", "source", "subject")

    def __init__(
        self, step: "Programs", seat: int, source: int, place: int = 0, subject: int = NO_SUBJECT
    ) -> None:
        super().__init__(step, seat, (source, place, subject))
        self.source: Final = source
        self.place: Final = place
        self.subject: Final = subject


class Effect(Part, Generic[S]):
    """One thing a card does for a seat."""

    required: ClassVar[bool] = False  # whether something may forbid it
    is_payment: ClassVar[bool] = False  # whether it is a price, left out where a card works free of charge
    refused: ClassVar[Refusal] = Refusal("", "never")  # why it cannot be done, where that is always the same
    no_answer: ClassVar[Refusal] = Refusal("", "no-answer")  # and why an action is no answer

    def can(self, state: S, seat: int) -> bool:
        """Whether it can be done now; quick, for it is asked many times in a turn."""
        return True

    def refusal(self, state: S, seat: int) -> Refusal:
        """Why it cannot be done."""
        return self.refused

    def why_not(self, state: S, seat: int, source: int) -> Refusal | None:
        """The rule that forbids it now, or None; asked before a program is offered.

        ``source`` is the number of the program it stands in.
        """
        return None if self.can(state, seat) else self.refusal(state, seat)

    @abstractmethod
    def do(self, state: S, run: Run, dealer: Dealer) -> None:
        """Does it, or asks for the decision it needs."""

    def options(self, state: S, question: Question) -> list[int]:
        """The actions that answer what it asks, in ascending order, never none."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def answer(self, state: S, question: Question, action: int, dealer: Dealer) -> None:
        """Does what was chosen; the question is off the stack already."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def due(self, state: S, question: Question) -> dict[str, int]:
        """What the answers have to pay or gain together (see ``Step.due``)."""
        return {}

    def refuse(self, state: S, question: Question, action: int) -> Refusal:
        """Why an action is no answer."""
        return self.no_answer


class Requirement(Effect[S]):
    """What has to be so before a card can be used. It is only tested; it does nothing."""

    required: ClassVar[bool] = True

    @abstractmethod
    def can(self, state: S, seat: int) -> bool: ...

    def do(self, state: S, run: Run, dealer: Dealer) -> None:
        pass


Program = tuple[Effect[Any], ...]


class Asking(Step[State, Question]):
    """The decision that an effect asked for."""

    knows = ("source", "place", "subject", "*noted")

    def __init__(self, name: str, programs: dict[int, Program]) -> None:
        super().__init__(name, automatic=True)
        self.programs: Final = programs

    def frame(self, seat: int, args: tuple[int, ...]) -> Frame:
        source, place, subject, *noted = args
        return Question(self, seat, source, place, subject, tuple(noted))

    def effect(self, question: Question) -> Effect[Any]:
        return self.programs[question.source][question.place]

    def actions(self, state: State, frame: Question) -> list[int]:
        return self.effect(frame).options(state, frame)

    def due(self, state: State, frame: Question) -> dict[str, int]:
        return self.effect(frame).due(state, frame)

    def play(self, state: State, frame: Question, action: int, dealer: Dealer) -> None:
        state.pop()
        self.effect(frame).answer(state, frame, action, dealer)

    def why_not(self, state: State, frame: Question, action: int) -> Refusal | None:
        effect = self.effect(frame)
        if action in effect.options(state, frame):
            return None
        return effect.refuse(state, frame, action)


class Programs(Work[State, Rest]):
    """All programs of a game, and the work that waits: a program with the place to go on from."""

    def __init__(self, name: str, programs: dict[int, Program]) -> None:
        super().__init__(name)
        self.programs: Final = programs
        self.asking: Final = Asking(f"{name} asks", programs)

    def frame(self, seat: int, args: tuple[int, ...]) -> Frame:
        source, place, subject = args
        return Rest(self, seat, source, place, subject)

    def why_not_start(self, state: State, seat: int, source: int) -> Refusal | None:
        """The first effect that cannot be done now, or None when the program can be run."""
        for effect in self.programs[source]:
            refusal = effect.why_not(state, seat, source)
            if refusal is not None:
                return refusal
        return None

    def start(
        self,
        state: State,
        seat: int,
        source: int,
        dealer: Dealer,
        place: int = 0,
        subject: int = NO_SUBJECT,
    ) -> None:
        """Runs a program, from its beginning or a later place, as far as its first decision."""
        self._go(state, Run(self, seat, source, place, subject), dealer)

    def queue(self, state: State, seat: int, sources: Sequence[int], subject: int = NO_SUBJECT) -> None:
        """Lets several programs wait, to be run in this order when everything above them is done."""
        for source in reversed(sources):
            state.push(Rest(self, seat, source, 0, subject))

    def run(self, state: State, frame: Rest, dealer: Dealer) -> None:
        self._go(state, Run(self, frame.seat, frame.source, frame.place, frame.subject), dealer)

    def _go(self, state: State, run: Run, dealer: Dealer) -> None:
        program = self.programs[run.source]
        depth = len(state.pending)
        for place in range(run.place, len(program)):
            run.place = place
            program[place].do(state, run, dealer)
            if len(state.pending) > depth:
                if place + 1 < len(program):
                    rest = Rest(self, run.seat, run.source, place + 1, run.subject)
                    state.pending = (*state.pending[:depth], rest, *state.pending[depth:])
                return
