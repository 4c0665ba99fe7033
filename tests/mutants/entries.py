"""The ways to break an entry of a table, such as a card: another word, one part less."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any

from .changes import Change, Spot


class Vocabulary:
    """The words of a game: each is exchanged for the next of its kind, where it is defined."""

    def __init__(self, modules: dict[str, ModuleType], trees: dict[str, ast.Module]) -> None:
        self.modules = modules
        self.keywords = _keywords(trees)
        self.defined = {name: _defined(module) for name, module in modules.items()}
        self.rows = [
            value
            for name, module in modules.items()
            if ".printed" in name
            for value in vars(module).values()
            if isinstance(value, tuple) and value and all(isinstance(word, str) for word in value)
        ]

    def changes(self, spot: Spot, module: str) -> Iterator[Change]:
        node = spot.node
        if isinstance(node, ast.Name) and spot.field != "func":
            yield from self._other_name(spot, node.id, module)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            for row in self.rows:
                if node.value in row:
                    yield spot.put(ast.Constant(row[(row.index(node.value) + 1) % len(row)]))
                    return
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield from self._fewer_parts(spot, node, vars(self.modules[module]).get(node.func.id))
            yield from self._other_keywords(node, node.func.id)
        elif isinstance(node, ast.Tuple) and not isinstance(spot.parent, ast.stmt):
            for place in range(len(node.elts)):
                yield Change(node, "elts", place, None)

    def _other_name(self, spot: Spot, name: str, module: str) -> Iterator[Change]:
        value = vars(self.modules[module]).get(name)
        if not _exchangeable(name, value):
            return
        home = self._home(name, value)
        if home is None:
            return
        alike = [
            other
            for other, found in vars(self.modules[home]).items()
            if _exchangeable(other, found) and _kind(found) == _kind(value) and _at_home(found, home)
        ]
        if len(alike) > 1 and name in alike:
            following = alike[(alike.index(name) + 1) % len(alike)]
            yield spot.put(ast.Name(following, ast.Load()), (home, following))

    def _home(self, name: str, value: Any) -> str | None:
        """The module that defines a name; others only import it."""
        if isinstance(value, FunctionType):
            return value.__module__ if value.__module__ in self.modules else None
        return next((home for home, names in self.defined.items() if name in names), None)

    def _fewer_parts(self, spot: Spot, node: ast.Call, called: Any) -> Iterator[Change]:
        """A part less, all parts less, one thing that need not be said less."""
        if called is None:
            return
        try:
            parameters = inspect.signature(called).parameters.values()
        except (TypeError, ValueError):
            return
        kinds = [parameter.kind for parameter in parameters]
        if inspect.Parameter.VAR_POSITIONAL in kinds:
            first = kinds.index(inspect.Parameter.VAR_POSITIONAL)
            for place in range(first, len(node.args)):
                yield Change(node, "args", place, None)
            if len(node.args) - first > 1:
                yield spot.put(ast.Call(node.func, node.args[:first], node.keywords))
        optional = {one.name for one in parameters if one.default is not inspect.Parameter.empty}
        for place, keyword in enumerate(node.keywords):
            if keyword.arg in optional:
                yield Change(node, "keywords", place, None)

    def _other_keywords(self, node: ast.Call, called: str) -> Iterator[Change]:
        known = self.keywords.get(called, [])
        given = [keyword.arg for keyword in node.keywords]
        for keyword in node.keywords:
            if keyword.arg in known:
                following = known[(known.index(keyword.arg) + 1) % len(known)]
                if following not in given:
                    yield Change(keyword, "arg", None, following)


def _keywords(trees: dict[str, ast.Module]) -> dict[str, list[str]]:
    """The keywords that entries use, by what is called."""
    found: dict[str, set[str]] = {}
    for tree in trees.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                found.setdefault(node.func.id, set()).update(word.arg for word in node.keywords if word.arg)
    return {called: sorted(words) for called, words in found.items()}


def _exchangeable(name: str, value: Any) -> bool:
    number = name.isupper() and isinstance(value, int) and not isinstance(value, bool)
    return number or isinstance(value, FunctionType) or (name.isupper() and not isinstance(value, type))


def _kind(value: Any) -> object:
    """What may stand in the place of what."""
    return len(inspect.signature(value).parameters) if isinstance(value, FunctionType) else type(value)


def _at_home(value: Any, home: str) -> bool:
    return not isinstance(value, FunctionType) or value.__module__ == home


def _defined(module: ModuleType) -> set[str]:
    """The constants that a module defines itself."""
    tree = ast.parse(inspect.getsource(module))
    found: set[str] = set()
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        for target in targets:
            for name in ast.walk(target) if target is not None else ():
                if isinstance(name, ast.Name):
                    found.add(name.id)
    return found
