"""What the sums of a study say: values with intervals, and what is far from its peers.

``within`` is half of an interval of 95 % everywhere.
"""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import NormalDist
from typing import Any

import koopstad
from koopstad.engine.manifest import manifest
from koopstad.engine.printed import Edition
from koopstad.lab.sums import END, EVERY, Data, Notes, Products, Row, Side

TWO_SIDED = 1.96  # standard errors on both sides of an interval of 95 %
FEWEST = 20  # seats that could have used a thing; of what fewer could, nothing is said
PLAIN = ""  # the variant that is none: what the others are compared with
SHOWN = 200  # pairs that a summary lists


@dataclass(frozen=True)
class Finding:
    """What a thing is worth: the points a seat loses beside the others for not being allowed to use it."""

    thing: str
    value: float
    within: float
    used: float  # how often in a game
    met: int  # seats that could have used it, in all games together
    round: float | None = None  # in which it was used, on the mean


def solved(
    names: Sequence[str], answers: Row, products: Products, squares: float, rows: int
) -> list[tuple[float, float]]:
    """The effect of each name, and half of its interval."""
    import numpy as np

    if not names or rows <= len(names) + 1:
        return []
    matrix = np.zeros((len(names), len(names)))
    for place, one in enumerate(names):
        for before, other in enumerate(names[: place + 1]):
            both = products.get(one, {}).get(other, 0.0) or products.get(other, {}).get(one, 0.0)
            matrix[place, before] = matrix[before, place] = both
    wanted = np.array([answers[name] for name in names])
    inverse = np.linalg.pinv(matrix)
    effects = inverse @ wanted
    left = max(0.0, squares - float(effects @ wanted)) / (rows - len(names))
    errors = np.sqrt(np.maximum(0.0, left * np.diag(inverse)))
    return [(float(one), TWO_SIDED * float(error)) for one, error in zip(effects, errors, strict=True)]


def findings(notes: Notes, fewest: int = FEWEST) -> list[Finding]:
    """The dearest first; things that fewer seats could have used are left out."""
    names = sorted(thing for thing in notes.answers if thing == EVERY or notes.things[thing][1] >= fewest)
    effects = solved(names, notes.answers, notes.products, notes.squares, notes.rows)
    found = [
        Finding(
            thing=name,
            value=-effect,
            within=within,
            used=notes.things[name][0] / notes.games,
            met=int(notes.things[name][1]),
            round=notes.things[name][2] / notes.things[name][0] if notes.things[name][0] else None,
        )
        for name, (effect, within) in zip(names, effects, strict=bool(effects))
        if name != EVERY
    ]
    return sorted(found, key=lambda each: -each.value)


# --- by round ---


def by_round(notes: Notes, fewest: int = FEWEST) -> list[Data]:
    """What a thing of each verb is worth, by the round in which it first could be used."""
    names = sorted(
        moment
        for moment in notes.timed_answers
        if moment == EVERY or notes.timed.get(moment, [0.0, 0.0])[1] >= fewest
    )
    effects = solved(names, notes.timed_answers, notes.timed_products, notes.squares, notes.rows)
    found: list[Data] = []
    for name, (effect, within) in zip(names, effects, strict=bool(effects)):
        if name == EVERY:
            continue
        verb, _, number = name.rpartition(" ")
        used, met = notes.timed[name]
        found.append(
            {
                "verb": verb,
                "round": int(number),
                "value": -effect,
                "within": within,
                "used": used / notes.games,
                "met": int(met),
            }
        )
    return sorted(found, key=lambda each: (each["verb"], each["round"]))


def by_source(notes: Notes) -> dict[str, dict[str, float]]:
    """Points of a seat by category, and by the round in which it got them; last what the end brought."""
    rounds = sorted(
        {int(when) for row in notes.sources.values() for when in row}, key=lambda when: (when == END, when)
    )
    return {
        word: {
            "end" if when == END else str(when): round(row.get(str(when), 0.0) / notes.games, 3)
            for when in rounds
        }
        for word, row in notes.sources.items()
    }


# --- what chance gives ---


