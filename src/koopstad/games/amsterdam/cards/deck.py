"""All 132 cards in the order of their numbers, and the programs of cards and market tiles."""

from typing import Final

from koopstad.engine.effects import Program, Programs
from koopstad.games.amsterdam.cards.artisans import ARTISANS
from koopstad.games.amsterdam.cards.buildings import BUILDINGS
from koopstad.games.amsterdam.cards.maps import MAPS
from koopstad.games.amsterdam.cards.model import ON_EVENT, TILE, Card
from koopstad.games.amsterdam.cards.tiles import EXTRAS

DECK: Final[tuple[Card, ...]] = (*ARTISANS, *BUILDINGS, *MAPS)


def _programs() -> dict[int, Program]:
    programs = {card.number: card.program for card in DECK}
    programs |= {ON_EVENT + card.number: answer.program for card in DECK for answer in card.on}
    return programs | {TILE + number: extra for number, extra in enumerate(EXTRAS.values())}


PROGRAMS: Final[Programs] = Programs("program", _programs())
