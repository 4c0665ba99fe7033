"""A table that is played with the printed values of somebody's box; and what strangers may send as such."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import koopstad
from koopstad.engine import record as records
from koopstad.engine.verify import verify
from koopstad.server.editions import LARGEST, game_with, rehearse
from koopstad.store import Store
from koopstad.store.transfer import export_tables, import_tables

from .inside import inside
from .serving import Served
from .test_bots import wait_for

MINE: dict[str, Any] = {"contracts": {"1": {"points": 9}}, "route_points": {"4": {"points": 8}}}


def test_it_is_kept_with_the_table(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        opened = server.open("Ann", "Bob", edition=MINE)
        plain = server.open("Ann", "Bob")
        path, key = f"/api/tables/{opened['info']['id']}", opened["keys"]["0"]
        assert opened["info"]["edition"] == koopstad.game("tickets", MINE).edition
        assert plain["info"]["edition"] == koopstad.game("tickets").edition
        server.post(f"{path}/moves", {"moves": 0, "notation": "keep 1"}, key)
        before = server.get(path, key)
    with inside(tmp_path) as server:  # another process knows it from the store
        assert server.get(path, key)["view"] == before["view"]
        assert server.get(f"{path}/edition", key) == MINE
        printed = server.get(f"{path}/printed", key)
        assert printed["contracts"]["1"]["points"] == 9
        assert printed["contracts"]["1"]["basis"] == "stated"
        pieces = server.get(f"{path}/pieces", key)
        assert pieces.keys() == server.get("/api/games/tickets/pieces").keys()
        server.get(f"{path}/edition", status=401)
        assert server.get(f"/api/tables/{plain['info']['id']}/edition", plain["keys"]["0"]) == {}


def test_bots_play_it_and_its_record_is_proven(served: Served) -> None:
    opened = served.open("bot:random", "bot:random", edition=MINE)
    path, key = f"/api/tables/{opened['info']['id']}", opened["watch"]
    wait_for(lambda: served.get(path, key), lambda update: update["waiting"] == "over")
    record = records.parse(served.get(f"{path}/record", key))
    verify(record, koopstad.game("tickets", served.get(f"{path}/edition", key)))
    again = served.post(f"{path}/rematch", {}, opened["host"])
    assert served.get(f"/api/tables/{again['table']}/edition", again["watch"]) == MINE


def test_it_comes_along_in_a_file(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        opened = server.open("Ann", "Bob", edition=MINE)
    name = opened["info"]["id"]
    old, new = (Store(f"sqlite:///{tmp_path / file}.db") for file in ("inside", "new"))
    assert export_tables(old, tmp_path / "tables.backup") == 1
    assert import_tables(new, tmp_path / "tables.backup") == (1, [])
    terms = new.table(name)
    assert terms == old.table(name)
    assert terms
    assert terms.edition == MINE
    old.close()
    new.close()


HOSTILE: list[tuple[Any, int]] = [
    ({"nothing": {"1": {"points": 1}}}, 422),
    ({"contracts": {"99": {"points": 1}}}, 422),
    ({"contracts": {"1": {"nothing": 1}}}, 422),
    ({"contracts": {"1": {"contract": "2"}}}, 422),
    ({"contracts": {"1": {"points": "many"}}}, 422),
    ({"contracts": {"1": {"points": True}}}, 422),
    ({"contracts": {"1": {"points": LARGEST + 1}}}, 422),
    ({"contracts": {"1": {"points": -1}}}, 422),
    ({"contracts": {"1": {"points": 10**30}}}, 400),
    ({"contracts": {"1": {"points": 1.5}}}, 400),
    ({"contracts": {"1": {"points": None}}}, 400),
    ({"contracts": {"1": {"a": "x" * 201}}}, 400),
    ({"contracts": {"1": {"a": "nowhere"}}}, 422),
    ({"contracts": {"1": {"points": [1]}}}, 400),
    ({"contracts": []}, 400),
    ([], 400),
    ("tickets", 400),
    ({"locations": {"waag": {"name": "x" * 200}, **{str(n): {"name": "y" * 190} for n in range(400)}}}, 413),
]


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with inside(tmp_path_factory.mktemp("hostile"), tables_an_hour=1000, tables_at_once=1000) as server:
        yield server


@pytest.mark.parametrize(("edition", "status"), HOSTILE)
def test_what_is_no_edition_is_refused(hostile: Any, edition: Any, status: int) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    told = hostile.post("/api/tables", {"game": "tickets", "seats": seats, "edition": edition}, status=status)
    assert told["code"] in ("bad-edition", "bad-request", "too-large")
    assert len(told["message"]) < 1000


@pytest.mark.parametrize("game", koopstad.game_names())
def test_a_whole_box_is_let_in(hostile: Any, game: str) -> None:
    """Whoever copies all that is printed sends more than any other request may have."""
    tables = koopstad.game(game).printed.tables
    edition = {
        table: {
            key: {field: row[field] for field in row if field not in ("basis", "why")}
            for key, row in rows.items()
        }
        for table, rows in tables.items()
    }
    for table, rows in tables.items():  # the first column names the row
        for key, row in rows.items():
            del edition[table][key][next(iter(row))]
    seats = [{"kind": "person"}, {"kind": "person"}]
    opened = hostile.post("/api/tables", {"game": game, "seats": seats, "edition": edition}, status=201)
    assert opened["info"]["edition"] == koopstad.game(game).edition


def numbers_of(game: str) -> list[tuple[str, str, str]]:
    """Each column of numbers once, in the first row of its table."""
    tables = koopstad.game(game).printed.tables
    return [
        (table, key, field)
        for table, rows in tables.items()
        for key, row in list(rows.items())[:1]
        for field, value in list(row.items())[1:]
        if type(value) is int
    ]


@pytest.mark.parametrize("value", [0, LARGEST])
@pytest.mark.parametrize("game", koopstad.game_names())
def test_any_number_is_played_or_refused(game: str, value: int) -> None:
    """Nothing that is sent breaks the process that tries it, or keeps it busy without end."""
    options = {"expansions": ["tasks", "tiles"]} if game == "amsterdam" else {}
    told = {}
    for table, key, field in numbers_of(game):
        edition = msgspec.json.encode({table: {key: {field: value}}})
        told[table, field] = rehearse(game, edition, 2, options)
    assert any(not wrong for wrong in told.values())
    assert all(len(wrong) < 400 for wrong in told.values())


def test_the_same_values_are_read_once() -> None:
    assert game_with("tickets", MINE) is game_with("tickets", dict(reversed(MINE.items())))
    assert game_with("tickets", {}) is koopstad.game("tickets")
