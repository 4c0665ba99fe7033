"""How much a bot may think."""

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
        self._begun: Final = watch()
        self._seconds = seconds
        self._end = self._begun + seconds

    def spend(self, positions: int = 1) -> bool:
        """Takes some positions; False when there are not so many left."""
        if self.nodes < positions or (self._end != FOREVER and self._watch() > self._end):
            self.nodes = 0
            return False
        self.nodes -= positions
        return True

    @property
    def spent(self) -> int:
        """Positions that were taken."""
        return self._all - self.nodes

    @property
    def elapsed(self) -> float:
        """Seconds since thinking began."""
        return self._watch() - self._begun

    def halve(self, times: int) -> None:
        """Fewer positions, for whoever thinks again about what was thought about so often before."""
        self.nodes = self._all = self.nodes >> times

    def within(self, seconds: float) -> None:
        """Less time, for whoever has thought about this turn before."""
        self._seconds = seconds
        self._end = self._begun + seconds

    def has_left(self, share: float) -> bool:
        """Whether at least such a share of both is left."""
        if self.nodes < share * self._all:
            return False
        return self._end == FOREVER or self._end - self._watch() >= share * self._seconds
