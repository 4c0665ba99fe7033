"""What greedy does where the good move is plain: a position for each thing it has to understand."""

from __future__ import annotations

from typing import Any

import pytest

import koopstad
from koopstad.bots import Eyes, bot
from koopstad.engine.dealer import FastDealer
from koopstad.games.hamburg.bots.ahead import Ahead
from koopstad.games.hamburg.bots.cards import WORKER
from koopstad.games.hamburg.bots.sight import Knowledge
from koopstad.games.hamburg.bots.value import Judge
from koopstad.games.hamburg.position.state import Position


def chosen(game: str, seat: dict[str, Any], rival: dict[str, Any] | None = None, **given: Any) -> str:
    """What greedy does in this position as the first of two seats."""
    played = koopstad.game(game)
    seats = {"0": seat, "1": rival or {}}
    state = played.arrange(2, played.agree(2, {}), {"to_move": 0, "seat": seats, **given})
    return played.name(bot(game, "greedy", 1).choose(Eyes(state, 0)))


# --- Amsterdam ---


def test_greedy_loads_and_delivers_where_it_can() -> None:
    assert chosen("amsterdam", {"store": ["cheese"], "barge": {"at": "gold"}}) == "load"
    assert chosen("amsterdam", {"barge": {"at": "cheese", "goods": ["cheese"]}}) == "deliver cheese"


def test_greedy_sails_to_the_warehouse_of_its_good() -> None:
    seat = {"barge": {"at": "light_blue", "goods": ["cheese"]}, "supply": {"black": 1}}
    assert chosen("amsterdam", seat, round=7, piers={}) == "sail cheese"


def test_greedy_takes_a_block_before_it_sails() -> None:
    assert chosen("amsterdam", {"supply": {"pink": 1}}, round=2) == "block plantage-1"


def test_greedy_activates_rather_than_pay_a_penalty() -> None:
    """The third token costs 7 points (AMS-11.3), more than the crest of a block brings; the first only 3."""
    seat = {"inactive": ["117"], "supply": {"orange": 1}}
    assert chosen("amsterdam", {**seat, "penalties": 2}, round=12) == "activate 117"
    assert chosen("amsterdam", {**seat, "penalties": 0}, round=12) == "block jordaan-2"


def test_greedy_clears_a_slot_before_the_slots_overflow() -> None:
    """The wheel could pay for 113 later, but with five full slots the next card costs a token (AMS-5.4)."""
    seat = {
        "inactive": ["012", "088", "113", "118", "132"],
        "supply": {"grey": 1},
        "wheel": {"1": {"grey": 4}},
    }
    rival = {"blocks": [f"haarlemmerbuurt-{number}" for number in range(1, 7)]}
    assert chosen("amsterdam", seat, rival, round=4, piers={}) == "activate 113"


def test_greedy_takes_a_card_that_it_can_pay() -> None:
    """The last cubes of the game are those of the wheel and two of the dice: too few for all but 113."""
    seat = {"wheel": {"1": {"grey": 2}}, "inactive": ["024"]}
    assert (
        chosen("amsterdam", seat, round=12, phase="cards", display=["021", "046", "054", "113"]) == "take 113"
    )


def test_greedy_does_not_leave_the_arrow_empty() -> None:
    """Only the pink die shows a 1, and nothing stands at slot 1."""
    dice = {"brown": 6, "grey": 6, "purple": 6, "orange": 6, "pink": 1, "black": 6}
    assert "pink" in chosen("amsterdam", {}, round=5, phase="dice", dice=dice)


def test_greedy_uses_a_good_market_tile_in_the_last_round() -> None:
    assert chosen("amsterdam", {"gulden": 6}, round=12, tile="b16") == "market"
    assert chosen("amsterdam", {"gulden": 5}, round=12, tile="b16") == "pass"


def test_greedy_brings_the_barge_home_for_the_card_that_wants_it() -> None:
    seat = {"active": ["107"], "barge": {"at": "water-12"}, "supply": {"black": 1}}
    assert chosen("amsterdam", seat, round=12) == "sail start"


# --- Hamburg ---


def test_greedy_builds_what_brings_most_in_the_last_turn() -> None:
    """Zoo card 248 is worth 5 points for 10 marks, 246 only 3 for 6; a purple 6 brings nothing any more."""
    seat = {"hand": [246, 248, "purple"], "money": 10, "zoo": [245]}
    assert chosen("hamburg", seat, cycle=8, round=4, dice={"purple": 6}) == "build 2"


