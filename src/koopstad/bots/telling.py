"""What of the rest of a turn is told: what speaks for a choice is often what it makes room for."""

from typing import Final

from koopstad.engine.game import Game
from koopstad.engine.manifest import manifest
from koopstad.engine.state import State

TOLD: Final = 3  # decisions, at most
Decision = tuple[State, int]  # a position, and the action that is played in it


def worth_telling(game: Game, start: State, decisions: list[Decision]) -> list[Decision]:
    """The next decisions after the first action of a turn; what an action is paid with is left out, and that
    the turn is over then.
    """
    ends = manifest(game.id).ends
    told = [
        (here, action)
        for here, action in decisions
        if len(here.pending) <= len(start.pending) and game.name(action) not in ends
    ]
    return told[:TOLD]
