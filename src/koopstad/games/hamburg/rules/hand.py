"""Hands, draw piles and the discard pile: who gets which card, and who sees it."""

from typing import TYPE_CHECKING

from koopstad.engine.dealer import Dealer, without
from koopstad.engine.events import Event
from koopstad.games.hamburg.printed.pieces import COLOURS

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Player, Position


def has_hand(state: "Position", seat: int) -> bool:
    """HAM-18.2, HAM-AMB-83: everybody but TOM, who never holds a card nor looks at one."""
    return seat != state.tom


def draw_card(state: "Position", colour: int, dealer: Dealer) -> int:
    """The top card of a draw pile that is not empty (HAM-19.2)."""
    pile = state.piles[colour]
    card = dealer.pick(pile)
    state.piles[colour] = without(pile, card)
    return card


def deal(state: "Position", seat: int, colours: tuple[int, ...], dealer: Dealer) -> None:
    """HAM-4.2: all cards at once, after the piles were chosen."""
    tellable = state.game.rules != "1" and bool(state.players[seat].known or state.searched)
    for card in _drawn(state, seat, colours, dealer):
        anywhere = tellable and _tellable(state, seat, state.board.colour[card])
        _put_in(state, seat, card, anywhere, dealer)


def deal_apart(state: "Position", seat: int, colour: int, dealer: Dealer) -> None:
    """A card that is drawn for a basic action lies behind the others until it is used (HAM-AMB-43)."""
    state.players[seat].hand += _drawn(state, seat, (colour,), dealer)


def _drawn(state: "Position", seat: int, colours: tuple[int, ...], dealer: Dealer) -> tuple[int, ...]:
    cards = tuple([draw_card(state, colour, dealer) for colour in colours])
    if state.story is not None:
        names = ", ".join(name(state, card) for card in cards)
        backs = ", ".join(f"@colour-{COLOURS[colour]}" for colour in colours)
        state.tell(
            Event("draw", {"seat": seat, "cards": len(cards), "piles": backs}, {"names": names}, 1 << seat)
        )
    return cards


def _tellable(state: "Position", seat: int, colour: int) -> bool:
    """Whether somebody can tell cards of a colour in a hand from others that come from the draw pile."""
    for card, _ in state.players[seat].known:
        if state.board.colour[card] == colour:
            return True
    return any(entry[1] == colour for entry in state.searched)


def _put_in(state: "Position", seat: int, card: int, anywhere: bool, dealer: Dealer) -> None:
    """A card goes into a hand grouped by colour: behind those of its colour, or anywhere among them.

    Places are public, as the backs are. Nothing may follow from a place, or it could be told which card was
    laid as a site. (By rules 1 a hand was one group.)
    """
    player = state.players[seat]
    cards = player.hand
    colours = state.board.colour
    colour = colours[card]
    first = 0  # where the cards of its colour begin, or would
    last = len(cards)
    if state.game.rules != "1":
        for held in cards:
            if colours[held] >= colour:
                break
            first += 1
        last = first
        for held in cards[first:]:
            if colours[held] != colour:
                break
            last += 1
    if anywhere and last > first:
        last = first + dealer.roll(last - first + 1) - 1
    player.hand = cards[:last] + (card,) + cards[last:]


def take_known(state: "Position", seat: int, card: int, eyes: int, dealer: Dealer) -> None:
    """A card that others know goes into a hand, at a place they do not know."""
    _put_in(state, seat, card, True, dealer)
    state.players[seat].known += ((card, eyes & ~(1 << seat)),)


def owner(state: "Position", seat: int) -> int:
    """Who knows a card that a player draws for himself."""
    return 1 << seat if has_hand(state, seat) else 0


def everybody(state: "Position") -> int:
    """All seats, and the spectator behind them."""
    return (1 << (state.seats + 1)) - 1


def remove(player: "Player", place: int) -> int:
    """Takes a card out of a hand to show it."""
    card = player.hand[place]
    player.hand = player.hand[:place] + player.hand[place + 1 :]
    if player.known:
        player.known = tuple(known for known in player.known if known[0] != card)
    return card


def remove_secretly(state: "Position", player: "Player", place: int, apart: bool = False) -> tuple[int, int]:
    """Takes a card out of a hand unseen; returns it with the seats that know it all the same.

    Whoever knew one of several cards of its colour can no longer tell where that card is. ``apart``:
    everybody can tell the card from the others of the hand, as it was just drawn for this.
    """
    card = player.hand[place]
    player.hand = player.hand[:place] + player.hand[place + 1 :]
    if not player.known:
        return card, 0
    eyes = 0
    for known, seats in player.known:
        if known == card:
            eyes = seats
    player.known = tuple(known for known in player.known if known[0] != card)
    if apart:
        return card, eyes
    colour = state.board.colour
    if any(colour[other] == colour[card] for other in player.hand):
        eyes = 0
        player.known = tuple(known for known in player.known if colour[known[0]] != colour[card])
    return card, eyes


def discard(state: "Position", card: int) -> None:
    """Face up, on top (HAM-6.5)."""
    state.discard_top = (card,) + state.discard_top


def take_top(state: "Position", dealer: Dealer) -> int:
    """The top card of a discard pile that is not empty. The next one then lies open."""
    card = state.discard_top[0]
    state.discard_top = state.discard_top[1:]
    turn_up(state, dealer)
    return card


def turn_up(state: "Position", dealer: Dealer) -> None:
    """Of shuffled cards in the discard pile only the top one is seen."""
    if state.discard_rest and not state.discard_top:
        card = dealer.pick(state.discard_rest)
        state.discard_top = (card,)
        state.discard_rest = without(state.discard_rest, card)


def shuffle_discards(state: "Position", without: int, dealer: Dealer) -> None:
    """HAM-19.3: after a search; ``without`` is the card that was found, or 0."""
    cards = (*state.discard_top, *state.discard_rest)
    state.discard_rest = tuple(sorted(card for card in cards if card != without))
    state.discard_top = ()
    turn_up(state, dealer)
    if state.story is not None:
        state.tell(Event("shuffle", {}))


def saw_pile(state: "Position", seat: int, colour: int) -> None:
    """HAM-19.3: whoever searches a draw pile sees all its cards."""
    if not has_hand(state, seat):
        return
    state.searches += 1
    seen = (seat, colour, *state.piles[colour])
    others = tuple(entry for entry in state.searched if entry[:2] != seen[:2])
    state.searched = (*others, seen)


def name(state: "Position", card: int) -> str:
    """``026 Akademisches Gymnasium``"""
    return f"{card:03} {state.board.names[card]}"