def dealt(notes: Notes, fewest: int = FEWEST) -> list[Data]:
    """What a thing that was dealt is worth: the margin of seats that had it. The deal is a lot by itself."""
    found = [
        {"thing": thing, "seats": int(number), **_pair(mean_within(total, squares, int(number)))}
        for thing, (number, total, squares) in notes.dealt.items()
        if number >= fewest
    ]
    return sorted(found, key=lambda one: -one["mean"])


# --- cost against value ---


def costs_of(game: str, edition: Edition = None) -> dict[str, int]:
    """What is printed as the cost of each thing; its game's manifest says where."""
    tables = koopstad.game(game, edition).printed.tables
    found = {}
    for verb, (kind, table, columns) in manifest(game).costs.items():
        for key, row in tables[table].items():
            found[f"{verb} {kind}:{key}"] = sum(int(row[column]) for column in columns)
    return found


def by_cost(found: Sequence[Finding], costs: dict[str, int]) -> list[Data]:
    """For each verb the line of value over cost, the spread of things around it, and each thing beside it.

    A thing is ``far`` when it is further from the line than chance explains, and further than its peers are.
    """
    told = []
    for verb in sorted({each.thing.partition(" ")[0] for each in found if each.thing in costs}):
        own = [each for each in found if each.thing in costs and each.thing.partition(" ")[0] == verb]
        if len(own) < 4 or len({costs[each.thing] for each in own}) < 2:
            continue
        line = Line([costs[each.thing] for each in own], own)
        things: list[Data] = []
        for each in own:
            beyond = each.value - line.at(costs[each.thing])
            things.append(
                {
                    "thing": each.thing,
                    "cost": costs[each.thing],
                    "value": each.value,
                    "within": each.within,
                    "beyond": beyond,
                    "far": abs(beyond) > max(each.within, TWO_SIDED * line.spread),
                }
            )
        things.sort(key=lambda one: -one["beyond"])
        told.append(
            {
                "verb": verb,
                "at_no_cost": line.start,
                "for_each": line.slope,
                "within": line.within,
                "spread": line.spread,
                "things": things,
            }
        )
    return told


class Line:
    """A line through values of which each has its own error, and the spread around it that is no error."""

    def __init__(self, costs: Sequence[int], found: Sequence[Finding]) -> None:
        self.spread = 0.0
        errors = [(each.within / TWO_SIDED) ** 2 for each in found]
        values = [each.value for each in found]
        for _ in range(30):  # the spread follows from the line, and the weights from the spread
            weights = [1 / (error + self.spread**2 + 1e-9) for error in errors]
            self._fit(costs, values, weights)
            off = [(value - self.at(cost)) ** 2 for cost, value in zip(costs, values, strict=True)]
            beyond = sum(
                weight * (one - error) for weight, one, error in zip(weights, off, errors, strict=True)
            )
            self.spread = math.sqrt(max(0.0, beyond / sum(weights)))

    def _fit(self, costs: Sequence[int], values: Sequence[float], weights: Sequence[float]) -> None:
        total = sum(weights)
        self._cost = sum(w * cost for w, cost in zip(weights, costs, strict=True)) / total
        self._value = sum(w * value for w, value in zip(weights, values, strict=True)) / total
        wide = sum(w * (cost - self._cost) ** 2 for w, cost in zip(weights, costs, strict=True))
        along = sum(
            w * (cost - self._cost) * (value - self._value)
            for w, cost, value in zip(weights, costs, values, strict=True)
        )
        self.slope = along / wide
        self.within = TWO_SIDED / math.sqrt(wide)
        self.start = self._value - self.slope * self._cost

    def at(self, cost: float) -> float:
        return self.start + self.slope * cost


# --- pairs ---


def pairs(notes: Notes, fewest: int = FEWEST) -> Data:
    """Two things that are worth more together (or, below 0, less) than what each is worth alone.

    ``clear``: so far from 0 that among all pairs of the study hardly one would be so by chance.
    """
    if notes.rows < 2:
        return {"counted": 0, "clear": 0, "pairs": []}
    left = notes.squares / notes.rows
    mean = sum(sums[0] for sums in notes.points) / notes.games if len(notes.points) == 1 else 0.0
    if mean:
        left = max(0.0, left - mean * mean)
    found: list[Data] = []
    for name, (met, total, wide, along) in notes.pairs.items():
        if met < fewest or wide <= 0:
            continue
        value = (along - mean * total) / wide
        found.append({"pair": name, "value": value, "error": math.sqrt(left / wide), "met": int(met)})
    beyond = NormalDist().inv_cdf(1 - 0.025 / len(found)) if found else 0.0
    for one in found:
        error = float(one.pop("error"))
        one["within"] = TWO_SIDED * error
        one["clear"] = abs(one["value"]) > beyond * error
    found.sort(key=lambda one: -abs(one["value"]) / max(one["within"], 1e-9))
    return {"counted": len(found), "clear": sum(one["clear"] for one in found), "pairs": found[:SHOWN]}


