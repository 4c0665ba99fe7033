"""How a game is balanced: ``koopstad lab study GAME``.

Bots play many games. In each, every seat is forbidden a part of all cards, routes and the like, drawn by lot:
*randomised restricted play*. What a thing is worth is how much less a seat scores, beside the others at its
table, for not being allowed to use it: a regression tells all of them apart, with intervals.

Only sums are kept, and games are added in a fixed order: so a study can be interrupted, goes on where it was,
and its result depends on seed and number of games, and not on the number of processes.
"""

import json
import math
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import koopstad
from koopstad.bots import Eyes, admit, bot, check_bot
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import OptionError
from koopstad.engine.game import Game
from koopstad.engine.manifest import manifest
from koopstad.engine.state import State

PIECE = 8  # games whose sums are made together
TENTHS = 10  # parts of a game, for points by time
EVERY = ""  # what every row of a single seat has in common
BIN = 5  # points of a column of the distribution
TWO_SIDED = 1.96  # standard errors on both sides of an interval of 95 %

Data = dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """What is studied: all that a worker has to know."""

    game: str
    seats: int
    player: str
    seed: int
    share: float  # of all things, that each seat is forbidden
    verbs: tuple[str, ...]
    options: dict[str, object] = field(default_factory=dict)

    def data(self) -> Data:
        played = koopstad.game(self.game)
        return {**asdict(self), "verbs": list(self.verbs), "rules": played.rules, "edition": played.edition}


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


class Forbidding(Eyes):
    """The eyes of a seat that leaves some things alone, as long as it can do anything else."""

    def __init__(self, state: State, seat: int, allowed: list[int]) -> None:
        super().__init__(state, seat)
        self._allowed = allowed

    def actions(self) -> list[int]:
        return self._allowed


def make_plan(
    game: str,
    seats: int | None = None,
    player: str = "greedy",
    seed: int = 1,
    share: float = 0.2,
    verbs: tuple[str, ...] = (),
    options: dict[str, object] | None = None,
) -> Plan:
    """Checked before the first game."""
    played = koopstad.game(game)
    seats = played.seats[-1] if seats is None else seats
    check_bot(played, admit(player))
    played.start(seats, options or {}, FastDealer(0))
    if not 0 <= share < 1:
        raise OptionError(f"the share that is forbidden is between 0 and 1, not {share}")
    known = {name.partition(" ")[0] for name in played.catalogue.names}
    for verb in verbs:
        if verb not in known:
            raise OptionError(f"no action of {game} begins with {verb!r} (known: {', '.join(sorted(known))})")
    return Plan(game, seats, player, seed, share, verbs or manifest(game).weighed, dict(options or {}))


def thing_of(game: Game, state: State, action: int, verbs: tuple[str, ...]) -> str:
    """``claim route:dam-waag/pink``: what an action uses, if that is weighed; else nothing."""
    verb = game.name(action).partition(" ")[0]
    if verb not in verbs:
        return ""
    touches = game.describe(state, action).touches
    return f"{verb} {touches[0]}" if touches else ""


def play_game(game: Game, plan: Plan, number: int) -> Played:
    """One game; whether a thing is forbidden to a seat follows from seed, game, seat and thing alone."""
    seed = Random(f"study {number} of {plan.seed}").getrandbits(48)
    dealer = FastDealer(seed)
    state = game.start(plan.seats, plan.options, dealer)
    players = [bot(game.id, plan.player, seed + seat) for seat in range(plan.seats)]
    lots: list[dict[str, bool]] = [{} for _ in range(plan.seats)]
    used: list[list[str]] = [[] for _ in range(plan.seats)]
    course: list[int] = []

    def forbidden(seat: int, thing: str) -> bool:
        if thing not in lots[seat]:
            lots[seat][thing] = Random(f"{seed} {seat} {thing}").random() < plan.share
        return lots[seat][thing]

    while (seat := state.to_move) is not None:
        things = {action: thing_of(game, state, action, plan.verbs) for action in state.actions()}
        allowed = [action for action, thing in things.items() if not thing or not forbidden(seat, thing)]
        allowed = allowed or list(things)
        action = allowed[0] if len(allowed) == 1 else players[seat].choose(Forbidding(state, seat, allowed))
        if action not in allowed:  # a bot that looks at positions of its own
            action = Random(f"{seed} {len(course)}").choice(allowed)
        if things[action]:
            used[seat].append(things[action])
        course.append(sum(state.scores()))
        state.play(action, dealer)
    course.append(sum(state.scores()))
    return Played(
        scores=state.scores(),
        ranking=state.ranking(),
        sheets=[state.sheet(seat) for seat in range(plan.seats)],
        by_tenth=_by_tenth(course, plan.seats),
        decisions=len(course) - 1,
        lots=lots,
        used=used,
    )


