"""All tables in a file and back: while the server runs, from one kind of database to the other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import koopstad
from koopstad.cli.app import app
from koopstad.engine import record as records
from koopstad.engine.verify import verify
from koopstad.store import Store, StoreError
from koopstad.store.transfer import export_tables, import_tables

from .conftest import DATABASES, NewDatabase
from .serving import Json, Served
from .test_bots import wait_for


@pytest.mark.parametrize(("source", "target"), [DATABASES, DATABASES[::-1]])
def test_everything_comes_along(new_database: NewDatabase, tmp_path: Path, source: str, target: str) -> None:
    old, new, file = new_database(source), new_database(target), tmp_path / "tables.backup"
    served = Served(old, tmp_path / "before").start()
    running = served.open("Ann", "Bob", options={"first": "1"})
    waiting = served.open("Ann", "")
    finished = served.open("bot:random", "bot:random")
    path, ann = f"/api/tables/{running['info']['id']}", running["keys"]["0"]
    over = f"/api/tables/{finished['info']['id']}"
    served.post(f"{path}/moves", {"moves": 0, "notation": "keep 1"}, ann)
    served.ask("PUT", f"{path}/note", ann, json={"text": "mine"})
    wait_for(lambda: served.get(over, finished["watch"]), lambda update: update["waiting"] == "over")
    written = CliRunner().invoke(app, ["export", str(file), "--database", old])  # while it runs
    assert written.exit_code == 0, written.output
    assert "3 tables" in written.stdout
    assert file.stat().st_mode & 0o077 == 0
    before = {place: served.get(place, key) for place, key in ((path, ann), (over, finished["watch"]))}
    record = served.get(f"{over}/record", finished["watch"])
    assert served.stop() == 0

    taken = CliRunner().invoke(app, ["import", str(file), "--database", new])
    assert "3 tables added" in taken.stdout, taken.output
    again = CliRunner().invoke(app, ["import", str(file), "--database", new])
    assert "0 tables added" in again.stdout
    assert "3 were there already" in again.stdout
    served = Served(new, tmp_path / "after").start()
    for place, key in ((path, ann), (over, finished["watch"])):
        now = served.get(place, key)
        assert (now["view"], now["moves"], now["digest"]) == (
            before[place]["view"],
            before[place]["moves"],
            before[place]["digest"],
        )
    assert served.get(f"{path}/note", ann)["text"] == "mine"
    assert served.get(f"{over}/record", finished["watch"]) == record
    seat = served.post(
        f"/api/tables/{waiting['info']['id']}/seats", {"invitation": waiting["invitation"]}, status=201
    )
    assert served.get(f"/api/tables/{waiting['info']['id']}", seat["key"])["dealt"]
    bob = running["keys"]["1"]
    served.post(f"{path}/moves", {"moves": 1, "notation": "keep 1"}, bob)
    for number, key in ((0, ann), (1, bob)):
        served.post(f"{path}/seats/{number}/bot", {"bot": "random"}, key)
    wait_for(lambda: served.get(path, ann), lambda update: update["waiting"] == "over")
    played = records.parse(served.get(f"{path}/record", ann))
    verify(played, koopstad.game("tickets"), running["info"]["commitment"])
    assert served.stop() == 0


def test_a_database_of_an_older_version_is_exported(tmp_path: Path) -> None:
    """Its seeds stand there in plain text; in the new database they do not."""
    data = Path(__file__).parent / "data"
    (tmp_path / "old.db").write_bytes((data / "tables-1.db").read_bytes())
    old, new = (Store(f"sqlite:///{tmp_path / name}.db") for name in ("old", "new"))
    number = export_tables(old, tmp_path / "tables.backup")
    assert import_tables(new, tmp_path / "tables.backup") == (number, [])
    for seen in json.loads((data / "tables-1.json").read_text()):
        name = seen["table"]
        assert new.table(name) == old.table(name)
        assert new.entries(name) == old.entries(name)
        assert new.summaries([name]) == old.summaries([name])
    lines = [json.loads(line) for line in (tmp_path / "tables.backup").read_text().splitlines()[1:-1]]
    secret = [line["table"]["seed"] for line in lines if not line["summaries"][0]["seal"]]
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("new.db*"))
    assert secret
    assert not [seed for seed in secret if seed.encode() in kept]
    for store in (old, new):
        store.close()


# What a row may not hold, by its table and column.
WRONG_ROWS: list[tuple[str, str, object]] = [
    ("table", "id", {}),
    ("table", "id", "../etc"),
    ("table", "id", "x" * 10**6),
    ("table", "seed", "07" * 32),
    ("table", "seed", "nonsense"),
    ("table", "header", "{}"),
    ("table", "header", "[" * 10**5),
    ("table", "players", '["Ann"]'),
    ("table", "public", 1),
    ("table", "made", "yesterday"),
    ("entries", "number", 2**40),
    ("entries", "number", 2),
    ("entries", "kind", "robbery"),
    ("entries", "seat", True),
    ("entries", "outcomes", "[1.5]"),
    ("entries", "text", "a\0b"),
    ("keys", "role", "king"),
    ("keys", "seat", 10**30),
    ("summaries", "number", None),
    ("summaries", "players", "{}"),
    ("summaries", "seal", "{"),
]


def changed(kept: Json, part: str, word: str, value: object) -> Json:
    """A table of an export with another value in the first row of a part."""
    if part == "table":
        return {**kept, "table": {**kept["table"], word: value}}
    return {**kept, part: [{**kept[part][0], word: value}, *kept[part][1:]]}


def test_a_file_that_is_not_whole_changes_nothing(tmp_path: Path) -> None:
    data = Path(__file__).parent / "data"
    (tmp_path / "old.db").write_bytes((data / "tables-1.db").read_bytes())
    store = Store(f"sqlite:///{tmp_path / 'old.db'}")
    file = tmp_path / "tables.backup"
    export_tables(store, file)
    with pytest.raises(StoreError, match="exists already"):
        export_tables(store, file)
    store.close()
    lines = file.read_text().splitlines(keepends=True)
    table = json.loads(lines[1])
    odd = {**table, "entries": [{**table["entries"][0], "colour": "red"}]}
    other = {**table, "keys": [{**table["keys"][0], "table_id": "elsewhere"}]}
    for text, said in (
        ("", "not whole"),
        ("".join(lines[:-1]), "not whole"),
        ("".join([*lines[:2], *lines[3:]]), "not whole"),
        ("".join([*lines, lines[1]]), "goes on after its last line"),
        ("".join(lines)[:5000], "line 2: this is no file of tables"),
        ("nonsense\n" * 3, "line 1: this is no file of tables"),
        (lines[0].replace("2", "3") + "".join(lines[1:]), "newer version"),
        ("".join([lines[0], json.dumps(odd) + "\n", *lines[2:]]), "entries: colour is missing or unknown"),
        ("".join([lines[0], json.dumps(other) + "\n", *lines[2:]]), "keys of another table"),
        ("".join([*lines[:2], lines[1], *lines[3:]]), r"line 3: table \w+ stands there twice"),
        *(
            (
                "".join([lines[0], json.dumps(changed(table, part, word, value)) + "\n", *lines[2:]]),
                "line 2: ",
            )
            for part, word, value in WRONG_ROWS
        ),
    ):
        file.write_text(text)
        fresh = Store(f"sqlite:///{tmp_path / 'new.db'}")
        with pytest.raises(StoreError, match=said) as caught:
            import_tables(fresh, file)
        assert len(str(caught.value)) < 1000
        assert fresh.table(table["table"]["id"]) is None
        fresh.close()


def test_who_wants_tables_of_records_is_told_where_they_are_made(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["export", str(tmp_path)])
    assert done.exit_code == 2
    assert f"koopstad lab table {tmp_path}" in done.output
