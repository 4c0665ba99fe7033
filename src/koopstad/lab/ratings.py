"""Ratings of bots, fitted to all their games together.

One bot against a table of another wins with odds of 10^(d/400) to the number of the others, where d is by how
much it is rated above them: Bradley and Terry for two seats, the first place of Plackett and Luce for more.
All pairs are fitted at once. Games of one deal are no separate proofs, in whatever pair they were played: so
intervals come from drawing whole deals anew, the same ones for all pairs.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import mul
from random import Random

from koopstad.engine.errors import OptionError

ANCHOR = "greedy"  # stands at 1500; where it does not play, the last bot does
AT = 1500.0
POINTS = 400 / math.log(10)  # of a rating, for odds of e to one
DRAWN = 500  # times that the deals are drawn anew
MIDDLE = 0.95  # of what comes of it lies in an interval
HALF = 0.5  # who has won every deal has not won half of one: else there is no end to a rating
NEAR, MOST, FAR = 1e-9, 200, 2.0  # the fit: what is exact, how many steps at most, how large one may be

Met = tuple[str, str]  # one bot against a table of the other
Shares = Mapping[Met, Sequence[float]]  # what the first won of each deal


@dataclass(frozen=True)
class Rating:
    """How strong a bot is, and by how much it is above the next one; with intervals of 95 %."""

    bot: str
    rating: float
    low: float
    high: float
    above: float | None = None  # the last has nobody below it
    above_low: float | None = None
    above_high: float | None = None


def ratings(shares: Shares, seats: int, seed: int = 1, drawn: int = DRAWN) -> list[Rating]:
    """The strongest first."""
    bots = list(dict.fromkeys(bot for met in shares for bot in met))
    deals = max((len(won) for won in shares.values()), default=0)
    _check(bots, shares, seats, deals)
    found = fit(bots, shares, seats, [1] * deals)
    order = sorted(bots, key=lambda bot: -found[bot])
    chance = Random(f"ratings {seed}")
    spread = []
    for _ in range(drawn):
        times = Counter(chance.choices(range(deals), k=deals))
        spread.append(fit(bots, shares, seats, [times[deal] for deal in range(deals)]))
    rows = []
    for place, bot in enumerate(order):
        low, high = _middle([each[bot] for each in spread])
        if place + 1 == len(order):
            rows.append(Rating(bot, found[bot], low, high))
            continue
        below = order[place + 1]
        steps = _middle([each[bot] - each[below] for each in spread])
        rows.append(Rating(bot, found[bot], low, high, found[bot] - found[below], *steps))
    return rows


def _check(bots: Sequence[str], shares: Shares, seats: int, deals: int) -> None:
    if seats < 2:
        raise OptionError("ratings need games of at least two seats")
    for (first, second), won in shares.items():
        if not won or len(won) != deals:
            raise OptionError(f"{first} and {second} have played {len(won)} deals, others {deals}")
        if not all(0 <= share <= 1 for share in won):
            raise OptionError(f"of a deal {first} wins a share between 0 and 1")
    reached = set(bots[:1])
    for _ in bots:
        reached |= {bot for met in shares if reached & set(met) for bot in met}
    apart = [bot for bot in bots if bot not in reached]
    if apart or not bots:
        raise OptionError(f"nothing connects {', '.join(apart) or 'no bots'} with the others: no ratings")


def fit(bots: Sequence[str], shares: Shares, seats: int, times: Sequence[int]) -> dict[str, float]:
    """The likeliest ratings when each deal counts so many times."""
    counted = float(sum(times))
    pairs = []
    for (first, second), won in shares.items():
        wins = min(counted - HALF, max(HALF, sum(map(mul, times, won))))
        pairs.append((bots.index(first), bots.index(second), wins))
    anchor = bots.index(ANCHOR if ANCHOR in bots else bots[-1])
    strength = [0.0] * len(bots)
    others = math.log(seats - 1)
    for _ in range(MOST):
        slope = [0.0] * len(bots)
        bend = [[0.0] * len(bots) for _ in bots]
        for one, other, wins in pairs:
            expected = 1 / (1 + math.exp(others + strength[other] - strength[one]))
            slope[one] += wins - counted * expected
            slope[other] -= wins - counted * expected
            weight = counted * expected * (1 - expected)
            bend[one][one] += weight
            bend[other][other] += weight
            bend[one][other] -= weight
            bend[other][one] -= weight
        slope[anchor] = 0.0
        for place in range(len(bots)):  # it stays where it is
            bend[anchor][place] = bend[place][anchor] = float(place == anchor)
        step = _solved(bend, slope)
        longest = max(abs(each) for each in step)
        short = min(1.0, FAR / longest) if longest else 1.0
        strength = [value + short * each for value, each in zip(strength, step, strict=True)]
        if longest < NEAR:
            break
    return {bot: AT + POINTS * strength[place] for place, bot in enumerate(bots)}


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """By elimination; the largest of a column leads."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        lead = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[lead] = rows[lead], rows[column]
        for row in range(column + 1, size):
            part = rows[row][column] / rows[column][column]
            if part:
                rows[row] = [
                    value - part * above for value, above in zip(rows[row], rows[column], strict=True)
                ]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][place] * found[place] for place in range(row + 1, size))
        found[row] = (rows[row][size] - known) / rows[row][row]
    return found


def _middle(values: Sequence[float]) -> tuple[float, float]:
    """Where the middle part of them lies."""
    ordered = sorted(values)
    out = int(len(ordered) * (1 - MIDDLE) / 2)
    return ordered[out], ordered[-1 - out]
