"""Expansion 1: the foreman in the harbour and the bailiff in the city (AMS-14)."""

from typing import Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Choice, Frame
from koopstad.games.amsterdam.cards.model import FIGURES_MOVE_LATE
from koopstad.games.amsterdam.position.state import Position
from koopstad.games.amsterdam.printed.actions import BAILIFF, FOREMAN
from koopstad.games.amsterdam.printed.pieces import BLOCKS, GOODS, NONE, STORES
from koopstad.games.amsterdam.rules import delivery

# AMS-14.2, C-14: the bailiff begins on a block of this price.
FIRST_PRICE: Final = 2


def at_end_of_turn(state: Position) -> bool:
    """C-16, C-17: in one edition bailiff and trader move at the end of the turn."""
    return bool(state.deck.rules & FIGURES_MOVE_LATE)


# --- setup (AMS-14.2) ---


class PlaceForeman(Choice[Position]):
    def actions(self, state: Position, frame: Frame) -> list[int]:
        return [FOREMAN + store for store in range(len(GOODS), STORES)]

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        state.pop()
        _put_foreman(state, action - FOREMAN)


class PlaceBailiff(Choice[Position]):
    def actions(self, state: Position, frame: Frame) -> list[int]:
        blocks = state.board.city.blocks
        return [BAILIFF + block for block in range(BLOCKS) if blocks[block].price == FIRST_PRICE]

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        state.pop()
        _put_bailiff(state, action - BAILIFF)


# --- the foreman's move (AMS-14.4) ---


def move_foreman(state: Position, seat: int) -> None:
    """C-15: to the nearest warehouse or depot with room; when everything is full he leaves the game."""
    open_stores = [store for store in range(STORES) if not delivery.is_full(state, store)]
    if not open_stores:
        state.foreman = NONE
        if state.story is not None:
            state.tell(Event("foreman-leaves", {}))
    elif open_stores != [state.foreman]:  # Q-72: the only one with room: he stays
        state.push(Frame(MOVE_FOREMAN, seat))


class MoveForeman(Choice[Position]):
    """Q-72: by the shortest way over water; among equals the player of the turn chooses."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        harbour = state.board.harbour
        distance = harbour.distance[harbour.anchorages[state.foreman]]
        others = [
            store for store in range(STORES) if store != state.foreman and not delivery.is_full(state, store)
        ]
        nearest = min(distance[harbour.anchorages[store]] for store in others)
        return [FOREMAN + store for store in others if distance[harbour.anchorages[store]] == nearest]

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        state.pop()
        _put_foreman(state, action - FOREMAN)


def _put_foreman(state: Position, store: int) -> None:
    state.foreman = store
    if state.story is not None:
        state.tell(Event("foreman", {"store": f"@store-{state.board.harbour.store_names[store]}"}))


# --- the bailiff's move (AMS-14.6) ---


def move_bailiff(state: Position, seat: int) -> None:
    """Q-73: however the block was paid. When every block is owned he leaves the game."""
    if state.free:
        state.push(Frame(MOVE_BAILIFF, seat))
        return
    state.bailiff = NONE
    if state.story is not None:
        state.tell(Event("bailiff-leaves", {}))


class MoveBailiff(Choice[Position]):
    """C-16: over a bridge to a block without owner; if there is none, to the closest one further on."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        blocks = state.board.city.blocks
        reached = 1 << state.bailiff
        while not reached & state.free:
            before = reached
            for block in range(BLOCKS):
                if before >> block & 1:
                    reached |= blocks[block].bridges
        return [BAILIFF + block for block in range(BLOCKS) if (reached & state.free) >> block & 1]

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        state.pop()
        _put_bailiff(state, action - BAILIFF)


def _put_bailiff(state: Position, block: int) -> None:
    state.bailiff = block
    if state.story is not None:
        state.tell(Event("bailiff", {"block": state.board.city.blocks[block].told}))


PLACE_FOREMAN: Final[PlaceForeman] = PlaceForeman("place foreman", "AMS-14.2")
PLACE_BAILIFF: Final[PlaceBailiff] = PlaceBailiff("place bailiff", "AMS-14.2")
MOVE_FOREMAN: Final[MoveForeman] = MoveForeman("move foreman", "AMS-14.4")
MOVE_BAILIFF: Final[MoveBailiff] = MoveBailiff("move bailiff", "AMS-14.6")
