"""Who may know what (TTA-2.6, TTA-4): views, imagined positions, and what is still unseen.

Hidden are the cards drawn blind, the contracts, and the order in which piles will come up. An open card that
was taken is known to everybody until it is played; a contract put under the pile, to whoever did so, until it
is drawn and one of two is kept. What is imagined depends on nothing but what the seat knows, and on chance.
"""

from typing import TYPE_CHECKING

from koopstad.engine.dealer import Dealer
from koopstad.games.tickets.printed.pieces import CARDS, GAP, JOKER, NOT_YET

if TYPE_CHECKING:
    from koopstad.games.tickets.position.state import Player, Position
    from koopstad.games.tickets.position.views import TicketsPlayer, TicketsView


def view(state: "Position", seat: int | None) -> "TicketsView":
    """Contracts and routes stand by their numbers in the printed tables; a None is a thing not known."""
    bit = _eye(state, seat)
    eyes = state.contract_eyes
    owners: list[int | None] = [None] * len(state.board.routes)
    for owner, player in enumerate(state.players):
        routes = player.routes
        while routes:
            owners[(routes & -routes).bit_length() - 1] = owner
            routes &= routes - 1
    frame = state.pending[-1] if state.pending else None
    return {
        "game": "tickets",
        "you": seat,
        "to_move": frame.seat if frame is not None else None,
        "step": frame.step.name if frame is not None else "over",
        "open": [None if kind == GAP else CARDS[kind] for kind in state.open],
        "pile": state.pile_size,
        "discard": _counts(state.discard),
        "contract_pile": len(state.contract_pile),
        "contracts_under": [contract if eyes[contract] & bit else None for contract in state.contracts_under],
        "bonus_pile": state.bonus_pile,
        "last_turns": None if state.last_turns == NOT_YET else state.last_turns,
        "routes": owners,
        "players": [
            _player_view(state, player, other == seat, bit) for other, player in enumerate(state.players)
        ],
    }


def _eye(state: "Position", seat: int | None) -> int:
    """The bit of a seat in the eyes of a contract; a spectator's follows those of the seats."""
    return 1 << (state.seats if seat is None else seat)


def _player_view(state: "Position", player: "Player", own: bool, bit: int) -> "TicketsPlayer":
    eyes = state.contract_eyes
    return {
        "cards": sum(player.hand),
        "hand": _counts(player.hand if own else player.known),
        "carts": player.carts,
        "points": player.points,
        "bonus": player.bonus,
        "contracts": list(player.contracts) if own else _in_no_order(player.contracts, eyes, bit),
        "offer": list(player.offer) if own else _in_no_order(player.offer, eyes, bit),
    }


def _in_no_order(contracts: tuple[int, ...], eyes: tuple[int, ...], bit: int) -> list[int | None]:
    """What somebody else knows of them: which contracts, but not at which place they are."""
    known = sorted([contract for contract in contracts if eyes[contract] & bit])
    return [*known, *[None] * (len(contracts) - len(known))]


def _counts(counts: list[int]) -> dict[str, int]:
    return {CARDS[kind]: count for kind, count in enumerate(counts) if count}


def imagine(state: "Position", seat: int | None, dealer: Dealer) -> "Position":
    copy = state.copy()
    _redraw_cards(copy, seat, dealer)
    _redraw_contracts(copy, seat, dealer)
    return copy


def _redraw_cards(state: "Position", seat: int | None, dealer: Dealer) -> None:
    """Blind cards of the others go back into the pile, and as many are drawn anew."""
    pile = state.pile
    for other, player in enumerate(state.players):
        if other != seat:
            for kind in range(JOKER + 1):
                pile[kind] += player.hand[kind] - player.known[kind]
    for other, player in enumerate(state.players):
        if other != seat:
            blind = sum(player.hand) - sum(player.known)
            player.hand = player.known[:]
            for _ in range(blind):
                kind = dealer.draw(pile)
                pile[kind] -= 1
                player.hand[kind] += 1


def _redraw_contracts(state: "Position", seat: int | None, dealer: Dealer) -> None:
    """Contracts whose place the seat does not know are dealt anew, and offers have no order for others.

    Who knows a contract: whoever it lies before, and the seat if it does.
    """
    bit = _eye(state, seat)
    old = state.contract_eyes
    places = [state.contracts_under]
    for other, player in enumerate(state.players):
        if other != seat:
            player.offer = _mixed(player.offer, old, bit, dealer)
            player.contracts = _known_first(player.contracts, old, bit)
        places += [player.contracts, player.offer]
    hidden = [contract for place in places for contract in place if not old[contract] & bit]
    hidden = sorted([*hidden, *state.contract_pile])
    eyes = [0] * len(old)

    def dealt(contracts: tuple[int, ...], owner: int) -> tuple[int, ...]:
        cards = []
        for contract in contracts:
            known = old[contract] & bit
            card = contract if known else hidden.pop(dealer.below(len(hidden)))
            eyes[card] = known | owner
            cards.append(card)
        return tuple(cards)

    state.contracts_under = dealt(state.contracts_under, 0)
    for other, player in enumerate(state.players):
        player.contracts = dealt(player.contracts, 1 << other)
        player.offer = dealt(player.offer, 1 << other)
    state.contract_pile = tuple(hidden)
    state.contract_eyes = tuple(eyes)


def _mixed(offer: tuple[int, ...], eyes: tuple[int, ...], bit: int, dealer: Dealer) -> tuple[int, ...]:
    """An offer of somebody else, in any order; those he cannot name come last before it is mixed."""
    if len(offer) < 2:
        return offer
    cards = _known_first(offer, eyes, bit)
    swapped = dealer.below(2)
    return (cards[swapped], cards[1 - swapped])


def _known_first(contracts: tuple[int, ...], eyes: tuple[int, ...], bit: int) -> tuple[int, ...]:
    """In an order that tells nothing: those that an observer cannot name come last."""
    return tuple(sorted(contracts, key=lambda contract: contract if eyes[contract] & bit else len(eyes)))


def unseen(state: "Position") -> tuple[int, ...]:
    """For each seat and the spectator: cards in hands, then contracts dealt, that they have not seen."""
    eyes = state.contract_eyes
    dealt = [contract for player in state.players for contract in (*player.contracts, *player.offer)]
    dealt += state.contracts_under
    blind = [sum(player.hand) - sum(player.known) for player in state.players]
    counts: list[int] = []
    for seat in (*range(state.seats), None):
        bit = _eye(state, seat)
        counts.append(sum(blind) - (0 if seat is None else blind[seat]))
        counts.append(sum(not eyes[contract] & bit for contract in dealt))
    return tuple(counts)
