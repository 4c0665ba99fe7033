"""How a hint compares its choice with what somebody is about to do: fairly, and only what is clear."""

from __future__ import annotations

import pytest

import koopstad
from koopstad.bots import Eyes, Reason, adviser, bot
from koopstad.bots.comparing import BEST, CLOSE, OTHER, played_out, same
from koopstad.bots.endings import play_out
from koopstad.bots.levels import Level
from koopstad.bots.reasons import FEWEST, Ledger
from koopstad.bots.search import Line
from koopstad.bots.telling import TOLD
from koopstad.bots.thinker import Found, by_first_action
from koopstad.engine.dealer import FastDealer
from koopstad.engine.state import State
from koopstad.engine.words import LANGUAGES, Words
from koopstad.lab import train
from tests.test_bots import mover, positions
from tests.test_reasons import WORLDS, games, ledger
from tests.thinking import SMALL, each_learned, in_turn, some, thinker
from tests.tiers import WHOLE

pytestmark = pytest.mark.xdist_group("thinker")  # positions are found once
PLANS = Level(nodes=60)  # a turn, and nothing beyond it


@each_learned
def test_every_choice_is_told_how_it_compares(name: str) -> None:
    """In words of every language; the best one is called so; and it costs no more than one thought."""
    for state in some(name, 4):
        eyes = Eyes(state, mover(state))
        actions = eyes.actions()
        for mine in {actions[0], actions[-1]}:
            player = thinker(name, 1)
            advice = player.compare(eyes, mine)
            assert advice.action in actions
            assert (advice.yours == BEST) == (advice.action == mine)
            assert player.looked <= SMALL.nodes
            assert advice.yours is not None
            for language in LANGUAGES:
                assert "hint-" not in Words(name, language).text(advice.yours.key, **advice.yours.args)


@each_learned
def test_the_comparison_rests_on_the_view_alone(name: str) -> None:
    for state in some(name, 3):
        seat = mover(state)
        mine = state.actions()[-1]
        worlds = [state.imagine(seat, FastDealer(seed)) for seed in range(4)]
        told = [thinker(name, 7).compare(Eyes(world, seat), mine) for world in worlds]
        assert told == [told[0]] * 4


def test_a_hint_tells_the_rest_of_the_turn_as_the_bot_plays_it() -> None:
    """In order, in words of every language, and without what things are paid with."""
    state = in_turn("amsterdam")
    seat, game = mover(state), koopstad.game("amsterdam")
    root, turns = len(state.pending), train.judgement_of("amsterdam").turns
    advice = thinker("amsterdam", 1, PLANS).advise(Eyes(state, seat))
    player, twin, left = thinker("amsterdam", 1, PLANS), state.copy(), turns(state, seat)
    played: list[Reason] = []
    paid = 0
    while twin.to_move == seat and turns(twin, seat) == left:
        action = player.choose(Eyes(twin, seat))
        if len(twin.actions()) > 1:
            told = game.describe(twin, action)
            paid += len(twin.pending) > root
            if len(twin.pending) <= root:
                played.append(Reason(told.key, told.args))
        twin.play(action, FastDealer(1))
    assert paid, "something was paid for"
    assert advice.action == thinker("amsterdam", 1, PLANS).choose(Eyes(state, seat))
    assert advice.plan == tuple(played[1 : 1 + TOLD])
    assert len(advice.plan) > 1
    for language in LANGUAGES:
        for said in advice.plan:
            assert "@" not in Words("amsterdam", language).text(said.key, **said.args)
    compared = thinker("amsterdam", 1, PLANS).compare(Eyes(state, seat), advice.action)
    assert compared.plan == advice.plan


def test_outside_a_turn_nothing_is_planned() -> None:
    state = next(each for each in some("amsterdam", 8) if each.pending[-1].step.name == "choose dice")
    advice = thinker("amsterdam", 1).advise(Eyes(state, mover(state)))
    assert advice.plan == ()


