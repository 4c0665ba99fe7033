"""The bots of Amsterdam see what their seat sees, play what is legal, and make sense."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import koopstad
from koopstad.bots import Eyes, bot, bots
from koopstad.engine.dealer import FastDealer
from koopstad.engine.state import State
from koopstad.engine.words import english
from koopstad.lab.simulate import simulate

GAME = koopstad.game("amsterdam")
ALL = {"expansions": ["workers", "tasks", "trader", "tiles"], "tasks": 5, "open_tasks": 1}


def positions(seats: int, seed: int, every: int, options: dict[str, Any]) -> list[State]:
    """Positions of one game: some seats play well and some at random, so that many kinds come up."""
    dealer = FastDealer(seed)
    state = GAME.start(seats, options, dealer)
    players = [bot("amsterdam", "random" if seat % 2 else "greedy", seed) for seat in range(seats)]
    met: list[State] = []
    sample = Random(seed)
    while (seat := state.to_move) is not None:
        if sample.random() * every < 1:
            met.append(state.copy())
        state.play(players[seat].choose(Eyes(state, seat)), dealer)
    return met


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("name", bots("amsterdam"))
def test_choices_are_legal_and_positions_untouched(name: str, seats: int) -> None:
    for number, state in enumerate(positions(seats, 100 + seats, 3, ALL if seats > 1 else {})):
        seat = state.to_move
        assert seat is not None
        before = state.data()
        assert bot("amsterdam", name, number).choose(Eyes(state, seat)) in state.actions()
        assert state.data() == before


def test_greedy_decides_from_its_own_view_alone() -> None:
    """Whatever the closed tasks of the others are, it chooses the same."""
    dealer = FastDealer(3)
    differed = 0
    for state in positions(3, 203, 6, ALL):
        seat = state.to_move
        assert seat is not None
        choices = set()
        truths = set()
        for seed in range(3):
            other = state.imagine(seat, dealer)
            choices.add(bot("amsterdam", "greedy", seed).choose(Eyes(other, seat)))
            truths.add(repr(other.data()))
        assert len(choices) == 1
        differed += len(truths) > 1
    assert differed > 10, "the imagined positions were all alike: nothing was tested"


def test_greedy_gives_a_reason_for_everything() -> None:
    player = bot("amsterdam", "greedy", 1)
    reasons = set()
    for seed in range(2):
        for state in positions(2 + seed, seed, 2, ALL):
            seat = state.to_move
            assert seat is not None
            reason = player.reason(Eyes(state, seat))
            assert reason is not None
            reasons.add(english("amsterdam").text(reason.key, **reason.args))
    assert len(reasons) > 20


def chosen(seat: dict[str, Any], **given: Any) -> str:
    """What greedy does in this position as the first of two seats."""
    state = GAME.arrange(2, GAME.agree(2, {}), {"to_move": 0, "seat": {"0": seat}, **given})
    return GAME.name(bot("amsterdam", "greedy", 1).choose(Eyes(state, 0)))


def test_greedy_loads_and_delivers_where_it_can() -> None:
    assert chosen({"store": ["cheese"], "barge": {"at": "gold"}}) == "load"
    assert chosen({"barge": {"at": "cheese", "goods": ["cheese"]}}) == "deliver cheese"


def test_greedy_sails_to_the_warehouse_of_its_good() -> None:
    seat = {"barge": {"at": "light_blue", "goods": ["cheese"]}, "supply": {"black": 1}}
    assert chosen(seat, round=7, piers={}) == "sail cheese"


def test_greedy_takes_a_block_before_it_sails() -> None:
    assert chosen({"supply": {"pink": 1}}, round=2) == "block plantage-1"


def test_greedy_activates_rather_than_pay_a_penalty() -> None:
    """The third token costs 7 points (AMS-11.3), more than the crest of a block brings; the first only 3."""
    seat = {"inactive": ["117"], "supply": {"orange": 1}}
    assert chosen({**seat, "penalties": 2}, round=12) == "activate 117"
    assert chosen({**seat, "penalties": 0}, round=12) == "block jordaan-2"


def test_greedy_does_not_leave_the_arrow_empty() -> None:
    """Only the pink die shows a 1, and nothing stands at slot 1."""
    dice = {"brown": 6, "grey": 6, "purple": 6, "orange": 6, "pink": 1, "black": 6}
    assert "pink" in chosen({}, round=5, phase="dice", dice=dice)


def test_greedy_uses_a_good_market_tile_in_the_last_round() -> None:
    assert chosen({"gulden": 6}, round=12, tile="b16") == "market"
    assert chosen({"gulden": 5}, round=12, tile="b16") == "pass"


def test_greedy_brings_the_barge_home_for_the_card_that_wants_it() -> None:
    seat = {"active": ["107"], "barge": {"at": "water-12"}, "supply": {"black": 1}}
    assert chosen(seat, round=12) == "sail start"


def test_greedy_beats_random() -> None:
    """Far below its strength, so that no luck makes it fail; ``koopstad.lab.strength`` measures that."""
    result = simulate("amsterdam", 6, 4, ["greedy", "random"], seed=5)
    assert result.failures == []
    assert result.wins[0] >= 5
    assert result.mean_scores[0] > 80


def test_greedy_often_beats_tom() -> None:
    result = simulate("amsterdam", 10, 1, ["greedy"], seed=5)
    assert result.failures == []
    assert result.wins[0] >= 3
