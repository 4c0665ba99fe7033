"""Bots that look ahead: fair, within their budget, true to their level; and how they learned."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import pytest
from typer.testing import CliRunner

import koopstad
from koopstad.bots import Bot, Eyes, Memory, adviser, bot, bots, check_bot
from koopstad.bots.budget import Budget
from koopstad.bots.levels import LEVELS, Level
from koopstad.bots.ridge import Sums
from koopstad.bots.search import Search
from koopstad.bots.thinker import Thinker, Thought
from koopstad.cli.app import app
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import OptionError
from koopstad.engine.judgement import RESTLESS
from koopstad.engine.manifest import manifest
from koopstad.engine.record import parse
from koopstad.engine.state import State
from koopstad.engine.weights import Learned, read_weights
from koopstad.engine.words import LANGUAGES, Words, english
from koopstad.lab import fairness, train
from koopstad.table import open_table, resume_table, seats
from tests.test_bots import TRIALS, mover, positions

pytestmark = pytest.mark.xdist_group("thinker")  # positions are found once
LEARNED = [name for name in TRIALS if manifest(name).judgement]
# Everything that a strong level does, as little of it as shows.
SMALL = Level(beam=2, few=2, turns=1, wide=2, worlds=1, playouts=0.5, nodes=10)
each_learned = pytest.mark.parametrize("name", LEARNED)


def thinker(name: str, seed: int, level: Level = SMALL, memory: Memory | None = None) -> Thinker:
    return Thinker(seed, Learned(manifest(name).judgement), bot(name, "greedy", seed), level, memory=memory)


def some(name: str, number: int, seed: int = 303, seats: int = 3) -> list[State]:
    """A few positions from all parts of a game with as much hidden as can be."""
    met = positions(name, seats, seed, TRIALS[name].every, TRIALS[name].options)
    choice = [state for state in met if len(state.actions()) > 1]
    return choice[:: max(1, len(choice) // number)]


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


class Cheat(Bot):
    """Takes the action that the hidden things of the true position add up to."""

    def __init__(self, seed: int, true: State) -> None:
        super().__init__(seed)
        self.true = true

    def choose(self, eyes: Eyes) -> int:
        actions = eyes.actions()
        return actions[crc32(repr(self.true.data()).encode()) % len(actions)]


def is_canonical(name: str) -> bool:
    """Whether the same view and the same chance imagine the same position."""
    for state in some(name, 6):
        seat = mover(state)
        twins = [state.imagine(seat, FastDealer(seed)).imagine(seat, FastDealer(9)) for seed in range(4)]
        if any(twin != twins[0] for twin in twins):
            return False
    return True


@each_learned
def test_they_decide_from_their_own_view_alone(name: str) -> None:
    """Action, positions looked at and reason are the same in worlds that the seat cannot tell apart.

    ``make fairness`` tries more of them.
    """
    assert is_canonical(name)
    found = fairness.examine(name, 6, 404)
    assert (found.positions, found.different) == (6, [])


@each_learned
def test_a_cheat_is_caught(name: str) -> None:
    """One that looks at what is hidden, and one that only thinks longer where there is more to find."""
    assert len(fairness.examine(name, 6, 404, lambda true: Cheat(7, true)).different) > 3

    def longer(true: State) -> Bot:
        nodes = 6 + crc32(repr(true.data()).encode()) % 7
        return thinker(name, 7, Level(beam=2, few=2, worlds=1, nodes=nodes))

    assert fairness.examine(name, 6, 404, longer).different


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


def in_turn(name: str) -> State:
    """A position at the beginning of somebody's turn in the middle of a game."""
    judgement = train.judgement_of(name)
    for state in positions(name, 3, 303, 1, {})[150:]:
        seat = mover(state)
        if judgement.planning(state, seat) and len(state.actions()) > 8:
            return state
    raise AssertionError("nobody has a turn")


# --- the next turns ---


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


