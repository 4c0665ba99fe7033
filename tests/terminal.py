"""``koopstad play`` in a process of its own, as a person at a terminal starts it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import koopstad


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
