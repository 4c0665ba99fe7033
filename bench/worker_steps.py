"""A Koopstad game at random, alone and through its environments: steps of one process."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import numpy as np
import worker
from worker_koopstad import build_of

import koopstad
from koopstad.rl.aec import env

SEATS = 2  # as catanatron's environment has it


class Alone:
    """The game without any adapter: list what is legal, choose, play."""

    def __init__(self, name: str, seed: int) -> None:
        self.game = koopstad.game(name)
        self.choose = Random(seed).random
        self.dealer = koopstad.FastDealer(seed)
        self.state = self.game.start(SEATS, dealer=self.dealer)

    def play(self, steps: int) -> None:
        for _ in range(steps):
            if self.state.to_move is None:
                self.state = self.game.start(SEATS, dealer=self.dealer)
            actions = self.state.actions()
            self.state.play(actions[int(self.choose() * len(actions))], self.dealer)


class Agents:
    """As agents of PettingZoo play: ``last``, a legal action of the mask, ``step``."""

    def __init__(self, name: str, seed: int, **kind: Any) -> None:
        self.table: Any = env(name, seats=SEATS, **kind)
        self.seeds = Random(seed)
        self.choose = self.seeds.random
        self.table.reset(seed=seed)

    def play(self, steps: int) -> None:
        table = self.table
        for _ in range(steps):
            seen, _, over, _, _ = table.last()
            if over:
                table.reset(seed=self.seeds.getrandbits(40))
                seen, _, over, _, _ = table.last()
            legal = np.flatnonzero(seen["action_mask"].view(np.bool_))
            table.step(legal[int(self.choose() * len(legal))])


class Blind(Agents):
    """The steps without what an agent sees, for whoever makes features of his own."""

    def play(self, steps: int) -> None:
        table = self.table
        for _ in range(steps):
            _, _, over, _, _ = table.last(observe=False)
            if over:
                table.reset(seed=self.seeds.getrandbits(40))
            actions = table.legal
            table.step(actions[int(self.choose() * len(actions))])


def main(name: str, seed: int) -> None:
    alone = Alone(name, seed)
    players: dict[str, Any] = {
        "alone": alone,
        "blind": Blind(name, seed),
        "numbers": Agents(name, seed),
        "features": Agents(name, seed, observations="features"),
        "view": Agents(name, seed, observations="view"),
    }

    def measure(player: Any) -> Any:
        return lambda seconds: worker.play_slice(seconds, player.play)

    worker.serve(
        {"version": koopstad.__version__, "build": build_of(alone.state)},
        {word: measure(player) for word, player in players.items()},
    )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
