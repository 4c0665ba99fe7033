"""Catanatron at random with four seats, by its shortest path: no accumulators, no second legality check."""
# pyright: reportMissingImports=false

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.metadata import version
from random import Random

import worker
from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT


def main(seed: int) -> None:
    rng = Random(seed)
    choose = rng.random

    def start() -> Game:
        return Game([RandomPlayer(color) for color in Color], seed=rng.randrange(1, 2**31))

    game = start()

    def play(decisions: int) -> None:
        nonlocal game
        for _ in range(decisions):
            if game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT:
                game = start()
            actions = game.state.playable_actions
            game.execute(actions[int(choose() * len(actions))], validate_action=False)

    def copy() -> Callable[[], object]:
        call: Callable[[], object] = game.copy
        return call

    worker.serve(
        {"version": version("catanatron"), "build": "catanatron"},
        {
            "slice": lambda seconds: worker.play_slice(seconds, play),
            "copy": lambda positions: worker.time_operation(int(positions), play, copy),
        },
    )


if __name__ == "__main__":
    main(int(sys.argv[1]))