def test_greedy_saves_for_the_next_cycles_what_it_cannot_use_now() -> None:
    """With an orange 6 and nothing to pay, the orange card is the one for money."""
    seat = {"hand": ["orange", "pink"], "money": 0, "workers": {}}
    assert chosen("hamburg", seat, cycle=4, round=4, dice={"orange": 6, "pink": 1}) == "money 1"


def test_greedy_advances_when_it_is_cheap_only() -> None:
    cheap = {"purple": 1, "orange": 3, "grey": 3, "pink": 3, "brown": 3, "black": 3}
    dear = {"purple": 2, "orange": 2, "grey": 2, "pink": 2, "brown": 2, "black": 2}
    assert chosen("hamburg", {"money": 12}, cycle=3, step="advance", dice=cheap) == "advance"
    assert chosen("hamburg", {"money": 12}, cycle=3, step="advance", dice=dear) == "done"


def test_greedy_lowers_what_is_about_to_strike() -> None:
    """Looting would take all its money (HAM-8.3)."""
    seat = {"hand": ["pink", "brown"], "money": 12, "misfortunes": {"pink": 2, "brown": 1}}
    assert chosen("hamburg", seat, cycle=4, round=4, dice={"pink": 1, "brown": 1}) == "lower 1"


def test_greedy_uses_a_card_that_gives_more_than_it_costs() -> None:
    """Card 128: a point and 2 marks for a grey worker, in the last turn of the game."""
    seat = {"hand": [], "workers": {"grey": 1}, "sites": [{"colour": "pink", "buildings": [128]}]}
    assert chosen("hamburg", seat, cycle=8, round=4) == "activate 128"


def test_greedy_weighs_an_exchange_worker_by_worker() -> None:
    """Card 111 asks again for each worker: every answer as it stands, with the worker it owes."""
    game = koopstad.game("hamburg")
    sites = [{"colour": "pink", "buildings": [111]}]
    seat = {"hand": ["pink"], "workers": {"purple": 1, "orange": 3, "pink": 2}, "sites": sites}
    state = game.arrange(2, game.agree(2, {}), {"to_move": 0, "cycle": 3, "seat": {"0": seat, "1": {}}})
    state.play(game.action("activate 111"), FastDealer(1))
    assert isinstance(state, Position)
    judge = Judge(state, 0, Knowledge(state, 0))
    for name in ("give orange", "give pink"):
        given = state.copy()
        given.play(game.action(name), FastDealer(1))
        as_it_stands = judge.value(given) + WORKER
        assert Ahead(judge).after(state, game.action(name)) == pytest.approx(as_it_stands)


# --- Tickets ---

# One route is missing between Montelbaanstoren and Oude Kerk: from Montelbaanstoren to Waag, two spaces.
CONTRACT = {"routes": ["oude_kerk-waag/black"], "contracts": ["montelbaanstoren-oude_kerk"]}


def with_hand(hand: dict[str, int], **given: Any) -> str:
    """What greedy does with this hand and ``CONTRACT``; the other of two seats is ahead in bonus cards."""
    return chosen("tickets", {"hand": hand, **CONTRACT}, {"bonus": 5}, **given)


def test_greedy_claims_what_its_contract_needs() -> None:
    assert with_hand({"blue": 3, "green": 2}) == "claim montelbaanstoren-waag/green green+green"


def test_greedy_uses_the_route_of_a_double_that_it_can_pay() -> None:
    assert with_hand({"blue": 3, "pink": 2}) == "claim montelbaanstoren-waag/pink pink+pink"


def test_greedy_spares_its_jokers() -> None:
    assert with_hand({"pink": 2, "joker": 2}) == "claim montelbaanstoren-waag/pink pink+pink"
    assert with_hand({"pink": 1, "joker": 2}) == "claim montelbaanstoren-waag/pink pink+joker"


def test_greedy_takes_the_open_card_that_its_contract_lacks() -> None:
    assert with_hand({"pink": 1}) == "take pink"
    assert with_hand({"green": 1}) == "take green"


def test_greedy_prefers_its_contract_to_points_in_the_last_turn() -> None:
    assert with_hand({"pink": 2, "blue": 3}, last_turns=2) == "claim montelbaanstoren-waag/pink pink+pink"
    assert with_hand({"blue": 3}, last_turns=2).endswith("blue+blue+blue")


def test_greedy_keeps_the_contract_that_it_has_fulfilled() -> None:
    routes = ["jordaan-noordermarkt/red", "haringpakkerstoren-noordermarkt/blue"]
    seat = {"routes": routes, "carts": 4, "offer": ["blauwbrug-jordaan", "haringpakkerstoren-jordaan"]}
    assert chosen("tickets", seat) == "keep 2"
