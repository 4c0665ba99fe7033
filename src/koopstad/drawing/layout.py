"""Puts a board's parts on the screen: the picture left, the panel right, the choices below."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.console import Console, RenderableType
from rich.console import Group as Stack
from rich.table import Table as Grid
from rich.text import Text

from koopstad.drawing.board import LETTERS, Board, Choice, Group, View

TALLEST, WIDEST = 30, 92  # a picture does not grow beyond
TITLES = 14  # columns for the titles of the groups of choices
LEAST_NEWS, MOST_NEWS = 6, 10  # rows of the log
MOST_WAYS = 3  # that stand beside their choice; more are listed when it is chosen


def screen(
    console: Console,
    board: Board,
    view: View,
    actions: Sequence[int],
    log: Sequence[str] = (),
    rows_below: int = 2,
) -> RenderableType:
    """The whole table as one seat sees it; ``rows_below`` are left free under it, if there is room."""
    width, height = console.size
    least_width, least_height = board.picture_size
    if not least_width or width < least_width + board.panel_width + 1:
        parts = board.panel(view)
        picture = board.picture(view, actions, min(WIDEST, width - 1), least_height)
        return Stack(picture or Text(), *parts, _news(console, log, MOST_NEWS, width))
    wide = min(WIDEST, width - board.panel_width - 1)
    beside = width - wide - 1
    tall = max(least_height, min(TALLEST, height - rows_below))
    news_rows = LEAST_NEWS if log else 0
    parts = _fitting(console, board, view, beside, tall - news_rows)
    panel_rows = _height(console, Stack(*parts), beside)
    tall = max(tall, panel_rows + news_rows)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=wide)
    grid.add_column(width=beside)
    panel = Stack(*parts, _news(console, log, tall - panel_rows, beside))
    grid.add_row(_explained(console, board, view, actions, wide, tall), panel)
    return grid


def _fitting(console: Console, board: Board, view: View, width: int, rows: int) -> list[RenderableType]:
    """The panel at its airiest that the rows can hold."""
    full = board.panel(view)
    for parts in (_spaced(full), full):
        if _height(console, Stack(*parts), width) <= rows:
            return parts
    return board.panel(view, brief=True)


def _explained(
    console: Console, board: Board, view: View, actions: Sequence[int], width: int, height: int
) -> RenderableType:
    """The picture, and what its signs mean where there is room for both."""
    legend = board.legend() or Text()
    rest = height - _height(console, legend, width) - 1
    if rest < (board.explained_from or board.picture_size[1] + 2):
        return board.picture(view, actions, width, height) or Text()
    return Stack(board.picture(view, actions, width, rest) or Text(), Text(), legend)


def _spaced(parts: Sequence[RenderableType]) -> list[RenderableType]:
    """With an empty row after each part."""
    return [row for part in parts for row in (part, Text())]


def _height(console: Console, content: RenderableType, width: int) -> int:
    return len(console.render_lines(content, console.options.update(width=width)))


def _news(console: Console, log: Sequence[str], rows: int, width: int) -> RenderableType:
    """The end of the log, as much of it as the rows can hold."""
    if not log:
        return Text()
    for first in range(max(0, len(log) - rows), len(log)):  # a line takes a row at least
        title = "Since your last move" + (f" ({first} more: log)" if first else "")
        told = Grid.grid()
        for line in log[first:]:
            told.add_row("· ", Text(line))
        news = Stack(Text(title, "dim"), told)
        if _height(console, news, width) <= rows:
            return news
    return Text("Since your last move: log", "dim")


def menu(groups: Sequence[Group], width: int, most_rows: int) -> tuple[RenderableType, int]:
    """The numbered choices, and how many rows they take.

    Where they would take too many, the several ways of a choice are only told when it is chosen.
    """
    listed, rows = _menu(groups, width, brief=False)
    return (listed, rows) if rows <= most_rows else _menu(groups, width, brief=True)


def _menu(groups: Sequence[Group], width: int, brief: bool) -> tuple[RenderableType, int]:
    parts: list[RenderableType] = []
    rows = 0
    number = 1
    for group in groups:
        labels = [_label(number + place, choice, brief) for place, choice in enumerate(group.choices)]
        number += len(labels)
        title = Text(group.title.ljust(TITLES), "bold")
        if group.column and group.beside:
            body, taken = _columns(labels, group.brief if brief else group.column, width - TITLES)
            row = Grid.grid()
            row.add_column(width=TITLES)
            row.add_column(width=width - TITLES)
            row.add_row(title, body)
            parts.append(row)
            rows += taken
        elif group.column:
            body, taken = _columns(labels, group.brief if brief else group.column, width)
            parts += [title, body]
            rows += taken + 1
        else:
            line = Text("  ").join(labels)
            parts.append(Text.assemble(title, line))
            rows += -(-(TITLES + line.cell_len) // width)
    return Stack(*parts), rows


def _columns(labels: Sequence[Text], column: int, width: int) -> tuple[RenderableType, int]:
    """Labels in columns that are read downwards."""
    number = max(1, width // column)
    tall = -(-len(labels) // number)
    grid = Grid.grid(expand=True, padding=(0, 1, 0, 0))
    for _ in range(number):
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    downwards = [labels[first : first + tall] for first in range(0, len(labels), tall)]
    for row in zip_longest(*downwards, fillvalue=Text()):
        grid.add_row(*row)
    return grid, tall


def ways(number: int, choice: Choice) -> Text:
    """All ways of one choice, each in a row."""
    text = Text.assemble("Several ways: ", choice.label)
    for letter, way in zip(LETTERS, choice.ways, strict=False):
        text = Text.assemble(text, "\n  ", (f"{number}{letter}", "bold cyan"), "  ", way.label)
    return text


def _label(number: int, choice: Choice, brief: bool) -> Text:
    text = Text.assemble((f"{number:>2} ", "bold cyan"), choice.label)
    if brief:
        return text
    if len(choice.ways) == 1:
        return text + choice.ways[0].label
    for letter, way in zip(LETTERS, choice.ways[:MOST_WAYS], strict=False):
        text += Text.assemble((f" {letter} ", "cyan"), way.label)
    if len(choice.ways) > MOST_WAYS:
        text += Text(f" +{len(choice.ways) - MOST_WAYS}…", "cyan")
    return text
