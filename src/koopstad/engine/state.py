"""The contract that the state of every game meets, and the little that all of them share."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from hashlib import sha256
from json import dumps
from typing import TYPE_CHECKING, Any, Final, Generic, Self

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from koopstad.engine.dealer import Dealer, FastDealer
from koopstad.engine.errors import GameError
from koopstad.engine.events import Event
from koopstad.engine.fields import Fields
from koopstad.engine.frames import Frame, Work
from koopstad.engine.manifest import part
from koopstad.engine.refusal import Refusal

if TYPE_CHECKING:
    from koopstad.engine.game import Game

# The game of a state; a bare ``State`` is one of any game.
G_co = TypeVar("G_co", bound="Game", covariant=True, default="Game")
Data = dict[str, Any]
# What somebody may know, as plain data: each game declares its own in position/views.py.
View = Mapping[str, Any]


def places(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """The place of each by its key: the greatest is first, equal ones share a place."""
    return [1 + sum([other > own for other in keys]) for own in keys]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC, Generic[G_co]):
    """A position: only what has happened, and who saw it."""

    # What is to be decided next, the top frame last.
    pending: tuple[Frame, ...] = ()
    # Events since a listener was attached; None, as in every copy, tells nobody and costs nothing.
    story: list[Event] | None = None

    def __init__(self, game: G_co, seats: int, options: Data) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options

    @property
    def to_move(self) -> int | None:
        """The seat that decides next, or None when the game is over."""
        return self.pending[-1].seat if self.pending else None

    def actions(self) -> list[int]:
        """What is legal now; empty only when the game is over."""
        if not self.pending:
            return []
        frame = self.pending[-1]
        return frame.step.actions(self, frame)

    def play(self, action: int, dealer: Dealer) -> list[int]:
        """Applies a legal action and returns the outcomes of chance it used.

        It is fast and does not check: an action that is not legal leaves a position that no game can have.
        ``play_checked`` asks first.
        """
        if dealer.outcomes:
            dealer.collect()
        frame = self.pending[-1]
        frame.step.play(self, frame, action, dealer)
        if self.pending and self.pending[-1].step.automatic:
            self.settle(dealer)
        return dealer.collect() if dealer.outcomes else []

    def legal(self, action: str | int) -> int:
        """The number of an action that can be played now, from its notation or number; otherwise an
        ``ActionError`` that names the rule and says why not."""
        number: int = self.game.legal(self, action)
        return number

    def play_checked(self, action: str | int, dealer: Dealer | None = None) -> list[int]:
        """Plays an action by notation or number; one that is not legal is refused with the reason.

        Without a dealer chance is quick and not repeatable. What it answered is returned.
        """
        return self.play(self.legal(action), FastDealer() if dealer is None else dealer)

    def settle(self, dealer: Dealer) -> None:
        """Runs the work that waits on top, and makes the choices that are none."""
        while self.pending:
            frame = self.pending[-1]
            step = frame.step
            if not step.automatic:
                return
            if isinstance(step, Work):
                self.pending = self.pending[:-1]
                step.run(self, frame, dealer)
                continue
            if frame.seat >= self.seats:
                step.play(self, frame, self.decide(frame), dealer)
                continue
            actions = step.actions(self, frame)
            if len(actions) != 1:
                return
            step.play(self, frame, actions[0], dealer)

    def decide(self, frame: Frame) -> int:
        """What an automaton does where it is asked; its place is behind the seats.

        It can be asked at automatic steps only.
        """
        raise AssertionError(f"nobody decides for place {frame.seat}")

    def why_not(self, action: int) -> Refusal | None:
        """The rule that forbids ``action`` now, or None when it is legal."""
        if not self.pending:
            return Refusal("", "game-over")
        frame = self.pending[-1]
        return frame.step.why_not(self, frame, action)

    def push(self, frame: Frame) -> None:
        self.pending += (frame,)

    def pop(self) -> None:
        self.pending = self.pending[:-1]

    def tell(self, event: Event) -> None:
        """Adds to the story. A hot path looks first whether ``story`` is None, to spare the event."""
        if self.story is not None:
            self.story.append(event)

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy, cheap, without the story."""

    def view(self, seat: int | None) -> View:
        """All that a seat (None: a spectator) may know, as plain data."""
        return self.game.sight.view(self, seat)

    def imagine(self, seat: int | None, dealer: Dealer) -> Self:
        """A copy in which what the seat may not know is redrawn; its view and actions stay the same."""
        twin: Self = self.game.sight.imagine(self, seat, dealer)
        return twin

    @abstractmethod
    def fields(self) -> Fields:
        """The words of the position in plain data, each declared once."""

    def refresh(self) -> None:
        """Computes anew what follows from the fields; called when a position has been read."""

    def data(self) -> Data:
        """Everything, as plain data in the words of scenarios. ``Game.restore`` is the way back."""
        return {
            "seats": self.seats,
            "options": dict(self.options),
            "pending": [frame.data() for frame in self.pending],
            **self.fields().write(self, self),
        }

    def __eq__(self, other: object) -> bool:
        """Two positions are the same when all that can be said about them is."""
        if not isinstance(other, State):
            return False
        return self.game.edition == other.game.edition and self.data() == other.data()

    def __hash__(self) -> int:
        """Of the position as it is now. Keep copies in sets, for whoever plays on changes it."""
        return int(self.digest()[:15], 16)

    def digest(self) -> str:
        """The same text for equal positions, on every machine."""
        text = dumps([self.game.edition, self.data()], sort_keys=True)
        return sha256(text.encode()).hexdigest()

    def __repr__(self) -> str:
        """In a line: who is to decide what, and the points."""
        points = ", ".join([str(score) for score in self.scores()])
        if self.to_move is None:
            return f"<{self.game.id} for {self.seats}: over, points {points}>"
        step = self.pending[-1].step.name
        return f"<{self.game.id} for {self.seats}: seat {self.to_move} decides {step!r}, points {points}>"

    def __str__(self) -> str:
        """The table as a terminal shows it to the seat that decides; at the end, to everybody."""
        try:
            drawn = part("koopstad.drawing:drawn")
        except GameError:  # nothing to draw with is installed
            return repr(self)
        return str(drawn(self))

    @abstractmethod
    def scores(self) -> list[int]:
        """The points of each seat: so far, or final when the game is over."""

    def sheet(self, seat: int) -> dict[str, int]:
        """The points of a seat by category (``sheet-...`` of the words); together they are its score."""
        return {"points": self.scores()[seat]}

    @abstractmethod
    def ranking(self) -> list[int]:
        """The place of each seat by the game's own tie-break, 1 for the first; tied seats share a place."""

    def unseen(self) -> tuple[int, ...]:
        """Dealt things that an observer (each seat, then the spectator) has not seen, counted by kind:
        all numbers of the first seat, then those of the second.

        Where a number shrinks, somebody learned something: undo does not reach beyond it.
        """
        return self.game.sight.unseen(self)

    def final(self, action: int, after: Any) -> bool:
        """Whether the rules say that an action, which led to the position ``after``, is not taken back.

        Chance, and whatever lets a number of ``unseen`` shrink, is final anyway.
        """
        return False

    def inventory(self) -> dict[str, int]:
        """Every kind of piece with its number over all places; no rule may change it."""
        return self.game.plain.inventory(self)
