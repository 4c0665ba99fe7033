"""The kinds of things that are the same on every board; names.py adds those that the board names."""

from typing import Final

from koopstad.engine.names import Kind
from koopstad.engine.reading import read_number
from koopstad.games.amsterdam.printed.actions import PAIRS
from koopstad.games.amsterdam.printed.pieces import (
    CARDS,
    COLOURS,
    DISTRICTS,
    DOCKERS,
    GOODS,
    KINDS,
    WHEEL_SLOTS,
)

COLOUR: Final = Kind("colour", COLOURS)
GOOD: Final = Kind("good", GOODS)
DOCKER: Final = Kind("docker", DOCKERS)
DISTRICT: Final = Kind("district", DISTRICTS)
DECK: Final = Kind("deck", KINDS)
SLOT: Final = Kind("slot", [str(slot) for slot in range(1, WHEEL_SLOTS + 1)])
GAIN: Final = Kind("gain", ("gulden", "points"))


def _card(text: str) -> int | None:
    """``017`` or ``17``"""
    number = read_number(text)
    return number if number is not None and 1 <= number <= CARDS else None


CARD: Final = Kind("card", [f"{number:03}" for number in range(1, CARDS + 1)], first=1, find=_card)
# What chance brings: a face of a die or a card by its number, TOM's disc, the dockers of a pier.
FACE: Final = Kind("card", (), find=read_number)
RIVAL: Final = Kind("rival", ("tom",))
RIVAL_DISC: Final = Kind("disc", ("tom",), first=1)


def _pair(text: str) -> int | None:
    dockers = [DOCKER.find(docker) for docker in text.split("+", 2)]
    pair = tuple(sorted(docker for docker in dockers if docker is not None))
    return PAIRS.index(pair) if pair in PAIRS else None


PIER: Final = Kind("pair of dockers", [f"{DOCKERS[a]}+{DOCKERS[b]}" for a, b in PAIRS], find=_pair)
