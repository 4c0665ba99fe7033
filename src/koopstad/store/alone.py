"""One server to a file of SQLite: a second one would not hear what the first writes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

from koopstad.store.errors import StoreError

try:
    import fcntl
except ImportError:  # Windows has other locks; there nothing warns
    fcntl = None  # type: ignore[assignment]


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Nobody else serves this database meanwhile. The lock ends with the process, however it ends."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or fcntl is None:
        yield
        return
    path = Path(parsed.database)
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StoreError(
                f"another server uses {path} already; stop it, or serve several processes with PostgreSQL"
            ) from None
        yield
    finally:
        os.close(lock)
