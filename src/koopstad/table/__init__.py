"""One running game without any input or output: who sits where, what was played, what can be taken back."""

from koopstad.table.opening import open_table, resume_table
from koopstad.table.replay import Step, steps
from koopstad.table.seat import Seat, seats
from koopstad.table.table import Hint, Table

__all__ = ["Hint", "Seat", "Step", "Table", "open_table", "resume_table", "seats", "steps"]
