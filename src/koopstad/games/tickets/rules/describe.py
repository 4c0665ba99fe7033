"""What a player is told of an action beside its notation, and the numbers that players compare."""

from typing import Final

from koopstad.engine.choices import Description
from koopstad.engine.state import Data
from koopstad.games.tickets.position.state import Position
from koopstad.games.tickets.printed.actions import (
    CONTRACTS,
    DRAW,
    FIRST_CLAIM,
    KEEP_BOTH,
    KEEP_FIRST,
    PASS,
)
from koopstad.games.tickets.printed.board import GREY
from koopstad.games.tickets.printed.pieces import CARDS, JOKER

_COUNTED: Final = ("points", "carts", "bonus")


def purse(view: Data, seat: int) -> dict[str, int]:
    """Points, carts, trade bonus cards, contracts, transport cards by colour."""
    own = view["players"][seat]
    told = {word: int(own[word]) for word in _COUNTED}
    told["contracts"] = len(own["contracts"])
    for card in CARDS:
        told[card] = own["hand"].get(card, 0)
    return told


def describe(state: Position, action: int) -> Description:
    """An open card, a pile, a contract of the offer by its place, a route."""
    if action < DRAW:
        card = CARDS[action]
        return Description("action-take", {"card": f"@card-{card}"}, "draw", [f"card:{card}"])
    if action >= FIRST_CLAIM:
        return _claim(state, action)
    if action == DRAW:
        return Description("action-draw", {}, "draw", ["pile:cards"])
    if action == CONTRACTS:
        return Description("action-contracts", {}, "contracts", ["pile:contracts"])
    if action == KEEP_BOTH:
        return Description("action-keep-both", {}, "contracts", ["offer:1", "offer:2"])
    if action == PASS:
        return Description("action-pass", {}, "turn")
    return _keep(state, action - KEEP_FIRST)


def _claim(state: Position, action: int) -> Description:
    """The ways to pay for a route have one sentence; their prices differ."""
    board = state.board
    route = board.routes[board.claims[action - FIRST_CLAIM].route]
    told: dict[str, str | int] = {
        "a": board.locations[route.a].name,
        "b": board.locations[route.b].name,
        "colour": f"@colour-{GREY if route.colour == JOKER else CARDS[route.colour]}",
    }
    return Description("action-claim", told, "claim", [f"route:{route.name}"])


def _keep(state: Position, place: int) -> Description:
    board = state.board
    contract = board.contracts[state.players[state.pending[-1].seat].offer[place]]
    told: dict[str, str | int] = {
        "a": board.locations[contract.a].name,
        "b": board.locations[contract.b].name,
        "points": contract.points,
    }
    return Description("action-keep", told, "contracts", [f"offer:{place + 1}"])
