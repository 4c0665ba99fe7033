"""The server is killed at random moments; nothing that anybody was told is lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from .chaos import rage
from .conftest import DATABASES, NewDatabase

KILLS = int(os.environ.get("KOOPSTAD_KILLS", "5"))  # `make siege` kills more often, `make chaos` most


@pytest.mark.long
@pytest.mark.parametrize("kind", DATABASES)
def test_kills_lose_nothing(new_database: NewDatabase, tmp_path: Path, kind: str) -> None:
    told = rage(new_database(kind), tmp_path / "log", KILLS, 3, seed=DATABASES.index(kind))
    assert told.startswith(f"{KILLS} kills")
