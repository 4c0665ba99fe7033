"""Breaks the cards of Amsterdam one at a time, and looks whether a scenario that cites the card notices.

Each entry of the deck is changed in every way below: without its effects, without one of its parts, at
another moment, with another number, colour, district, good, event or count.
``python tests/mutants/amsterdam_cards.py`` prints the mutants that no scenario of their card notices;
``--all`` prints every mutant with those that do. Numbers of cards may follow: ``26 27``.
"""

from __future__ import annotations

import ast
import copy
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

SOURCES = Path(__file__).parent.parent.parent / "src"
sys.path.insert(0, str(SOURCES))

from koopstad.engine.scenario import run_file  # noqa: E402
from koopstad.games import amsterdam  # noqa: E402
from koopstad.games.amsterdam.cards import artisans, buildings, counts, maps  # noqa: E402
from koopstad.games.amsterdam.cards.deck import DECK, PROGRAMS  # noqa: E402
from koopstad.games.amsterdam.cards.model import ON_EVENT, Card  # noqa: E402
from koopstad.games.amsterdam.pieces import COLOURS, DISTRICTS, GOODS, TIMINGS  # noqa: E402

GAME = SOURCES / "koopstad" / "games" / "amsterdam"
# Each word of an entry is exchanged for the next of its row.
ROWS: tuple[tuple[str, ...], ...] = (
    COLOURS,
    tuple(name.upper() for name in DISTRICTS),
    GOODS,
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
FIRST_PART = 3  # Card(number, kind, timing, *parts)


def entries() -> Iterator[tuple[int, ast.Call, dict[str, Any]]]:
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


def build(entry: ast.Call, names: dict[str, Any]) -> Any:
    return eval(compile(ast.fix_missing_locations(ast.Expression(entry)), "entry", "eval"), names)


def mutants(entry: ast.Call, names: dict[str, Any]) -> Iterator[tuple[str, Card]]:
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
    for place, node in enumerate(ast.walk(entry)):
        for change in changes(node):
            changed = copy.deepcopy(entry)
            change(list(ast.walk(changed))[place])
            text = ast.unparse(changed)
            if text == ast.unparse(entry) or any(same in text for same in EQUIVALENT):
                continue
            try:
                other = build(changed, names)
            except (SyntaxError, TypeError, ValueError, NameError):
                continue  # no card at all
            if (other.number, other.kind, other.timing) == (card.number, card.kind, card.timing):
                yield text, other


def changes(node: ast.AST) -> Iterator[Callable[[Any], None]]:
    """Ways to change one word of an entry."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        for value in {node.value + 1, max(1, node.value - 1), (node.value + 1) // 2} - {node.value}:
            yield lambda found, value=value: setattr(found, "value", value)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield from (lambda found, word=word: setattr(found, "value", word) for word in following(node.value))
    if isinstance(node, ast.Name):
        yield from (lambda found, word=word: setattr(found, "id", word) for word in following(node.id))
    if isinstance(node, ast.keyword) and node.arg is not None:
        yield from (lambda found, word=word: setattr(found, "arg", word) for word in following(node.arg))


def following(word: str) -> list[str]:
    return [row[(row.index(word) + 1) % len(row)] for row in ROWS if word in row]


def play_with(card: Card, scenarios: list[Path]) -> list[str]:
    """The scenarios that do not hold when this card takes the place of the printed one."""
    original = dict(PROGRAMS.programs)
    programs = PROGRAMS.programs
    programs[card.number] = card.program
    programs.pop(ON_EVENT + card.number, None)
    for answer in card.on:
        programs[ON_EVENT + card.number] = answer.program
    deck = tuple(card if other.number == card.number else other for other in DECK)
    amsterdam.DECK = deck  # type: ignore[misc]
    # The table of moments must say the same as the entry.
    timing = {"card_timings": {f"{card.number:03}": {"timing": TIMINGS[card.timing]}}}
    try:
        printed = amsterdam.Amsterdam(timing)
        return [path.stem for path in scenarios if not holds(path, printed, timing)]
    finally:
        amsterdam.DECK = DECK  # type: ignore[misc]
        programs.clear()
        programs.update(original)


def holds(path: Path, printed: amsterdam.Amsterdam, timing: dict[str, Any]) -> bool:
    def find(_: str, edition: Any) -> amsterdam.Amsterdam:
        return amsterdam.Amsterdam({**edition, **timing}) if edition else printed

    try:
        return run_file(path, find).passed
    except Exception:  # a broken card may break down in any way
        return False


def by_card() -> dict[int, list[Path]]:
    """The scenarios that cite each card."""
    found: dict[int, list[Path]] = {}
    for path in sorted((GAME / "scenarios").rglob("*.toml")):
        for cited in tomllib.loads(path.read_text(encoding="utf-8")).get("cites", []):
            if cited.startswith("card-"):
                found.setdefault(int(cited[5:]), []).append(path)
    return found


def main(arguments: list[str]) -> int:
    wanted = {int(argument) for argument in arguments if argument.isdigit()}
    scenarios = by_card()
    tried = alive = 0
    for number, entry, names in entries():
        if wanted and number not in wanted:
            continue
        for text, card in mutants(entry, names):
            tried += 1
            noticed = play_with(card, scenarios.get(number, []))
            if "--all" in arguments:
                print(f"{number:03} {text}\n    {', '.join(noticed) or '-'}")
            if not noticed:
                alive += 1
                print(f"{number:03}: no scenario of this card notices: {text}")
    print(f"{tried - alive} of {tried} broken cards are noticed by a scenario of their card")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
