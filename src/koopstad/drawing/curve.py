"""A curve in one line of a terminal."""

from __future__ import annotations

from collections.abc import Sequence

HEIGHTS = "▁▂▃▄▅▆▇█"


def curve(values: Sequence[float], width: int) -> str:
    """Values from 0 to 1, the last one of each stretch; never longer than there are values."""
    width = min(width, len(values))
    last = len(values) - 1
    places = [round(last * column / max(1, width - 1)) for column in range(width)]
    return "".join(HEIGHTS[min(len(HEIGHTS) - 1, int(values[place] * len(HEIGHTS)))] for place in places)
