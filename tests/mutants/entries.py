"""Breaks entries of a card list, as they are written: one number, word or part at a time.

What the lists of all games share; ``hamburg_cards.py`` says what the words of its game are.
"""

from __future__ import annotations

import ast
import copy
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

Rows = tuple[tuple[str, ...], ...]
Change = Callable[[Any], None]


def listed(module: Any, functions: dict[str, ast.FunctionDef], kind: str) -> Iterator[ast.Call]:
    """The entries of the tuples of a module, those made by helpers as the calls of ``kind`` they return."""
    for node in _tree(module).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple):
            for element in node.value.elts:
                yield from _written_out(element, functions, kind)


def helpers(*modules: Any) -> dict[str, ast.FunctionDef]:
    """The functions of modules that make entries, by name."""
    nodes = [node for module in modules for node in _tree(module).body]
    return {node.name: node for node in nodes if isinstance(node, ast.FunctionDef)}


def _tree(module: Any) -> ast.Module:
    return ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))


def _written_out(entry: ast.expr, functions: dict[str, ast.FunctionDef], kind: str) -> Iterator[ast.Call]:
    if isinstance(entry, ast.Starred):
        entry = entry.value
    if isinstance(entry, ast.Tuple):
        for element in entry.elts:
            yield from _written_out(element, functions, kind)
    elif isinstance(entry, ast.Call) and isinstance(entry.func, ast.Name):
        if entry.func.id == kind:
            yield entry
        else:
            yield from _written_out(_returned(entry, functions[entry.func.id]), functions, kind)


def _returned(call: ast.Call, helper: ast.FunctionDef) -> ast.expr:
    """What a helper returns for a call, as it would be written without the helper."""
    names = [argument.arg for argument in helper.args.args]
    given = dict(zip(names, call.args, strict=False))
    last = helper.body[-1]
    assert isinstance(last, ast.Return)
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


def build(entry: ast.Call, names: dict[str, Any]) -> Any:
    return eval(compile(ast.fix_missing_locations(ast.Expression(entry)), "entry", "eval"), names)


def without_parts(entry: ast.Call, first: int) -> Iterator[tuple[str, ast.Call]]:
    """The entry without one of its parts, which begin at argument ``first``."""
    for part in range(first, len(entry.args)):
        changed = copy.deepcopy(entry)
        del changed.args[part]
        yield f"without {ast.unparse(entry.args[part])}", changed


def with_other_words(entry: ast.Call, rows: Rows) -> Iterator[tuple[str, ast.Call]]:
    """The entry with one number or word changed; each word gives way to the next of its row."""
    before = ast.unparse(entry)
    for place, node in enumerate(ast.walk(entry)):
        for change in _changes(node, rows):
            changed = copy.deepcopy(entry)
            change(list(ast.walk(changed))[place])
            after = ast.unparse(changed)
            if after != before:
                yield after, changed


def _changes(node: ast.AST, rows: Rows) -> Iterator[Change]:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        for value in {node.value + 1, max(1, node.value - 1), (node.value + 1) // 2} - {node.value}:
            yield lambda found, value=value: setattr(found, "value", value)
    for kind, field in ((ast.Constant, "value"), (ast.Name, "id"), (ast.keyword, "arg")):
        if isinstance(node, kind):
            for word in following(getattr(node, field), rows):
                yield lambda found, field=field, word=word: setattr(found, field, word)


def following(word: Any, rows: Rows) -> list[str]:
    return [row[(row.index(word) + 1) % len(row)] for row in rows if word in row]


def by_card(scenarios: Path) -> dict[int, list[Path]]:
    """The scenarios that cite each card."""
    found: dict[int, list[Path]] = {}
    for path in sorted(scenarios.rglob("*.toml")):
        for cited in tomllib.loads(path.read_text(encoding="utf-8")).get("cites", []):
            if cited.startswith("card-"):
                found.setdefault(int(cited[5:]), []).append(path)
    return found
