"""What an option changes of cards, mayors and rules: the one table that rules, texts and icons ask.

Where an entry does something else, its words are in the catalogues: ``card-019-printed`` beside ``card-019``.
"""

from collections.abc import Mapping
from typing import Final

from koopstad.engine.cards import Reading, Readings, on
from koopstad.games.hamburg.cards.effects.counts import sites
from koopstad.games.hamburg.cards.effects.draw import search
from koopstad.games.hamburg.cards.effects.gain import gain
from koopstad.games.hamburg.cards.effects.pay import pay
from koopstad.games.hamburg.cards.lists import ALL_CARDS
from koopstad.games.hamburg.cards.mayors import MAYORS
from koopstad.games.hamburg.cards.model import (
    COST_0_BUILT,
    POINTS_0_BUILT,
    TILE_FOR_EACH,
    TOM_LAYS_SITES,
    Card,
    Mayor,
)
from koopstad.games.hamburg.printed.pieces import CITIZENS, LIGHTNING, PHASE_3, SECRET_SOCIETY


def _as(symbol: int, number: int) -> Card:
    """A card as it is, at another time."""
    return Card(number, symbol, *ALL_CARDS[number - 1].parts)


READINGS: Final = Readings(
    (
        # HAM-AMB-01 to HAM-AMB-04: probable misprints, to the letter.
        Reading(
            "misprints",
            "printed",
            Card(19, LIGHTNING, search(CITIZENS)),
            Card(82, PHASE_3, pay("orange"), gain(mark=sites("orange"))),
            Card(127, PHASE_3, pay("orange"), gain(vp=1, mark=2)),
            Card(186, LIGHTNING, search(SECRET_SOCIETY, pile="grey")),
        ),
        # HAM-AMB-07
        Reading("gifts", "once", *(_as(LIGHTNING, number) for number in (6, 33, 48, 102, 156))),
        # HAM-AMB-08
        Reading("card_189", "III", _as(PHASE_3, 189)),
        Reading("card_189", "once", _as(LIGHTNING, 189)),
        # HAM-AMB-13
        Reading("black_tile", "own", rules=TILE_FOR_EACH),
        # HAM-AMB-58
        Reading("mayor_07", "cost-0", Mayor(7, on(COST_0_BUILT, gain(vp=1, mark=2)))),
        Reading("mayor_07", "points-0", Mayor(7, on(POINTS_0_BUILT, gain(vp=1, mark=2)))),
        # HAM-AMB-77
        Reading("tom_6", "site", rules=TOM_LAYS_SITES),
    )
)
_ENTRIES: Final = {entry.piece: entry for entry in (*ALL_CARDS, *MAYORS)}


def text_of(piece: str, variants: Mapping[str, str]) -> str:
    """The message that says what a piece does: one of its own where a variant does something else."""
    entry = _ENTRIES.get(piece)
    if entry is None or READINGS.entry(entry, variants).parts == entry.parts:
        return piece
    return f"{piece}-{variants[piece]}"


def symbol_of(number: int, variants: Mapping[str, str]) -> int:
    """When a card works."""
    return READINGS.entry(ALL_CARDS[number - 1], variants).symbol
