"""What a study keeps of its games: sums that can be added in pieces, and nothing of a single game.

A lot counts with what it is above or below the share that is forbidden, and only for a seat that could have
used the thing: by lot alone, that says nothing about who could.
"""

from dataclasses import dataclass, field
from typing import Any

TENTHS = 10  # parts of a game, for points by time
END = 0  # in the place of a round: the last decision, and what is scored after it
EVERY = ""  # what every row of a single seat has in common
BIN = 5  # points of a column of the distribution

Data = dict[str, Any]
Products = dict[str, dict[str, float]]
Row = dict[str, float]


@dataclass
class Played:
    """What is kept of one game."""

    scores: list[int]
    ranking: list[int]
    sheets: list[dict[str, int]]
    by_tenth: list[float]  # mean points of a seat, gained in each part
    decisions: int
    lots: list[dict[str, bool]]  # by seat: what it could have used, and whether that was forbidden
    used: list[list[str]]
    met: list[dict[str, int]] = field(default_factory=list)  # the round in which it first could
    rounds: list[list[int]] = field(default_factory=list)  # of what it used
    # By decision that brought points: its round, and the points of all seats by category.
    gained: list[tuple[int, Row]] = field(default_factory=list)
    dealt: list[tuple[str, ...]] = field(default_factory=list)  # by seat: what chance gave it for good


@dataclass(kw_only=True)
class Side:
    """The sums over games of one kind, by seat and by source of points."""

    games: int = 0
    decisions: list[int] = field(default_factory=list)
    points: list[list[float]] = field(default_factory=list)  # by seat: sum, sum of squares
    wins: list[float] = field(default_factory=list)
    sheets: dict[str, list[float]] = field(default_factory=dict)  # sum, sum of squares, over seats and games

    def count(self, game: Played) -> None:
        seats = len(game.scores)
        self.games += 1
        self.decisions.append(game.decisions)
        self.points = self.points or [[0.0, 0.0] for _ in range(seats)]
        self.wins = self.wins or [0.0] * seats
        for seat, score in enumerate(game.scores):
            self.points[seat][0] += score
            self.points[seat][1] += score * score
            if game.ranking[seat] == 1:
                self.wins[seat] += 1 / game.ranking.count(1)
            for word, points in game.sheets[seat].items():
                sums = self.sheets.setdefault(word, [0.0, 0.0])
                sums[0] += points
                sums[1] += points * points

    def join(self, other: "Side") -> None:
        if not other.games:
            return
        self.games += other.games
        self.decisions += other.decisions
        own = self.points or [[0.0, 0.0] for _ in other.points]
        self.points = [_sum(*pair) for pair in zip(own, other.points, strict=True)]
        self.wins = _sum(self.wins or [0.0] * len(other.wins), other.wins)
        _add_lists(self.sheets, other.sheets)


