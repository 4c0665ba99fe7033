"""What the two databases spell alike, but SQLAlchemy keeps with each dialect: ``on conflict``."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_into(dialect: str, into: Table) -> Any:
    return postgresql.insert(into) if dialect == "postgresql" else sqlite.insert(into)


@cache
def replacing(dialect: str, into: Table) -> Any:
    """A row over the one with the same key."""
    statement = insert_into(dialect, into)
    changes = {column.name: statement.excluded[column.name] for column in into.c if not column.primary_key}
    return statement.on_conflict_do_update(index_elements=[*into.primary_key.columns], set_=changes)
