"""The connection to the database, set up so that what was committed survives a power cut."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from koopstad.store.errors import StoreError

FILE = "koopstad.db"
READERS = 8  # connections that read, beside the one that writes


def default_url(data_home: Path) -> str:
    """The SQLite file in the user's data directory."""
    return f"sqlite:///{data_home / FILE}"


def connect(url: str) -> Engine:
    """An engine for ``sqlite:///file`` or ``postgresql://...``."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StoreError(f"{url!r} is no database address; say sqlite:///file or postgresql://...") from None
    if parsed.get_backend_name() == "sqlite":
        return _sqlite(parsed)
    if parsed.get_backend_name() in ("postgresql", "postgres"):
        return _postgres(parsed)
    raise StoreError(f"tables are kept in sqlite or postgresql, not in {parsed.get_backend_name()}")


def is_postgres(engine: Engine) -> bool:
    return engine.dialect.name == "postgresql"


def _sqlite(url: URL) -> Engine:
    if not url.database or url.database == ":memory:":
        raise StoreError("name a file for the database: one in memory would lose every game")
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, pool_size=READERS, max_overflow=READERS, connect_args={"timeout": 30})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so, not where the driver guesses
    for setting in (
        "journal_mode=WAL",
        "synchronous=FULL",  # every commit is on the disk before it returns
        "fullfsync=ON",  # on macOS too, where a plain fsync is not enough
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {setting}").close()


def _postgres(url: URL) -> Engine:
    try:
        engine = create_engine(
            url.set(drivername="postgresql+psycopg"),
            pool_size=READERS,
            max_overflow=READERS,
            pool_pre_ping=True,
            connect_args={"options": "-c synchronous_commit=on"},
        )
    except (ModuleNotFoundError, NoSuchModuleError):
        raise StoreError("PostgreSQL needs a few more packages: pip install 'koopstad[postgres]'") from None
    return engine