def test_lines_are_followed_through_the_next_turns() -> None:
    """Each is worth the mean of what it is judged at once and at the ends of the next two own turns."""
    state = in_turn("amsterdam")
    seat = mover(state)
    player = thinker("amsterdam", 1, Level(beam=2, turns=1, wide=3, worlds=2, nodes=300))
    search = player.search(Eyes(state, seat))
    lines = search.look_on(search.plan(state, seat), seat)
    worlds = [state.imagine(seat, FastDealer(seed)) for seed in range(2)]
    followed = search.follow(worlds, seat, lines)
    assert [line.value for line in followed] == sorted([line.value for line in followed], reverse=True)
    turns = search.judgement.turns(state, seat)
    for line in followed:
        (before,) = [each for each in lines if each.actions == line.actions]
        values = []
        for number, world in enumerate(worlds):
            there, dealer = world.copy(), search.dealer(number)
            for action in before.actions + before.rest:
                there.play(action, dealer)
            for left in (turns - 2, turns - 3):
                while search.judgement.turns(there, seat) > left:
                    there.play(search.policy.choose(Eyes(there, mover(there), imagined=True)), dealer)
                values.append(search.value(there, seat) / 2)
        assert line.value == pytest.approx((before.value + 2 * sum(values) / 2) / 3)
    search.budget.nodes = 2
    assert search.follow(worlds, seat, lines) == lines


def test_planning_leaves_enough_to_follow_the_lines() -> None:
    state = in_turn("amsterdam")
    seat = mover(state)
    for worlds, left in ((2, 80), (0, 0)):
        player = thinker("amsterdam", 1, Level(beam=9, turns=1, wide=2, worlds=worlds, nodes=100))
        search = player.search(Eyes(state, seat))
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


# --- levels ---


def test_weak_levels_give_away_little_and_never_much() -> None:
    level = Level(loose=1.0, floor=3.0)
    thought = Thought([10, 11, 12, 13], [5.0, 4.0, 2.5, 1.0])
    steady = thinker("amsterdam", 1, level)
    for taken in (
        [thinker("amsterdam", seed, level)._give_away(thought, 1.0) for seed in range(400)],
        [steady._give_away(thought, 1.0) for _ in range(400)],  # not the same luck all game long
    ):
        assert set(taken) == {10, 11, 12}
        assert taken.count(10) > taken.count(11) > taken.count(12) > 10


@each_learned
def test_each_level_gives_away_more_than_the_one_above_and_never_without_end(name: str) -> None:
    made = [bot(name, level, 1) for level in LEVELS]
    levels = [each.level for each in made if isinstance(each, Thinker)]
    given = [level.loose for level in levels]
    assert given[0] == 0  # the master plays its best
    assert given == sorted(given)
    assert len(set(given[2:])) == 3
    for level, gives in zip(LEVELS, given, strict=True):
        assert gives == manifest(name).gives.get(level, LEVELS[level].loose)
    assert [level.floor for level in levels] == pytest.approx([5 * loose for loose in given])


def test_every_level_has_a_name_in_every_language_and_the_best_one_gives_hints() -> None:
    for name in LEARNED:
        assert bots(name) == ("greedy", *LEVELS, *manifest(name).characters, "random")
        assert adviser(koopstad.game(name)) == "master"
        for level in LEVELS:
            check_bot(koopstad.game(name), level)
    folder = Path(koopstad.__file__).parent / "words" / "web"
    for language in LANGUAGES:
        words = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        for level in LEVELS:
            assert f"\nbot-{level} = " in words
            assert f"\nbot-{level}-says = " in words


# --- characters ---


@each_learned
def test_characters_have_names_signs_and_a_taste_for_something_there_is(name: str) -> None:
    """A topic that nobody judges, or a category that no sheet has, would be no taste at all."""
    characters = manifest(name).characters
    assert 3 <= len(characters) <= 4
    sheet = koopstad.game(name).start(2, {}, FastDealer(1)).sheet(0)
    judged = {*train.judgement_of(name).topics, *sheet, "rivals"}
    root = Path(koopstad.__file__).parent
    signs = (Path(__file__).parents[1] / "web" / "src" / "ui" / "emblems.ts").read_text(encoding="utf-8")
    for character, taste in characters.items():
        assert set(taste) <= judged
        assert any(weight != 1 for weight in taste.values())
        check_bot(koopstad.game(name), character)
        assert f"\n  {character}: " in signs
        for language in LANGUAGES:
            words = (root / "words" / "web" / f"{language}.ftl").read_text(encoding="utf-8")
            assert f"\nbot-{character} = " in words
            assert f"\nbot-{character}-says = " in words


