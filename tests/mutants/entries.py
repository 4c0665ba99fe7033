"""What the scripts share that break the pieces of a game, as its lists have them, one word at a time.

A script of a game, such as ``hamburg_pieces.py``, says what the words of its lists are, makes the mutants of
its pieces and puts them into the game; the scenarios that cite a piece must notice.
"""

from __future__ import annotations

import ast
import copy
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from koopstad.engine.scenario import run_file

Rows = tuple[tuple[str, ...], ...]  # each word of an entry is exchanged for the next of its row
Place = Callable[[], None]  # puts a mutant into the game
Mutant = tuple[str, str, Place, dict[str, Any]]  # the piece, what was done, and with which printed values


def listed(module: Any) -> list[ast.expr]:
    """The entries of the tuples of a module."""
    found = [node.value for node in _tree(module).body if isinstance(node, ast.AnnAssign)]
    return [entry for value in found if isinstance(value, ast.Tuple) for entry in value.elts]


def helpers(*modules: Any) -> dict[str, ast.FunctionDef]:
    """The functions of modules that make entries, by name."""
    nodes = [node for module in modules for node in _tree(module).body]
    return {node.name: node for node in nodes if isinstance(node, ast.FunctionDef)}


def _tree(module: Any) -> ast.Module:
    return ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))


def written_out(entry: ast.expr, functions: dict[str, ast.FunctionDef], kind: str) -> Iterator[ast.Call]:
    """An entry made by helpers, as the calls of ``kind`` that they return."""
    if isinstance(entry, ast.Starred):
        entry = entry.value
    if isinstance(entry, ast.Tuple):
        for element in entry.elts:
            yield from written_out(element, functions, kind)
    elif isinstance(entry, ast.Call) and isinstance(entry.func, ast.Name):
        if entry.func.id == kind:
            yield entry
        else:
            yield from written_out(_returned(entry, functions[entry.func.id]), functions, kind)


def _returned(call: ast.Call, helper: ast.FunctionDef) -> ast.expr:
    """What a helper returns for a call, as it would be written without the helper."""
    names = [argument.arg for argument in helper.args.args]
    given = dict(zip(names, call.args, strict=False))
    last = helper.body[-1]
    assert isinstance(last, ast.Return)
    assert last.value is not None
    filled = _Filled(given, call.args[len(names) :]).visit(copy.deepcopy(last.value))
    assert isinstance(filled, ast.expr)
    return filled


class _Filled(ast.NodeTransformer):
    """Puts what a helper was called with in the place of its parameters."""

    def __init__(self, given: dict[str, ast.expr], rest: list[ast.expr]) -> None:
        self.given = given
        self.rest = rest

    def visit_Call(self, node: ast.Call) -> ast.Call:
        node.args = [
            argument
            for given in node.args
            for argument in (self.rest if isinstance(given, ast.Starred) else [self.visit(given)])
        ]
        node.keywords = [self.visit(keyword) for keyword in node.keywords]
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return copy.deepcopy(self.given.get(node.id, node))


def build(entry: ast.expr, names: dict[str, Any]) -> Any:
    return eval(compile(ast.fix_missing_locations(ast.Expression(entry)), "entry", "eval"), names)


def without_parts(entry: ast.Call, first: int) -> Iterator[tuple[str, ast.Call]]:
    """An entry of several parts, which begin at argument ``first``, without one of them."""
    parts = range(first, len(entry.args))
    for part in parts if len(parts) > 1 else ():
        changed = copy.deepcopy(entry)
        del changed.args[part]
        yield f"without {ast.unparse(entry.args[part])}", changed


def reworded(
    entry: ast.expr, names: dict[str, Any], rows: Rows, equivalent: tuple[str, ...]
) -> Iterator[tuple[str, Any]]:
    """The entry with one word exchanged, and what came of it, unless it reads like something equivalent."""
    for place, node in enumerate(ast.walk(entry)):
        for change in _changes(node, rows):
            changed = copy.deepcopy(entry)
            change(list(ast.walk(changed))[place])
            text = ast.unparse(changed)
            if text == ast.unparse(entry) or any(same in text for same in equivalent):
                continue
            try:
                yield text, build(changed, names)
            except (AssertionError, IndexError, NameError, SyntaxError, TypeError, ValueError):
                continue  # nothing at all


def _changes(node: ast.AST, rows: Rows) -> Iterator[Callable[[ast.AST], None]]:
    """Ways to change one word of an entry."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        for value in {node.value + 1, max(1, node.value - 1), (node.value + 1) // 2} - {node.value}:
            yield partial(_exchange, "value", value)
    for kind, field in ((ast.Constant, "value"), (ast.Name, "id"), (ast.keyword, "arg")):
        if isinstance(node, kind):
            for word in _following(getattr(node, field), rows):
                yield partial(_exchange, field, word)


def _exchange(field: str, word: str | int, node: ast.AST) -> None:
    setattr(node, field, word)


def _following(word: Any, rows: Rows) -> list[str]:
    return [row[(row.index(word) + 1) % len(row)] for row in rows if word in row]


def leave() -> None:
    """Nothing is put into the game: the printed value is another."""


def failing(scenarios: list[Path], find: Callable[[str, Any], Any], enough: int) -> list[str]:
    """The scenarios that do not hold, until there are enough of them."""
    found: list[str] = []
    for path in scenarios:
        if len(found) < enough and not _holds(path, find):
            found.append(path.stem)
    return found


def _holds(path: Path, find: Callable[[str, Any], Any]) -> bool:
    try:
        return run_file(path, find).passed
    except Exception:  # a broken piece may break down in any way
        return False


def by_piece(scenarios: Path) -> dict[str, list[Path]]:
    """The scenarios that cite each piece, the one of its own name first."""
    found: dict[str, list[Path]] = {}
    for path in sorted(scenarios.rglob("*.toml")):
        for cited in tomllib.loads(path.read_text(encoding="utf-8")).get("cites", []):
            place = 0 if path.stem == cited else len(found.get(cited, []))
            found.setdefault(cited, []).insert(place, path)
    return found


def report(
    mutants: Iterable[Mutant],
    noticed_by: Callable[[Place, dict[str, Any], list[Path], int], list[str]],
    scenarios: dict[str, list[Path]],
    arguments: list[str],
) -> int:
    """Tries the mutants of the pieces named, or of all, and prints those that live; 1 if there are any."""
    wanted = tuple(argument for argument in arguments if not argument.startswith("--"))
    tried = alive = 0
    for piece, text, put, values in mutants:
        if wanted and not piece.startswith(wanted):
            continue
        tried += 1
        citing = scenarios.get(piece, [])
        noticed = noticed_by(put, values, citing, len(citing) if "--all" in arguments else 1)
        if "--all" in arguments:
            print(f"{piece}: {text}\n    {', '.join(noticed) or '-'}")
        if not noticed:
            alive += 1
            print(f"{piece}: none of its scenarios notices: {text}")
    print(f"{tried - alive} of {tried} broken pieces are noticed by a scenario that cites them")
    return 1 if alive else 0
