"""docs/server.md can be followed to the letter: its shell blocks play a whole game."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from .conftest import NewDatabase
from .serving import Served

DOCS = Path(__file__).parents[2] / "docs" / "server.md"
BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_a_whole_game_with_curl(new_database: NewDatabase, tmp_path: Path) -> None:
    served = Served(new_database("sqlite"), tmp_path / "log").start()
    text = DOCS.read_text(encoding="utf-8")
    script = "set -eu\n" + "\n".join(block[1] for block in BLOCK.finditer(text))
    assert "URL=http://127.0.0.1:8000" in script
    script = script.replace("URL=http://127.0.0.1:8000", f"URL={served.url}")
    folders = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        ["bash", "-c", script],
        cwd=tmp_path,
        env={**os.environ, "PATH": folders},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    served.stop()
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert "fairly dealt" in done.stdout


def test_every_code_is_documented() -> None:
    """Nothing is in the code that the page does not name."""
    text = DOCS.read_text(encoding="utf-8")
    sources = Path(__file__).parents[2] / "src" / "koopstad"
    code = "\n".join(
        path.read_text() for folder in ("server", "table") for path in (sources / folder).rglob("*.py")
    )
    codes = set(re.findall(r'(?:problem\(\d+, |TableError\(\s*|code=)"([a-z-]+)"', code))
    assert len(codes) > 20
    assert sorted(name for name in codes if f"`{name}`" not in text) == []
