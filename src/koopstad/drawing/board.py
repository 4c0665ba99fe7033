"""What a game brings to the terminal: its picture, its panels, and its choices in groups.

A board draws from a *view*, never from a state, so it cannot show what a seat may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from koopstad.drawing.palette import badge
from koopstad.engine.game import Game
from koopstad.engine.words import Words

View = dict[str, Any]
_SHOWN = ("game", "you", "to_move", "step", "players")  # what the screen tells anyhow
LETTERS = "abcdefghijklmnopqrstuvwxyz"  # of the ways to do one thing


@dataclass(frozen=True)
class Way:
    """One action, and how it differs from the other ways to do the same (a payment)."""

    action: int
    label: Text


@dataclass(frozen=True)
class Choice:
    """One numbered thing to do; with several ways each of them has a letter: 7a, 7b."""

    label: Text
    ways: list[Way]


@dataclass(frozen=True)
class Group:
    """Choices of a kind under a heading."""

    title: str
    choices: list[Choice] = field(default_factory=list)
    column: int = 0  # the width each choice needs in a list; 0: one after another
    brief: int = 0  # the same without its ways
    beside: bool = False  # the list stands beside its heading, not below it


class Board:
    """The plain board that serves any game: its view in words, its actions by notation."""

    picture_size = (0, 0)  # the least width and height of the picture; no picture without them
    explained_from = 0  # rows of the picture before its signs are explained below it; 0: two beyond the least
    panel_width = 35  # columns of the panel beside the picture, at least

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words

    def picture(self, view: View, actions: Sequence[int], width: int, height: int) -> RenderableType | None:
        """The board itself, drawn within a width and a height."""
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

    def _label(self, name: str) -> str:
        """``view-<name>`` of the game's words, or the name itself made readable."""
        key = f"view-{name.replace('_', '-')}"
        return self.words.text(key) if self.words.has(key) else name.replace("_", " ").capitalize()

    def _told(self, name: str, value: Any) -> str:
        """A value of the view: a number, a word, a thing that is not known, a row of these, a small table."""
        if isinstance(value, bool):
            return "yes" if value else "no"
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

    def groups(self, view: View, actions: Sequence[int]) -> list[Group]:
        """All actions, each in one group only."""
        choices = [Choice(Text(self.game.name(action)), [Way(action, Text())]) for action in actions]
        return [Group("Choose", choices, 40, 40)]

    def task(self, view: View) -> str:
        """What is to be decided, in a sentence."""
        key = f"step-{str(view['step']).replace(' ', '-')}"
        return self.words.text(key) if self.words.has(key) else str(view["step"])

    def score_sheet(self, view: View, scores: Sequence[int], ranking: Sequence[int]) -> RenderableType:
        """The points of everybody, best first; a game adds its categories."""
        sheet = Grid("", "", "points", box=None, padding=(0, 2, 0, 0), header_style="dim")
        for seat in in_order(ranking):
            sheet.add_row(f"{ranking[seat]}.", self.player(seat), str(scores[seat]))
        return sheet

    def cards(self, view: View) -> RenderableType | None:
        """All cards that lie open and the seat's own, with their texts."""
        return None

    def legend(self) -> RenderableType | None:
        """What the signs of the picture mean."""
        return None

    def player(self, seat: int) -> Text:
        return Text.assemble(badge(seat), " ", self.words.players[seat])


def in_order(ranking: Sequence[int]) -> list[int]:
    """The seats, the first of the ranking first."""
    return sorted(range(len(ranking)), key=ranking.__getitem__)
