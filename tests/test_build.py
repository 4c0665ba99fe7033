"""The settings of the compiled build stay true while the sources grow."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HOOK = SETTINGS["tool"]["hatch"]["build"]["hooks"]["custom"]
UNCOMPILABLE = {"fluent", "msgspec", "rich", "typer"}  # libraries that mypyc's classes do not suit


def imports(path: Path) -> set[str]:
    """The top-level names of all that a module imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found


def test_interpreted_modules_exist() -> None:
    assert [name for name in HOOK["interpreted"] if not (SRC / name).exists()] == []


def compiled() -> list[Path]:
    modules = [path for package in HOOK["compile"] for path in (SRC / package).rglob("*.py")]
    kept = [SRC / name for name in HOOK["interpreted"]]
    return [path for path in modules if not any(path.is_relative_to(name) for name in kept)]


def test_modules_mypyc_cannot_serve_are_listed_as_interpreted() -> None:
    assert [path for path in compiled() if imports(path) & UNCOMPILABLE] == []


def test_mypyc_translates_every_module(tmp_path: Path) -> None:
    """To C, which takes a minute; that the C compiler takes it, `make wheel` and `make bench` show."""
    source = tmp_path / "src"
    shutil.copytree(SRC, source, ignore=shutil.ignore_patterns("__pycache__", "web"))
    options = [f"--config-file={ROOT}/pyproject.toml", f"--cache-dir={os.devnull}"]
    modules = [path.relative_to(SRC).as_posix() for path in compiled()]
    translate = "import sys; from mypyc.build import mypycify; mypycify(sys.argv[1:], multi_file=True)"
    done = subprocess.run(
        [sys.executable, "-c", translate, *options, *modules],
        cwd=source,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_nothing_was_compiled_in_place() -> None:
    assert [*SRC.rglob("*.so"), *SRC.rglob("*.pyd")] == []
