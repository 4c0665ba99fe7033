"""A record, line by line, for whoever looks at it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from koopstad.engine import record as records
from koopstad.engine.game import Game
from koopstad.engine.record import Line, Record
from koopstad.engine.state import State
from koopstad.engine.words import Words


@dataclass(frozen=True)
class Step:
    """One line of a record: what was played, what it brought about, and the position after it."""

    number: int
    line: Line | None  # None: the setup
    log: list[str]
    state: State


def steps(record: Record, game: Game, seat: int | None = None, language: str = "en") -> Iterator[Step]:
    """The setup and every line, as a seat (None: a spectator) sees them. It is one state that goes on."""
    words = Words(game.id, language)
    for state, number in records.replay(record, game):
        log = [words.event(event, seat) for event in state.story or ()]
        state.story = []
        yield Step(number, record.lines[number - 1] if number else None, log, state)
