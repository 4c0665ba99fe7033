"""The environments of catanatron and rlcard at random, by their own shortest path: steps of one process."""
# pyright: reportMissingImports=false

from __future__ import annotations

import sys
from importlib.metadata import version
from random import Random
from typing import Any

import gymnasium
import rlcard
import worker

CARDS = "uno"  # of rlcard's games the one most like a board game: many cards, many actions


class Catan:
    """One seat against a random player."""

    def __init__(self, seed: int) -> None:
        self.table: Any = gymnasium.make("catanatron_gym:catanatron-v1").unwrapped
        self.seeds = Random(seed)
        self.valid = self.table.reset(seed=seed)[1]["valid_actions"]

    def play(self, steps: int) -> None:
        for _ in range(steps):
            action = self.valid[int(self.seeds.random() * len(self.valid))]
            _, _, over, cut, info = self.table.step(action)
            if over or cut:
                info = self.table.reset(seed=self.seeds.getrandbits(30))[1]
            self.valid = info["valid_actions"]


class Cards:
    """Every seat an agent, as in PettingZoo's classic environments, which are these."""

    def __init__(self, seed: int) -> None:
        self.table: Any = rlcard.make(CARDS, config={"seed": seed})
        self.choose = Random(seed).random
        self.state, self.seat = self.table.reset()

    def play(self, steps: int) -> None:
        for _ in range(steps):
            legal = list(self.state["legal_actions"])
            self.state, self.seat = self.table.step(legal[int(self.choose() * len(legal))])
            if self.table.is_over():
                self.state, self.seat = self.table.reset()


def main(seed: int) -> None:
    catan, cards = Catan(seed), Cards(seed)
    worker.serve(
        {
            "version": f"catanatron_gym {version('catanatron_gym')}, rlcard {version('rlcard')}",
            "build": "rivals",
        },
        {
            "catanatron": lambda seconds: worker.play_slice(seconds, catan.play),
            "rlcard": lambda seconds: worker.play_slice(seconds, cards.play),
        },
    )


if __name__ == "__main__":
    main(int(sys.argv[1]))
