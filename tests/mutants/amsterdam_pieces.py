"""Breaks the cards, tasks and market tiles of Amsterdam one at a time; their scenarios must notice.

Each entry is changed in every way below: without its effects, without one of its parts, at another moment,
with another number, colour, district, good, event or count; each printed value is made larger by one.
``python tests/mutants/amsterdam_pieces.py`` prints the mutants that no scenario of their piece notices;
``--all`` prints every mutant with those that do. Names of pieces may follow, or how they begin:
``card-026 task-3 tile``.
"""

from __future__ import annotations

import ast
import copy
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
    leave,
    listed,
    report,
    reworded,
    without_parts,
)

from koopstad.games.amsterdam import game as amsterdam  # noqa: E402
from koopstad.games.amsterdam.cards import artisans, buildings, counts, maps, model, tiles  # noqa: E402
from koopstad.games.amsterdam.cards.deck import DECK, PROGRAMS  # noqa: E402
from koopstad.games.amsterdam.cards.model import ON_EVENT, TILE, Card  # noqa: E402
from koopstad.games.amsterdam.position import state  # noqa: E402
from koopstad.games.amsterdam.printed import pieces  # noqa: E402
from koopstad.games.amsterdam.printed.pieces import COLOURS, DISTRICTS, DOCKERS, GOODS, TIMINGS  # noqa: E402
from koopstad.games.amsterdam.rules import tasks  # noqa: E402

GAME = SOURCES / "koopstad" / "games" / "amsterdam"
# Each word of an entry is exchanged for the next of its row.
ROWS = (
    COLOURS,
    tuple(name.upper() for name in DISTRICTS),
    GOODS,
    DOCKERS,
    ("gulden", "points"),
    ("GULDEN", "POINTS"),
    ("GULDEN_BY_CARD", "POINTS_BY_CARD"),
    ("BLOCK_PRICE", "BUILDING_PRICE", "NEW_ARTISAN_PRICE"),
    ("BLOCKS_PER_TURN", "MARKETS_PER_TURN", "USES_OF_ONE_MAP"),
    (
        "TAKE_BLOCK",
        "ACTIVATE_ARTISAN",
        "ACTIVATE_BUILDING",
        "ACTIVATE_MAP",
        "DELIVER_DOCKER",
        "MARKET_POINTS",
    ),
    ("ARTISAN", "BUILDING", "MAP"),
    ("artisan_types", "artisan_pairs", "most_artisans_of_a_type"),
    ("active_maps", "active_buildings", "active_laurels", "map_pairs", "districts_with_maps"),
    ("ENDGAME", "PHASE3", "PERMANENT"),
    ("_depots_full", "_at_last_space", "_at_start_pier"),
    ("dockers", "goods", "cubes"),
    ("cargo_aboard", "dockers_housed", "goods_sold", "crests", "bridges_passed", "at_start_pier"),
)
OTHER_TIMING = {
    "phase1": ("permanent", "phase3"),
    "phase2": ("permanent", "phase3"),
    "phase3": ("permanent", "endgame"),
    "permanent": ("phase3", "endgame"),
    "endgame": ("phase3", "permanent"),
}
# Of this number the sign alone matters.
EQUIVALENT = ("AloneAhead(2)", "AloneAhead(-2)")
TASKS = tasks.TASKS
PRINTED_PROGRAMS = dict(PROGRAMS.programs)
FIRST_PART = 3  # Card(number, kind, timing, *parts)


def cards() -> Iterator[tuple[int, ast.Call, dict[str, Any]]]:
    """The card number of every entry, the entry, and the names it may use."""
    for module in (artisans, buildings, maps):
        names = {**counts.__dict__, **pieces.__dict__, **model.__dict__, **module.__dict__}
        names |= state.__dict__
        for entry in listed(module):
            assert isinstance(entry, ast.Call)
            yield build(entry, names).number, entry, names


def other_cards(entry: ast.Call, names: dict[str, Any]) -> Iterator[tuple[str, Card]]:
    """What was done to the entry, and the card that came of it."""
    card = build(entry, names)
    yield "nothing", Card(card.number, card.kind, card.timing)
    if isinstance(entry.func, ast.Name) and entry.func.id == "Card":
        for text, changed in without_parts(entry, FIRST_PART):
            yield text, build(changed, names)
        for timing in OTHER_TIMING[TIMINGS[card.timing]]:
            changed = copy.deepcopy(entry)
            changed.args[2] = ast.Constant(TIMINGS.index(timing))
            yield timing, build(changed, names)
    elif card.program:
        for timing in OTHER_TIMING[TIMINGS[card.timing]]:
            yield timing, Card(card.number, card.kind, TIMINGS.index(timing), *card.program)
    for text, other in reworded(entry, names, ROWS, EQUIVALENT):
        if (other.number, other.kind, other.timing) == (card.number, card.kind, card.timing):
            yield text, other


