"""Whether bots decide from what their seat knows alone: ``python -m koopstad.lab.fairness``

Positions of games are taken in which something is hidden from the seat to move; of each, worlds are made that
it cannot tell apart, and the bot thinks in each of them. What it would play, the number of positions that it
looked at, and what it tells somebody who asks (why, and how that compares with another action) have to be the
same in all, and so does what it plays.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import koopstad
from koopstad.bots import Bot, Eyes, bot, bots, learned
from koopstad.bots.levels import Level
from koopstad.bots.thinker import Thinker
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import OptionError
from koopstad.engine.game import Game
from koopstad.engine.manifest import manifest
from koopstad.engine.state import State

WORLDS = 8
PLAYED = 2  # of them in which it plays as well: that is the same thought, without words
ODD = 0.3  # the share of actions that are left to chance, so that many kinds of positions come up
LEAP = 7  # of so many positions about one is taken
# All that the strongest does, with as few positions as show a difference; that is dear, so one position of
# twenty is met like that, and the others at a glance.
BRIEF = Level(beam=2, few=3, turns=1, wide=2, worlds=2, playouts=0.02, nodes=25)
GLANCE = Level(few=2, worlds=1, playouts=0.012, nodes=4)
SELDOM = 20
# A bot for a true position: whoever is honest does not look at it.
Make = Callable[[State], Bot]
Thought = tuple[int, int, str]  # the action, the positions that were looked at, the hint


@dataclass(frozen=True)
class Found:
    """How many positions were tried, and those in which a bot was not the same in all worlds."""

    positions: int
    different: list[str]


def brief(game: str, level: Level = BRIEF) -> Make:
    """The bot that looks ahead, or the game's own where nobody has learned to judge it."""
    if not manifest(game).judgement:
        return lambda _: bot(game, bots(game)[0], 7)
    return lambda _: Thinker(7, learned(game), bot(game, "greedy", 7), level)


def named(game: str, name: str) -> Make:
    return lambda _: bot(game, name, 7)


def thoughts(state: State, make: Make, worlds: int = WORLDS) -> set[Thought]:
    """What a bot makes of a position, over worlds that its seat cannot tell apart."""
    seat = state.to_move
    assert seat is not None
    found: set[Thought] = set()
    mine = state.actions()[-1]  # what somebody might be about to do
    played: set[Thought] = set()
    for world in range(worlds):
        true = state.imagine(seat, FastDealer(world))
        player = make(true)
        advice = player.compare(Eyes(true, seat), mine)
        found.add((advice.action, _looked(player), repr(advice)))
        if world < PLAYED:
            player = make(true)
            action = player.choose(Eyes(true, seat))
            played.add((action, _looked(player), "played"))
    return found if len(played) == 1 else found | played


def _looked(player: Bot) -> int:
    return player.looked if isinstance(player, Thinker) else 0


def is_hiding(state: State) -> bool:
    """Whether there is something that the seat to move does not know."""
    seat = state.to_move
    assert seat is not None
    one, other = (state.imagine(seat, FastDealer(world)).data() for world in range(2))
    return one != other


def positions(game: Game, seed: int) -> Iterator[State]:
    """From game after game, of all sizes and with all expansions, without end."""
    for number in range(1_000_000):
        chance = Random(f"fairness {number} of {seed}")
        seats, options = _terms(game, chance)
        dealer = FastDealer(chance.getrandbits(40))
        state = game.start(seats, options, dealer)
        player = bot(game.id, "greedy", chance.getrandbits(40))
        while (seat := state.to_move) is not None:
            actions = state.actions()
            if len(actions) > 1 and chance.random() * LEAP < 1 and is_hiding(state):
                yield state.copy()
            odd = chance.random() < ODD
            state.play(chance.choice(actions) if odd else player.choose(Eyes(state, seat)), dealer)


def _terms(game: Game, chance: Random) -> tuple[int, dict[str, object]]:
    seats = chance.choice([number for number in game.seats if number > 1])
    expansions = next((option for option in game.options if option.name == "expansions"), None)
    if expansions is None:
        return seats, {}
    chosen: dict[str, object] = {"expansions": [name for name in expansions.choices if chance.random() < 0.5]}
    try:
        game.agree(seats, chosen)
    except OptionError:
        return seats, {}
    return seats, chosen


def examine(name: str, number: int, seed: int, make: Make | None = None, worlds: int = WORLDS) -> Found:
    """Tries so many positions of a game."""
    game = koopstad.game(name)
    closely, at_a_glance = (make, make) if make else (brief(name), brief(name, GLANCE))
    different: list[str] = []
    for place, state in enumerate(positions(game, seed)):
        if place == number:
            break
        found = thoughts(state, at_a_glance if place % SELDOM else closely, worlds)
        if len(found) > 1:
            different.append(f"position {place} of seed {seed}: {sorted(found)}")
    return Found(number, different)


def _examine(name: str, number: int, seed: int, player: str) -> Found:
    return examine(name, number, seed, named(name, player) if player else None)


def main(
    game: Annotated[str, typer.Option(help="The id of one game; without it, all games.")] = "",
    number: Annotated[int, typer.Option("--positions", min=1, help="Positions of each game.")] = 100_000,
    player: Annotated[
        str, typer.Option("--bot", help="A bot by name; without it, all that the strongest does, in brief.")
    ] = "",
    seed: Annotated[int, typer.Option(help="Other positions of the same kind.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Processes to share the work.")] = os.cpu_count() or 1,
) -> None:
    """Fail when a bot decides, looks or explains otherwise in worlds that its seat cannot tell apart."""
    console = Console()
    table = Table("game", "bot", "positions", "worlds", "different")
    piece = 50
    wrong: list[str] = []
    names = [game] if game else list(koopstad.game_names())
    with Progress(console=console) as progress, ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for name in names:
            task = progress.add_task(name, total=number)
            spans = [(first // piece, min(piece, number - first)) for first in range(0, number, piece)]
            works = [
                pool.submit(_examine, name, size, seed * 1_000_003 + place, player) for place, size in spans
            ]
            different: list[str] = []
            for work in works:
                found = work.result()
                different += [f"{name}, {each}" for each in found.different]
                progress.advance(task, found.positions)
            table.add_row(name, player or "brief", f"{number:,}", str(WORLDS), str(len(different)))
            wrong += different
    console.print(table)
    for each in wrong[:20]:
        console.print(each)
    raise typer.Exit(1 if wrong else 0)


if __name__ == "__main__":
    typer.run(main)