def _by_tenth(course: list[int], seats: int) -> list[float]:
    marks = [round(part * (len(course) - 1) / TENTHS) for part in range(TENTHS + 1)]
    return [(course[marks[part + 1]] - course[marks[part]]) / seats for part in range(TENTHS)]


# --- sums ---


@dataclass
class Notes:
    """The sums over all games so far: nothing else is needed for the report."""

    plan: Data
    games: int = 0
    decisions: list[int] = field(default_factory=list)
    bins: dict[str, int] = field(default_factory=dict)  # scores by their column
    points: list[list[float]] = field(default_factory=list)  # by seat: sum, sum of squares
    wins: list[float] = field(default_factory=list)
    sheets: dict[str, list[float]] = field(default_factory=dict)  # sum, sum of squares, over seats and games
    tenths: list[float] = field(default_factory=lambda: [0.0] * TENTHS)
    things: dict[str, list[float]] = field(default_factory=dict)  # used; seats that could have used it
    answers: dict[str, float] = field(default_factory=dict)  # of the regression: thing by margin
    products: dict[str, dict[str, float]] = field(default_factory=dict)  # thing by thing
    squares: float = 0.0
    rows: int = 0  # free ones: one less than seats for each game

    def add(self, game: Played) -> None:
        seats = len(game.scores)
        self.games += 1
        self.decisions.append(game.decisions)
        self.points = self.points or [[0.0, 0.0] for _ in range(seats)]
        self.wins = self.wins or [0.0] * seats
        for seat, score in enumerate(game.scores):
            column = str(score // BIN * BIN)
            self.bins[column] = self.bins.get(column, 0) + 1
            self.points[seat][0] += score
            self.points[seat][1] += score * score
            if game.ranking[seat] == 1:
                self.wins[seat] += 1 / game.ranking.count(1)
            for word, points in game.sheets[seat].items():
                sums = self.sheets.setdefault(word, [0.0, 0.0])
                sums[0] += points
                sums[1] += points * points
            for thing in game.used[seat]:
                self.things.setdefault(thing, [0.0, 0.0])[0] += 1
        for part in range(TENTHS):
            self.tenths[part] += game.by_tenth[part]
        self._regress(game, seats)

    def _regress(self, game: Played, seats: int) -> None:
        """Every seat beside the mean of its table: what all share falls out of it.

        A lot counts with what it is above or below the share that is forbidden, and only for a seat that
        could have used the thing: by lot alone, that says nothing about who could.
        """
        share = float(self.plan["share"])
        rows = [{thing: lot - share for thing, lot in sorted(own.items())} for own in game.lots]
        mean = 0.0
        if seats > 1:
            mean = sum(game.scores) / seats
            met = sorted({thing for row in rows for thing in row})
            means = {thing: sum(row.get(thing, 0.0) for row in rows) / seats for thing in met}
            rows = [{thing: row.get(thing, 0.0) - means[thing] for thing in met} for row in rows]
        else:
            rows = [{EVERY: 1.0, **row} for row in rows]
        for own in game.lots:
            for thing in own:
                self.things.setdefault(thing, [0.0, 0.0])[1] += 1
        for score, row in zip(game.scores, rows, strict=True):
            margin = score - mean
            self.squares += margin * margin
            filled = list(row.items())
            for place, (thing, value) in enumerate(filled):
                self.answers[thing] = self.answers.get(thing, 0.0) + value * margin
                products = self.products.setdefault(thing, {})
                for other, more in filled[: place + 1]:
                    products[other] = products.get(other, 0.0) + value * more
        self.rows += max(1, seats - 1)

    def merge(self, other: "Notes") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.squares += other.squares
        self.rows += other.rows
        self.tenths = [a + b for a, b in zip(self.tenths, other.tenths, strict=True)]
        self.wins = [a + b for a, b in zip(self.wins or [0.0] * len(other.wins), other.wins, strict=True)]
        own = self.points or [[0.0, 0.0] for _ in other.points]
        self.points = [
            [a + b for a, b in zip(*pair, strict=True)] for pair in zip(own, other.points, strict=True)
        ]
        for word, number in other.bins.items():
            self.bins[word] = self.bins.get(word, 0) + number
        for word, value in other.answers.items():
            self.answers[word] = self.answers.get(word, 0.0) + value
        for mine, more in ((self.sheets, other.sheets), (self.things, other.things)):
            for word, sums in more.items():
                before = mine.get(word, [0.0, 0.0])
                mine[word] = [a + b for a, b in zip(before, sums, strict=True)]
        for word, products in other.products.items():
            line = self.products.setdefault(word, {})
            for thing, value in products.items():
                line[thing] = line.get(thing, 0.0) + value


def study(
    plan: Plan, games: int, notes: Notes, workers: int = 1, progress: Callable[[int], None] | None = None
) -> Iterator[Notes]:
    """Plays on until ``games`` games are in the notes; yields them after each piece, to be kept."""
    spans = [(first, min(first + PIECE, games)) for first in range(notes.games, games, PIECE)]
    for piece in _pieces(plan, spans, workers):
        notes.merge(piece)
        if progress is not None:
            progress(piece.games)
        yield notes


def _pieces(plan: Plan, spans: list[tuple[int, int]], workers: int) -> Iterator[Notes]:
    if workers == 1:
        for first, last in spans:
            yield play_piece(plan, first, last)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for piece in [pool.submit(play_piece, plan, first, last) for first, last in spans]:
            yield piece.result()


def play_piece(plan: Plan, first: int, last: int) -> Notes:
    game = koopstad.game(plan.game)
    admit(plan.player)  # in this process too
    notes = Notes(plan.data())
    for number in range(first, last):
        notes.add(play_game(game, plan, number))
    return notes


def load(path: Path, plan: Plan) -> Notes:
    """The notes to go on with; new ones where there are none."""
    if not path.exists():
        return Notes(plan.data())
    try:
        notes = Notes(**json.loads(path.read_text(encoding="utf-8")))
    except (ValueError, TypeError):
        raise OptionError(f"{path} holds no notes of a study; name another file to begin anew") from None
    if notes.plan != plan.data():
        raise OptionError(f"the notes in {path} are of another study; name another file to begin anew")
    return notes


def save(path: Path, notes: Notes) -> None:
    """All at once, so that whoever is interrupted finds the former ones."""
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(asdict(notes)), encoding="utf-8")
    fresh.replace(path)