def test_a_taste_shows_in_what_is_judged() -> None:
    """Of two positions the one with more of what a character likes gains by its taste."""
    known = Learned(manifest("amsterdam").judgement)
    game = koopstad.game("amsterdam")
    judgement, weights = known.judgement(game), known.weights(game)
    liked = [place for place, topic in enumerate(judgement.topics) if topic == "city"]
    fond = weights.styled(judgement, {"city": 2.0})
    for moment, numbers in enumerate(weights.moments):
        for place, weight in enumerate(numbers):
            assert fond.moments[moment][place] == (2 * weight if place in liked else weight)
    state = in_turn("amsterdam")
    seat = mover(state)
    assert bot("amsterdam", "saskia", 3).choose(Eyes(state, seat)) in state.actions()


def test_a_taste_shows_in_how_a_game_ended() -> None:
    """Contracts count more for one who lives for them, and points of others for one who minds them."""
    states = positions("tickets", 2, 303, 1, {})
    state = states[-1].copy()
    dealer = FastDealer(1)
    while state.pending:
        state.play(state.actions()[0], dealer)
    own, other = state.scores()
    plain = thinker("tickets", 1).search(Eyes(states[0], mover(states[0])))
    assert plain.margin(state, 0) == own - other
    fond = Search(plain.judgement, plain.weights, plain.policy, SMALL, 1, Budget(1), {"kept": 2.0})
    assert fond.margin(state, 0) == own - other + state.sheet(0)["kept"]
    minding = Search(plain.judgement, plain.weights, plain.policy, SMALL, 1, Budget(1), {"rivals": 3.0})
    assert minding.margin(state, 0) == own - 3 * other


@each_learned
def test_reasons_say_how_much_better_and_why(name: str) -> None:
    judgement = train.judgement_of(name)
    for language in LANGUAGES:
        for topic in {*judgement.topics, "points"} - {""}:
            assert Words(name, language).text("hint-ahead", points=2, why=f"@judged-{topic}", than="next")
    keys = set()
    for state in some(name, 6):
        reason = thinker(name, 1).reason(Eyes(state, mover(state)))
        assert reason is not None
        assert english(name).text(reason.key, **reason.args)
        keys.add(reason.key)
    # Where games are always played out, what they do not show is not said.
    assert ("hint-ahead" in keys) == judgement.trusted


# --- learning ---


@each_learned
def test_features_are_named_and_use_the_view_alone(name: str) -> None:
    """Positions of one view have the same features for that seat, as many as there are names."""
    judgement = train.judgement_of(name)
    assert len(set(judgement.names)) == len(judgement.names)
    quiet = set()
    alone = positions(name, 1, 303, TRIALS[name].every, {}) if 1 in koopstad.game(name).seats else []
    for state in (*some(name, 24), *alone):
        for seat in range(state.seats):
            moment = judgement.moment(state, seat)
            quiet.add(moment)
            if moment == RESTLESS:
                continue
            worlds = [state.imagine(seat, FastDealer(seed)) for seed in range(3)]
            seen = [judgement.features(world, seat) for world in (state, *worlds)]
            assert len(seen[0]) == len(judgement.names)
            assert all(numbers == seen[0] for numbers in seen)
    assert quiet >= set(range(len(judgement.moments)))


@each_learned
def test_turns_count_down(name: str) -> None:
    judgement = train.judgement_of(name)
    left: dict[int, int] = {}
    dealer = FastDealer(4)
    state = koopstad.game(name).start(3, {}, dealer)
    player = bot(name, "random", 4)
    while (seat := state.to_move) is not None:
        planning = judgement.planning(state, seat)
        before = judgement.turns(state, seat)
        assert before > 0 or not planning
        state.play(player.choose(Eyes(state, seat)), dealer)
        left[seat] = judgement.turns(state, seat)
        if planning:
            assert left[seat] in (before, before - 1) or not state.pending
    assert [judgement.turns(state, seat) for seat in range(3)] == [0, 0, 0]


