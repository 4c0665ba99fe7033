"""Activating cards (AMS-8.1 to AMS-8.3)."""

from collections.abc import Sequence
from typing import Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Choice, Frame
from koopstad.engine.refusal import Refusal
from koopstad.games.amsterdam.cards.model import (
    ACTIVATE_ARTISAN,
    BUILDING_PRICE,
    DISC_ON_TOP,
    NEW_ARTISAN_PRICE,
    NO_DISCOUNTS,
)
from koopstad.games.amsterdam.position.state import Player, Position
from koopstad.games.amsterdam.printed.actions import ACTIVATE, SPARE
from koopstad.games.amsterdam.printed.pieces import ARTISAN, BUILDING, COLOURS
from koopstad.games.amsterdam.rules import amstel, gains, use
from koopstad.games.amsterdam.rules.triggers import fire
from koopstad.games.amsterdam.rules.turn_action import TurnAction


class ActivateCard(TurnAction):
    """AMS-8.1, AMS-8.2: any number of cards, for the resources printed on them."""

    def actions(self, state: Position, seat: int, player: Player, cubes: int) -> Sequence[int]:
        supply = player.supply
        costs = state.board.costs
        if player.standing.discounts != NO_DISCOUNTS:
            return [ACTIVATE + card for card in player.inactive if _missing(state, player, card) <= 0]
        found = []
        for card in player.inactive:
            for colour, number in costs[card]:
                if supply[colour] < number:
                    break
            else:
                found.append(ACTIVATE + card)
        return found

    def why_not(self, state: Position, seat: int, action: int) -> Refusal | None:
        player = state.players[seat]
        card = action - ACTIVATE
        if card in player.active:
            return Refusal("AMS-8.1", "already-active")
        if card not in player.inactive:
            return Refusal("AMS-8.1", "not-inactive")
        missing = _missing(state, player, card)
        return Refusal("AMS-8.1", "card-cost", {"missing": missing}) if missing > 0 else None

    def play(self, state: Position, seat: int, action: int, dealer: Dealer) -> None:
        card = action - ACTIVATE
        price = printed_price(state, card)
        spared = discount(state, state.players[seat], card)
        if spared:
            _spare(state, seat, card, spared, price, dealer)
        else:
            _pay(state, seat, card, price, dealer)


def printed_price(state: Position, card: int) -> list[int]:
    """The cubes on the card, by colour."""
    price = [0] * len(COLOURS)
    for colour, cubes in state.board.costs[card]:
        price[colour] = cubes
    return price


def discount(state: Position, player: Player, card: int) -> int:
    """Cards 031 and 042 (Q-31): the cubes of the owner's choice that need not be paid."""
    discounts = player.standing.discounts
    kind = state.board.kinds[card]
    if kind == BUILDING:
        return discounts[BUILDING_PRICE]
    if kind == ARTISAN and not player.standing.types[state.board.types[card]]:
        return discounts[NEW_ARTISAN_PRICE]
    return 0


def _missing(state: Position, player: Player, card: int) -> int:
    """The cubes that are lacking after the discount."""
    missing = -discount(state, player, card)
    for colour, cubes in state.board.costs[card]:
        missing += max(0, cubes - player.supply[colour])
    return missing


def spare_lacking(player: Player, spared: int, price: list[int]) -> int:
    """Cubes that the player does not have are spared first. Returns how many more can be spared."""
    for colour in range(len(COLOURS)):
        lacking = max(0, price[colour] - player.supply[colour])
        price[colour] -= lacking
        spared -= lacking
    return spared


def _spare(state: Position, seat: int, card: int, spared: int, price: list[int], dealer: Dealer) -> None:
    """Only after that there may be a choice."""
    spared = spare_lacking(state.players[seat], spared, price)
    colours = [colour for colour in range(len(COLOURS)) if price[colour]]
    if len(colours) == 1 or spared >= sum(price):
        for colour in colours:
            price[colour] = max(0, price[colour] - spared)
        spared = 0
    if spared:
        state.push(Sparing(SPARE_CUBE, seat, card, spared, tuple(price)))
    else:
        _pay(state, seat, card, price, dealer)


class Sparing(Frame):
    """A card to be paid, the cubes of it that may be spared, and by colour what is to be paid otherwise."""

    __slots__ = ("card", "price", "spared")

    def __init__(self, step: "SpareCube", seat: int, card: int, spared: int, price: tuple[int, ...]) -> None:
        super().__init__(step, seat, (card, spared, *price))
        self.card: Final = card
        self.spared: Final = spared
        self.price: Final = price


class SpareCube(Choice[Position, Sparing]):
    """Which printed cube to leave unpaid."""

    knows = ("card", "spared", "*price")

    def frame(self, seat: int, args: tuple[int, ...]) -> Frame:
        return Sparing(self, seat, args[0], args[1], args[2:])

    def actions(self, state: Position, frame: Sparing) -> list[int]:
        price = frame.price
        return [SPARE + colour for colour in range(len(COLOURS)) if price[colour]]

    def due(self, state: Position, frame: Sparing) -> dict[str, int]:
        return {"any": frame.spared - sum(frame.price)}

    def play(self, state: Position, frame: Sparing, action: int, dealer: Dealer) -> None:
        state.pop()
        price = list(frame.price)
        price[action - SPARE] -= 1
        _spare(state, frame.seat, frame.card, frame.spared - 1, price, dealer)


SPARE_CUBE: Final[SpareCube] = SpareCube("spare", "AMS-8.1, Q-31")


def _pay(state: Position, seat: int, card: int, price: list[int], dealer: Dealer) -> None:
    for colour in range(len(COLOURS)):
        gains.pay_cubes(state, seat, colour, price[colour])
    activate(state, seat, card, dealer)


def activate(state: Position, seat: int, card: int, dealer: Dealer) -> None:
    """The card is active from this moment on; then other cards answer, or itself (033)."""
    player = state.players[seat]
    player.inactive = tuple(other for other in player.inactive if other != card)
    player.active += (card,)
    player.standing = state.deck.standing(player.active)
    use.refresh(state, player)
    if state.story is not None:
        state.tell(Event("activate", {"seat": seat, "card": f"@card-{card:03}"}))
    if state.deck.cards[card].powers & DISC_ON_TOP:
        amstel.keep_on_top(state)
    fire(state, seat, ACTIVATE_ARTISAN + state.board.kinds[card], dealer)


class Free(Frame):
    """So many cards may be activated without resources."""

    __slots__ = ("left",)

    def __init__(self, step: "ActivateFree", seat: int, left: int) -> None:
        super().__init__(step, seat, (left,))
        self.left: Final = left


class ActivateFree(Choice[Position, Free]):
    """Card 038, tiles CA20 and CB24 (Q-44): an inactive card without resources."""

    knows = ("left",)

    def frame(self, seat: int, args: tuple[int, ...]) -> Frame:
        return Free(self, seat, *args)

    def actions(self, state: Position, frame: Free) -> list[int]:
        return [ACTIVATE + card for card in state.players[frame.seat].inactive]

    def play(self, state: Position, frame: Free, action: int, dealer: Dealer) -> None:
        state.pop()
        again = frame.left - 1
        # With two inactive cards or more there will be one left for the next.
        if again and len(state.players[frame.seat].inactive) > 1:
            state.push(Free(self, frame.seat, again))
        activate(state, frame.seat, action - ACTIVATE, dealer)


ACTIVATE_FREE: Final[ActivateFree] = ActivateFree("activate free", "AMS-8.1, Q-44")