# --- findings ---


@dataclass(frozen=True)
class Finding:
    """What a thing is worth: the points a seat loses beside the others for not being allowed to use it."""

    thing: str
    value: float
    within: float  # half of an interval of 95 %
    used: float  # how often in a game
    met: int  # seats that could have used it, in all games together


def findings(notes: Notes, fewest: int = 20) -> list[Finding]:
    """The dearest first; things that fewer seats could have used are left out."""
    import numpy as np

    names = sorted(thing for thing in notes.answers if thing == EVERY or notes.things[thing][1] >= fewest)
    if not names or notes.rows <= len(names) + 1:
        return []
    matrix = np.zeros((len(names), len(names)))
    for place, one in enumerate(names):
        for other_place, other in enumerate(names[: place + 1]):
            first = notes.products.get(one, {}).get(other, 0.0) or notes.products.get(other, {}).get(one, 0.0)
            matrix[place, other_place] = matrix[other_place, place] = first
    answers = np.array([notes.answers[name] for name in names])
    inverse = np.linalg.pinv(matrix)
    effects = inverse @ answers
    left = max(0.0, notes.squares - float(effects @ answers)) / (notes.rows - len(names))
    errors = np.sqrt(np.maximum(0.0, left * np.diag(inverse)))
    found = [
        Finding(
            thing=name,
            value=-float(effects[place]),
            within=TWO_SIDED * float(errors[place]),
            used=notes.things[name][0] / notes.games,
            met=int(notes.things[name][1]),
        )
        for place, name in enumerate(names)
        if name != EVERY
    ]
    return sorted(found, key=lambda each: -each.value)


def mean_within(total: float, squares: float, number: int) -> tuple[float, float]:
    """A mean, and half of its interval of 95 %."""
    mean = total / number
    spread = max(0.0, squares / number - mean * mean)
    return mean, TWO_SIDED * math.sqrt(spread / max(1, number - 1))


def share_within(wins: float, number: int) -> tuple[float, float]:
    share = wins / number
    return share, TWO_SIDED * math.sqrt(share * (1 - share) / number)


def summary(notes: Notes) -> Data:
    """All that the report tells, as data."""
    seats = len(notes.wins)
    lengths = sorted(notes.decisions)
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
        "points_by_tenth": [round(part / notes.games, 3) for part in notes.tenths],
        "decisions": {
            "fewest": lengths[0],
            "middle": lengths[len(lengths) // 2],
            "most": lengths[-1],
        },
        "things": [asdict(each) for each in findings(notes)],
    }


def _pair(found: tuple[float, float]) -> Data:
    return {"mean": round(found[0], 4), "within": round(found[1], 4)}
