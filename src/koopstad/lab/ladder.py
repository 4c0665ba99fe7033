"""How strong bots are beside each other: ``koopstad lab ladder GAME``.

Each bot plays the next ones of the list on the same deals: one of the first against a table of the second, in
every seat of every deal. Games of one deal are no separate proofs, so every interval is one over deals. Where
games are dear, more deals tell more: each can be played once, by one seat after the other.
A bot that fails has lost that game: the others win it, and the lead is that of the moment.
With luck (``luck.py``) it is told, too, what the first bot would have without it.
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
from koopstad.lab.adjusted import LEAST, Adjusted, adjust, interval
from koopstad.lab.crew import Crew, printed
from koopstad.lab.deals import Deal, Notebook
from koopstad.lab.luck import NOTHING, Fortune, Worth, check_luck, follow, plus, result
from koopstad.lab.ratings import Rating, ratings

ALWAYS = 0.999  # a share of wins beyond this says no more than that it is large


@dataclass(frozen=True)
class Terms:
    """What is played: all that a worker has to know beside the two bots."""

    game: str
    seats: int
    seed: int = 1
    options: dict[str, object] = field(default_factory=dict)
    once: bool = False  # each deal in one seat only
    luck: bool = False  # how lucky the first bot was is told as well

    def seats_of(self, deal: int) -> list[int]:
        """In which seats the first bot plays a deal."""
        return [deal % self.seats] if self.once else [*range(self.seats)]

    def data(self) -> dict[str, object]:
        said = {**asdict(self), "of": printed(self.game)}
        return said if self.luck else {word: value for word, value in said.items() if word != "luck"}


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
    # Without the luck of the deals, where it was told.
    share_adjusted: Adjusted | None = None
    lead_adjusted: Adjusted | None = None


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
    luck: bool = False,
) -> Ladder:
    """Plays bots, the strongest first, against those that come next in the list.

    ``notes`` keeps every deal that was played: the same ladder goes on from there, with more deals too.
    ``luck`` tells also what the results are without it.
    """
    crew = Crew(workers, ray)
    terms = _agreed(game, bots, deals, seats, seed, options, once, apart, luck)
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
    luck: bool,
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
    if luck and deals < LEAST:
        raise OptionError(f"what luck does to results is learned from at least {LEAST} deals, not {deals}")
    if luck:
        check_luck(played)
    for name in bots:
        check_bot(played, admit(name))
    played.agree(seats, options or {})
    return Terms(game, seats, seed, dict(options or {}), once, luck)


def play_deal(terms: Terms, first: str, second: str, deal: int) -> Deal:
    """The first bot in each of its seats; the deal is the same each time, as far as the players let it."""
    game = koopstad.game(terms.game)
    for name in (first, second):
        admit(name)  # in this process too
    wins = lead = 0.0
    failures: list[str] = []
    seats = terms.seats_of(deal)
    luck = NOTHING
    for seat in seats:
        names = [first if place == seat else second for place in range(terms.seats)]
        fortune = follow(game, terms.seats, terms.options, seat, _seed(terms, deal)) if terms.luck else None
        (margin, won), lucky = _play(game, terms, names, seat, deal, failures, fortune)
        wins += won / len(seats)
        lead += margin / len(seats)
        luck = plus(luck, lucky, 1 / len(seats))
    return Deal(wins, lead, tuple(failures), luck if terms.luck else None)


def _seed(terms: Terms, deal: int) -> int:
    return Random(f"deal {deal} of {terms.seed}").getrandbits(40)


def _play(
    game: Game,
    terms: Terms,
    names: list[str],
    seat: int,
    deal: int,
    failures: list[str],
    fortune: Fortune | None,
) -> tuple[Worth, Worth]:
    """How the game ended, and what of it was luck."""
    seed = _seed(terms, deal)
    dealer = DuplicateDealer(seed)
    players = [bot(game.id, name, seed + place) for place, name in enumerate(names)]
    state = game.start(terms.seats, terms.options, dealer)
    if fortune is not None:
        fortune.start(state)
    lost: int | None = None
    while (mover := state.to_move) is not None:
        try:
            action = decide(players[mover], state, mover)
        except BotError as error:
            failures.append(str(error))
            lost = mover
            break
        if fortune is None:
            state.play(action, dealer)
        else:
            fortune.play(state, action, dealer)
    lead, won = result(state, seat)
    if lost is not None:
        won = 0.0 if lost == seat else 1 / (terms.seats - 1)
    return (lead, won), NOTHING if fortune is None else fortune.end(state, dealer)


def summed(terms: Terms, first: str, second: str, results: Sequence[Deal]) -> Outcome:
    wins, leads = [each.wins for each in results], [each.lead for each in results]
    share, share_within = interval(wins)
    lead, lead_within = interval(leads)
    lucks = [each.luck or NOTHING for each in results]
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
        failures=sum(len(each.failures) for each in results),
        failure=next((said for each in results for said in each.failures), ""),
        share_adjusted=adjust(wins, [luck for _, luck in lucks]) if terms.luck else None,
        lead_adjusted=adjust(leads, [luck for luck, _ in lucks]) if terms.luck else None,
    )


def rating(share: float, seats: int) -> float:
    """Rating points above each of the others; as in chess, 400 are odds of ten to one."""
    share = min(ALWAYS, max(1 - ALWAYS, share))
    return 400 * math.log10(share * (seats - 1) / (1 - share))
