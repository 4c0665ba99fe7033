"""What was agreed on when a table was opened. The terms and the entries of its log are the whole table."""

from __future__ import annotations

from typing import Any

import msgspec

from koopstad.engine.record import Header
from koopstad.table.clock import Clock
from koopstad.table.seat import Seat


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """They never change; who sits where later on follows from the entries."""

    id: str
    header: Header  # of the record: game, rules, options; and the setup, if it was dealt at once
    seed: str  # of the dealer; secret until the game is over
    players: list[Seat]
    clock: Clock
    made: float
    public: bool
    edition: dict[str, Any] = {}  # printed values of somebody's box, in place of the game's own

    @property
    def waits_for_people(self) -> bool:
        """The game is dealt when all sit, and not before; so was none of the tables of format 1."""
        return bool(self.header.table) and not self.header.players
