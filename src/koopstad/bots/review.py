"""A finished game looked at once more: what every decision gave away, and what was luck.

All sums are in thousandths of a point, whole numbers, so that the account of a seat closes to the last of
them: what it was promised at the start, and what luck, its own decisions, those of others and the rest have
made of that, is what it had in the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from koopstad.bots import bot, learned
from koopstad.bots.outlook import Outlook, shares
from koopstad.bots.reasons import difference
from koopstad.bots.search import imagined_world, search_dealer
from koopstad.engine.bot import Eyes
from koopstad.engine.errors import RecordError
from koopstad.engine.game import Game
from koopstad.engine.judgement import Judgement
from koopstad.engine.manifest import manifest
from koopstad.engine.record import Record, Seal
from koopstad.engine.replay import replay
from koopstad.engine.state import State

FORM = 2  # of what is kept; another one is made anew
SEED = 7
PIECE = 6  # lines between two words of progress
MOST = 20  # actions of a decision that are looked at, beside the one that was played
FEW = 3  # of them, that are looked at once more where chance has a say
WORLDS = 6  # in which these are compared
GAMES = 12  # played to their end, where only that tells what is better
# Of many decisions some look bad by chance: what seems better is looked at in fresh worlds, and these tell.
AGAIN = 3  # times as many worlds as before
SURE = 1.5  # standard errors by which something must seem better to be looked at again
CLEAR = 2.0  # by which it must be better then
POINT = 1000
LEAST = 100  # thousandths: what is less was not given away
# The chance to win that was given away, from which on a decision has a name.
MARKS = (("blunder", 0.10), ("mistake", 0.05), ("slip", 0.02))
TURNING = 5  # points of a game at which it turned, at most
TURNED = 0.05  # the chance to win that moved there, at least


class Sentence(msgspec.Struct, frozen=True):
    """An action in words: a message of the language catalogue, and its notation."""

    notation: str
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


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game, looked at."""

    form: int
    game: str
    digest: str  # of the record
    points: list[int]  # promised before the first line
    chances: list[float]
    steps: list[Step]
    accounts: list[Account]
    turning: list[int]  # the lines at which the game turned, the greatest turn first


