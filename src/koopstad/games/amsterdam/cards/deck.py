"""All cards and tasks under the options of one table, and the programs of cards and market tiles."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from koopstad.engine.cards import Entry, Programs, collect
from koopstad.engine.errors import EditionError
from koopstad.games.amsterdam.cards.artisans import ARTISANS
from koopstad.games.amsterdam.cards.buildings import BUILDINGS
from koopstad.games.amsterdam.cards.effects import Amstel
from koopstad.games.amsterdam.cards.maps import MAPS
from koopstad.games.amsterdam.cards.model import TILE, Card, Standing
from koopstad.games.amsterdam.cards.readings import READINGS
from koopstad.games.amsterdam.cards.tasks import TASKS, Task
from koopstad.games.amsterdam.cards.tiles import TILES
from koopstad.games.amsterdam.printed.board import Board
from koopstad.games.amsterdam.printed.pieces import (
    CARDS,
    ENDGAME,
    KINDS,
    MAP,
    NONE,
    PERMANENT,
    PHASE1,
    PHASE2,
    PHASE3,
    TIMINGS,
)

ALL_CARDS: Final[tuple[Card, ...]] = (*ARTISANS, *BUILDINGS, *MAPS)
PROGRAMS: Final[Programs] = collect(
    "program",
    ALL_CARDS,
    READINGS.readings,
    {TILE + number: program for number, program in enumerate(TILES.values())},
)


class Deck:
    """What cards and tasks do at a table. Cards stand by their number; 0 stands for nothing."""

    def __init__(self, board: Board, options: Mapping[str, Any]) -> None:
        # The pieces that follow an option, each with the value that does it.
        self.variants: Final = READINGS.variants(options)
        cards = [READINGS.entry(card, self.variants) for card in ALL_CARDS]
        assert [card.number for card in cards] == list(range(1, CARDS + 1)), "an entry is out of order"
        for card in cards:
            _check(card, board)
        self.board: Final = board
        self.cards: Final[tuple[Card, ...]] = (cards[0], *cards)
        # In one's turn it can be used: once (III), or again and again.
        self.usable: Final = (
            False,
            *(board.timings[card.number] == PHASE3 or card.repeatable for card in cards),
        )
        self.tasks: Final[tuple[Task, ...]] = tuple(READINGS.entry(task, self.variants) for task in TASKS)
        self.rules: Final = READINGS.rules(options)
        self.programs: Final = PROGRAMS
        self.no_cards: Final = self.standing(())

    def standing(self, active: Sequence[int]) -> Standing:
        usable = [card for card in active if self.usable[card]]
        return Standing([self.cards[card] for card in sorted(active)], usable, self.board)

    def entry(self, piece: str) -> Entry:
        """The entry of ``card-026`` or ``task-3``."""
        kind, _, number = piece.partition("-")
        return self.cards[int(number)] if kind == "card" else self.tasks[int(number) - 1]


def _check(card: Card, board: Board) -> None:
    """An edition may say what is printed otherwise, as far as what the card does allows it."""
    number = card.number
    is_map = board.kinds[number] == MAP
    if is_map != (card.district != NONE):
        raise EditionError(
            f"card_types, {number:03}: a card of the kind {KINDS[board.kinds[number]]} needs another entry"
        )
    moments = _moments(card)
    if board.timings[number] not in moments:
        written = " or ".join(TIMINGS[moment] for moment in moments)
        raise EditionError(
            f"card_timings, {number:03}: its effect is written for {written}; "
            "another moment needs another entry in cards/"
        )


def _moments(card: Card) -> tuple[int, ...]:
    """When a card can work, as its entry is written."""
    if card.per_die:
        return (PHASE2,)
    if card.scores:
        return (ENDGAME,)
    if card.powers:
        return (PHASE1, PHASE2, PERMANENT, ENDGAME)
    if card.program and not card.repeatable:
        at_end = all(isinstance(effect, Amstel) for effect in card.program)
        return (PHASE3, ENDGAME) if at_end else (PHASE3,)
    return (PERMANENT,)
