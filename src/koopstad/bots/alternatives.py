"""What else could have been played in a game that is over, and by how much it would have been better.

A decision is judged by what the seat knew: in worlds that are imagined from its view.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from koopstad.bots.outlook import Outlook
from koopstad.bots.reasons import PLAYED, Ended, Ledger, difference
from koopstad.bots.telling import Decision, worth_telling
from koopstad.bots.worlds import imagined_world, play_line, search_dealer
from koopstad.engine.bot import Eyes, Reason
from koopstad.engine.game import Game
from koopstad.engine.judgement import POINTS
from koopstad.engine.record import Record
from koopstad.engine.state import State

MOST: Final = 20  # actions of a decision that are looked at, beside the one that was played
FEW: Final = 3  # of them, that are looked at once more where chance has a say
WORLDS: Final = 6  # in which these are compared
GAMES: Final = 12  # played to their end, where only that tells what is better
# Of many decisions some look bad by chance: what seems better is looked at in fresh worlds, and these tell.
AGAIN: Final = 3  # times as many worlds as before
FOLLOWED: Final = 12  # worlds, fresh ones again, in which it is followed through the next turns
GLANCE: Final = 4  # of them, after which it is left alone if it is no better on average
SURE: Final = 1.5  # standard errors by which something must seem better to be looked at again
CLEAR: Final = 2.0  # by which it must be better then
LEAST: Final = 0.1  # points: what is less was not given away


class Found(NamedTuple):
    """The best that else could have been played, its promise, and if chance has a say how it compares."""

    best: float
    action: int
    pairs: tuple[int, float] | None


class Better(NamedTuple):
    """The best action that was found, by how many points it was better than what was played, and by what
    most of all, if that can be said.
    """

    action: int
    gain: float
    why: Reason | None = None


class Alternatives:
    """Looks at what the lines of one record could have been instead."""

    def __init__(self, record: Record, game: Game, states: list[State], outlook: Outlook) -> None:
        self.record = record
        self.game = game
        self.states = states
        self.outlook = outlook
        self.judgement = outlook.judgement
        self._looked: dict[int, Found] = {}

    def looked_at(self, line: int, seat: int, action: int, usual: int) -> Better:
        """By judging positions.

        What can still be had after the action is not given away yet: a plan shows when it is carried out. Nor
        is what the next turns do not bear out, or bring in another order.
        """
        found = self.found(line, seat, action, usual)
        better = Better(*(found.pairs or (found.action, found.best - self._later(line, seat))))
        if better.gain >= LEAST:
            if self.judgement.worlds:
                better = self._followed(line, seat, better)
            elif found.pairs is None:
                better = self._in_the_end(line, seat, better)
        return better if better.gain >= LEAST else Better(action, 0.0)

    def found(self, line: int, seat: int, action: int, usual: int) -> Found:
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
        return imagined_world(self.judgement, eyes, self.outlook.seed, number)

    def _look(self, world: State, action: int, seat: int, number: int) -> tuple[float, bool]:
        """What an action promises the seat in an imagined world, and whether chance has a say in it."""
        twin = world.copy()
        chance = bool(twin.play(action, search_dealer(self.outlook.seed, number)))
        return self.outlook.own(twin, seat), chance

    def _later(self, line: int, seat: int) -> float:
        """The best that the seat could still have after a line, as far as its turn went on without chance."""
        after = self.states[line]
        promised = self.outlook.own(after, seat)
        if not self._goes_on(line, seat):
            return promised
        best = max(promised, self._later(line + 1, seat))
        if len(after.actions()) > 1:
            played = self.game.catalogue.number(self.record.lines[line].action)
            found = self.found(line + 1, seat, played, self.outlook.usual(after, seat))
            if found.pairs is None:
                best = max(best, found.best)
        return best

    def _goes_on(self, line: int, seat: int) -> bool:
        """Whether the turn of the seat went on after a line, and chance had no say in it."""
        before, after = self.states[line - 1], self.states[line]
        if line == len(self.record.lines) or self.record.lines[line - 1].outcomes or after.to_move != seat:
            return False
        turns = self.judgement.turns(before, seat)
        return self.judgement.planning(after, seat) and self.judgement.turns(after, seat) >= turns

    def _followed(self, line: int, seat: int, better: Better) -> Better:
        """No better than an action clearly is than what was played, be it as the turn went on or as it
        usually does, when all play on as usual through the seat's next turns.
        """
        played = [self.game.catalogue.number(self.record.lines[line - 1].action)]
        instead = [[better.action], played[:]]
        eyes = Eyes(self.states[line - 1], seat)
        while self._goes_on(line, seat):
            line += 1
            played.append(self.game.catalogue.number(self.record.lines[line - 1].action))
        if len(played) > 1:
            instead.append(played)
        first = (1 + AGAIN) * WORLDS
        values: list[list[float]] = [[] for _ in instead]
        ends: list[list[State]] = [[] for _ in instead]
        for number in range(first, first + FOLLOWED):
            world = self._world(eyes, number)
            for place, actions in enumerate(instead):
                value, end = self._follow(world, actions, seat, number)
                values[place].append(value)
                ends[place].append(end)
            if number == first + GLANCE - 1 and any(sum(values[0]) <= sum(other) for other in values[1:]):
                return Better(better.action, 0.0)
        gain, place = min((_clearly_better(values[0], values[each]), each) for each in range(1, len(values)))
        return self._no_more_than(better, gain, ends[0], ends[place], seat)

    def _follow(self, world: State, actions: list[int], seat: int, number: int) -> tuple[float, State]:
        """What some actions in a row, as far as they can be played in an imagined world, come to there, and
        where they lead.
        """
        twin, dealer = world.copy(), search_dealer(self.outlook.seed, number)
        play_line(twin, seat, actions, dealer)
        followed = self.judgement.following(world, seat, share=1.0).turns
        turns = self.judgement.turns(world, seat)
        return self.outlook.search.later(twin, seat, turns, followed, dealer), twin

    def _in_the_end(self, line: int, seat: int, better: Better) -> Better:
        """No better than an action is than what the turn came to, once the next turns are played too."""
        instead = self._world(Eyes(self.states[line - 1], seat), 0)
        instead.play(better.action, search_dealer(self.outlook.seed, 0))
        end = self.outlook.later(instead, seat)
        came_to = [self.outlook.later(self.states[line], seat)]
        while self._goes_on(line, seat):
            line += 1
            came_to.append(self.outlook.later(self.states[line], seat))
        value = self.outlook.search.value
        best = max(came_to, key=lambda state: value(state, seat))
        return self._no_more_than(better, value(end, seat) - value(best, seat), [end], [best], seat)

    def _no_more_than(
        self, better: Better, gain: float, ends: list[State], played: list[State], seat: int
    ) -> Better:
        """What the next turns bear out, and by what they show it."""
        gain = min(better.gain, gain)
        if gain < LEAST:
            return Better(better.action, 0.0)
        return Better(better.action, gain, self._by(ends, played, seat, gain))

    def _by(self, ends: list[State], played: list[State], seat: int, gain: float) -> Reason | None:
        """The topic that makes up most of a gain, world by world, if it clearly makes up half of it."""
        parts = [[self.outlook.search.parts(state, seat) for state in states] for states in (ends, played)]
        found, most = "", 0.0
        for topic in sorted({topic for line in parts for each in line for topic in each}):
            one, other = ([each.get(topic, 0.0) for each in line] for line in parts)
            more = sum(one) / len(one) - sum(other) / len(other)
            if more > most and more >= gain / 2 and more > CLEAR * difference(one, other)[1]:
                found, most = topic, more
        if not found:
            return None
        word = "@review-points" if found == POINTS else f"@judged-{found}"
        return Reason("review-why", {"why": word})

    def plan(self, line: int, seat: int, action: int) -> list[Decision]:
        """What an action of the own turn is judged by: the rest of the turn as it is usually played, until
        chance has a say or another has to answer.
        """
        start = self._world(Eyes(self.states[line - 1], seat), 0)
        if not self.judgement.planning(start, seat):
            return []
        turns = self.judgement.turns(start, seat)
        twin, dealer = start.copy(), search_dealer(self.outlook.seed, 0)
        decisions: list[Decision] = []
        chance = bool(twin.play(action, dealer))
        while (
            not chance and self.judgement.planning(twin, seat) and self.judgement.turns(twin, seat) == turns
        ):
            usual = self.outlook.policy.choose(Eyes(twin, seat, imagined=True))
            if len(twin.actions()) > 1:
                decisions.append((twin.copy(), usual))
            chance = bool(twin.play(usual, dealer))
        return worth_telling(self.game, start, decisions)

    def played_out(self, before: State, seat: int, action: int, usual: int) -> tuple[Better, list[float]]:
        """By games played to their end, all in the same worlds with the same chance; and what the action
        brought every seat, beside the usual one.
        """
        nothing = Better(action, 0.0), [0.0] * before.seats
        if usual == action:
            return nothing
        eyes, tried = Eyes(before, seat), [action, usual]
        if not _clear(self._leads(self._games(eyes, tried, range(GAMES)), seat), SURE):
            return nothing
        ends = self._games(eyes, tried, range(GAMES, GAMES + AGAIN * GAMES))
        leads = self._leads(ends, seat)
        if not _clear(leads, CLEAR):
            return nothing
        better, gain = _clearly_best(tried, leads, CLEAR)
        why = self._why(ends, seat) if gain else None
        return Better(better, gain, why), [self._brought(ends, each) for each in range(before.seats)]

    def _why(self, ends: list[list[State]], seat: int) -> Reason | None:
        """By what the second games ended better than the first."""
        ledger = Ledger()
        for place, line in enumerate(ends):
            for end in line:
                lead = self.outlook.search.margin(end, seat)
                ledger.note(place, Ended(lead, end.sheet(seat), self.judgement.events(end, seat)))
        return ledger.why(1, [0], PLAYED)

    def _games(self, eyes: Eyes, tried: list[int], numbers: range) -> list[list[State]]:
        """How games ended after each action."""
        ends: list[list[State]] = [[] for _ in tried]
        for number in numbers:
            world = self._world(eyes, number)
            for place, each in enumerate(tried):
                twin = world.copy()
                dealer = search_dealer(self.outlook.seed, number)
                twin.play(each, dealer)
                self.outlook.search.finish_game(twin, dealer)
                ends[place].append(twin)
        return ends

    def _leads(self, ends: list[list[State]], seat: int) -> list[list[float]]:
        return [[self.outlook.search.margin(end, seat) for end in line] for line in ends]

    def _brought(self, ends: list[list[State]], seat: int) -> float:
        """By how much the first games ended higher for a seat than the second."""
        first, second = [[float(end.scores()[seat]) for end in line] for line in ends]
        return difference(first, second)[0]


def _clearly_best(tried: list[int], values: list[list[float]], sure: float) -> tuple[int, float]:
    """The one that is clearly better than the first on average, and by how much; else the first."""
    best, most = 0, 0.0
    for place in range(1, len(tried)):
        mean, doubt = difference(values[place], values[0])
        if mean > sure * doubt and mean > most and mean >= LEAST:
            best, most = place, mean
    return tried[best], most


def _clearly_better(one: list[float], other: list[float]) -> float:
    """By how much on average; nothing where that is not clear."""
    mean, doubt = difference(one, other)
    return mean if mean > CLEAR * doubt else 0.0


def _clear(values: list[list[float]], sure: float) -> bool:
    """Whether one of two is better, whichever."""
    mean, doubt = difference(values[0], values[1])
    return abs(mean) > sure * doubt
