"""Which numbered rules, cards and tiles a scenario proves, and which none does.

A rule is named in the code where it is applied. So a scenario that cites it counts only if it got there: if
something ran that names the rule. Where no function or class names a rule that is at work in play (what is
printed, the entry of a card), the citation is taken at its word.
"""

import ast
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from koopstad.engine.build import compiled
from koopstad.engine.errors import ScenarioError
from koopstad.engine.game import Game
from koopstad.engine.manifest import manifest
from koopstad.engine.scenario import FindGame, Report, run_file
from koopstad.engine.words import rules


@dataclass
class Coverage:
    """For each thing to cover, the scenarios that cite it, try it and hold; and those that only cite it."""

    texts: dict[str, str]
    scenarios: dict[str, list[str]] = field(default_factory=dict)
    untried: dict[str, list[str]] = field(default_factory=dict)
    failed: list[Report] = field(default_factory=list)

    @property
    def missing(self) -> list[str]:
        return [item for item in self.texts if not self.scenarios.get(item)]

    def count(self, report: Report, untried: set[str]) -> None:
        """What a scenario proves: all it cites but what it never got to, if it holds."""
        for item in report.cites:
            if item not in self.texts:
                raise ScenarioError(f"{report.path.name}: it cites {item!r}, which the game does not have")
            if report.passed:
                found = self.untried if item in untried else self.scenarios
                found.setdefault(item, []).append(report.path.stem)
        if not report.passed:
            self.failed.append(report)


def to_cover(game: Game) -> Coverage:
    return Coverage({**rules(game.id), **dict.fromkeys(game.pieces(), "")})


def scenario_files(game: Game) -> list[Path]:
    folder = Path(str(manifest(game.id).folder() / "scenarios"))
    return sorted(folder.rglob("*.toml"))


def cover(game: Game, find_game: FindGame) -> Coverage:
    """Runs every scenario of a game. One that cites what does not exist is an error."""
    coverage = to_cover(game)
    watch = Watch(game)
    for path in scenario_files(game):
        coverage.count(*watch.run(path, find_game))
    return coverage


def named_in(text: str) -> set[str]:
    """Every number of a rule that a text names, also within ``HAM-AMB-81 to HAM-AMB-83``."""
    found = set(re.findall(rf"\b{_NUMBER}(?!\w)", text))
    for first, last in re.findall(rf"\b({_NUMBER}) to ({_NUMBER})", text):
        head, begin = _parted(first)
        tail, end = _parted(last)
        if head == tail:
            found |= {f"{head}{each:0{len(begin)}}" for each in range(int(begin), int(end) + 1)}
    return found


_NUMBER = r"[A-Z]+(?:-[A-Z]+)*-\d+(?:\.\d+)*"


def _parted(rule: str) -> tuple[str, str]:
    """``HAM-AMB-`` and ``81``"""
    last = re.search(r"\d+$", rule)
    assert last is not None
    return rule[: last.start()], last[0]


# What is read once, before any scenario, or by nobody who plays: entries, tables, boards, inventories.
_ASIDE = ("cards", "printed", "bots", "terminal", "game", "plain", "arrange")


class Watch:
    """Runs scenarios and sees which rules they try.

    It knows the functions of a game that run during play, with the rules that each, its class or its file
    names.
    """

    def __init__(self, game: Game) -> None:
        folder = Path(str(manifest(game.id).folder()))
        self._named: dict[tuple[str, int], set[str]] = {}
        self._watched: set[str] = set()  # rules that a function or its class names
        for path in () if compiled() else sorted(folder.rglob("*.py")):
            if path.parent.name not in _ASIDE and path.stem not in _ASIDE:
                text = path.read_text(encoding="utf-8")
                tree = ast.parse(text)
                self._file = named_in(ast.get_docstring(tree) or "")
                self._read(str(path), text.split("\n"), tree, set())

    def _read(self, path: str, lines: list[str], node: ast.AST, above: set[str]) -> None:
        for child in ast.iter_child_nodes(node):
            names = above
            if isinstance(child, ast.ClassDef):
                names = above | named_in(ast.get_docstring(child) or "")
            elif isinstance(child, ast.FunctionDef):
                first = min([child.lineno, *(each.lineno for each in child.decorator_list)])
                body = "\n".join(lines[first - 1 : child.end_lineno])
                own = above | named_in(body)
                self._watched |= own
                self._named[path, first] = own | self._file
            self._read(path, lines, child, names)

    def run(self, path: Path, find_game: FindGame) -> tuple[Report, set[str]]:
        """What came of a scenario, and the rules that it cites and nothing that ran names."""
        if not self._named:
            return run_file(path, find_game), set()
        ran: set[CodeType] = set()

        def note(frame: FrameType, event: str, _arg: Any) -> None:
            if event == "call":
                ran.add(frame.f_code)

        before = sys.getprofile()
        sys.setprofile(note)
        try:
            report = run_file(path, find_game)
        finally:
            sys.setprofile(before)
        untried = self._watched & set(report.cites)
        for code in ran:
            untried -= self._named.get((code.co_filename, code.co_firstlineno), set())
        return report, untried
