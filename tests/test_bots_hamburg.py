"""The bots of Hamburg see what their seat sees, play what is legal, and make sense."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import koopstad
from koopstad.bots import Eyes, bot, bots
from koopstad.engine.dealer import FastDealer
from koopstad.engine.state import State
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
    for number, state in enumerate(positions(seats, 100 + seats, 4, ALL)):
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
    for state in positions(3, 203, 4, options):
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
            assert reason
            assert "{" not in reason
            reasons.add(reason)
    assert len(reasons) > 20


def test_greedy_beats_random() -> None:
    """Far below its strength, so that no luck makes it fail; ``koopstad.lab.strength`` measures that."""
    result = simulate("hamburg", 6, 4, ["greedy", "random"], seed=5)
    assert result.failures == []
    assert result.wins[0] >= 5
    assert result.mean_scores[0] > 45


def test_greedy_often_beats_tom() -> None:
    result = simulate("hamburg", 10, 1, ["greedy"], seed=5)
    assert result.failures == []
    assert result.wins[0] >= 3
