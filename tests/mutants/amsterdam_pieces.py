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
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

SOURCES = Path(__file__).parent.parent.parent / "src"
sys.path.insert(0, str(SOURCES))

from koopstad.engine.scenario import run_file  # noqa: E402
from koopstad.games import amsterdam  # noqa: E402
from koopstad.games.amsterdam import tasks, tiles  # noqa: E402
from koopstad.games.amsterdam.cards import artisans, buildings, counts, maps  # noqa: E402
from koopstad.games.amsterdam.cards.deck import DECK, PROGRAMS  # noqa: E402
from koopstad.games.amsterdam.cards.model import ON_EVENT, TILE, Card  # noqa: E402
from koopstad.games.amsterdam.pieces import COLOURS, DISTRICTS, DOCKERS, GOODS, TIMINGS  # noqa: E402

GAME = SOURCES / "koopstad" / "games" / "amsterdam"
# Each word of an entry is exchanged for the next of its row.
ROWS: tuple[tuple[str, ...], ...] = (
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
        tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
        names = {**vars(counts), **vars(amsterdam.pieces), **vars(amsterdam.cards.model), **vars(module)}
        names |= vars(amsterdam.state)
        for node in tree.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple):
                for entry in node.value.elts:
                    assert isinstance(entry, ast.Call)
                    yield build(entry, names).number, entry, names


def build(entry: ast.expr, names: dict[str, Any]) -> Any:
    return eval(compile(ast.fix_missing_locations(ast.Expression(entry)), "entry", "eval"), names)


def other_cards(entry: ast.Call, names: dict[str, Any]) -> Iterator[tuple[str, Card]]:
    """What was done to the entry, and the card that came of it."""
    card = build(entry, names)
    yield "nothing", Card(card.number, card.kind, card.timing)
    if isinstance(entry.func, ast.Name) and entry.func.id == "Card":
        parts = range(FIRST_PART, len(entry.args))
        for part in parts if len(parts) > 1 else ():
            changed = copy.deepcopy(entry)
            del changed.args[part]
            yield f"without {ast.unparse(entry.args[part])}", build(changed, names)
        for timing in OTHER_TIMING[TIMINGS[card.timing]]:
            changed = copy.deepcopy(entry)
            changed.args[2] = ast.Constant(TIMINGS.index(timing))
            yield timing, build(changed, names)
    elif card.program:
        for timing in OTHER_TIMING[TIMINGS[card.timing]]:
            yield timing, Card(card.number, card.kind, TIMINGS.index(timing), *card.program)
    for text, other in reworded(entry, names):
        if (other.number, other.kind, other.timing) == (card.number, card.kind, card.timing):
            yield text, other


