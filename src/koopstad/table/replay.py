"""A record, line by line, for whoever looks at it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import koopstad
from koopstad.engine.events import Event
from koopstad.engine.game import Game
from koopstad.engine.record import Line, Record, read
from koopstad.engine.replay import replay as replayed
from koopstad.engine.state import State
from koopstad.engine.words import Words


@dataclass(frozen=True)
class Position:
    """One line of a record with its events, and the position after it."""

    number: int
    line: Line | None  # None: the setup
    events: list[Event]
    state: State


@dataclass(frozen=True)
class Step(Position):
    """The same, told to somebody."""

    log: list[str]

    @property
    def seat(self) -> int | None:
        """Who played it."""
        return self.line.seat if self.line else None

    @property
    def action(self) -> str:
        """Its notation; empty for the setup."""
        return self.line.action if self.line else ""


def positions(record: Record, game: Game, first: int = 0, end: int | None = None) -> Iterator[Position]:
    """The setup (line 0) and the lines, from ``first`` up to but not ``end``. One state that goes on."""
    last = len(record.lines) + 1 if end is None else end
    for state, number in replayed(record, game):
        if number >= last:
            return
        events = state.story or []
        state.story = []
        if number >= first:
            yield Position(number, record.lines[number - 1] if number else None, events, state)


def steps(record: Record, game: Game, seat: int | None = None, language: str = "en") -> Iterator[Step]:
    """The setup and every line, as a seat (None: a spectator) sees them. It is one state that goes on."""
    words = Words(game.id, language, renamed=game.renamed())
    for at in positions(record, game):
        log = [words.event(event, seat) for event in at.events]
        yield Step(at.number, at.line, at.events, at.state, log)


def replay(kept: Record | Path | str, seat: int | None = None, language: str = "en") -> Iterator[Step]:
    """The setup and every line of a record or of its file, with the position after it and its words.

    Every step has a position of its own, to keep. The edition is one that comes with the game
    (else: ``steps``).
    """
    record = kept if isinstance(kept, Record) else read(Path(kept))
    for step in steps(record, koopstad.game_of(record), seat, language):
        yield replace(step, state=step.state.copy())
