"""Bots that look ahead, made small, and positions to try them on."""

from __future__ import annotations

import pytest

from koopstad.bots import Memory, bot
from koopstad.bots.levels import Level
from koopstad.bots.thinker import Thinker
from koopstad.engine.manifest import manifest
from koopstad.engine.state import State
from koopstad.engine.weights import Learned
from koopstad.lab import train
from tests.test_bots import TRIALS, mover, positions

LEARNED = [name for name in TRIALS if manifest(name).judgement]
# Everything that a strong level does, as little of it as shows.
SMALL = Level(beam=2, few=2, turns=1, wide=2, worlds=1, playouts=0.5, nodes=10)
each_learned = pytest.mark.parametrize("name", LEARNED)


def thinker(name: str, seed: int, level: Level = SMALL, memory: Memory | None = None) -> Thinker:
    return Thinker(seed, Learned(manifest(name).judgement), bot(name, "greedy", seed), level, memory=memory)


def some(name: str, number: int, seed: int = 303, seats: int = 3) -> list[State]:
    """A few positions from all parts of a game with as much hidden as can be."""
    met = positions(name, seats, seed, TRIALS[name].every, TRIALS[name].options)
    choice = [state for state in met if len(state.actions()) > 1]
    return choice[:: max(1, len(choice) // number)]


def in_turn(name: str) -> State:
    """A position at the beginning of somebody's turn in the middle of a game."""
    judgement = train.judgement_of(name)
    for state in positions(name, 3, 303, 1, {})[150:]:
        seat = mover(state)
        if judgement.planning(state, seat) and len(state.actions()) > 8:
            return state
    raise AssertionError("nobody has a turn")
