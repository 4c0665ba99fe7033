"""``koopstad replay``"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from koopstad.cli.common import (
    AsJson,
    EditionFile,
    Language,
    RecordFile,
    fail,
    find_language,
    naming,
    print_json,
    read_record,
)

if TYPE_CHECKING:
    from koopstad.engine.game import Game
    from koopstad.engine.record import Line, Record
    from koopstad.engine.state import View
    from koopstad.engine.words import Words

    Told = list[tuple[int, Line | None, list[str]]]


def replay(
    file: RecordFile,
    at: Annotated[
        int | None, typer.Option(metavar="N", help="Show the table after move N (0: the setup).", min=0)
    ] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="K", help="Look from seat K. Without it: as a spectator.", min=1)
    ] = None,
    edition: EditionFile = None,
    json: AsJson = False,
    keys: Annotated[
        bool, typer.Option("--keys", help="Look through it by keys: arrows, Home, End, the number of a move.")
    ] = False,
    language: Language = "",
) -> None:
    """Tell a recorded game, or show the table as it was after one of its moves.

    Examples:

      koopstad replay game.koopstad

      koopstad replay game.koopstad --at 12 --seat 2

      koopstad replay game.koopstad --keys
    """
    from koopstad.engine.verify import check
    from koopstad.table import steps

    with naming(file):
        record, game = read_record(file, edition)
        check(record, game)
    if at is not None and at > len(record.lines):
        fail(f"the record has moves 0 to {len(record.lines)}, not {at}")
    if seat is not None and seat > record.header.seats:
        fail(f"the game has seats 1 to {record.header.seats}, not {seat}")
    eyes = None if seat is None else seat - 1
    spoken = "en" if json else find_language(language)
    told: Told = []
    view: View = {}
    for step in steps(record, game, eyes, spoken):
        told.append((step.number, step.line, step.log))
        view = step.state.view(eyes)
        if step.number == at and not keys:
            break
    if json:
        lines = [
            {"number": number, "seat": line.seat, "action": line.action, "log": log}
            for number, line, log in told
            if line is not None
        ]
        print_json({"game": game.id, "lines": lines, "view": view})
    elif keys:
        _browse(record, game, spoken, eyes, [log for _, _, log in told], at or 0)
    else:
        _tell(record, game, spoken, [each for each in told if each[1]], view, at is None)


def _tell(record: Record, game: Game, language: str, told: Told, view: View, whole: bool) -> None:
    from rich.console import Console
    from rich.text import Text

    from koopstad.drawing import board
    from koopstad.drawing.layout import screen

    console = Console(highlight=False, markup=False, emoji=False)
    for number, line, log in told if whole else told[-1:]:
        first, *more = log or [line.action if line else ""]
        console.print(Text.assemble((f"{number:>4} ", "dim"), first))
        for text in more:
            console.print(Text(f"     {text}"))
    drawn = board(game, record_words(record, game, language))
    console.print(screen(console, drawn, view))


def _browse(
    record: Record, game: Game, language: str, eyes: int | None, logs: list[list[str]], first: int
) -> None:
    from click import getchar
    from rich.console import Console

    from koopstad.cli.browse import Browser, browse
    from koopstad.drawing import board

    if not sys.stdin.isatty():
        fail("--keys is for a keyboard; --at N shows one line")
    drawn = board(game, record_words(record, game, language))
    browse(Browser(record, game, drawn, eyes, logs, first), Console(highlight=False), getchar)


def record_words(record: Record, game: Game, language: str) -> Words:
    from koopstad.engine.words import Words

    return Words(game.id, language, player_names(record, game, language), renamed=game.renamed())


def told_apart(names: list[str]) -> list[str]:
    """Two of the same name by a number, as in the browser."""
    return [
        f"{name} {names[: place + 1].count(name)}" if names.count(name) > 1 else name
        for place, name in enumerate(names)
    ]


def player_names(record: Record, game: Game, language: str) -> list[str]:
    """Who played, as far as the record knows; else the seats are numbered."""
    from koopstad.engine.record import Seal
    from koopstad.engine.words import words
    from koopstad.table import proper_name

    players = (isinstance(record.end, Seal) and record.end.players) or record.header.players
    if len(players) == record.header.seats:
        return told_apart([proper_name(name, place) for place, name in enumerate(players)])
    return [words(game.id, language).text("seat", number=place + 1) for place in range(record.header.seats)]
