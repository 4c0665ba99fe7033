"""A player of any game that has learned to judge it (``engine/judgement.py``), and looks ahead.

Its own turn it plans as a whole: it tries every action, lets the game's own bot finish the turn, judges
where that leads, and goes on from the best few. Before chance and the turns of others it compares the best
actions over the same imagined worlds. It gets what its seat sees, and thinks on positions imagined from
that.
"""

from typing import Final

from koopstad.bots.budget import Budget
from koopstad.bots.finish import Finishes
from koopstad.bots.levels import Level
from koopstad.bots.worlds import LONGEST, search_dealer
from koopstad.engine.bot import Bot, Eyes
from koopstad.engine.dealer import FastDealer
from koopstad.engine.judgement import NOT_FOLLOWED, POINTS, RESTLESS, Judgement
from koopstad.engine.state import State
from koopstad.engine.weights import Weights

NOWHERE: Final = -1e9
NOTHING: Final = -1  # no action


class Line:
    """Some actions in a row from the position that is looked at, and what they come to."""

    __slots__ = ("actions", "end", "finished", "rest", "state", "value")

    def __init__(
        self, actions: list[int], rest: list[int], state: State, end: State, value: float, finished: bool
    ) -> None:
        self.actions: Final = actions
        self.rest: Final = rest  # with which the policy would finish the turn
        self.state: Final = state  # after the actions
        self.end: Final = end  # where it was judged
        self.value: Final = value
        self.finished: Final = finished  # the turn is over, chance comes in, or another has to answer


