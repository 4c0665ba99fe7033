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
        self._all = nodes
        self._watch: Final = watch
        self._seconds = seconds
        self._end = FOREVER if seconds == FOREVER else watch() + seconds

    def spend(self) -> bool:
        """Takes one position; False when there is none left."""
        if self.nodes <= 0 or (self._end != FOREVER and self._watch() > self._end):
            self.nodes = 0
            return False
        self.nodes -= 1
        return True

    @property
    def spent(self) -> int:
        """Positions that were taken."""
        return self._all - self.nodes

    def halve(self, times: int) -> None:
        """For whoever thinks again about what was thought about so often before."""
        self.nodes = self._all = self.nodes >> times
        if self._end != FOREVER:
            less = self._seconds / 2**times
            self._end -= self._seconds - less
            self._seconds = less

    def has_left(self, share: float) -> bool:
        """Whether at least such a share of both is left."""
        if self.nodes < share * self._all:
            return False
        return self._end == FOREVER or self._end - self._watch() >= share * self._seconds
