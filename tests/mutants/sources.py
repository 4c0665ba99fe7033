"""All mutants of a game, from the syntax trees of its rules and cards."""

from __future__ import annotations

import ast
import copy
import importlib
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType

import koopstad
from koopstad.engine.manifest import manifest

from .changes import Change, Spot, changes, spots
from .entries import Vocabulary

# Folders of a game whose code are its rules; how actions and cards look, and the list of steps by which a
# saved position is read again, are none: the kit tries that.
FOLDERS = ("rules", "cards")
NO_RULES = ("describe", "steps")
PICTURES = "shown"
# Tables whose entries are no cards: which piece an entry is, by its number, place (from 1) or key.
PIECES = {
    "amsterdam": {"TASKS": "task-{number}", "TILES": "tile-{key}"},
    "hamburg": {"MAYORS": "mayor-{number:02}"},
}
CARD = "card-{number:03}"
AROUND = 30  # letters of unchanged code that a key shows on either side
PROBE = "_reached_"
RULE = re.compile(r"\b[A-Z]{1,4}(?:-[A-Z]{2,4})?-\d+(?:\.\d+)*")


@dataclass
class Mutant:
    """One broken piece of code: what stood there, what stands there now, and how to find it again."""

    game: str
    module: str
    line: int
    owner: str  # the function (with its class) or the table
    before: str
    after: str
    rule: str
    change: Change = field(repr=False)
    statement: str  # the place of the statement, as probes name it; "" runs when the game is imported
    part: int = 0  # which of the entries that its function makes together
    nested: bool = False  # in a function that another function makes: that one has run already
    entry: tuple[str, ...] = ()  # the piece whose entry it is
    pieces: tuple[str, ...] = ()  # each of them needs a scenario that notices

    @cached_property
    def key(self) -> str:
        """Stays the same as long as the function keeps its name and the broken words stay as they are."""
        before, after = _difference(self.before, self.after)
        return f"{' '.join((self.owner, *self.entry))}: {before} -> {after}"

    @property
    def where(self) -> str:
        return f"{self.module.removeprefix('koopstad.games.')}:{self.line}"


class Sources:
    """The rules of one game, as syntax trees."""

    def __init__(self, game: str) -> None:
        self.game = game
        koopstad.game(game)
        package = manifest(game).package
        self.package = package
        folder = Path(str(manifest(game).folder()))
        paths: dict[str, Path] = {}
        for path in sorted(folder.rglob("*.py")):
            parts = path.relative_to(folder).with_suffix("").parts
            paths[".".join((package, *(part for part in parts if part != "__init__")))] = path
        self.files = {
            name: path
            for name, path in paths.items()
            if path.relative_to(folder).parts[0] in FOLDERS and path.stem not in NO_RULES
        }
        self.imports = {name: set(_imports(path, set(paths))) for name, path in paths.items()}
        self.texts = {name: path.read_text(encoding="utf-8") for name, path in self.files.items()}
        self.trees = {name: ast.parse(text) for name, text in self.texts.items()}
        self.entries = {name: list(entries(game, name, tree)) for name, tree in self.trees.items()}
        tables = {entry.table for listed in self.entries.values() for entry in listed}
        assert PIECES.get(game, {}).keys() <= tables, f"{game} has no more such tables: {PIECES[game]}"

    @cached_property
    def modules(self) -> dict[str, ModuleType]:
        """The modules of the whole game, as they run now."""
        for name in self.files:
            importlib.import_module(name)
        return {name: module for name, module in sys.modules.items() if name.startswith(self.package)}

    @cached_property
    def mutants(self) -> list[Mutant]:
        vocabulary = Vocabulary(self.modules, self.trees)
        found: dict[str, Mutant] = {}
        for name, tree in self.trees.items():
            reader = _Reader(self, name, vocabulary)
            for mutant in reader.block(tree, ""):
                found.setdefault(f"{name}:{mutant.line}:{mutant.key}", mutant)
        known = set(koopstad.game(self.game).pieces())
        for mutant in found.values():
            made = self.makers.get((mutant.owner, mutant.part), ())
            pieces = made if mutant.statement else mutant.entry
            mutant.pieces = tuple(piece for piece in pieces if piece in known)
        return list(found.values())

    @cached_property
    def makers(self) -> dict[tuple[str, int], tuple[str, ...]]:
        """Functions that make an entry (a family of cards) or several, with the pieces made in each part."""
        returned = {
            node.name: call.func.id
            for tree in self.trees.values()
            for node in tree.body
            if isinstance(node, ast.FunctionDef) and isinstance(node.body[-1], ast.Return)
            if isinstance(call := node.body[-1].value, ast.Call) and isinstance(call.func, ast.Name)
        }
        parts = {
            node.name: len(parts)
            for tree in self.trees.values()
            for node in tree.body
            if isinstance(node, ast.FunctionDef) and (parts := _parts(node))
        }
        found: dict[tuple[str, int], list[str]] = {}
        for entry in (entry for listed in self.entries.values() for entry in listed if entry.number):
            call = entry.node.value if isinstance(entry.node, ast.Starred) else entry.node
            assert isinstance(call, ast.Call)
            called = call.func.id if isinstance(call.func, ast.Name) else ""
            while called in returned:
                found.setdefault((called, 0), []).append(entry.piece)
                called = returned[called]
            for part in range(parts.get(called, 0)):
                assert entry.number is not None
                piece = CARD.format(number=ast.literal_eval(entry.number) + part)
                found.setdefault((called, part), []).append(piece)
        return {made: tuple(pieces) for made, pieces in found.items()}

    def resting_on(self, changed: Iterable[str]) -> set[str]:
        """Modules of the game that import these, or what imports these, with themselves."""
        found = set(changed)
        while more := {name for name, used in self.imports.items() if used & found} - found:
            found |= more
        return found

    def rule_near(self, module: str, first: int, line: int) -> str:
        """The rule that was cited last before a line, in the function or table that begins at ``first``."""
        lines = self.texts[module].splitlines()
        for text in (lines[line - 1], *reversed(lines[max(0, first - 2) : line - 1]), lines[0]):
            if cited := RULE.findall(text):
                return str(cited[-1])
        return ""

    def probed(self, module: str, wanted: set[str]) -> ast.Module:
        """The tree of a module in which wanted statements say that they are reached."""
        tree = _Probes(module, wanted).visit(copy.deepcopy(self.trees[module]))
        assert isinstance(tree, ast.Module)
        return ast.fix_missing_locations(tree)