def card_mutants() -> Iterator[Mutant]:
    for number, entry, names in cards():
        for text, card in other_cards(entry, names):
            # The table of moments must say the same as the entry.
            timing = {"card_timings": {f"{number:03}": {"timing": TIMINGS[card.timing]}}}
            yield f"card-{number:03}", text, partial(put_card, card), timing


def put_card(card: Card) -> None:
    programs = PROGRAMS.programs
    programs[card.number] = card.program
    programs.pop(ON_EVENT + card.number, None)
    for answer in card.on:
        programs[ON_EVENT + card.number] = answer.program
    deck = tuple(card if other.number == card.number else other for other in DECK)
    amsterdam.__dict__["DECK"] = deck


def task_mutants() -> Iterator[Mutant]:
    for number, entry in enumerate(listed(tasks), 1):
        others = [*reworded(entry, tasks.__dict__, ROWS, EQUIVALENT)]
        others += [("never", lambda _state, _seat: False), ("always", lambda _state, _seat: True)]
        for text, other in others:
            yield f"task-{number}", text, partial(put_task, number, other), {}


def put_task(number: int, entry: Any) -> None:
    tasks.__dict__["TASKS"] = (*TASKS[: number - 1], entry, *TASKS[number:])


def tile_mutants() -> Iterator[Mutant]:
    tree = ast.parse(Path(str(tiles.__file__)).read_text(encoding="utf-8"))
    found = [node.value for node in tree.body if isinstance(node, ast.AnnAssign)]
    (table,) = [value for value in found if isinstance(value, ast.Dict)]
    for number, (name, entry) in enumerate(zip(tiles.EXTRAS, table.values, strict=True)):
        others = [*reworded(entry, tiles.__dict__, ROWS, EQUIVALENT)]
        others += [("nothing", ())] if tiles.EXTRAS[name] else []
        for text, program in others:
            yield f"tile-{name}", text, partial(put_tile, number, program), {}


def put_tile(number: int, program: Any) -> None:
    PROGRAMS.programs[TILE + number] = program


def value_mutants() -> Iterator[Mutant]:
    """The price of cards in each colour, points of tasks, price and points of tiles: each larger by one."""
    for table, piece in (("card_costs", "card"), ("tasks", "task"), ("market_tiles", "tile")):
        for row in amsterdam.Amsterdam().printed.rows(table):
            for field in (*COLOURS, "points_2", "points_3", "points_4", "cost", "points"):
                if field in row and (row[field] or table != "card_costs"):
                    value = larger(row[field])
                    changed = {table: {row[piece]: {field: value}}}
                    yield f"{piece}-{row[piece]}", f"{field} = {value}", leave, changed


def larger(value: Any) -> Any:
    """8 becomes 9, and the text ``1:2;2:7`` becomes ``1:3;2:8``."""
    if isinstance(value, int):
        return value + 1
    if ":" not in value:
        return str(int(value) + 1)
    pairs = [pair.split(":") for pair in value.split(";")]
    return ";".join(f"{number}:{int(points) + 1}" for number, points in pairs)


def noticed_by(put: Place, values: dict[str, Any], scenarios: list[Path], enough: int) -> list[str]:
    """The scenarios that do not hold when the mutant takes the place of the printed piece."""
    try:
        put()
        printed = amsterdam.Amsterdam(values)

        def find(_: str, edition: Any) -> amsterdam.Amsterdam:
            return amsterdam.Amsterdam({**edition, **values}) if edition else printed

        return failing(scenarios, find, enough)
    finally:
        amsterdam.__dict__["DECK"] = DECK
        tasks.__dict__["TASKS"] = TASKS
        PROGRAMS.programs.clear()
        PROGRAMS.programs.update(PRINTED_PROGRAMS)


if __name__ == "__main__":
    everything = chain(card_mutants(), task_mutants(), tile_mutants(), value_mutants())
    sys.exit(report(everything, noticed_by, by_piece(GAME / "scenarios"), sys.argv[1:]))
