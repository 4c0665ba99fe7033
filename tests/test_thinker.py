"""Bots that look ahead: legal and fair, and what they do with their budget and the next turns."""

from __future__ import annotations

from zlib import crc32

import pytest

import koopstad
from koopstad.bots import Bot, Eyes, Memory, bot
from koopstad.bots.budget import Budget
from koopstad.bots.levels import LEVELS, Level
from koopstad.bots.search import Search
from koopstad.bots.thinker import Thinker
from koopstad.bots.worlds import search_dealer
from koopstad.engine.bot import Advice
from koopstad.engine.dealer import FastDealer
from koopstad.engine.judgement import Following, Judgement
from koopstad.engine.manifest import manifest
from koopstad.engine.state import State
from koopstad.engine.weights import Learned
from koopstad.lab import fairness, train
from tests.decisions import arranged
from tests.test_bots import TRIALS, mover, positions
from tests.thinking import SMALL, each_learned, in_turn, some, thinker
from tests.tiers import WHOLE

pytestmark = pytest.mark.xdist_group("thinker")  # positions are found once
WORLDS = 4  # that a seat cannot tell apart, for each position: enough to catch a cheat
POSITIONS = 6 if WHOLE else 3
ASKED = 12  # positions in which a card asks another player something


# --- what they play ---


@each_learned
def test_they_play_what_is_legal_and_touch_nothing(name: str) -> None:
    for number, state in enumerate(some(name, 4)):
        before = state.data()
        seat = mover(state)
        for level in (SMALL, LEVELS["child"]):
            assert thinker(name, number, level).choose(Eyes(state, seat)) in state.actions()
        assert state.data() == before


@each_learned
def test_alone_against_the_game_too(name: str) -> None:
    if koopstad.game(name).seats[0] > 1:
        return
    for state in some(name, 3, seats=1) if not TRIALS[name].options else _alone(name):
        assert thinker(name, 1).choose(Eyes(state, 0)) in state.actions()


def _alone(name: str) -> list[State]:
    met = positions(name, 1, 5, 9, TRIALS[name].alone)
    return [state for state in met if len(state.actions()) > 1][::12]


def test_who_relies_on_games_and_has_too_few_of_them_does_what_is_usual() -> None:
    """A judgement that is not trusted decides alone only for those who never play games to their end."""
    looked: list[bool] = []
    judged: list[bool] = []
    for number, state in enumerate(some("tickets", 8)):
        eyes = Eyes(state, mover(state))
        usual = bot("tickets", "greedy", number).choose(eyes)
        for found, playouts in ((looked, 0.001), (judged, 0.0)):
            found.append(thinker("tickets", number, Level(playouts=playouts)).choose(eyes) == usual)
    assert all(looked)
    assert not all(judged)


class Cheat(Bot):
    """Takes the action that the hidden things of the true position add up to."""

    def __init__(self, seed: int, true: State) -> None:
        super().__init__(seed)
        self.true = true

    def choose(self, eyes: Eyes) -> int:
        actions = eyes.actions()
        return actions[crc32(repr(self.true.data()).encode()) % len(actions)]


class Whisperer(Cheat):
    """Plays honestly, and tells more than it may to who asks about a choice."""

    def choose(self, eyes: Eyes) -> int:
        return eyes.actions()[0]

    def compare(self, eyes: Eyes, mine: int) -> Advice:
        return Advice(super().choose(eyes), None)


def is_canonical(name: str) -> bool:
    """Whether the same view and the same chance imagine the same position, for a bot that believes too."""
    judgement = train.judgement_of(name)
    for state in some(name, 6):
        seat = mover(state)
        worlds = [state.imagine(seat, FastDealer(seed)) for seed in range(4)]
        twins = [world.imagine(seat, FastDealer(9)) for world in worlds]
        believed = [judgement.imagine(Eyes(world, seat), FastDealer(9)) for world in worlds]
        if any(twin != twins[0] for twin in twins) or any(each != believed[0] for each in believed):
            return False
    return True


@each_learned
def test_they_decide_from_their_own_view_alone(name: str) -> None:
    """Action, positions looked at and hint are the same in worlds that the seat cannot tell apart.

    ``make fairness`` tries more of them, of more positions.
    """
    assert is_canonical(name)
    found = fairness.examine(name, POSITIONS, 404, worlds=WORLDS)
    assert (found.positions, found.different) == (POSITIONS, [])


@each_learned
def test_a_cheat_is_caught(name: str) -> None:
    """Who looks at what is hidden, to play or to tell, and who thinks longer where more is to be found."""
    assert len(fairness.examine(name, 6, 404, lambda true: Cheat(7, true), WORLDS).different) > 3
    assert len(fairness.examine(name, 6, 404, lambda true: Whisperer(7, true), WORLDS).different) > 3

    def longer(true: State) -> Bot:
        nodes = 6 + crc32(repr(true.data()).encode()) % 7
        return thinker(name, 7, Level(beam=2, few=2, worlds=1, nodes=nodes))

    assert fairness.examine(name, 6, 404, longer, WORLDS).different


