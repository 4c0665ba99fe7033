"""How strong bots are beside each other: ``koopstad lab ladder GAME``.

Each pair of neighbours plays the same deals: one of the first against a table of the second, in every seat
of every deal. Games of one deal are no separate proofs, so every interval is one over deals. Where games are
dear, more deals tell more: each can be played once, by one seat after the other.
A bot that fails has lost that game: the others win it, and the lead is that of the moment.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

import koopstad
from koopstad.bots import admit, bot, check_bot, decide
from koopstad.engine.dealer import DuplicateDealer
from koopstad.engine.errors import BotError, OptionError
from koopstad.engine.game import Game
from koopstad.lab.crew import Crew

TWO_SIDED = 1.96  # standard errors on both sides of an interval of 95 %
ALWAYS = 0.999  # a share of wins beyond this says no more than that it is large


@dataclass(frozen=True)
class Pair:
    """One bot against a table of another: what a worker has to know."""

    game: str
    seats: int
    first: str
    second: str
    seed: int
    options: dict[str, object] = field(default_factory=dict)
    once: bool = False  # each deal in one seat only

    def seats_of(self, deal: int) -> list[int]:
        """In which seats the first bot plays a deal."""
        return [deal % self.seats] if self.once else [*range(self.seats)]


@dataclass(frozen=True)
class Deal:
    """What the first bot made of a deal, over all seats: its share of wins, its lead over the best other."""

    wins: float
    lead: float
    failures: tuple[str, ...] = ()  # of either bot: what went wrong


@dataclass(frozen=True)
class Outcome:
    """A pair over all its deals, with intervals of 95 % over deals."""

    first: str
    second: str
    seats: int
    deals: int
    games: int
    even: float  # the share of wins of an equal
    share: float
    share_within: float
    lead: float
    lead_within: float
    above: float  # rating points that the first stands above the second
    above_from: float
    above_to: float
    failures: int  # games that one of them lost by failing
    failure: str  # what went wrong in the first of these


def ladder(
    game: str,
    bots: Sequence[str],
    deals: int,
    seats: int | None = None,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    ray: str | None = None,
    once: bool = False,
) -> list[Outcome]:
    """Plays every bot against the next one in the list, the strongest first."""
    crew = Crew(workers, ray)
    played = koopstad.game(game)
    seats = played.seats[-1] if seats is None else seats
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise OptionError("a ladder has at least two different bots")
    if seats not in played.seats or seats < 2:
        raise OptionError(f"{played.title} has no ladder for {seats} seats")
    if deals < 2:
        raise OptionError("an interval needs at least two deals")
    for name in bots:
        check_bot(played, admit(name))
    played.agree(seats, options or {})
    pairs = [
        Pair(game, seats, first, second, seed, dict(options or {}), once) for first, second in pairwise(bots)
    ]
    results: list[Deal] = []
    for result in crew.do(game, play_deal, [(pair, deal) for pair in pairs for deal in range(deals)]):
        results.append(result)
        if progress is not None:
            progress(1)
    return [summed(pair, results[deals * place :][:deals]) for place, pair in enumerate(pairs)]


def play_deal(pair: Pair, deal: int) -> Deal:
    """The first bot in each of its seats; the deal is the same each time, as far as the players let it."""
    game = koopstad.game(pair.game)
    for name in (pair.first, pair.second):
        admit(name)  # in this process too
    wins = lead = 0.0
    failures: list[str] = []
    seats = pair.seats_of(deal)
    for seat in seats:
        won, margin = _play(game, pair, seat, deal, failures)
        wins += won / len(seats)
        lead += margin / len(seats)
    return Deal(wins, lead, tuple(failures))


def _play(game: Game, pair: Pair, seat: int, deal: int, failures: list[str]) -> tuple[float, float]:
    seed = Random(f"deal {deal} of {pair.seed}").getrandbits(40)
    dealer = DuplicateDealer(seed)
    players = [
        bot(game.id, pair.first if place == seat else pair.second, seed + place)
        for place in range(pair.seats)
    ]
    state = game.start(pair.seats, pair.options, dealer)
    lost: int | None = None
    while (mover := state.to_move) is not None:
        try:
            state.play(decide(players[mover], state, mover), dealer)
        except BotError as error:
            failures.append(str(error))
            lost = mover
            break
    ranking, scores = state.ranking(), state.scores()
    won = 1 / ranking.count(1) if ranking[seat] == 1 else 0.0
    if lost is not None:
        won = 0.0 if lost == seat else 1 / (pair.seats - 1)
    return won, scores[seat] - max(score for place, score in enumerate(scores) if place != seat)


def summed(pair: Pair, results: Sequence[Deal]) -> Outcome:
    share, share_within = _interval([result.wins for result in results])
    lead, lead_within = _interval([result.lead for result in results])
    return Outcome(
        first=pair.first,
        second=pair.second,
        seats=pair.seats,
        deals=len(results),
        games=len(results) * len(pair.seats_of(0)),
        even=1 / pair.seats,
        share=share,
        share_within=share_within,
        lead=lead,
        lead_within=lead_within,
        above=rating(share, pair.seats),
        above_from=rating(share - share_within, pair.seats),
        above_to=rating(share + share_within, pair.seats),
        failures=sum(len(result.failures) for result in results),
        failure=next((each for result in results for each in result.failures), ""),
    )


def _interval(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, TWO_SIDED * math.sqrt(spread / len(values))


def rating(share: float, seats: int) -> float:
    """Rating points above each of the others; as in chess, 400 are odds of ten to one."""
    share = min(ALWAYS, max(1 - ALWAYS, share))
    return 400 * math.log10(share * (seats - 1) / (1 - share))
