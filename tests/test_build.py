"""The settings of the compiled build stay true while the sources grow."""

from __future__ import annotations

import ast
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


def test_modules_mypyc_cannot_serve_are_listed_as_interpreted() -> None:
    modules = [path for package in HOOK["compile"] for path in (SRC / package).rglob("*.py")]
    kept = [SRC / name for name in HOOK["interpreted"]]
    compiled = [path for path in modules if not any(path.is_relative_to(name) for name in kept)]
    assert [path for path in compiled if imports(path) & UNCOMPILABLE] == []


def test_nothing_was_compiled_in_place() -> None:
    assert [*SRC.rglob("*.so"), *SRC.rglob("*.pyd")] == []