# --- the plan and the budget ---


def test_a_plan_is_kept_as_long_as_nothing_crosses_it() -> None:
    """In its turn it thinks once; a position that it did not plan for makes it think again."""
    memory = Memory()
    state = in_turn("amsterdam")
    seat = mover(state)
    player = thinker("amsterdam", 3, memory=memory)
    state.play(player.choose(Eyes(state, seat)), FastDealer(1))
    planned = [step.action for step in memory.plan]
    assert len(planned) > 1
    played = []
    while memory.plan:
        if len(state.actions()) > 1:
            action = thinker("amsterdam", 99, Level(nodes=0), memory).choose(Eyes(state, seat))
            played.append(action)
        else:
            action = state.actions()[0]
        state.play(action, FastDealer(1))
    assert played == planned

    state = in_turn("amsterdam")
    thinker("amsterdam", 3, memory=memory).choose(Eyes(state, seat))
    assert memory.recall(Eyes(state, seat), state.actions()) is None
    assert memory.plan == []


# --- the next turns ---


def test_a_plan_holds_own_and_legal_actions_alone() -> None:
    """Also where a card asks others something in the middle of a turn: they answer as they would."""
    judgement = train.judgement_of("hamburg")
    asked = 0
    for state, _, _ in arranged("hamburg"):
        seat = mover(state)
        if asked == ASKED or not judgement.planning(state, seat):
            continue
        if not any(_asks_another(judgement, state, action) for action in state.actions()):
            continue
        asked += 1
        level = Level(beam=6, few=2, turns=0, wide=2, worlds=1, playouts=0, nodes=300)
        for line in thinker("hamburg", 3, level).search(Eyes(state, seat)).plan(state, seat):
            twin = state.copy()
            for action in line.actions + line.rest:
                assert twin.to_move == seat
                assert action in twin.actions()
                if twin.play(action, search_dealer(3, 0)):
                    break
    assert asked == ASKED


def _asks_another(judgement: Judgement, state: State, action: int) -> bool:
    seat, twin = mover(state), state.copy()
    chance = twin.play(action, search_dealer(3, 0))
    goes_on = judgement.turns(twin, seat) == judgement.turns(state, seat)
    return goes_on and not chance and twin.to_move not in (seat, None)


def test_others_do_nothing_until_the_next_turn() -> None:
    """HAM-6.3: four turns in a cycle; after the last of them cards are drawn, and nobody can tell."""
    judgement = train.judgement_of("hamburg")
    dealer = FastDealer(6)
    state = koopstad.game("hamburg").start(3, {}, dealer)
    policy = bot("hamburg", "greedy", 6)
    followed = ended = 0
    while (seat := state.to_move) is not None:
        turns = judgement.turns(state, seat)
        planning = judgement.planning(state, seat)
        state.play(policy.choose(Eyes(state, seat)), dealer)
        if planning and state.to_move != seat and judgement.turns(state, seat) == turns - 1:
            next_one = state.copy()
            if judgement.pass_on(next_one, seat):
                followed += 1
                assert next_one.to_move == seat
                assert judgement.planning(next_one, seat)
                assert judgement.turns(next_one, seat) == turns - 1
                assert next_one.scores() == state.scores()
            else:
                ended += 1
                assert turns % 4 == 1
    assert followed > 2 * ended > 0


@pytest.mark.parametrize("name", ["amsterdam", "tickets"])
def test_where_chance_comes_between_turns_nothing_is_passed_on(name: str) -> None:
    judgement = train.judgement_of(name)
    for state in some(name, 6):
        assert not judgement.pass_on(state, mover(state))


def test_a_line_is_worth_what_the_next_turn_makes_of_it() -> None:
    state = in_turn("hamburg")
    seat = mover(state)
    search = looking_on(state, 10_000)
    lines = search.plan(state, seat)
    later = search.look_on(lines, seat)
    assert [line.value for line in later] == sorted([line.value for line in later], reverse=True)
    assert len({search.judgement.key(line.state, seat) for line in later}) > 1
    for line in later:
        (before,) = [each for each in lines if each.actions == line.actions]
        following = before.end.copy()
        assert search.judgement.pass_on(following, seat)
        best = search.plan(following, seat)[0]
        assert line.end == best.end
        assert line.value == pytest.approx(before.value + best.value - search.value(before.end, seat))


def test_what_the_budget_does_not_reach_counts_for_no_line() -> None:
    state = in_turn("hamburg")
    seat = mover(state)
    search = looking_on(state, 10_000)
    lines = search.plan(state, seat)
    plenty = looking_on(state, 10_000)
    plenty.look_on(lines, seat)
    spent = 10_000 - plenty.budget.nodes
    assert spent > 10
    few = looking_on(state, spent - 1).look_on(lines, seat)
    assert [(line.actions, line.value) for line in few] == [
        (line.actions, line.value) for line in search._unlike(lines, seat)
    ]


