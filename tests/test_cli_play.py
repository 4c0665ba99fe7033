"""``koopstad play``: scripted games through a real process, and the loop itself."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import signal
import subprocess
import sys
import termios
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import koopstad
from koopstad.cli.app import app
from koopstad.cli.keeping import Keeper
from koopstad.cli.play import Play
from koopstad.drawing import board
from koopstad.engine import record as records
from koopstad.engine.dealer import FastDealer
from koopstad.engine.verify import verify
from koopstad.engine.words import english
from koopstad.table import open_table, seats

GAME = koopstad.game("tickets")


@pytest.fixture(autouse=True)
def _kept_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written into the home of whoever runs the tests."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def play(*args: str, lines: str, folder: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Plays with a script of lines as input."""
    here = str(Path(koopstad.__file__).parents[1])  # the copy under test, wherever the process runs
    settings = {
        **os.environ,
        "PYTHONPATH": here,
        "COLUMNS": "120",
        "LINES": "40",
        "PYTHONIOENCODING": "utf-8",
        "LC_ALL": "C.UTF-8",
        **env,
    }
    return subprocess.run(
        [sys.executable, "-m", "koopstad", "play", *args],
        input=lines,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env=settings,
        timeout=600,  # a program that waits for ever fails; a slow machine does not
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


def files(folder: Path) -> list[str]:
    """What the player finds in the folder; the program's own files are elsewhere."""
    return sorted(path.name for path in folder.iterdir() if path.name != "state")


def test_whoever_did_nothing_leaves_nothing(tmp_path: Path) -> None:
    for lines in ("", "help\n", "quit\n"):
        done = play("tickets", lines=lines, folder=tmp_path)
        assert done.returncode == 0
        assert done.stderr == ""
    assert files(tmp_path) == []


def test_the_end_of_the_input_saves_to_a_file_that_is_named(tmp_path: Path) -> None:
    done = play("tickets", "--seed", "x", lines="keep both\ndraw\n", folder=tmp_path)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "The input has ended. Saved. Go on with: koopstad play --resume tickets.koopstad" in done.stdout
    (name,) = files(tmp_path)
    saved = records.read(tmp_path / name)
    assert [line.action for line in saved.lines if line.seat == 0] == ["keep both", "draw"]
    again = play("--resume", name, lines="draw\n", folder=tmp_path)
    assert "Saved. Go on with: koopstad play --resume tickets.koopstad" in again.stdout
    assert len(records.read(tmp_path / name).lines) > len(saved.lines)


def test_where_nothing_can_be_written_the_kept_game_is_named(tmp_path: Path) -> None:
    """A folder that takes no file: the moves were kept elsewhere all the time."""
    where = tmp_path / "here"
    where.mkdir()
    (where / "tickets.koopstad").mkdir()
    table = open_table(GAME, seats(["Anna"], ["random"]), seed="kept")
    words = board(GAME, table.words).words
    keeper = Keeper(table, words, where / "tickets.koopstad")  # a folder: it cannot be replaced by a file
    table.advance()
    table.play(0, table.actions(0)[0])
    assert keeper.keep() == ""
    told = keeper.rescue()
    (kept,) = (tmp_path / "state").rglob("*.koopstad")
    assert str(kept) in told
    assert records.read(kept).lines[-1] == table.record.lines[-1]


def test_every_move_is_kept_until_the_sitting_ends_in_order(tmp_path: Path) -> None:
    table = open_table(GAME, seats(["Anna"], ["random"]), seed="kept")
    keeper = Keeper(table, board(GAME, table.words).words, None)
    while not table.over:
        table.advance()
        keeper.keep()
        if table.over:
            break
        table.play(0, table.actions(0)[-1])
        assert keeper.keep() == ""
        (kept,) = (tmp_path / "state").rglob("*.koopstad")
        assert len(records.read(kept).lines) == table.lines
    keeper.save(str(tmp_path / "done.koopstad"))
    assert list((tmp_path / "state").rglob("*.koopstad")) == []
    assert verify(records.read(tmp_path / "done.koopstad"), GAME).scores() == table.state.scores()


def _at_a_terminal() -> None:
    """As a shell starts a program: Ctrl-C reaches it, whatever whoever runs the tests ignores."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_control_c_saves(tmp_path: Path) -> None:
    """A real terminal, a real Ctrl-C: the game is in a file, and the screen says in which."""
    master, slave = pty.openpty()
    here = str(Path(koopstad.__file__).parents[1])
    sitting = subprocess.Popen(
        [sys.executable, "-m", "koopstad", "play", "tickets", "--seed", "x", "--option", "first=1"],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": here, "TERM": "xterm", "COLUMNS": "100", "LINES": "30"},
        start_new_session=True,
        preexec_fn=_at_a_terminal,
    )
    os.close(slave)
    shown = b""

    def read_until(words: bytes) -> None:
        nonlocal shown
        while words not in shown:
            shown += os.read(master, 65536)

    read_until(b"or help")
    os.write(master, b"keep both\n")
    read_until(b"Enter to go on")
    os.write(master, b"\x03")
    read_until(b"--resume tickets.koopstad")
    assert sitting.wait(60) == 0
    os.close(master)
    assert b"Traceback" not in shown
    assert records.read(tmp_path / "tickets.koopstad").lines[0].action == "keep both"


def test_another_sitting_is_told_of(tmp_path: Path) -> None:
    state = tmp_path / "state" / "koopstad"
    state.mkdir(parents=True)
    table = open_table(GAME, seats(["Anna"], ["random"]), seed="kept")
    table.saved().save(state / "tickets.koopstad")
    done = play("tickets", lines="", folder=tmp_path, COLUMNS="200")
    assert f"Another sitting left a game: koopstad play --resume {state}" in done.stdout


def test_quit_offers_to_save_until_it_is_saved(tmp_path: Path) -> None:
    play("tickets", lines="keep both\n\nquit\nno\n", folder=tmp_path)
    assert files(tmp_path) == []
    play("tickets", lines="keep both\n\nquit\nyes\n", folder=tmp_path)
    play("tickets", lines="keep both\n\nquit\nyes\n", folder=tmp_path)
    play("tickets", lines="keep both\n\nquit\nmine.koopstad\n", folder=tmp_path)
    assert files(tmp_path) == ["mine.koopstad", "tickets-2.koopstad", "tickets.koopstad"]
    odd = ["", "maybe", "7", "mine.koopstad", "no/such/folder/a.koopstad", "a\0.koopstad", "last.koopstad"]
    done = play("tickets", lines="keep both\n\nquit\n" + "\n".join(odd) + "\n", folder=tmp_path)
    assert done.stdout.count("neither yes nor no") == 3
    assert "mine.koopstad exists already" in done.stdout
    assert done.stdout.count("cannot be written") == 2
    assert files(tmp_path) == ["last.koopstad", "mine.koopstad", "tickets-2.koopstad", "tickets.koopstad"]
    assert list((tmp_path / "state").rglob("*.koopstad")) == []


def test_save_never_overwrites_another_file(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    done = play("tickets", lines="save notes.txt\nsave no/such/folder\nsave a\0b\n", folder=tmp_path)
    assert "notes.txt exists already" in done.stdout
    assert "no/such/folder cannot be written" in done.stdout
    assert done.stdout.count("cannot be written") == 2
    assert done.stderr == ""
    assert (tmp_path / "notes.txt").read_text() == "mine"
    long = "x" * 300
    done = play(
        "tickets", "--language", "de", lines=f"save a/b\nsave {long}\nsave a\0b\nsave /\n", folder=tmp_path
    )
    for told in ("diesen Ordner gibt es nicht", "der Name ist zu lang", "das ist kein Dateiname"):
        assert told in " ".join(done.stdout.split())
    assert done.stderr == ""


def test_on_a_small_screen_the_number_of_a_page_is_not_cut_off(tmp_path: Path) -> None:
    done = play(
        *("hamburg", "--language", "fr", "--bots", "random", "--seed", "tt"),
        lines="1\n2\n3\n4\n5\n1\n1\n",
        folder=tmp_path,
        COLUMNS="80",
        LINES="24",
    )
    assert re.search(r"…  page 1 sur \d ─", done.stdout)


def test_who_leaves_after_saving_is_told_where_the_game_is(tmp_path: Path) -> None:
    done = play("tickets", lines="keep both\nsave mine.koopstad\n", folder=tmp_path, COLUMNS="200")
    assert done.stdout.count("play --resume mine.koopstad") == 2
    assert "Nothing was played" not in done.stdout


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
