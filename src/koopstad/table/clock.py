"""Time to think: none is counted, a slow player is reminded, or each has a bank that runs out."""

from __future__ import annotations

from typing import Literal

import msgspec

LONGEST = 60.0 * 60 * 24 * 30


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """What the table agreed on. Without a kind nobody's time is counted."""

    kind: Literal["none", "reminder", "bank"] = "none"
    seconds: float = 0.0  # reminder: how long a turn may last; bank: what each seat begins with
    increment: float = 0.0  # bank: what each turn adds that is not taken back
    bot: str = ""  # bank: who plays on when the time has run out; the game's best, unless named

    def why_not(self) -> str:
        """What is wrong with it, or nothing."""
        if self.kind != "none" and not 1 <= self.seconds <= LONGEST:
            return "a clock needs between 1 second and 30 days"
        if not 0 <= self.increment <= LONGEST:
            return "the increment of a clock is between 0 seconds and 30 days"
        return ""


class Times(msgspec.Struct):
    """The clocks of all seats while the game goes on. It looks at no watch: every call says when it is.

    Whatever happens, a seat thinks no longer than its bank, the increments of its turns and one advance.
    """

    clock: Clock
    banks: list[float]
    seat: int | None = None  # whose time runs
    since: float = 0.0
    reminded: bool = False
    debts: list[float] = []  # what a seat was lent when it came back; its increments pay that first

    def __post_init__(self) -> None:
        self.debts = self.debts or [0.0] * len(self.banks)

    def copy(self) -> Times:
        return Times(self.clock, self.banks[:], self.seat, self.since, self.reminded, self.debts[:])

    def run(self, seat: int | None, at: float) -> None:
        """From now on it is this seat's time that runs (None: nobody's)."""
        if seat == self.seat:
            return
        if self.seat is not None and self.clock.kind == "bank":
            self.banks[self.seat] = self.left(at)[self.seat]
        self.seat, self.since, self.reminded = seat, at, False

    def turn_ended(self, seat: int, own: bool) -> None:
        """A turn adds its increment, after paying debts; one that a bot played only pays them."""
        if self.clock.kind == "bank":
            paid = min(self.debts[seat], self.clock.increment)
            self.debts[seat] -= paid
            self.banks[seat] += self.clock.increment - paid if own else 0.0

    def empty(self, seat: int) -> None:
        """The time of a seat has run out."""
        self.banks[seat] = 0.0
        self.seat = None

    @property
    def advance(self) -> float:
        """What somebody is lent who comes back after running out of time."""
        return max(self.clock.increment, self.clock.seconds / 10)

    def can_come_back(self, seat: int) -> bool:
        """Who has nothing left and was lent something before pays that first."""
        return self.clock.kind != "bank" or self.banks[seat] > 0 or not self.debts[seat]

    def come_back(self, seat: int) -> None:
        if self.clock.kind == "bank" and self.banks[seat] <= 0:
            self.banks[seat] = self.debts[seat] = self.advance

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
