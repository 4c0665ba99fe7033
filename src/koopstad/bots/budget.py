"""How much a bot may think about one turn."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

Watch = Callable[[], float]
FOREVER: Final = float("inf")


class Budget:
    """Positions that may still be looked at, and the time until which one may think.

    What is counted is the same on every machine; the time is for people who wait.
    """

    def __init__(self, nodes: int, seconds: float = FOREVER, watch: Watch = perf_counter) -> None:
        self.nodes = nodes
        self._watch: Final = watch
        self._end: Final = FOREVER if seconds == FOREVER else watch() + seconds

    def spend(self) -> bool:
        """Takes one position; False when there is none left."""
        if self.nodes <= 0 or (self._end != FOREVER and self._watch() > self._end):
            self.nodes = 0
            return False
        self.nodes -= 1
        return True
