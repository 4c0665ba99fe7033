"""The server is killed at random moments; nothing that anybody was told is lost."""

from __future__ import annotations

from pathlib import Path

from .chaos import rage
from .conftest import NewDatabase


def test_fifty_kills_lose_nothing(new_database: NewDatabase, tmp_path: Path) -> None:
    assert "50 kills" in rage(new_database("sqlite"), tmp_path / "log", 50)


def test_kills_lose_nothing_on_postgres(new_database: NewDatabase, tmp_path: Path) -> None:
    assert "20 kills" in rage(new_database("postgres"), tmp_path / "log", 20, seed=1)
