"""What follows from the cards a player has laid out; computed once whenever they change."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.cards import Standing
from koopstad.games.hamburg.cards.model import NO_STANDING, PER_SITE
from koopstad.games.hamburg.printed.pieces import CATEGORIES, COLOURS, PHASE_3, SYMBOLS

if TYPE_CHECKING:
    from koopstad.games.hamburg.cards.deck import Deck
    from koopstad.games.hamburg.position.state import Player


class Display:
    """Counts and lists over a display. Immutable once it is made: copies of a position share it."""

    def __init__(self) -> None:
        self.buildings: tuple[int, ...] = ()  # left to right, then those under zoo cards
        self.on_sites = 0  # how many of them stand on sites (HAM-AMB-39)
        self.by_symbol: list[tuple[int, ...]] = [()] * len(SYMBOLS)
        self.categories: list[int] = [0] * len(CATEGORIES)
        self.different = 0  # categories, for 045 and 071
        self.site_colours: list[int] = [0] * len(COLOURS)
        self.free: tuple[int, ...] = ()  # sites with room for a building
        self.granting: tuple[int, ...] = (0,)  # the mayor, and the cards that change rules
        self.standing: Standing = NO_STANDING  # what these amount to


NO_DISPLAY: Final = Display()


def refresh(player: "Player", deck: "Deck") -> None:
    """To be called whenever a card enters or leaves a display."""
    display = Display()
    standing = [card for cards in player.buildings_on for card in cards]
    display.on_sites = len(standing)
    display.buildings = tuple(standing + [card for card in player.under if card])
    granting = [max(player.mayor, 0)]
    for card in display.buildings + player.park:
        display.by_symbol[deck.symbol[card]] += (card,)
        if deck.lasting[card]:
            granting.append(card)
    display.granting = tuple(granting)
    if display.granting == player.display.granting:
        display.standing = player.display.standing
    else:
        display.standing = deck.standing(player.mayor, display.granting[1:])
    per_site = display.standing.limits[PER_SITE]
    _count_categories(display, deck)
    for site in player.sites:
        display.site_colours[deck.colour[site]] += 1
    display.free = tuple([site for site, cards in enumerate(player.buildings_on) if len(cards) < per_site])
    player.display = display
    set_ready(player)


def set_ready(player: "Player") -> None:
    cards = player.display.by_symbol[PHASE_3]
    player.ready = tuple(sorted([card for card in cards if card not in player.activated])) if cards else ()


def _count_categories(display: Display, deck: "Deck") -> None:
    """HAM-AMB-37: a building of several categories counts for each, but adds only one different category."""
    manifold: list[tuple[int, ...]] = []
    own: set[int] = set()
    for card in display.buildings:
        categories = deck.categories[card]
        for category in categories:
            display.categories[category] += 1
        if len(categories) == 1:
            own.add(categories[0])
        else:
            manifold.append(categories)
    display.different = len(own)
    for categories in manifold:
        if any(category not in own for category in categories):
            display.different += 1
