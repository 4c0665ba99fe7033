"""Phase III: each player's turn, the actions in any order (AMS-7)."""

from collections.abc import Sequence
from typing import Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Frame, Step, Work
from koopstad.engine.refusal import Refusal
from koopstad.games.amsterdam.position.state import Player, Position, Turn
from koopstad.games.amsterdam.printed.actions import (
    ACTIVATE,
    AMSTEL,
    BLOCK,
    DELIVER,
    DOCKER,
    LOAD_ALL,
    MARKET,
    PASS,
    SAIL,
    SELL_GULDEN,
    STORE,
    USE,
)
from koopstad.games.amsterdam.printed.pieces import NONE
from koopstad.games.amsterdam.rules import amstel, black_market, workers
from koopstad.games.amsterdam.rules.activate import ActivateCard
from koopstad.games.amsterdam.rules.amstel import AdvanceOnAmstel
from koopstad.games.amsterdam.rules.barge import LoadGoods, Sail, TakeDocker
from koopstad.games.amsterdam.rules.blocks import TakeBlock
from koopstad.games.amsterdam.rules.delivery import DeliverGood
from koopstad.games.amsterdam.rules.gains import total
from koopstad.games.amsterdam.rules.market import UseMarket
from koopstad.games.amsterdam.rules.turn_action import TurnAction
from koopstad.games.amsterdam.rules.use import UseCard


class ActionsPhase(Work[Position]):
    """AMS-7.1: in turn order each player takes one complete turn."""

    def run(self, state: Position, frame: Frame, dealer: Dealer) -> None:
        for seat in reversed(amstel.turn_order(state)):
            state.push(TURNS[seat])


class TakeTurn(Step[Position]):
    """AMS-7.2, Q-02: all that can be done now, in one go."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        seat = frame.seat
        player = state.players[seat]
        cubes = total(player)
        actions: list[int] = []
        for row in _ROWS:
            actions += row.actions(state, seat, player, cubes)
        return actions

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        _ROW_OF[action].play(state, frame.seat, action, dealer)

    def why_not(self, state: Position, frame: Frame, action: int) -> Refusal | None:
        if SELL_GULDEN <= action <= STORE:
            return Refusal("AMS-8.11, AMS-8.12", "no-sale")
        if action > MARKET:
            return Refusal("AMS-7.2", "not-in-turn")
        return _ROW_OF[action].why_not(state, frame.seat, action)


class Pass(TurnAction):
    """Q-03, C-26: final for this round. The figures of the expansions may have to move on."""

    def actions(self, state: Position, seat: int, player: Player, cubes: int) -> Sequence[int]:
        return _PASS

    def play(self, state: Position, seat: int, action: int, dealer: Dealer) -> None:
        state.pop()
        if state.story is not None:
            state.tell(Event("pass", {"seat": seat}))
        delivered_at_foreman = state.turn.foreman
        state.turn = Turn()  # steps that were not used lapse
        if delivered_at_foreman:
            workers.move_foreman(state, seat)  # AMS-14.4
        if workers.at_end_of_turn(state):
            if state.bailiff != NONE and not state.free >> state.bailiff & 1:
                workers.move_bailiff(state, seat)
            if state.trader != NONE and state.sold >> state.trader & 1:
                black_market.move_trader(state, seat)

    def why_not(self, state: Position, seat: int, action: int) -> Refusal | None:
        return None


_PASS: Final = (PASS,)
# The rows of AMS-7.2 in the order of their numbers.
_ROWS: Final[tuple[TurnAction, ...]] = (
    Pass(PASS),
    ActivateCard(ACTIVATE + 1),
    UseCard(USE + 1),
    TakeBlock(BLOCK),
    LoadGoods(LOAD_ALL),
    Sail(SAIL),
    TakeDocker(DOCKER),
    DeliverGood(DELIVER),
    AdvanceOnAmstel(AMSTEL + 1),
    UseMarket(MARKET),
)
_ROW_OF: Final = tuple([row for row in _ROWS if row.first <= action][-1] for action in range(MARKET + 1))

ACTIONS_PHASE: Final[ActionsPhase] = ActionsPhase("actions phase")
TAKE_TURN: Final[TakeTurn] = TakeTurn("turn")
# Frames are immutable, so each is made once and shared by every game.
TURNS: Final = tuple(Frame(TAKE_TURN, seat) for seat in range(4))
