"""A finished game looked at once more: what every decision gave away, and what was luck.

All sums are in thousandths of a point, whole numbers, so that the account of a seat closes to the last of
them: what it was promised at the start, and what luck, its own decisions, those of others and the rest have
made of that, is what it had in the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from koopstad.bots import bot, learned
from koopstad.bots.alternatives import Alternatives, Better
from koopstad.bots.outlook import Outlook
from koopstad.engine.errors import RecordError
from koopstad.engine.game import Game
from koopstad.engine.judgement import Judgement
from koopstad.engine.manifest import manifest
from koopstad.engine.record import Record, Seal
from koopstad.engine.replay import replay
from koopstad.engine.state import State

FORM = 6  # of what is kept; another one is made anew
SEED = 7
PIECE = 6  # lines between two words of progress
POINT = 1000
# The chance to win that was given away, from which on a decision has a name.
MARKS = (("blunder", 10), ("mistake", 5), ("slip", 2))  # per cent
TURNING = 5  # points of a game at which it turned, at most
TURNED = 0.05  # the chance to win that moved there, at least


class Sentence(msgspec.Struct, frozen=True):
    """An action in words: a message of the language catalogue, and its notation."""

    notation: str
    key: str
    args: dict[str, str | int]


class Because(msgspec.Struct, frozen=True):
    """A reason in words: a message of the language catalogue."""

    key: str
    args: dict[str, str | int]


class Step(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One line of the record. Points are thousandths; lists have one number for each seat."""

    line: int
    seat: int
    points: list[int]  # promised after it
    chances: list[float]  # to win, after it
    luck: list[int]  # what chance brought beyond what was to be expected
    deed: list[int]  # what the decision changed, beside what is usually played there
    rest: list[int]  # what had not been foreseen
    choice: bool = False  # there was something to decide
    given: int = 0  # points that the decision gave away, beside the best that was found
    cost: float = 0.0  # the same in chances to win
    mark: str = ""  # blunder | mistake | slip
    played: Sentence | None = None
    better: Sentence | None = None
    why: Because | None = None  # it is better, where that can be said
    plan: list[Sentence] = []  # what would have come after it in the same turn


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a seat's promise: start + luck + own + others + rest = final, in thousandths."""

    start: int
    luck: int
    own: int
    others: int
    rest: int
    final: int
    given: int
    decisions: int
    accuracy: float  # 100: nothing was given away; two usual stakes given away halve it


# What moved a chance: luck, or a decision beside what is usually played there. One that turned out worse but
# gave nothing away, by what its seat knew, is merely another one.
By = Literal["luck", "better", "worse", "other"]


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A line at which the game turned: the seat whose chance to win moved most there, and what moved it."""

    line: int
    seat: int
    before: float
    after: float
    by: By


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game, looked at."""

    form: int
    game: str
    digest: str  # of the record
    points: list[int]  # promised before the first line
    chances: list[float]
    steps: list[Step]
    accounts: list[Account]
    turning: list[Turn]  # the greatest turns, in the order of the game


def check(record: Record, game: Game) -> None:
    """Refuses what cannot be reviewed, with a sentence."""
    if record.end is None or not isinstance(record.end, Seal):
        raise RecordError("a game is reviewed when it is over, and this one is not")
    if not manifest(game.id).judgement:
        raise RecordError(f"nobody has learned to judge {game.title}, so its games cannot be reviewed")
    learned(game.id).weights(game)


def review(record: Record, game: Game, progress: Callable[[int], None] | None = None) -> Review:
    """Looks at every line; ``progress`` is told how many were looked at since it was last told."""
    check(record, game)
    examiner = Examiner(record, game)
    steps: list[Step] = []
    for first in range(1, len(record.lines) + 1, PIECE):
        piece = examiner.steps(first, first + PIECE)
        steps += piece
        if progress is not None:
            progress(len(piece))
    return together(record, game, examiner.start(), steps)


