"""Building sites, buildings, zoo and park cards (HAM-6.9, HAM-6.10)."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.cards import Rest
from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Args, Event
from koopstad.engine.frames import Frame, Step
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.model import (
    ANY_SITE_LAID,
    BUILD_PRICE,
    COST_0_BUILT,
    OTHERS_BUILT,
    PERMANENT_BUILT,
    POINTS_0_BUILT,
    REPEATS_LIGHTNING,
)
from koopstad.games.hamburg.position.display import refresh
from koopstad.games.hamburg.printed.actions import AGAIN, DONE
from koopstad.games.hamburg.printed.pieces import COLOURS, LIGHTNING, ZOO
from koopstad.games.hamburg.rules import hand
from koopstad.games.hamburg.rules.happen import happen

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Player, Position


def cost(state: "Position", player: "Player", card: int, change: int) -> int:
    """HAM-AMB-30: half, then surcharges, then discounts; ``change`` is that of stock and clergy tiles."""
    price = state.board.cost[card]
    standing = player.display.standing
    if standing.powers >> state.board.colour[card] & 1 and state.deck.building[card]:
        price = (price + 1) // 2
    price += change - standing.discounts[BUILD_PRICE]
    return price if price > 0 else 0


def add_site(state: "Position", seat: int, card: int, eyes: int, dealer: Dealer) -> None:
    """Puts a card into the display with its back up. ``eyes``: the seats that know which card it is."""
    player = state.players[seat]
    player.sites += (card,)
    player.site_eyes += (eyes,)
    player.buildings_on += ((),)
    refresh(player, state.deck)
    colour = state.board.colour[card]
    if state.story is not None:
        secret: Args | None = {"name": hand.name(state, card)} if eyes else None
        state.tell(Event("site", {**state.who(seat), "colour": f"@colour-{COLOURS[colour]}"}, secret, eyes))
    if player.display.standing.whens[ANY_SITE_LAID]:
        happen(state, seat, ANY_SITE_LAID, colour, dealer)


def put_building(state: "Position", seat: int, card: int, site: int, dealer: Dealer) -> None:
    """A building comes onto a site, in whatever way (HAM-6.10)."""
    player = state.players[seat]
    on = player.buildings_on
    player.buildings_on = (*on[:site], (*on[site], card), *on[site + 1 :])
    _enter(state, seat, card, dealer)


def put_under(state: "Position", seat: int, card: int, zoo: int, dealer: Dealer) -> None:
    """190, HAM-AMB-39: a building under a zoo card."""
    player = state.players[seat]
    place = player.zoo.index(zoo)
    player.under = (*player.under[:place], card, *player.under[place + 1 :])
    _enter(state, seat, card, dealer)


def lay_out(state: "Position", seat: int, card: int) -> None:
    """HAM-10.1: a zoo or park card goes to the left of the board."""
    player = state.players[seat]
    if state.board.category[card] == ZOO:
        player.zoo += (card,)
        player.under += (0,)
    else:
        player.park += (card,)
    refresh(player, state.deck)
    if state.story is not None:
        state.tell(Event("lay-out", {**state.who(seat), "name": hand.name(state, card)}))


def _enter(state: "Position", seat: int, card: int, dealer: Dealer) -> None:
    """Who hears of a new building, and its lightning (HAM-AMB-29). HAM-AMB-103: 180 pays first."""
    player = state.players[seat]
    deck = state.deck
    refresh(player, deck)
    if state.story is not None:
        state.tell(Event("building", {**state.who(seat), "name": hand.name(state, card)}))
    if deck.symbol[card] == LIGHTNING:
        if player.display.standing.powers & REPEATS_LIGHTNING:
            state.push(Again(seat, card))
        state.push(Rest(deck.programs, seat, deck.program[card]))
    colour = state.board.colour[card]
    when = player.display.standing.whens
    if deck.permanent[card] and when[PERMANENT_BUILT]:
        happen(state, seat, PERMANENT_BUILT, colour, dealer)
    if not state.board.cost[card] and when[COST_0_BUILT]:
        happen(state, seat, COST_0_BUILT, colour, dealer)
    if not state.board.points[card] and when[POINTS_0_BUILT]:
        happen(state, seat, POINTS_0_BUILT, colour, dealer)
    for other in state.others(seat):
        if state.players[other].display.standing.whens[OTHERS_BUILT]:
            happen(state, other, OTHERS_BUILT, colour, dealer)


def drop_building(state: "Position", seat: int, card: int) -> None:
    """Takes a building out of a display; its site stays (HAM-8.3)."""
    player = state.players[seat]
    if card in player.under:
        player.under = tuple(0 if under == card else under for under in player.under)
    else:
        player.buildings_on = tuple(
            tuple(other for other in cards if other != card) for cards in player.buildings_on
        )
    player.activated = tuple(other for other in player.activated if other != card)
    refresh(player, state.deck)


def drop_site(state: "Position", seat: int, site: int, dealer: Dealer) -> None:
    """HAM-8.3: a site is discarded; what stands on it returns to the hand (HAM-AMB-40: all of it)."""
    player = state.players[seat]
    lost = player.sites[site]
    buildings = player.buildings_on[site]
    player.sites = player.sites[:site] + player.sites[site + 1 :]
    player.site_eyes = player.site_eyes[:site] + player.site_eyes[site + 1 :]
    player.buildings_on = player.buildings_on[:site] + player.buildings_on[site + 1 :]
    player.activated = tuple(card for card in player.activated if card not in buildings)
    hand.discard(state, lost)
    takes_back = hand.has_hand(state, seat)
    for card in buildings:
        if takes_back:
            hand.take_known(state, seat, card, hand.everybody(state), dealer)
        else:
            hand.discard(state, card)  # HAM-AMB-80
    refresh(player, state.deck)
    if state.story is not None:
        key = "lose-site-building" if takes_back else "lose-site-tom"
        names = ", ".join(hand.name(state, card) for card in buildings)
        told: Args = {**state.who(seat), "name": hand.name(state, lost), "buildings": names}
        state.tell(Event(key if buildings else "lose-site", told))


class Again(Frame):
    """The card that may work once more."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(REPEAT, seat, (card,))
        self.card: Final = card


class Repeat(Step["Position", Again]):
    """036: a lightning just played may strike twice, at no further cost; HAM-AMB-97: not what 228 copies."""

    knows = ("card",)

    def frame(self, seat: int, args: tuple[int, ...]) -> Again:
        (card,) = args
        return Again(seat, card)

    def actions(self, state: "Position", frame: Again) -> list[int]:
        return [AGAIN + frame.card, DONE]

    def play(self, state: "Position", frame: Again, action: int, dealer: Dealer) -> None:
        state.pop()
        if action != DONE:
            state.deck.programs.start(state, frame.seat, state.deck.program[frame.card], dealer)

    def why_not(self, state: "Position", frame: Again, action: int) -> Refusal | None:
        if action in self.actions(state, frame):
            return None
        return Refusal("HAM-AMB-46", "repeat", {"card": f"{frame.card:03}"})


REPEAT: Final = Repeat("repeat lightning", automatic=True)  # TOM is asked too
