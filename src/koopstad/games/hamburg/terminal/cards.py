"""The cards of Hamburg in a few words or in a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from koopstad.drawing.palette import symbols
from koopstad.engine.words import Words
from koopstad.games.hamburg.cards.readings import symbol_of, text_of
from koopstad.games.hamburg.printed.board import Board
from koopstad.games.hamburg.printed.pieces import CATEGORIES, COLOURS

# When a card works: at once, once per cycle in a phase, always (in a phase), at the end, never.
_SYMBOLS = ("ϟ", "I", "II", "III", "IV", "∞I", "∞II", "∞III", "∞IV", "∞", "❦", "")


class Cards:
    """Writes cards by their numbers, as the options of a table read them (``variants`` of the view)."""

    def __init__(self, board: Board, words: Words, variants: Mapping[str, str]) -> None:
        self._board = board
        self._words = words
        self._variants = variants

    def colour(self, number: int) -> str:
        return COLOURS[self._board.colour[number]]

    def category(self, number: int) -> str:
        name = CATEGORIES[self._board.category[number]].replace("_", "-")
        return self._words.text(f"category-{name}")

    def text(self, number: int) -> str:
        return self.piece(f"card-{number:03}")

    def piece(self, piece: str) -> str:
        """What a card, a mayor or a ship does."""
        key = text_of(piece, self._variants)
        return self._words.text(key) if self._words.has(key) else ""

    def short(self, number: int) -> Text:
        """``▲146 III``"""
        mark = _SYMBOLS[symbol_of(number, self._variants)]
        return Text.assemble(
            symbols(self.colour(number), 1), (f"{number:03}", "bold"), (f" {mark}" if mark else "", "dim")
        )

    def title(self, number: int) -> Text:
        """``▲146 III Rathauswache (army, 5M, 3 points)``"""
        worth = self._words.text(
            "board-worth", cost=self._board.cost[number], points=self._board.points[number]
        )
        return Text.assemble(
            self.short(number),
            (f" {self._board.names[number]}", "bold"),
            (f" ({self.category(number)}, {worth})", "dim"),
        )

    def line(self, number: int) -> Text:
        """The title and what the card does."""
        return Text.assemble(self.title(number), " ", self.text(number))


def workers(counts: Sequence[int]) -> Text:
    """Workers by colour; more than three of one as a number: ``■■ ▲5``."""
    parts = [
        symbols(colour, number) if number <= 3 else Text.assemble(symbols(colour, 1), (str(number), "bold"))
        for colour, number in zip(COLOURS, counts, strict=True)
        if number
    ]
    return Text(" ").join(parts)
