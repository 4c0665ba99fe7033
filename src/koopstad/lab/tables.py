"""Records as tables: a row for each game, decision, or thing that was played. ``koopstad lab table DIR``

Everything is folded again and checked, so that no row tells what did not happen.
"""

import csv
import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import koopstad
from koopstad.engine import record as records
from koopstad.engine.errors import KoopstadError, OptionError
from koopstad.engine.record import Record, Seal
from koopstad.engine.replay import replay
from koopstad.engine.state import State

Row = dict[str, Any]

# The columns of each table, and what stands in them; docs/data.md is held to this by a test.
COLUMNS: Final[dict[str, dict[str, str]]] = {
    "games": {
        "record": "the file, without its ending",
        "game": "the game by its name",
        "rules": "the version of the rules",
        "edition": "the digest of what is printed",
        "options": "the options, as JSON",
        "seats": "how many played",
        "seat": "the seat that this row is about, from 0",
        "player": "who sat there, if the record says it",
        "points": "its points at the end",
        "place": "its place at the end, 1 for the first",
        "won": "1 for a victory; of one that k share each has 1/k",
        "margin": "its points less those of the best other seat; of one that plays alone its points",
        "sheet": "its points by category, as JSON",
        "decisions": "how many decisions the whole game had",
    },
    "decisions": {
        "record": "the file, without its ending",
        "number": "the number of the decision, from 1",
        "seat": "who decided, from 0",
        "player": "who sat there, if the record says it",
        "step": "what was to be decided",
        "choices": "how many actions were legal",
        "action": "the notation of the one that was played",
        "verb": "its first word",
        "outcomes": "what chance answered, as JSON",
        "points": "the points of the seat before",
        "gained": "the points that the action brought at once",
        "to_come": "the points that the seat gained from then to the end, this action included",
        "won": "1 for a victory at the end; of one that k share each has 1/k",
    },
    "things": {
        "record": "the file, without its ending",
        "number": "the number of the decision",
        "seat": "who decided, from 0",
        "player": "who sat there, if the record says it",
        "verb": "what was done with it: the first word of the notation",
        "kind": "the kind of thing: card, route, contract, block and so on",
        "thing": "its name",
        "place": "1 for the thing that the action is about, 2 and more for others that it touches",
        "progress": "how much of the game was over, from 0 to 1",
        "gained": "the points that the action brought at once",
        "margin": "the margin of the seat at the end, as in games",
        "won": "1 for a victory at the end; of one that k share each has 1/k",
    },
}


def found_records(folder: Path) -> list[Path]:
    found = sorted(folder.rglob("*.koopstad"))
    if not found:
        raise OptionError(f"there is no record in {folder}; `koopstad simulate --save` makes some")
    return found


def rows_of(record: Record, name: str) -> dict[str, list[Row]]:
    """The rows of one finished game for each table."""
    end = record.end
    if not isinstance(end, Seal):
        raise OptionError(f"{name} is the record of a game that is not over")
    game = koopstad.game_of(record)
    players = end.players or record.header.players or [""] * record.header.seats
    decisions: list[Row] = []
    things: list[Row] = []
    before: State | None = None
    for state, number in replay(record, game):
        if before is not None:
            line = record.lines[number - 1]
            seat, action = line.seat, game.catalogue.number(line.action)
            points = before.scores()[seat]
            row = {
                "record": name,
                "number": number,
                "seat": seat,
                "player": players[seat],
                "step": before.pending[-1].step.name,
                "choices": len(before.actions()),
                "action": line.action,
                "verb": line.action.partition(" ")[0],
                "outcomes": json.dumps(line.outcomes),
                "points": points,
                "gained": state.scores()[seat] - points,
                "to_come": end.scores[seat] - points,
                "won": _won(end, seat),
            }
            decisions.append(row)
            touched = dict.fromkeys((*game.describe(before, action).touches, *game.uses(before, action)))
            for place, thing in enumerate(touched, 1):
                kind, _, called = thing.partition(":")
                things.append(
                    {
                        **{word: row[word] for word in ("record", "number", "seat", "player", "verb")},
                        "kind": kind,
                        "thing": called,
                        "place": place,
                        "progress": round((number - 1) / len(record.lines), 4),
                        "gained": row["gained"],
                        "margin": margin(end.scores, seat),
                        "won": row["won"],
                    }
                )
        before = state.copy()
    assert before is not None
    header = record.header
    games = [
        {
            "record": name,
            "game": header.game,
            "rules": header.rules,
            "edition": header.edition,
            "options": json.dumps(header.options),
            "seats": header.seats,
            "seat": seat,
            "player": players[seat],
            "points": end.scores[seat],
            "place": end.ranking[seat],
            "won": _won(end, seat),
            "margin": margin(end.scores, seat),
            "sheet": json.dumps(before.sheet(seat)),
            "decisions": len(record.lines),
        }
        for seat in range(header.seats)
    ]
    return {"games": games, "decisions": decisions, "things": things}


def _won(end: Seal, seat: int) -> float:
    return 1 / end.ranking.count(1) if end.ranking[seat] == 1 else 0.0


def margin(scores: list[int], seat: int) -> int:
    others = [score for place, score in enumerate(scores) if place != seat]
    return scores[seat] - max(others, default=0)


def write_tables(
    paths: Iterable[Path], folder: Path, parquet: bool = False, progress: Callable[[int], None] | None = None
) -> dict[str, int]:
    """Writes the three tables of all records as CSV or Parquet; returns how many rows each has.

    A record that is wrong stops it, with its name.
    """
    if parquet:
        polars()
    folder.mkdir(parents=True, exist_ok=True)
    files = {name: folder / f"{name}.csv" for name in COLUMNS}
    count = dict.fromkeys(COLUMNS, 0)
    handles = {name: path.open("w", newline="", encoding="utf-8") for name, path in files.items()}
    try:
        writers = {name: csv.DictWriter(handles[name], list(COLUMNS[name])) for name in COLUMNS}
        for writer in writers.values():
            writer.writeheader()
        for found in _read(paths):
            for name, rows in found.items():
                writers[name].writerows(rows)
                count[name] += len(rows)
            if progress is not None:
                progress(1)
    finally:
        for handle in handles.values():
            handle.close()
    if parquet:
        for name, path in files.items():
            polars().scan_csv(path, infer_schema_length=None).sink_parquet(folder / f"{name}.parquet")
            path.unlink()
    return count


def _read(paths: Iterable[Path]) -> Iterator[dict[str, list[Row]]]:
    for path in paths:
        try:
            yield rows_of(records.read(path), path.stem)
        except KoopstadError as error:
            raise OptionError(f"{path}: {error}") from error


def polars() -> Any:
    """The library that writes Parquet, if it is installed."""
    try:
        import polars as found
    except ImportError:
        raise OptionError('Parquet needs a package more: pip install "koopstad[lab]"') from None
    return found