def test_a_bot_that_does_not_look_ahead_says_only_whether_it_would_do_the_same() -> None:
    (state, *_) = some("tickets", 2)
    eyes = Eyes(state, mover(state))
    greedy = bot("tickets", "greedy", 1)
    best = greedy.choose(eyes)
    for mine in eyes.actions():
        advice = greedy.compare(eyes, mine)
        assert (advice.action, advice.yours) == (best, BEST if mine == best else OTHER)


# --- as closely as the best ---


@pytest.mark.parametrize("name", ["amsterdam", "hamburg"])
def test_what_would_be_left_out_of_a_turn_is_looked_at_as_far_as_the_best(name: str) -> None:
    state = in_turn(name)
    seat = mover(state)
    search = thinker(name, 1, Level(beam=1, wide=2, turns=1, worlds=1, nodes=4000)).search(Eyes(state, seat))
    last = by_first_action(search.plan(state, seat)).actions[-1]
    kept = search.look_on(search.plan(state, seat), seat)
    assert last not in [line.actions[0] for line in kept]
    search.mine = last
    lines = search.plan(state, seat)
    assert max(len(line.actions) for line in lines if line.actions[0] == last) > 1, "its turn is planned too"
    kept = search.look_on(lines, seat)
    assert (len(kept), [line.actions[0] for line in kept].count(last)) == (3, 1)


def test_the_same_in_another_order_is_no_worse() -> None:
    """A turn is looked at once; for what somebody is about to do it is looked at in that order."""
    tried = 0
    for state in positions("amsterdam", 3, 303, 1, {}):
        seat = mover(state)
        search = thinker("amsterdam", 1, Level(beam=20, plies=2, nodes=4000)).search(Eyes(state, seat))
        if not search.judgement.planning(state, seat) or len(state.actions()) < 3:
            continue
        found = [line.actions for line in search.plan(state, seat)]
        for one, other in [actions for actions in found if len(actions) == 2]:
            if [other, one] in found or not commute(state, one, other, seat):
                continue
            search.mine = other
            assert [other, one] in [line.actions for line in search.plan(state, seat)]
            tried += 1
            break
        if tried == 3:
            return
    raise AssertionError("nobody met two orders of the same")


def commute(state: State, one: int, other: int, seat: int) -> bool:
    ends = []
    for first, second in ((one, other), (other, one)):
        twin = state.copy()
        for action in (first, second):
            if twin.to_move != seat or action not in twin.actions():
                return False
            if twin.play(action, FastDealer(1)):
                return False
        ends.append(twin)
    return ends[0] == ends[1]


def test_what_would_be_left_out_before_chance_is_looked_at_too() -> None:
    met = positions("amsterdam", 3, 303, 1, {})
    taking = [state for state in met if state.pending and state.pending[-1].step.name == "take card"]
    state = next(state for state in taking if len(state.actions()) > 3)
    seat = mover(state)
    search = thinker("amsterdam", 1, Level(few=1, worlds=2)).search(Eyes(state, seat))
    worlds = [state.imagine(seat, FastDealer(seed)) for seed in range(2)]
    (best,) = search.weigh(worlds, seat, state.actions())
    search.mine = next(action for action in state.actions() if action != best.actions[0])
    assert {line.actions[0] for line in search.weigh(worlds, seat, state.actions())} == {
        best.actions[0],
        search.mine,
    }


def test_it_is_played_out_as_often_as_the_best() -> None:
    """However little hope there is: what looked bad in eight games may have had bad luck in them."""
    for state in some("tickets", 12):
        seat = mover(state)
        search = thinker("tickets", 1, Level(nodes=1000)).search(Eyes(state, seat))
        worlds = [state.imagine(seat, FastDealer(seed)) for seed in range(16)]
        lines = [[action] for action in state.actions()[:4]]
        plain = Ledger()
        play_out(search, worlds, seat, lines, plain)
        hopeless = [place for place, ended in plain.games.items() if len(ended) < 16]
        if hopeless:
            search.mine = lines[hopeless[0]][0]
            told = Ledger()
            play_out(search, worlds, seat, lines, told)
            assert len(told.games[hopeless[0]]) == len(told.games[0]) == 16
            return
    raise AssertionError("nobody was without hope")


