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
from koopstad.table import Table, open_table, seats

FOLDER = Path(__file__).parent
FONTS = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
# For each game the bots beside Anna, the decisions that she makes first, and what she prefers to do.
MOMENTS = {
    "tickets": (3, 11, ()),
    "amsterdam": (2, 45, ("activate", "use", "block", "deliver", "load", "docker")),
    "hamburg": (2, 60, ("build", "site", "activate", "wall")),
}


def some_moment(name: str) -> Table:
    """A game in which Anna plays for a while, until it is her turn."""
    others, wanted, favourites = MOMENTS[name]
    options = {"first": "1"} if name == "tickets" else {}
    kind = "random" if favourites else "greedy"
    table = open_table(koopstad.game(name), seats(["Anna"], [kind] * others), options, "a picture")
    decisions = 0
    table.advance()
    while decisions < wanted or table.view(0)["step"] != "turn":
        table.play(0, _next_action(table, favourites))
        table.advance()
        decisions += 1
    return table


def _next_action(table: Table, favourites: tuple[str, ...]) -> int:
    """What a bot would do, or the first thing that she prefers."""
    liked = {word: action for action in table.actions(0) for word in [table.game.name(action).split()[0]]}
    for word in favourites:
        if word in liked:
            return liked[word]
    return table.hint(0).action


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
