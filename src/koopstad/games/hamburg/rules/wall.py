"""The city wall and its statues (HAM-6.8)."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Args, Event
from koopstad.engine.frames import Frame, Step
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.model import (
    AS_PRINTED,
    OTHERS_BUILT_WALL,
    WALL_BY_DIE,
    WALL_FREE,
    WALL_PRICE,
)
from koopstad.games.hamburg.printed.actions import STATUE
from koopstad.games.hamburg.printed.board import Terms
from koopstad.games.hamburg.printed.pieces import BLACK, COLOURS, HALVES
from koopstad.games.hamburg.rules.happen import happen

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Player, Position
    from koopstad.games.hamburg.printed.board import Segment

HALF: Final = 5  # segments


def stones(player: "Player", half: int) -> int:
    return player.right if half else player.left


def next_segment(state: "Position", player: "Player", half: int) -> "Segment | None":
    """HAM-6.8.2: outwards from the tower; None when the half is complete."""
    built = stones(player, half)
    return state.board.wall[half][built] if built < HALF else None


def basic_cost(state: "Position", player: "Player", segment: "Segment", terms: Terms) -> int:
    """The marks of the basic action: free by 108 or B19, 2 by mayor 08 (HAM-AMB-62), or as printed."""
    standing = player.display.standing
    if standing.powers & WALL_FREE or terms.free:
        return 0
    if standing.limits[WALL_PRICE] != AS_PRINTED:
        return standing.limits[WALL_PRICE]
    price = _base_cost(state, player, segment) + terms.cost
    return price if price > 0 else 0


def card_cost(state: "Position", player: "Player", segment: "Segment", times: int) -> int:
    """HAM-AMB-32: for a stone that a card lets build at so many times its cost; no ship (HAM-15.4)."""
    if not times:
        return 0
    fixed = player.display.standing.limits[WALL_PRICE]
    if fixed != AS_PRINTED:
        return fixed
    return times * _base_cost(state, player, segment)


def _base_cost(state: "Position", player: "Player", segment: "Segment") -> int:
    """HAM-AMB-31: with 232 the black die, unless the printed cost is lower."""
    if player.display.standing.powers & WALL_BY_DIE and state.dice[BLACK]:
        return min(segment.cost, state.dice[BLACK])
    return segment.cost


def build_stone(state: "Position", seat: int, half: int, price: int, dealer: Dealer) -> None:
    """A wall stone, in whatever way; HAM-6.8.4: the fifth one of a half brings a statue."""
    player = state.players[seat]
    segment = next_segment(state, player, half)
    assert segment is not None
    player.money -= price
    if half:
        player.right += 1
    else:
        player.left += 1
    if state.story is not None:
        told: Args = {
            "half": f"@half-{HALVES[half]}",
            "colour": f"@colour-{COLOURS[segment.colour]}",
            "price": price,
        }
        state.tell(Event("stone", {**state.who(seat), **told}))
    if stones(player, half) == HALF and not player.statued >> half & 1 and (state.hummels or state.jettes):
        player.statued |= 1 << half  # HAM-AMB-49: once in the game
        state.push(Frame(TAKE_STATUE, seat))
    for other in state.others(seat):
        if state.players[other].display.standing.whens[OTHERS_BUILT_WALL]:
            happen(state, other, OTHERS_BUILT_WALL, segment.colour, dealer)


def removable(player: "Player") -> list[int]:
    """HAM-8.3: the halves whose outermost stone can be lost."""
    return [half for half in range(2) if stones(player, half)]


def remove_stone(state: "Position", seat: int, half: int) -> None:
    player = state.players[seat]
    if half:
        player.right -= 1
    else:
        player.left -= 1
    if state.story is not None:
        state.tell(Event("lose-stone", {**state.who(seat), "half": f"@half-{HALVES[half]}"}))


def third_segments(state: "Position", player: "Player") -> int:
    """HAM-19.6: how many of the two specially marked segments are built."""
    return sum(
        place < stones(player, half)
        for half in range(2)
        for place, segment in enumerate(state.board.wall[half])
        if segment.points
    )


class TakeStatue(Step["Position"]):
    """HAM-6.8.4; HAM-13.3: with expansion 2 one of the two on offer; HAM-AMB-93: or the only one left."""

    def actions(self, state: "Position", frame: Frame) -> list[int]:
        offers = [STATUE] if state.hummels else []
        if state.jettes:
            offers.append(STATUE + 1)
        return offers

    def play(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        state.pop()
        player = state.players[frame.seat]
        if action == STATUE:
            value = state.hummels[0]
            state.hummels = state.hummels[1:]
            player.statues = tuple(sorted((*player.statues, value), reverse=True))
        else:
            value = state.jettes[0]
            state.jettes = state.jettes[1:]
            player.statues = tuple(sorted((*player.statues, -value), reverse=True))
            player.money += value
        if state.story is not None:
            key = "statue-hummel" if action == STATUE else "statue-jette"
            state.tell(Event(key, {**state.who(frame.seat), "value": value}))

    def why_not(self, state: "Position", frame: Frame, action: int) -> Refusal | None:
        return None if action in self.actions(state, frame) else Refusal("HAM-13.3", "statue")


TAKE_STATUE: Final = TakeStatue("take a statue", automatic=True)
