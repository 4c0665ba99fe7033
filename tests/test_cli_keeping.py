"""``koopstad play`` keeps every move, saves when it is asked or interrupted, and overwrites nothing."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import subprocess
import sys
import termios
from pathlib import Path

import pytest

import koopstad
from koopstad.cli.keeping import Keeper
from koopstad.drawing import board
from koopstad.engine import record as records
from koopstad.engine.verify import verify
from koopstad.table import open_table, seats
from tests.terminal import play

GAME = koopstad.game("tickets")
pytestmark = pytest.mark.usefixtures("own_state")


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

    def read_until(words: bytes, pressed: bytes = b"") -> None:
        """A key that nothing follows for long is pressed again."""
        nonlocal shown
        while words not in shown:
            if select.select([master], [], [], 30)[0]:
                shown += os.read(master, 65536)
            else:
                os.write(master, pressed)

    read_until(b"or help")
    os.write(master, b"keep both\n")
    read_until(b"Enter to go on")
    os.write(master, b"\x03")
    # Python overlooks it just before it begins to wait for a line.
    read_until(b"--resume tickets.koopstad", b"\x03")
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


def test_why_a_file_cannot_be_written_is_told_in_the_language(tmp_path: Path) -> None:
    lines = f"save a/b\nsave {'x' * 300}\nsave a\0b\n"
    done = play("tickets", "--language", "de", lines=lines, folder=tmp_path)
    for told in ("diesen Ordner gibt es nicht", "der Name ist zu lang", "das ist kein Dateiname"):
        assert told in " ".join(done.stdout.split())
    assert done.stderr == ""


def test_who_leaves_after_saving_is_told_where_the_game_is(tmp_path: Path) -> None:
    done = play("tickets", lines="keep both\nsave mine.koopstad\n", folder=tmp_path, COLUMNS="200")
    assert done.stdout.count("play --resume mine.koopstad") == 2
    assert "Nothing was played" not in done.stdout
