"""What draws a game in a terminal: a canvas, colours, layout, and the plain board that serves any game."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from koopstad.drawing.board import Board
from koopstad.drawing.layout import screen
from koopstad.engine.game import Game
from koopstad.engine.manifest import manifest, part
from koopstad.engine.state import State
from koopstad.engine.words import Words


def board(game: Game, words: Words) -> Board:
    """The board that a game brings, or the plain one."""
    named = manifest(game.id).terminal
    made: Board = part(named)(game, words) if named else Board(game, words)
    return made


def drawn(state: State, width: int = 120, height: int = 40) -> str:
    """The table as text, as the seat sees it that decides; at the end, as everybody does."""
    sheet = Console(width=width, height=height, file=StringIO(), color_system=None, emoji=False)
    words = Words(state.game.id, "en")
    seats = [words.text("seat", number=seat + 1) for seat in range(state.seats)]
    drawing = board(state.game, Words(state.game.id, "en", seats))
    with sheet.capture() as caught:
        sheet.print(screen(sheet, drawing, state.view(state.to_move)))
    return "\n".join(line.rstrip() for line in caught.get().splitlines())


__all__ = ["Board", "board", "drawn"]
