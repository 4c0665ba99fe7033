"""The pictures of the games in the terminal, one module each."""

from __future__ import annotations

from importlib import import_module

from koopstad.cli.boards.base import Board
from koopstad.engine.game import Game
from koopstad.engine.words import Words

# The class that draws each game; any other game is shown in words.
_BOARDS = {"amsterdam": "AmsterdamBoard", "tickets": "TicketsBoard"}


def board(game: Game, words: Words) -> Board:
    if game.id not in _BOARDS:
        return Board(game, words)
    made: Board = getattr(import_module(f"koopstad.cli.boards.{game.id}"), _BOARDS[game.id])(game, words)
    return made


__all__ = ["Board", "board"]
