"""``koopstad play``: scripted games through a real process, and the loop itself."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import koopstad
from koopstad.cli.app import app
from koopstad.cli.play import Play
from koopstad.engine import record as records
from koopstad.engine.dealer import FastDealer
from koopstad.engine.words import english
from koopstad.table import open_table, seats

GAME = koopstad.game("tickets")


def play(*args: str, lines: str, folder: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Plays with a script of lines as input."""
    here = str(Path(koopstad.__file__).parents[1])  # the copy under test, wherever the process runs
    settings = {
        **os.environ,
        "PYTHONPATH": here,
        "COLUMNS": "120",
        "LINES": "40",
        "PYTHONIOENCODING": "utf-8",
        **env,
    }
    return subprocess.run(
        [sys.executable, "-m", "koopstad", "play", *args],
        input=lines,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env=settings,
        timeout=60,
    )


def test_a_whole_game_by_number(tmp_path: Path) -> None:
    """The first choice again and again ends some day; the line after the last names the record."""
    script = "1\n1a\n2a\n" * 200
    done = play("tickets", "--seed", "s", "--seats", "2", lines=script, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    assert re.search(r"1\. +[RG] +(Player 1|Greedy)", done.stdout)
    for category in (*GAME.start(2).sheet(0), "total"):
        assert english("tickets").text(f"sheet-{category}") in done.stdout
    assert "Saved. Go on with: koopstad verify" in done.stdout
    (kept,) = tmp_path.iterdir()
    final = records.verify(records.read(kept), GAME)
    for score in final.scores():
        assert str(score) in done.stdout


def test_save_and_resume_is_the_same_game(tmp_path: Path) -> None:
    moves = ["keep both", "draw", "draw", "draw", "draw", "draw", "draw", "contracts", "keep 1"]
    first = play(
        "tickets",
        "--seed",
        "x",
        lines="\n".join([*moves[:4], "save a.koopstad", "quit"]) + "\n",
        folder=tmp_path,
    )
    assert "Saved. Go on with: koopstad play --resume a.koopstad" in first.stdout
    resumed = play(
        "--resume", "a.koopstad", lines="\n".join([*moves[4:], "save", "quit"]) + "\n", folder=tmp_path
    )
    assert resumed.returncode == 0, resumed.stderr
    play(
        "tickets", "--seed", "x", lines="\n".join([*moves, "save b.koopstad", "quit"]) + "\n", folder=tmp_path
    )
    a, b = records.read(tmp_path / "a.koopstad"), records.read(tmp_path / "b.koopstad")
    assert len(a.lines) > 15
    assert a == b


def test_choose_by_number_letter_and_notation(tmp_path: Path) -> None:
    done = play("tickets", "--seed", "x", lines="3\ntake joker\n99\n1z\nfly\n", folder=tmp_path)
    assert "there is no choice 99" in done.stdout
    assert "'fly' is no action of this game" in done.stdout
    assert done.returncode == 0


def test_commands(tmp_path: Path) -> None:
    script = [
        "rules 5.7",
        "rules TTA-6",
        "rules 99",
        "hint",
        "why draw",
        "why",
        "map",
        "log",
        "help",
        "keep 1",
        "undo",
        "keep 2",
        "undo",
        "keep both",
        "",
        "log",
    ]
    done = play(
        "tickets", "--seed", "x", "--option", "first=1", lines="\n".join(script) + "\n", folder=tmp_path
    )
    out = done.stdout
    assert re.search(r"Hint: Keep .+ \+\d contract", out)
    assert "\nTTA-5.7 " in out
    assert "\nTTA-6.4 " in out
    assert "Give the number of a rule or a chapter, for example: rules TTA-" in out
    assert "TTA-2.5: first choose which of the drawn contracts to keep" in out
    assert "why what?" in out
    assert "Taken back: keep 1" in out
    assert "Taken back: keep 2" in out
    # The choices at the start and after each undo; the map then too, by its command, and in the first turn.
    assert out.count("Choose the contracts to keep") == 3
    assert out.count("Haringpakkerstoren  ") >= 5
    assert "take back your last move" in out
    assert re.search(r"· Player 1 keeps .+ - .+, .+ - ", out)


def test_undo_stops_where_something_came_to_light(tmp_path: Path) -> None:
    done = play("tickets", "--seed", "x", lines="keep both\n\ndraw\nundo\n", folder=tmp_path)
    assert "this cannot be taken back: it brought something to light" in done.stdout
    assert "Taken back" not in done.stdout


def test_end_of_input_leaves_and_saves_nothing(tmp_path: Path) -> None:
    for lines in ("", "1\n", "keep both\ndraw\n"):
        done = play("tickets", lines=lines, folder=tmp_path)
        assert done.returncode == 0
        assert "The input has ended" in done.stdout
        assert done.stderr == ""
    assert list(tmp_path.iterdir()) == []


def test_quit_offers_to_save(tmp_path: Path) -> None:
    play("tickets", lines="keep both\n\nquit\nno\n", folder=tmp_path)
    assert list(tmp_path.iterdir()) == []
    play("tickets", lines="keep both\n\nquit\nyes\n", folder=tmp_path)
    play("tickets", lines="keep both\n\nquit\nyes\n", folder=tmp_path)
    play("tickets", lines="keep both\n\nquit\nmine.koopstad\n", folder=tmp_path)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["mine.koopstad", "tickets-2.koopstad", "tickets.koopstad"]


def test_save_never_overwrites_another_file(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    done = play("tickets", lines="save notes.txt\nsave no/such/folder\n", folder=tmp_path)
    assert "notes.txt exists already" in done.stdout
    assert "cannot write no/such/folder" in done.stdout
    assert (tmp_path / "notes.txt").read_text() == "mine"


@pytest.mark.parametrize(
    ("columns", "lines"), [("80", "24"), ("100", "30"), ("120", "40"), ("200", "60"), ("40", "10")]
)
def test_every_size_of_terminal(tmp_path: Path, columns: str, lines: str) -> None:
    done = play(
        "tickets", "--seed", "x", lines="keep both\n\n", folder=tmp_path, COLUMNS=columns, LINES=lines
    )
    assert done.returncode == 0, done.stderr
    assert max(map(len, done.stdout.splitlines())) <= int(columns)
    assert "Your cards" in done.stdout


def test_without_colour_and_without_symbols(tmp_path: Path) -> None:
    plain = play(
        "tickets", "--seed", "x", lines="keep both\n\n", folder=tmp_path, NO_COLOR="1", FORCE_COLOR=""
    )
    assert "\x1b[3" not in plain.stdout
    ascii_only = play("tickets", "--seed", "x", lines="1\n", folder=tmp_path, PYTHONIOENCODING="ascii")
    assert ascii_only.returncode == 0, ascii_only.stderr


def test_friends_share_a_screen(tmp_path: Path) -> None:
    done = play(
        "tickets",
        "--bots",
        "human",
        "--option",
        "first=1",
        lines="keep both\nkeep both\ndraw\n",
        folder=tmp_path,
    )
    assert "Player 2: Choose the contracts to keep" in done.stdout
    assert "Player 1: Take a second card" in done.stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ((), "name a game"),
        (("tikets",), "did you mean 'tickets'?"),
        (("tickets", "--seats", "5"), "2 to 4 seats, not 5"),
        (("tickets", "--seats", "1"), "2 to 4 seats, not 1"),
        (("tickets", "--seats", "two"), "--seats"),
        (("tickets", "--bots", "gredy"), "did you mean 'greedy'?"),
        (("tickets", "--seats", "2", "--bots", "greedy,random"), "room for 1 others, not 2"),
        (("tickets", "--option", "fist=1"), "did you mean 'first'?"),
        (("tickets", "--option", "first"), "key=value"),
        (("tickets", "--option", "first=9"), "not '9'"),
        (("tickets", "--seats", "2", "--option", "first=3"), "only 2 seats"),
        (("tickets", "--edition", "none.toml"), "cannot read the edition file"),
        (("--resume", "none.koopstad"), "none.koopstad"),
        (("tickets", "--resume", "broken.koopstad"), "leave them out"),
        (("--resume", "broken.koopstad"), "line 1"),
    ],
)
def test_wrong_use_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.koopstad").write_text("no record\n")
    done = CliRunner().invoke(app, ["play", *args])
    assert isinstance(done.exception, SystemExit)
    assert done.exit_code == 2
    assert said in done.stderr
    assert done.stdout == ""


def test_nobody_sees_what_is_hidden() -> None:
    """The whole screen of one seat is the same whatever the others hold that it may not know."""
    table = open_table(GAME, seats(["Anna"], ["random", "random"]), seed="hidden")

    def shown() -> str:
        console = Console(file=StringIO(), width=120, height=40)
        Play(table, console).show(0)
        assert isinstance(console.file, StringIO)
        return console.file.getvalue()

    changed = 0
    for turn in range(25):
        table.advance()
        if table.over:
            break
        true, screen = table.state, shown()
        for seed in range(4):
            table.state = true.imagine(0, FastDealer(seed))
            changed += table.state.data() != true.data()
            assert shown() == screen
        table.state = true
        actions = table.actions(0)
        table.play(0, actions[turn % len(actions)])
    assert changed > 20
