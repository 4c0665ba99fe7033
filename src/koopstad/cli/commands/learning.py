"""``koopstad lab train`` and ``koopstad lab generations``: bots learn to judge games."""

from pathlib import Path
from typing import Annotated

import typer

from koopstad.cli.common import GameName, Ray, Workers, find_game, read_bots


def train(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", help="How many games to learn from.", min=1)] = 4000,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed, the same games.")] = 1,
    player: Annotated[str, typer.Option(metavar="BOT", help="The bot that plays them.")] = "greedy",
    rival: Annotated[
        str, typer.Option(metavar="BOT", help="Who has all seats but one. [default: the player has them all]")
    ] = "",
    seats: Annotated[
        int, typer.Option(metavar="K", help="At how many seats. [default: any number]", min=0)
    ] = 0,
    plain: Annotated[bool, typer.Option("--plain", help="Without expansions.")] = False,
    onto: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            exists=True,
            dir_okay=False,
            help="Weights of the generation before. [default: from nothing]",
        ),
    ] = None,
    notes: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where to keep what was learned so far. [default: GAME.notes]"),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where to write the weights. [default: GAME-weights.json]"),
    ] = None,
    workers: Workers = 1,
    ray: Ray = None,
) -> None:
    """Let bots learn to judge a game, from nothing or from what was learned before.

    Bots play; what positions were worth is learned from how the games ended. Interrupted, the same command
    goes on where it was. The weights that come with Koopstad stand beside the bots of each game, with their
    command.

    Examples:

      koopstad lab train amsterdam --games 4000 --workers 2

      koopstad lab train amsterdam --player alderman --rival greedy --onto amsterdam-weights.json
    """
    from koopstad.cli.progress import progress
    from koopstad.engine.errors import OptionError
    from koopstad.engine.weights import load_weights
    from koopstad.lab import train as training

    played = find_game(game)
    read_bots(played, f"{player},{rival}")
    if seats and seats not in played.seats:
        raise OptionError(f"{played.title} has no table of {seats} seats")
    notes = notes or Path(f"{game}.notes")
    out = out or Path(f"{game}-weights.json")
    lesson = training.Lesson(game, player, seed, rival, seats, plain)
    judgement = training.judgement_of(game)
    known = None if onto is None else load_weights(onto, played, judgement, partly=True)
    learned = training.load_notes(notes, lesson, judgement)
    with progress("games", games) as done:
        done(min(learned.games, games))
        for kept in training.learn(lesson, games, learned, workers, done, ray):
            training.save_notes(notes, lesson, kept, judgement)
    weights = training.save_weights(out, played, learned, lesson.command(learned.games), known)
    for moment, found in weights.made["tested"].items():
        typer.echo(
            f"{moment}: explains {found['explained']:.1%} of the points to come, off by {found['off by']} "
            f"({found['positions']} positions of games it did not learn from)"
        )
    typer.echo(f"weights of {learned.games} games written to {out}")


def generations(
    game: GameName,
    number: Annotated[int, typer.Option("--generations", metavar="N", help="How many in all.", min=1)] = 3,
    first: Annotated[
        int, typer.Option(metavar="N", help="Games of the usual bot, for the first.", min=1)
    ] = 4000,
    games: Annotated[
        int, typer.Option(metavar="N", help="Games against itself, for each later one.", min=1)
    ] = 2000,
    deals: Annotated[int, typer.Option(metavar="N", help="Deals that decide which is kept.", min=2)] = 300,
    share: Annotated[float, typer.Option(metavar="X", help="Of these it has to win to be kept.")] = 0.4,
    seats: Annotated[
        int, typer.Option(metavar="K", help="At tables of so many. [default: four, or all there are]", min=0)
    ] = 0,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed, the same games.")] = 1,
    folder: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where all is kept. [default: GAME-generations]")
    ] = None,
    workers: Workers = 1,
    ray: Ray = None,
) -> None:
    """Let bots learn from their own games, generation after generation.

    Each learns from games that the one before plays against itself, and is kept when it wins enough deals
    against a table of the last one that was kept. Interrupted, the same command goes on where it was; with
    more generations, too. The folder has the weights of each (1.json, 2.json ...), and a picture.

    Examples:

      koopstad lab generations hamburg --generations 3 --workers 2

      koopstad lab ladder hamburg --bots master+hamburg-generations/3.json,master --deals 100 --once
    """
    from koopstad.cli.progress import progress
    from koopstad.lab.generations import PICTURE, Course
    from koopstad.lab.generations import generations as learn

    played = find_game(game)
    folder = folder or Path(f"{game}-generations")
    at = seats or min(4, played.seats[-1])
    course = Course(game, folder, number, first, games, deals, share, at, seed, workers, ray)
    last = 1
    for each in learn(course, progress):
        if each.outcome is None:
            typer.echo(f"generation {each.number} has learned from {first} games")
            continue
        won = each.outcome
        last = each.number if each.kept else last
        typer.echo(
            f"generation {each.number} wins {won.share:.1%} ± {won.share_within:.1%} of {won.deals} deals "
            f"against {at - 1} of generation {each.against} (even: {won.even:.0%}): "
            f"{'kept' if each.kept else 'not kept'}"
        )
    typer.echo(f"the last one that was kept: {course.weights(last)}; picture: {folder / PICTURE}")
