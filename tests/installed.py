"""Plays, through a player's doors, with the Koopstad that the interpreter which runs this file has installed.

It needs nothing but the standard library, so it proves any wheel on any system:

    python tests/installed.py            # whatever build it is
    python tests/installed.py compiled   # and that it is this one
"""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import Request, urlopen

KOOPSTAD = [sys.executable, "-I", "-m", "koopstad"]
SETTINGS = {**os.environ, "COLUMNS": "120", "LINES": "40", "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}


def koopstad(folder: Path, *args: str, lines: str = "") -> str:
    done = subprocess.run(
        [*KOOPSTAD, *args], input=lines, capture_output=True, encoding="utf-8", cwd=folder, env=SETTINGS
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def is_installed(build: str) -> None:
    """It is the installed one, not a checkout that happens to lie near."""
    script = "import koopstad, koopstad.engine.build as b; print(koopstad.__file__); print(b.build_name())"
    told = subprocess.run([sys.executable, "-I", "-c", script], capture_output=True, text=True, check=True)
    place, name = told.stdout.splitlines()
    assert Path(place).is_relative_to(sys.prefix), place
    assert name.startswith(build), f"this is the {name} build"
    print(f"installed: {place} ({name})")


def in_the_terminal(folder: Path) -> None:
    told = koopstad(
        folder, "play", "tickets", "--seats", "2", "--bots", "random", "--seed", "canal", lines="1\n" * 2000
    )
    assert "The game is over" in told, told[-2000:]
    print("played in the terminal")


def alone(folder: Path) -> None:
    assert "koopstad play tickets" in koopstad(folder)
    print("alone and without a terminal it helps")


@contextmanager
def served(folder: Path) -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [*KOOPSTAD, "serve", "--port", str(port), "--database", f"sqlite:///{folder / 'tables.db'}"]
    command += ["--bots", "1", "--bot-pause", "0"]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, env=SETTINGS)
    try:
        yield wait(f"http://127.0.0.1:{port}", process, folder / "log")
    finally:
        process.terminate()
        process.wait(30)


def wait(url: str, process: subprocess.Popen[bytes], log: Path) -> str:
    for _ in range(600):
        assert process.poll() is None, log.read_text(encoding="utf-8")
        try:
            with urlopen(f"{url}/health"):
                return url
        except OSError:
            time.sleep(0.1)
    raise TimeoutError(log.read_text(encoding="utf-8"))


def in_the_browser(url: str) -> None:
    """The page, and every file that it names."""
    page = get(url, "/").decode()
    named = re.findall(r'(?:src|href)="\.?(/[\w./-]+)"', page)
    assert any(name.endswith(".js") for name in named), page
    for name in named:
        assert get(url, name)
    print(f"the client is served: the page and {len(named)} files that it names")


def over_the_server(url: str, folder: Path) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    opened = ask(url, "/api/tables", "", {"game": "tickets", "seats": seats})
    table, key = f"/api/tables/{opened['info']['id']}", opened["keys"]["0"]
    moves = 0
    update = ask(url, table, key)
    while update["waiting"] != "over":
        if update["to_move"] == 0:
            offered = [each for each in update["actions"] if each["notation"].startswith("claim")]
            action = (offered or update["actions"])[0]["number"]
            if moves < 2:
                action = ask(url, f"{table}/hint", key)["choice"]["number"]
            ask(url, f"{table}/moves", key, {"moves": update["moves"], "action": action})
            moves += 1
        update = ask(url, table, key)
    record = folder / "served.koopstad"
    record.write_bytes(get(url, f"{table}/record", key))
    assert "legal, complete and fairly dealt" in koopstad(folder, "verify", record.name)
    print(f"played over the server: {moves} moves, scores {update['result']['scores']}")


def ask(url: str, path: str, key: str, body: Any = None) -> Any:
    return json.loads(get(url, path, key, None if body is None else json.dumps(body).encode()))


def get(url: str, path: str, key: str = "", body: bytes | None = None) -> bytes:
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    if body is not None:
        headers["Content-Type"] = "application/json"
    with urlopen(Request(url + path, body, headers), timeout=60) as answer:
        content: bytes = answer.read()
    return content


def main(build: str = "") -> None:
    is_installed(build)
    with TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        alone(folder)
        in_the_terminal(folder)
        with served(folder) as url:
            in_the_browser(url)
            over_the_server(url, folder)


if __name__ == "__main__":
    main(*sys.argv[1:])
