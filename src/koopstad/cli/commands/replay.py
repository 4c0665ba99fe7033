"""``koopstad replay``"""

from __future__ import annotations

from typing import Annotated

import typer

from koopstad.cli.common import AsJson, EditionFile, RecordFile, fail, print_json, read_record


def replay(
    file: RecordFile,
    at: Annotated[
        int | None, typer.Option(metavar="N", help="Show the table after line N (0: the setup).", min=0)
    ] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="K", help="Look from seat K. Without it: as a spectator.", min=1)
    ] = None,
    edition: EditionFile = None,
    json: AsJson = False,
) -> None:
    """Tell a recorded game, or show the table as it was after one of its lines.

    Examples:

      koopstad replay game.koopstad

      koopstad replay game.koopstad --at 12 --seat 2
    """
    from koopstad.table import steps

    record, game = read_record(file, edition)
    if at is not None and at > len(record.lines):
        fail(f"the record has lines 0 to {len(record.lines)}, not {at}")
    if seat is not None and seat > record.header.seats:
        fail(f"the game has seats 1 to {record.header.seats}, not {seat}")
    eyes = None if seat is None else seat - 1
    told = []
    view = {}
    for step in steps(record, game, eyes):
        if step.line is not None:
            told.append((step.number, step.line, step.log))
        view = step.state.view(eyes)
        if step.number == at:
            break
    if json:
        lines = [
            {"number": number, "seat": line.seat, "action": line.action, "log": log}
            for number, line, log in told
        ]
        print_json({"game": game.id, "lines": lines, "view": view})
        return

    from rich.console import Console
    from rich.text import Text

    from koopstad.drawing import board
    from koopstad.drawing.layout import screen
    from koopstad.engine.words import Words, english

    console = Console(highlight=False)
    for number, line, log in told if at is None else told[-1:]:
        first, *more = log or [line.action]
        console.print(Text.assemble((f"{number:>4} ", "dim"), first))
        for text in more:
            console.print(f"     {text}")
    names = [english(game.id).text("seat", number=place + 1) for place in range(record.header.seats)]
    console.print(screen(console, board(game, Words(game.id, "en", names)), view))
