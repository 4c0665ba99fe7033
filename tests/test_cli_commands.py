"""Every command but ``play``: good input, bad input, exit statuses."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import koopstad
from koopstad.cli.app import app
from koopstad.engine import coverage
from koopstad.engine.build import build_name

COMMANDS = ("play", "games", "replay", "verify", "simulate", "rules", "scenario", "data")
SCENARIO = """
title = "A route of one space"
cites = ["TTA-5.5"]
game = "tickets"
seats = 2
[given.seat.0]
hand = { red = 1 }
[[when]]
play = "claim oude_kerk-waag/red red"
[then]
"seat.0.points" = %d
"""


def run(*args: str | Path) -> Result:
    """Runs a command; whatever it says, it is no traceback."""
    result = CliRunner().invoke(app, list(map(str, args)), env={"COLUMNS": "120", "NO_COLOR": "1"})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def run_json(*args: str | Path) -> Any:
    result = run(*args, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_version_names_the_build() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout == f"koopstad {koopstad.__version__} ({build_name()})\n"


def test_help_lists_and_explains_every_command() -> None:
    listed = run("--help").stdout
    assert "koopstad play tickets" in listed
    for command in COMMANDS:
        assert command in listed
        result = run(command, "--help")
        assert result.exit_code == 0
        assert f"koopstad {command}" in result.stdout
        assert "Example" in result.stdout


def test_help_loads_no_game() -> None:
    """Start-up stays quick because commands import what they need when they run."""
    script = "import sys, koopstad.cli.app; print(*sys.modules)"
    here = str(Path(koopstad.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env={"PYTHONPATH": here}, check=True
    )
    loaded = set(done.stdout.split())
    assert "koopstad.cli.commands.play" in loaded
    unwanted = ("koopstad.games", "koopstad.bots", "koopstad.lab", "koopstad.table", "rich.table", "asyncio")
    assert loaded.isdisjoint(unwanted)


def test_an_unknown_command_is_refused() -> None:
    result = run("simulat")
    assert result.exit_code == 2
    assert "simulate" in result.stderr


def test_games() -> None:
    assert "Ticket to Ride: Amsterdam, 2 to 4 seats" in run("games").stdout
    listed = run_json("games")
    assert [game["game"] for game in listed] == list(koopstad.game_names())
    tickets = next(game for game in listed if game["game"] == "tickets")
    assert tickets["seats"] == [2, 3, 4]
    levels = ["greedy", "master", "alderman", "clerk", "novice", "child"]
    assert tickets["bots"] == [*levels, "neel", "wouter", "dirkje", "maarten", "random"]
    hamburg = next(game for game in listed if game["game"] == "hamburg")
    assert hamburg["bots"] == [*levels, "greta", "hinrich", "elsebe", "klaas", "random"]
    assert [option["name"] for option in tickets["options"]] == ["first"]


# --- data ----------------------------------------------------------------------------------------------


def test_data_tells_how_each_value_is_known() -> None:
    result = run("data", "tickets")
    assert result.exit_code == 0
    assert "reconstructed: our choice" in result.stdout
    data = run_json("data", "tickets")
    assert data["basis"]["contracts"] == {"stated": 4, "inferred": 0, "reconstructed": 20}
    assert data["tables"]["routes"]["dam-oude_kerk/pink"]["length"] == 2
    assert data["digest"] == koopstad.game("tickets").edition


def test_data_of_one_table() -> None:
    assert "Haringpakkerstoren" in run("data", "tickets", "--table", "locations").stdout
    assert list(run_json("data", "tickets", "--table", "cards")["tables"]) == ["cards"]
    result = run("data", "tickets", "--table", "card")
    assert result.exit_code == 2
    assert "did you mean 'cards'?" in result.stderr


def test_data_with_an_edition(tmp_path: Path) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text('name = "mine"\n[route_points.4]\npoints = 8\n')
    data = run_json("data", "tickets", "--edition", edition)
    assert data["edition"] == "mine"
    assert data["replaced"] == ["route_points.4.points"]
    assert data["tables"]["route_points"]["4"]["basis"] == "stated"
    assert "route_points.4.points" in run("data", "tickets", "--edition", edition).stdout


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[route_points.4]\npoints = 'many'", "[route_points.4] points"),
        ("[route_points.4]\npoints = -1", "less than 0"),
        ("[route_points.9]\npoints = 1", "no such row"),
        ("[route_point.4]\npoints = 1", "no table 'route_point'"),
        ("[route_points.4]\npoint = 1", "no field 'point'"),
        ("[routes.'dam-oude_kerk/pink']\nlength = 3", "TTA-5.7"),
        ("points = ", "no valid TOML"),
    ],
)
def test_a_broken_edition_is_named_by_its_field(tmp_path: Path, text: str, said: str) -> None:
    edition = tmp_path / "broken.toml"
    edition.write_text(text)
    for command in ("data", "play", "simulate"):
        result = run(command, "tickets", "--edition", edition)
        assert result.exit_code == 2
        assert said in result.stderr


# --- simulate -------------------------------------------------------------------------------------------


def test_simulate_counts_games() -> None:
    result = run_json(
        "simulate", "tickets", "--games", "6", "--seats", "3", "--bots", "greedy,random", "--seed", "5"
    )
    assert result["games"] == 6
    assert result["seats"] == 3
    assert result["bots"] == ["greedy", "random", "random"]
    assert sum(result["wins"]) == pytest.approx(6)
    assert len(result["mean_scores"]) == 3
    assert result["failures"] == []
    assert result["decisions"] > 6
    for key in ("seconds", "decisions_per_second", "games_per_second"):
        assert result[key] > 0


def test_simulate_is_repeatable_with_any_number_of_workers() -> None:
    args = ("simulate", "tickets", "--games", "4", "--bots", "random,random", "--seed", "9")
    one, two = run_json(*args), run_json(*args, "--workers", "2")
    for key in ("decisions", "wins", "mean_scores"):
        assert one[key] == two[key]


def test_simulate_in_words() -> None:
    result = run("simulate", "tickets", "--games", "3")
    assert result.exit_code == 0
    assert "3 games" in result.stdout
    assert "random" in result.stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("tickts",), "did you mean 'tickets'?"),
        (("tickets", "--bots", "gredy"), "did you mean 'greedy'?"),
        (("tickets", "--bots", "human"), "no bot"),
        (("tickets", "--seats", "9"), "2 to 4 seats, not 9"),
        (("tickets", "--seats", "2", "--bots", "random,random,random"), "2 seats"),
        (("tickets", "--games", "0"), "--games"),
        (("tickets", "--workers", "0"), "--workers"),
        (("tickets", "--seed", "x"), "--seed"),
        (("tickets", "--option", "fist=1"), "did you mean 'first'?"),
    ],
)
def test_simulate_refuses(args: tuple[str, ...], said: str) -> None:
    result = run("simulate", *args)
    assert result.exit_code == 2
    assert said in result.stderr


# --- scenario and rules ---------------------------------------------------------------------------------


def test_scenarios_hold_fail_or_cannot_be_understood(tmp_path: Path) -> None:
    good, bad, broken = tmp_path / "good.toml", tmp_path / "bad.toml", tmp_path / "broken.toml"
    good.write_text(SCENARIO % 1)
    bad.write_text(SCENARIO % 2)
    broken.write_text("game = 'tickets'\nseets = 2\n")
    assert run("scenario", good).exit_code == 0
    failed = run("scenario", good, bad)
    assert failed.exit_code == 1
    assert "seat.0.points" in failed.stdout
    assert "1 of 2 hold" in failed.stdout
    wrong = run("scenario", tmp_path)
    assert wrong.exit_code == 2
    assert "unknown word 'seets'" in wrong.stderr
    listed = run_json("scenario", good)["scenarios"]
    assert [(entry["title"], entry["passed"]) for entry in listed] == [("A route of one space", True)]


def test_scenario_wants_files(tmp_path: Path) -> None:
    assert run("scenario", tmp_path / "none.toml").exit_code == 2
    assert "no scenario" in run("scenario", tmp_path).stderr


def test_rules_tell_what_is_covered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a scenario of its own: those of the game are run elsewhere."""
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(SCENARIO % 1)
    bad.write_text(SCENARIO.replace("TTA-5.5", "TTA-5.7") % 2)
    monkeypatch.setattr(coverage, "scenario_files", lambda _: [good])
    result = run("rules", "tickets")
    assert result.exit_code == 0
    assert re.search(r"✔ 1 +TTA-5\.5 ", result.stdout)
    assert re.search(r"✘ +TTA-5\.7 ", result.stdout)
    report = run_json("rules", "tickets")
    assert report["failed"] == []
    assert report["covered"] == 1
    assert len(report["missing"]) == report["total"] - 1
    assert report["rules"]["TTA-5.5"]["scenarios"] == ["good"]
    assert report["rules"]["TTA-5.7"]["text"]
    monkeypatch.setattr(coverage, "scenario_files", lambda _: [good, bad])
    failed = run("rules", "tickets")
    assert failed.exit_code == 1
    assert "✘ bad.toml" in failed.stdout
    assert "1 of" in failed.stdout, "what fails proves nothing"
    unknown = run("rules", "ticket")
    assert unknown.exit_code == 2
    assert "did you mean 'tickets'?" in unknown.stderr
