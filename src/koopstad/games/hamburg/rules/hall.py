"""The town hall square (HAM-5.7 to HAM-5.10)."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.games.hamburg.cards.model import ADVANCE_PRICE, ADVANCED, BURDENS, IGNORES_BLACK
from koopstad.games.hamburg.printed.pieces import BLACK, HALL_SQUARE
from koopstad.games.hamburg.rules.happen import happen
from koopstad.games.hamburg.rules.points import book
from koopstad.games.hamburg.rules.terms import clergy_side_for

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position

IMPOSSIBLE: Final = -1


def cost(state: "Position", seat: int) -> int:
    """HAM-AMB-23: the dice showing 1 or 2 (HAM-AMB-16), changes, surcharges; -1: no such die (HAM-5.8)."""
    standing = state.players[seat].display.standing
    low = 0
    price = 0
    for colour, value in enumerate(state.dice):
        if 1 <= value <= 2:
            low += 1
            if colour != BLACK or not standing.powers & IGNORES_BLACK:
                price += value
    if not low:
        return IMPOSSIBLE
    side = clergy_side_for(state, seat)
    if side is not None and side.on == "advance":
        price += side.values[0] if side.what == "dearer" else -side.values[0]
    price -= standing.discounts[ADVANCE_PRICE]
    return max(price, 0) + surcharge(state, seat)


def surcharge(state: "Position", seat: int) -> int:
    """240: also for free or otherwise priced advances, but not where the black die is ignored."""
    if state.players[seat].display.standing.powers & IGNORES_BLACK:
        return 0
    extra = 0
    for other, player in enumerate(state.players):
        if other != seat and player.display.standing.powers & BURDENS:
            extra += state.dice[BLACK]
    return extra


def advance(state: "Position", seat: int, price: int, dealer: Dealer) -> None:
    """One field forward. HAM-5.10, HAM-AMB-17, HAM-AMB-66: on the last field it is virtual, for points."""
    player = state.players[seat]
    player.money -= price
    if player.hall == len(state.board.hall) - 1:
        book(player, HALL_SQUARE, state.board.virtual_points)
    else:
        player.hall += 1
    if state.story is not None:
        state.tell(Event("advance", {**state.who(seat), "price": price, "field": player.hall}))
    if player.display.standing.whens[ADVANCED]:
        happen(state, seat, ADVANCED, 0, dealer)


def retreat(state: "Position", seat: int) -> None:
    """175; HAM-AMB-44: not behind the start field."""
    player = state.players[seat]
    if player.hall:
        player.hall -= 1
        if state.story is not None:
            state.tell(Event("retreat", {**state.who(seat), "field": player.hall}))
