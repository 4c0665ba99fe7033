"""What a card is: its number, kind and moment, and what it declares. What a player's active cards amount to.

The phases ask a ``Standing`` for limits, discounts, powers and triggers; they know no card by its number.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from koopstad.engine.effects import Effect, Program
from koopstad.games.amsterdam.cards.deeds import Deed
from koopstad.games.amsterdam.printed.pieces import (
    DISTRICTS,
    ENDGAME,
    GOODS,
    KINDS,
    MAP,
    NONE,
    PHASE2,
    PHASE3,
)

if TYPE_CHECKING:
    from koopstad.games.amsterdam.position.state import Position

# Events that cards listen to (AMS-21: on(EVENT)).
TAKE_BLOCK: Final = 0
ACTIVATE_ARTISAN: Final = 1
ACTIVATE_BUILDING: Final = 2
ACTIVATE_MAP: Final = 3
DELIVER_DOCKER: Final = 4
MARKET_POINTS: Final = 5
DELIVER_GOOD: Final = 6  # any good; DELIVER_GOOD + 1 + good: that one
EVENTS: Final = DELIVER_GOOD + 1 + len(GOODS)

# Actions with a limit per turn (AMS-7.2).
BLOCKS_PER_TURN: Final = 0
MARKETS_PER_TURN: Final = 1
USES_OF_ONE_MAP: Final = 2
USUAL_LIMITS: Final = (1, 1, 1)

# Prices that a discount lowers.
BLOCK_PRICE: Final = 0
BUILDING_PRICE: Final = 1
NEW_ARTISAN_PRICE: Final = 2
NO_DISCOUNTS: Final = (0, 0, 0)

# Powers: rules that hold otherwise for the owner.
GULDEN_FOR_BLOCK: Final = 1 << 0
BOTH_REWARDS: Final = 1 << 1
DOUBLE_STEPS: Final = 1 << 2
DISC_ON_TOP: Final = 1 << 3
SKIP_CARD: Final = 1 << 4
SHIFT_DIE: Final = 1 << 5
NO_END_PENALTY: Final = 1 << 6

# The programs of all cards and tiles are found by one number: a card's own is its number.
ON_EVENT: Final = 200  # + number: what the card does when its event happens
TILE: Final = 400  # + index: what a market tile gives


class On:
    """Each time the event happens while the card is active."""

    def __init__(self, event: int, program: Program) -> None:
        self.event: Final = event
        self.program: Final = program


class Limit:
    """So many times per turn instead of once."""

    def __init__(self, action: int, times: int) -> None:
        self.action: Final = action
        self.times: Final = times


class Discount:
    """So many cubes fewer, never below zero (Q-31: discounts add up)."""

    def __init__(self, price: int, cubes: int) -> None:
        self.price: Final = price
        self.cubes: Final = cubes


class Power:
    """A rule that holds otherwise."""

    def __init__(self, bit: int) -> None:
        self.bit: Final = bit


class MapOf:
    """The district of a map."""

    def __init__(self, district: int) -> None:
        self.district: Final = district


class PerDie:
    """Phase II: for each chosen die (with this face; 0: any) gulden, or cubes of its colour.

    The cubes go to the die's own slot, or to a fixed one.
    """

    def __init__(self, face: int, gulden: int, cubes: int, slot: int) -> None:
        self.face: Final = face
        self.gulden: Final = gulden
        self.cubes: Final = cubes
        self.slot: Final = slot


class Repeat:
    """A program that may be run any number of times in one's turn (Q-52)."""

    def __init__(self, program: Program) -> None:
        self.program: Final = program


Count = Callable[["Position", int], int]


class Score:
    """Final scoring: so many points for each thing counted. ``french``: what the French text gives.

    ``together``: cards that count the same thing score it once, all of them together.
    """

    def __init__(self, points: int, count: Count, french: int, together: bool) -> None:
        self.points: Final = points
        self.count: Final = count
        self.french: Final = french
        self.together: Final = together


