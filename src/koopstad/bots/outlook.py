"""What a position promises every seat: the points it will have in the end, and its chance to win.

The promise is that of usual play: the game's own bot finishes what has begun, and the next quiet moment is
judged. So who plays as that bot does changes no promise by it.
"""

from math import exp, sqrt
from typing import Final

from koopstad.bots.budget import Budget
from koopstad.bots.levels import Level
from koopstad.bots.search import Search
from koopstad.bots.worlds import LONGEST, search_dealer
from koopstad.engine.bot import Bot, Eyes
from koopstad.engine.chance import outcomes
from koopstad.engine.dealer import FastDealer, ScriptedDealer
from koopstad.engine.judgement import ALONE, RESTLESS, Judgement
from koopstad.engine.state import State
from koopstad.engine.weights import Weights

COURSES: Final = 12  # that chance can take: so many are looked at one by one, of more a sample of as many
ENDLESS: Final = 1_000_000_000  # positions: who looks ahead here is bounded otherwise
# What is left open spreads like the sum of what the turns to come bring, and the greatest of such sums is
# found nearly as often as by this rule, which has no integral in it.
SPREAD: Final = sqrt(6) / 3.141592653589793
UNKNOWN: Final = -1e9
SURE: Final = 0.25  # points that are open at the least as long as the game is not over


class Outlook:
    """Judges positions of one game for all seats."""

    def __init__(self, judgement: Judgement, weights: Weights, policy: Bot, turns: int, seed: int) -> None:
        self.judgement: Final = judgement
        self.weights: Final = weights
        self.policy: Final = policy
        self.turns: Final = max(1, turns)  # that the seats had to finish together when the game began
        self.seed: Final = seed
        self.search: Final = Search(judgement, weights, policy, Level(), seed, Budget(ENDLESS))
        self._off: Final = {name: float(tested["off by"]) for name, tested in weights.made["tested"].items()}

    def points(self, state: State) -> list[float]:
        """What each seat will have in the end, if all go on as usual.

        Dice that lie there and cards that are on offer are worth what is usually made of them: seats that
        choose among them in turn do so, until chance comes in or somebody has a turn to play.
        """
        end = self._end(state)
        if end is not None:
            return [self.judgement.points(end, seat) for seat in range(state.seats)]
        found = [UNKNOWN] * state.seats
        here = state
        for number in range(state.seats):
            if not here.pending:
                break
            seat = here.pending[-1].seat
            planning = self.judgement.planning(here, seat)
            if found[seat] != UNKNOWN or (number and planning):
                break
            there = here.copy()
            chance = self._go_on(there, seat, planning)
            if chance and not planning and self.judgement.moment(here, seat) != RESTLESS:
                break  # what chance would bring is not known yet
            found[seat] = self.search.value(there, seat)
            here = there
            if chance:
                break
        for seat in range(state.seats):
            if found[seat] == UNKNOWN:
                found[seat] = self.own(here, seat)
            found[seat] += self._usually_more(state, seat)
        return found

    def _usually_more(self, state: State, seat: int) -> float:
        """What usual play brings beyond what the weights promise, in the part of the game that is left."""
        more = self.weights.usual.get(str(state.seats), 0.0)
        return more * self.judgement.turns(state, seat) * state.seats / self.turns

    def _end(self, state: State) -> State | None:
        """How the game ends if all go on as usual, where each has one turn at most and chance no say."""
        for seat in range(state.seats):
            if self.judgement.turns(state, seat) > 1:
                return None
        end = state.copy()
        dealer = search_dealer(self.seed, 0)
        for _ in range(LONGEST):
            if not end.pending:
                return end
            if end.play(self.policy.choose(Eyes(end, end.pending[-1].seat)), dealer):
                return None
        return None

    def _go_on(self, state: State, seat: int, planning: bool) -> bool:
        """Plays the turn, or else one choice, as usual; whether chance had a say in it."""
        turns = self.judgement.turns(state, seat)
        dealer = search_dealer(self.seed, 0)
        chance = False
        for _ in range(LONGEST):
            if state.play(self.policy.choose(Eyes(state, state.pending[-1].seat)), dealer):
                chance = True
            if not state.pending:
                break
            if self.judgement.turns(state, seat) < turns if planning else self._rests(state, seat):
                break
        return chance

    def _rests(self, state: State, seat: int) -> bool:
        return self.judgement.moment(state, seat) != RESTLESS

    def own(self, state: State, seat: int) -> float:
        """What one seat will have, once it has finished as usual what it has begun."""
        end = self._end(state)
        return self.search.value(self._finished(state, seat) if end is None else end, seat)

    def later(self, state: State, seat: int) -> State:
        """Where the seat has also played those of its next turns as usual that the others leave alone
        (``Judgement.pass_on``).
        """
        end = self._end(state)
        if end is not None:
            return end
        here = self._finished(state, seat)
        there = here.copy()
        while self.judgement.pass_on(there, seat):
            here = self._finished(there, seat)
            there = here.copy()
        return here

    def _finished(self, state: State, seat: int) -> State:
        """Where the seat has finished as usual what it has begun."""
        planning = bool(state.pending) and self.judgement.planning(state, seat)
        if not state.pending or (not planning and self._rests(state, seat)):
            return state
        here = state.copy()
        dealer = search_dealer(self.seed, 0)
        if planning:
            self.search.finish_turn(here, seat, self.judgement.turns(state, seat), dealer)
        else:
            self.search.come_to_rest(here, seat, dealer)
        return here

    def expected(self, state: State, action: int) -> list[float]:
        """The promise of an action before chance has spoken: the mean over what may come up."""
        courses = outcomes(state, action, COURSES)
        total = [0.0] * state.seats
        if courses is None:
            for world in range(COURSES):
                twin = state.copy()
                twin.play(action, FastDealer(self.seed + world))
                for seat, points in enumerate(self.points(twin)):
                    total[seat] += points / COURSES
            return total
        for told, chance in courses:
            twin = state.copy()
            twin.play(action, ScriptedDealer(told))
            for seat, points in enumerate(self.points(twin)):
                total[seat] += points * chance
        return total

    def chances(self, state: State, points: list[float]) -> list[float]:
        """How likely each seat is to win, given what is promised and how much is still open."""
        if not state.pending:
            ranking = state.ranking()
            return [1 / ranking.count(1) if place == 1 else 0.0 for place in ranking]
        return self.shares(state, points)

    def shares(self, state: State, points: list[float]) -> list[float]:
        """The same while the game goes on. A rival without a seat can win as well."""
        rival = self.judgement.rival(self._end(state) or state)
        against = points if rival is None else [*points, rival]
        return shares(against, self.open(state))[: state.seats]

    def open(self, state: State) -> float:
        """By how many points the end may still differ from the promise, as one standard deviation."""
        left = 0
        for seat in range(state.seats):
            left += self.judgement.turns(state, seat)
        return max(SURE, self.off(self.judgement.is_lead(state)) * sqrt(2 * min(1.0, left / self.turns)))

    def off(self, lead: bool) -> float:
        """By how many points the judgement errs, over whole games."""
        off = [points for name, points in self._off.items() if name.endswith(ALONE) == lead]
        return sum(off) / len(off)

    def usual(self, state: State, seat: int) -> int:
        return self.policy.choose(Eyes(state, seat))


def shares(points: list[float], spread: float) -> list[float]:
    """The chance of each to end first, if each ends as far from its points as chance has it."""
    best = max(points)
    weights = [exp((own - best) / (SPREAD * spread)) for own in points]
    total = sum(weights)
    return [weight / total for weight in weights]
