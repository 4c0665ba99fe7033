"""Bots alone against TOM: what they play for is the lead over him (AMS-18.13)."""

import json

import pytest

import koopstad
from koopstad.bots import Eyes, Memory, bot
from koopstad.bots.following import follow
from koopstad.bots.levels import Level
from koopstad.bots.outlook import Outlook
from koopstad.bots.thinker import Thinker
from koopstad.bots.worlds import imagined_world
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import OptionError
from koopstad.engine.judgement import RESTLESS, Following
from koopstad.engine.manifest import manifest
from koopstad.engine.state import State
from koopstad.engine.weights import Learned, read_weights
from koopstad.games.amsterdam.bots.features import WITH_TOM, AmsterdamJudgement
from koopstad.games.amsterdam.bots.tom import NAMES
from koopstad.games.amsterdam.position.state import Position
from koopstad.lab import train
from tests.test_bots import mover, positions


def met_alone() -> list[Position]:
    found = positions("amsterdam", 1, 303, 9, {})
    return [state for state in found if isinstance(state, Position)]


def test_what_is_played_for_is_the_lead_over_tom() -> None:
    judgement = AmsterdamJudgement()
    state = met_alone()[-1].copy()
    assert state.tom is not None
    before = judgement.points(state, 0)
    state.tom.points += 7
    assert judgement.points(state, 0) == before - 7
    state.players[0].points += 9
    assert judgement.points(state, 0) == before + 2


def test_what_tom_has_is_judged() -> None:
    """Gulden in his hand and a crest in the city: what helps him is worth less to the seat."""
    judgement = AmsterdamJudgement()
    weights = Learned(manifest("amsterdam").judgement).weights(koopstad.game("amsterdam"))
    state = next(
        state for state in met_alone() if judgement.moment(state, 0) == WITH_TOM + 2 and state.round > 3
    )
    usual = judgement.features(state, 0)
    assert state.tom is not None
    richer = state.copy()
    assert richer.tom is not None
    richer.tom.gulden += 4
    larger = state.copy()
    assert larger.tom is not None
    larger.tom.crests |= larger.free & -larger.free
    for changed in (richer, larger):
        features = judgement.features(changed, 0)
        differing = {
            name for name, one, two in zip(judgement.names, usual, features, strict=True) if one != two
        }
        assert differing & set(NAMES)
        moment = judgement.moment(changed, 0)
        assert weights.value(moment, features) < weights.value(moment, usual), "what helps TOM is worth less"


def test_with_others_tom_is_no_part_of_it() -> None:
    judgement = AmsterdamJudgement()
    for state in positions("amsterdam", 2, 303, 25, {}):
        if judgement.moment(state, 0) != RESTLESS:
            assert judgement.moment(state, 0) < WITH_TOM
            features = dict(zip(judgement.names, judgement.features(state, 0), strict=True))
            assert not any(features[name] for name in NAMES)
        assert judgement.points(state, 0) == state.scores()[0]


def test_games_that_are_played_out_count_the_lead() -> None:
    """Of two ends the one in which TOM has less is better, whatever the own points are."""
    state = met_alone()[-1].copy()
    policy = bot("amsterdam", "greedy", 1)
    player = Thinker(1, Learned(manifest("amsterdam").judgement), policy, Level())
    search = player.search(Eyes(state, mover(state)))
    search.finish_game(state, FastDealer(1))
    assert state.tom is not None
    assert search.margin(state, 0) == state.players[0].points - state.tom.points


def choosing(seats: int, step: str) -> State:
    """A position in the middle of a game in which a card is taken, or dice are chosen."""
    return next(
        state
        for state in positions("amsterdam", seats, 303, 1, {})
        if isinstance(state, Position)
        and 3 < state.round < 8
        and state.pending[-1].step.name == step
        and len(state.actions()) > 2
    )


@pytest.mark.parametrize("step", ["take card", "choose dice"])
def test_alone_cards_and_dice_are_followed_too(step: str) -> None:
    """As lines through a turn are: by what the next five turns make of them in six worlds, with an eighth of
    the usual positions.
    """
    state = choosing(1, step)
    eyes = Eyes(state, 0)
    level = Level(few=3, turns=1, worlds=1, nodes=8000).but(0.125)
    player = Thinker(1, Learned(manifest("amsterdam").judgement), bot("amsterdam", "greedy", 1), level)
    search = player.search(eyes)
    near = player._compare(search, eyes, imagined_world(search.judgement, eyes, 1, 0), state.actions())
    search.following = Following(turns=5, worlds=6)
    followed = follow(search, lambda number: imagined_world(search.judgement, eyes, 1, number), 0, near)
    found = player._decide(player.search(eyes), eyes, state.actions(), Memory())
    assert [line.actions for line in found.lines] == [line.actions for line in followed]
    assert [line.value for line in found.lines] == [line.value for line in followed]
    assert found.best is found.lines[0]


