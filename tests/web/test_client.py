"""The files of the client that scripts write are those of today; `make client` checks and tests the rest."""

from __future__ import annotations

import subprocess
import sys
from urllib.request import urlretrieve

from .conftest import ROOT, Server

WEB = ROOT / "web"


def run(*command: object) -> None:
    done = subprocess.run(list(map(str, command)), cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_types_of_messages_are_those_of_the_server(running: Server, tmp_path: object) -> None:
    schema = f"{tmp_path}/openapi.json"
    urlretrieve(running.url + "schema/openapi.json", schema)
    run(sys.executable, WEB / "build", f"types -- {schema} --check")


def test_the_lesson_follows_the_rules() -> None:
    run(sys.executable, WEB / "scripts" / "lesson.py", "--check")


def test_the_lock_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")
