"""The cards, tiles and tasks of Amsterdam in a line or a paragraph each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from koopstad.drawing.palette import symbols
from koopstad.engine.words import Words
from koopstad.games.amsterdam.printed.board import Board
from koopstad.games.amsterdam.printed.pieces import COLOURS

# When a card works: in phase I, II or III, always, at the end.
TIMINGS = ("I", "II", "III", "∞", "❦")


class Cards:
    """Writes cards, tiles and tasks, as the options of a table read them (``variants`` of the view)."""

    def __init__(self, board: Board, words: Words, variants: Mapping[str, str]) -> None:
        self._board = board
        self._words = words
        self._variants = variants

    def cost(self, number: int) -> Text:
        """``■■▲``"""
        return Text().join([symbols(COLOURS[colour], count) for colour, count in self._board.costs[number]])

    def timing(self, number: int) -> str:
        return TIMINGS[self._board.timings[number]]

    def name(self, number: int) -> str:
        """``Cheesemaker``, without its number."""
        return self._words.text(f"card-{number:03}").rpartition(" ")[0]

    def text(self, number: int) -> str:
        return self._text(f"card-{number:03}")

    def line(self, number: int, cost: bool = True) -> Text:
        """``017 ■■▲ III Cheesemaker: what it does``"""
        price = Text.assemble(self.cost(number), " ") if cost else Text()
        return Text.assemble(
            (f"{number:03} ", "bold"),
            price,
            (f"{self.timing(number)} ", "dim"),
            (f"{self.name(number)}: ", "bold"),
            self.text(number),
        )

    def told(self, number: int) -> Text:
        """``III: what it does``"""
        return Text.assemble((f"{self.timing(number)} ", "dim"), self.text(number))

    def lines(self, numbers: Iterable[int], used: Sequence[int] = (), cost: bool = True) -> list[Text]:
        """A card each; ``✓`` where it was used in this round."""
        return [
            Text.assemble(("✓ ", "bold") if number in used else "", self.line(number, cost))
            for number in numbers
        ]

    def tile(self, name: str) -> Text:
        tile = next(tile for tile in self._board.tiles if tile.name == name)
        told = self._words.text(f"tile-{name}-text", cost=tile.cost, points=tile.points)
        return Text.assemble((f"{self._words.text(f'tile-{name}')}: ", "bold"), told)

    def task(self, number: int, players: int) -> Text:
        points = self._board.task_points[number - 1][max(players, 2) - 2]
        worth = "/".join(map(str, points[1:]))
        return Text.assemble((f"{worth} ", "bold"), self._text(f"task-{number}"))

    def _text(self, piece: str) -> str:
        variant = self._variants.get(piece)
        return self._words.text(f"{piece}-text-{variant}" if variant else f"{piece}-text")


def cubes(counts: Sequence[int]) -> Text:
    """Resources by colour; more than three of one as a number: ``■■ ▲5``."""
    parts = [
        symbols(colour, number) if number <= 3 else Text.assemble(symbols(colour, 1), (str(number), "bold"))
        for colour, number in zip(COLOURS, counts, strict=True)
        if number
    ]
    return Text(" ").join(parts) if parts else Text("-", "dim")
