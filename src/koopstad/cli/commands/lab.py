"""``koopstad lab``: what takes long and teaches something about bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from koopstad.cli.common import AsJson, GameName, find_game, print_json, read_bots, read_options

if TYPE_CHECKING:
    from koopstad.lab.ladder import Outcome

lab = typer.Typer(no_args_is_help=True, help="Train bots, and measure how strong they are.")

Workers = Annotated[int, typer.Option(metavar="N", help="How many processes.", min=1)]


@lab.command()
def train(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", help="How many games to learn from.", min=1)] = 4000,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed, the same games.")] = 1,
    player: Annotated[str, typer.Option(metavar="BOT", help="The bot that plays them.")] = "greedy",
    notes: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where to keep what was learned so far. [default: GAME.notes]"),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where to write the weights. [default: GAME-weights.json]"),
    ] = None,
    workers: Workers = 1,
) -> None:
    """Let bots learn to judge a game, from nothing.

    Bots play; what positions were worth is learned from how the games ended. Interrupted, the same command
    goes on where it was. The weights that come with Koopstad stand beside the bots of each game, with their
    command.

    Example:

      koopstad lab train amsterdam --games 4000 --workers 2
    """
    from koopstad.cli.progress import progress
    from koopstad.lab import train as training

    played = find_game(game)
    read_bots(played, player)
    notes = notes or Path(f"{game}.notes")
    out = out or Path(f"{game}-weights.json")
    lesson = training.Lesson(game, player, seed)
    judgement = training.judgement_of(game)
    learned = training.load_notes(notes, lesson, judgement)
    with progress("games", games) as done:
        done(min(learned.games, games))
        for kept in training.learn(lesson, games, learned, workers, done):
            training.save_notes(notes, lesson, kept, judgement)
    command = f"koopstad lab train {game} --games {learned.games} --seed {seed} --player {player}"
    weights = training.fitted(learned, judgement, played.rules, {"command": command})
    out.write_text(weights.text(played, judgement), encoding="utf-8")
    for moment, found in weights.made["tested"].items():
        typer.echo(
            f"{moment}: explains {found['explained']:.1%} of the points to come, off by {found['off by']} "
            f"({found['positions']} positions of games it did not learn from)"
        )
    typer.echo(f"weights of {learned.games} games written to {out}")


@lab.command()
def ladder(
    game: GameName,
    bots: Annotated[
        str, typer.Option(metavar="A,B,C", help="Bots, the strongest first; each plays the next one.")
    ] = "",
    deals: Annotated[int, typer.Option(metavar="N", help="Deals for each pair.", min=2)] = 100,
    seats: Annotated[
        int | None,
        typer.Option(metavar="K", help="How many seats. Without it: as many as the game has.", min=2),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed, the same deals.")] = 1,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game, as often as needed.")
    ] = None,
    workers: Workers = 1,
    json: AsJson = False,
) -> None:
    """Measure bots against each other on duplicate deals.

    One of the first sits against a table of the second, in every seat of every deal. Intervals are of 95 %,
    over deals. Bots think as many positions as they may, and take the time they need.

    Example:

      koopstad lab ladder amsterdam --bots master,alderman,greedy --deals 100 --workers 2
    """
    from dataclasses import asdict

    from koopstad.bots import bots as known
    from koopstad.cli.progress import progress
    from koopstad.lab.ladder import ladder as play

    played = find_game(game)
    named = read_bots(played, bots) or list(known(game))
    options = read_options(played, option or [])
    with progress("deals", deals * (len(named) - 1), quiet=json) as done:
        outcomes = play(game, named, deals, seats, seed, options, workers, done)
    if json:
        print_json([asdict(outcome) for outcome in outcomes])
    else:
        _print(outcomes)


def _print(outcomes: list[Outcome]) -> None:
    from rich.console import Console
    from rich.table import Table as Grid

    grid = Grid(
        "bot", "against", "deals", "games", "wins", "even", "lead", "rating", box=None, padding=(0, 2)
    )
    for row in outcomes:
        grid.add_row(
            row.first,
            row.second,
            str(row.deals),
            str(row.games),
            f"{row.share:.1%} ± {row.share_within:.1%}",
            f"{row.even:.0%}",
            f"{row.lead:+.1f} ± {row.lead_within:.1f}",
            f"{row.above:+.0f} ({row.above_from:+.0f} to {row.above_to:+.0f})",
        )
    Console(highlight=False).print(grid)