def reworded(entry: ast.expr, names: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The entry with one word exchanged, and what came of it."""
    for place, node in enumerate(ast.walk(entry)):
        for change in changes(node):
            changed = copy.deepcopy(entry)
            change(list(ast.walk(changed))[place])
            text = ast.unparse(changed)
            if text == ast.unparse(entry) or any(same in text for same in EQUIVALENT):
                continue
            try:
                yield text, build(changed, names)
            except (SyntaxError, TypeError, ValueError, NameError):
                continue  # nothing at all


def changes(node: ast.AST) -> Iterator[Callable[[ast.AST], None]]:
    """Ways to change one word of an entry."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        for value in {node.value + 1, max(1, node.value - 1), (node.value + 1) // 2} - {node.value}:
            yield partial(exchange, "value", value)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield from (partial(exchange, "value", word) for word in following(node.value))
    if isinstance(node, ast.Name):
        yield from (partial(exchange, "id", word) for word in following(node.id))
    if isinstance(node, ast.keyword) and node.arg is not None:
        yield from (partial(exchange, "arg", word) for word in following(node.arg))


def exchange(field: str, word: str | int, node: ast.AST) -> None:
    setattr(node, field, word)


def following(word: str) -> list[str]:
    return [row[(row.index(word) + 1) % len(row)] for row in ROWS if word in row]


Place = Callable[[], None]  # puts a mutant into the game
Mutant = tuple[str, str, Place, dict[str, Any]]  # the piece, what was done, and with which printed values


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
    vars(amsterdam)["DECK"] = deck


def task_mutants() -> Iterator[Mutant]:
    tree = ast.parse(Path(str(tasks.__file__)).read_text(encoding="utf-8"))
    found = [node.value for node in tree.body if isinstance(node, ast.AnnAssign)]
    (entries,) = [value.elts for value in found if isinstance(value, ast.Tuple)]
    for number, entry in enumerate(entries, 1):
        others = [*reworded(entry, vars(tasks))]
        others += [("never", lambda _state, _seat: False), ("always", lambda _state, _seat: True)]
        for text, other in others:
            yield f"task-{number}", text, partial(put_task, number, other), {}


def put_task(number: int, entry: Any) -> None:
    vars(tasks)["TASKS"] = (*TASKS[: number - 1], entry, *TASKS[number:])


def tile_mutants() -> Iterator[Mutant]:
    tree = ast.parse(Path(str(tiles.__file__)).read_text(encoding="utf-8"))
    found = [node.value for node in tree.body if isinstance(node, ast.AnnAssign)]
    (table,) = [value for value in found if isinstance(value, ast.Dict)]
    for number, (name, entry) in enumerate(zip(tiles.EXTRAS, table.values, strict=True)):
        others = [*reworded(entry, vars(tiles))]
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


def leave() -> None:
    """Nothing is put into the game: the printed value is another."""


def larger(value: Any) -> Any:
    """8 becomes 9, and the text ``1:2;2:7`` becomes ``1:3;2:8``."""
    if isinstance(value, int):
        return value + 1
    if ":" not in value:
        return str(int(value) + 1)
    pairs = [pair.split(":") for pair in value.split(";")]
    return ";".join(f"{number}:{int(points) + 1}" for number, points in pairs)


def noticed_by(put: Place, values: dict[str, Any], scenarios: list[Path]) -> list[str]:
    """The scenarios that do not hold when the mutant takes the place of the printed piece."""
    try:
        put()
        printed = amsterdam.Amsterdam(values)
        return [path.stem for path in scenarios if not holds(path, printed, values)]
    finally:
        vars(amsterdam)["DECK"] = DECK
        vars(tasks)["TASKS"] = TASKS
        PROGRAMS.programs.clear()
        PROGRAMS.programs.update(PRINTED_PROGRAMS)


def holds(path: Path, printed: amsterdam.Amsterdam, values: dict[str, Any]) -> bool:
    def find(_: str, edition: Any) -> amsterdam.Amsterdam:
        return amsterdam.Amsterdam({**edition, **values}) if edition else printed

    try:
        return run_file(path, find).passed
    except Exception:  # a broken piece may break down in any way
        return False


def by_piece() -> dict[str, list[Path]]:
    """The scenarios that cite each card, task and tile."""
    found: dict[str, list[Path]] = {}
    for path in sorted((GAME / "scenarios").rglob("*.toml")):
        for cited in tomllib.loads(path.read_text(encoding="utf-8")).get("cites", []):
            found.setdefault(cited, []).append(path)
    return found


def main(arguments: list[str]) -> int:
    wanted = tuple(argument for argument in arguments if not argument.startswith("--"))
    scenarios = by_piece()
    tried = alive = 0
    for mutants in (card_mutants, task_mutants, tile_mutants, value_mutants):
        for piece, text, put, values in mutants():
            if wanted and not piece.startswith(wanted):
                continue
            tried += 1
            noticed = noticed_by(put, values, scenarios.get(piece, []))
            if "--all" in arguments:
                print(f"{piece}: {text}\n    {', '.join(noticed) or '-'}")
            if not noticed:
                alive += 1
                print(f"{piece}: none of its scenarios notices: {text}")
    print(f"{tried - alive} of {tried} broken pieces are noticed by a scenario that cites them")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
