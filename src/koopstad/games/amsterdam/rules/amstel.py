"""The Amstel (AMS-4.2, AMS-4.3, AMS-8.25 to AMS-8.28): advancing, piles, turn order."""

from collections.abc import Sequence
from typing import Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Frame, Work
from koopstad.engine.refusal import Refusal
from koopstad.games.amsterdam.cards.model import DISC_ON_TOP
from koopstad.games.amsterdam.position.state import Player, Position
from koopstad.games.amsterdam.printed.actions import AMSTEL
from koopstad.games.amsterdam.printed.pieces import AMSTEL_POINTS, RIVER
from koopstad.games.amsterdam.rules import gains
from koopstad.games.amsterdam.rules.turn_action import TurnAction


def price(spaces: int) -> int:
    """AMS-8.25: 1, 3, 5 ... resources."""
    return 2 * spaces - 1


# By the number of resources that can be spent: the advances they pay for.
_ADVANCES: Final = tuple(
    tuple(AMSTEL + spaces for spaces in range(1, RIVER + 1) if price(spaces) <= cubes)
    for cubes in range(2 * RIVER)
)


class AdvanceOnAmstel(TurnAction):
    """AMS-8.25: once per turn, n spaces for 2n - 1 resources. Q-34: other steps do not change the price."""

    def actions(self, state: Position, seat: int, player: Player, cubes: int) -> Sequence[int]:
        """Once per turn; not beyond the last space (Q-36)."""
        if state.turn.advanced:
            return ()
        return _ADVANCES[min(cubes, 2 * (RIVER - state.discs[seat]) - 1)] if state.discs[seat] < RIVER else ()

    def why_not(self, state: Position, seat: int, action: int) -> Refusal | None:
        spaces = action - AMSTEL
        cubes = gains.total(state.players[seat])
        if state.turn.advanced:
            return Refusal("AMS-8.25", "advanced")
        if state.discs[seat] + spaces > RIVER:
            return Refusal("AMS-8.28, Q-36", "river-end", {"spaces": RIVER - state.discs[seat]})
        if price(spaces) > cubes:
            return Refusal("AMS-8.25", "resources", {"cost": price(spaces), "held": cubes})
        return None

    def play(self, state: Position, seat: int, action: int, dealer: Dealer) -> None:
        spaces = action - AMSTEL
        state.turn.advanced = True
        state.push(Ahead(ADVANCE, seat, spaces))
        gains.pay_any(state, seat, price(spaces))


class Ahead(Frame):
    """So many spaces have been paid for."""

    __slots__ = ("spaces",)

    def __init__(self, step: "Advance", seat: int, spaces: int) -> None:
        super().__init__(step, seat, (spaces,))
        self.spaces: Final = spaces


class Advance(Work[Position, Ahead]):
    """AMS-8.25: the advance that has been paid for."""

    def frame(self, seat: int, args: tuple[int, ...]) -> Frame:
        return Ahead(self, seat, *args)

    def run(self, state: Position, frame: Ahead, dealer: Dealer) -> None:
        advance_in_turn(state, frame.seat, frame.spaces)


ADVANCE: Final[Advance] = Advance("advance")


def advance_in_turn(state: Position, seat: int, spaces: int) -> None:
    """By any means: it counts for cards that ask for it (Q-48)."""
    state.turn.rowed += advance(state, seat, spaces)


def advance(state: Position, disc: int, spaces: int) -> int:
    """Moves a disc, scores bridges and the end (AMS-8.26, Q-35), and returns the spaces moved (Q-36)."""
    old = state.discs[disc]
    new = min(old + spaces, RIVER)
    if new == old:
        return 0
    state.discs[disc] = new
    _put_in_order(state, disc)
    points = state.board.river_points[new] - state.board.river_points[old]
    if disc < state.seats:
        if state.story is not None:
            state.tell(Event("amstel", {"seat": disc, "spaces": new - old, "space": new}))
        if points:
            gains.gain_points(state, disc, points, AMSTEL_POINTS)
    elif state.tom is not None:
        state.tom.points += points
        if state.story is not None:
            state.tell(Event("tom-amstel", {"spaces": new - old, "space": new, "points": points}))
    return new - old


def _put_in_order(state: Position, disc: int) -> None:
    """AMS-4.3, Q-38: alone, on top of the pile it comes to; AMS-8.28: on the last space behind the others."""
    space = state.discs[disc]
    others = [other for other in state.river if other != disc]
    place = 0
    while place < len(others) and state.discs[others[place]] >= space:
        if state.discs[others[place]] == space and space != RIVER:
            break
        place += 1
    others.insert(place, disc)
    state.river = tuple(others)
    keep_on_top(state)


def keep_on_top(state: Position) -> None:
    """Card 034 (Q-53): its owner's disc is put back on top at once; the last space is fixed (Q-36)."""
    for seat, player in enumerate(state.players):
        if player.standing.powers & DISC_ON_TOP and state.discs[seat] != RIVER:
            order = [disc for disc in state.river if disc != seat]
            place = 0
            while place < len(order) and state.discs[order[place]] > state.discs[seat]:
                place += 1
            order.insert(place, seat)
            state.river = tuple(order)


def turn_order(state: Position) -> list[int]:
    """AMS-4.2, AMS-4.4, Q-01: the seats in the order in which a phase that begins now is played."""
    return [disc for disc in state.river if disc < state.seats]
