"""Two promises of the code itself: only watches look at the time, and nothing goes wrong in silence."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "koopstad"


def modules() -> Iterator[tuple[Path, ast.Module]]:
    for folder in ("table", "store", "server"):
        for path in sorted((SOURCES / folder).rglob("*.py")):
            yield path.relative_to(SOURCES), ast.parse(path.read_text(encoding="utf-8"))


def imported(tree: ast.Module) -> set[str]:
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{name.name}" for name in node.names} | {str(node.module)}
    return found


def test_only_watches_look_at_the_time() -> None:
    """Everybody else is given one, so that tests set the hour."""
    looking = {str(path) for path, tree in modules() if "time" in imported(tree)}
    assert looking == {"table/watch.py", "server/watch.py"}
    waiting = {
        str(path)
        for path, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr == "sleep" and ast.unparse(node.value) == "asyncio"
    }
    assert waiting == {"server/watch.py"}


def test_nothing_is_swallowed() -> None:
    """A handler of errors that does nothing would hide them; so would ``suppress``."""
    silent = [
        f"{path}:{node.lineno}"
        for path, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.ExceptHandler)
        and all(isinstance(line, (ast.Pass, ast.Continue, ast.Break)) for line in node.body)
    ]
    assert silent == []
    assert [str(path) for path, tree in modules() if "contextlib.suppress" in imported(tree)] == []
