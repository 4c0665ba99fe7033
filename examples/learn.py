"""An agent that learns Ticket to Ride: Amsterdam from its own games: python examples/learn.py

With numpy alone: a linear policy over the legal actions, taught by how its games ended (REINFORCE).
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from koopstad.rl.gym import Seat

Choice = tuple[
    Any, Any, int, Any
]  # what was seen, what was legal, which of it was chosen, how likely each was


class Policy:
    """How much each number that is seen speaks for each action."""

    def __init__(self, numbers: int, actions: int, seed: int, rate: float = 0.02) -> None:
        self.weights = np.zeros((actions, numbers + 1))
        self.rate = rate
        self.mean = 0.0
        self.spread = 1.0
        self.chance = np.random.default_rng(seed)

    def choose(self, seen: Any, mask: Any) -> Choice:
        row = np.append(np.tanh(seen / 10), 1.0)
        legal = np.flatnonzero(mask)
        scores = self.weights[legal] @ row
        likely = np.exp(scores - scores.max())
        likely /= likely.sum()
        return row, legal, int(self.chance.choice(len(legal), p=likely)), likely

    def learn(self, choices: list[Choice], gain: float) -> None:
        better = (gain - self.mean) / self.spread
        self.mean += 0.02 * (gain - self.mean)
        self.spread += 0.02 * (abs(gain - self.mean) - self.spread)
        for row, legal, chosen, likely in choices:
            change = -likely
            change[chosen] += 1
            self.weights[legal] += self.rate * better * np.outer(change, row)


def play(table: Seat, policy: Policy, seed: int) -> tuple[float, list[Choice]]:
    seen, info = table.reset(seed=seed)
    choices: list[Choice] = []
    while True:
        choice = policy.choose(seen, info["action_mask"])
        choices.append(choice)
        seen, gain, over, _, info = table.step(choice[1][choice[2]])
        if over:
            return gain, choices


def learn(games: int, seed: int = 1) -> Policy:
    """Plays against random opponents, and makes likelier what was chosen in games that went well."""
    table = Seat("tickets", opponents=["random"], rewards="margin", seat=None, observations="features")
    policy = Policy(len(table.names), len(table.game.catalogue.names), seed)
    for number in range(games):
        gain, choices = play(table, policy, seed * 1_000_000 + number)
        policy.learn(choices, gain)
    return policy


def measure(policy: Policy, games: int, seed: int = 2) -> float:
    """The share of wins in games that it does not learn from."""
    table = Seat("tickets", opponents=["random"], rewards="win", seat=None, observations="features")
    return sum(play(table, policy, seed * 1_000_000 + number)[0] > 0 for number in range(games)) / games


if __name__ == "__main__":
    lessons = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    policy = learn(lessons)
    print(
        f"after {lessons} games it wins {measure(policy, 500):.1%} of 500 against random; 50 % would be even"
    )
