"""``koopstad play``: scripted games through a real process."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import koopstad
from koopstad.cli.app import app
from koopstad.engine import record as records
from koopstad.engine.verify import verify
from koopstad.engine.words import english
from koopstad.table import open_table, seats
from tests.terminal import play

GAME = koopstad.game("tickets")
pytestmark = pytest.mark.usefixtures("own_state")


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
    (kept,) = tmp_path.glob("*.koopstad")
    final = verify(records.read(kept), GAME)
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


@pytest.mark.parametrize(
    ("language", "answer", "said"),
    [("en", "yes", "nobody else can tell"), ("de", "ja", "kann sonst niemand wissen")],
)
def test_a_game_of_older_rules_goes_on_if_one_agrees(
    tmp_path: Path, language: str, answer: str, said: str
) -> None:
    """What is new is told before the next move; no leaves the file as it is; yes stands in the record."""
    table = open_table(GAME, seats(["Anna"], ["random"]), {"first": "1"}, "x")
    table.play(0, "keep both")
    table.advance()
    saved = table.saved()
    saved.header.rules = "1"
    saved.save(tmp_path / "old.koopstad")
    before = (tmp_path / "old.koopstad").read_bytes()
    resume = ("--resume", "old.koopstad", "--language", language)
    declined = play(*resume, lines="perhaps\nno\n", folder=tmp_path)
    assert declined.returncode == 0, declined.stderr
    assert said in declined.stdout
    assert (tmp_path / "old.koopstad").read_bytes() == before
    agreed = play(*resume, lines=f"{answer}\ndraw\ndraw\nsave\nquit\n", folder=tmp_path)
    assert agreed.returncode == 0, agreed.stderr
    record = records.read(tmp_path / "old.koopstad")
    assert [number for number, line in enumerate(record.lines) if line.rules] == [len(saved.lines)]
    # It is not asked again, and what was saved before stays in the record.
    resumed = play(*resume, lines="draw\ndraw\nsave\nquit\n", folder=tmp_path)
    assert said not in resumed.stdout
    longer = records.read(tmp_path / "old.koopstad")
    assert len(longer.lines) > len(record.lines)
    assert longer.lines[: len(record.lines)] == record.lines


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
        "hint 1",
        "hint keep both",
        "hint draw",
        "hint 99",
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
    yours = re.findall(r"Yours: (Keep .+?) - (.+)", out)
    assert len(yours) == 2
    assert yours[1][0] == "Keep both contracts"
    assert "✗ 'draw': TTA-2.5" in out
    assert "there is no choice 99" in out
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


def test_a_hint_tells_the_rest_of_the_turn(tmp_path: Path) -> None:
    """In the first turn of Amsterdam with this seed; not before it, where nothing is planned."""
    done = play("amsterdam", "--seed", "x", lines="hint\n" + "1\n" * 9 + "hint\n", folder=tmp_path)
    before, _, turn = done.stdout.rpartition("Hint: ")
    assert "Hint: " in before
    assert "Then: " not in before
    assert re.search(r"^Then: \w[^@{]+$", turn, re.MULTILINE)


def test_undo_stops_where_something_came_to_light(tmp_path: Path) -> None:
    done = play("tickets", "--seed", "x", lines="keep both\n\ndraw\nundo\n", folder=tmp_path)
    assert "this cannot be taken back: it brought something to light" in done.stdout
    assert "Taken back" not in done.stdout


def test_odd_input_gets_a_sentence(tmp_path: Path) -> None:
    odd = [
        "9" * 5000,
        "why " + "9" * 5000,
        "\x1b[2J",
        "7" * 9 + "b",
        "save \x1b]0;x\a",
        "\u0967",
        "rules " + "5" * 5000,
    ]
    done = play("tickets", "--seed", "x", lines="\n".join(odd) + "\n", folder=tmp_path)
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.count("there is no choice") == 3
    assert "\x1b]0" not in done.stdout
    assert "\x1b[2J" not in done.stdout


def test_a_game_of_bots_alone_is_played_to_its_end(tmp_path: Path) -> None:
    table = open_table(GAME, seats([], ["random", "random"]), seed="x")
    table.saved().save(tmp_path / "bots.koopstad")
    done = play("--resume", "bots.koopstad", lines="no\n", folder=tmp_path)
    assert done.stderr == ""
    assert "Only bots sit here" in done.stdout
    assert "The game is over" in done.stdout


def test_why_by_number_and_by_the_beginning_of_a_notation(tmp_path: Path) -> None:
    done = play(
        "tickets",
        "--seed",
        "x",
        lines="why 1\nwhy 99\nwhy {0}\nkeep both\n\nwhy {0}\nwhy fly\n".format("claim dam-oude_kerk/pink"),
        folder=tmp_path,
    )
    assert "That can be played now." in done.stdout
    assert "there is no choice 99" in done.stdout
    assert "TTA-2.5: first choose which of the drawn contracts to keep" in done.stdout
    assert re.search(r"TTA-5\.\d", done.stdout)
    assert "'fly' is no action of this game" in done.stdout


def test_options_that_take_several_values_add_up(tmp_path: Path) -> None:
    done = play(
        "amsterdam",
        *("--option", "expansions=tasks", "--option", "expansions=trader,workers", "--seats", "2"),
        lines="save a.koopstad\n",
        folder=tmp_path,
    )
    assert done.stderr == ""
    options = records.read(tmp_path / "a.koopstad").header.options
    assert options["expansions"] == ["workers", "tasks", "trader"]


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


def test_on_a_small_screen_the_number_of_a_page_is_not_cut_off(tmp_path: Path) -> None:
    done = play(
        *("hamburg", "--language", "fr", "--bots", "random", "--seed", "tt"),
        lines="1\n2\n3\n4\n5\n1\n1\n",
        folder=tmp_path,
        COLUMNS="80",
        LINES="24",
    )
    assert re.search(r"…  page 1 sur \d ─", done.stdout)
