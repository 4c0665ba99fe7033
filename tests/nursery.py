"""``koopstad`` in processes of their own that start quickly: one has imported everything, and forks.

That ``python -m koopstad`` does the same is seen where another interpreter runs it (tests/stranger.py), where
a wheel was installed (tests/installed.py), and by the deployment.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any


class Child:
    """A process that the nursery has started; with what the tests want of ``subprocess.Popen``."""

    def __init__(self, nursery: Nursery, pid: int) -> None:
        self.nursery = nursery
        self.pid = pid
        self.status: int | None = None

    def poll(self) -> int | None:
        if self.status is None:
            self.status = self.nursery.ask({"ended": self.pid})
        return self.status

    def wait(self, seconds: float = 600) -> int:
        end = time.monotonic() + seconds
        while (status := self.poll()) is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired("koopstad", seconds)
            time.sleep(0.01)
        return status

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)


class Nursery:
    """The process that forks; it ends with the tests."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        atexit.register(self.process.communicate)

    def ask(self, question: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def start(
        self,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        output: Path,
        errors: Path | None = None,
        source: Path | None = None,
        folder: Path | None = None,
    ) -> Child:
        """``koopstad`` with these arguments; it writes behind what is in its files already."""
        places = {"output": output, "errors": errors or output, "source": source or os.devnull}
        files = {what: str(path) for what, path in places.items()}
        wish = {"arguments": list(arguments), "environment": dict(environment), **files}
        return Child(self, self.ask({**wish, "folder": str(folder or Path.cwd())}))


@cache
def nursery() -> Nursery:
    """The one of these tests."""
    return Nursery()


# --- in the nursery ---------------------------------------------------------------------------------------


def fork(wish: dict[str, Any]) -> int:
    process = os.fork()
    if process:
        return process
    os.setsid()
    os.chdir(wish["folder"])
    os.environ.clear()
    os.environ.update(wish["environment"])
    settings = os.environ.get("PYTHONIOENCODING", "utf-8")
    appended = os.O_WRONLY | os.O_APPEND | os.O_CREAT
    for number, path, how in ((0, "source", os.O_RDONLY), (1, "output", appended), (2, "errors", appended)):
        opened = os.open(wish[path], how, 0o600)
        os.dup2(opened, number)
        os.close(opened)
    sys.stdin = open(0, encoding=settings, closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding=settings, closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding=settings, errors="backslashreplace", closefd=False)  # noqa: SIM115
    sys.argv = ["koopstad", *wish["arguments"]]
    from koopstad.cli import main

    main()
    sys.exit()


def ended(process: int) -> int | None:
    found, status = os.waitpid(process, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


def answer() -> None:
    """Bots in processes of their own import this file too: what only the nursery needs is imported here."""
    import anyio
    import litestar
    import psycopg  # noqa: F401
    from typer.testing import CliRunner

    import koopstad.cli.play
    import koopstad.server.push_sender
    import koopstad.server.run  # noqa: F401
    from koopstad.cli.app import app

    # What is imported or read at the first use.
    CliRunner().invoke(app, ["games"])
    anyio.run(anyio.sleep, 0)
    litestar.Litestar()
    gc.freeze()  # it stays as it is, in all processes
    for line in sys.stdin:
        question = json.loads(line)
        told = ended(question["ended"]) if "ended" in question else fork(question)
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    answer()
