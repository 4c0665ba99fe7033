"""How far undo reaches, kept while the game goes on (``engine.record.undo_reach`` says it from a record)."""

from __future__ import annotations

from koopstad.engine.record import Line
from koopstad.engine.state import State


class Reach:
    """The positions since somebody last learned something, each with the seat that moved on from it.

    Undo stops at a line that told anybody something new, or that another seat made. So no line within reach
    has an outcome, and the dealer deals on as if it had never been played.
    """

    def __init__(self) -> None:
        self._past: list[tuple[State, int]] = []

    @property
    def lines(self) -> int:
        """How many of the last lines can be taken back: those of the seat that moved last."""
        number = 0
        for _, seat in reversed(self._past):
            if seat != self._past[-1][1]:
                break
            number += 1
        return number

    def add(self, before: State, after: State, line: Line) -> None:
        learned = bool(line.outcomes) or any(
            now < then for then, now in zip(before.unseen(), after.unseen(), strict=True)
        )
        if learned:
            self._past.clear()
        else:
            self._past.append((before, line.seat))

    def back(self) -> State:
        return self._past.pop()[0]

    def copy(self) -> Reach:
        reach = Reach()
        reach._past = self._past[:]
        return reach
