"""Draws docs/images/terminal-tickets.svg: a moment of a game, as the terminal shows it.

Run by ``make pictures``; the same sources draw the same picture.
"""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import koopstad
from koopstad.cli.play import Play
from koopstad.table import Table, open_table, seats

PICTURE = Path(__file__).parent / "terminal-tickets.svg"
FONTS = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
DECISIONS = 11


def some_moment() -> Table:
    """A game of four in which Anna follows the hints for a while."""
    table = open_table(koopstad.game("tickets"), seats(["Anna"], ["greedy"] * 3), {"first": "1"}, "a picture")
    decisions = 0
    table.advance()
    while decisions < DECISIONS or table.view(0)["step"] != "turn":
        table.play(0, table.hint(0).action)
        table.advance()
        decisions += 1
    return table


def draw(table: Table) -> str:
    console = Console(
        file=StringIO(),
        record=True,
        width=120,
        height=40,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    Play(table, console).show(0)
    svg = console.export_svg(title="koopstad play tickets", unique_id="koopstad")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no font from elsewhere
    return svg.replace("Fira Code, monospace", FONTS).replace("Fira Code", FONTS)


if __name__ == "__main__":
    PICTURE.write_text(draw(some_moment()), encoding="utf-8")
    print(PICTURE)
