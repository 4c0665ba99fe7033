"""Chance made explicit: exact distributions, expectations, and duplicate deals."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import koopstad
from koopstad.bots import Eyes, bot
from koopstad.engine import chance
from koopstad.engine.dealer import DuplicateDealer, FastDealer, ScriptedDealer
from koopstad.engine.state import State

GAMES: dict[str, dict[str, Any]] = {
    "amsterdam": {"expansions": ["workers", "tasks", "trader", "tiles"]},
    "hamburg": {"expansions": ["mayors", "statues", "misfortune", "ships", "stock", "clergy"]},
    "tickets": {},
}


def positions(name: str, every: int) -> list[State]:
    """Positions of a game between bots that play at random."""
    dealer = FastDealer(11)
    state = koopstad.game(name).start(3, GAMES[name], dealer)
    player = bot(name, "random", 11)
    met: list[State] = []
    number = 0
    while (seat := state.to_move) is not None:
        if number % every == 0:
            met.append(state.copy())
        state.play(player.choose(Eyes(state, seat)), dealer)
        number += 1
    return met


@pytest.mark.parametrize("name", GAMES)
def test_what_chance_is_asked_is_what_chance_answers(name: str) -> None:
    """Whatever a dealer deals was foretold, one outcome after the other, and then nothing is asked."""
    asked = 0
    for state in positions(name, 5):
        before = state.data()
        for action in state.actions()[:6]:
            dealt = state.copy().play(action, FastDealer(asked))
            for place, outcome in enumerate(dealt):
                open_one = chance.question(state, action, dealt[:place])
                assert open_one is not None
                assert outcome in open_one.outcomes
                assert sum(open_one.chances) == pytest.approx(1)
                assert min(open_one.chances) > 0
                asked += 1
            assert chance.question(state, action, dealt) is None
        assert state.data() == before
    assert asked > 50


def test_the_courses_of_chance_are_complete_and_as_likely_as_they_come() -> None:
    """Blind cards of tickets: the courses sum to 1, and a dealer follows each as often as foretold."""
    state = koopstad.game("tickets").start(2, {}, FastDealer(5))
    while "draw" not in [state.game.name(action) for action in state.actions()]:
        state.play(state.actions()[0], FastDealer(6))
    action = state.game.action("draw")
    courses = chance.outcomes(state, action, 1000)
    assert courses is not None
    assert sum(share for _, share in courses) == pytest.approx(1)
    tries = 4000
    dealer = FastDealer(1)
    came = Counter(tuple(state.copy().play(action, dealer)) for _ in range(tries))
    assert set(came) <= {tuple(told) for told, _ in courses}
    chi_square = sum((came[tuple(told)] - tries * share) ** 2 / (tries * share) for told, share in courses)
    assert chi_square < 2 * len(courses) + 20


def test_an_expectation_is_exact_or_says_by_how_many_it_was_sampled() -> None:
    state = koopstad.game("tickets").start(2, {}, FastDealer(5))
    while "draw" not in [state.game.name(action) for action in state.actions()]:
        state.play(state.actions()[0], FastDealer(6))
    action = state.game.action("draw")
    seat = state.to_move
    assert seat is not None

    def jokers(after: State) -> float:
        return float(after.data()["seat"][seat]["hand"].get("joker", 0))

    held = jokers(state)
    pile = state.data()["pile"]
    exact = chance.expectation(state, action, jokers, 1000)
    assert exact - held == pytest.approx(pile.get("joker", 0) / sum(pile.values()))
    assert chance.outcomes(state, action, 3) is None
    assert chance.expectation(state, action, jokers, 3) in {held, held + 1 / 3, held + 2 / 3, held + 1}


def test_duplicate_deals_are_fair() -> None:
    dealer = DuplicateDealer(3)
    tries = 6000
    rolls = Counter(dealer.roll(6) for _ in range(tries))
    assert sum((rolls[side] - tries / 6) ** 2 / (tries / 6) for side in range(1, 7)) < 20.52
    pile = [6, 0, 3, 1]
    draws = Counter(dealer.draw(pile) for _ in range(tries))
    assert not draws[1]
    assert (
        sum((draws[kind] - tries * pile[kind] / 10) ** 2 / (tries * pile[kind] / 10) for kind in (0, 2, 3))
        < 13.82
    )
    picks = Counter(dealer.pick((2, 5, 9, 11)) for _ in range(tries))
    assert sum((picks[item] - tries / 4) ** 2 / (tries / 4) for item in (2, 5, 9, 11)) < 16.27


def test_duplicate_deals_stay_alike_whatever_is_decided() -> None:
    """Two tables of Amsterdam with other players see the same dice, cards and market tiles in every round."""
    seen = []
    for seed in (1, 2):
        dealer = DuplicateDealer(7)
        state = koopstad.game("amsterdam").start(3, {}, dealer)
        player = bot("amsterdam", "random", seed)
        rounds: dict[int, Any] = {}
        while (seat := state.to_move) is not None:
            view = state.view(None)
            if view["step"] == "choose dice":
                rounds[view["round"]] = (view["dice"], view["tile"])
            state.play(player.choose(Eyes(state, seat)), dealer)
        seen.append(rounds)
    assert len(seen[0]) == 12
    assert seen[0] == seen[1]


def test_a_told_course_is_dealt() -> None:
    state = koopstad.game("amsterdam").start(2, {}, FastDealer(5))
    while chance.question(state, state.actions()[0]) is None:
        state.play(state.actions()[0], FastDealer(1))
    action = state.actions()[0]
    told = state.copy().play(action, FastDealer(9))
    assert state.copy().play(action, ScriptedDealer(told)) == told