@dataclass
class Notes(Side):
    """The sums over all games so far: nothing else is needed for the report."""

    plan: Data
    bins: dict[str, int] = field(default_factory=dict)  # scores by their column
    tenths: list[float] = field(default_factory=lambda: [0.0] * TENTHS)
    sources: Products = field(default_factory=dict)  # by category and round: points of a seat
    dealt: dict[str, list[float]] = field(default_factory=dict)  # seats; margin: sum, sum of squares
    # By thing: how often it was used, seats that could have, and the sum of the rounds in which it was used.
    things: dict[str, list[float]] = field(default_factory=dict)
    answers: Row = field(default_factory=dict)  # of the regression: thing by margin
    products: Products = field(default_factory=dict)  # thing by thing
    squares: float = 0.0
    rows: int = 0  # free ones: one less than seats for each game
    # The same for all things of a verb together, by the round in which they first could be used.
    timed: dict[str, list[float]] = field(default_factory=dict)  # used; seats that could
    timed_answers: Row = field(default_factory=dict)
    timed_products: Products = field(default_factory=dict)
    # Two things of the first verb: seats that could use both, sums of the product of their lots, of its
    # square, and of it by margin.
    pairs: dict[str, list[float]] = field(default_factory=dict)
    variants: dict[str, Data] = field(default_factory=dict)  # by name, each a ``Side``

    def add(self, game: Played) -> None:
        self.count(game)
        for score in game.scores:
            column = str(score // BIN * BIN)
            self.bins[column] = self.bins.get(column, 0) + 1
        for part in range(TENTHS):
            self.tenths[part] += game.by_tenth[part]
        for when, points in game.gained:
            for word, more in points.items():
                row = self.sources.setdefault(word, {})
                row[str(when)] = row.get(str(when), 0.0) + more / len(game.scores)
        self._note_uses(game)
        self._regress(game)

    def _note_uses(self, game: Played) -> None:
        for seat, own in enumerate(game.used):
            rounds = game.rounds[seat] if game.rounds else [0] * len(own)
            for thing, when in zip(own, rounds, strict=True):
                sums = self.things.setdefault(thing, [0.0, 0.0, 0.0])
                sums[0] += 1
                sums[2] += when
                self.timed.setdefault(_moment(thing, when), [0.0, 0.0])[0] += 1
        for seat, lots in enumerate(game.lots):
            for thing in lots:
                self.things.setdefault(thing, [0.0, 0.0, 0.0])[1] += 1
                if game.met:
                    self.timed.setdefault(_moment(thing, game.met[seat][thing]), [0.0, 0.0])[1] += 1

    def _regress(self, game: Played) -> None:
        """Every seat beside the mean of its table: what all share falls out of it."""
        seats = len(game.scores)
        share = float(self.plan["share"])
        rows = [{thing: lot - share for thing, lot in sorted(own.items())} for own in game.lots]
        mean = sum(game.scores) / seats if seats > 1 else 0.0
        margins = [score - mean for score in game.scores]
        self.squares += sum(margin * margin for margin in margins)
        self.rows += max(1, seats - 1)
        _add_rows(_beside(rows), margins, self.answers, self.products)
        if game.met:
            _add_rows(_beside(_timed(rows, game.met)), margins, self.timed_answers, self.timed_products)
        self._pair(rows, margins)
        for own, margin in zip(game.dealt, margins, strict=False):
            for thing in own:
                sums = self.dealt.setdefault(thing, [0.0, 0.0, 0.0])
                self.dealt[thing] = _sum(sums, [1.0, margin, margin * margin])

    def _pair(self, rows: list[Row], margins: list[float]) -> None:
        """The product of two lots is free of what each does alone."""
        verbs = self.plan.get("verbs") or [""]
        found: dict[str, list[float]] = {}
        for row, margin in zip(rows, margins, strict=True):
            own = [(thing, lot) for thing, lot in row.items() if thing.partition(" ")[0] == verbs[0]]
            for place, (thing, lot) in enumerate(own):
                for other, more in own[:place]:
                    both = lot * more
                    sums = found.setdefault(f"{other} + {thing}", [0.0, 0.0, 0.0, 0.0])
                    sums[0] += 1
                    sums[1] += both
                    sums[2] += both * both
                    sums[3] += both * margin
        seats = len(rows)
        for pair, sums in found.items():
            if seats > 1:  # beside the mean of the table
                sums[2] -= sums[1] * sums[1] / seats
                sums[1] = 0.0
            self.pairs[pair] = _sum(self.pairs.get(pair, [0.0] * 4), sums)

    def merge(self, other: "Notes") -> None:
        self.join(other)
        self.squares += other.squares
        self.rows += other.rows
        self.tenths = _sum(self.tenths, other.tenths)
        for word, number in other.bins.items():
            self.bins[word] = self.bins.get(word, 0) + number
        for lists, more in (
            (self.things, other.things),
            (self.timed, other.timed),
            (self.pairs, other.pairs),
            (self.dealt, other.dealt),
        ):
            _add_lists(lists, more)
        _add_row(self.answers, other.answers)
        _add_row(self.timed_answers, other.timed_answers)
        for mine, theirs in (
            (self.products, other.products),
            (self.timed_products, other.timed_products),
            (self.sources, other.sources),
        ):
            for word, products in theirs.items():
                _add_row(mine.setdefault(word, {}), products)
        for name, side in other.variants.items():
            joined = Side(**self.variants.get(name, {}))
            joined.join(Side(**side))
            self.variants[name] = vars(joined)


def _moment(thing: str, when: int) -> str:
    """``build 3``: the verb of a thing, and a round."""
    return f"{thing.partition(' ')[0]} {when}"


def _timed(rows: list[Row], met: list[dict[str, int]]) -> list[Row]:
    found: list[Row] = []
    for row, own in zip(rows, met, strict=True):
        sums: Row = {}
        for thing, lot in row.items():
            moment = _moment(thing, own[thing])
            sums[moment] = sums.get(moment, 0.0) + lot
        found.append(dict(sorted(sums.items())))
    return found


def _beside(rows: list[Row]) -> list[Row]:
    """Each row less the mean of its table; a seat that is alone has only what all rows have in common."""
    if len(rows) == 1:
        return [{EVERY: 1.0, **rows[0]}]
    met = sorted({thing for row in rows for thing in row})
    means = {thing: sum(row.get(thing, 0.0) for row in rows) / len(rows) for thing in met}
    return [{thing: row.get(thing, 0.0) - means[thing] for thing in met} for row in rows]


def _add_rows(rows: list[Row], margins: list[float], answers: Row, products: Products) -> None:
    for row, margin in zip(rows, margins, strict=True):
        filled = list(row.items())
        for place, (thing, value) in enumerate(filled):
            answers[thing] = answers.get(thing, 0.0) + value * margin
            line = products.setdefault(thing, {})
            for other, more in filled[: place + 1]:
                line[other] = line.get(other, 0.0) + value * more


def _add_row(own: Row, more: Row) -> None:
    for word, value in more.items():
        own[word] = own.get(word, 0.0) + value


def _add_lists(own: dict[str, list[float]], more: dict[str, list[float]]) -> None:
    for word, sums in more.items():
        own[word] = _sum(own.get(word, [0.0] * len(sums)), sums)


def _sum(one: list[float], other: list[float]) -> list[float]:
    return [a + b for a, b in zip(one, other, strict=True)]
