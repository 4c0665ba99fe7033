"""The server is killed at random moments; nothing that anybody was told is lost."""

from __future__ import annotations

import os
from pathlib import Path

from .chaos import rage
from .conftest import NewDatabase

KILLS = int(os.environ.get("KOOPSTAD_KILLS", "0"))  # `make siege` kills more often


def test_fifty_kills_lose_nothing(new_database: NewDatabase, tmp_path: Path) -> None:
    kills = KILLS or 50
    assert f"{kills} kills" in rage(new_database("sqlite"), tmp_path / "log", kills)


def test_kills_lose_nothing_on_postgres(new_database: NewDatabase, tmp_path: Path) -> None:
    kills = KILLS or 20
    assert f"{kills} kills" in rage(new_database("postgres"), tmp_path / "log", kills, seed=1)
