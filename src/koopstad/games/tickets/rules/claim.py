"""Claiming a route (TTA-5)."""

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.refusal import Refusal
from koopstad.games.tickets.position.state import Player, Position
from koopstad.games.tickets.printed.actions import FIRST_CLAIM, payment
from koopstad.games.tickets.printed.board import GREY, Claim, Route
from koopstad.games.tickets.printed.pieces import CARDS, JOKER
from koopstad.games.tickets.rules import transport


def add_claims(actions: list[int], state: Position, seat: int) -> None:
    """Every free route that the hand can pay and the carts can fill, with every way to pay.

    Claims are the last of all actions: sorted together they stay behind those that are there already.
    """
    player = state.players[seat]
    board = state.board
    hand = player.hand
    jokers = hand[JOKER]
    available = state.free & ~player.barred & board.fitting[player.carts]
    payable = board.payable[jokers]
    for colour in range(JOKER):
        if hand[colour]:
            for bit, numbers in payable[colour][hand[colour]]:
                if bit & available:
                    actions += numbers
    if jokers:
        for bit, numbers in board.payable_alone[jokers]:
            if bit & available:
                actions += numbers
    actions.sort()


def play(state: Position, seat: int, action: int, dealer: Dealer) -> None:
    board = state.board
    claim = board.claims[action - FIRST_CLAIM]
    route = board.routes[claim.route]
    player = state.players[seat]
    _pay(state, player, claim)
    player.carts -= route.length  # TTA-5.4
    player.points += route.points  # TTA-5.5
    player.routes |= route.bit
    player.barred |= route.twins  # TTA-5.7
    state.free &= ~route.bit
    if state.seats == 2:
        state.free &= ~route.twins  # TTA-5.8; TTA-AMB-20: with three or four seats the twin stays open
    bonus = route.cart_symbol and state.bonus_pile > 0  # TTA-AMB-12
    if bonus:
        player.bonus += 1  # TTA-5.6: one card, whatever the length
        state.bonus_pile -= 1
    if state.story is not None:
        told: dict[str, str | int] = {
            "seat": seat,
            "a": board.locations[route.a].name,
            "b": board.locations[route.b].name,
            "colour": f"@colour-{GREY if route.colour == JOKER else CARDS[route.colour]}",
            "points": route.points,
            "cards": "+".join([f"@card-{card}" for card in payment(claim).split("+")]),
        }
        state.tell(Event("claim-bonus" if bonus else "claim", told))
    transport.after_discard(state, dealer)


def _pay(state: Position, player: Player, claim: Claim) -> None:
    """TTA-5.2: the cards go to the discard pile. Cards that everybody knew of are played first."""
    if claim.cards:
        player.hand[claim.colour] -= claim.cards
        player.known[claim.colour] = max(0, player.known[claim.colour] - claim.cards)
        state.discard[claim.colour] += claim.cards
    if claim.jokers:
        player.hand[JOKER] -= claim.jokers
        player.known[JOKER] = max(0, player.known[JOKER] - claim.jokers)
        state.discard[JOKER] += claim.jokers


def why_not(state: Position, seat: int, action: int) -> Refusal | None:
    claim = state.board.claims[action - FIRST_CLAIM]
    route = state.board.routes[claim.route]
    player = state.players[seat]
    return (
        _why_not_route(state, player, route) or _why_not_enough(player, claim) or _why_not_paid(player, claim)
    )


def _why_not_route(state: Position, player: Player, route: Route) -> Refusal | None:
    for other, owner in enumerate(state.players):
        if owner.routes & route.bit:
            return Refusal("TTA-5.1", "route-taken", {"seat": other})
    if player.barred & route.bit:
        return Refusal("TTA-5.7", "own-double")
    if not state.free & route.bit:
        return Refusal("TTA-5.8", "double-closed")
    if route.length > player.carts:
        return Refusal("TTA-5.4", "carts", {"spaces": route.length, "carts": player.carts})
    return None


def _why_not_paid(player: Player, claim: Claim) -> Refusal | None:
    for kind, cards in ((claim.colour, claim.cards), (JOKER, claim.jokers)):
        if player.hand[kind] < cards:
            needed: dict[str, str | int] = {
                "card": f"@card-{CARDS[kind]}",
                "cards": cards,
                "held": player.hand[kind],
            }
            return Refusal("TTA-5.2", "cards", needed)
    return None


def _why_not_enough(player: Player, claim: Claim) -> Refusal | None:
    """However jokers are used, the hand does not reach."""
    if not claim.cards:
        return None
    held, jokers, spaces = player.hand[claim.colour], player.hand[JOKER], claim.cards + claim.jokers
    if held + jokers >= spaces:
        return None
    told: dict[str, str | int] = {
        "spaces": spaces,
        "card": f"@card-{CARDS[claim.colour]}",
        "held": held,
        "jokers": jokers,
    }
    return Refusal("TTA-5.2", "too-few-cards", told)
