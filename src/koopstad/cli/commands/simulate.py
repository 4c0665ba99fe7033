"""``koopstad simulate``"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from koopstad.cli.common import (
    FAILED,
    AsJson,
    EditionFile,
    GameName,
    Ray,
    Workers,
    find_game,
    print_json,
    read_bots,
    read_options,
)

if TYPE_CHECKING:
    from koopstad.lab.simulate import Result


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.", min=1)] = 100,
    seats: Annotated[
        int | None, typer.Option(metavar="K", help="How many seats. Without it: one for each bot.", min=1)
    ] = None,
    bots: Annotated[
        str, typer.Option(metavar="A,B", help="Bots by name; the last one fills the seats that are left.")
    ] = "random",
    seed: Annotated[int, typer.Option(metavar="S", help="A number: the same seed, the same games.")] = 0,
    workers: Workers = 1,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game, as often as needed.")
    ] = None,
    edition: EditionFile = None,
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            file_okay=False,
            help="A folder for the records of all games; `koopstad lab table DIR` makes tables of them.",
        ),
    ] = None,
    ray: Ray = None,
    json: AsJson = False,
) -> None:
    """Let bots play many games: who wins, with how many points, and how fast.

    The bots change seats from game to game. The exit status is 1 when a game broke off.

    Examples:

      koopstad simulate tickets --games 200 --bots greedy,random

      koopstad simulate tickets --games 1000 --seats 4 --bots greedy,random --workers 2 --json

      koopstad simulate tickets --bots my_module:MyBot,greedy --save records

      koopstad simulate hamburg --games 100000 --bots greedy --ray auto
    """
    from dataclasses import asdict

    from koopstad.cli.progress import progress
    from koopstad.lab.simulate import simulate as play_games

    played = find_game(game, edition)
    named = read_bots(played, bots)
    options = read_options(played, option or [])
    with progress("games", games, quiet=json) as done:
        result = play_games(game, games, seats, named, seed, options, workers, done, edition, save, ray)
    if json:
        print_json(asdict(result))
    else:
        _print(result)
    if result.failures:
        raise typer.Exit(FAILED)


def _print(result: Result) -> None:
    from rich.console import Console
    from rich.table import Table as Grid

    console = Console(highlight=False)
    grid = Grid("bot", "wins", "share", "mean score", box=None, padding=(0, 2), header_style="dim")
    for name, wins, score in zip(result.bots, result.wins, result.mean_scores, strict=True):
        grid.add_row(name, f"{wins:.1f}", f"{wins / result.games:.1%}", f"{score:.1f}")
    console.print(grid)
    console.print(
        f"{result.games} games, {result.decisions} decisions in {result.seconds:.1f} s: "
        f"{result.games_per_second:,.0f} games and {result.decisions_per_second:,.0f} decisions a second"
    )
    for failure in result.failures:
        console.print(f"seed {failure.seed}, decision {failure.decision}: {failure.error}")
