"""A bot that looks ahead, at one level of strength: what it plays, what it keeps in mind, and why."""

from time import perf_counter
from typing import Final

from koopstad.bots.budget import FOREVER, Budget, Watch
from koopstad.bots.comparing import BEST, alone, behind, played_out, same
from koopstad.bots.endings import GLANCE, play_out
from koopstad.bots.following import follow
from koopstad.bots.levels import Level
from koopstad.bots.reasons import CLEARLY, NEXT, Ledger
from koopstad.bots.search import Line, Search
from koopstad.bots.telling import Decision, worth_telling
from koopstad.bots.worlds import imagined_world, search_dealer
from koopstad.engine.bot import Advice, Bot, Eyes, Reason
from koopstad.engine.dealer import FastDealer
from koopstad.engine.events import Args
from koopstad.engine.judgement import RESTLESS
from koopstad.engine.state import State, View
from koopstad.engine.weights import Learned

# Of the time that is left for a turn so much goes into one thought: chance may call for another one.
AT_ONCE: Final = 2 / 3
EACH: Final = 4  # games for which one more line is tried, where games are few
MORE: Final = 6  # lines that are tried in games, where so many are played that the worse ones are soon left


class Thought:
    """Every action that was looked at, with what it is worth in points; the best one first."""

    __slots__ = ("actions", "values")

    def __init__(self, actions: list[int], values: list[float]) -> None:
        order = sorted(range(len(actions)), key=lambda place: -values[place])
        self.actions: Final = [actions[place] for place in order]
        self.values: Final = [values[place] for place in order]


class Planned:
    """A decision to come: what the seat will see then, and what it will do."""

    __slots__ = ("action", "view")

    def __init__(self, action: int, view: View) -> None:
        self.action: Final = action
        self.view: Final = view


class Memory:
    """What a bot keeps in mind of its turn. Whoever lets it play keeps this, for one seat of one table."""

    def __init__(self) -> None:
        self.plan: list[Planned] = []
        self.seconds = 0.0  # that it has thought about this turn
        self._turn = 0  # by the number of turns to come
        self._thoughts = 0

    def goes_on(self, turn: int) -> bool:
        """Whether it has thought about this turn before."""
        return turn == self._turn

    def thoughts(self, turn: int) -> int:
        """How often it has thought about this turn before; notes that it does so now."""
        self._thoughts = self._thoughts + 1 if turn == self._turn else 0
        self._turn = turn
        return self._thoughts

    def recall(self, eyes: Eyes, actions: list[int]) -> int | None:
        """What was planned for just this; a plan that something has crossed is forgotten."""
        if not self.plan:
            return None
        planned = self.plan.pop(0)
        if planned.action in actions and planned.view == eyes.view():
            return planned.action
        self.plan = []
        return None


class Found:
    """What came of thinking: all lines with their values, the one to play, and what speaks for it."""

    __slots__ = ("best", "in_turn", "ledger", "lines", "state", "why", "yours")

    def __init__(
        self,
        state: State,
        in_turn: bool,
        lines: list[Line],
        best: Line,
        ledger: Ledger | None = None,
        why: Reason | None = None,
        yours: Reason | None = None,
    ) -> None:
        self.state: Final = state
        self.in_turn: Final = in_turn
        self.lines: Final = lines
        self.best: Final = best
        self.ledger: Final = ledger  # of the games that were played to their end, if any were
        self.why: Final = why  # what games played to their end tell, if they tell something
        self.yours: Final = yours  # what they tell of what somebody was about to do


