"""One look for all games. Colours have symbols and players letters, so that all reads without colour."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text


class Colour(NamedTuple):
    symbol: str
    paint: str  # as a background
    ink: str  # of the symbol on it
    line: str  # as a foreground, readable on light and dark screens


COLOURS = {
    "brown": Colour("■", "#8a5a3b", "#ffffff", "#a06c4a"),
    "grey": Colour("▲", "#8d949c", "#000000", "#8d949c"),
    "purple": Colour("◆", "#7d4fa8", "#ffffff", "#9a6fc4"),
    "orange": Colour("◕", "#e08a2c", "#000000", "#d9801f"),
    "pink": Colour("✿", "#dd6f9e", "#000000", "#dd6f9e"),
    "black": Colour("✚", "#2f3136", "#ffffff", "default"),
    "blue": Colour("≈", "#2f7fc1", "#ffffff", "#3a8ad0"),
    "green": Colour("♣", "#3f9a5a", "#000000", "#3f9a5a"),
    "red": Colour("★", "#c8423c", "#ffffff", "#d3504a"),
    "joker": Colour("✻", "#f4ecd8", "#000000", "default"),
}


class Livery(NamedTuple):
    """The colour of a player."""

    letter: str
    paint: str
    ink: str


# The players' colours by seat.
LIVERIES = (
    Livery("R", "#c8423c", "#ffffff"),
    Livery("G", "#3f9a5a", "#000000"),
    Livery("Y", "#e3c22f", "#000000"),
    Livery("B", "#2f7fc1", "#ffffff"),
    Livery("W", "#ffffff", "#000000"),
)


def chip(colour: str, text: str = "", count: int = 1) -> Text:
    """A small card: the symbol on its colour, perhaps with a word or how many there are."""
    look = COLOURS[colour]
    parts = [look.symbol, str(count) if count > 1 else "", text]
    return Text(f" {' '.join(part for part in parts if part)} ", f"{look.ink} on {look.paint}")


def badge(seat: int) -> Text:
    """The mark of a player."""
    livery = LIVERIES[seat]
    return Text(f" {livery.letter} ", f"bold {livery.ink} on {livery.paint}")


def symbols(colour: str, count: int) -> Text:
    """A row of symbols, as wide as there are things to count."""
    return Text(COLOURS[colour].symbol * count, f"bold {COLOURS[colour].line}")