Part = Effect[Any] | On | Limit | Discount | Power | MapOf | PerDie | Repeat | Score


class Card:
    """One card: effects in a row are its program, everything else is declared."""

    def __init__(self, number: int, kind: int, timing: int, *parts: Part) -> None:
        self.number: Final = number
        self.kind: Final = kind
        self.timing: Final = timing
        self.on: Final = tuple(part for part in parts if isinstance(part, On))
        self.limits: Final = tuple(part for part in parts if isinstance(part, Limit))
        self.discounts: Final = tuple(part for part in parts if isinstance(part, Discount))
        self.per_die: Final = tuple(part for part in parts if isinstance(part, PerDie))
        self.scores: Final = tuple(part for part in parts if isinstance(part, Score))
        self.powers: Final = sum(part.bit for part in parts if isinstance(part, Power))
        repeats = [part for part in parts if isinstance(part, Repeat)]
        self.repeatable: Final = bool(repeats)
        effects = [part for part in parts if isinstance(part, Effect)]
        self.program: Final[Program] = repeats[0].program if repeats else tuple(effects)
        self.requirements: Final = tuple(
            deed for deed in self.program if isinstance(deed, Deed) and deed.required
        )
        # In one's turn it can be used: once (III), or again and again.
        self.usable: Final = timing == PHASE3 or self.repeatable
        districts = [part.district for part in parts if isinstance(part, MapOf)]
        self.district: Final = districts[0] if districts else NONE


class Standing:
    """What the active cards of one player amount to. Immutable: copies of a position share it."""

    __slots__ = (
        "counts",
        "discounts",
        "laurels",
        "limits",
        "maps",
        "on",
        "per_die",
        "powers",
        "types",
        "usable",
    )

    def __init__(self, cards: Sequence[Card], types: Sequence[int], number_of_types: int) -> None:
        """``types``: the type of every card by its number (U-04, U-05)."""
        counts = [0] * len(KINDS)
        maps = [0] * len(DISTRICTS)
        kinds_of_type = [0] * number_of_types
        limits: list[int] = list(USUAL_LIMITS)
        discounts: list[int] = list(NO_DISCOUNTS)
        on: list[list[int]] = [[] for _ in range(EVENTS)]
        powers = 0
        laurels = 0
        for card in sorted(cards, key=_number):
            counts[card.kind] += 1
            kinds_of_type[types[card.number]] += 1
            if card.kind == MAP:
                maps[card.district] += 1
            if card.timing == ENDGAME:
                laurels += 1
            powers |= card.powers
            for limit in card.limits:
                limits[limit.action] = max(limits[limit.action], limit.times)
            for discount in card.discounts:
                discounts[discount.price] += discount.cubes
            for listens in card.on:
                for event in _events(listens.event):
                    on[event].append(ON_EVENT + card.number)
        self.counts: Final = tuple(counts)  # active cards by kind
        self.maps: Final = tuple(maps)  # active maps by district
        self.types: Final = tuple(kinds_of_type)
        self.laurels: Final = laurels
        self.limits: Final = tuple(limits)
        self.discounts: Final = tuple(discounts)
        self.on: Final = tuple(tuple(sources) for sources in on)
        self.powers: Final = powers
        self.usable: Final = tuple(sorted(card.number for card in cards if card.usable))
        self.per_die: Final = tuple(
            (card.number, part) for card in cards if card.timing == PHASE2 for part in card.per_die
        )


def delivering(good: str) -> int:
    """The event that this good is delivered."""
    return DELIVER_GOOD + 1 + GOODS.index(good)


def _number(card: Card) -> int:
    return card.number


def _events(event: int) -> Sequence[int]:
    """Who listens to any good hears of each."""
    return range(DELIVER_GOOD + 1, EVENTS) if event == DELIVER_GOOD else (event,)
