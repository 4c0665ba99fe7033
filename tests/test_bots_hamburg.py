"""The bots of Hamburg see what their seat sees, play what is legal, and make sense."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import koopstad
from koopstad.bots import Eyes, bot, bots
from koopstad.engine.dealer import FastDealer
from koopstad.engine.state import State
from koopstad.engine.words import english
from koopstad.games.hamburg.pieces import EXPANSIONS
from koopstad.lab.simulate import simulate

GAME = koopstad.game("hamburg")
ALL = {"expansions": list(EXPANSIONS)}


def positions(seats: int, seed: int, every: int, options: dict[str, Any]) -> list[State]:
    """Positions of one game: some seats play well and some at random, so that many kinds come up."""
    dealer = FastDealer(seed)
    state = GAME.start(seats, options, dealer)
    players = [bot("hamburg", "random" if seat % 2 else "greedy", seed) for seat in range(seats)]
    met: list[State] = []
    sample = Random(seed)
    while (seat := state.to_move) is not None:
        if sample.random() * every < 1:
            met.append(state.copy())
        state.play(players[seat].choose(Eyes(state, seat)), dealer)
    return met


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("name", bots("hamburg"))
def test_choices_are_legal_and_positions_untouched(name: str, seats: int) -> None:
    for number, state in enumerate(positions(seats, 100 + seats, 6, ALL)):
        seat = state.to_move
        assert seat is not None
        before = state.data()
        assert bot("hamburg", name, number).choose(Eyes(state, seat)) in state.actions()
        assert state.data() == before


@pytest.mark.parametrize("options", [{}, ALL])
def test_greedy_decides_from_its_own_view_alone(options: dict[str, Any]) -> None:
    """Whatever the hands and hidden sites of the others are, it chooses the same."""
    dealer = FastDealer(3)
    differed = 0
    for state in positions(3, 203, 6, options):
        seat = state.to_move
        assert seat is not None
        choices = set()
        truths = set()
        for seed in range(4):
            other = state.imagine(seat, dealer)
            choices.add(bot("hamburg", "greedy", seed).choose(Eyes(other, seat)))
            truths.add(repr(other.data()))
        assert len(choices) == 1
        differed += len(truths) > 1
    assert differed > 10, "the imagined positions were all alike: nothing was tested"


def test_greedy_gives_a_reason_for_everything() -> None:
    player = bot("hamburg", "greedy", 1)
    reasons = set()
    for seed in range(2):
        for state in positions(2 + seed, seed, 2, ALL):
            seat = state.to_move
            assert seat is not None
            reason = player.reason(Eyes(state, seat))
            assert reason is not None
            reasons.add(english("hamburg").text(reason.key, **reason.args))
    assert len(reasons) > 20


def chosen(seat: dict[str, Any], **given: Any) -> str:
    """What greedy does in this position as the first of two seats."""
    options = GAME.agree(2, {})
    state = GAME.arrange(2, options, {"to_move": 0, "seat": {"0": seat}, **given})
    return GAME.name(bot("hamburg", "greedy", 1).choose(Eyes(state, 0)))


def test_greedy_builds_what_brings_most_in_the_last_turn() -> None:
    """Zoo card 248 is worth 5 points for 10 marks, 246 only 3 for 6; a purple 6 brings nothing any more."""
    seat = {"hand": [246, 248, "purple"], "money": 10, "zoo": [245]}
    assert chosen(seat, cycle=8, round=4, dice={"purple": 6}) == "build 2"


def test_greedy_saves_for_the_next_cycles_what_it_cannot_use_now() -> None:
    """With an orange 6 and nothing to pay, the orange card is the one for money."""
    seat = {"hand": ["orange", "pink"], "money": 0, "workers": {}}
    assert chosen(seat, cycle=4, round=4, dice={"orange": 6, "pink": 1}) == "money 1"


def test_greedy_advances_when_it_is_cheap_only() -> None:
    cheap = {"purple": 1, "orange": 3, "grey": 3, "pink": 3, "brown": 3, "black": 3}
    dear = {"purple": 2, "orange": 2, "grey": 2, "pink": 2, "brown": 2, "black": 2}
    assert chosen({"money": 12}, cycle=3, step="advance", dice=cheap) == "advance"
    assert chosen({"money": 12}, cycle=3, step="advance", dice=dear) == "done"


def test_greedy_lowers_what_is_about_to_strike() -> None:
    """Looting would take all its money (HAM-8.3)."""
    seat = {"hand": ["pink", "brown"], "money": 12, "misfortunes": {"pink": 2, "brown": 1}}
    assert chosen(seat, cycle=4, round=4, dice={"pink": 1, "brown": 1}) == "lower 1"


def test_greedy_uses_a_card_that_gives_more_than_it_costs() -> None:
    """Card 128: a point and 2 marks for a grey worker, in the last turn of the game."""
    seat = {"hand": [], "workers": {"grey": 1}, "sites": [{"colour": "pink", "buildings": [128]}]}
    assert chosen(seat, cycle=8, round=4) == "activate 128"


def test_greedy_beats_random() -> None:
    """Far below its strength, so that no luck makes it fail; ``koopstad.lab.strength`` measures that."""
    result = simulate("hamburg", 4, 4, ["greedy", "random"], seed=5)
    assert result.failures == []
    assert result.wins[0] >= 3
    assert result.mean_scores[0] > 45


def test_greedy_often_beats_tom() -> None:
    result = simulate("hamburg", 6, 1, ["greedy"], seed=5)
    assert result.failures == []
    assert result.wins[0] >= 2
