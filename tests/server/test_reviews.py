"""Reviews on a real server: of finished games alone, made once, kept; and playing on from the past."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from koopstad.bots.review import Step
from koopstad.server.bot_pool import BotPool, examine
from koopstad.server.problems import ProblemError
from koopstad.server.reviews import Reviews
from koopstad.store import Store
from tests.reviewed import played
from tests.test_table import play_out
from tests.test_table import table as table_of

from .conftest import NewDatabase, kept_to
from .serving import Json, Served
from .test_bots import wait_for
from .test_editions import MINE
from .watches import HandWatch


def finished(served: Served, **more: Any) -> tuple[str, str]:
    """A table at which two bots have played to the end, and the key to watch it."""
    opened = served.open("bot:greedy", "bot:random", **more)
    table, key = opened["info"]["id"], opened["watch"]
    wait_for(lambda: served.get(f"/api/tables/{table}", key), lambda seen: seen["result"] is not None)
    return table, key


def reviewed(served: Served, table: str, key: str) -> Json:
    path = f"/api/tables/{table}/review"
    found: Json = wait_for(lambda: served.get(path, key), lambda seen: seen["review"] is not None)
    return found


@pytest.mark.parametrize("kind", kept_to("postgres"))
def test_a_review_is_made_once_and_kept(new_database: NewDatabase, tmp_path: Path, kind: str) -> None:
    """Also over a restart; and it goes when its table is deleted (test_store.py: on both databases)."""
    database = new_database(kind)
    served = Served(database, tmp_path / "first").start()
    table, key = finished(served)
    first = served.get(f"/api/tables/{table}/review", key)
    assert first["looked"] <= first["lines"]
    found = reviewed(served, table, key)
    review = found["review"]
    assert found["looked"] == found["lines"] == len(review["steps"])
    scores = served.get(f"/api/tables/{table}", key)["result"]["scores"]
    for account, score in zip(review["accounts"], scores, strict=True):
        parts = [account[part] for part in ("start", "luck", "own", "others", "rest")]
        assert sum(parts) == account["final"] == 1000 * score
    assert served.stop() == 0

    again = Served(database, tmp_path / "again").start()
    assert again.get(f"/api/tables/{table}/review", key)["review"] == review
    assert again.stop() == 0
    store = Store(database)
    assert store.review(table) is not None
    assert store.expire(1e12, 1e12, []).result() == [table]
    assert store.review(table) is None
    store.close()
    assert '"level":"error"' not in (tmp_path / "first").read_text()


def test_a_game_with_the_values_of_ones_own_box_is_not_reviewed(served: Served) -> None:
    """Bots have not learned to judge it; whoever asks is told so."""
    table, key = finished(served, edition=MINE)
    assert served.get(f"/api/tables/{table}/review", key, 409)["code"] == "own-values"


class Hung(BotPool):
    """A pool whose processes never come to an end with what they look at."""

    async def examine(self, game: str, record: str, first: int) -> list[Step]:
        raise TimeoutError


def test_whoever_waits_for_a_review_is_told_that_it_failed(tmp_path: Path) -> None:
    """It is not begun anew for ever."""
    table = table_of("a")
    play_out(table)
    store, pool = Store(f"sqlite:///{tmp_path}/reviews.db"), Hung(1, HandWatch())

    async def ask() -> str:
        reviews = Reviews(store, pool)
        for _ in range(10_000):
            try:
                assert (await reviews.ask(table)).review is None
            except ProblemError as error:
                await reviews.close()
                return error.problem.code
            await asyncio.sleep(0.01)
        return "never told"

    assert asyncio.run(ask()) == "no-review"
    pool.close()
    store.close()


def test_a_piece_of_a_review_takes_what_time_there_is() -> None:
    """At least one line, so that the slowest machine comes to the end."""
    record = played("tickets")
    text, last = record.text(), len(record.lines)
    assert [step.line for step in examine("tickets", text, 3, 0)] == [3]
    assert [step.line for step in examine("tickets", text, last - 4, 1e9)] == list(range(last - 4, last + 1))


def test_a_game_that_goes_on_is_not_reviewed(served: Served) -> None:
    """Not for who plays there, nor for who watches; and a stranger sees nothing at all."""
    opened = served.open("Ann", "bot:greedy")
    table = opened["info"]["id"]
    for key in (opened["keys"]["0"], opened["watch"], opened["host"]):
        assert served.get(f"/api/tables/{table}/review", key, 409)["code"] == "not-over"
        assert served.post(f"/api/tables/{table}/play-on", {"line": 1}, key, 409)["code"] == "not-over"
    assert served.get(f"/api/tables/{table}/review", "", 401)["code"] == "private"


def test_one_plays_on_from_the_past(served: Served) -> None:
    """A table of its own, as the old one stood; the others are bots, and the seed stays the same."""
    table, key = finished(served)
    past = served.get(f"/api/tables/{table}/replay", key, line=4, count=1)["steps"][0]
    lines = served.get(f"/api/tables/{table}/replay", key, line=5, count=1)["steps"]
    opened = served.post(f"/api/tables/{table}/play-on", {"line": 5}, key, 201)
    ((seat, own),) = opened["keys"].items()
    assert int(seat) == lines[0]["seat"]
    now = served.get(f"/api/tables/{opened['info']['id']}", own)
    assert now["line"] == 4
    assert now["to_move"] == int(seat)
    assert [each["kind"] for each in now["seats"]].count("bot") == 1
    mine = served.get(f"/api/tables/{table}/replay", key, line=4, count=1, seat=int(seat))["steps"][0]["view"]
    assert now["view"] == mine
    assert past["line"] == 4

    record = served.get(f"/api/tables/{table}/record", key).splitlines()
    action = record[5].split('"action":"')[1].split('"')[0]
    after = served.post(
        f"/api/tables/{opened['info']['id']}/moves",
        {"notation": action, "moves": now["moves"], "id": "a"},
        own,
    )
    assert after["moves"] > now["moves"]
    assert served.post(f"/api/tables/{table}/play-on", {"line": 9999}, key, 422)["code"] == "no-such-line"
    served.post(f"/api/tables/{table}/play-on", {"line": 3, "bot": "nobody"}, key, 422)
