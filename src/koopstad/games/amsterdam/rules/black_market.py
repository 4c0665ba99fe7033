"""The black market (AMS-8.11 to AMS-8.13), and its trader (AMS-16)."""

from typing import Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Choice, Frame
from koopstad.games.amsterdam.cards.model import BOTH_REWARDS, FIGURES_MOVE_LATE
from koopstad.games.amsterdam.position.state import Position
from koopstad.games.amsterdam.printed.actions import SELL, SELL_GULDEN, STORE, TRADER
from koopstad.games.amsterdam.printed.pieces import COLOURS, GOODS, GULDEN, NONE
from koopstad.games.amsterdam.rules import gains

_COLOURS: Final = tuple(range(SELL, SELL + len(COLOURS)))
_ALL_SOLD: Final = (1 << len(GOODS)) - 1


def offer_sale(state: Position, seat: int, good: int) -> None:
    """AMS-8.11: only now, and only where the space of the kind is empty (AMS-8.12, C-30)."""
    if not state.sold >> good & 1:
        state.push(Received(SALE, seat, good))


class Received(Frame):
    """A good that came with a block."""

    __slots__ = ("good",)

    def __init__(self, step: "Sale", seat: int, good: int) -> None:
        super().__init__(step, seat, (good,))
        self.good: Final = good


class Sale(Choice[Position, Received]):
    """Sell the good just received, for a resource or for gulden, or keep it."""

    knows = ("good",)

    def frame(self, seat: int, args: tuple[int, ...]) -> Frame:
        return Received(self, seat, *args)

    def actions(self, state: Position, frame: Received) -> list[int]:
        if _both(state, frame.seat, frame.good):
            return [*_COLOURS, STORE]
        return [SELL_GULDEN, *_COLOURS, STORE]

    def play(self, state: Position, frame: Received, action: int, dealer: Dealer) -> None:
        state.pop()
        if action == STORE:
            return
        seat, good = frame.seat, frame.good
        both = _both(state, seat, good)
        player = state.players[seat]
        player.store = player.store[:-1]
        state.sold |= 1 << good
        if state.story is not None:
            state.tell(Event("sell", {"seat": seat, "good": f"@good-{GOODS[good]}"}))
        if both or action == SELL_GULDEN:
            gains.gain_gulden(state, seat, state.board.number["sale_gulden"])
            if player.standing.powers & BOTH_REWARDS:
                gains.earn(player, GULDEN)
        if action != SELL_GULDEN:
            gains.gain_cubes(state, seat, action - SELL, 1)  # to be spent at once
        if good == state.trader and not state.deck.rules & FIGURES_MOVE_LATE:
            move_trader(state, seat)  # C-17: right after the sale


SALE: Final[Sale] = Sale("sale", "AMS-8.11")


def _both(state: Position, seat: int, good: int) -> bool:
    """Card 037, or the trader's space (AMS-16.2): both rewards, and not doubled (Q-74)."""
    if good == state.trader:
        return True
    return bool(state.players[seat].standing.powers & BOTH_REWARDS)


def move_trader(state: Position, seat: int) -> None:
    """AMS-16.3; when all nine spaces are filled he leaves the game."""
    if state.sold == _ALL_SOLD:
        state.trader = NONE
        if state.story is not None:
            state.tell(Event("trader-leaves", {}))
    else:
        state.push(Frame(MOVE_TRADER, seat))


class MoveTrader(Choice[Position]):
    """To a free adjacent space, or the closest free one."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        distance = state.board.city.market_distance[state.trader]
        open_spaces = [good for good in range(len(GOODS)) if not state.sold >> good & 1]
        nearest = min(distance[good] for good in open_spaces)
        return [TRADER + good for good in open_spaces if distance[good] == nearest]

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        state.pop()
        put_trader(state, frame.seat, action - TRADER)


class PlaceTrader(Choice[Position]):
    """AMS-16.1: the first player puts him on any space."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        return [TRADER + good for good in range(len(GOODS))]

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        state.pop()
        put_trader(state, frame.seat, action - TRADER)


def put_trader(state: Position, seat: int, good: int) -> None:
    state.trader = good
    if state.story is not None:
        state.tell(Event("trader", {"seat": seat, "good": f"@good-{GOODS[good]}"}))


MOVE_TRADER: Final[MoveTrader] = MoveTrader("move trader", "AMS-16.3")
PLACE_TRADER: Final[PlaceTrader] = PlaceTrader("place trader", "AMS-16.1")
