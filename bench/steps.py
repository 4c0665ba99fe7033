"""Steps a second of the PettingZoo environments, beside the game alone in the same minute: bench/steps.py

Slices of both are played in turns, and the numbers are medians: so what the adapter costs is known although
the machine is shared. Plain Python; the compiled rules are measured by bench/run.py.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import koopstad
from koopstad.rl.aec import env

SLICES = 15
SECONDS = 0.4
SEATS = 3


def play_alone(name: str, chance: Random) -> int:
    dealer = koopstad.FastDealer(chance.getrandbits(40))
    state = koopstad.game(name).start(SEATS, {}, dealer)
    steps = 0
    while state.to_move is not None:
        state.play(chance.choice(state.actions()), dealer)
        steps += 1
    return steps


def play_seen(name: str, chance: Random) -> int:
    """As an agent plays: it sees its numbers and its mask before every step."""
    table: Any = env(name, seats=SEATS)
    table.reset(seed=chance.getrandbits(40))
    steps = 0
    for _ in table.agent_iter():
        seen, _, over, _, _ = table.last()
        table.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"])))
        steps += not over
    return steps


def play_blind(name: str, chance: Random) -> int:
    """The steps alone, for who makes features of his own."""
    table: Any = env(name, seats=SEATS)
    table.reset(seed=chance.getrandbits(40))
    steps = 0
    while table.position.to_move is not None:
        table.step(chance.choice(table.position.actions()))
        steps += 1
    return steps


def speed(play: Callable[[str, Random], int], name: str, chance: Random) -> float:
    started, steps = perf_counter(), 0
    while (took := perf_counter() - started) < SECONDS:
        steps += play(name, chance)
    return steps / took


def main() -> None:
    chance = Random(2026)
    grid = Table("game", "alone", "environment, blind", "environment, seen", "numbers seen")
    for name in koopstad.game_names():
        found: list[list[float]] = [[], [], []]
        for _ in range(SLICES):
            for place, play in enumerate((play_alone, play_blind, play_seen)):
                found[place].append(speed(play, name, chance))
        numbers = str(len(env(name, seats=SEATS).names))
        grid.add_row(name, *[f"{median(speeds):,.0f}" for speeds in found], numbers)
    Console().print("Steps a second, medians of slices in turns, 3 seats, plain Python", grid)


if __name__ == "__main__":
    main()
