"""Puts a board's parts on the screen: the picture left, the panel right, the choices below."""

from __future__ import annotations

from collections.abc import Sequence, Set

from rich.console import Console, RenderableType
from rich.console import Group as Stack
from rich.table import Table as Grid
from rich.text import Text

from koopstad.drawing.board import Board, View

TALLEST, WIDEST = 30, 92  # a picture does not grow beyond
LEAST_NEWS, MOST_NEWS, FEW_NEWS = 6, 10, 3  # rows of the log
LEAST_CHOICES = 6  # rows of a page of choices on a small screen


def screen(
    console: Console,
    board: Board,
    view: View,
    touched: Set[str] = frozenset(),
    log: Sequence[str] = (),
    rows_below: int = 2,
) -> RenderableType:
    """The whole table as one seat sees it, with the things marked that it can touch.

    ``rows_below`` are left free under it, if there is room.
    """
    width, height = console.size
    least_width, least_height = board.picture_size
    if not least_width or width < least_width + board.panel_width + 1:
        parts = board.panel(view)
        picture = board.picture(view, touched, min(WIDEST, width - 1), least_height)
        return Stack(picture or Text(), *parts, _news(console, board, log, MOST_NEWS, width))
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
    panel = Stack(*parts, _news(console, board, log, tall - panel_rows, beside))
    grid.add_row(_explained(console, board, view, touched, wide, tall), panel)
    return grid


def room_below(console: Console, content: RenderableType) -> int:
    """The rows that the screen has left under it, without the one for a question."""
    return console.height - _height(console, content, console.width) - 1


def small_screen(
    console: Console, board: Board, view: View, log: Sequence[str], rows_told: int
) -> tuple[RenderableType, int]:
    """What one has to see to decide, where the whole table does not fit; and the rows left for choices."""
    width, height = console.size
    free = height - 2 - rows_told  # a title and a question
    content: RenderableType = Stack(*board.essentials(view))
    rows = _height(console, content, width)
    if rows > free - LEAST_CHOICES:
        kept = max(0, free - LEAST_CHOICES - 1)
        lines = console.render_lines(content, console.options.update(width=width))[:kept]
        shown = [Text.assemble(*((part.text, part.style or "") for part in line)) for line in lines]
        content = Stack(*shown, Text(board.words.text("screen-more-rows"), "dim"))
        rows = len(shown) + 1
    news_rows = min(FEW_NEWS, free - LEAST_CHOICES - rows)
    if log and news_rows > 1:
        news = _news(console, board, log, news_rows, width)
        content = Stack(content, news)
        rows += _height(console, news, width)
    return content, max(LEAST_CHOICES, free - rows)


def _fitting(console: Console, board: Board, view: View, width: int, rows: int) -> list[RenderableType]:
    """The panel at its airiest that the rows can hold."""
    full = board.panel(view)
    for parts in (_spaced(full), full):
        if _height(console, Stack(*parts), width) <= rows:
            return parts
    return board.panel(view, brief=True)


def _explained(
    console: Console, board: Board, view: View, touched: Set[str], width: int, height: int
) -> RenderableType:
    """The picture, and what its signs mean where there is room for both."""
    legend = board.legend() or Text()
    rest = height - _height(console, legend, width) - 1
    if rest < (board.explained_from or board.picture_size[1] + 2):
        return board.picture(view, touched, width, height) or Text()
    return Stack(board.picture(view, touched, width, rest) or Text(), Text(), legend)


def _spaced(parts: Sequence[RenderableType]) -> list[RenderableType]:
    """With an empty row after each part."""
    return [row for part in parts for row in (part, Text())]


def _height(console: Console, content: RenderableType, width: int) -> int:
    return len(console.render_lines(content, console.options.update(width=width)))


def _news(console: Console, board: Board, log: Sequence[str], rows: int, width: int) -> RenderableType:
    """The end of the log, as much of it as the rows can hold."""
    if not log:
        return Text()
    words = board.words
    for first in range(max(0, len(log) - rows), len(log)):  # a line takes a row at least
        title = words.text("screen-since-more", number=first) if first else words.text("screen-since")
        told = Grid.grid()
        for line in log[first:]:
            told.add_row("· ", Text(line))
        news = Stack(Text(title, "dim"), told)
        if _height(console, news, width) <= rows:
            return news
    return Text(words.text("screen-since-log"), "dim")
