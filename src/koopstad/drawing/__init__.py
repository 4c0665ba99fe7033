"""What draws a game in a terminal: a canvas, colours, layout, and the plain board that serves any game."""

from __future__ import annotations

from koopstad.drawing.board import Board
from koopstad.engine.game import Game
from koopstad.engine.manifest import manifest, part
from koopstad.engine.words import Words


def board(game: Game, words: Words) -> Board:
    """The board that a game brings, or the plain one."""
    named = manifest(game.id).terminal
    made: Board = part(named)(game, words) if named else Board(game, words)
    return made


__all__ = ["Board", "board"]
