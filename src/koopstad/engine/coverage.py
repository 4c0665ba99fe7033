"""Which numbered rules, cards and tiles a scenario proves, and which none does."""

from dataclasses import dataclass, field
from pathlib import Path

from koopstad.engine.errors import ScenarioError
from koopstad.engine.game import Game
from koopstad.engine.manifest import manifest
from koopstad.engine.scenario import FindGame, Report, run_file
from koopstad.engine.words import rules


@dataclass
class Coverage:
    """For each thing to cover, the scenarios that cite it and hold."""

    texts: dict[str, str]
    scenarios: dict[str, list[str]] = field(default_factory=dict)
    failed: list[Report] = field(default_factory=list)

    @property
    def missing(self) -> list[str]:
        return [item for item in self.texts if not self.scenarios.get(item)]


def scenario_files(game: Game) -> list[Path]:
    folder = Path(str(manifest(game.id).folder() / "scenarios"))
    return sorted(folder.rglob("*.toml"))


def cover(game: Game, find_game: FindGame) -> Coverage:
    """Runs every scenario of a game. One that cites what does not exist is an error."""
    coverage = Coverage({**rules(game.id), **dict.fromkeys(game.pieces(), "")})
    for path in scenario_files(game):
        report = run_file(path, find_game)
        for item in report.cites:
            if item not in coverage.texts:
                raise ScenarioError(f"{path.name}: it cites {item!r}, which {game.id} does not have")
            if report.passed:
                coverage.scenarios.setdefault(item, []).append(path.stem)
        if not report.passed:
            coverage.failed.append(report)
    return coverage
