"""Every kind of decision and of waiting work, by name: the way back from a saved position."""

from typing import Final

from koopstad.engine.frames import steps_of
from koopstad.games.hamburg.cards.programs import PROGRAMS
from koopstad.games.hamburg.rules import (
    activation,
    build,
    dice,
    flow,
    mayors,
    misfortunes,
    refill,
    ships,
    turn,
    wall,
)
from koopstad.games.hamburg.rules.tom import turn as tom

STEPS: Final = {
    **steps_of(activation, build, dice, flow, mayors, misfortunes, refill, ships, tom, turn, wall),
    **{step.name: step for step in (PROGRAMS, PROGRAMS.asking)},
}