def test_a_fit_finds_what_was_put_in() -> None:
    sums, half = Sums(4), Sums(4)
    dealer = FastDealer(8)
    for number in range(4000):
        row = [1.0, dealer.roll(6), dealer.roll(6) / 10, 5.0]
        (sums if number % 2 else half).add(row, 3.0 + 2.0 * row[1] - 4.0 * row[2] + dealer.random() - 0.5)
    sums.merge(half)
    weights = sums.fit(1e-6)
    assert weights == pytest.approx([3.0, 2.0, -4.0, 0.0], abs=0.06)
    assert sums.error(weights) == pytest.approx(1 / 12, rel=0.1)
    with pytest.raises(OptionError, match="too few"):
        Sums(4).fit()


def test_what_was_known_is_changed_as_far_as_rows_speak_against_it() -> None:
    sums, known = Sums(3), [1.0, 2.0, 7.0]
    assert sums.fit_around(known) == known
    dealer = FastDealer(9)
    for _ in range(500):
        row = [1.0, float(dealer.roll(6)), 0.0]
        sums.add(row, 5.0 + 4.0 * row[1])
    assert sums.fit_around(known, 0.0) == pytest.approx([5.0, 4.0, 7.0])
    halfway = sums.fit_around(known, 500.0)
    assert halfway[1] == pytest.approx(3.0)
    assert halfway[2] == 7.0  # nothing was seen of it
    assert sums.fit_around(known)[1] == pytest.approx(2.0 + 2.0 * 500 / 3500)


def test_among_rivals_only_the_player_is_learned_from() -> None:
    lesson = train.Lesson("amsterdam", "random", 4, rival="greedy", seats=3, plain=True)
    assert [lesson.players(number, 3).index("random") for number in (0, 7, 8, 16, 24)] == [0, 0, 1, 2, 0]
    assert train.Lesson("amsterdam", "random", 4).players(5, 3) == ["random"] * 3
    game, judgement = koopstad.game("amsterdam"), train.judgement_of("amsterdam")
    chance = Random(5)
    assert {train.terms(game, lesson, chance)[0] for _ in range(20)} == {3}
    assert not any(train.terms(game, lesson, chance)[1] for _ in range(20))
    rows, scores = train.play_game(game, judgement, lesson, 8, chance)
    assert len(scores) == 3
    assert {seat for _, _, seat, _ in rows} == {1}


def test_a_generation_starts_from_the_one_before(tmp_path: Path) -> None:
    game, judgement = koopstad.game("amsterdam"), train.judgement_of("amsterdam")
    lesson = train.Lesson("amsterdam", "random", 4, rival="greedy", seats=2)
    known = Learned(manifest("amsterdam").judgement).weights(game)
    made = {"command": lesson.command(0)}
    nothing = train.fitted(train.empty_notes(judgement), judgement, game.rules, made, known)
    assert nothing.moments == known.moments
    assert nothing.made["onto"] == known.made
    assert nothing.made["command"].endswith("--player random --rival greedy --seats 2")
    notes = train.notes_from(train.play_piece(lesson, 0, 2), judgement)
    later = train.fitted(notes, judgement, game.rules, made, known)
    assert notes.learned[0].error(later.moments[0]) < notes.learned[0].error(known.moments[0])
    path = tmp_path / "weights.json"
    path.write_text(later.text(game, judgement), encoding="utf-8")
    assert train.load_weights(path, game, judgement).made == later.made
    for text in ("nothing", "{}", "[]"):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(OptionError, match="holds no weights; koopstad lab train amsterdam"):
            train.load_weights(path, game, judgement)