class Examiner:
    """Looks at the lines of one record, in any order."""

    def __init__(self, record: Record, game: Game) -> None:
        self.record = record
        self.game = game
        self.states = [state.copy() for state, _ in replay(record, game)]
        known = learned(game.id)
        self.judgement: Judgement = known.judgement(game)
        first = self.states[0]
        turns = sum(self.judgement.turns(first, seat) for seat in range(first.seats))
        policy = bot(game.id, "greedy", SEED)
        self.outlook = Outlook(self.judgement, known.weights(game), policy, turns, SEED)
        self._promised: dict[int, list[int]] = {}
        self.alternatives = Alternatives(record, game, self.states, self.outlook)

    def start(self) -> tuple[list[int], list[float]]:
        """What was promised before the first line: points, and chances to win."""
        return self._points(0), self._chances(0)

    def steps(self, first: int, end: int) -> list[Step]:
        """The lines from ``first`` up to but not ``end``; the first line of a record is 1."""
        return [self._step(line) for line in range(first, min(end, len(self.record.lines) + 1))]

    def _points(self, line: int) -> list[int]:
        """Promised after a line."""
        if line not in self._promised:
            self._promised[line] = _thousandths(self.outlook.points(self.states[line]))
        return self._promised[line]

    def _chances(self, line: int) -> list[float]:
        points = [number / POINT for number in self._points(line)]
        return [round(chance, 4) for chance in self.outlook.chances(self.states[line], points)]

    def _step(self, line: int) -> Step:
        played = self.record.lines[line - 1]
        before, seat = self.states[line - 1], played.seat
        action = self.game.catalogue.number(played.action)
        choice = len(before.actions()) > 1
        after = self._points(line)
        expected = _thousandths(self.outlook.expected(before, action)) if played.outcomes else after
        usual, as_usual = action, expected
        if choice:
            usual = self.outlook.usual(before, seat)
            if usual != action:
                as_usual = _thousandths(self.outlook.expected(before, usual))
        step = Step(
            line=line,
            seat=seat,
            points=after,
            chances=self._chances(line),
            luck=_less(after, expected),
            deed=_less(expected, as_usual),
            rest=_less(as_usual, self._points(line - 1)),
            choice=choice,
        )
        if not choice:
            return step
        if self.judgement.trusted:
            return self._judged(step, before, action, self.alternatives.looked_at(line, seat, action, usual))
        # Where the judgement is not trusted, games tell what the decision changed; the rest is its error.
        better, brought = self.alternatives.played_out(before, seat, action, usual)
        deed = _thousandths(brought)
        rest = _less(_less(expected, self._points(line - 1)), deed)
        step = msgspec.structs.replace(step, deed=deed, rest=rest)
        return self._judged(step, before, action, better)

    def _judged(self, step: Step, before: State, action: int, better: Better) -> Step:
        """With what the decision gave away, judged by what the seat knew when it decided."""
        given = round(POINT * better.gain)
        cost = self._cost(step, before, better.gain)
        plan = self.alternatives.plan(step.line, step.seat, better.action) if given else []
        return msgspec.structs.replace(
            step,
            given=given,
            cost=cost,
            mark=mark(cost),
            played=self._sentence(before, action),
            better=self._sentence(before, better.action) if given else None,
            why=Because(better.why.key, dict(better.why.args)) if given and better.why else None,
            plan=[self._sentence(here, planned) for here, planned in plan],
        )

    def _cost(self, step: Step, before: State, gain: float) -> float:
        if not gain:
            return 0.0
        points = [number / POINT for number in self._points(step.line - 1)]
        now = self.outlook.shares(before, points)[step.seat]
        points[step.seat] -= gain
        return round(now - self.outlook.shares(before, points)[step.seat], 4)

    def _sentence(self, state: State, action: int) -> Sentence:
        told = self.game.describe(state, action)
        return Sentence(self.game.name(action), told.key, dict(told.args))


def together(
    record: Record, game: Game, start: tuple[list[int], list[float]], steps: Sequence[Step]
) -> Review:
    """The review from its steps, all of them and in order."""
    stake = learned(game.id).judgement(game).stake
    points, chances = start
    final = steps[-1].points if steps else points
    accounts = [_account(seat, points[seat], final[seat], steps, stake) for seat in range(len(points))]
    return Review(
        form=FORM,
        game=game.id,
        digest=record.digest,
        points=points,
        chances=chances,
        steps=list(steps),
        accounts=accounts,
        turning=_turning(chances, steps),
    )


def _account(seat: int, start: int, final: int, steps: Sequence[Step], stake: float) -> Account:
    decided = [step for step in steps if step.choice and step.seat == seat]
    right = [2.0 ** (-step.given / POINT / (2 * stake)) for step in decided]
    return Account(
        start=start,
        luck=sum(step.luck[seat] for step in steps),
        own=sum(step.deed[seat] for step in decided),
        others=sum(step.deed[seat] for step in steps if step.seat != seat),
        rest=sum(step.rest[seat] for step in steps),
        final=final,
        given=sum(step.given for step in decided),
        decisions=len(decided),
        accuracy=round(100 * sum(right) / len(right), 1) if right else 100.0,
    )


def _turning(chances: list[float], steps: Sequence[Step]) -> list[Turn]:
    turns: list[Turn] = []
    for step in steps:
        turn = _turn(step, chances)
        if turn is not None:
            turns.append(turn)
        chances = step.chances
    greatest = sorted(turns, key=lambda turn: -abs(turn.after - turn.before))[:TURNING]
    return sorted(greatest, key=lambda turn: turn.line)


def _turn(step: Step, chances: list[float]) -> Turn | None:
    """None where little moved, or nobody can say by what. ``chances``: before the line."""
    moves = [round(abs(now - then), 4) for now, then in zip(step.chances, chances, strict=True)]
    seat = max(range(len(moves)), key=lambda each: (moves[each], each == step.seat))
    by = _cause(step, seat, chances)
    if moves[seat] < TURNED or by is None:
        return None
    return Turn(line=step.line, seat=seat, before=chances[seat], after=step.chances[seat], by=by)


def _cause(step: Step, seat: int, chances: Sequence[float]) -> By | None:
    """What moved the chance of a seat most at a line; None where it was what nobody had foreseen.

    It rises with its own promise and falls with those of the others, with each as much as that one was likely
    to win (``chances``, before the line).
    """
    luck, deed, rest = (abs(_raised(part, seat, chances)) for part in (step.luck, step.deed, step.rest))
    if rest >= max(luck, deed):
        return None
    if luck >= deed:
        return "luck"
    if _raised(step.deed, step.seat, chances) > 0:
        return "better"
    return "worse" if step.given else "other"


def _raised(promises: Sequence[int], seat: int, chances: Sequence[float]) -> float:
    """By how much the promise of a seat rose beside those of all, each as likely to win as it was."""
    total = sum(promise * chance for promise, chance in zip(promises, chances, strict=True))
    return promises[seat] - total


def mark(cost: float) -> str:
    """What a decision is called: by the chance to win that it gave away, in whole per cent as it is shown."""
    return next((name for name, least in MARKS if percent(cost) >= least), "")


def percent(chance: float) -> int:
    """As it is shown: whole, and half of one is one. Chances are kept in ten-thousandths."""
    return (round(10_000 * chance) + 50) // 100


def _thousandths(points: Sequence[float]) -> list[int]:
    return [round(POINT * number) for number in points]


def _less(one: Sequence[int], other: Sequence[int]) -> list[int]:
    return [here - there for here, there in zip(one, other, strict=True)]
