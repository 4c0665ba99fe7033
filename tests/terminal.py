"""``koopstad play`` in a process of its own, with a script of lines as input."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.nursery import nursery


class Played(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def play(*args: str, lines: str, folder: Path, **env: str) -> Played:
    """What came of it. A program that waits for ever fails; a slow machine does not."""
    settings = {"COLUMNS": "120", "LINES": "40", "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8", **env}
    with TemporaryDirectory() as name:
        script, output, errors = (Path(name, each) for each in ("script", "output", "errors"))
        script.write_text(lines, encoding="utf-8")
        sitting = nursery().start(["play", *args], os.environ | settings, output, errors, script, folder)
        status = sitting.wait()
        return Played(status, output.read_text(encoding="utf-8"), errors.read_text(encoding="utf-8"))
