"""Puts a board's parts on the screen: the picture left, the panel right, the choices below."""

from __future__ import annotations

from collections.abc import Sequence, Set

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.console import Group as Stack
from rich.segment import Segment
from rich.table import Table as Grid
from rich.text import Text

from koopstad.drawing.board import Board, View

TALLEST, WIDEST = 30, 92  # a picture does not grow beyond
LEAST_NEWS, MOST_NEWS, FEW_NEWS = 6, 10, 3  # rows of the log
LEAST_CHOICES = 6  # rows of a page of choices on a small screen


class Drawn:
    """Something that is drawn once, in a width, so that its rows can be counted before it is shown."""

    def __init__(self, console: Console, content: RenderableType, width: int | None = None) -> None:
        options = console.options.update(width=width or console.width)
        self.lines = console.render_lines(content, options, pad=False)

    @property
    def rows(self) -> int:
        return len(self.lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()


def screen(
    console: Console,
    board: Board,
    view: View,
    touched: Set[str] = frozenset(),
    log: Sequence[str] = (),
    rows_below: int = 2,
) -> Drawn:
    """The whole table as one seat sees it, with the things marked that it can touch.

    ``rows_below`` are left free under it, if there is room.
    """
    width, height = console.size
    least_width, least_height = board.picture_size
    if not least_width or width < least_width + board.panel_width + 1:
        picture = board.picture(view, touched, min(WIDEST, width - 1), least_height) or Text()
        news = _news(console, board, log, MOST_NEWS, width)
        return Drawn(console, Stack(picture, *board.panel(view), news))
    wide = min(WIDEST, width - board.panel_width - 1)
    beside = width - wide - 1
    tall = max(least_height, min(TALLEST, height - rows_below))
    news_rows = LEAST_NEWS if log else 0
    parts = _fitting(console, board, view, beside, tall - news_rows)
    panel_rows = sum(part.rows for part in parts)
    tall = max(tall, panel_rows + news_rows)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=wide)
    grid.add_column(width=beside)
    panel = Stack(*parts, _news(console, board, log, tall - panel_rows, beside))
    grid.add_row(_explained(console, board, view, touched, wide, tall), panel)
    return Drawn(console, grid)


def room_below(console: Console, drawn: Drawn) -> int:
    """The rows that the screen has left under it, without the one for a question."""
    return console.height - drawn.rows - 1


def small_screen(
    console: Console, board: Board, view: View, log: Sequence[str], rows_told: int
) -> tuple[Drawn, int]:
    """What one has to see to decide, where the whole table does not fit; and the rows left for choices."""
    width, height = console.size
    free = height - 2 - rows_told  # a title and a question
    drawn = Drawn(console, Stack(*board.essentials(view)))
    if drawn.rows > free - LEAST_CHOICES:
        more = Drawn(console, Text(board.words.text("screen-more-rows"), "dim"))
        drawn.lines = drawn.lines[: max(0, free - LEAST_CHOICES - 1)] + more.lines
    news_rows = min(FEW_NEWS, free - LEAST_CHOICES - drawn.rows)
    if log and news_rows > 1:
        drawn.lines += Drawn(console, _news(console, board, log, news_rows, width)).lines
    return drawn, max(LEAST_CHOICES, free - drawn.rows)


def _fitting(console: Console, board: Board, view: View, width: int, rows: int) -> list[Drawn]:
    """The panel at its airiest that the rows can hold."""
    full = [Drawn(console, part, width) for part in board.panel(view)]
    for parts in (_spaced(console, full), full):
        if sum(part.rows for part in parts) <= rows:
            return parts
    return [Drawn(console, part, width) for part in board.panel(view, brief=True)]


def _explained(
    console: Console, board: Board, view: View, touched: Set[str], width: int, height: int
) -> RenderableType:
    """The picture, and what its signs mean where there is room for both."""
    legend = board.legend() or Text()
    rest = height - Drawn(console, legend, width).rows - 1
    if rest < (board.explained_from or board.picture_size[1] + 2):
        return board.picture(view, touched, width, height) or Text()
    return Stack(board.picture(view, touched, width, rest) or Text(), Text(), legend)


def _spaced(console: Console, parts: Sequence[Drawn]) -> list[Drawn]:
    """With an empty row after each part."""
    return [row for part in parts for row in (part, Drawn(console, Text()))]


def _news(console: Console, board: Board, log: Sequence[str], rows: int, width: int) -> RenderableType:
    """The end of the log, as much of it as the rows can hold."""
    if not log:
        return Text()
    words = board.words
    latest = max(0, len(log) - rows)  # a line takes a row at least
    lines = [Drawn(console, _listed(line), width) for line in log[latest:]]
    for first in range(latest, len(log)):
        said = words.text("screen-since-more", number=first) if first else words.text("screen-since")
        title = Drawn(console, Text(said, "dim"), width)
        told = lines[first - latest :]
        if title.rows + sum(line.rows for line in told) <= rows:
            return Stack(title, *told)
    return Text(words.text("screen-since-log"), "dim")


def _listed(line: str) -> Grid:
    row = Grid.grid()
    row.add_row("· ", Text(line))
    return row
