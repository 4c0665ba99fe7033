"""Whether the bots are as strong as they have to be: ``python -m koopstad.lab.strength``"""

import os
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from koopstad.lab.simulate import Result, simulate


@dataclass(frozen=True)
class Bar:
    """The first bot must win at least ``share`` of so many games."""

    game: str
    bots: list[str]
    games: int
    share: float

    @property
    def title(self) -> str:
        return f"{self.game}: {self.bots[0]} against {', '.join(self.bots[1:]) or 'the game'}"

    def held(self, result: Result) -> bool:
        return not result.failures and result.wins[0] >= self.share * result.games


def bars(game: str = "") -> list[Bar]:
    """The bars of one game, or of all."""
    written = tomllib.loads((files("koopstad.lab") / "bars.toml").read_text(encoding="utf-8"))
    return [Bar(game=name, **bar) for name in written for bar in written[name] if game in ("", name)]


def measure(bar: Bar, seed: int, workers: int, progress: Callable[[int], None] | None = None) -> Result:
    return simulate(bar.game, bar.games, len(bar.bots), bar.bots, seed, workers=workers, progress=progress)


def main(
    game: Annotated[str, typer.Option(help="The id of one game; without it, all games.")] = "",
    seed: Annotated[int, typer.Option(help="Other games of the same kind.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Processes to share the work.")] = os.cpu_count() or 1,
) -> None:
    """Play the matches of bars.toml and fail when a bot wins too little."""
    console = Console()
    table = Table("game", "bots", "games", "wins", "wanted", "failures", "")
    missed = 0
    with Progress(console=console) as progress:
        for bar in bars(game):
            task = progress.add_task(bar.title, total=bar.games)
            result = measure(bar, seed, workers, partial(progress.advance, task))
            missed += not bar.held(result)
            table.add_row(
                bar.game,
                " ".join(bar.bots),
                f"{result.games:,}",
                f"{result.wins[0] / result.games:.2%}",
                f"{bar.share:.0%}",
                str(len(result.failures)),
                "held" if bar.held(result) else "[red]missed[/]",
            )
    console.print(table)
    raise typer.Exit(1 if missed else 0)


if __name__ == "__main__":
    typer.run(main)
