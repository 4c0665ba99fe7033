"""Who is first (AMS-12.9, AMS-18.13)."""

from typing import TYPE_CHECKING

from koopstad.engine.state import places

if TYPE_CHECKING:
    from koopstad.games.amsterdam.position.state import Position


def ranking(state: "Position") -> list[int]:
    """Most points, then further ahead on the Amstel (Q-67); alone only with more points than TOM (Q-86)."""
    if state.tom is not None:
        return [1 if state.players[0].points > state.tom.points else 2]
    keys = [(player.points, -state.river.index(seat)) for seat, player in enumerate(state.players)]
    return places(keys)
