"""Cards that go and come: tile CA18 swaps an inactive card, card 047 discards a map."""

from typing import Final

from koopstad.engine.dealer import Dealer, without
from koopstad.engine.events import Event
from koopstad.engine.frames import Choice, Frame
from koopstad.games.amsterdam.position.state import Position
from koopstad.games.amsterdam.printed.actions import DISCARD, DRAW, TAKE
from koopstad.games.amsterdam.printed.pieces import ARTISAN, BUILDING, MAP
from koopstad.games.amsterdam.rules import use


def begin(state: Position, seat: int) -> None:
    """Q-43, C-45: first choose from the discard pile, then put back a card; else the top of a deck."""
    if state.discard:
        state.push(Frame(SWAP_TAKE, seat))
    elif state.decks[ARTISAN] or state.decks[BUILDING]:
        state.push(Frame(SWAP_DRAW, seat))


def remove_from_deck(state: Position, card: int) -> None:
    kind = state.board.kinds[card]
    decks = list(state.decks)
    decks[kind] = without(decks[kind], card)
    state.decks = tuple(decks)


def _take(state: Position, seat: int, card: int) -> None:
    """The new card is not among those that may be put back."""
    state.push(Going(SWAP_DISCARD, seat, state.players[seat].inactive))
    player = state.players[seat]
    player.inactive = tuple(sorted(player.inactive + (card,)))
    if state.story is not None:
        state.tell(Event("take", {"seat": seat, "card": f"@card-{card:03}"}))


class SwapTake(Choice[Position]):
    def actions(self, state: Position, frame: Frame) -> list[int]:
        return [TAKE + card for card in sorted(state.discard)]

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        state.pop()
        card = action - TAKE
        state.discard = without(state.discard, card)
        _take(state, frame.seat, card)


class SwapDraw(Choice[Position]):
    """The discard pile is empty: the top artisan or building, never a map."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        return [DRAW + kind for kind in (ARTISAN, BUILDING) if state.decks[kind]]

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        state.pop()
        card = dealer.pick(state.decks[action - DRAW])
        remove_from_deck(state, card)
        _take(state, frame.seat, card)


class Going(Frame):
    """Cards of which one has to go."""

    __slots__ = ("cards",)

    def __init__(self, step: "SwapDiscard", seat: int, cards: tuple[int, ...]) -> None:
        super().__init__(step, seat, cards)
        self.cards: Final = cards


class SwapDiscard(Choice[Position, Going]):
    knows = ("*cards",)

    def frame(self, seat: int, args: tuple[int, ...]) -> Frame:
        return Going(self, seat, args)

    def actions(self, state: Position, frame: Going) -> list[int]:
        return [DISCARD + card for card in frame.cards]

    def play(self, state: Position, frame: Going, action: int, dealer: Dealer) -> None:
        state.pop()
        discard_inactive(state, frame.seat, action - DISCARD)


def discard_inactive(state: Position, seat: int, card: int) -> None:
    player = state.players[seat]
    player.inactive = without(player.inactive, card)
    state.discard += (card,)
    if state.story is not None:
        state.tell(Event("discard", {"seat": seat, "card": f"@card-{card:03}"}))


class DiscardMap(Choice[Position]):
    """Card 047: an active map."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        kinds = state.board.kinds
        return [DISCARD + card for card in sorted(state.players[frame.seat].active) if kinds[card] == MAP]

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        state.pop()
        use.discard(state, frame.seat, action - DISCARD)


SWAP_TAKE: Final[SwapTake] = SwapTake("swap take", "AMS-8.29, Q-43")
SWAP_DRAW: Final[SwapDraw] = SwapDraw("swap draw", "AMS-8.29, Q-43")
SWAP_DISCARD: Final[SwapDiscard] = SwapDiscard("swap discard", "AMS-8.29, Q-43")
DISCARD_MAP: Final[DiscardMap] = DiscardMap("discard map", "AMS-19.4, Q-56")