class Search:
    """Looks ahead for one seat."""

    def __init__(
        self,
        judgement: Judgement,
        weights: Weights,
        policy: Bot,
        level: Level,
        seed: int,
        budget: Budget,
        taste: dict[str, float] | None = None,
    ) -> None:
        self.judgement: Final = judgement
        self.weights: Final = weights
        self.policy: Final = policy
        self.level: Final = level
        self.seed: Final = seed
        self.budget: Final = budget
        self.taste: Final = taste  # of a character, for the score sheet
        self.following = NOT_FOLLOWED  # how far what looks best is followed
        self.mine = NOTHING  # what somebody is about to do: it is looked at as closely as the best

    # --- judging ---

    def value(self, state: State, seat: int) -> float:
        """The points that the seat will have in the end."""
        points = self.judgement.points(state, seat)
        if not state.pending:
            return points
        moment = self.judgement.moment(state, seat)
        return points + self.weights.value(moment, self.judgement.features(state, seat))

    def margin(self, state: State, seat: int) -> float:
        """By how much the seat is ahead of the best of the others, or what it has alone."""
        scores = state.scores()
        if len(scores) == 1:
            return self.judgement.points(state, seat)
        best = NOWHERE
        for other, score in enumerate(scores):
            if other != seat and score > best:
                best = float(score)
        own = float(scores[seat])
        if self.taste is not None:
            best *= self.taste.get("rivals", 1.0)
            for category, points in state.sheet(seat).items():
                own += (self.taste.get(category, 1.0) - 1) * points
        return own - best

    def dealer(self, world: int) -> FastDealer:
        return search_dealer(self.seed, world)

    # --- playing on ---

    def finish_turn(self, state: State, seat: int, turns: int, dealer: FastDealer) -> None:
        """Everybody plays as the policy would until the seat has finished a turn."""
        for _ in range(LONGEST):
            if not state.pending or self.judgement.turns(state, seat) < turns:
                return
            state.play(self.policy.choose(Eyes(state, state.pending[-1].seat, imagined=True)), dealer)

    def come_to_rest(self, state: State, seat: int, dealer: FastDealer) -> None:
        """The same until the next quiet moment."""
        for _ in range(LONGEST):
            if not state.pending or self.judgement.moment(state, seat) != RESTLESS:
                return
            state.play(self.policy.choose(Eyes(state, state.pending[-1].seat, imagined=True)), dealer)

    def finish_game(self, state: State, dealer: FastDealer) -> None:
        for _ in range(LONGEST):
            if not state.pending:
                return
            state.play(self.policy.choose(Eyes(state, state.pending[-1].seat, imagined=True)), dealer)

    # --- the own turn ---

    def plan(self, state: State, seat: int) -> list[Line]:
        """The best lines through the own turn, as far as neither chance comes in nor another has to answer;
        the best one first.
        """
        turns = self.judgement.turns(state, seat)
        seen: set[object] = set()
        finishes = Finishes(self.judgement, self.policy, self.value, seat, turns, self.seed)
        found: list[Line] = []
        front = [Line([], [], state, state, NOWHERE, False)]
        for _ in range(self.level.plies):
            if not front:
                break
            grown: list[Line] = []
            for line in front:
                for action in self._in_order(line, seat):
                    if not self._may_plan() and (found or grown):
                        return best_first(found + grown)
                    fresh = self._try(line, action, seat, turns, seen, finishes)
                    if fresh is not None:
                        grown.append(fresh)
            grown = best_first(grown)
            front = [line for line in grown if not line.finished]
            front = self.with_mine(front[: self.level.beam], front)
            found += grown
        return best_first(found)

    def _may_plan(self) -> bool:
        """Takes one position of the budget, as long as enough remains to follow what was found."""
        return self._is_enough() and self.budget.spend()

    def _is_enough(self) -> bool:
        """Whether more is left than is kept for following."""
        return not self.following.worlds or self.budget.has_left(self.following.kept)

    def _in_order(self, line: Line, seat: int) -> list[int]:
        """The policy's choice first: should time run out, it has been looked at."""
        actions = line.state.actions()
        if len(actions) == 1:
            return actions
        first = line.rest[0] if line.rest else self.policy.choose(Eyes(line.state, seat, imagined=True))
        rest = [action for action in actions if action != first]
        if self.mine in rest:
            rest.remove(self.mine)
            rest.insert(0, self.mine)
        return [first, *rest]

    def with_mine(self, few: list[Line], lines: list[Line]) -> list[Line]:
        """Some of the lines, one of which begins with what somebody is about to do, if any does."""
        if self.mine == NOTHING:
            return few
        for line in few:
            if line.actions[0] == self.mine:
                return few
        return few + [line for line in lines if line.actions[0] == self.mine][:1]

    def _try(
        self, line: Line, action: int, seat: int, turns: int, seen: set[object], finishes: Finishes
    ) -> Line | None:
        """The line with one more action; None where another line has come to the same position."""
        twin = line.state.copy()
        chance = bool(twin.play(action, self.dealer(0)))
        over = not twin.pending or self.judgement.turns(twin, seat) < turns
        actions = [*line.actions, action]
        if over:
            return Line(actions, [], twin, twin, self.value(twin, seat), True)
        if chance:
            end = twin.copy()
            self.finish_turn(end, seat, turns, self.dealer(0))
            value = self._expected(line, action, seat, turns, self.value(end, seat))
            return Line(actions, [], twin, end, value, True)
        key = (actions[0] == self.mine, self.judgement.key(twin, seat))
        if key in seen:
            return None
        seen.add(key)
        finish = finishes.of(twin)
        asked = twin.pending[-1].seat != seat
        return Line(actions, finish.rest, twin, finish.end, finish.value, asked)

    def _expected(self, line: Line, action: int, seat: int, turns: int, first: float) -> float:
        """Over several outcomes of chance: what one of them shows is no plan."""
        total = first
        worlds = 1
        while worlds < min(self.level.worlds, self.judgement.worlds) and self.budget.spend():
            end = line.state.copy()
            dealer = self.dealer(worlds)
            end.play(action, dealer)
            self.finish_turn(end, seat, turns, dealer)
            total += self.value(end, seat)
            worlds += 1
        return total / worlds

    # --- the own turns after it ---

    def look_on(self, lines: list[Line], seat: int) -> list[Line]:
        """Some lines through the own turn, each judged by what the next own turns can make of it.

        As if the others did nothing meanwhile. What of this the budget does not reach for all of them counts
        for none.
        """
        lines = self._unlike(lines, seat)
        for _ in range(self.level.turns):
            later: list[Line] = []
            for line in lines:
                later.append(self._next_turn(line, seat))
                if not self.budget.nodes or not self._is_enough():
                    return lines
            lines = best_first(later)
        return lines

    def _unlike(self, lines: list[Line], seat: int) -> list[Line]:
        """The best few that end in different positions."""
        few: list[Line] = []
        ends: set[object] = set()
        for line in lines:
            end = self.judgement.key(line.end, seat)
            if end not in ends:
                ends.add(end)
                few.append(line)
                if len(few) == self.level.wide:
                    break
        return self.with_mine(few, lines)

    def _next_turn(self, line: Line, seat: int) -> Line:
        """The line with the best own turn after it, as far as that can be told."""
        state = line.end.copy()
        if not self.judgement.pass_on(state, seat):
            return line
        best = self.plan(state, seat)
        if not best:
            return line
        # What a line comes to by chance is one case of many: the next turn adds what it adds in that case.
        value = line.value + best[0].value - self.value(line.end, seat)
        return Line(line.actions, line.rest, line.state, best[0].end, value, line.finished)

    def later(self, state: State, seat: int, turns: int, followed: int, dealer: FastDealer) -> float:
        """What the ends of so many own turns come to on average, after the first of those that are left
        (``turns``), if all play on as the policy does. The position goes on to there.
        """
        total = 0.0
        for turn in range(followed):
            self.finish_turn(state, seat, turns - turn - 1, dealer)
            total += self.value(state, seat)
        return total / followed

    # --- before chance and the turns of others ---

    def weigh(self, states: list[State], seat: int, actions: list[int]) -> list[Line]:
        """Each action by the next quiet moment; the best few also by the end of the own turn.

        ``states`` are imagined worlds: each action is tried in the same ones, with the same chance.
        """
        near: list[Line] = []
        for action in actions:
            self.budget.spend()
            twin = states[0].copy()
            dealer = self.dealer(0)
            twin.play(action, dealer)
            self.come_to_rest(twin, seat, dealer)
            near.append(Line([action], [], states[0], twin, self.value(twin, seat), True))
        near = best_first(near)
        if self.level.worlds * self.judgement.worlds == 0 or self.judgement.turns(states[0], seat) == 0:
            return near
        turns = self.judgement.turns(states[0], seat)
        few = self.level.few
        if len(states) > 1 and self._same(states, seat, near[0], turns):
            few *= len(states)
            states = states[:1]
        near = self.with_mine(near[:few], near)
        sums = [0.0] * len(near)
        worlds = 0
        for world, state in enumerate(states):
            if self.budget.nodes < len(near):
                break
            for place, line in enumerate(near):
                sums[place] += self._far(state, world, seat, line, turns)
            worlds += 1
        if not worlds:
            return near
        far: list[Line] = []
        for place, line in enumerate(near):
            value = (line.value + sums[place] / worlds) / 2
            far.append(Line(line.actions, [], line.state, line.end, value, True))
        return best_first(far)

    def _far(self, state: State, world: int, seat: int, line: Line, turns: int) -> float:
        """What an action comes to by the end of the own turn, in one world."""
        self.budget.spend()
        twin = state.copy()
        dealer = self.dealer(world)
        twin.play(line.actions[0], dealer)
        self.finish_turn(twin, seat, turns, dealer)
        return self.value(twin, seat)

    def _same(self, states: list[State], seat: int, line: Line, turns: int) -> bool:
        """Whether chance does not come in before the end of the own turn: then one world tells as much as
        all of them, and more actions can be looked at.
        """
        ends = [self._far(states[world], world, seat, line, turns) for world in range(2)]
        return ends[0] == ends[1]

    # --- why ---

    def contrast(self, one: State, other: State, seat: int) -> tuple[str, float]:
        """The topic by which one position is judged better than the other most, and by how many points."""
        parts = self.parts(one, seat)
        for topic, points in self.parts(other, seat).items():
            parts[topic] = parts.get(topic, 0.0) - points
        best = max(parts, key=lambda topic: parts[topic])
        return best, parts[best]

    def parts(self, state: State, seat: int) -> dict[str, float]:
        """What a position is worth, by topic; some of it is about nothing one can name."""
        parts = {POINTS: self.judgement.points(state, seat)}
        if not state.pending:
            return parts
        weights = self.weights.moments[self.judgement.moment(state, seat)]
        features = self.judgement.features(state, seat)
        for place, topic in enumerate(self.judgement.topics):
            if topic:
                parts[topic] = parts.get(topic, 0.0) + weights[place] * features[place]
        return parts


def best_first(lines: list[Line]) -> list[Line]:
    return sorted(lines, key=_less)


def _less(line: Line) -> float:
    return -line.value