# --- what is said ---


def test_a_number_stands_only_where_games_show_it() -> None:
    clear = ledger(games(6.0, often=27), games(1.0, often=14))
    found = played_out(clear, 0, [1])
    assert found is not None
    assert (found.key, found.args["points"], found.args["than"]) == ("hint-happens-contract", 5, "yours")
    assert played_out(ledger(games(3.0, swing=9.0), games(1.0)), 0, [1]) == CLOSE
    few = FEWEST - 1
    assert played_out(ledger(games(9.0, worlds=few), games(1.0, worlds=few)), 0, [1]) == OTHER
    assert played_out(clear, 0, []) is None, "nobody asked"


def test_what_games_did_not_show_is_not_said_from_judgement() -> None:
    """Where games are played out, a number of another kind beside them would contradict what they show."""
    for state in some("tickets", 8):
        reason = thinker("tickets", 1).advise(Eyes(state, mover(state))).reason
        assert reason is not None
        assert reason.key != "hint-ahead"


def test_what_is_better_is_not_called_as_good_for_want_of_a_reason() -> None:
    state = in_turn("amsterdam")
    eyes = Eyes(state, mover(state))
    player = thinker("amsterdam", 1)
    usual = player.policy.choose(eyes)
    first, second = [action for action in state.actions() if action != usual][:2]
    told = []
    for gain in (2.6, 0.2):
        # Both lead to the same position, so no topic explains what is better.
        lines = [Line([first], [], state, state, gain, True), Line([second], [], state, state, 0.0, True)]
        told.append(player._because(player.search(eyes), eyes, Found(state, True, lines, lines[0])))
    assert told == [Reason("hint-better", {"points": 3, "than": "next"}), Reason("hint-close", {})]


def test_nothing_is_said_twice() -> None:
    next_best = Reason("hint-ahead", {"points": 2, "why": "@judged-points", "than": "next"})
    yours = Reason("hint-ahead", {"points": 2, "why": "@judged-points", "than": "yours"})
    assert same(next_best, yours)
    assert not same(next_best, Reason("hint-ahead", {**yours.args, "points": 3}))
    assert same(Reason("hint-close", {}), CLOSE)
    assert not same(Reason("hint-close", {}), yours)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_tell_the_next_best_from_yours(language: str) -> None:
    words = Words("tickets", language)
    args: dict[str, str | int] = {
        "points": 5,
        "worlds": WORLDS,
        "here": 27,
        "there": 14,
        "a": "Dam",
        "b": "Waag",
    }
    told = {than: words.text("hint-happens-contract", than=than, **args) for than in ("next", "yours")}
    assert told["next"] != told["yours"]
    assert all("hint-" not in text and "5" in text for text in told.values())
    # What stands below one's own choice says that it speaks of the other one.
    whose = words.text("hint-whose", than="yours")
    for key in ("hint-happens-contract", "hint-ahead", "hint-better", "hint-brings", "hint-played-out"):
        more = {**args, "why": "@judged-points", "what": "@sheet-routes"}
        assert words.text(key, than="yours", **more).startswith(whose)
        assert not words.text(key, than="next", **more).startswith((whose, " "))


def test_the_best_bot_is_the_one_that_compares() -> None:
    state = in_turn("hamburg")
    eyes = Eyes(state, mover(state))
    player = bot("hamburg", adviser(koopstad.game("hamburg")), 3)
    told = [player.compare(eyes, mine).yours for mine in state.actions()[: 4 if WHOLE else 2]]
    assert any(yours is not None and "points" in yours.args for yours in told)
