"""The cards as the rules use them: each entry of ``cards/`` together with what is printed on the card."""

from typing import TYPE_CHECKING, Any, Final

from koopstad.engine.cards import Effect, Program, Programs
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.effects.base import Deed
from koopstad.games.hamburg.cards.powers import Change, Powers, When
from koopstad.games.hamburg.printed.board import Board
from koopstad.games.hamburg.printed.pieces import CARDS, LIGHTNING, PERMANENT_1, PHASE_3, ZOO

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position

# Numbers of programs: a card's own, what it does as printed where that is a misprint, what it does whenever
# something happens; then mayors, ships, gifts of black tiles, misfortunes that strike, and tiles.
AS_PRINTED: Final = 1000
WHENEVER: Final = 2000
MAYOR_PROGRAM: Final = 3000
SHIP_PROGRAM: Final = 4000
GIFT_PROGRAM: Final = 4100
STRIKE_PROGRAM: Final = 4200
TILE_PROGRAM: Final = 4300

# How an activation is paid: a worker of that colour, one of any colour, or as its program says.
PRICE_ANY: Final = 5
PRICE_BY_PROGRAM: Final = 6
PRICE_NONE: Final = 7


class Also:
    """HAM-AMB-37: further categories of a building."""

    def __init__(self, categories: tuple[int, ...]) -> None:
        self.categories: Final = categories


Part = Effect[Any] | Change | When | Also


class Card:
    """An entry of the card list: number, symbol, and what it does.

    ``printed`` is the effect of a probable misprint (option ``misprints``); ``doubt`` names the option that
    moves a card whose symbol is in doubt.
    """

    def __init__(
        self, number: int, symbol: int, *parts: Part, printed: Program = (), doubt: str = ""
    ) -> None:
        self.number: Final = number
        self.symbol: Final = symbol
        self.effects: Final[Program] = tuple(part for part in parts if isinstance(part, Effect))
        self.grant: Final = Grant(WHENEVER + number, parts)
        self.also: Final = tuple(
            category for part in parts if isinstance(part, Also) for category in part.categories
        )
        self.printed: Final = printed
        self.doubt: Final = doubt


class Grant:
    """What a card or mayor changes for its owner as long as it lies there."""

    def __init__(self, source: int, parts: tuple[Part, ...]) -> None:
        self.source: Final = source
        self.changes: Final = tuple(part for part in parts if isinstance(part, Change))
        whens = tuple(part for part in parts if isinstance(part, When))
        assert len(whens) <= 1, "one program number, one event"
        self.when: Final = whens[0] if whens else None

    def grant(self, powers: Powers) -> None:
        for change in self.changes:
            powers.add(change)
        if self.when is not None:
            powers.listen(self.when.event, self.when.colours, self.source)


class Deck:
    """All cards under the options of one table. Tables by card have an unused place 0."""

    def __init__(
        self,
        board: Board,
        cards: tuple[Card, ...],
        mayors: tuple[Grant, ...],
        programs: Programs,
        options: dict[str, Any],
    ) -> None:
        assert [card.number for card in cards] == list(range(1, CARDS + 1)), "every card has one entry"
        self.programs: Final = programs
        self.colour: Final = board.colour
        self.symbol: Final = (LIGHTNING, *(_symbol(card, options) for card in cards))
        as_printed = options["misprints"] == "printed"
        self.program: Final = (
            0,
            *(card.number + (AS_PRINTED if as_printed and card.printed else 0) for card in cards),
        )
        self.parts: Final[tuple[tuple[Grant, ...], ...]] = (
            (),
            *(((card.grant,) if card.grant.changes or card.grant.when else ()) for card in cards),
        )
        self.mayors: Final = mayors
        self.categories: Final = (
            (),
            *((board.category[card.number], *card.also) for card in cards),
        )
        self.price: Final = (PRICE_NONE, *(self._price(card.number) for card in cards))
        # Cards whose use costs nothing and asks nothing: they are used by themselves.
        self.plain_gain: Final = (
            False,
            *(self._is_plain_gain(card.number) for card in cards),
        )
        # HAM-AMB-08: only right after the clergyman was placed.
        self.early: Final = (
            False,
            *(any(deed.early for deed in self._deeds(card.number)) for card in cards),
        )
        self.building: Final = (False, *(board.category[card.number] < ZOO for card in cards))
        self.permanent: Final = (
            False,
            *(PERMANENT_1 <= self.symbol[card.number] < PERMANENT_1 + 5 for card in cards),
        )

    def mayor_parts(self, side: int) -> tuple[Grant, ...]:
        return (self.mayors[side - 1],) if side > 0 else ()

    def _price(self, number: int) -> int:
        deeds = self._deeds(number)
        if not deeds:
            return PRICE_NONE
        if any(deed.conditional for deed in deeds[1:]):
            return PRICE_BY_PROGRAM
        return deeds[0].price

    def _is_plain_gain(self, number: int) -> bool:
        deeds = self._deeds(number)
        return bool(deeds) and all(deed.plain for deed in deeds)

    def _deeds(self, number: int) -> list[Deed]:
        return [effect for effect in self.programs.programs[self.program[number]] if isinstance(effect, Deed)]

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


def _symbol(card: Card, options: dict[str, Any]) -> int:
    """HAM-AMB-07, HAM-AMB-08: a card in doubt has the symbol of its entry unless agreed otherwise."""
    chosen = options[card.doubt] if card.doubt else ""
    return {"once": LIGHTNING, "III": PHASE_3}.get(chosen, card.symbol)


def collect(cards: tuple[Card, ...], mayors: tuple[Grant, ...], more: dict[int, Program]) -> Programs:
    """Every program of the game under its number."""
    programs: dict[int, Program] = {}
    for card in cards:
        programs[card.number] = card.effects
        if card.printed:
            programs[AS_PRINTED + card.number] = card.printed
    for grant in (*(card.grant for card in cards), *mayors):
        if grant.when is not None:
            programs[grant.source] = grant.when.effects
    programs.update(more)
    return Programs("program", programs)
