"""How far undo reaches, worked out from a record alone: what tables are compared with."""

from __future__ import annotations

from koopstad.engine.game import Game
from koopstad.engine.record import Record
from koopstad.engine.replay import is_final, replay
from koopstad.engine.state import State


def undo_reach(record: Record, game: Game) -> int:
    """How many of the last lines can be taken back.

    Undo reaches back to the last line that is final (``is_final``) or that another seat made.
    """
    reach = 0
    before: State | None = None
    seat = -1
    for state, number in replay(record, game):
        if before is not None:
            line = record.lines[number - 1]
            final = is_final(before, game.catalogue.number(line.action), line.outcomes, state)
            reach = 0 if final else (reach if line.seat == seat else 0) + 1
            seat = line.seat
        before = state.copy()
    return reach