def _imports(path: Path, own: set[str]) -> Iterator[str]:
    """The modules of the game that a module imports when it runs."""
    waiting: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.ImportFrom) and node.module in own:
            names = [f"{node.module}.{name.name}" for name in node.names]
            yield from (name if name in own else str(node.module) for name in names)
        elif not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
            waiting += ast.iter_child_nodes(node)


def place_of(module: str, node: ast.stmt) -> str:
    return f"{module}:{node.lineno}:{node.col_offset}"


class _Probes(ast.NodeTransformer):
    """Puts a call of ``_reached_`` before each wanted statement of the functions of a module."""

    def __init__(self, module: str, wanted: set[str]) -> None:
        self.module = module
        self.wanted = wanted

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list) and not isinstance(node, ast.Module | ast.ClassDef):
                setattr(node, name, [line for statement in block for line in self._probed(statement)])
        return node

    def _probed(self, statement: ast.stmt) -> list[ast.stmt]:
        place = place_of(self.module, statement)
        if place not in self.wanted:
            return [statement]
        call = ast.Call(ast.Name(PROBE, ast.Load()), [ast.Constant(place)], [])
        return [ast.copy_location(ast.Expr(call), statement), statement]


@dataclass
class Entry:
    """One element of a table of a module, and the piece of the game it is ("" for none)."""

    table: str
    node: ast.expr
    piece: str
    number: ast.expr | None  # what it is known by, where that stands in the entry itself


def _parts(function: ast.FunctionDef) -> list[ast.expr]:
    """The entries that a function makes together, one number after the other."""
    last = function.body[-1]
    value = last.value if isinstance(last, ast.Return) else None
    return [one for one in value.elts if isinstance(one, ast.Call)] if isinstance(value, ast.Tuple) else []


def entries(game: str, module: str, tree: ast.Module) -> Iterator[Entry]:
    for statement in tree.body:
        if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
            table = _name_of(statement)
            value = statement.value
            if isinstance(value, ast.Dict):
                listed = list(zip(value.keys, value.values, strict=True))
            elif isinstance(value, ast.Tuple | ast.List):
                listed = [(None, one) for one in value.elts]
            else:
                continue
            form = PIECES.get(game, {}).get(table, CARD if ".cards" in module else "")
            for place, (key, node) in enumerate(listed, 1):
                yield _entry(table, form, place, key, node)


def _entry(table: str, form: str, place: int, key: ast.expr | None, node: ast.expr) -> Entry:
    if "number" not in form:
        named = key.value if isinstance(key, ast.Constant) else ""
        return Entry(table, node, form.format(place=place, key=named), None)
    call = node.value if isinstance(node, ast.Starred) else node
    first = call.args[0] if isinstance(call, ast.Call) and call.args else None
    if isinstance(first, ast.Constant) and isinstance(first.value, int):
        return Entry(table, node, form.format(number=first.value), first)
    return Entry(table, node, "", None)


