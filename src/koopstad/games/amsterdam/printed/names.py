"""Names and notation as people write them: ``sail Light Blue`` is ``sail light_blue``."""

import re
from typing import Final

from koopstad.engine.names import Kind
from koopstad.engine.names import Names as AnyNames
from koopstad.engine.refusal import Refusal
from koopstad.games.amsterdam.printed.board import Board
from koopstad.games.amsterdam.printed.kinds import (
    CARD,
    COLOUR,
    DECK,
    DISTRICT,
    DOCKER,
    FACE,
    GAIN,
    GOOD,
    PIER,
    RIVAL,
    RIVAL_DISC,
)
from koopstad.games.amsterdam.printed.pieces import COLOURS, GOODS

_NUMBERED: Final = ("activate", "use", "discard", "take", "remove")
_NAMED: Final = ("sail", "docker", "deliver", "load", "bailiff", "foreman", "trader", "keep", "gain", "spare")
_SHORT: Final = {
    "load all": "load",
    "no": "decline",
    "take no card": "no card",
    "use market": "market",
    "sell for gulden": "sell gulden",
    "keep good": "store",
}


class Names(AnyNames):
    """Finds every thing of the game by name, in any common spelling."""

    def __init__(self, board: Board) -> None:
        self.block: Final = Kind("block", [block.name for block in board.city.blocks])
        self.place: Final = Kind("place", [place.name for place in board.harbour.places])
        self.store: Final = Kind("store", board.harbour.store_names)
        self.depot: Final = Kind("depot", board.harbour.store_names[len(GOODS) :])
        self.tile: Final = Kind("market tile", [tile.name for tile in board.tiles])
        tasks = Kind("task", [f"task-{number}" for number in range(1, len(board.task_points) + 1)])
        held = (COLOUR, GOOD, DOCKER, DISTRICT, DECK, self.block, self.place, self.tile, CARD, tasks)
        super().__init__(
            (*held, GAIN, RIVAL),
            drawn=(FACE, RIVAL_DISC, self.tile, GOOD, DOCKER, DISTRICT, PIER),
            shown=(self.store,),
        )

    def spell(self, name: str) -> str:
        """The notation of an action in which somebody took liberties."""
        verb, _, rest = _SHORT.get(name, name).partition(" ")
        if verb in _NUMBERED:
            return f"{verb} {self.word(rest) or rest}"
        if verb in ("dice", "wheel"):
            return self._two_colours(verb, rest)
        if verb == "block":
            place = rest.removesuffix("gulden").strip(" ,")
            return f"block {self.word(place) or place}{' gulden' if place != rest else ''}"
        if verb in ("sell", "pay", "slot"):
            return self._cubes(verb, rest)
        if verb in _NAMED and rest:
            return f"{verb} {self.word(rest) or rest}"
        return _SHORT.get(name, name)

    def _two_colours(self, verb: str, rest: str) -> str:
        """In the order of the legend; ``wheel brown brown`` is two of one colour."""
        words = [self.word(part) for part in re.split(r"\s*(?:[+,\s]|\band\b)\s*", rest) if part != "and"]
        colours = sorted((word for word in words if word in COLOURS), key=COLOURS.index)
        if verb == "wheel":
            colours = list(dict.fromkeys(colours))
        return f"{verb} {' '.join(colours) if len(colours) == len(words) or verb == 'wheel' else rest}"

    def _cubes(self, verb: str, rest: str) -> str:
        """``sell orange``, ``pay orange``, ``pay orange 2``, ``slot 3 orange``"""
        numbers = re.findall(r"\d+", rest)
        words = [self.word(word) for word in re.findall(r"[a-z]+", rest)]
        colour = next((word for word in words if word in COLOURS), None)
        if colour is None:
            return f"{verb} {rest}"
        if verb == "sell":
            return f"sell resource {colour}"
        if verb == "pay":
            return f"pay {numbers[0] if numbers else 1} {colour}"
        return f"slot {colour} {numbers[0] if numbers else ''}".strip()

    def never(self, text: str) -> Refusal | None:
        """The same die twice can in no position be chosen."""
        words = self.spell(" ".join(text.split()).lower()).split()
        if len(words) == 3 and words[0] == "dice" and words[1] == words[2]:
            return Refusal("AMS-6.2, Q-14", "same-die")
        return None
