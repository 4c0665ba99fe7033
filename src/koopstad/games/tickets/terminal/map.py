"""The map of Amsterdam in terminal cells: locations, routes as rows of spaces, carts on them."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from rich.text import Text

from koopstad.drawing.canvas import Canvas, Cell
from koopstad.drawing.palette import COLOURS, LIVERIES
from koopstad.games.tickets.printed.board import Board, Route

SPACE = 3  # cells of a space
# Where a space or a second lane may give way to, nearest first.
_NUDGES = ((0, 0), (1, 0), (-1, 0), (2, 0), (-2, 0), (0, 1), (0, -1), (3, 0), (-3, 0), (1, 1), (-1, -1))
# The end of a long name that may stand in a row of its own.
_COMPOUND = re.compile("(toren|huisje|markt)$")
# Names on the water, where there is room: text, and its place in thousandths.
_WATERS = (("Het IJ", 560, 60), ("~ ~", 330, 50), ("~ ~ ~", 760, 90), ("~ ~", 930, 180), ("Amstel", 900, 900))


class TicketsMap:
    """Draws who owns what. ``wanted`` are the locations that a contract of the seat still has to join."""

    def __init__(self, board: Board, width: int, height: int, wanted: Collection[int]) -> None:
        self._board = board
        self._wanted = wanted
        self._canvas = Canvas(width, height)
        xs = [location.x for location in board.locations]
        ys = [location.y for location in board.locations]
        self._frame = (min(xs), min(ys), max(xs), max(ys))

    def draw(self, owners: Sequence[int | None], claimable: Collection[int], closed: Collection[int]) -> Text:
        for a, b in dict.fromkeys((route.a, route.b) for route in self._board.routes):
            self._canvas.line(self._place(a), self._place(b))
        for location in range(len(self._board.locations)):
            self._canvas.write(*self._place(location), "◎" if location in self._wanted else "●", "bold")
        for lanes in self._doubles():
            self._draw_lanes(lanes, owners, claimable, closed)
        for location in self._most_hemmed_in_first():
            self._label(location)
        for text, x, y in _WATERS:
            column, row = self._cell(x, y)
            if self._canvas.free(column, row, len(text), 2) and not self._canvas.crossed(
                column, row, len(text)
            ):
                self._canvas.write(column, row, text, "italic #3a8ad0")
        return self._canvas.text()

    # --- places ---------------------------------------------------------------------------------------

    def _cell(self, x: int, y: int) -> Cell:
        """The cell of a place given in thousandths; the outermost locations keep a margin for their names."""
        left, top, right, bottom = self._frame
        column = 8 + (x - left) / (right - left) * (self._canvas.width - 20)
        row = 1 + (y - top) / (bottom - top) * (self._canvas.height - 3)
        return round(column), round(row)

    def _place(self, location: int) -> Cell:
        printed = self._board.locations[location]
        return self._cell(printed.x, printed.y)

    # --- routes ---------------------------------------------------------------------------------------

    def _doubles(self) -> list[list[int]]:
        """The numbers of the routes, those of a double together; the short ones, with least room, first."""
        pairs: dict[tuple[int, int], list[int]] = {}
        for number, route in enumerate(self._board.routes):
            pairs.setdefault((route.a, route.b), []).append(number)
        return sorted(pairs.values(), key=lambda lanes: (-len(lanes), self._board.routes[lanes[0]].length))

    def _draw_lanes(
        self,
        lanes: list[int],
        owners: Sequence[int | None],
        claimable: Collection[int],
        closed: Collection[int],
    ) -> None:
        first = self._board.routes[lanes[0]]
        (ax, ay), (bx, by) = self._place(first.a), self._place(first.b)
        steep = abs(by - ay) * 2 > abs(bx - ax)
        for lane, number in enumerate(lanes):
            route = self._board.routes[number]
            text, style = _space(route, owners[number], number in claimable, number in closed)
            for space in range(route.length):
                along = (space + 0.5) / route.length
                column = ax + (bx - ax) * along
                row = ay + (by - ay) * along
                if len(lanes) > 1 and steep:
                    column += 4 * lane - 2
                elif len(lanes) > 1:
                    row += lane - 0.5
                self._write_space(round(column) - 1, round(row + 0.01), text, style)

    def _write_space(self, column: int, row: int, text: str, style: str) -> None:
        for right, down in _NUDGES:
            if self._canvas.free(column + right, row + down, SPACE):
                self._canvas.write(column + right, row + down, text, style)
                return
        self._canvas.write(column, row, text, style)

    # --- names ----------------------------------------------------------------------------------------

    def _most_hemmed_in_first(self) -> list[int]:
        """Names with the fewest places to stand choose first."""

        def places(location: int) -> int:
            name = [self._board.locations[location].name]
            return sum(self._fits(spot, name) for spot in self._spots(location, name, 0))

        return sorted(range(len(self._board.locations)), key=places)

    def _label(self, location: int) -> None:
        """Writes the name where it hides nothing: whole, in two rows, or shortened."""
        name = self._board.locations[location].name
        tries = [(lines, far) for far in (0, 1) for lines in _spellings(name)]
        for lines, far in tries:
            spots = [spot for spot in self._spots(location, lines, far) if self._fits(spot, lines)]
            if spots:
                column, row = min(spots, key=lambda spot: self._hidden(spot, lines))
                for line in lines:
                    self._canvas.write(column - 1, row, f" {line} ")  # lines keep clear of it
                    style = "bold underline" if location in self._wanted else "bold"
                    self._canvas.write(column, row, line, style)
                    row += 1
                return

    def _spots(self, location: int, lines: list[str], far: int) -> list[Cell]:
        """Beside, above and below the dot, or a row further away."""
        column, row = self._place(location)
        width, height = max(map(len, lines)), len(lines)
        spots = [(column + 2, row), (column - width - 1, row)]
        centred = sorted(range(-width - far, 2 + far), key=lambda shift: abs(2 * shift + width - 1))
        for shift in centred:
            spots += [(column + shift, row - height - far), (column + shift, row + 1 + far)]
        return spots

    def _fits(self, spot: Cell, lines: list[str]) -> bool:
        return all(self._canvas.free(spot[0], spot[1] + row, len(line), 1) for row, line in enumerate(lines))

    def _hidden(self, spot: Cell, lines: list[str]) -> int:
        return sum(self._canvas.crossed(spot[0], spot[1] + row, len(line)) for row, line in enumerate(lines))


def _space(route: Route, owner: int | None, claimable: bool, closed: bool) -> tuple[str, str]:
    """The three cells of a space: ``◦✿◦`` with cart symbols, ``╶✿╴`` without, ``[R]`` with a cart on it."""
    if owner is not None:
        livery = LIVERIES[owner]
        return f"[{livery.letter}]", f"bold {livery.ink} on {livery.paint}"
    look = COLOURS[route.name.rpartition("/")[2]]
    if closed:
        return f" {look.symbol} ", "dim strike"
    text = f"◦{look.symbol}◦" if route.cart_symbol else f"╶{look.symbol}╴"
    return text, f"bold {look.ink} on {look.paint}" if claimable else f"bold {look.line}"


def _spellings(name: str) -> list[list[str]]:
    """The rows a name can be written in, best first: whole, in two rows, shortened."""
    spellings = [[name]]
    word, _, last = name.rpartition(" ")
    if word:
        spellings.append([word, last])
    stem = _COMPOUND.sub("", name)
    if stem != name:
        spellings.append([stem + "-", name.removeprefix(stem)])
    return spellings + [[name[:length].rstrip() + "."] for length in (12, 9, 6, 4) if length + 1 < len(name)]
