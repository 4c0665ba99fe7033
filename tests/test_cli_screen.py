"""What ``koopstad play`` puts on the screen: in every size and language, no secret, no stray code."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import koopstad
from koopstad.cli.play import Play
from koopstad.engine.dealer import FastDealer
from koopstad.table import open_table, seats
from tests.terminal import play
from tests.tiers import WHOLE

GAME = koopstad.game("tickets")
pytestmark = pytest.mark.usefixtures("own_state")


@pytest.mark.parametrize("name", ["\x1b[31mRed", "A\x9b2JB", "Ann\u2028Bob", "a\x07b\x1b]0;title\x07"])
def test_escape_codes_in_names_never_reach_the_terminal(tmp_path: Path, name: str) -> None:
    table = open_table(GAME, seats([name], ["random"]), seed="x")
    table.advance()
    table.play(0, table.actions(0)[0])
    table.saved().save(tmp_path / "odd.koopstad")
    for args in (("tickets", "--name", name), ("--resume", "odd.koopstad")):
        done = play(*args, lines="help\n", folder=tmp_path, NO_COLOR="1", TERM="dumb")
        assert done.stderr == ""
        assert not [letter for letter in done.stdout if not letter.isprintable() and letter != "\n"]


def test_what_was_taken_back_stays_on_the_screen() -> None:
    table = open_table(GAME, seats(["Anna"], ["random", "random"]), {"first": "1"}, "x")
    console = Console(file=StringIO(), width=120, height=40)
    sitting = Play(table, console)
    sitting.show(0)
    table.play(0, "keep 1")
    sitting._undo(0)
    sitting.show(0)
    assert isinstance(console.file, StringIO)
    last = console.file.getvalue().rpartition("Choose the contracts to keep")[2]
    assert "Taken back: keep 1" in last


def test_what_was_chosen_so_far_is_told(tmp_path: Path) -> None:
    done = play("hamburg", "--seed", "x", lines="1\n1\n2\n", folder=tmp_path)
    assert "Chosen: Draw a purple card; Draw a purple card" in done.stdout
    assert done.stdout.count("Chosen: ") >= 3


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--language", "nl"), "Kies je contractkaarten"),
        (("--language", "HU"), "Véget ért a bemenet"),
        ((), "Das Spiel speichern"),
    ],
)
def test_languages(tmp_path: Path, args: tuple[str, ...], said: str) -> None:
    done = play("tickets", *args, lines="1\n\nquit\n", folder=tmp_path, LANG="de_DE.UTF-8", LC_ALL="")
    assert said in done.stdout
    assert "Your choice" not in done.stdout


@pytest.mark.parametrize(
    ("columns", "lines"), [("80", "24"), ("100", "30"), ("120", "40"), ("200", "60"), ("40", "10")]
)
def test_every_size_of_terminal(tmp_path: Path, columns: str, lines: str) -> None:
    done = play(
        "tickets", "--seed", "x", lines="keep both\n\n", folder=tmp_path, COLUMNS=columns, LINES=lines
    )
    assert done.returncode == 0, done.stderr
    assert max(map(len, done.stdout.splitlines())) <= int(columns)
    if lines != "10":
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


def test_nobody_sees_what_is_hidden() -> None:
    """The whole screen of one seat is the same whatever the others hold that it may not know."""
    table = open_table(GAME, seats(["Anna"], ["random", "random"]), seed="hidden")

    def shown() -> str:
        console = Console(file=StringIO(), width=120, height=40)
        Play(table, console).show(0)
        assert isinstance(console.file, StringIO)
        return console.file.getvalue()

    changed = 0
    for turn in range(25 if WHOLE else 13):
        table.advance()
        if table.over:
            break
        true, screen = table.state, shown()
        for seed in range(4 if WHOLE else 2):
            table.state = true.imagine(0, FastDealer(seed))
            changed += table.state.data() != true.data()
            assert shown() == screen
        table.state = true
        actions = table.actions(0)
        table.play(0, actions[turn % len(actions)])
    assert changed > 20
