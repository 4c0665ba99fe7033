"""Breaks the rules one at a time, in a copy of the sources, and looks which scenario notices.

A list such as tickets.toml names for each mutant a file, a piece of its text, what to put in its place, and
the scenario that must fail then. The name of a list begins with its game (hamburg-cards-145-to-280.toml).
``python tests/mutants/break_rules.py tickets`` prints the mutants that the named scenario lets live; with
``--all`` it also prints, for each mutant, every scenario that notices it.
"""

from __future__ import annotations

import importlib
import shutil
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
SOURCES = HERE.parent.parent / "src"


class Workshop:
    """A copy of the sources in which one file of a game at a time is changed."""

    def __init__(self, game: str, folder: Path) -> None:
        shutil.copytree(SOURCES, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
        self.package = f"koopstad.games.{game}"
        self.game = folder / "koopstad" / "games" / game
        self.scenarios = {path.stem: path for path in sorted((self.game / "scenarios").rglob("*.toml"))}

    def noticed_by(self, mutant: dict[str, str], scenarios: Iterable[str]) -> list[str]:
        """The scenarios, of those named, that do not hold once the mutant is in place."""
        path = self.game / mutant["file"]
        text = path.read_text(encoding="utf-8")
        if text.count(mutant["old"]) != 1:
            raise SystemExit(
                f"{mutant['file']} holds this {text.count(mutant['old'])} times: {mutant['old']}"
            )
        path.write_text(text.replace(mutant["old"], mutant["new"]), encoding="utf-8")
        try:
            find_game = self._import_anew()
            return [name for name in scenarios if not holds(self.scenarios[name], find_game)]
        finally:
            path.write_text(text, encoding="utf-8")

    def _import_anew(self) -> Callable[[str, Any], Any]:
        for name in [name for name in sys.modules if name.startswith(self.package)]:
            del sys.modules[name]
        importlib.invalidate_caches()
        module = importlib.import_module(f"{self.package}.game")
        kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
        made = next(kind for kind in kinds if kind.__module__ == module.__name__)
        printed = made()  # most scenarios use no edition of their own
        return lambda _, edition: made(edition) if edition else printed


def holds(path: Path, find_game: Callable[[str, Any], Any]) -> bool:
    from koopstad.engine.scenario import run_file

    try:
        return run_file(path, find_game).passed
    except Exception:  # a broken rule may break down in any way
        return False


def main(name: str, show_all: bool) -> int:
    sys.dont_write_bytecode = True  # two versions of a file may have the same age
    mutants = tomllib.loads((HERE / f"{name}.toml").read_text(encoding="utf-8"))["mutant"]
    alive = 0
    with tempfile.TemporaryDirectory() as folder:
        workshop = Workshop(name.partition("-")[0], Path(folder))
        sys.path.insert(0, folder)
        for mutant in mutants:
            wanted = mutant["scenario"]
            noticed = workshop.noticed_by(mutant, workshop.scenarios if show_all else [wanted])
            if show_all:
                print(f"{mutant['rule']}: {mutant['new']!r}\n    {', '.join(noticed) or '-'}")
            if wanted not in noticed:
                alive += 1
                print(f"{mutant['file']}: {wanted} does not notice {mutant['new']!r}")
    print(f"{len(mutants) - alive} of {len(mutants)} mutants are noticed by their scenario")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], "--all" in sys.argv))
