"""TOM of Hamburg (HAM-18.5): he uses every card that can bring him something; the others are explained."""

from __future__ import annotations

from typing import Any

import pytest

import koopstad
from koopstad.engine.dealer import FastDealer
from koopstad.games.hamburg.game import Hamburg
from koopstad.games.hamburg.position.state import Position
from koopstad.games.hamburg.printed.pieces import LIGHTNING, PHASE_1, PHASE_2, PHASE_3, PHASE_4
from koopstad.games.hamburg.rules.tom.decisions import gains
from koopstad.games.hamburg.rules.tom.turn import next_building

# Why TOM never uses a card, however rich he is.
HANDS = "HAM-AMB-83: he has no hand to draw into, discard from or play from"
NO_WORKER = "HAM-18.5: he activates only what he can pay with a worker, and this costs marks"
NO_MORE = "HAM-AMB-81, HAM-AMB-82: it brings neither points, marks, workers nor levels at once"
UNUSED = {
    4: HANDS,
    27: NO_WORKER,
    28: HANDS,
    33: HANDS,
    **dict.fromkeys((37, 38, 39, 40, 41), HANDS),
    103: NO_WORKER,
    **dict.fromkeys((111, 112, 113, 114), NO_MORE),
    169: HANDS,
    190: HANDS,
    **dict.fromkeys((193, 196, 197, 198, 199, 201), HANDS),
    234: HANDS,
    235: NO_MORE,
    **dict.fromkeys((263, 267, 271, 275, 279), HANDS),
}
DICE = (
    {"purple": 1, "orange": 6, "grey": 5, "pink": 6, "brown": 5, "black": 5},
    {"purple": 1, "orange": 3, "grey": 1, "pink": 3, "brown": 3, "black": 3},
    {"purple": 5, "orange": 5, "grey": 5, "pink": 5, "brown": 5, "black": 6},
    {"purple": 6, "orange": 6, "grey": 3, "pink": 3, "brown": 3, "black": 1},
)
# A building of every category, for those who search.
ONE_OF_EACH = (12, 23, 35, 45, 59, 71, 84, 94, 99, 110, 124, 133, 154, 158, 170, 181, 203, 210, 218, 229)
OTHERS = (98, 145, 101)  # what TOM has besides: 098 was used, 101 is a trade building


def rich(card: int, symbol: int, dice: dict[str, int]) -> Position:
    """TOM with a card and plenty of everything, and somebody to take from."""
    given: dict[str, Any] = {
        "to_move": 0,
        "step": {PHASE_1: "refill", PHASE_2: "advance", PHASE_4: "phase IV"}.get(symbol, "round"),
        "dice": dice,
        "clergyman": "pink",
        "church": {"grey": 1},
        "discard": [number for number in ONE_OF_EACH if number != card],
    }
    own = [{"colour": "brown", "buildings": [other]} for other in OTHERS if other != card]
    sites = [colour for colour in ("purple", "orange", "grey", "pink", "brown") for _ in range(3)]
    tom: dict[str, Any] = {
        "workers": 3,
        "money": 30,
        "hall": 3,
        "misfortunes": dict.fromkeys(("purple", "orange", "grey", "pink", "brown"), 1),
        "wall": {"left": 3, "right": 3},
        "tokens": ["hall", "zoo"],
        "activated": [98] if card != 98 else [],
    }
    if card > 240:
        tom["park"] = [card]
    else:
        own.append({"colour": "grey", "buildings": [card]})
    tom["sites"] = [*own, *sites]
    seat: dict[str, Any] = {
        "hand": ["brown", "brown"],
        "workers": 2,
        "hall": 2,
        "wall": {"left": 2},
        "tokens": ["wall"],
        "sites": [{"colour": "grey", "buildings": [121]}] if card != 121 else ["grey"],
    }
    game = koopstad.game("hamburg")
    state = game.arrange(1, game.agree(1, {}), {**given, "seat": {"0": seat}, "tom": tom})
    assert isinstance(state, Position)
    return state


def uses(card: int) -> bool:
    for dice in DICE:
        game = koopstad.game("hamburg")
        assert isinstance(game, Hamburg)
        symbol = game.decks.under(game.agree(1, {})).symbol[card]
        state = rich(card, symbol, dice)
        if symbol == LIGHTNING:
            twin = state.copy()
            depth = len(twin.pending)
            twin.deck.programs.start(twin, twin.tom, twin.deck.program[card], FastDealer(0))
            if len(twin.pending) > depth or twin.data() != state.data():
                return True
        elif symbol == PHASE_3:
            if next_building(state) == card or _later(state, card):
                return True
        elif gains(state, card):
            return True
    return False


def _later(state: Position, card: int) -> bool:
    """Whether TOM comes to a III building after those to the left of it."""
    tom = state.players[state.tom]
    tom.activated += tuple(other for other in tom.display.by_symbol[PHASE_3] if other != card)
    return next_building(state) == card


def test_tom_uses_every_card_but_those_that_are_explained() -> None:
    game = koopstad.game("hamburg")
    assert isinstance(game, Hamburg)
    symbols = game.decks.under(game.agree(1, {})).symbol
    active = (LIGHTNING, PHASE_1, PHASE_2, PHASE_3, PHASE_4)
    cards = [card for card in range(1, 281) if symbols[card] in active]
    assert [card for card in cards if not uses(card)] == sorted(UNUSED)


@pytest.mark.parametrize("variant", ["II", "III", "once"])
def test_card_189_serves_tom_whenever_it_works(variant: str) -> None:
    game = koopstad.game("hamburg")
    given: dict[str, Any] = {
        "step": "before misfortunes" if variant == "II" else "round",
        "to_move": "tom",
        "dice": {"purple": 1, "orange": 1, "grey": 5, "pink": 1, "brown": 1, "black": 3},
        "clergyman": "pink",
        "piles": {"grey": [189]},
        "seat": {"0": {"hand": [2, 3], "sites": [{"colour": "grey", "buildings": [92]}]}},
        "tom": {"workers": {"orange": 1}, "money": 20, "hall": 8},
    }
    site: Any = {"colour": "grey", "buildings": [189]}
    given["tom"]["sites"] = ["grey"] if variant == "once" else [site]
    if variant != "once":
        given["piles"] = {"grey": []}
    state = game.arrange(1, game.agree(1, {"card_189": variant}), given)
    assert isinstance(state, Position)
    assert sum(state.helpers) == 1
    assert state.players[state.tom].workers[1] == 0
