"""Delivering goods (AMS-8.20 to AMS-8.24, AMS-10.1): warehouses and depots."""

from collections.abc import Sequence

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.refusal import Refusal
from koopstad.games.amsterdam.cards.model import DELIVER_GOOD
from koopstad.games.amsterdam.position.state import Player, Position
from koopstad.games.amsterdam.printed.actions import DELIVER
from koopstad.games.amsterdam.printed.pieces import DELIVERIES, GOODS, NONE
from koopstad.games.amsterdam.rules import gains
from koopstad.games.amsterdam.rules.triggers import fire
from koopstad.games.amsterdam.rules.turn_action import TurnAction


class DeliverGood(TurnAction):
    """AMS-8.20 to AMS-8.22: where the barge lies, one good at a time (Q-26), if one likes (C-29, Q-25).

    Q-27: at a depot any good aboard.
    """

    def actions(self, state: Position, seat: int, player: Player, cubes: int) -> Sequence[int]:
        store = state.board.harbour.store_at[player.barge]
        if store == NONE or not player.cargo or is_full(state, store):
            return []
        if store < len(GOODS):
            return [DELIVER + store] if store in player.cargo else []
        return [DELIVER + good for good in range(len(GOODS)) if good in player.cargo]

    def why_not(self, state: Position, seat: int, action: int) -> Refusal | None:
        player = state.players[seat]
        good = action - DELIVER
        store = state.board.harbour.store_at[player.barge]
        if not player.cargo:
            return Refusal("AMS-8.20, AMS-8.21", "empty-barge")
        if store == NONE or (store < len(GOODS) and store != good):
            return Refusal("AMS-8.20, AMS-8.21", "wrong-anchorage", {"good": f"@good-{GOODS[good]}"})
        if good not in player.cargo:
            return Refusal("AMS-8.20, AMS-8.21", "not-aboard", {"good": f"@good-{GOODS[good]}"})
        if is_full(state, store):
            return Refusal("AMS-8.20" if store < len(GOODS) else "AMS-8.21", "full")
        return None

    def play(self, state: Position, seat: int, action: int, dealer: Dealer) -> None:
        """AMS-10.2: the printed value, quick delivery, the foreman; then the cards."""
        player = state.players[seat]
        good = action - DELIVER
        place = player.cargo.index(good)
        player.cargo = player.cargo[:place] + player.cargo[place + 1 :]
        store = state.board.harbour.store_at[player.barge]
        points = put(state, store, good) + state.board.quick_delivery[state.round]
        if store == state.foreman:
            points += state.board.number["foreman_points"]  # AMS-14.3
            state.turn.foreman = True
        if state.story is not None:
            state.tell(
                Event(
                    "deliver",
                    {
                        "seat": seat,
                        "good": f"@good-{GOODS[good]}",
                        "store": f"@store-{state.board.harbour.store_names[store]}",
                    },
                )
            )
        gains.gain_points(state, seat, points, DELIVERIES)
        fire(state, seat, DELIVER_GOOD, dealer, good)


def is_full(state: Position, store: int) -> bool:
    if store < len(GOODS):
        return state.warehouses[store] >= len(state.board.harbour.roofs[store])
    return state.depots[store - len(GOODS)] != NONE


def put(state: Position, store: int, good: int) -> int:
    """AMS-8.20, AMS-8.21: on the best empty roof, or into the depot; its printed value."""
    harbour = state.board.harbour
    if store < len(GOODS):
        value = harbour.roofs[store][state.warehouses[store]]
        state.warehouses[store] += 1
        return value
    depot = store - len(GOODS)
    state.depots = (*state.depots[:depot], good, *state.depots[depot + 1 :])
    return harbour.depots[depot]
