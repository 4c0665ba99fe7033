"""The terminal's table as a picture, for ``rgb_array``: letters by Pillow's own font, the rest as signs."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from koopstad.drawing import drawn
from koopstad.engine.state import State

WIDE, HIGH = 7, 14  # pixels of a cell of the terminal
COLUMNS, ROWS = 120, 40
PAPER, INK, SIGN = (250, 248, 240), (40, 40, 40), (180, 70, 30)
BRAILLE = range(0x2800, 0x2900)
DOTS = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3))  # column and row of each bit


def picture(state: State) -> np.ndarray[Any, Any]:
    """Height by width by three colours, always of the same size."""
    image = Image.new("RGB", (COLUMNS * WIDE, ROWS * HIGH), PAPER)
    draw = ImageDraw.Draw(image)
    for row, line in enumerate(drawn(state, COLUMNS, ROWS).splitlines()[:ROWS]):
        for column, letter in enumerate(line[:COLUMNS]):
            if letter != " ":
                _draw(draw, letter, column * WIDE, row * HIGH)
    pixels: np.ndarray[Any, Any] = np.asarray(image, np.uint8)
    return pixels


def _draw(draw: ImageDraw.ImageDraw, letter: str, left: int, top: int) -> None:
    code = ord(letter)
    if code in BRAILLE:
        for bit, (column, row) in enumerate(DOTS):
            if code - BRAILLE.start >> bit & 1:
                draw.point((left + 1 + 3 * column, top + 2 + 3 * row), INK)
    elif code < 0x250:
        draw.text((left, top), letter, INK, _font())
    else:  # a sign that the font lacks
        draw.rectangle((left + 1, top + 4, left + WIDE - 2, top + 9), SIGN)


@cache
def _font() -> Any:
    return ImageFont.load_default(11)
