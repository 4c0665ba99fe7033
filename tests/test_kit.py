"""The conformance kit over every game, every number of seats and every option.

The first set of options of each game is the plain game; ``make quick`` plays only that.
"""

from __future__ import annotations

from typing import Any

import pytest

import koopstad
from koopstad.engine.kit import Pace, check_game, check_secrets
from koopstad.lab.fuzz import fuzz
from tests.tiers import WHOLE

Table = tuple[int, dict[str, Any]]  # seats and options

EXPANSIONS = {
    name: [
        choice
        for option in koopstad.game(name).options
        if option.name == "expansions"
        for choice in option.choices
    ]
    for name in koopstad.game_names()
}


def amsterdam() -> list[Table]:
    every = EXPANSIONS["amsterdam"]
    return [
        *((seats, {"rounds": 10}) for seats in (1, 2, 3, 4)),
        *((3, {"expansions": [expansion]}) for expansion in every),
        *((seats, {"expansions": every}) for seats in (2, 3, 4)),
        *((seats, {"edition": edition}) for edition in ("nl", "fr", "hu") for seats in (1, 4)),
        (4, {"edition": "nl", "expansions": every, "tasks": 5, "open_tasks": 2, "market": "replace"}),
        (2, {"rounds": 10, "expansions": every, "market": "replace", "district_condition": "active"}),
    ]


def hamburg() -> list[Table]:
    every = EXPANSIONS["hamburg"]
    readings = {
        "misprints": "printed",
        "gifts": "once",
        "card_189": "III",
        "black_tile": "own",
        "mayor_07": "cost-0",
        "tom_6": "site",
    }
    sets: list[dict[str, Any]] = [
        *({"expansions": [expansion]} for expansion in every),
        {"expansions": every},
        {"misprints": "printed", "gifts": "once"},
        {**readings, "expansions": every},
    ]
    # All at once meet every number of seats; each by itself meets one, who plays against TOM, and another.
    return [
        (seats, options)
        for place, options in enumerate(sets)
        for seats in (range(1, 6) if WHOLE or options.get("expansions") == every else (1, 2 + place % 4))
    ]


def tickets() -> list[Table]:
    return [(seats, {"first": first}) for first in ("1", "2") for seats in (2, 3, 4)]


SELDOM = Pace(twins=10, whys=20, copies=40, views=20, restores=40)
# For each game: the tables beside the plain ones, how many games are played at each, and how often the dearer
# checks are made.
TABLES: dict[str, tuple[list[Table], int, Pace]] = {
    "amsterdam": (amsterdam(), 1, SELDOM),
    "hamburg": (hamburg(), 1, Pace() if WHOLE else SELDOM),
    "tickets": (tickets(), 6, Pace()),
}


def test_every_game_is_checked() -> None:
    assert set(TABLES) == set(koopstad.game_names())


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in TABLES for seats in koopstad.game(name).seats]
)
def test_the_plain_game_holds_to_the_contract(name: str, seats: int) -> None:
    check(name, seats, {}, Pace())


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [(name, seats, options) for name, (tables, _, _) in TABLES.items() for seats, options in tables],
    ids=str,
)
def test_every_option_holds_to_the_contract(name: str, seats: int, options: dict[str, Any]) -> None:
    check(name, seats, options, TABLES[name][2])


def check(name: str, seats: int, options: dict[str, Any], pace: Pace) -> None:
    game = koopstad.game(name)
    for seed in range(TABLES[name][1]):
        assert check_game(game, seats, options, seed, pace) > 0


@pytest.mark.parametrize("name", koopstad.game_names())
def test_nothing_follows_that_a_perfect_reasoner_could_not_know(name: str) -> None:
    """Over whole games, beside worlds that an observer cannot tell from the true one."""
    game = koopstad.game(name)
    options: dict[str, Any] = {"expansions": EXPANSIONS[name]} if EXPANSIONS[name] else {}
    kept = 0
    for seed in range(4 if EXPANSIONS[name] else 30):
        kept += check_secrets(game, 3, options, seed)
    assert kept > 1000


@pytest.mark.parametrize("seed", [30590376746668, 57806584147241])
def test_a_site_that_a_flood_shows_is_seen(seed: int) -> None:
    """Also when its building, which all know, comes back into the hand, or when cards are dealt besides."""
    assert fuzz("hamburg", 1, seed, secrets=True) > 1000
