"""Random play under every check of the conformance kit: ``python -m koopstad.lab.fuzz --decisions 2000000``

It plays all seat counts and option sets of all games, and stops at the first breach with all that is needed
to see it again. With ``--secrets`` every observer has a world of its own beside the game, and decisions are
counted at which it could not have told the two apart (``check_secrets``).
"""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import koopstad
from koopstad.engine.errors import OptionError
from koopstad.engine.game import Game
from koopstad.engine.kit import BreachError, Pace, check_game, check_secrets
from koopstad.engine.options import Option

# What every decision is checked for costs most of the time; the dearer checks come so often that each is
# made some ten thousand times in two million decisions.
PACE = Pace(twins=20, whys=100, previews=100, copies=100, views=50, restores=200, stories=50)
PIECE = 5_000  # decisions that a worker plays before it reports
# Moves after which a world is imagined anew: soon, late, or only when something contradicts it.
WORLDS_LAST = (8, 40, 1_000_000)
SEED_BITS = 48


def fuzz(game: str, decisions: int, seed: int, secrets: bool = False) -> int:
    """Plays whole games until so many decisions are made; raises ``BreachError`` at the first breach."""
    played = koopstad.game(game)
    made = 0
    number = 0
    while made < decisions:
        case = seed if number == 0 else Random(f"game {number} of {seed}").getrandbits(SEED_BITS)
        seats, options = draw_case(played, case)
        try:
            if secrets:
                made += check_secrets(played, seats, options, case, WORLDS_LAST[case % len(WORLDS_LAST)])
            else:
                made += check_game(played, seats, options, case, PACE)
        except BreachError as breach:
            again = f"python -m koopstad.lab.fuzz --game {game} --seed {case} --decisions 1"
            again += " --secrets" if secrets else ""
            raise BreachError(f"{breach}\nTo see it again: {again}") from breach
        number += 1
    return made


def draw_case(game: Game, seed: int) -> tuple[int, dict[str, Any]]:
    """The number of seats and the options of a game: any that go together."""
    random = Random(seed)
    while True:
        seats = random.choice(game.seats)
        options = {option.name: _value(option, random) for option in game.options}
        try:
            return seats, game.agree(seats, options)
        except OptionError:
            continue  # these exclude each other


def _value(option: Option, random: Random) -> object:
    if option.many:
        return [choice for choice in option.choices if random.random() < 0.5]
    return random.choice(option.choices)


def _pieces(games: list[str], decisions: int, seed: int) -> Iterator[tuple[str, int, int]]:
    """The work, cut up: the game, so many decisions of it, and a seed of their own."""
    for game in games:
        left = decisions // len(games)
        number = 0
        while left > 0:
            # The first piece has the seed itself, so that the seed of a breach plays it again at once.
            own = seed if number == 0 else Random(f"piece {number} of {seed}").getrandbits(SEED_BITS)
            yield game, min(PIECE, left), own
            left -= PIECE
            number += 1


def main(
    decisions: Annotated[int, typer.Option(min=1, help="How many decisions, over all games.")] = 2_000_000,
    game: Annotated[str, typer.Option(help="The id of one game; without it, all games.")] = "",
    seed: Annotated[int | None, typer.Option(help="Repeats a run; without it, a fresh one.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes to share the work.")] = os.cpu_count() or 1,
    secrets: Annotated[
        bool, typer.Option("--secrets", help="Hunt for what an observer cannot know.")
    ] = False,
) -> None:
    """Play random games and check every invariant at every decision or a sample of them."""
    console = Console()
    seed = Random().getrandbits(SEED_BITS) if seed is None else seed
    try:
        games = [koopstad.game(game).id] if game else list(koopstad.game_names())
        made = _run(games, decisions, seed, workers, console, secrets)
    except OptionError as error:
        console.print(str(error), style="red", markup=False)
        raise typer.Exit(2) from None
    except BreachError as breach:
        console.print(f"Breach: {breach}", style="bold red", markup=False, soft_wrap=True)
        raise typer.Exit(1) from None
    kept = "told no observer what it cannot know" if secrets else "hold to every invariant"
    console.print(f"{made:,} decisions of {', '.join(games)} {kept} (seed {seed}).")


def _run(games: list[str], decisions: int, seed: int, workers: int, console: Console, secrets: bool) -> int:
    made = 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=console) as progress,
        ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool,
    ):
        bar = progress.add_task(f"seed {seed}", total=decisions)
        work = [pool.submit(fuzz, *piece, secrets) for piece in _pieces(games, decisions, seed)]
        try:
            for piece in work:
                made += piece.result()
                progress.update(bar, completed=min(made, decisions))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return made


if __name__ == "__main__":
    typer.run(main)
