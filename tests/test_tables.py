"""Simulated games are kept as records, and records become tables that tell what happened."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import koopstad
from koopstad.cli.app import app
from koopstad.engine import record as records
from koopstad.engine.errors import OptionError
from koopstad.engine.verify import verify
from koopstad.lab.simulate import simulate
from koopstad.lab.tables import COLUMNS, found_records, rows_of, write_tables

ROOT = Path(__file__).parent.parent


def read(path: Path) -> list[dict[str, str]]:
    with path.open(newline="", encoding="utf-8") as handle:
        return list(csv.DictReader(handle))


@pytest.mark.parametrize("workers", [1, 2])
def test_every_game_that_was_simulated_is_kept_and_verifies(tmp_path: Path, workers: int) -> None:
    result = simulate("tickets", 6, 3, ["greedy", "random"], seed=3, workers=workers, save=tmp_path / "a")
    game = koopstad.game("tickets")
    kept = [records.read(path) for path in found_records(tmp_path / "a")]
    assert len(kept) == 6
    wins = dict.fromkeys(["greedy", "random"], 0.0)
    for record in kept:
        state = verify(record, game)
        assert isinstance(record.end, records.Seal)
        assert sorted(record.end.players) == ["greedy", "random", "random"]
        for seat, name in enumerate(record.end.players):
            if state.ranking()[seat] == 1:
                wins[name] += 1 / state.ranking().count(1)
    assert wins["greedy"] == pytest.approx(result.wins[0])
    assert sum(len(record.lines) for record in kept) == result.decisions


@pytest.mark.parametrize("name", koopstad.game_names())
def test_the_tables_are_the_game(name: str, tmp_path: Path) -> None:
    simulate(name, 2, 2, ["random"], seed=5, save=tmp_path)
    count = write_tables(found_records(tmp_path), tmp_path / "tables")
    rows = {table: read(tmp_path / "tables" / f"{table}.csv") for table in COLUMNS}
    assert {table: len(found) for table, found in rows.items()} == count
    for table, found in rows.items():
        assert set(found[0]) == set(COLUMNS[table])
    lines = {path.stem: len(records.read(path).lines) for path in found_records(tmp_path)}
    assert len(rows["decisions"]) == sum(lines.values())
    assert len(rows["games"]) == 4
    for row in rows["games"]:
        assert sum(json.loads(row["sheet"]).values()) == int(row["points"])
        assert int(row["decisions"]) == lines[row["record"]]
        own = [
            one for one in rows["decisions"] if one["record"] == row["record"] and one["seat"] == row["seat"]
        ]
        assert own[0]["won"] == row["won"]
        for one in own:
            assert int(one["points"]) + int(one["to_come"]) == int(row["points"])
            assert int(one["choices"]) >= 1
            assert one["action"].split()[0] == one["verb"]
    assert sum(float(row["won"]) for row in rows["games"]) == pytest.approx(2)
    numbers = {(one["record"], one["number"]): one for one in rows["decisions"]}
    for thing in rows["things"]:
        assert numbers[thing["record"], thing["number"]]["verb"] == thing["verb"]
        assert 0 <= float(thing["progress"]) < 1
    assert {thing["kind"] for thing in rows["things"]} & {"card", "route", "pile"}


def test_points_of_decisions_add_up_with_a_record_that_was_read() -> None:
    path = sorted((ROOT / "tests" / "golden").glob("tickets-*.koopstad"))[0]
    rows = rows_of(records.read(path), "golden")
    seats = {row["seat"]: row["points"] for row in rows["games"]}
    for seat, points in seats.items():
        own = [row for row in rows["decisions"] if row["seat"] == seat]
        assert own[0]["to_come"] == points - own[0]["points"]


def test_what_is_wrong_is_named(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="no record in"):
        found_records(tmp_path)
    simulate("tickets", 1, 2, ["random"], save=tmp_path)
    (path,) = found_records(tmp_path)
    whole = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(whole[:-1]), "utf-8")
    with pytest.raises(OptionError, match=rf"{path.name}.*not over"):
        write_tables([path], tmp_path)
    path.write_text("".join([*whole[:5], *whole[6:]]), "utf-8")
    with pytest.raises(OptionError, match=rf"{path.name}.*line"):
        write_tables([path], tmp_path)


def test_the_page_tells_every_column() -> None:
    text = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")
    for table, columns in COLUMNS.items():
        part = text.partition(f"### {table}\n")[2].partition("\n#")[0]
        told = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", part, re.MULTILINE))
        assert told == columns


def test_the_command_writes_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run = CliRunner()
    made = run.invoke(app, ["simulate", "tickets", "--games", "3", "--save", "kept", "--json"])
    assert made.exit_code == 0, made.output
    done = run.invoke(app, ["lab", "table", "kept", "--out", "tables"])
    assert done.exit_code == 0, done.output
    assert "tables/games.csv: 6 rows" in done.output.replace("\\", "/")
