"""How lucky a seat was in a game: what chance answered, beside what it answers on average.

Both are judged in the true position, which no bot ever sees. Whatever the bots decide, and however badly a
position is judged, luck is nothing on average: so a result less its luck is right on average too, and differs
less from deal to deal (``adjusted.py``).

Where the judgement of a game is trusted, each answer of chance is judged at once. Where it is not, games are
played to their end by the usual bot: what it has on average in this seat, and what each decision that was not
its own changed in that, is no luck. Whatever else a game ended with was.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from math import exp, log
from random import Random

from koopstad.bots import bot, bots, learned
from koopstad.bots.outlook import COURSES, Outlook
from koopstad.engine.bot import Eyes
from koopstad.engine.chance import outcomes
from koopstad.engine.dealer import Dealer, DuplicateDealer, FastDealer, ScriptedDealer
from koopstad.engine.errors import OptionError
from koopstad.engine.game import Game
from koopstad.engine.manifest import manifest
from koopstad.engine.state import State

STARTS = 16  # other deals with which that of a game is compared, where they are judged
PLAYED = 256  # games that are played to their end in every place where that tells something
BITS = 40  # of a seed

Worth = tuple[float, float]  # of a position to a seat: its lead over the best other, its chance to win
NOTHING: Worth = (0.0, 0.0)


def check_luck(game: Game) -> None:
    """Refuses what cannot be told, with a sentence."""
    if not manifest(game.id).judgement:
        raise OptionError(f"nobody has learned to judge {game.title}, so nobody can tell who was lucky there")
    learned(game.id).weights(game)


def follow(game: Game, seats: int, options: Mapping[str, object], seat: int, seed: int) -> "Fortune":
    """Tells the luck of a seat in one game; what the seed gives here, nobody was dealt."""
    judged = learned(game.id).judgement(game).trusted
    return (Judged if judged else PlayedOut)(game, seats, options, seat, seed)


class Fortune(ABC):
    """Looks on at one game of a seat, and tells its luck."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object], seat: int, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.seat = seat
        self.seeds = Random(f"luck {seed} {seat}")
        self.policy = bot(game.id, bots(game.id)[0], 0)  # what is usual

    @abstractmethod
    def start(self, state: State) -> None:
        """The game begins."""

    @abstractmethod
    def play(self, state: State, action: int, dealer: Dealer) -> None:
        """Plays an action in the game."""

    @abstractmethod
    def end(self, state: State, dealer: Dealer) -> Worth:
        """The game is over, or nobody plays on: the luck there was."""

    def other_start(self, dealer: Dealer) -> State:
        """A deal that could have been."""
        state: State = self.game.start(self.seats, self.options, dealer)
        return state

    def fresh(self) -> int:
        """The seed of a dealer that nobody has met."""
        return self.seeds.getrandbits(BITS)


class Judged(Fortune):
    """What the deal and every answer of chance was worth, as the judgement of the game has it."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object], seat: int, seed: int) -> None:
        super().__init__(game, seats, options, seat, seed)
        known = learned(game.id)
        judgement = known.judgement(game)
        # As many turns have all seats at the start of some game: the deal at hand has no say here.
        first = self.other_start(FastDealer(self.fresh()))
        turns = sum(judgement.turns(first, place) for place in range(seats))
        self._outlook = Outlook(judgement, known.weights(game), self.policy, turns, 0)
        self._luck = NOTHING

    def start(self, state: State) -> None:
        others = [self.worth(self.other_start(FastDealer(self.fresh()))) for _ in range(STARTS)]
        self._luck = beyond(self.worth(state), [(worth, 1 / STARTS) for worth in others])

    def play(self, state: State, action: int, dealer: Dealer) -> None:
        before = state.copy()
        if state.play(action, dealer):
            courses = possible(before, action, self.worth, FastDealer(self.fresh()))
            self._luck = plus(self._luck, beyond(self.worth(state), courses))

    def end(self, state: State, dealer: Dealer) -> Worth:
        return self._luck

    def worth(self, state: State) -> Worth:
        points = self._outlook.points(state)
        rivals = points[: self.seat] + points[self.seat + 1 :]
        lead = points[self.seat] - best_of(rivals, self._outlook.open(state) if state.pending else 0.0)
        return lead, self._outlook.chances(state, points)[self.seat]


class PlayedOut(Fortune):
    """What the game ended with, beyond what the usual bot has on average in the same seat, and beyond what
    decisions changed in that.
    """

    def __init__(self, game: Game, seats: int, options: Mapping[str, object], seat: int, seed: int) -> None:
        super().__init__(game, seats, options, seat, seed)
        self._earned = NOTHING

    def start(self, state: State) -> None:
        for _ in range(PLAYED):
            dealer = FastDealer(self.fresh())
            self._earn(self._ended(self.other_start(dealer), dealer), 1)

    def play(self, state: State, action: int, dealer: Dealer) -> None:
        usual = self._usual(state)
        if action != usual:
            for _ in range(PLAYED):
                seed = self.fresh()  # what comes up is the same after both, so far as the players let it
                self._earn(self._after(state, action, seed), 1)
                self._earn(self._after(state, usual, seed), -1)
        state.play(action, dealer)

    def end(self, state: State, dealer: Dealer) -> Worth:
        return plus(self._ended(state.copy(), dealer), self._earned, -1)

    def _earn(self, worth: Worth, sign: int) -> None:
        self._earned = plus(self._earned, worth, sign / PLAYED)

    def _after(self, state: State, action: int, seed: int) -> Worth:
        twin, dealer = state.copy(), DuplicateDealer(seed)
        twin.play(action, dealer)
        return self._ended(twin, dealer)

    def _ended(self, state: State, dealer: Dealer) -> Worth:
        """How a game ends that everybody plays on as usual."""
        while state.to_move is not None:
            state.play(self._usual(state), dealer)
        return result(state, self.seat)

    def _usual(self, state: State) -> int:
        assert state.to_move is not None
        return self.policy.choose(Eyes(state, state.to_move))


def possible(
    state: State, action: int, worth: Callable[[State], Worth], fresh: FastDealer
) -> list[tuple[Worth, float]]:
    """What an action may lead to, with probabilities: all of it, or where that is much a sample.

    The sample is dealt anew each time: one that is always the same would err the same way in every game.
    """
    courses = outcomes(state, action, COURSES)
    dealers: list[tuple[Dealer, float]] = [(fresh, 1 / COURSES)] * COURSES
    if courses is not None:
        dealers = [(ScriptedDealer(told), chance) for told, chance in courses]
    found = []
    for dealer, chance in dealers:
        twin = state.copy()
        twin.play(action, dealer)
        found.append((worth(twin), chance))
    return found


def beyond(here: Worth, courses: Sequence[tuple[Worth, float]]) -> Worth:
    """By how much a position is worth more than the mean of what could have been."""
    for worth, chance in courses:
        here = plus(here, worth, -chance)
    return here


def plus(one: Worth, other: Worth, times: float = 1.0) -> Worth:
    return one[0] + times * other[0], one[1] + times * other[1]


def result(state: State, seat: int) -> Worth:
    """The lead over the best other, and the share of the win."""
    ranking, scores = state.ranking(), state.scores()
    won = 1 / ranking.count(1) if ranking[seat] == 1 else 0.0
    return scores[seat] - max(score for place, score in enumerate(scores) if place != seat), won


def best_of(points: Sequence[float], spread: float) -> float:
    """The best of some, as long as each may still end so far from its points: more than one may be it."""
    best = max(points)
    if not spread:
        return best
    return best + spread * log(sum(exp((each - best) / spread) for each in points))