def _name_of(statement: ast.Assign | ast.AnnAssign) -> str:
    return ast.unparse(statement.targets[0] if isinstance(statement, ast.Assign) else statement.target)


class _Reader:
    """Reads one module from top to bottom."""

    def __init__(self, sources: Sources, module: str, vocabulary: Vocabulary) -> None:
        self.sources = sources
        self.module = module
        self.vocabulary = vocabulary
        self.entries = {id(entry.node): entry for entry in sources.entries[module]}

    def block(self, node: ast.Module | ast.ClassDef, owner: str) -> Iterator[Mutant]:
        for statement in node.body:
            if isinstance(statement, ast.FunctionDef):
                yield from self.function(statement, f"{owner}{statement.name}")
            elif isinstance(statement, ast.ClassDef):
                yield from self.block(statement, f"{owner}{statement.name}.")
            elif (
                isinstance(statement, ast.AnnAssign)
                and statement.value is not None
                and _name_of(statement) != PICTURES
            ):
                yield from self.table(statement, f"{owner}{_name_of(statement)}")

    def function(self, function: ast.FunctionDef, owner: str) -> Iterator[Mutant]:
        for spot in spots(function):
            inner = [node for node in (*spot.around, spot.node) if isinstance(node, ast.stmt)][-1]
            if inner is not function and not _speaks(function):
                for change in self._ways(spot, owner):
                    mutant = self.mutant(change, owner, inner, function.lineno, place_of(self.module, inner))
                    mutant.part = _part_of(function, (*spot.around, spot.node))
                    mutant.nested = any(isinstance(node, ast.FunctionDef) for node in spot.around[1:])
                    yield mutant

    def _ways(self, spot: Spot, owner: str) -> Iterator[Change]:
        """In what makes entries the words of entries are exchanged too."""
        yield from changes(spot)
        if (owner, 0) in self.sources.makers:
            yield from self.vocabulary.changes(spot, self.module)

    def table(self, statement: ast.AnnAssign, owner: str) -> Iterator[Mutant]:
        for spot in spots(statement):
            if spot.field == "target":
                continue
            listed = [
                self.entries[id(node)] for node in (*spot.around, spot.node) if id(node) in self.entries
            ]
            entry = listed[0] if listed else None
            if entry is not None and entry.number is spot.node:
                continue
            shown = statement if entry is None else entry.node
            for change in (*changes(spot), *self.vocabulary.changes(spot, self.module)):
                piece = (entry.piece,) if entry is not None and entry.piece else ()
                yield self.mutant(change, owner, shown, statement.lineno, "", piece)

    def mutant(
        self,
        change: Change,
        owner: str,
        shown: ast.stmt | ast.expr,
        first: int,
        statement: str,
        entry: tuple[str, ...] = (),
    ) -> Mutant:
        before = _head(shown)
        if isinstance(change.new, ast.If):
            after = "pass"
        elif isinstance(change.new, ast.For):
            after = f"{before} once"
        else:
            whole = change.old is shown
            with change.made():
                after = _head(change.new if whole and isinstance(change.new, ast.AST) else shown)
        line = shown.lineno
        rule = self.sources.rule_near(self.module, first, line)
        return Mutant(
            self.sources.game, self.module, line, owner, before, after, rule, change, statement, entry=entry
        )


def _part_of(function: ast.FunctionDef, nodes: tuple[ast.AST, ...]) -> int:
    return next((place for place, part in enumerate(_parts(function)) if part in nodes), 0)


def _speaks(function: ast.FunctionDef) -> bool:
    """It only puts into words what has happened."""
    return function.name in ("__repr__", "_tell", "tell", "icons")


def _difference(before: str, after: str) -> tuple[str, str]:
    """What differs, with some words around it."""
    start = 0
    while start < min(len(before), len(after)) and before[start] == after[start]:
        start += 1
    end = 0
    while end < min(len(before), len(after)) - start and before[-1 - end] == after[-1 - end]:
        end += 1
    start, end = max(0, start - AROUND), max(0, end - AROUND)
    while start and before[start - 1] != " ":
        start -= 1
    while end and before[len(before) - end] != " ":
        end -= 1
    return before[start : len(before) - end], after[start : len(after) - end]


def _head(node: ast.AST) -> str:
    """The words of a node; of a statement with others under it, only its own line."""
    if isinstance(node, ast.If | ast.For | ast.While | ast.With | ast.FunctionDef):
        node = copy.copy(node)
        node.body = []
        if not isinstance(node, ast.With | ast.FunctionDef):
            node.orelse = []
    return " ".join(ast.unparse(node).split())
