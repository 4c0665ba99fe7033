"""Where tables are kept: an append-only log in SQLite or PostgreSQL, written before it is told to anybody."""

from koopstad.store.alone import alone
from koopstad.store.errors import StoreError
from koopstad.store.keys import hashed, new_id, new_key, spectator_key
from koopstad.store.pushes import Push
from koopstad.store.rows import Key, Role, Summary
from koopstad.store.store import Store
from koopstad.store.writer import Writer

__all__ = [
    "Key",
    "Push",
    "Role",
    "Store",
    "StoreError",
    "Summary",
    "Writer",
    "alone",
    "hashed",
    "new_id",
    "new_key",
    "spectator_key",
]
