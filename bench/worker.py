"""What every contender's worker shares: commands come in as lines, answers go out as JSON lines.

    slice 0.5     play at random for half a second       {"decisions": 41250, "seconds": 0.5003}
    copy 100      time an operation at 100 positions     {"us": 2.61}

Standard library only: a worker runs in its contender's own virtual environment.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time

Answer = dict[str, float | int | str]

SEATS = 4
CLOCK_EVERY = 50  # decisions between two looks at the clock
APART = 7  # decisions between two measured positions
REPEATS = 5  # calls timed together at one position


def play_slice(seconds: float, play: Callable[[int], None]) -> Answer:
    """Play for `seconds` of processor time, which a busy machine disturbs less than the wall clock."""
    decisions = 0
    start = process_time()
    elapsed = 0.0
    while elapsed < seconds:
        play(CLOCK_EVERY)
        decisions += CLOCK_EVERY
        elapsed = process_time() - start
    return {"decisions": decisions, "seconds": elapsed}


def time_operation(
    positions: int, play: Callable[[int], None], operation: Callable[[], Callable[[], object]]
) -> Answer:
    """The median microseconds of an operation over positions met in play.

    `operation()` prepares the call for the position of the moment.
    """
    times = []
    for _ in range(positions):
        play(APART)
        call = operation()
        start = perf_counter()
        for _ in range(REPEATS):
            call()
        times.append((perf_counter() - start) / REPEATS)
    return {"us": median(times) * 1e6}


def serve(hello: Answer, commands: dict[str, Callable[[float], Answer]]) -> None:
    """Say which build this is, then answer until the input ends."""
    print(json.dumps(hello), flush=True)
    for line in sys.stdin:
        command, _, argument = line.strip().partition(" ")
        print(json.dumps(commands[command](float(argument))), flush=True)
