"""One running game without any input or output: who sits where, what was played, what can be taken back."""

from koopstad.table.clock import Clock
from koopstad.table.entry import Entry
from koopstad.table.errors import TableError
from koopstad.table.fold import Happening
from koopstad.table.opening import open_table, play_on_table, reopen_table, resume_table
from koopstad.table.replay import Step, steps
from koopstad.table.said import record_of
from koopstad.table.seat import Seat, proper_name, readable, seats
from koopstad.table.snapshot import snapshot
from koopstad.table.table import Hint, Table
from koopstad.table.terms import Terms
from koopstad.table.watch import Watch

__all__ = [
    "Clock",
    "Entry",
    "Happening",
    "Hint",
    "Seat",
    "Step",
    "Table",
    "TableError",
    "Terms",
    "Watch",
    "open_table",
    "play_on_table",
    "proper_name",
    "readable",
    "record_of",
    "reopen_table",
    "resume_table",
    "seats",
    "snapshot",
    "steps",
]
