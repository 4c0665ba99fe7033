"""A sheet of terminal cells to draw a board on: styled text above fine dotted lines."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

# The eight dots of a braille character, by column and row.
_DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
_BRAILLE = 0x2800

Cell = tuple[int, int]


class Canvas:
    """Columns count from the left, rows from the top. What does not fit is cut off at the edge."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells: dict[Cell, tuple[str, str]] = {}
        self._dots: dict[Cell, int] = {}
        self._dot_style = "dim"

    def write(self, column: int, row: int, text: str, style: str = "") -> None:
        for place, letter in enumerate(text, column):
            if 0 <= place < self.width and 0 <= row < self.height:
                self._cells[place, row] = (letter, style)

    def line(self, a: Cell, b: Cell) -> None:
        """A fine line between the middles of two cells; text written anywhere covers it."""
        ax, ay, bx, by = a[0] * 2 + 1, a[1] * 4 + 2, b[0] * 2 + 1, b[1] * 4 + 2
        steps = max(abs(bx - ax), abs(by - ay), 1)
        for step in range(0, steps + 1, 2):
            x = round(ax + (bx - ax) * step / steps)
            y = round(ay + (by - ay) * step / steps)
            cell = (x // 2, y // 4)
            self._dots[cell] = self._dots.get(cell, 0) | _DOTS[x % 2][y % 4]

    def free(self, column: int, row: int, width: int, margin: int = 0) -> bool:
        """Whether nothing is written there yet, nor ``margin`` cells to the left and right."""
        if not (column >= 0 and column + width <= self.width and 0 <= row < self.height):
            return False
        return all(
            (place, row) not in self._cells for place in range(column - margin, column + width + margin)
        )

    def crossed(self, column: int, row: int, width: int) -> int:
        """How many cells of a place a line runs through."""
        return sum((place, row) in self._dots for place in range(column, column + width))

    def texts(self) -> Iterable[Text]:
        """The rows from top to bottom."""
        for row in range(self.height):
            text = Text(no_wrap=True, overflow="crop")
            for column in range(self.width):
                letter, style = self._cells.get((column, row), ("", ""))
                if letter:
                    text.append(letter, style)
                elif (column, row) in self._dots:
                    text.append(chr(_BRAILLE + self._dots[column, row]), self._dot_style)
                else:
                    text.append(" ")
            yield text

    def text(self) -> Text:
        return Text("\n", no_wrap=True, overflow="crop").join(self.texts())
