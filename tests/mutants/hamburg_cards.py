"""Breaks the cards of Hamburg one at a time, and looks whether a scenario that cites the card notices.

Each entry of the card list is changed in every way below: without its effects, without one of its parts, with
another symbol, number, colour, category, event or count. Families are written out first, so that the
numbers in their helpers change too. Then each printed value of the card is changed: cost, points, colour,
category. ``python tests/mutants/hamburg_cards.py`` prints the mutants that no scenario of their card notices;
``--all`` prints every mutant with the first one that does. Numbers of cards may follow, single or from-to:
``26 49-52``.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

SOURCES = Path(__file__).parent.parent.parent / "src"
sys.path.insert(0, str(SOURCES))
sys.path.insert(0, str(Path(__file__).parent))

from entries import build, by_card, helpers, listed, with_other_words, without_parts  # noqa: E402

from koopstad.engine.printed import Edition  # noqa: E402
from koopstad.engine.scenario import run_file  # noqa: E402
from koopstad.games import hamburg  # noqa: E402
from koopstad.games.hamburg import pieces, powers, programs  # noqa: E402
from koopstad.games.hamburg.cards import (  # noqa: E402
    ALL_CARDS,
    brown,
    families,
    grey,
    orange,
    pink,
    purple,
    zoo_and_park,
)
from koopstad.games.hamburg.deck import Card, collect  # noqa: E402
from koopstad.games.hamburg.effects import again, counts, draw, gain, loss, town  # noqa: E402

GAME = SOURCES / "koopstad" / "games" / "hamburg"
LISTS = (brown, pink, orange, grey, purple, zoo_and_park)
# Each word of an entry gives way to the next of its row.
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
    ("build_less", "advance_less"),
    ("wall_free", "wall_by_die"),
    ("repeats_lightning", "shares_lead", "prevents", "chooses_tile", "recolours", "burdens"),
    (
        "ACTIVE_TOKENS",
        "WALL_STONES",
        "THIRDS_AND_STATUES",
        "BEST_STATUE",
        "DIFFERENT_CATEGORIES",
        "SITE_COLOURS",
        "HALL_POINTS",
        "WORKERS",
        "WORKER_COLOURS",
        "WORKER_SETS",
        "LEVELS",
        "RAISED_MISFORTUNES",
    ),
    ("DICE_SUM", "MOST_FREQUENT", "MATCHING_DICE", "BLACK_DIE"),
    ("THAT_DIE", "BLACK_DIE"),
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


def entries() -> Iterator[tuple[int, ast.Call, dict[str, Any]]]:
    """The card number of every entry that does something, the entry, and the names it may use."""
    effects = [vars(module) for module in (again, counts, draw, gain, loss, town, powers, pieces, families)]
    for module in LISTS:
        names: dict[str, Any] = {}
        for words in (*effects, vars(module)):
            names |= words
        for entry in listed(module, helpers(families, module), "Card"):
            yield build(entry, names).number, entry, names


def mutants(entry: ast.Call, names: dict[str, Any]) -> Iterator[tuple[str, Card]]:
    """What was done to the entry, and the card that came of it."""
    card = build(entry, names)
    yield "nothing", Card(card.number, card.symbol)
    if len(entry.args) > FIRST_PART + 1:
        for text, changed in without_parts(entry, FIRST_PART):
            yield text, build(changed, names)
    for symbol in OTHER_SYMBOLS.get(pieces.SYMBOLS[card.symbol], PERMANENT_INSTEAD):
        entry.args[1], kept = ast.Constant(pieces.SYMBOLS.index(symbol)), entry.args[1]
        yield f"with the symbol {symbol}", build(entry, names)
        entry.args[1] = kept
    for text, changed in with_other_words(entry, ROWS):
        if any(same in text for same in EQUIVALENT):
            continue
        try:
            other = build(changed, names)
        except (AssertionError, IndexError, NameError, SyntaxError, TypeError, ValueError):
            continue  # no card at all
        if (other.number, other.symbol) == (card.number, card.symbol):
            yield text, other


def play_with(card: Card, game: hamburg.Hamburg, scenarios: list[Path]) -> str:
    """The first scenario that does not hold when this card takes the place of the printed one."""
    _put(tuple(card if other.number == card.number else other for other in ALL_CARDS), game)
    try:
        return next((path.stem for path in scenarios if not holds(path, game)), "")
    finally:
        _put(ALL_CARDS, game)


def _put(cards: tuple[Card, ...], game: hamburg.Hamburg) -> None:
    """Lets a game be played with these cards."""
    programs.ALL_CARDS = cards  # type: ignore[misc]
    made = collect(cards, (*programs.MAYORS, *programs._OTHER_SIDES_07.values()), programs._MORE)
    programs.PROGRAMS = made  # type: ignore[misc]
    game._decks.clear()


def printed_otherwise(number: int, game: hamburg.Hamburg) -> Iterator[tuple[str, Edition]]:
    """What is printed on the card in another way, and the edition that prints it so."""
    colour, category = game.board.colour[number], game.board.category[number]
    cost, points = game.board.cost[number], game.board.points[number]
    for field, value in (
        ("cost", cost + 1),
        ("cost", cost - 1),
        ("points", points + 1),
        ("points", points - 1),
        ("colour", pieces.COLOURS[(colour + 1) % len(pieces.COLOURS)]),
        ("category", pieces.CATEGORIES[(category + 1) % len(pieces.CATEGORIES)]),
    ):
        if value != -1:
            yield f"with the {field} {value}", {"cards": {f"{number:03}": {field: value}}}


def play_edition(printed: Edition, scenarios: list[Path]) -> str:
    """The first scenario that does not hold with this edition; those with one of their own are left out."""
    game = hamburg.Hamburg(printed)
    plain = [path for path in scenarios if "[edition" not in path.read_text(encoding="utf-8")]
    return next((path.stem for path in plain if not holds(path, game)), "")


def holds(path: Path, printed: hamburg.Hamburg) -> bool:
    try:
        return run_file(path, lambda _, edition: hamburg.Hamburg(edition) if edition else printed).passed
    except Exception:  # a broken card may break down in any way
        return False


def broken(
    wanted: set[int], game: hamburg.Hamburg, scenarios: dict[int, list[Path]]
) -> Iterator[tuple[int, str, str]]:
    """Each card, what was done to it, and the scenario that noticed, if any."""
    for number, entry, names in entries():
        if number in wanted:
            for text, card in mutants(entry, names):
                yield number, text, play_with(card, game, scenarios.get(number, []))
    for number in sorted(wanted):
        for text, printed in printed_otherwise(number, game):
            yield number, text, play_edition(printed, scenarios.get(number, []))


def main(arguments: list[str]) -> int:
    wanted: set[int] = set()
    for argument in arguments:
        first, _, last = argument.partition("-")
        if first.isdigit():
            wanted |= set(range(int(first), int(last or first) + 1))
    if not wanted:
        wanted = {card.number for card in ALL_CARDS}
    tried = alive = 0
    for number, text, noticed in broken(wanted, hamburg.Hamburg(), by_card(GAME / "scenarios")):
        tried += 1
        if "--all" in arguments:
            print(f"{number:03} {text}\n    {noticed or '-'}")
        if not noticed:
            alive += 1
            print(f"{number:03}: no scenario of this card notices: {text}")
    print(f"{tried - alive} of {tried} broken cards are noticed by a scenario of their card")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