def test_alone_who_has_more_time_follows_in_more_worlds() -> None:
    state = choosing(1, "choose dice")
    worlds = [AmsterdamJudgement().following(state, 0, share).worlds for share in (0.01, 0.1, 1.0, 5.0)]
    assert worlds == [2, 5, 48, 240]


def test_with_others_cards_and_dice_are_followed_by_who_has_the_time() -> None:
    state = choosing(2, "choose dice")
    eyes = Eyes(state, mover(state))
    usual = Level(few=9, turns=1, worlds=1, nodes=1000)
    for level, lines in ((usual, 9), (usual.but(5.0), 6)):
        learned, policy = Learned(manifest("amsterdam").judgement), bot("amsterdam", "greedy", 1)
        player = Thinker(1, learned, policy, level)
        found = player._decide(player.search(eyes), eyes, state.actions(), Memory())
        assert len(found.lines) == lines


def test_what_somebody_is_about_to_do_alone_is_followed_as_well() -> None:
    """However far behind it looks at first."""
    state = choosing(1, "choose dice")
    eyes = Eyes(state, 0)
    level = Level(few=9, turns=1, worlds=1, nodes=1000)
    player = Thinker(1, Learned(manifest("amsterdam").judgement), bot("amsterdam", "greedy", 1), level)
    search = player.search(eyes)
    near = player._compare(search, eyes, imagined_world(search.judgement, eyes, 1, 0), state.actions())
    search = player.search(eyes)
    search.mine = near[-1].actions[0]
    found = player._decide(search, eyes, state.actions(), Memory())
    assert len(found.lines) == 7  # the best six and this one
    assert search.mine in [line.actions[0] for line in found.lines]


def test_a_review_alone_tells_the_chance_against_tom() -> None:
    """Whoever is far behind him has little hope, and who is far ahead nearly all."""
    judgement = AmsterdamJudgement()
    weights = Learned(manifest("amsterdam").judgement).weights(koopstad.game("amsterdam"))
    state = met_alone()[-1]
    outlook = Outlook(judgement, weights, bot("amsterdam", "greedy", 1), 12, 1)
    assert outlook.off(True) > outlook.off(False), "how TOM rolls is not foreseen"
    low, even, high = (outlook.chances(state, [lead])[0] for lead in (-60.0, 0.0, 60.0))
    assert low < 0.1
    assert even == pytest.approx(0.5)
    assert high > 0.9
    over = state.copy()
    outlook.search.finish_game(over, FastDealer(1))
    assert over.tom is not None
    assert outlook.points(over) == [over.players[0].points - over.tom.points]


def test_lessons_at_one_table_teach_nothing_about_others() -> None:
    """Weights of games alone are added to what was known; nothing that was known changes."""
    game, judgement = koopstad.game("amsterdam"), train.judgement_of("amsterdam")
    known = Learned(manifest("amsterdam").judgement).weights(game)
    written = json.loads(known.text(game, judgement))
    for name in ("card alone", "dice alone", "turn alone"):
        del written["moments"][name]
    with pytest.raises(OptionError, match="learned nothing about the moment 'card alone'"):
        read_weights(json.dumps(written), game, judgement)
    partly = read_weights(json.dumps(written), game, judgement, partly=True)
    lesson = train.Lesson("amsterdam", "random", 1, seats=1)
    *_, notes = train.learn(lesson, 32, train.empty_notes(judgement))
    fitted = train.fitted(notes, judgement, game.rules, {}, partly)
    assert fitted.moments[:WITH_TOM] == partly.moments[:WITH_TOM]
    assert all(any(weights) for weights in fitted.moments[WITH_TOM:])
    assert set(fitted.made["tested"]) == set(judgement.moments)
    again = read_weights(fitted.text(game, judgement), game, judgement)
    assert len(again.moments) == len(judgement.moments)
