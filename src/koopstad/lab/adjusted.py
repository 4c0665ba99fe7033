"""Results of deals without the luck of the deals: right on average as before, and surer.

How much of its luck a result follows is learned from the other deals (ten groups, each adjusted by what the
rest says): what a deal was worth never decides what is taken from it, so nothing is gained by chance.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import covariance, variance

TWO_SIDED = 1.96  # standard errors on both sides of an interval of 95 %
GROUPS = 10
LEAST = 20  # deals: of fewer nothing can be learned


@dataclass(frozen=True)
class Adjusted:
    """A mean without luck, half its interval, and how many times the games a plain one would need for it."""

    mean: float
    within: float
    times: float


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half the interval of 95 % around it."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, TWO_SIDED * math.sqrt(spread / len(values))


def adjust(values: Sequence[float], luck: Sequence[float]) -> Adjusted:
    """``luck`` of each value is 0 on average."""
    mean, within = interval(without(values, luck))
    plain = interval(values)[1]
    return Adjusted(mean, within, (plain / within) ** 2 if within else 1.0)


def without(values: Sequence[float], luck: Sequence[float]) -> list[float]:
    """Each value less as much of its luck as the others follow theirs."""
    found = [0.0] * len(values)
    for group in range(GROUPS):
        follows = slope(
            [value for place, value in enumerate(values) if place % GROUPS != group],
            [brought for place, brought in enumerate(luck) if place % GROUPS != group],
        )
        for place in range(group, len(values), GROUPS):
            found[place] = values[place] - follows * luck[place]
    return found


def slope(values: Sequence[float], luck: Sequence[float]) -> float:
    """How much of their luck values follow, by least squares."""
    spread = variance(luck)
    return covariance(values, luck) / spread if spread else 0.0
