"""Bots and clocks by themselves: the pause before a bot's move, and waking up after a restart."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from koopstad.store import Store

from .conftest import DATABASES, NewDatabase
from .serving import Json, Served, numbers

PAUSE = 2.0


def wait_for(look: Callable[[], Json], good: Callable[[Json], bool], seconds: float = 60) -> Json:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        seen = look()
        if good(seen):
            return seen
        time.sleep(0.05)
    raise AssertionError("it does not come")


@pytest.mark.parametrize("kind", DATABASES)
def test_a_move_can_be_taken_back_before_the_bot_moves(
    new_database: NewDatabase, tmp_path: Path, kind: str
) -> None:
    served = Served(new_database(kind), tmp_path / "log", "--bot-pause", str(PAUSE)).start()
    opened = served.open("Ann", "bot:random", options={"first": "1"})
    path, key = f"/api/tables/{opened['info']['id']}", opened["keys"]["0"]
    update = served.get(path, key)
    keep = {"action": numbers(update)[0]}

    update = served.post(f"{path}/moves", {**keep, "moves": 0}, key)
    assert update["waiting"] == "bot"
    assert update["undo"] == 1
    update = served.post(f"{path}/undo", {"moves": 1}, key)
    assert update["waiting"] == "person"
    time.sleep(PAUSE + 1)  # by now the bot would have moved
    assert served.get(path, key)["moves"] == 2

    served.post(f"{path}/moves", {**keep, "moves": 2}, key)
    update = wait_for(lambda: served.get(path, key, since=0), lambda update: update["moves"] > 3)
    entries = [(each["kind"], each["seat"]) for each in update["log"][:4]]
    assert entries == [("move", 0), ("undo", 0), ("move", 0), ("move", 1)]
    mine, bots = update["log"][2]["at"], update["log"][3]["at"]
    assert bots - mine >= PAUSE - 0.01
    assert served.stop() == 0
    assert '"level":"error"' not in served.log.read_text()


@pytest.mark.parametrize("kind", DATABASES)
def test_bots_and_clocks_wake_up_with_the_server(
    new_database: NewDatabase, tmp_path: Path, kind: str
) -> None:
    """Nobody opens these tables after the restart. Those where nothing is to be done stay in the store."""
    database = new_database(kind)
    served = Served(database, tmp_path / "first", "--bot-pause", "60").start()
    bots = served.open("bot:random", "bot:random")["info"]["id"]
    timed = served.open("Ann", "Bob", clock={"kind": "bank", "seconds": 20, "bot": "random"})["info"]["id"]
    reminded = served.open("Ann", "Bob", clock={"kind": "reminder", "seconds": 20})["info"]["id"]
    for _ in range(20):
        served.open("Ann", "Bob")
    served.kill()

    store = Store(database)
    assert [len(store.entries(table)) for table in (bots, timed, reminded)] == [0, 0, 0]
    again = Served(database, tmp_path / "again").start()
    for table, entry in ((bots, "move"), (timed, "flag"), (reminded, "remind")):
        wait_for(
            lambda table=table: {"kinds": [each.kind for each in store.entries(table)]},  # type: ignore[misc]
            lambda seen, entry=entry: entry in seen["kinds"],  # type: ignore[misc]
        )
    wait_for(
        lambda: {"waiting": [each.waiting for each in store.summaries([bots])]},
        lambda seen: seen["waiting"] == ["over"],
    )
    wait_for(
        lambda: {"last": store.entries(timed)[-1].kind}, lambda seen: seen["last"] == "move"
    )  # the bot that plays on for whoever ran out of time
    metrics = httpx.get(f"{again.url}/metrics").text
    (held,) = [line for line in metrics.splitlines() if line.startswith("koopstad_tables_in_memory ")]
    assert float(held.split()[1]) == 3
    store.close()
    assert again.stop() == 0
    assert '"level":"error"' not in again.log.read_text()
