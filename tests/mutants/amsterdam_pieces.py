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

from koopstad.engine.cards import WHENEVER, Entry  # noqa: E402
from koopstad.games.amsterdam import game as amsterdam  # noqa: E402
from koopstad.games.amsterdam.cards import (  # noqa: E402
    artisans,
    buildings,
    conditions,
    counts,
    deck,
    maps,
    model,
    readings,
    tasks,
    tiles,
)
from koopstad.games.amsterdam.cards.deck import ALL_CARDS, PROGRAMS  # noqa: E402
from koopstad.games.amsterdam.cards.model import TILE, Card  # noqa: E402
from koopstad.games.amsterdam.printed import pieces  # noqa: E402
from koopstad.games.amsterdam.printed.pieces import COLOURS, DISTRICTS, DOCKERS, GOODS, TIMINGS  # noqa: E402

GAME = SOURCES / "koopstad" / "games" / "amsterdam"
# Each word of an entry is exchanged for the next of its row.
ROWS = (
    COLOURS,
    tuple(name.upper() for name in DISTRICTS),
    tuple(name.upper() for name in GOODS),
    DOCKERS,
    ("gulden", "points"),
    ("GULDEN", "POINTS"),
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
    ("depots_full", "at_last_space", "at_start_pier"),
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
PRINTED_READINGS = [reading.entries for reading in readings.READINGS.readings]
CHECK = deck._check
FIRST_PART = 1  # Card(number, *parts)


def cards() -> Iterator[tuple[ast.Call, dict[str, Any]]]:
    """Every entry, and the names it may use."""
    for module in (artisans, buildings, maps):
        names = {**counts.__dict__, **pieces.__dict__, **model.__dict__, **module.__dict__}
        for entry in listed(module):
            assert isinstance(entry, ast.Call)
            yield entry, names


def card_mutants() -> Iterator[Mutant]:
    timings = [TIMINGS[timing] for timing in amsterdam.Amsterdam().board.timings[1:]]
    for entry, names in cards():
        card = build(entry, names)
        others = [("nothing", Card(card.number))]
        others += [(text, build(changed, names)) for text, changed in without_parts(entry, FIRST_PART)]
        others += reworded(entry, names, ROWS, EQUIVALENT)
        for text, other in others:
            if other.number == card.number:
                yield f"card-{card.number:03}", text, partial(put_card, other), {}
        for timing in OTHER_TIMING[timings[card.number - 1]]:
            changed = {"card_timings": {f"{card.number:03}": {"timing": timing}}}
            yield f"card-{card.number:03}", timing, do_not_check, changed


def put_card(card: Card) -> None:
    put_programs(card)
    cards = tuple(card if other.number == card.number else other for other in ALL_CARDS)
    deck.__dict__["ALL_CARDS"] = cards
    do_not_check()


def put_programs(card: Card) -> None:
    programs = PROGRAMS.programs
    programs[card.source] = card.program
    programs.pop(card.source + WHENEVER, None)
    if card.on is not None:
        programs[card.source + WHENEVER] = card.on.program


def do_not_check() -> None:
    """A mutant need not fit what is printed."""
    deck.__dict__["_check"] = lambda _card, _board: None


def reading_mutants() -> Iterator[Mutant]:
    """What an option changes: not at all, or otherwise."""
    names = {**counts.__dict__, **conditions.__dict__, **model.__dict__, **readings.__dict__}
    tree = ast.parse(Path(str(readings.__file__)).read_text(encoding="utf-8"))
    calls = [
        node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]
    for place, call in enumerate(node for node in calls if ast.unparse(node.func) == "Reading"):
        for number, argument in enumerate(call.args[2:]):
            piece = readings.READINGS.readings[place].entries[number].piece
            usual = next(entry for entry in (*ALL_CARDS, *TASKS) if entry.piece == piece)
            yield piece, "as usual", partial(put_reading, place, number, copy.copy(usual)), {}
            for text, other in reworded(argument, names, ROWS, EQUIVALENT):
                if other.piece == piece:
                    yield piece, text, partial(put_reading, place, number, other), {}


def put_reading(place: int, number: int, entry: Entry) -> None:
    reading = readings.READINGS.readings[place]
    if isinstance(entry, Card):
        known = reading.entries[number]
        assert isinstance(known, Card)
        entry.source = known.source
        put_programs(entry)
    changed = (*reading.entries[:number], entry, *reading.entries[number + 1 :])
    reading.__dict__["entries"] = changed
    do_not_check()


def task_mutants() -> Iterator[Mutant]:
    for number, entry in enumerate(listed(tasks), 1):
        others = [*reworded(entry, tasks.__dict__, ROWS, EQUIVALENT)]
        others += [
            ("never", tasks.Task(number, tasks.Condition(lambda _state, _seat: False))),
            ("always", tasks.Task(number, tasks.Condition(lambda _state, _seat: True))),
        ]
        for text, other in others:
            if other.number == number:
                yield f"task-{number}", text, partial(put_task, number, other), {}


def put_task(number: int, entry: tasks.Task) -> None:
    deck.__dict__["TASKS"] = (*TASKS[: number - 1], entry, *TASKS[number:])


def tile_mutants() -> Iterator[Mutant]:
    tree = ast.parse(Path(str(tiles.__file__)).read_text(encoding="utf-8"))
    found = [node.value for node in tree.body if isinstance(node, ast.AnnAssign)]
    (table,) = [value for value in found if isinstance(value, ast.Dict)]
    for number, (name, entry) in enumerate(zip(tiles.TILES, table.values, strict=True)):
        others = [*reworded(entry, tiles.__dict__, ROWS, EQUIVALENT)]
        others += [("nothing", ())] if tiles.TILES[name] else []
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
        deck.__dict__["ALL_CARDS"] = ALL_CARDS
        deck.__dict__["TASKS"] = TASKS
        deck.__dict__["_check"] = CHECK
        for reading, entries in zip(readings.READINGS.readings, PRINTED_READINGS, strict=True):
            reading.__dict__["entries"] = entries
        PROGRAMS.programs.clear()
        PROGRAMS.programs.update(PRINTED_PROGRAMS)


if __name__ == "__main__":
    everything = chain(card_mutants(), reading_mutants(), task_mutants(), tile_mutants(), value_mutants())
    sys.exit(report(everything, noticed_by, by_piece(GAME / "scenarios"), sys.argv[1:]))
