"""How far undo reaches, kept while the game goes on (``engine.record.undo_reach`` says it from a record)."""

from __future__ import annotations

from koopstad.engine.record import Line
from koopstad.engine.state import State


class Reach:
    """The positions that can be gone back to.

    Undo stops at a line that told anybody something new, or that another seat made. So no line within reach
    has an outcome, and the dealer deals on as if it had never been played.
    """

    def __init__(self) -> None:
        self._past: list[State] = []
        self._seat = -1

    @property
    def lines(self) -> int:
        """How many of the last lines can be taken back."""
        return len(self._past)

    def add(self, before: State, after: State, line: Line) -> None:
        learned = bool(line.outcomes) or any(
            now < then for then, now in zip(before.unseen(), after.unseen(), strict=True)
        )
        if learned or line.seat != self._seat:
            self._past.clear()
        if not learned:
            self._past.append(before)
        self._seat = line.seat

    def back(self) -> State:
        return self._past.pop()

    def copy(self) -> Reach:
        reach = Reach()
        reach._past = self._past[:]
        reach._seat = self._seat
        return reach
