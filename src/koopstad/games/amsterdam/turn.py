"""Phase III: each player's turn, the actions in any order (AMS-7)."""

from collections.abc import Callable
from typing import Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Frame, Step, Work
from koopstad.engine.refusal import Refusal
from koopstad.games.amsterdam import (
    activate,
    amstel,
    barge,
    black_market,
    blocks,
    delivery,
    market,
    use,
    workers,
)
from koopstad.games.amsterdam.actions import (
    ACTIVATE,
    AMSTEL,
    BLOCK,
    DELIVER,
    DOCKER,
    LOAD_ALL,
    MARKET,
    PASS,
    SAIL,
    USE,
)
from koopstad.games.amsterdam.gains import total
from koopstad.games.amsterdam.pieces import NONE
from koopstad.games.amsterdam.state import Position, Turn

Play = Callable[[Position, int, int, Dealer], None]
WhyNot = Callable[[Position, int, int], Refusal | None]


class ActionsPhase(Work[Position]):
    """AMS-7.1: in turn order each player takes one complete turn."""

    def run(self, state: Position, frame: Frame, dealer: Dealer) -> None:
        for seat in reversed(amstel.turn_order(state)):
            state.push(TURNS[seat])


class TakeTurn(Step[Position]):
    """AMS-7.2: all that can be done now."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        seat = frame.seat
        player = state.players[seat]
        cubes = total(player)
        actions = [PASS]
        if player.inactive:
            actions += activate.actions(state, player)
        if player.ready:
            actions += use.actions(state, seat, player)
        actions += blocks.actions(state, player)
        if player.store:
            actions += barge.load_actions(state, player)
        if cubes or state.turn.steps:
            actions += barge.sail_actions(state, player, cubes)
        actions += barge.docker_actions(state, player)
        if player.cargo:
            actions += delivery.actions(state, player)
        actions += amstel.actions(state, seat, cubes)
        if market.available(state, seat, player):
            actions.append(MARKET)
        return actions

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        _PLAYS[_KIND[action]](state, frame.seat, action, dealer)

    def why_not(self, state: Position, frame: Frame, action: int) -> Refusal | None:
        if action > MARKET:
            return Refusal("AMS-7.2", "not-in-turn")
        return _WHY_NOTS[_KIND[action]](state, frame.seat, action)


def _pass(state: Position, seat: int, action: int, dealer: Dealer) -> None:
    """Q-03: final for this round. The figures of the expansions may have to move on."""
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


def _may_pass(state: Position, seat: int, action: int) -> Refusal | None:
    return None


# The kinds of actions in the order of their numbers: first action, how it is played, why it is refused.
_ACTIONS: Final[tuple[tuple[int, Play, WhyNot], ...]] = (
    (PASS, _pass, _may_pass),
    (ACTIVATE + 1, activate.pay_and_activate, activate.why_not),
    (USE + 1, use.use, use.why_not),
    (BLOCK, blocks.pay_and_take, blocks.why_not),
    (LOAD_ALL, barge.load, barge.why_not_load),
    (SAIL, barge.sail, barge.why_not_sail),
    (DOCKER, barge.take_docker, barge.why_not_docker),
    (DELIVER, delivery.deliver, delivery.why_not),
    (AMSTEL + 1, amstel.pay_and_advance, amstel.why_not),
    (MARKET, market.buy, market.why_not),
)
_PLAYS: Final = tuple(play for _, play, _ in _ACTIONS)
_WHY_NOTS: Final = tuple(why_not for _, _, why_not in _ACTIONS)
_KIND: Final = tuple(sum(first <= action for first, _, _ in _ACTIONS) - 1 for action in range(MARKET + 1))

ACTIONS_PHASE: Final = ActionsPhase("actions phase")
TAKE_TURN: Final = TakeTurn("turn")
# Frames are immutable, so each is made once and shared by every game.
TURNS: Final = tuple(Frame(TAKE_TURN, seat) for seat in range(4))
