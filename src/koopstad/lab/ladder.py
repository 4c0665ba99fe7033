"""How strong bots are beside each other: ``koopstad lab ladder GAME``.

Each bot plays the next ones of the list on the same deals: one of the first against a table of the second, in
every seat of every deal. Games of one deal are no separate proofs, so every interval is one over deals. Where
games are dear, more deals tell more: each can be played once, by one seat after the other.
A bot that fails has lost that game: the others win it, and the lead is that of the moment.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random

import koopstad
from koopstad.bots import admit, bot, check_bot, decide
from koopstad.engine.dealer import DuplicateDealer
from koopstad.engine.errors import BotError, OptionError
from koopstad.engine.game import Game
from koopstad.lab.crew import Crew, printed
from koopstad.lab.deals import Deal, Notebook
from koopstad.lab.ratings import Rating, ratings

TWO_SIDED = 1.96  # standard errors on both sides of an interval of 95 %
ALWAYS = 0.999  # a share of wins beyond this says no more than that it is large


@dataclass(frozen=True)
class Terms:
    """What is played: all that a worker has to know beside the two bots."""

    game: str
    seats: int
    seed: int = 1
    options: dict[str, object] = field(default_factory=dict)
    once: bool = False  # each deal in one seat only

    def seats_of(self, deal: int) -> list[int]:
        """In which seats the first bot plays a deal."""
        return [deal % self.seats] if self.once else [*range(self.seats)]

    def data(self) -> dict[str, object]:
        return {**asdict(self), "of": printed(self.game)}


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
    above: float  # rating points that the first stands above the second, by these games alone
    above_from: float
    above_to: float
    failures: int  # games that one of them lost by failing
    failure: str  # what went wrong in the first of these


@dataclass(frozen=True)
class Ladder:
    """All pairs, and what they say together."""

    ratings: list[Rating]
    pairs: list[Outcome]


def pairs_of(bots: Sequence[str], apart: int = 1) -> list[tuple[str, str]]:
    """Who plays whom: everybody those that come up to so many places later."""
    places = range(len(bots))
    return [(bots[one], bots[two]) for one in places for two in places if one < two <= one + apart]


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
    apart: int = 1,
    notes: Path | None = None,
) -> Ladder:
    """Plays bots, the strongest first, against those that come next in the list.

    ``notes`` keeps every deal that was played: the same ladder goes on from there, with more deals too.
    """
    crew = Crew(workers, ray)
    terms = _agreed(game, bots, deals, seats, seed, options, once, apart)
    pairs = pairs_of(bots, apart)
    with Notebook(notes, terms.data()) as notebook:
        wanted = [(*pair, deal) for pair in pairs for deal in range(deals)]
        left = [each for each in wanted if each not in notebook.deals]
        if progress is not None:
            progress(len(wanted) - len(left))
        played = crew.do(game, play_deal, [(terms, *each) for each in left])
        for each, result in zip(left, played, strict=True):
            notebook.add(each, result)
            if progress is not None:
                progress(1)
        results = {pair: [notebook.deals[*pair, deal] for deal in range(deals)] for pair in pairs}
    shares = {pair: [deal.wins for deal in each] for pair, each in results.items()}
    return Ladder(
        ratings(shares, terms.seats, seed),
        [summed(terms, *pair, each) for pair, each in results.items()],
    )


def _agreed(
    game: str,
    bots: Sequence[str],
    deals: int,
    seats: int | None,
    seed: int,
    options: Mapping[str, object] | None,
    once: bool,
    apart: int,
) -> Terms:
    """Checked before the first game."""
    played = koopstad.game(game)
    seats = played.seats[-1] if seats is None else seats
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise OptionError("a ladder has at least two different bots")
    if seats not in played.seats or seats < 2:
        raise OptionError(f"{played.title} has no ladder for {seats} seats")
    if deals < 2:
        raise OptionError("an interval needs at least two deals")
    if apart < 1:
        raise OptionError(f"bots play those at least 1 place below them, not {apart}")
    for name in bots:
        check_bot(played, admit(name))
    played.agree(seats, options or {})
    return Terms(game, seats, seed, dict(options or {}), once)


def play_deal(terms: Terms, first: str, second: str, deal: int) -> Deal:
    """The first bot in each of its seats; the deal is the same each time, as far as the players let it."""
    game = koopstad.game(terms.game)
    for name in (first, second):
        admit(name)  # in this process too
    wins = lead = 0.0
    failures: list[str] = []
    seats = terms.seats_of(deal)
    for seat in seats:
        names = [first if place == seat else second for place in range(terms.seats)]
        won, margin = _play(game, terms, names, seat, deal, failures)
        wins += won / len(seats)
        lead += margin / len(seats)
    return Deal(wins, lead, tuple(failures))


def _play(
    game: Game, terms: Terms, names: list[str], seat: int, deal: int, failures: list[str]
) -> tuple[float, float]:
    seed = Random(f"deal {deal} of {terms.seed}").getrandbits(40)
    dealer = DuplicateDealer(seed)
    players = [bot(game.id, name, seed + place) for place, name in enumerate(names)]
    state = game.start(terms.seats, terms.options, dealer)
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
        won = 0.0 if lost == seat else 1 / (terms.seats - 1)
    return won, scores[seat] - max(score for place, score in enumerate(scores) if place != seat)


def summed(terms: Terms, first: str, second: str, results: Sequence[Deal]) -> Outcome:
    share, share_within = _interval([result.wins for result in results])
    lead, lead_within = _interval([result.lead for result in results])
    return Outcome(
        first=first,
        second=second,
        seats=terms.seats,
        deals=len(results),
        games=len(results) * len(terms.seats_of(0)),
        even=1 / terms.seats,
        share=share,
        share_within=share_within,
        lead=lead,
        lead_within=lead_within,
        above=rating(share, terms.seats),
        above_from=rating(share - share_within, terms.seats),
        above_to=rating(share + share_within, terms.seats),
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
