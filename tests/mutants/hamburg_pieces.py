"""Breaks the cards of Hamburg one at a time; their scenarios must notice.

Each entry is changed in every way below: without its effects, without one of its parts, with another symbol,
number, colour, category, event or count; then each printed value of the card. Families are written out first,
so that the numbers in their helpers change too.
``python tests/mutants/hamburg_pieces.py`` prints the mutants that no scenario of their card notices;
``--all`` prints every mutant with those that do. Names of pieces may follow, or how they begin:
``card-026 card-1``.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

SOURCES = Path(__file__).parent.parent.parent / "src"
sys.path.insert(0, str(SOURCES))

from entries import (  # noqa: E402
    Mutant,
    Place,
    build,
    by_piece,
    failing,
    helpers,
    leave,
    listed,
    report,
    reworded,
    without_parts,
    written_out,
)

from koopstad.engine.cards import Reading, Readings, collect  # noqa: E402
from koopstad.games.hamburg import game as hamburg  # noqa: E402
from koopstad.games.hamburg.cards import (  # noqa: E402
    brown,
    deck,
    families,
    grey,
    model,
    orange,
    pink,
    programs,
    purple,
    zoo_and_park,
)
from koopstad.games.hamburg.cards.effects import again, counts, draw, gain, loss, town  # noqa: E402
from koopstad.games.hamburg.cards.lists import ALL_CARDS  # noqa: E402
from koopstad.games.hamburg.cards.mayors import MAYORS  # noqa: E402
from koopstad.games.hamburg.cards.model import Card  # noqa: E402
from koopstad.games.hamburg.cards.readings import READINGS  # noqa: E402
from koopstad.games.hamburg.printed import pieces  # noqa: E402

GAME = SOURCES / "koopstad" / "games" / "hamburg"
PRINTED = hamburg.Hamburg()
LISTS = (brown, pink, orange, grey, purple, zoo_and_park)
# Each word of an entry is exchanged for the next of its row.
ROWS = (
    pieces.COLOURS,
    tuple(name.upper() for name in pieces.CATEGORIES),
    ("vp", "mark"),
    ("ZOO", "PARK"),
    (
        "WORKERS_TAKEN",
        "MONEY_TAKEN",
        "SITE_LAID",
        "WALL_BUILT",
        "OTHERS_BUILT_WALL",
        "BUILT",
        "OTHERS_BUILT",
        "ADVANCED",
        "BLACK_TILE_DRAWN",
        "TOKEN_TURNED",
        "PARK_MONEY",
    ),
    ("SITE_LAID", "ANY_SITE_LAID"),
    ("BUILD_PRICE", "ADVANCE_PRICE"),
    ("WALL_FREE", "WALL_BY_DIE"),
    ("REPEATS_LIGHTNING", "SHARES_LEAD", "PREVENTS", "CHOOSES_TILE", "RECOLOURS", "BURDENS"),
    ("LOWER_LEVELS", "MORE_LEVELS", "PER_SITE"),
    (
        "active_tokens",
        "wall_stones",
        "thirds_and_statues",
        "best_statue",
        "different_categories",
        "site_colours",
        "hall_points",
        "workers",
        "worker_colours",
        "worker_sets",
        "levels",
        "raised_misfortunes",
    ),
    ("dice_sum", "most_frequent", "matching_dice", "black_die"),
    ("that_die", "black_die"),
    ("ANY", "THAT"),
    ("lower", "lower_up_to"),
)
# HAM-AMB-95: which phase a permanent card shows makes no difference.
OTHER_SYMBOLS = {
    "lightning": ("III", "laurel"),
    "I": ("lightning", "II", "III"),
    "II": ("lightning", "III", "IV"),
    "III": ("lightning", "II", "laurel"),
    "IV": ("lightning", "II", "III"),
    "laurel": ("lightning", "III"),
}
PERMANENT_INSTEAD = ("III", "laurel")
EQUIVALENT = ("5, 7)",)  # no die shows 7
FIRST_PART = 2  # Card(number, symbol, *parts)


def cards() -> Iterator[tuple[int, ast.Call, dict[str, Any]]]:
    """The card number of every entry that does something, the entry, and the names it may use."""
    effects = [module.__dict__ for module in (again, counts, draw, gain, loss, town, model, pieces, families)]
    for module in LISTS:
        names: dict[str, Any] = {}
        for words in (*effects, module.__dict__):
            names |= words
        functions = helpers(families, module)
        for listed_entry in listed(module):
            for entry in written_out(listed_entry, functions, "Card"):
                yield build(entry, names).number, entry, names


def other_cards(entry: ast.Call, names: dict[str, Any]) -> Iterator[tuple[str, Card]]:
    """What was done to the entry, and the card that came of it."""
    card = build(entry, names)
    yield "nothing", Card(card.number, card.symbol)
    for text, changed in without_parts(entry, FIRST_PART):
        yield text, build(changed, names)
    for symbol in OTHER_SYMBOLS.get(pieces.SYMBOLS[card.symbol], PERMANENT_INSTEAD):
        number = ast.Constant(pieces.SYMBOLS.index(symbol))
        changed = ast.Call(entry.func, [entry.args[0], number, *entry.args[FIRST_PART:]], entry.keywords)
        yield f"with the symbol {symbol}", build(changed, names)
    for text, other in reworded(entry, names, ROWS, EQUIVALENT):
        if (other.number, other.symbol) == (card.number, card.symbol):
            yield text, other


def card_mutants() -> Iterator[Mutant]:
    for number, entry, names in cards():
        for text, card in other_cards(entry, names):
            yield f"card-{number:03}", text, partial(put_card, card), {}


def put_card(card: Card) -> None:
    put_deck(tuple(card if other.number == card.number else other for other in ALL_CARDS))


def put_deck(cards: tuple[Card, ...], changes: Readings = READINGS) -> None:
    """Lets games be played with these cards."""
    deck.__dict__["ALL_CARDS"] = cards
    deck.__dict__["READINGS"] = changes
    deck.__dict__["PROGRAMS"] = collect("program", (*cards, *MAYORS), changes.readings, programs.OTHERS)
    PRINTED._decks.clear()


def reading_mutants() -> Iterator[Mutant]:
    """What an option changes: not at all."""
    for reading in READINGS.readings:
        for entry in reading.entries:
            kept = [other for other in reading.entries if other is not entry]
            changed = Reading(reading.option, reading.value, *kept, rules=reading.rules)
            changes = Readings([changed if other is reading else other for other in READINGS.readings])
            text = f"as ever with {reading.option} = {reading.value}"
            yield entry.piece, text, partial(put_deck, ALL_CARDS, changes), {}


def value_mutants() -> Iterator[Mutant]:
    """Cost and points of each card larger and smaller by one, and the next colour and category."""
    board = PRINTED.board
    for card in range(1, pieces.CARDS + 1):
        others: list[tuple[str, int | str]] = [
            ("cost", board.cost[card] + 1),
            ("cost", board.cost[card] - 1),
            ("points", board.points[card] + 1),
            ("points", board.points[card] - 1),
            ("colour", pieces.COLOURS[(board.colour[card] + 1) % len(pieces.COLOURS)]),
            ("category", pieces.CATEGORIES[(board.category[card] + 1) % len(pieces.CATEGORIES)]),
        ]
        for field, value in others:
            if value != -1:
                changed = {"cards": {f"{card:03}": {field: value}}}
                yield f"card-{card:03}", f"{field} = {value}", leave, changed


def noticed_by(put: Place, values: dict[str, Any], scenarios: list[Path], enough: int) -> list[str]:
    """The scenarios that do not hold when the mutant takes the place of the printed card."""
    try:
        put()
        printed = hamburg.Hamburg(values) if values else PRINTED

        def find(_: str, edition: Any) -> hamburg.Hamburg:
            return hamburg.Hamburg({**edition, **values}) if edition else printed

        return failing(scenarios, find, enough)
    finally:
        put_deck(ALL_CARDS)


if __name__ == "__main__":
    everything = chain(card_mutants(), reading_mutants(), value_mutants())
    sys.exit(report(everything, noticed_by, by_piece(GAME / "scenarios"), sys.argv[1:]))
