"""Views: what a seat may not know can be exchanged, and not a byte of its view changes."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import msgspec
import pytest

import koopstad
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import KoopstadError
from koopstad.engine.state import State

GAME = koopstad.game("tickets")


def positions(seats: int) -> list[State]:
    """Some positions of a random game."""
    dealer, chance = FastDealer(seats), Random(seats)
    state = GAME.start(seats, {}, dealer)
    found = []
    while state.to_move is not None:
        if chance.random() < 0.15:
            found.append(state.copy())
        state.play(chance.choice(state.actions()), dealer)
    return found


def bytes_seen(state: State, seat: int | None) -> bytes:
    return msgspec.json.encode(state.view(seat))


def swap_cards(data: dict[str, Any], owner: int) -> bool:
    """Exchanges a card that only its owner knows for another kind from the pile."""
    hand, known = data["seat"][owner]["hand"], data["seat"][owner]["known"]
    for mine, count in hand.items():
        for other in data["pile"]:
            if count > known.get(mine, 0) and other != mine:
                hand[mine] -= 1
                hand[other] = hand.get(other, 0) + 1
                data["pile"][other] -= 1
                data["pile"][mine] = data["pile"].get(mine, 0) + 1
                return True
    return False


def swap_contracts(data: dict[str, Any], owner: int) -> bool:
    """Exchanges a contract that only its owner knows for one that nobody has seen."""
    for word in ("contracts", "offer"):
        held = data["seat"][owner][word]
        for place, mine in enumerate(held):
            if data["contract_eyes"][mine] == [owner] and data["contract_pile"]:
                other = data["contract_pile"][0]
                held[place] = other
                data["contract_pile"][0] = mine
                data["contract_pile"].sort()
                data["contract_eyes"][other] = data["contract_eyes"].pop(mine)
                return True
    return False


@pytest.mark.parametrize("swap", [swap_cards, swap_contracts])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_others_do_not_see_what_is_hidden(seats: int, swap: Any) -> None:
    swapped = 0
    for state in positions(seats):
        for owner in range(seats):
            data = copy.deepcopy(state.data())
            if not swap(data, owner):
                continue
            swapped += 1
            twin = GAME.restore(data)
            assert bytes_seen(twin, owner) != bytes_seen(state, owner)
            for seat in (*range(seats), None):
                if seat != owner:
                    assert bytes_seen(twin, seat) == bytes_seen(state, seat)
                    assert twin.to_move != seat or twin.actions() == state.actions()
    assert swapped > 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_says_what_its_seat_knows(seats: int) -> None:
    for state in positions(seats):
        data = state.data()
        for seat in range(seats):
            seen = state.view(seat)
            assert seen["you"] == seat
            assert seen["players"][seat]["hand"] == data["seat"][seat]["hand"]
            named = [GAME.outcome(name) for name in data["seat"][seat]["contracts"]]
            assert seen["players"][seat]["contracts"] == named
            assert [player["cards"] for player in seen["players"]] == [
                sum(other["hand"].values()) for other in data["seat"]
            ]
        assert state.view(None)["you"] is None


def test_a_view_is_small_and_a_thing_of_its_own() -> None:
    state = positions(4)[-1]
    seen = state.view(0)
    assert len(msgspec.json.encode(seen)) < 2000
    before = bytes_seen(state, 0)
    seen["open"].clear()
    seen["players"][0]["hand"]["pink"] = 99
    seen["players"][1]["contracts"].append(7)
    assert bytes_seen(state, 0) == before


def test_imagined_positions_differ_in_what_is_hidden() -> None:
    """Were they always the true one, a bot would cheat; each hidden card must be able to be another."""
    state = positions(3)[10]
    hands = {str(state.imagine(0, FastDealer(seed)).data()["seat"][1]["hand"]) for seed in range(40)}
    contracts = {str(state.imagine(0, FastDealer(seed)).data()["seat"][1]["contracts"]) for seed in range(40)}
    assert len(hands) > 3
    assert len(contracts) > 3


@pytest.mark.parametrize("game", koopstad.game_names())
def test_a_position_that_is_restored_says_back_every_word(game: str) -> None:
    """Whichever word of plain data is left out or added, at whatever depth: it is refused."""
    played, dealer, chance = koopstad.game(game), FastDealer(3), Random(3)
    state = played.start(2, None, dealer)
    for _ in range(60):
        if state.to_move is not None:
            state.play(chance.choice(state.actions()), dealer)
    plain = json.dumps(state.data())
    assert played.restore(json.loads(plain)).data() == state.data()

    def tables(part: Any) -> list[dict[str, Any]]:
        inner = list(part.values()) if isinstance(part, dict) else part if isinstance(part, list) else []
        return ([part] if isinstance(part, dict) else []) + [each for of in inner for each in tables(of)]

    tried = 0
    parts = [set(fields.words) for _, fields in state.fields().parts(state)]
    for number, known in enumerate(tables(json.loads(plain))):
        # The words of a part stand for its fields; in a table of counts, one less is another position.
        for word in [*known, "word of tomorrow"] if set(known) in parts else ["word of tomorrow"]:
            data = json.loads(plain)
            table = tables(data)[number]
            if word in table:
                del table[word]
            else:
                table[word] = 1
            if "options" in json.dumps(word) or table is data.get("options"):
                continue
            with pytest.raises((KoopstadError, KeyError, IndexError)):
                played.restore(data)
            tried += 1
    assert tried > 20
