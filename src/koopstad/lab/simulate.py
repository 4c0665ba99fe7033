"""Many games between bots, counted."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from random import Random

import koopstad
from koopstad.bots import Bot, admit, bot, check_bot, decide
from koopstad.engine import record as records
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import OptionError
from koopstad.engine.game import Game
from koopstad.engine.printed import Edition
from koopstad.engine.state import State
from koopstad.lab.crew import Crew

# A game that goes on for longer than this will not end.
MOST_DECISIONS = 100_000
# Pieces of work: enough for a smooth progress bar and an even load, and none of more than some seconds.
PIECES = 16
SECONDS = 2.0

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Failure:
    """A game that broke off. ``simulate`` with this seed and one game plays it again."""

    seed: int
    decision: int
    error: str


@dataclass(frozen=True)
class Result:
    """What came of it. Lists are by bot, in the order in which they were named."""

    game: str
    games: int
    seats: int
    bots: list[str]
    seed: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    wins: list[float]  # of a victory shared by k bots each has 1/k
    mean_scores: list[float]
    failures: list[Failure]


@dataclass(frozen=True)
class Match:
    """What is played: all that a worker has to know."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, object] = field(default_factory=dict)
    edition: Edition = None  # what its file holds, for machines that do not have the file
    kept: bool = False  # whether a record of every game is wanted


@dataclass
class Tally:
    """The sums over some games. They are whole numbers and fractions, so their order does not matter."""

    wins: list[Fraction]
    scores: list[int]
    finished: int = 0
    decisions: int = 0
    failures: list[Failure] = field(default_factory=list)
    records: dict[str, str] = field(default_factory=dict)  # by the name of their file

    def add(self, other: "Tally") -> None:
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.finished += other.finished
        self.decisions += other.decisions
        self.failures += other.failures


def simulate(
    game: str,
    games: int,
    seats: int | None = None,
    bots: str | Sequence[str | type[Bot]] = ("random",),
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    workers: int = 1,
    progress: Progress | None = None,
    edition: Edition = None,
    save: Path | None = None,
    ray: str | None = None,
) -> Result:
    """Plays ``games`` games. The bots change seats from game to game; the last one fills empty seats.

    Bots are named, also your own (``my_module:MyBot``, ``run:COMMAND``); or they are classes. A game in which
    one of them fails is won by nobody and stands among the failures; the others are played.

    The same seed gives the same games whatever the number of workers, and on a Ray cluster (``ray``: its
    address, or ``local``). ``save`` names a folder that gets a
    record of every game that was played to its end. ``progress`` hears after each piece of
    work how many games were played since.
    """
    crew = Crew(workers, ray)
    named = [bots] if isinstance(bots, str) else bots
    match = _match(
        game, seats, [admit(each) for each in named], seed, options or {}, edition, save is not None
    )
    if games < 1:
        raise OptionError(f"at least 1 game is needed, not {games}")
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    started = time.perf_counter()
    tally = Tally([Fraction(0)] * match.seats, [0] * match.seats)
    for piece in _pieces(match, games, crew):
        tally.add(piece)
        for name, text in piece.records.items():
            assert save is not None
            (save / name).write_text(text, encoding="utf-8")
        if progress is not None:
            progress(piece.finished + len(piece.failures))
    seconds = time.perf_counter() - started
    return Result(
        game=game,
        games=games,
        seats=match.seats,
        bots=list(match.bots),
        seed=seed,
        decisions=tally.decisions,
        seconds=seconds,
        decisions_per_second=tally.decisions / seconds,
        games_per_second=games / seconds,
        wins=[float(wins) for wins in tally.wins],
        mean_scores=[score / max(1, tally.finished) for score in tally.scores],
        failures=tally.failures,
    )


def _match(
    game: str,
    seats: int | None,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, object],
    edition: Edition,
    kept: bool,
) -> Match:
    """Everything checked before the first game, so that a slip is no heap of failures."""
    played = koopstad.game(game, edition)
    seats = max(len(bots), played.seats[0]) if seats is None else seats
    if not bots or len(bots) > seats:
        raise OptionError(f"{len(bots)} bots do not fit {seats} seats; name one for each, or fewer")
    for name in bots:
        check_bot(played, name)
    played.start(seats, options, FastDealer(0))
    filled = (*bots, *[bots[-1]] * (seats - len(bots)))
    printed = None if edition is None else played.printed.as_given()
    return Match(game, seats, filled, seed, dict(options), printed, kept)


def _pieces(match: Match, games: int, crew: Crew) -> Iterator[Tally]:
    """The first game is played here: it tells how many make a piece of some seconds."""
    started = time.perf_counter()
    yield play_span(match, 0, 1)
    took = time.perf_counter() - started
    even = games if crew.ray else -(-games // (crew.workers * PIECES))
    size = max(1, min(even, round(SECONDS / took)))
    spans = [(match, first, min(first + size, games)) for first in range(1, games, size)]
    yield from crew.do(match.game, play_span, spans)


def play_span(match: Match, first: int, last: int) -> Tally:
    """Plays the games with the numbers from ``first`` to ``last - 1``."""
    game = koopstad.game(match.game, match.edition)
    for name in match.bots:
        admit(name)  # in this process too
    tally = Tally([Fraction(0)] * match.seats, [0] * match.seats)
    for number in range(first, last):
        _play_game(game, match, game_seed(match.seed, number, match.seats), tally)
    return tally


def game_seed(seed: int, number: int, seats: int) -> int:
    """The seed of one game of many. Game 0 has the seed itself, so any game can be played again alone.

    The remainder by the number of seats says which bot has which seat: it goes round from game to game.
    """
    if number == 0:
        return seed
    mixed = Random(f"game {number} of {seed}").getrandbits(48)
    return mixed - mixed % seats + (seed + number) % seats


def _play_game(game: Game, match: Match, seed: int, tally: Tally) -> None:
    seats = match.seats
    entry = [(seat - seed) % seats for seat in range(seats)]  # which of the named bots has which seat
    dealer = FastDealer(seed)
    decisions = 0
    try:
        players = [
            bot(game.id, match.bots[entry[seat]], Random(f"bot {seat} of {seed}").getrandbits(48))
            for seat in range(seats)
        ]
        record, state = records.begin(game, seats, match.options, dealer)
        while (seat := state.to_move) is not None:
            action = decide(players[seat], state, seat)
            if state.why_not(action) is not None:
                raise ValueError(f"{match.bots[entry[seat]]} chose {game.name(action)!r}, which is not legal")
            outcomes = state.play(action, dealer)
            if match.kept:
                record.lines.append(records.Line(seat, game.name(action), outcomes))
            decisions += 1
            if decisions > MOST_DECISIONS:
                raise ValueError(f"the game is not over after {MOST_DECISIONS} decisions")
    except Exception as error:
        tally.failures.append(Failure(seed, decisions, f"{type(error).__name__}: {error}"))
    else:
        _count(state, entry, tally)
        if match.kept:
            records.seal(record, state, players=[match.bots[place] for place in entry])
            tally.records[f"{game.id}-{seed}.koopstad"] = record.text()
    tally.decisions += decisions


def _count(state: State, entry: list[int], tally: Tally) -> None:
    tally.finished += 1
    ranking = state.ranking()
    for seat, score in enumerate(state.scores()):
        tally.scores[entry[seat]] += score
        if ranking[seat] == 1:
            tally.wins[entry[seat]] += Fraction(1, ranking.count(1))