def test_training_goes_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In two parts, with other processes, or at once: the same games and the same weights."""
    monkeypatch.setattr(train, "PIECE", 2)
    lesson = train.Lesson("amsterdam", "greedy", 4)
    judgement = train.judgement_of("amsterdam")
    whole = train.empty_notes(judgement)
    for _ in train.learn(lesson, 8, whole):
        pass
    kept = tmp_path / "amsterdam.notes"
    for games in (4, 8):
        notes = train.load_notes(kept, lesson, judgement)
        for step in train.learn(lesson, games, notes):
            train.save_notes(kept, lesson, step, judgement)
    again = train.load_notes(kept, lesson, judgement)
    assert train.notes_data(again) == train.notes_data(whole)
    assert again.games == 8
    assert again.tested[0].rows > 10
    with pytest.raises(OptionError, match="another seed"):
        train.load_notes(kept, train.Lesson("amsterdam", "greedy", 5), judgement)


@each_learned
def test_weights_are_refused_where_they_do_not_belong(name: str) -> None:
    game = koopstad.game(name)
    judgement = train.judgement_of(name)
    path = Path(koopstad.__file__).parent / "games" / name / "bots" / "weights.json"
    assert path.stat().st_size < 1_000_000
    text = path.read_text(encoding="utf-8")
    weights = read_weights(text, game, judgement)
    assert weights.made["command"].startswith(f"koopstad lab train {name} --games ")
    assert read_weights(weights.text(game, judgement), game, judgement).moments == weights.moments
    for word in ("game", "rules", "edition"):
        other: dict[str, Any] = {**json.loads(text), word: ["another"] if word == "rules" else "another"}
        with pytest.raises(OptionError, match=f"belongs to {word} another.*koopstad lab train {name}"):
            read_weights(json.dumps(other), game, judgement)
    other = json.loads(text)
    other["moments"][judgement.moments[0]]["horses"] = 1.0
    with pytest.raises(OptionError, match="'horses', which is no feature any more"):
        read_weights(json.dumps(other), game, judgement)


def test_a_table_of_another_edition_refuses_them_at_once() -> None:
    game = koopstad.game("amsterdam", {"numbers": {"start_gulden": {"value": 9}}})
    check_bot(game, "greedy")
    assert adviser(game) == "greedy"
    with pytest.raises(OptionError, match="belongs to edition"):
        open_table(game, seats(["Anna"], ["master"]))


# --- how long they think ---


@pytest.mark.parametrize("name", ["master@0.1", "saskia@5", "child@2.5"])
def test_a_bot_can_be_given_less_or_more_time(name: str) -> None:
    known, _, seconds = name.partition("@")
    usual, timed = (bot("amsterdam", each, 7, hurry=True) for each in (known, name))
    assert isinstance(usual, Thinker)
    assert isinstance(timed, Thinker)
    share = float(seconds)
    assert (usual.seconds, timed.seconds) == (1.0, share)
    assert timed.level.nodes == round(usual.level.nodes * share)
    assert timed.level.playouts == pytest.approx(usual.level.playouts * share)
    assert timed.taste == usual.taste
    alike = [field for field in vars_of(usual.level) if field not in ("nodes", "playouts")]
    assert [getattr(timed.level, field) for field in alike] == [
        getattr(usual.level, field) for field in alike
    ]
    nobody_waits = bot("amsterdam", name, 7)
    assert isinstance(nobody_waits, Thinker)
    assert nobody_waits.seconds == float("inf")
    assert nobody_waits.level.nodes == timed.level.nodes


def vars_of(level: Level) -> list[str]:
    """What a level is made of, compiled or not."""
    return [name for name in dir(level) if not name.startswith("_") and name != "but"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("master@0.05", "0.1 to 5 seconds about a turn, not '0.05'"),
        ("master@60", "0.1 to 5 seconds"),
        ("master@", "0.1 to 5 seconds"),
        ("master@nan", "0.1 to 5 seconds"),
        ("saskia@soon", "not 'soon'"),
        ("greedy@5", "greedy never looks ahead"),
        ("random@5", "no bot 'random@5'"),
        ("clever@5", "no bot 'clever@5'"),
    ],
)
def test_times_that_no_bot_has_are_refused(name: str, why: str) -> None:
    with pytest.raises(OptionError, match=why):
        check_bot(koopstad.game("amsterdam"), name)


def test_a_time_can_be_named_wherever_a_bot_can() -> None:
    words = "simulate tickets --games 1 --seats 2 --bots child@0.1,random --json"
    done = CliRunner().invoke(app, words.split())
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["bots"] == ["child@0.1", "random"]
    refused = CliRunner().invoke(app, words.replace("@0.1", "@9").split())
    assert "0.1 to 5 seconds" in refused.output + str(refused.exception)
    unknown = CliRunner().invoke(app, words.replace("child@", "chil@").split())
    assert "did you mean 'child'" in unknown.output + str(unknown.exception)
    table = open_table(koopstad.game("tickets"), seats(["Anna"], ["child@0.1"]))
    assert table.seats[1].name == "Child@0.1"
    assert resume_table(parse(table.saved().text()), table.game).seats[1].bot == "child@0.1"
