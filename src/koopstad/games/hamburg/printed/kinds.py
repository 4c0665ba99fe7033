"""The kinds of things that are the same in every edition; names.py adds those that are printed."""

from typing import Final

from koopstad.engine.names import Kind
from koopstad.games.hamburg.printed.pieces import COLOURS, DICE, HALVES, TOKENS

COLOUR: Final = Kind("colour", COLOURS)
DIE: Final = Kind("die", DICE)
HALF: Final = Kind("half of the wall", HALVES)
TOKEN: Final = Kind("majority token", TOKENS)
