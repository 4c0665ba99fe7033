"""Puts a mutant into a game and runs the scenarios that could notice.

Code that runs during play is exchanged in the living function. Code that runs when the game is imported
(tables, entries, what makes them) needs the game imported anew.
"""

from __future__ import annotations

import ast
import builtins
import importlib.abc
import importlib.util
import signal
import sys
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.machinery import ModuleSpec
from pathlib import Path
from time import process_time
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import koopstad
from koopstad.engine.cards import Decks
from koopstad.engine.coverage import scenario_files
from koopstad.engine.errors import KoopstadError
from koopstad.engine.game import Game
from koopstad.engine.manifest import manifest, part
from koopstad.engine.scenario import run_file

from .sources import PROBE, Mutant, Sources
from .values import Value, values

Broken = Mutant | Value

# A broken rule may go round for ever: so many times what a scenario needs with all rules whole, in seconds of
# the processor, and a little more. Before that is known, a limit that no scenario comes near.
LONGER, MORE, ENDLESS = 20, 0.3, 60.0
PROOF = 5  # scenarios that show that a module was imported well


class EndlessError(BaseException):
    """No ``Exception``: nothing in the rules may catch it."""


def _stop(_signal: int, _frame: FrameType | None) -> None:
    raise EndlessError


class Played:
    """A game as scenarios find it: what it works out once and keeps, it works out again for each."""

    def __init__(
        self, made: Any, modules: Iterable[ModuleType], values: dict[str, Any] | None = None
    ) -> None:
        self.made = made
        self.values = values or {}
        self.printed: Game = made(self.values or None)
        self.kept = [kept.made for kept in vars(self.printed).values() if isinstance(kept, Decks)]
        functions = [function for module in modules for function in vars(module).values()]
        self.caches = [function for function in functions if hasattr(function, "cache_clear")]

    def find(self, _: str, edition: Any) -> Game:
        made: Game = self.made(_over(edition, self.values)) if edition else self.printed
        return made

    def holds(self, path: Path, seconds: float = ENDLESS) -> bool:
        for kept in self.kept:
            kept.clear()
        for function in self.caches:
            function.cache_clear()
        signal.signal(signal.SIGVTALRM, _stop)
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
        try:
            return run_file(path, self.find).passed
        except (Exception, EndlessError):  # a broken rule may break down in any way
            return False
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)


