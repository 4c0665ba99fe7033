"""Bots of a real server: they move by themselves, and go on after a restart."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from koopstad.store import Store

from .conftest import NewDatabase, kept_to
from .serving import HTTP, Json, Served


def wait_for(look: Callable[[], Json], good: Callable[[Json], bool], seconds: float = 120) -> Json:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        seen = look()
        if good(seen):
            return seen
        time.sleep(0.05)
    raise AssertionError("it does not come")


@pytest.mark.long
@pytest.mark.parametrize("kind", kept_to("postgres"))
def test_bots_go_on_after_the_server_was_killed(new_database: NewDatabase, tmp_path: Path, kind: str) -> None:
    """Nobody opens the table after the restart; tables where nothing is to be done stay in the store."""
    database = new_database(kind)
    served = Served(database, tmp_path / "first", "--bot-pause", "60").start()
    bots = served.open("bot:random", "bot:random")["info"]["id"]
    for _ in range(20):
        served.open("Ann", "Bob")
    served.kill()

    store = Store(database)
    before = len(store.entries(bots))
    again = Served(database, tmp_path / "again").start()
    wait_for(
        lambda: {"waiting": [each.waiting for each in store.summaries([bots])]},
        lambda seen: seen["waiting"] == ["over"],
    )
    assert len(store.entries(bots)) > before
    metrics = HTTP.get(f"{again.url}/metrics").text
    (held,) = [line for line in metrics.splitlines() if line.startswith("koopstad_tables_in_memory ")]
    assert float(held.split()[1]) == 1
    store.close()
    assert again.stop() == 0
    assert '"level":"error"' not in again.log.read_text()
