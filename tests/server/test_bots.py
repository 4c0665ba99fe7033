"""Bots and clocks by themselves: the pause before a bot's move, and waking up after a restart."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

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
    keep = {"action": numbers(update["actions"])[0]}

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