class Workshop:
    """One game whose rules can be broken, one at a time."""

    def __init__(self, game: str) -> None:
        self.sources = Sources(game)
        self.scenarios = scenario_files(koopstad.game(game))
        self.cites = {path: _cites(path) for path in self.scenarios}
        self.living = self.sources.modules
        self.functions = {name: dict(_functions(self.living[name])) for name in self.sources.files}
        self.played = Played(type(koopstad.game(game)), self.living.values())
        self.reached: dict[str, list[Path]] = {}  # by statement: the scenarios that run it
        self.limits: dict[Path, float] = {}  # by scenario: the seconds after which it is endless
        self.at_import: set[str] = set()  # statements that run before any scenario
        self.mutants: list[Broken] = [*self.sources.mutants, *values(koopstad.game(game))]
        self.chosen: Sequence[Broken] = self.mutants

    def look(self, mutants: Iterable[Broken]) -> list[str]:
        """Runs every scenario once to see which statements of the mutants it reaches.

        Returns what does not hold though nothing is broken: it must be empty.
        """
        wanted = {mutant.statement for mutant in mutants if isinstance(mutant, Mutant)}
        hits: set[str] = set()
        weight: dict[Path, int] = {}
        failed: list[str] = []
        setattr(builtins, PROBE, hits.add)
        with self._imported(
            {name: self.sources.probed(name, wanted) for name in self.sources.files}
        ) as played:
            self.at_import = set(hits)
            for path in self.scenarios:
                hits.clear()
                begun = process_time()
                if not played.holds(path):
                    failed.append(path.stem)
                self.limits[path] = LONGER * (process_time() - begun) + MORE
                weight[path] = len(hits)
                for statement in hits:
                    self.reached.setdefault(statement, []).append(path)
        for paths in self.reached.values():  # what reaches least looks most closely
            paths.sort(key=lambda path: (weight[path], path.stem))
        delattr(builtins, PROBE)
        return failed + [name for name in self._imported_for(mutants) if not self._sound(name)]

    def _imported_for(self, mutants: Iterable[Broken]) -> set[str]:
        """The modules that some mutants are imported with."""
        code = [mutant for mutant in mutants if isinstance(mutant, Mutant)]
        return {mutant.module for mutant in code if not self._in_play(mutant)}

    def _sound(self, name: str) -> bool:
        """The game, imported anew with a module as it is, plays on: later failures are the mutant's doing."""
        with self._imported({name: self.sources.trees[name]}) as played:
            return all(played.holds(path) for path in self.scenarios[:PROOF])

    def _in_play(self, mutant: Mutant) -> bool:
        """Its function runs anew in every scenario, and can be exchanged where it lives."""
        living = mutant.owner in self.functions[mutant.module] and not mutant.nested
        return living and bool(mutant.statement) and mutant.statement not in self.at_import

    def reaches(self, mutant: Broken) -> bool:
        """Some scenario runs the code of the mutant."""
        return (
            not isinstance(mutant, Mutant)
            or not mutant.statement
            or mutant.statement in (self.at_import | self.reached.keys())
        )

    def unnoticed(self, mutant: Broken) -> list[str]:
        """Who should notice the mutant and does not: pieces, or any scenario. Empty: it is noticed."""
        if isinstance(mutant, Value):
            try:
                played = Played(self.played.made, self.living.values(), mutant.edition)
            except KoopstadError:  # such an edition is refused
                return []
            return self._blind_pieces(mutant.pieces, played)
        if self._in_play(mutant):
            function = self.functions[mutant.module][mutant.owner]
            broken = self._compiled(mutant, function.__code__)
            if broken.co_freevars == function.__code__.co_freevars:
                with _exchanged(function, broken):
                    return self._blind(mutant, self.played)
        try:
            with mutant.change.made(), self._imported(self._tree(mutant)) as played:
                return self._blind(mutant, played)
        except Exception:  # such a game does not even start
            return []

    def _blind_pieces(self, pieces: Sequence[str], played: Played) -> list[str]:
        """The pieces for which every scenario that cites them holds."""
        return [
            piece
            for piece in pieces
            if all(self._holds(path, played) for path in self.scenarios if piece in self.cites[path])
        ]

    def _blind(self, mutant: Mutant, played: Played) -> list[str]:
        if mutant.pieces:
            return self._blind_pieces(mutant.pieces, played)
        paths = self.reached.get(mutant.statement, [])
        if not mutant.statement or mutant.statement in self.at_import:
            paths = [*paths, *self.scenarios]
        near = [path for path in paths if mutant.rule in self.cites[path]]
        tried = dict.fromkeys([*near, *paths])
        return ["any scenario"] if all(self._holds(path, played) for path in tried) else []

    def _holds(self, path: Path, played: Played) -> bool:
        return played.holds(path, self.limits[path])

    def _compiled(self, mutant: Mutant, before: CodeType) -> CodeType:
        """The code of the function that holds the mutant."""
        top = mutant.owner.partition(".")[0]
        with mutant.change.made():
            body = [
                node for node in self.sources.trees[mutant.module].body if getattr(node, "name", "") == top
            ]
            code = compile(ast.Module(body, []), before.co_filename, "exec", dont_inherit=True)
        (found,) = _codes(code, before)
        return found

    def _tree(self, mutant: Mutant) -> dict[str, ast.Module]:
        """The module of the mutant, with the import that it rests on."""
        body = self.sources.trees[mutant.module].body
        if mutant.change.needs:
            home, name = mutant.change.needs
            body = [ast.ImportFrom(home, [ast.alias(name)], 0), *body]
        return {mutant.module: ast.fix_missing_locations(ast.Module(body, []))}

    @contextmanager
    def _imported(self, trees: dict[str, ast.Module]) -> Iterator[Played]:
        """The game, imported anew with other trees for some of its modules."""
        finder = _Finder(trees, self.sources.files)
        for name in self.sources.resting_on(trees) & self.living.keys():
            package, _, own = name.rpartition(".")
            delattr(self.living.get(package) or sys.modules[package], own)
            del sys.modules[name]
        sys.meta_path.insert(0, finder)
        try:
            made = part(manifest(self.sources.game).rules)
            yield Played(made, [sys.modules[name] for name in self.living if name in sys.modules])
        finally:
            sys.meta_path.remove(finder)
            sys.modules.update(self.living)
            for name, module in self.living.items():
                package, _, own = name.rpartition(".")
                setattr(sys.modules[package], own, module)


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports some modules from trees instead of files."""

    def __init__(self, trees: dict[str, ast.Module], files: dict[str, Path]) -> None:
        self.trees = trees
        self.files = files

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        if name not in self.trees:
            return None
        package = [str(self.files[name].parent)] if self.files[name].name == "__init__.py" else None
        return importlib.util.spec_from_file_location(
            name, self.files[name], loader=self, submodule_search_locations=package
        )

    def exec_module(self, module: ModuleType) -> None:
        name = module.__name__
        exec(compile(self.trees[name], str(self.files[name]), "exec", dont_inherit=True), vars(module))


def _over(edition: dict[str, Any], values: dict[str, Any]) -> dict[str, Any]:
    """The values of an edition, with others laid over them field by field."""
    laid = dict(edition)
    for key, value in values.items():
        both = isinstance(value, dict) and isinstance(laid.get(key), dict)
        laid[key] = _over(laid[key], value) if both else value
    return laid


@contextmanager
def _exchanged(function: FunctionType, code: CodeType) -> Iterator[None]:
    before = function.__code__
    function.__code__ = code
    try:
        yield
    finally:
        function.__code__ = before


def _functions(owner: Any, prefix: str = "") -> Iterator[tuple[str, FunctionType]]:
    """The functions of a module and the methods of its classes, by name, without what is wrapped around."""
    home = owner.__module__ if isinstance(owner, type) else owner.__name__
    for name, found in vars(owner).items():
        if isinstance(found, type) and found.__module__ == home and found.__name__ == name:
            yield from _functions(found, f"{prefix}{name}.")
        bare = getattr(found, "fget", None) or getattr(found, "__func__", None) or found
        bare = getattr(bare, "__wrapped__", bare)
        if isinstance(bare, FunctionType) and bare.__module__ == home:
            yield f"{prefix}{name}", bare


def _codes(code: CodeType, wanted: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if (inner.co_qualname, inner.co_firstlineno) == (wanted.co_qualname, wanted.co_firstlineno):
                yield inner
            else:
                yield from _codes(inner, wanted)


def _cites(path: Path) -> list[str]:
    cited = tomllib.loads(path.read_text(encoding="utf-8")).get("cites", [])
    return [cited] if isinstance(cited, str) else list(cited)
