"""Leads a database to the newest schema; Alembic keeps the steps in ``migrations/versions``."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import OperationalError

from koopstad.store.database import TIMEOUTS
from koopstad.store.errors import StoreError

_LOCK = 56_677_823  # any number, the same in every process


def configured() -> Config:
    """Where Alembic finds the steps."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def migrate(engine: Engine) -> None:
    """Runs the steps that this database has not seen. Processes that start together wait for each other."""
    config = configured()
    script = ScriptDirectory.from_config(config)
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                for name in TIMEOUTS:  # a step may take as long as it needs
                    connection.execute(text(f"SET LOCAL {name} = 0"))
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            _upgrade(config, script, connection)
    except OperationalError as error:
        raise StoreError(f"the database cannot be opened: {error.orig}") from None


def _upgrade(config: Config, script: ScriptDirectory, connection: Connection) -> None:
    seen = MigrationContext.configure(connection).get_current_revision()
    if seen is not None and seen not in {revision.revision for revision in script.walk_revisions()}:
        raise StoreError(f"the database was written by a newer version of the program (schema {seen})")
    if seen != script.get_current_head():
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