def looking_on(state: State, nodes: int) -> Search:
    level = Level(beam=2, turns=1, wide=3, nodes=nodes)
    return thinker("hamburg", 1, level).search(Eyes(state, mover(state)))


def test_planning_leaves_enough_to_follow_the_lines() -> None:
    state = in_turn("amsterdam")
    seat = mover(state)
    for worlds, left in ((2, 80), (0, 0)):
        player = thinker("amsterdam", 1, Level(beam=9, turns=1, wide=2, worlds=worlds, nodes=100))
        search = player.search(Eyes(state, seat))
        search.following = Following(turns=2, worlds=worlds)
        search.plan(state, seat)
        assert left <= search.budget.nodes + 1 <= left + 1
    late = thinker("amsterdam", 1, Level(nodes=0)).search(Eyes(state, seat))
    assert len(late.plan(state, seat)) == 1  # too late for anything: what the policy would do


def test_who_thinks_again_about_a_turn_has_half_of_the_budget() -> None:
    """What chance brings in the middle of a turn is thought about anew, and people wait for the turn."""
    state = in_turn("amsterdam")
    eyes = Eyes(state, mover(state))
    level = Level(beam=9, turns=1, wide=1, worlds=1, nodes=200)
    player = thinker("amsterdam", 1, level)
    looked = []
    for _ in range(3):
        player.advise(eyes)  # a hint is no thought of its own
        player.memory.plan = []
        player.choose(eyes)
        looked.append(player.looked)
    assert looked == [pytest.approx(nodes / 5, abs=3) for nodes in (200, 100, 50)]
    assert player.memory.thoughts(1) == 0  # the next turn


def test_where_chance_has_no_say_more_is_looked_at_in_one_world() -> None:
    """AMS-6: with the dice on the table all worlds are alike until the turn is over; before that not."""
    seen = set()
    for state in positions("amsterdam", 3, 303, 1, {}):
        step = state.pending[-1].step.name
        if step not in ("choose dice", "take card") or len(state.actions()) < 4 or step in seen:
            continue
        seen.add(step)
        seat = mover(state)
        search = thinker("amsterdam", 1, Level(few=2, worlds=2)).search(Eyes(state, seat))
        worlds = [state.imagine(seat, FastDealer(seed)) for seed in range(2)]
        few = 4 if step == "choose dice" else 2
        assert len(search.weigh(worlds, seat, state.actions())) == few
    assert len(seen) == 2


@pytest.mark.parametrize(
    ("name", "games", "shared"),
    [
        ("tickets", 3, (2, 7)),
        ("tickets", 7, (2, 17)),
        ("tickets", 12, (4, 15)),
        ("tickets", 16, (11, 16)),
        ("amsterdam", 4, (5, 4)),
    ],
)
def test_few_games_are_spent_on_few_guesses(name: str, games: int, shared: tuple[int, int]) -> None:
    player = thinker(name, 1, LEVELS["master"])
    search = player.search(Eyes(some(name, 1)[0], 0))
    assert player._lines_and_games(search, games) == shared


def test_a_budget_counts_positions_and_time() -> None:
    budget = Budget(2)
    assert [budget.spend() for _ in range(3)] == [True, True, False]
    now = iter([0.0, 0.5, 0.9, 1.1, 1.2])
    hurried = Budget(100, 1.0, lambda: next(now))
    assert [hurried.spend() for _ in range(4)] == [True, True, False, False]
    counted = Budget(4)
    assert counted.has_left(1.0)
    counted.spend()
    assert counted.has_left(0.75)
    assert not counted.has_left(0.8)
    now = iter([0.0, 1.0, 1.5])
    timed = Budget(4, 2.0, lambda: next(now))
    assert [timed.has_left(0.5), timed.has_left(0.5)] == [True, False]
    now = iter([0.0, 0.9, 1.1])
    again = Budget(9, 4.0, lambda: next(now))
    again.halve(2)
    again.within(1.0)
    assert again.nodes == 2
    assert [again.spend(), again.spend()] == [True, False]


def test_when_time_is_up_it_plays_what_it_has_found() -> None:
    """Each look at the watch takes a second: it has time for one line, and that is the policy's."""
    state = in_turn("amsterdam")
    seat = mover(state)
    ticks = iter(range(10_000))
    policy = bot("amsterdam", "greedy", 3)
    player = Thinker(
        3, Learned(manifest("amsterdam").judgement), policy, SMALL, 1.0, watch=lambda: float(next(ticks))
    )
    assert player.choose(Eyes(state, seat)) == policy.choose(Eyes(state, seat))
    assert next(ticks) < 20
