"""Draws docs/images/terminal-*.svg: a moment of each game, as the terminal shows it.

Run by ``make pictures``; the same sources draw the same picture.
"""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import koopstad
from koopstad.cli.play import Play
from koopstad.engine import record as records
from koopstad.engine.record import Pause, Record, Seal
from koopstad.engine.replay import fold
from koopstad.table import Table, resume_table

FOLDER = Path(__file__).parent
GOLDEN = FOLDER.parent.parent / "tests" / "golden"
FONTS = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
NAMES = ("Anna", "Bram", "Cato", "Daan")
# For each game a record that folds the same for ever, and how many of its lines were played.
MOMENTS = {
    "tickets": ("tickets-2-greedy", 40),
    "amsterdam": ("amsterdam-2-greedy", 150),
    "hamburg": ("hamburg-3-greedy", 110),
}


def some_moment(name: str) -> Table:
    """The game after some lines of its record, when it is Anna's turn."""
    file, lines = MOMENTS[name]
    game, record = koopstad.game(name), records.read(GOLDEN / f"{file}.koopstad")
    assert isinstance(record.end, Seal)
    players, seed = list(NAMES[: record.header.seats]), record.end.seed
    while fold(record, game, lines).view(0)["step"] != "turn" or record.lines[lines].seat != 0:
        lines += 1
    return resume_table(Record(record.header, record.lines[:lines], Pause(players=players, seed=seed)), game)


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
    svg = console.export_svg(title=f"koopstad play {table.game.id}", unique_id="koopstad")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no font from elsewhere
    return svg.replace("Fira Code, monospace", FONTS).replace("Fira Code", FONTS)


if __name__ == "__main__":
    for game in MOMENTS:
        picture = FOLDER / f"terminal-{game}.svg"
        picture.write_text(draw(some_moment(game)), encoding="utf-8")
        print(picture)
