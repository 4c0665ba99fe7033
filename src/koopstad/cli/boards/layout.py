"""Puts a board's parts on the screen: the picture left, the panel right, or one above the other."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.console import Group as Stack
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from koopstad.cli.boards.base import Board, Choice, Group, View

PANEL = 38  # columns of the panel beside the picture
TALLEST, WIDEST = 30, 100  # a picture does not grow beyond


def screen(
    console: Console, board: Board, view: View, actions: Sequence[int], log: list[str], rows_below: int
) -> RenderableType:
    """The whole table as one seat sees it; ``rows_below`` are needed for what comes under it."""
    panel = Stack(*[part for pair in ((part, Text()) for part in board.panel(view)) for part in pair])
    news = _news(log)
    width, height = console.size
    least_width, least_height = board.picture_size
    if not least_width:
        return Stack(panel, news)
    tall = max(least_height, min(TALLEST, height - rows_below - 1))
    if width < least_width + PANEL:
        picture = board.picture(view, actions, min(width, WIDEST), least_height)
        return Stack(picture or Text(), panel, news)
    beside = Grid.grid(expand=True, padding=(0, 1))
    beside.add_column(width=min(WIDEST, width - PANEL - 2))
    beside.add_column(ratio=1)
    picture = board.picture(view, actions, min(WIDEST, width - PANEL - 2), tall)
    beside.add_row(picture, Stack(panel, news))
    return beside


def _news(log: list[str], most: int = 8) -> RenderableType:
    if not log:
        return Text()
    told = [Text("…", "dim")] if len(log) > most else []
    told += [Text(f"· {line}") for line in log[-most:]]
    return Stack(Text("Since your last move", "dim"), *told)


def menu(groups: list[Group], width: int) -> tuple[RenderableType, int]:
    """The numbered choices, and how many rows they take."""
    parts: list[RenderableType] = []
    rows = 0
    number = 1
    for group in groups:
        labels = [_label(number + place, choice) for place, choice in enumerate(group.choices)]
        number += len(labels)
        parts.append(Text(group.title, "bold underline"))
        if group.column:
            columns = max(1, width // group.column)
            rows += -(-len(labels) // columns)
            body: RenderableType = Columns(labels, width=width // columns - 1, column_first=True)
        else:
            rows += 1
            body = Text("   ").join(labels)
        parts.append(Padding(body, (0, 0, 0, 1)))
        rows += 1
    return Stack(*parts), rows


def _label(number: int, choice: Choice) -> Text:
    text = Text.assemble((f"{number:>2} ", "bold cyan"), choice.label)
    if len(choice.ways) == 1:
        way = choice.ways[0].label
        return text + (Text("  ") + way if way else way)
    for letter, way in zip("abcdefghijklmnopqrstuvwxyz", choice.ways, strict=False):
        text += Text.assemble("  ", (letter, "bold cyan"), " ", way.label)
    return text
