"""One running game without any input or output: who sits where, what was played, what can be taken back."""

from koopstad.table.clock import Clock
from koopstad.table.entry import Entry
from koopstad.table.errors import TableError
from koopstad.table.keeping import Kept, begin, kept, kept_record, seal, snapshot, unfold
from koopstad.table.opening import open_table, resume_table
from koopstad.table.replay import Step, steps
from koopstad.table.seat import Seat, seats
from koopstad.table.shared import Happening, SharedTable, proper_name, readable
from koopstad.table.table import Hint, Table

__all__ = [
    "Clock",
    "Entry",
    "Happening",
    "Hint",
    "Kept",
    "Seat",
    "SharedTable",
    "Step",
    "Table",
    "TableError",
    "begin",
    "kept",
    "kept_record",
    "open_table",
    "proper_name",
    "readable",
    "resume_table",
    "seal",
    "seats",
    "snapshot",
    "steps",
    "unfold",
]
