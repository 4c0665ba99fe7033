"""How far undo reaches: computed from the record, never beyond a reveal or another seat's line."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import koopstad
from koopstad.engine import record as records
from koopstad.engine.dealer import FastDealer, ScriptedDealer
from koopstad.engine.replay import fold
from tests.reach import undo_reach

TICKETS = koopstad.game("tickets")
SETUP = [
    *("pink", "pink", "blue", "blue"),
    *("blue", "red", "green", "black", "orange"),
    *("dam-de_drie_hendricken", "noordermarkt-waag", "jordaan-oude_kerk", "blauwbrug-oude_waal"),
]


def test_reach_line_by_line() -> None:
    dealer = ScriptedDealer([TICKETS.outcome(word) for word in SETUP], FastDealer(1))
    record, state = records.begin(TICKETS, 2, {"first": "1"}, dealer)
    story = [
        ("keep 1", 1, "a choice of one's own, and nothing was shown"),
        ("keep both", 1, "not beyond the other seat's choice"),
        ("claim dam-oude_kerk/pink pink+pink", 0, "two cards that nobody had seen were shown"),
        ("take blue", 0, "a new open card was seen"),
        ("draw", 0, "a card was drawn"),
        ("draw", 0, "a card was drawn"),
        ("draw", 0, "a card was drawn"),
        ("claim korenmetershuisje-oude_kerk/blue blue", 1, "everybody had seen the blue card being taken"),
        ("contracts", 0, "contracts were seen"),
        ("keep 2", 1, "a choice of one's own"),
    ]
    assert undo_reach(record, TICKETS) == 0
    for notation, reach, why in story:
        records.play(record, state, TICKETS.legal(state, notation), dealer)
        assert undo_reach(record, TICKETS) == reach, why


def test_a_contract_put_under_the_pile_comes_up_for_somebody_else() -> None:
    """No outcome of chance, and yet a seat learns something: no undo."""
    for known in (False, True):
        eyes = {"noordermarkt-waag": [0], "jordaan-oude_kerk": [0]} if known else {}
        under = ["noordermarkt-waag", "jordaan-oude_kerk"]
        given = {"contract_pile": [], "contracts_under": under, "contract_eyes": eyes}
        state = TICKETS.arrange(2, TICKETS.agree(2, {}), given)
        before = state.unseen()
        assert state.play(TICKETS.action("contracts"), FastDealer(1)) == []
        learned = any(new < old for old, new in zip(before, state.unseen(), strict=True))
        assert learned is not known


# Where much is hidden and where little is; alone against an automaton; decisions looked at in one game.
TABLES: list[tuple[str, int, dict[str, Any], int]] = [
    ("amsterdam", 1, {}, 60),
    ("amsterdam", 3, {"expansions": ["workers", "tasks", "trader", "tiles"]}, 60),
    ("hamburg", 1, {}, 60),
    ("hamburg", 2, {}, 60),
    ("hamburg", 4, {"expansions": ["mayors", "statues", "misfortune", "ships", "stock", "clergy"]}, 30),
    *(("tickets", seats, {}, 100) for seats in (2, 3, 4)),
]


def test_every_game_is_undone() -> None:
    assert {name for name, _, _, _ in TABLES} == set(koopstad.game_names())


@pytest.mark.parametrize(("name", "seats", "options", "looks"), TABLES, ids=str)
def test_reach_never_crosses_chance_or_another_seat(
    name: str, seats: int, options: dict[str, Any], looks: int
) -> None:
    game, dealer, chance = koopstad.game(name), FastDealer(seats), Random(seats)
    record, state = records.begin(game, seats, options, dealer)
    while state.to_move is not None:
        records.play(record, state, chance.choice(state.actions()), dealer)
    if name == "tickets":
        assert undo_reach(record, game) == 0, "the contracts were shown at the end"
    lines = len(record.lines)
    reached = 0
    for length in sorted(chance.sample(range(1, lines), min(looks, lines - 1)), reverse=True):
        records.shorten(record, len(record.lines) - length)
        reach = undo_reach(record, game)
        undone = record.lines[length - reach :]
        assert all(not line.outcomes for line in undone)
        assert len({line.seat for line in undone}) <= 1
        if reach:
            back = fold(record, game, length - reach)
            assert back.to_move == undone[0].seat
            assert game.legal(back, undone[0].action) in back.actions()
        reached += reach
    assert reached > 0
