"""How far undo reaches: computed from the record, never beyond a reveal or another seat's line."""

from __future__ import annotations

from random import Random

import pytest

import koopstad
from koopstad.engine import record as records
from koopstad.engine.dealer import FastDealer, ScriptedDealer

GAME = koopstad.game("tickets")
SETUP = [
    *("pink", "pink", "blue", "blue"),
    *("blue", "red", "green", "black", "orange"),
    *("dam-de_drie_hendricken", "noordermarkt-waag", "jordaan-oude_kerk", "blauwbrug-oude_waal"),
]


def test_reach_line_by_line() -> None:
    dealer = ScriptedDealer([GAME.outcome(word) for word in SETUP], FastDealer(1))
    record, state = records.begin(GAME, 2, {"first": "1"}, dealer)
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
    assert records.undo_reach(record, GAME) == 0
    for notation, reach, why in story:
        records.play(record, state, GAME.legal(state, notation), dealer)
        assert records.undo_reach(record, GAME) == reach, why


def test_a_contract_put_under_the_pile_comes_up_for_somebody_else() -> None:
    """No outcome of chance, and yet a seat learns something: no undo."""
    for known in (False, True):
        eyes = {"noordermarkt-waag": [0], "jordaan-oude_kerk": [0]} if known else {}
        under = ["noordermarkt-waag", "jordaan-oude_kerk"]
        given = {"contract_pile": [], "contracts_under": under, "contract_eyes": eyes}
        state = GAME.arrange(2, GAME.agree(2, {}), given)
        before = state.unseen()
        assert state.play(GAME.action("contracts"), FastDealer(1)) == []
        learned = any(new < old for old, new in zip(before, state.unseen(), strict=True))
        assert learned is not known


@pytest.mark.parametrize("seed", range(4))
def test_reach_never_crosses_chance_or_another_seat(seed: int) -> None:
    dealer, chance = FastDealer(seed), Random(seed)
    record, state = records.begin(GAME, 2 + seed % 3, {}, dealer)
    reached = 0
    while state.to_move is not None:
        records.play(record, state, chance.choice(state.actions()), dealer)
        reach = records.undo_reach(record, GAME) if chance.random() < 0.3 else 0
        undone = record.lines[len(record.lines) - reach :]
        assert all(not line.outcomes for line in undone)
        assert len({line.seat for line in undone}) <= 1
        reached += reach
    assert reached > 0
    assert records.undo_reach(record, GAME) == 0, "the contracts were shown at the end"
