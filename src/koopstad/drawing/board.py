"""What a game brings to the terminal: its picture, its panels, and what is printed on its things.

A board draws from a *view*, never from a state, so it cannot show what a seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from koopstad.drawing.palette import badge
from koopstad.engine.choices import Choice
from koopstad.engine.game import Game
from koopstad.engine.state import View as View
from koopstad.engine.words import Words

_SHOWN = ("game", "you", "to_move", "step", "players")  # what the screen tells anyhow


class Board:
    """The plain board that serves any game: its view in words."""

    picture_size = (0, 0)  # the least width and height of the picture; no picture without them
    explained_from = 0  # rows of the picture before its signs are explained below it; 0: two beyond the least
    panel_width = 35  # columns of the panel beside the picture, at least

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words.at_terminal()

    def picture(self, view: View, touched: Set[str], width: int, height: int) -> RenderableType | None:
        """The board itself, drawn within a width and a height; ``touched``: things that actions touch."""
        return None

    def panel(self, view: View, brief: bool = False) -> list[RenderableType]:
        """Everybody's things, then the seat's own; ``brief`` where rows are scarce."""
        grid = Grid.grid(padding=(0, 2))
        for name, value in view.items():
            if name not in _SHOWN:
                grid.add_row(Text(self._label(name), "dim"), Text(self._told(name, value)))
        for seat, player in enumerate(view.get("players", ())):
            facts = [f"{self._label(name)}: {self._told(name, value)}" for name, value in player.items()]
            grid.add_row(self.player(seat), Text("  ".join(facts)))
        return [grid]

    def essentials(self, view: View) -> list[RenderableType]:
        """What has to be seen to decide, in a dozen rows: for screens that hold no more."""
        return self.panel(view, brief=True)

    def gathered(self, choice: Choice) -> str:
        """A sentence for several choices that are one line of the list (7), each a way of it (7a, 7b)."""
        return ""

    def _label(self, name: str) -> str:
        """``view-<name>`` of the game's words, or the name itself made readable."""
        key = f"view-{name.replace('_', '-')}"
        return self.words.text(key) if self.words.has(key) else name.replace("_", " ").capitalize()

    def _told(self, name: str, value: Any) -> str:
        """A value of the view: a number, a word, a thing that is not known, a row of these, a small table."""
        if isinstance(value, bool):
            return self.words.text("screen-yes" if value else "screen-no")
        if isinstance(value, dict):
            parts = [f"{self._named(name, word)} {self._told(word, of)}" for word, of in value.items()]
        elif isinstance(value, list):
            parts = ["?" if each is None else self._told(name, each) for each in value]
        else:
            parts = [] if value is None else [self._named(name, value)]
        return ", ".join(parts) or "-"

    def _named(self, name: str, word: str | int) -> str:
        """``card-pink`` for a word of ``cards``, if the game's words have it; else as it stands."""
        key = f"{name.removesuffix('s')}-{word}"
        return self.words.text(key) if isinstance(word, str) and self.words.has(key) else str(word)

    def printed(self, view: View, thing: str) -> Text | None:
        """What is printed on a thing that a choice touches (``card:017``) and stands nowhere else."""
        return None

    def task(self, view: View) -> str:
        """What is to be decided, in a sentence."""
        key = f"step-{str(view['step']).replace(' ', '-')}"
        return self.words.text(key) if self.words.has(key) else str(view["step"])

    def score_sheet(
        self, view: View, sheets: Sequence[Mapping[str, int]], ranking: Sequence[int]
    ) -> RenderableType:
        """The points of everybody by category, best first; an automaton has its column too."""
        columns = [(ranking[seat], self.player(seat), sheets[seat]) for seat in in_order(ranking)]
        rival = self.rival(view)
        if rival is not None:
            columns.insert(0 if ranking[0] > 1 else 1, (3 - ranking[0], *rival))
        grid = Grid(box=None, padding=(0, 2, 0, 0))
        grid.add_column("")
        for place, name, _ in columns:
            grid.add_column(Text.assemble(f"{place}. ", name), justify="right")
        for category in dict.fromkeys(word for _, _, sheet in columns for word in sheet):
            numbers = [str(sheet[category]) if category in sheet else "" for _, _, sheet in columns]
            grid.add_row(Text(self._category(category), "dim"), *numbers)
        totals = [Text(str(sum(sheet.values())), "bold") for _, _, sheet in columns]
        grid.add_row(Text(self._category("total"), "dim"), *totals)
        return grid

    def _category(self, category: str) -> str:
        key = f"sheet-{category}"
        return self.words.text(key) if self.words.has(key) else category

    def rival(self, view: View) -> tuple[Text, Mapping[str, int]] | None:
        """The automaton that a single player plays against, and its points by category."""
        return None

    def cards(self, view: View) -> RenderableType | None:
        """All cards that lie open and the seat's own, with their texts."""
        return None

    def legend(self) -> RenderableType | None:
        """What the signs of the picture mean."""
        return None

    def players_table(
        self, view: View, titles: Sequence[str], rows: Sequence[Sequence[str]], width: int | None = None
    ) -> Grid:
        """Everybody with some numbers, each under its title; who is to move stands out."""
        grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="dim")
        grid.add_column("", no_wrap=True, overflow="ellipsis", max_width=width)
        for title in titles:
            grid.add_column(title, justify="right", min_width=len(title), no_wrap=True)
        for seat, row in enumerate(rows):
            name = self.player(seat)
            if view["to_move"] == seat:
                name.stylize("bold")
            grid.add_row(name, *row)
        return grid

    def player(self, seat: int) -> Text:
        return Text.assemble(badge(seat), " ", self.words.players[seat])


def in_order(ranking: Sequence[int]) -> list[int]:
    """The seats, the first of the ranking first."""
    return sorted(range(len(ranking)), key=ranking.__getitem__)
