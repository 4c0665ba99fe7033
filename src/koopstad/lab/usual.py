"""What usual play makes of what was promised: ``python -m koopstad.lab.usual --game hamburg``

Weights are learned from games with odd choices, or from those of players that are stronger than the game's
own bot. So they promise less or more than that bot has when it just goes on as usual. By how much, at the
start of a game and by the number of seats, is noted beside the weights, and reviews reckon with it
(``bots/outlook.py``).
"""

import os
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.progress import track

import koopstad
from koopstad.bots import bot, bots, learned
from koopstad.bots.outlook import Outlook
from koopstad.engine.bot import Eyes
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import KoopstadError
from koopstad.engine.files import replacing
from koopstad.engine.weights import Weights
from koopstad.lab.adjusted import interval
from koopstad.lab.crew import Crew
from koopstad.lab.train import Lesson, judgement_of, terms


def beyond_promise(name: str, file: str, seats: int, number: int, seed: int) -> float:
    """How much more than was promised at the start all seats have on average when a usual game is over.

    ``file``: who promises, if not the weights that come with the game.
    """
    game = koopstad.game(name)
    known = learned(name, file)
    judgement = known.judgement(game)
    chance = Random(f"usual game {number} of {seed}")
    _, options = terms(game, Lesson(name, "", seed, seats=seats), chance)
    dealer = FastDealer(chance.getrandbits(48))
    state = game.start(seats, options, dealer)
    policy = bot(name, bots(name)[0], 0)
    outlook = Outlook(judgement, known.weights(game).as_learned(), policy, 1, 0)
    promised = outlook.points(state)
    while (seat := state.to_move) is not None:
        state.play(policy.choose(Eyes(state, seat)), dealer)
    return sum(judgement.points(state, seat) - promised[seat] for seat in range(seats)) / seats


def main(
    game: Annotated[str, typer.Option(help="The id of a game.")] = "amsterdam",
    games: Annotated[int, typer.Option(min=2, help="With each number of seats.")] = 200,
    seed: Annotated[int, typer.Option(help="Other games of the same kind.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Processes to share the work.")] = os.cpu_count() or 1,
    into: Annotated[
        Path | None, typer.Option(help="A file of weights: those that promise, and where it is noted.")
    ] = None,
) -> None:
    """Let the usual bot play, and compare how its games end with what its seats were promised."""
    file = "" if into is None else str(into)
    try:
        played = koopstad.game(game)
        judgement = judgement_of(game)
        weights = learned(game, file).weights(played)
    except KoopstadError as error:
        raise typer.BadParameter(str(error)) from None
    found: dict[str, float] = {}
    for seats in played.seats:
        jobs = [(game, file, seats, number, seed) for number in range(games)]
        done = Crew(workers).do(game, beyond_promise, jobs)
        more, within = interval(list(track(done, f"{seats} seats", games)))
        print(f"  {seats} seats: {more:+.1f} ± {within:.1f} points more than promised", flush=True)
        found[str(seats)] = round(more, 1)
    if into is not None:
        noted = Weights(weights.moments, weights.rules, weights.made, found)
        with replacing(into) as kept:
            kept.write(noted.text(played, judgement).encode())


if __name__ == "__main__":
    typer.run(main)
