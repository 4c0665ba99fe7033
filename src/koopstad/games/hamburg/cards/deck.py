"""The cards as the rules use them: their entries under the options of a table, and what is printed."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from koopstad.engine.cards import Entry, Programs, Standing
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.effects.base import (
    PRICE_ANY,
    PRICE_BY_PROGRAM,
    PRICE_NONE,
    Deed,
    is_plain,
    price_of,
)
from koopstad.games.hamburg.cards.lists import ALL_CARDS
from koopstad.games.hamburg.cards.mayors import MAYORS
from koopstad.games.hamburg.cards.model import Card, Mayor, lasts, standing
from koopstad.games.hamburg.cards.programs import PROGRAMS
from koopstad.games.hamburg.cards.readings import READINGS
from koopstad.games.hamburg.printed.board import Board, TermsTable
from koopstad.games.hamburg.printed.pieces import CARDS, PERMANENT_1, ZOO

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position


class Deck:
    """All cards under the options of one table. Tables by card have an unused place 0."""

    def __init__(self, board: Board, options: Mapping[str, Any]) -> None:
        self.variants: Final = READINGS.variants(options)
        cards = [READINGS.entry(card, self.variants) for card in ALL_CARDS]
        assert [card.number for card in cards] == list(range(1, CARDS + 1)), "every card has one entry"
        self.programs: Final[Programs] = PROGRAMS
        self.rules: Final = READINGS.rules(options)
        self.cards: Final[tuple[Card, ...]] = (cards[0], *cards)
        self.mayors: Final[tuple[Mayor, ...]] = tuple(
            READINGS.entry(mayor, self.variants) for mayor in MAYORS
        )
        self.colour: Final = board.colour
        self.symbol: Final = tuple(card.symbol for card in self.cards)
        self.program: Final = tuple(card.source for card in self.cards)
        self.lasting: Final = (False, *(lasts(card) for card in cards))
        self.categories: Final = ((), *((board.category[card.number], *card.also) for card in cards))
        self.price: Final = (PRICE_NONE, *(_price(card) for card in cards))
        # Cards whose use costs nothing and asks nothing: they are used by themselves.
        self.plain_gain: Final = (
            False,
            *(bool(card.program) and all(is_plain(effect) for effect in card.program) for card in cards),
        )
        # HAM-AMB-08: only right after the clergyman was placed.
        self.early: Final = (
            False,
            *(any(isinstance(effect, Deed) and effect.early for effect in card.program) for card in cards),
        )
        self.building: Final = (False, *(board.category[card.number] < ZOO for card in cards))
        self.permanent: Final = (
            False,
            *(PERMANENT_1 <= card.symbol < PERMANENT_1 + 5 for card in cards),
        )
        # Filled by terms.py: what a pair of stock and clergy tiles changes.
        self.terms: Final[dict[tuple[int, int], TermsTable]] = {}

    def standing(self, mayor: int, cards: tuple[int, ...]) -> Standing:
        """What a mayor and lasting cards amount to; the mayor answers first, then from left to right."""
        entries = [self.cards[card] for card in cards]
        return standing([self.mayors[mayor - 1], *entries] if mayor > 0 else entries)

    def entry(self, piece: str) -> Entry | None:
        """The entry of ``card-026`` or ``mayor-07``; other pieces have none."""
        kind, _, number = piece.partition("-")
        if kind == "card":
            return self.cards[int(number)]
        return self.mayors[int(number) - 1] if kind == "mayor" else None

    def why_not_activate(self, state: "Position", seat: int, card: int) -> Refusal | None:
        """The rule that keeps an own card from being used now, or None."""
        return self.programs.why_not_start(state, seat, self.program[card])

    def can_activate(self, state: "Position", seat: int, card: int) -> bool:
        price = self.price[card]
        if price < PRICE_ANY:
            return state.players[seat].workers[price] > 0
        if price == PRICE_ANY:
            workers = state.players[seat].workers
            return bool(workers[0] or workers[1] or workers[2] or workers[3] or workers[4])
        if price == PRICE_NONE:
            return True
        return self.programs.why_not_start(state, seat, self.program[card]) is None


def _price(card: Card) -> int:
    """How the activation of a card is paid."""
    if not card.program:
        return PRICE_NONE
    if any(effect.required for effect in card.program[1:]):
        return PRICE_BY_PROGRAM
    return price_of(card.program[0])
