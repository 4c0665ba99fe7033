"""The log of a table: what each line brought about, told to each seat as far as it may know."""

from __future__ import annotations

from koopstad.engine.events import Event
from koopstad.engine.state import State
from koopstad.engine.words import Words


class Journal:
    """The events of every line, in order."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._lines: list[list[Event]] = []

    def add(self, state: State) -> None:
        """Takes over what the state told since the last line."""
        assert state.story is not None, "nobody listened to the game"
        self._lines.append(state.story)
        state.story = []

    def add_unheard(self) -> None:
        """A line whose events nobody listened to."""
        self._lines.append([])

    def back(self) -> None:
        self._lines.pop()

    def last(self) -> list[Event]:
        """What the last line brought about."""
        return self._lines[-1]

    def copy(self) -> Journal:
        journal = Journal(self.words)
        journal._lines = self._lines[:]
        return journal

    def heard_by(self, seat: int | None, since: int = 0) -> list[str]:
        return [self.words.event(event, seat) for line in self._lines[since:] for event in line]
