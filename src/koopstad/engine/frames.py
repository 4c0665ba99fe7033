"""What is to be decided next, as data: a stack of frames in the state."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from koopstad.engine.given import MOST, Given
from koopstad.engine.refusal import Refusal

if TYPE_CHECKING:
    from koopstad.engine.dealer import Dealer

S = TypeVar("S")
# A step whose frames have names says of which kind they are: ``Step[Position, Due]``.
F = TypeVar("F", bound="Frame", default="Frame")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S, F]):
    """One kind of decision: which actions it offers, what each does, and why another is refused.

    A step is a constant of the rules; it keeps nothing between two decisions. What a decision needs to know
    stands in its frame.
    """

    # The names of what its frames know, in the order of ``Frame.args``; with a star the last is a list.
    knows: ClassVar[tuple[str, ...]] = ()

    def __init__(self, name: str, automatic: bool = False) -> None:
        self.name: Final = name
        # A single choice at an automatic step is no decision: it is made by itself.
        self.automatic: Final = automatic

    def frame(self, seat: int, args: tuple[int, ...]) -> "Frame":
        """A frame of this step from plain data; a step whose frames have names makes one of its own kind."""
        return Frame(self, seat, args)

    @abstractmethod
    def actions(self, state: S, frame: F) -> list[int]:
        """The legal actions, in ascending order, never none."""

    @abstractmethod
    def play(self, state: S, frame: F, action: int, dealer: "Dealer") -> None:
        """Carries out a legal action; it also replaces or removes the frame."""

    @abstractmethod
    def why_not(self, state: S, frame: F, action: int) -> Refusal | None:
        """The rule that forbids ``action`` now, or None when it is legal."""

    def due(self, state: S, frame: F) -> dict[str, int]:
        """What the seat is to pay (minus) or gain (plus) here, in the words of ``Game.purse``.

        ``any``: of its choice, one of ``Game.any_of``. Previews tell it before the choice is made.
        """
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S, F]):
    """A decision that has to be made before anything else: some actions, and one refusal for all others.

    A single possibility is no decision.
    """

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, automatic=True)
        self.rule: Final = rule

    def why_not(self, state: S, frame: F, action: int) -> Refusal | None:
        if action in self.actions(state, frame):
            return None
        return Refusal(self.rule, f"first-{self.name.replace(' ', '-')}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Work(Step[S, F]):
    """Something the rules still have to do, waiting as data under the decisions that come first.

    It offers no choice: it runs by itself as soon as its frame is on top.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, automatic=True)

    @abstractmethod
    def run(self, state: S, frame: F, dealer: "Dealer") -> None:
        """Does the work; the frame is off the stack already."""

    def actions(self, state: S, frame: F) -> list[int]:
        return []

    def play(self, state: S, frame: F, action: int, dealer: "Dealer") -> None:
        raise AssertionError(f"{self.name} is no decision")

    def why_not(self, state: S, frame: F, action: int) -> Refusal | None:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """Whose choice, at which step, and what that step needs to know. Immutable and public.

    A step that needs to know something has a frame of its own kind, which keeps it under names and hands it
    up as ``args`` (a list goes last). ``Step.frame`` is the way back.
    """

    __slots__ = ("args", "seat", "step")

    def __init__(self, step: Step[Any, Any], seat: int, args: tuple[int, ...] = ()) -> None:
        self.step: Final = step
        self.seat: Final = seat
        self.args: Final = args

    def data(self) -> list[str | int]:
        """The way back is ``Step.frame``."""
        return [self.step.name, self.seat, *self.args]

    def asked(self) -> dict[str, Any]:
        """What the decision is about, by name: numbers, and a list where the step has one."""
        found: dict[str, Any] = {}
        for place, name in enumerate(self.step.knows):
            if name.startswith("*"):
                found[name[1:]] = list(self.args[place:])
            else:
                found[name] = self.args[place]
        return found

    def __repr__(self) -> str:
        return f"Frame({self.step.name!r}, seat {self.seat}, {self.asked() or self.args})"


def steps_of(*modules: ModuleType) -> dict[str, Step[Any, Any]]:
    """Every step that these modules of a game define, by its name: the way back from a saved position."""
    found: dict[str, Step[Any, Any]] = {}
    for module in modules:
        for step in vars(module).values():
            if isinstance(step, Step) and found.setdefault(step.name, step) is not step:
                raise ValueError(f"two steps are called {step.name!r}")
    return found


def restored(steps: Mapping[str, Step[Any, Any]], data: Sequence[Sequence[Any]]) -> tuple[Frame, ...]:
    """The stack that ``Frame.data`` described."""
    return tuple(steps[name].frame(seat, tuple(args)) for name, seat, *args in data)


def read_frames(given: Given, steps: Mapping[str, Step[Any, Any]], seats: int) -> tuple[Frame, ...]:
    """A stack as a scenario gives it, ``[["turn", 0], ["pay", 0, 2]]``; an automaton sits after the seats."""
    frames = []
    for frame in given.entries():
        parts = frame.entries()
        if len(parts) < 2:
            given.refuse(f"{frame.shown()} is no decision; it begins with its step and its seat")
        step = steps[parts[0].one_of(tuple(steps))]
        args = tuple([part.number(-MOST) for part in parts[2:]])
        try:
            frames.append(step.frame(parts[1].number(0, seats), args))
        except (IndexError, TypeError, ValueError):
            given.refuse(f"{frame.shown()} says too little or too much for {step.name!r}")
    return tuple(frames)