class Found(NamedTuple):
    """The best that else could have been played, its promise, and if chance has a say how it compares."""

    best: float
    action: int
    pairs: tuple[int, float] | None


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
        self._looked: dict[int, Found] = {}

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
            return self._judged(step, before, action, *self._looked_at(line, seat, action, usual))
        # Where the judgement is not trusted, games tell what the decision changed; the rest is its error.
        better, gain, deed = self._played_out(before, seat, action, usual)
        rest = _less(_less(expected, self._points(line - 1)), deed)
        step = msgspec.structs.replace(step, deed=list(deed), rest=rest)
        return self._judged(step, before, action, better, gain)

    def _judged(self, step: Step, before: State, action: int, better: int, gain: float) -> Step:
        """With what the decision gave away, judged by what the seat knew when it decided."""
        given = round(POINT * gain)
        cost = self._cost(step, before, gain)
        return msgspec.structs.replace(
            step,
            given=given,
            cost=cost,
            mark=mark(cost),
            played=self._sentence(before, action),
            better=self._sentence(before, better) if given else None,
        )

    def _cost(self, step: Step, before: State, gain: float) -> float:
        if not gain:
            return 0.0
        spread = self.outlook.open(before)
        points = [number / POINT for number in self._points(step.line - 1)]
        now = shares(points, spread)[step.seat]
        points[step.seat] -= gain
        return round(now - shares(points, spread)[step.seat], 4)

    def _sentence(self, state: State, action: int) -> Sentence:
        told = self.game.describe(state, action)
        return Sentence(self.game.name(action), told.key, dict(told.args))

    # --- what would have been better ---

    def _looked_at(self, line: int, seat: int, action: int, usual: int) -> tuple[int, float]:
        """The best action that was found, and by how many points it was better than what was played.

        What can still be had after the action is not given away yet: a plan shows when it is carried out.
        """
        found = self._found(line, seat, action, usual)
        if found.pairs is not None:
            return found.pairs
        gain = found.best - self._later(line, seat)
        return (found.action, gain) if gain * POINT >= LEAST else (action, 0.0)

    def _found(self, line: int, seat: int, action: int, usual: int) -> Found:
        """What else could have been played, looked at once."""
        if line in self._looked:
            return self._looked[line]
        before = self.states[line - 1]
        eyes = Eyes(before, seat)
        actions = list(dict.fromkeys((action, usual, *before.actions())))[: MOST + 1]
        if not self.judgement.worlds and not self.judgement.planning(before, seat):
            # Chance says more than the choice, and who judges it by some worlds plays worse than usual.
            actions = list(dict.fromkeys((action, usual)))
        world = self._world(eyes, 0)
        looks = [self._look(world, each, seat, 0) for each in actions]
        order = sorted(range(1, len(actions)), key=lambda place: -looks[place][0])[:FEW]
        if not order:
            found = Found(looks[0][0], action, (action, 0.0))
        elif any(looks[place][1] for place in (0, *order)):
            tried = [action, *(actions[place] for place in order)]
            found = Found(looks[0][0], action, self._compared(eyes, tried))
        else:
            found = Found(looks[order[0]][0], actions[order[0]], None)
        self._looked[line] = found
        return found

    def _compared(self, eyes: Eyes, tried: list[int]) -> tuple[int, float]:
        """Where chance has a say: in several worlds, all with the same chance."""
        seems, _ = _clearly_best(tried, self._looks(eyes, tried, range(WORLDS)), SURE)
        if seems == tried[0]:
            return seems, 0.0
        fresh = range(WORLDS, WORLDS + AGAIN * WORLDS)
        return _clearly_best([tried[0], seems], self._looks(eyes, [tried[0], seems], fresh), CLEAR)

    def _looks(self, eyes: Eyes, tried: list[int], numbers: range) -> list[list[float]]:
        """What each action promises in each of some worlds."""
        worlds = [(number, self._world(eyes, number)) for number in numbers]
        return [[self._look(world, each, eyes.seat, number)[0] for number, world in worlds] for each in tried]

    def _world(self, eyes: Eyes, number: int) -> State:
        return imagined_world(self.judgement, eyes, SEED, number)

    def _look(self, world: State, action: int, seat: int, number: int) -> tuple[float, bool]:
        """What an action promises the seat in an imagined world, and whether chance has a say in it."""
        twin = world.copy()
        chance = bool(twin.play(action, search_dealer(SEED, number)))
        return self.outlook.own(twin, seat), chance

    def _later(self, line: int, seat: int) -> float:
        """The best that the seat could still have after a line, as far as its turn went on without chance."""
        before, after = self.states[line - 1], self.states[line]
        promised = self.outlook.own(after, seat)
        if line == len(self.record.lines) or self.record.lines[line - 1].outcomes or after.to_move != seat:
            return promised
        turns = self.judgement.turns(before, seat)
        if not self.judgement.planning(after, seat) or self.judgement.turns(after, seat) < turns:
            return promised
        best = max(promised, self._later(line + 1, seat))
        if len(after.actions()) > 1:
            played = self.game.catalogue.number(self.record.lines[line].action)
            found = self._found(line + 1, seat, played, self.outlook.usual(after, seat))
            if found.pairs is None:
                best = max(best, found.best)
        return best

    def _played_out(
        self, before: State, seat: int, action: int, usual: int
    ) -> tuple[int, float, tuple[int, ...]]:
        """The same by games played to their end, all in the same worlds with the same chance; and what
        the action brought every seat, beside the usual one.
        """
        nothing = (0,) * before.seats
        if usual == action:
            return action, 0.0, nothing
        eyes, tried = Eyes(before, seat), [action, usual]
        if not _clear(self._leads(self._games(eyes, tried, range(GAMES)), seat), SURE):
            return action, 0.0, nothing
        ends = self._games(eyes, tried, range(GAMES, GAMES + AGAIN * GAMES))
        leads = self._leads(ends, seat)
        if not _clear(leads, CLEAR):
            return action, 0.0, nothing
        better, gain = _clearly_best(tried, leads, CLEAR)
        return better, gain, tuple(self._brought(ends, each) for each in range(before.seats))

    def _games(self, eyes: Eyes, tried: list[int], numbers: range) -> list[list[State]]:
        """How games ended after each action."""
        ends: list[list[State]] = [[] for _ in tried]
        for number in numbers:
            world = self._world(eyes, number)
            for place, each in enumerate(tried):
                twin = world.copy()
                dealer = search_dealer(SEED, number)
                twin.play(each, dealer)
                self.outlook.search.finish_game(twin, dealer)
                ends[place].append(twin)
        return ends

    def _leads(self, ends: list[list[State]], seat: int) -> list[list[float]]:
        return [[self.outlook.search.margin(end, seat) for end in line] for line in ends]

    def _brought(self, ends: list[list[State]], seat: int) -> int:
        """By how much the first games ended higher for a seat than the second, in thousandths."""
        first, second = [[float(end.scores()[seat]) for end in line] for line in ends]
        return round(POINT * difference(first, second)[0])


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


def _turning(chances: list[float], steps: Sequence[Step]) -> list[int]:
    turns: list[tuple[float, int]] = []
    for step in steps:
        moves = [abs(now - then) for now, then in zip(step.chances, chances, strict=True)]
        chances = step.chances
        seat = moves.index(max(moves))
        if moves[seat] >= TURNED and cause(step, seat) != "rest":
            turns.append((-moves[seat], step.line))
    return [line for _, line in sorted(turns)[:TURNING]]


def cause(step: Step, seat: int) -> str:
    """What moved the promise of a seat most at a line: luck | deed | rest."""
    parts = {"luck": step.luck[seat], "deed": step.deed[seat], "rest": step.rest[seat]}
    return max(parts, key=lambda part: abs(parts[part]))


def mark(cost: float) -> str:
    """What a decision is called: by the chance to win that it gave away, in whole per cent as it is shown."""
    return next((name for name, least in MARKS if round(cost, 2) >= least), "")


def _clearly_best(tried: list[int], values: list[list[float]], sure: float) -> tuple[int, float]:
    """The one that is clearly better than the first on average, and by how much; else the first."""
    best, most = 0, 0.0
    for place in range(1, len(tried)):
        mean, doubt = difference(values[place], values[0])
        if mean > sure * doubt and mean > most and mean * POINT >= LEAST:
            best, most = place, mean
    return tried[best], most


def _clear(values: list[list[float]], sure: float) -> bool:
    """Whether one of two is better, whichever."""
    mean, doubt = difference(values[0], values[1])
    return abs(mean) > sure * doubt


def _thousandths(points: Sequence[float]) -> list[int]:
    return [round(POINT * number) for number in points]


def _less(one: Sequence[int], other: Sequence[int]) -> list[int]:
    return [here - there for here, there in zip(one, other, strict=True)]
