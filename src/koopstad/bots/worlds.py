"""The worlds in which a bot that looks ahead compares its choices, and chance as it is there."""

from typing import Final

from koopstad.engine.bot import Eyes
from koopstad.engine.dealer import Dealer, FastDealer
from koopstad.engine.judgement import Judgement
from koopstad.engine.state import State

LONGEST: Final = 2000  # decisions after which whatever is played on is left alone
WORLD: Final = 7919  # the chance of each imagined world is its own


def imagined_world(judgement: Judgement, eyes: Eyes, seed: int, world: int) -> State:
    """One of the worlds in which choices are compared."""
    return judgement.imagine(eyes, FastDealer(seed + WORLD * world))


def search_dealer(seed: int, world: int) -> FastDealer:
    """Chance as it is in an imagined world."""
    return FastDealer(seed + WORLD * (world + 1))


def play_line(state: State, seat: int, actions: list[int], dealer: Dealer) -> None:
    """Plays what a seat has planned in another world, as far as it can be played in this one: who searches a
    pile finds other cards here, and another has another answer.
    """
    for action in actions:
        if not state.pending or state.pending[-1].seat != seat or action not in state.actions():
            return
        state.play(action, dealer)