# --- editions and options ---


def variants(notes: Notes) -> list[Data]:
    """Each edition and option beside the plain game: seats, sources of points, length."""
    if PLAIN not in notes.variants:
        return []
    plain = Side(**notes.variants[PLAIN])
    return [
        {"variant": name, **_beside(Side(**side), plain)}
        for name, side in notes.variants.items()
        if name != PLAIN and side["games"] > 1
    ]


def _beside(side: Side, plain: Side) -> Data:
    return {
        "games": side.games,
        "beside": plain.games,
        "seats": [
            {
                "seat": seat + 1,
                "wins": _difference(
                    share_within(side.wins[seat], side.games), share_within(plain.wins[seat], plain.games)
                ),
                "points": _difference(_points(side, seat), _points(plain, seat)),
            }
            for seat in range(len(side.wins))
        ],
        "sources": {
            word: _difference(_source(side, word), _source(plain, word))
            for word in {**plain.sheets, **side.sheets}
        },
        "decisions": _difference(_length(side), _length(plain)),
    }


def _points(side: Side, seat: int) -> tuple[float, float]:
    total, squares = side.points[seat]
    return mean_within(total, squares, side.games)


def _source(side: Side, word: str) -> tuple[float, float]:
    total, squares = side.sheets.get(word, [0.0, 0.0])
    return mean_within(total, squares, side.games * len(side.wins))


def _length(side: Side) -> tuple[float, float]:
    return mean_within(
        float(sum(side.decisions)), float(sum(each * each for each in side.decisions)), side.games
    )


def _difference(one: tuple[float, float], other: tuple[float, float]) -> Data:
    return _pair((one[0] - other[0], math.hypot(one[1], other[1])))


# --- all of it ---


def mean_within(total: float, squares: float, number: int) -> tuple[float, float]:
    """A mean, and half of its interval of 95 %."""
    mean = total / number
    spread = max(0.0, squares / number - mean * mean)
    return mean, TWO_SIDED * math.sqrt(spread / max(1, number - 1))


def share_within(wins: float, number: int) -> tuple[float, float]:
    share = wins / number
    return share, TWO_SIDED * math.sqrt(max(0.0, share * (1 - share)) / number)


def _pair(found: tuple[float, float]) -> Data:
    return {"mean": round(found[0], 4), "within": round(found[1], 4)}


def summary(notes: Notes) -> Data:
    """All that the report tells, as data."""
    seats = len(notes.wins)
    lengths = sorted(notes.decisions)
    found = findings(notes)
    game: Any = notes.plan.get("game")
    return {
        "plan": notes.plan,
        "games": notes.games,
        "seats": [
            {
                "seat": seat + 1,
                "wins": _pair(share_within(notes.wins[seat], notes.games)),
                "points": _pair(mean_within(notes.points[seat][0], notes.points[seat][1], notes.games)),
            }
            for seat in range(seats)
        ],
        "points": {
            int(column): number for column, number in sorted(notes.bins.items(), key=lambda one: int(one[0]))
        },
        "sources": {
            word: _pair(mean_within(sums[0], sums[1], notes.games * seats))
            for word, sums in notes.sheets.items()
        },
        "sources_by_round": by_source(notes),
        "points_by_tenth": [round(part / notes.games, 3) for part in notes.tenths],
        "decisions": {
            "fewest": lengths[0],
            "middle": lengths[len(lengths) // 2],
            "most": lengths[-1],
        },
        "things": [asdict(each) for each in found],
        "costs": by_cost(found, costs_of(game, notes.plan.get("printed"))),
        "dealt": dealt(notes),
        "rounds": by_round(notes),
        "pairs": pairs(notes),
        "variants": variants(notes),
    }
