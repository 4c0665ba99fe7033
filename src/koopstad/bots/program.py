"""A bot that is a program of its own, in any language: it reads questions and writes answers, line by line.

Every question is whole: it holds all that the seat knows, and the program need remember nothing. So one
running program answers for any seat of any game, and may be started anew at any time (docs/own-bots.md).
"""

import atexit
import json
import os
import shlex
import signal
import subprocess
import sys
import threading
from collections import deque
from contextlib import suppress
from queue import Empty, SimpleQueue
from random import Random
from typing import Any, Final

from koopstad.engine.bot import Bot, Eyes
from koopstad.engine.errors import BotError
from koopstad.engine.reading import quoted

SECONDS: Final = 10.0  # that a program may think about one decision, its start included
SECONDS_VARIABLE: Final = "KOOPSTAD_BOT_SECONDS"
LONGEST_ANSWER: Final = 10_000  # bytes
KEPT_COMPLAINTS: Final = 20  # pieces of what a program wrote to its error output: the last of them are told
PIECE: Final = 200


class ProgramBot(Bot):
    """Asks a program; its answers are checked by whoever made this bot (``own.Guarded``)."""

    def __init__(self, seed: int, command: str, seconds: float | None = None) -> None:
        super().__init__(seed)
        self._command = command
        self._seconds = seconds or float(os.environ.get(SECONDS_VARIABLE) or SECONDS)
        self._chance = Random(seed)

    def choose(self, eyes: Eyes) -> int:
        asked = question(eyes, self._chance.getrandbits(32))
        answer = running(self._command).ask(asked, self._seconds)
        return eyes.game.action(answer) if isinstance(answer, str) else answer


def question(eyes: Eyes, seed: int) -> dict[str, Any]:
    """All that a program is told. What it is not told it cannot know."""
    game, actions = eyes.game, eyes.actions()
    return {
        "game": game.id,
        "rules": game.rules,
        "edition": game.edition,
        "seat": eyes.seat,
        "seed": seed,
        "view": eyes.view(),
        "actions": actions,
        "names": [game.name(action) for action in actions],
    }


class Program:
    """A running program. Whatever it does wrong ends it, and the next question starts another."""

    def __init__(self, command: str) -> None:
        self.command: Final = command
        self._number = 0
        self._complaints: deque[bytes] = deque(maxlen=KEPT_COMPLAINTS)
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=sys.platform != "win32",  # so that what it starts ends with it
            )
        except (OSError, ValueError) as error:
            raise BotError(f"{quoted(command)} cannot be started: {error}") from None
        # Reading and writing block, and a program may do neither: so a thread does both.
        self._asked: SimpleQueue[bytes] = SimpleQueue()
        self._answered: SimpleQueue[bytes] = SimpleQueue()
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._talk, self._listen)]
        for thread in self._threads:
            thread.start()

    @property
    def well(self) -> bool:
        return self._process.poll() is None

    def ask(self, asked: dict[str, Any], seconds: float) -> int | str:
        self._number += 1
        line = json.dumps({"id": self._number, **asked}, separators=(",", ":"))
        self._asked.put(line.encode() + b"\n")
        try:
            return self._read(self._answered.get(timeout=seconds))
        except Empty:
            raise self._failed(f"it has not answered in {seconds:g} seconds") from None

    def _read(self, line: bytes) -> int | str:
        if not line:
            raise self._failed("it ended without an answer")
        if not line.endswith(b"\n"):
            raise self._failed("its answer is too long, or breaks off")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise self._failed(f"its answer is no JSON: {quoted(line.decode(errors='replace'))}") from None
        action = answer.get("action") if isinstance(answer, dict) else None
        if not isinstance(action, int | str) or isinstance(action, bool):
            raise self._failed(f"its answer names no action: {quoted(answer)}")
        if answer.get("id") != self._number:
            raise self._failed(f"it answers question {quoted(answer.get('id'))}, not {self._number}")
        return action

    def _failed(self, what: str) -> BotError:
        self.end()
        said = b"".join(self._complaints).decode(errors="replace").strip()
        last = f" (on its error output: {quoted(said[-PIECE:])})" if said else ""
        return BotError(f"the program {quoted(self.command)}: {what}{last}")

    def end(self) -> None:
        """It, and what it started."""
        try:
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        except OSError:
            pass  # it has ended by itself
        self._process.wait()
        self._asked.put(b"")
        for thread in self._threads:
            thread.join(1)  # unless somebody holds its pipes who has got away

    def _talk(self) -> None:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        try:
            while line := self._asked.get():
                stdin.write(line)
                stdin.flush()
                self._answered.put(stdout.readline(LONGEST_ANSWER))
        except OSError:  # it has ended, or reads no more
            self._answered.put(b"")
        finally:
            stdout.close()
            with suppress(OSError):
                stdin.close()

    def _listen(self) -> None:
        stderr = self._process.stderr
        assert stderr is not None
        with stderr:
            while piece := os.read(stderr.fileno(), PIECE):
                self._complaints.append(piece)


_RUNNING: Final[dict[tuple[str, int], Program]] = {}  # by command, and by the thread that asks


def running(command: str) -> Program:
    """The program that this thread talks to; started when there is none, or when the last one has ended."""
    key = (command, threading.get_ident())
    program = _RUNNING.get(key)
    if program is None or not program.well:
        program = _RUNNING[key] = Program(command)
    return program


@atexit.register
def end_all() -> None:
    """Ends every program of this process; the next question starts it anew."""
    while _RUNNING:
        _RUNNING.popitem()[1].end()
