"""Time to think: none is counted, a slow player is reminded, or each has a bank that runs out."""

from __future__ import annotations

from typing import Literal

import msgspec

LONGEST = 60.0 * 60 * 24 * 30


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """What the table agreed on. Without a kind nobody's time is counted."""

    kind: Literal["none", "reminder", "bank"] = "none"
    seconds: float = 0.0  # reminder: how long a turn may last; bank: what each seat begins with
    increment: float = 0.0  # bank: what each turn adds
    bot: str = ""  # bank: who plays on when the time has run out; the game's best, unless named

    def why_not(self) -> str:
        """What is wrong with it, or nothing."""
        if self.kind != "none" and not 1 <= self.seconds <= LONGEST:
            return "a clock needs between 1 second and 30 days"
        if not 0 <= self.increment <= LONGEST:
            return "the increment of a clock is between 0 seconds and 30 days"
        return ""


class Times(msgspec.Struct):
    """The clocks of all seats while the game goes on. It looks at no watch: every call says when it is."""

    clock: Clock
    banks: list[float]
    seat: int | None = None  # whose time runs
    since: float = 0.0
    reminded: bool = False

    def copy(self) -> Times:
        return Times(self.clock, self.banks[:], self.seat, self.since, self.reminded)

    def turn(self, seat: int | None, at: float) -> None:
        """From now on it is this seat's time that runs (None: nobody's)."""
        if seat == self.seat:
            return
        if self.seat is not None and self.clock.kind == "bank":
            spent = max(0.0, at - self.since)
            self.banks[self.seat] = max(0.0, self.banks[self.seat] - spent) + self.clock.increment
        self.seat, self.since, self.reminded = seat, at, False

    def empty(self, seat: int) -> None:
        """The time of a seat has run out."""
        self.banks[seat] = 0.0
        self.seat = None

    def refill(self, seat: int) -> None:
        """A player who comes back after running out of time has a little again."""
        if self.clock.kind == "bank":
            self.banks[seat] = max(self.banks[seat], self.clock.increment, self.clock.seconds / 10)

    def due(self) -> float | None:
        """The moment at which something has to be done about the seat that thinks, or None."""
        if self.seat is None or self.clock.kind == "none" or self.reminded:
            return None
        return self.since + (self.clock.seconds if self.clock.kind == "reminder" else self.banks[self.seat])

    def left(self, at: float) -> list[float]:
        """What each seat has in its bank."""
        left = self.banks[:]
        if self.seat is not None and self.clock.kind == "bank":
            left[self.seat] = max(0.0, left[self.seat] - max(0.0, at - self.since))
        return left
