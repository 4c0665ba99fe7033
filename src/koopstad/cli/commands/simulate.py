"""``koopstad simulate``"""

from __future__ import annotations

from typing import Annotated

import typer

from koopstad.cli.common import FAILED, AsJson, GameName, find_game, print_json, read_bots


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.", min=1)] = 100,
    seats: Annotated[
        int | None, typer.Option(metavar="K", help="How many seats. [default: one for each bot]", min=1)
    ] = None,
    bots: Annotated[
        str, typer.Option(metavar="A,B", help="Bots by name, repeated to fill the seats.")
    ] = "random",
    seed: Annotated[int, typer.Option(metavar="S", help="A number: the same seed plays the same games.")] = 0,
    workers: Annotated[int, typer.Option(metavar="N", help="How many processes.", min=1)] = 1,
    json: AsJson = False,
) -> None:
    """Let bots play many games, and see who wins and how fast they play.

    Examples:

      koopstad simulate tickets --games 200 --bots greedy,random

      koopstad simulate tickets --games 1000 --seats 4 --bots greedy,random,random,random --workers 2 --json
    """
    raise typer.Exit(FAILED)
