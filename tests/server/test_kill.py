"""The server is killed at random moments; nothing that anybody was told is lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.tiers import WHOLE

from .chaos import rage
from .conftest import DATABASES, NewDatabase, kept_to

# `make siege` kills more often, `make chaos` most.
KILLS = int(os.environ.get("KOOPSTAD_KILLS", "5" if WHOLE else "3"))
TABLES = 3 if WHOLE else 2  # one with a bot, the others without


@pytest.mark.long
@pytest.mark.parametrize("kind", kept_to("sqlite"))
def test_kills_lose_nothing(new_database: NewDatabase, tmp_path: Path, kind: str) -> None:
    told = rage(new_database(kind), tmp_path / "log", KILLS, TABLES, seed=DATABASES.index(kind))
    assert told.startswith(f"{KILLS} kills")