class Thinker(Bot):
    """Plays at one level."""

    def __init__(
        self,
        seed: int,
        learned: Learned,
        policy: Bot,
        level: Level,
        seconds: float = FOREVER,
        memory: Memory | None = None,
        watch: Watch = perf_counter,
        taste: dict[str, float] | None = None,
    ) -> None:
        super().__init__(seed)
        self.learned: Final = learned
        self.policy: Final = policy
        self.level: Final = level
        self.seconds: Final = seconds
        self.watch: Final = watch
        self.memory: Final = Memory() if memory is None else memory
        self.taste: Final = taste
        self._whim: Final = FastDealer(seed)  # of a weak level, another one at each decision
        self.looked = 0  # positions, for the last decision that it thought about

    def choose(self, eyes: Eyes) -> int:
        actions = eyes.actions()
        if len(actions) == 1:
            return actions[0]
        planned = self.memory.recall(eyes, actions)
        if planned is not None:
            return planned
        search = self.search(eyes)
        found = self._decide(search, eyes, actions, self.memory)
        self.memory.seconds += search.budget.elapsed
        self.looked = search.budget.spent
        if self.level.loose:
            return self._give_away(by_first_action(found.lines), search.judgement.stake)
        if found.in_turn:
            self._keep(found.state, eyes.seat, found.best)
        return found.best.actions[0]

    def advise(self, eyes: Eyes) -> Advice:
        """What it would play; by how many points that is better than the next best, and by what most of all:
        where games were played to their end, by what happened in them.

        Where nothing is clearly better, it says what the game's own bot says, or that others are as good.
        """
        actions = eyes.actions()
        if len(actions) == 1:
            return Advice(actions[0], self.policy.reason(eyes))
        search = self.search(eyes)
        found = self._decide(search, eyes, actions, Memory(), Ledger())
        reason = self._because(search, eyes, found)
        return Advice(found.best.actions[0], reason, None, self._told(eyes, found))

    def reason(self, eyes: Eyes) -> Reason | None:
        return self.advise(eyes).reason

    def compare(self, eyes: Eyes, mine: int) -> Advice:
        """One thought about both: what somebody is about to do is looked at as closely as the best."""
        actions = eyes.actions()
        if len(actions) == 1:
            return super().compare(eyes, mine)
        search = self.search(eyes)
        search.mine = mine
        found = self._decide(search, eyes, actions, Memory(), Ledger())
        best, reason = found.best.actions[0], self._because(search, eyes, found)
        yours = BEST
        if best != mine:
            yours = found.yours or behind(search, eyes, found.best, found.lines)
        self.looked = search.budget.spent
        return Advice(best, None if same(reason, yours) else reason, yours, self._told(eyes, found))

    def search(self, eyes: Eyes) -> Search:
        budget = Budget(self.level.nodes, self.seconds, self.watch)
        judgement = self.learned.judgement(eyes.game)
        weights = self.learned.weights(eyes.game)
        if self.taste is not None:
            weights = weights.styled(judgement, self.taste)
        return Search(judgement, weights, self.policy, self.level, self.seed, budget, self.taste)

    def _decide(
        self, search: Search, eyes: Eyes, actions: list[int], memory: Memory, ledger: Ledger | None = None
    ) -> Found:
        state = self._world(eyes, 0)
        in_turn = search.judgement.planning(state, eyes.seat)
        if self.level.turns and self.level.worlds:
            search.following = search.judgement.following(state, eyes.seat, self.level.share)
        self._share_out(search, state, eyes.seat, in_turn, memory)
        if in_turn:
            lines = search.plan(state, eyes.seat)
            if self.level.turns:
                lines = search.look_on(lines, eyes.seat)
        else:
            lines = self._compare(search, eyes, state, actions)
        games = int(self.level.playouts * search.judgement.games(state, eyes.seat))
        if games < 2:
            if search.following.worlds:
                lines = self._followed(search, eyes, state, in_turn, lines)
            elif self.level.playouts and not search.judgement.trusted:
                return Found(state, in_turn, lines, self._usual(eyes, state, lines))
            return Found(state, in_turn, lines, lines[0])
        number, games = self._lines_and_games(search, games)
        few = different(lines, number)
        if not search.judgement.trusted:
            usual = self._usual(eyes, state, lines)
            few = [usual, *[line for line in few if line is not usual]][:number]
        few = search.with_mine(few, [*lines, alone(search.mine, state)])
        played = [line.actions for line in few]
        place = play_out(search, self._worlds(eyes, games), eyes.seat, played, ledger)
        if ledger is None:
            return Found(state, in_turn, lines, few[place])
        others = [other for other, line in enumerate(played) if line[0] != played[place][0]]
        yours = played_out(ledger, place, [other for other in others if played[other][0] == search.mine])
        return Found(state, in_turn, lines, few[place], ledger, ledger.why(place, others), yours)

    def _followed(
        self, search: Search, eyes: Eyes, state: State, in_turn: bool, lines: list[Line]
    ) -> list[Line]:
        """The best of the lines, as they are judged once they are followed."""
        if in_turn:
            few = lines[: search.following.lines]
        elif search.following.choices and search.judgement.turns(state, eyes.seat):
            few = lines[: search.following.choices]
        else:
            return lines
        few = search.with_mine(few, lines)
        if len(few) == 1:
            return few
        return follow(search, lambda number: self._world(eyes, number), eyes.seat, few)

    def _usual(self, eyes: Eyes, state: State, lines: list[Line]) -> Line:
        """What the game's own bot would do: the favourite where only games can tell what is better."""
        first = self.policy.choose(eyes)
        return next((line for line in lines if line.actions[0] == first), alone(first, state))

    def _lines_and_games(self, search: Search, games: int) -> tuple[int, int]:
        """How many lines are tried, and in how many games each. Lines of a judgement that is not trusted are
        guesses: where games are few, they are better spent on fewer of them.
        """
        if games >= 2 * GLANCE:
            return self.level.few + MORE, games
        if search.judgement.trusted:
            return self.level.few, games
        number = max(2, min(self.level.few, 1 + games // EACH))
        return number, games * self.level.few // number

    def _share_out(self, search: Search, state: State, seat: int, in_turn: bool, memory: Memory) -> None:
        """The budget of this thought: less of it, where others about the same turn came before."""
        turn = search.judgement.turns(state, seat)
        if self.seconds != FOREVER:
            half_done = search.judgement.moment(state, seat) == RESTLESS
            if not half_done and not (in_turn and memory.goes_on(turn)):
                memory.seconds = 0.0
            search.budget.within(AT_ONCE * max(0.0, self.seconds - memory.seconds))
        if in_turn:
            thoughts = memory.thoughts(turn)
            if search.following.worlds:
                search.budget.halve(thoughts)

    def _compare(self, search: Search, eyes: Eyes, state: State, actions: list[int]) -> list[Line]:
        """Outside the own turn: each action as a line of its own."""
        judgement = search.judgement
        first = self.policy.choose(eyes)
        ordered = [first, *[action for action in actions if action != first]]
        if not judgement.worlds and not judgement.games(state, eyes.seat):
            # What they look like at first says nothing: only following them does.
            return [alone(action, state) for action in (ordered if search.following.choices else ordered[:1])]
        return search.weigh(self._worlds(eyes, self._number(search)), eyes.seat, ordered)

    def _number(self, search: Search) -> int:
        """Of worlds in which something is compared."""
        return max(1, min(self.level.worlds, search.judgement.worlds))

    def _because(self, search: Search, eyes: Eyes, found: Found) -> Reason | None:
        best = found.best
        if found.why is not None:
            return found.why
        others = [line for line in found.lines if line.actions[0] != best.actions[0]]
        gain = best.value - others[0].value if others else 0.0
        clear = gain >= CLEARLY and found.ledger is None  # what games did not show is not said
        told: Args = {"points": max(1, round(gain)), "than": NEXT}
        if clear:
            topic, part = search.contrast(best.end, others[0].end, eyes.seat)
            if part >= gain / 2:
                return Reason("hint-ahead", {**told, "why": f"@judged-{topic}"})
        if self.policy.choose(eyes) == best.actions[0]:
            return self.policy.reason(eyes)
        return Reason("hint-better", told) if clear else Reason("hint-close", {})

    def _worlds(self, eyes: Eyes, number: int) -> list[State]:
        return [self._world(eyes, world) for world in range(number)]

    def _world(self, eyes: Eyes, number: int) -> State:
        return imagined_world(self.learned.judgement(eyes.game), eyes, self.seed, number)

    def _keep(self, state: State, seat: int, line: Line) -> None:
        """Keeps the rest of the turn in mind."""
        for here, action in self._decisions_after(state, seat, line):
            self.memory.plan.append(Planned(action, here.view(seat)))

    def _told(self, eyes: Eyes, found: Found) -> tuple[Reason, ...]:
        """What it would do in the rest of the turn, in words."""
        if not found.in_turn:
            return ()
        told: list[Reason] = []
        decisions = self._decisions_after(found.state, eyes.seat, found.best)
        for here, action in worth_telling(eyes.game, found.state, decisions):
            sentence = eyes.game.describe(here, action)
            told.append(Reason(sentence.key, sentence.args))
        return tuple(told)

    def _decisions_after(self, state: State, seat: int, line: Line) -> list[Decision]:
        """The rest of the turn, decision by decision, as far as the seat alone decides."""
        decisions: list[Decision] = []
        twin = state.copy()
        dealer = search_dealer(self.seed, 0)
        for place, action in enumerate(line.actions + line.rest):
            if not twin.pending or twin.pending[-1].seat != seat:
                break
            if place and len(twin.actions()) > 1:
                decisions.append((twin.copy(), action))
            twin.play(action, dealer)
        return decisions

    def _give_away(self, thought: Thought, stake: float) -> int:
        """One of the actions that cost at most so many points, the better ones more often."""
        best = thought.values[0]
        weights: list[float] = []
        total = 0.0
        for value in thought.values:
            loss = (best - value) / stake
            weight = 0.0 if loss > self.level.floor else float(2.0 ** (-loss / self.level.loose))
            weights.append(weight)
            total += weight
        left = self._whim.random() * total
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return thought.actions[place]
        return thought.actions[0]


def different(lines: list[Line], few: int) -> list[Line]:
    """The best lines that begin otherwise than the others, and if those are few the next best ones."""
    first: dict[int, Line] = {}
    rest: list[Line] = []
    for line in lines:
        if line.actions[0] in first:
            rest.append(line)
        else:
            first[line.actions[0]] = line
    return [*first.values(), *rest][:few]


def by_first_action(lines: list[Line]) -> Thought:
    """Of each first action the best line."""
    best: dict[int, float] = {}
    for line in lines:
        action = line.actions[0]
        if action not in best:
            best[action] = line.value
    return Thought(list(best), list(best.values()))
