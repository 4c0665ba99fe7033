"""The conformance kit over every game, every number of seats and every option."""

from __future__ import annotations

from typing import Any

import pytest

import koopstad
from koopstad.engine.kit import check_game

# For each game: sets of options that go with every number of seats, and how many games of each are played.
# The expansions, editions and rulings of Amsterdam and Hamburg are in test_amsterdam.py and test_hamburg.py.
OPTIONS: dict[str, tuple[int, list[dict[str, Any]]]] = {
    "amsterdam": (1, [{}, {"rounds": 10}]),
    "hamburg": (1, [{}, {"misprints": "printed", "gifts": "once"}]),
    "tickets": (6, [{}, {"first": "1"}, {"first": "2"}]),
}
TABLES = [
    (name, seats, options, games)
    for name, (games, sets) in OPTIONS.items()
    for seats in koopstad.game(name).seats
    for options in sets
]


def test_every_game_is_checked() -> None:
    assert set(OPTIONS) == set(koopstad.game_names())


@pytest.mark.parametrize(("name", "seats", "options", "games"), TABLES)
def test_the_game_holds_to_the_contract(name: str, seats: int, options: dict[str, Any], games: int) -> None:
    game = koopstad.game(name)
    for seed in range(games):
        assert check_game(game, seats, options, seed) > 0
