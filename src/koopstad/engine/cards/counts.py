"""What cards count: numbers that depend on the position.

``per(2, crests, every=3)`` is 2 for every full three crests; ``total(a, b)`` adds; ``@counted`` makes a count
of a function of state and seat.
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from koopstad.engine.cards.effects import NO_SUBJECT
from koopstad.engine.cards.icons import Icon
from koopstad.engine.state import State

S = TypeVar("S", bound=State)
Function = Callable[[Any, int], int]


class Count(Generic[S]):
    """A number that depends on the position."""

    @abstractmethod
    def value(self, state: S, seat: int, subject: int = NO_SUBJECT) -> int:
        """The number now, for a seat; ``subject``: what the program that counts is about."""

    def icon(self) -> Icon:
        """One of what is counted: ``["map", "jordaan"]``."""
        return []


# A number, or something counted.
Amount = int | Count[Any]


def number(amount: Amount, state: State, seat: int, subject: int = NO_SUBJECT) -> int:
    return amount if isinstance(amount, int) else amount.value(state, seat, subject)


class Counted(Count[State]):
    """What a function of state and seat finds."""

    def __init__(self, function: Function, *icon: str | int) -> None:
        self.function: Final = function
        self.symbol: Final = icon

    def value(self, state: State, seat: int, subject: int = NO_SUBJECT) -> int:
        return self.function(state, seat)

    def icon(self) -> Icon:
        return [*self.symbol]


class Per(Count[State]):
    """So much for every full so many counted; ``up``: for every begun so many."""

    def __init__(self, each: int, count: Count[Any], every: int, up: bool) -> None:
        self.each: Final = each
        self.count: Final = count
        self.every: Final = every
        self.up: Final = up

    def value(self, state: State, seat: int, subject: int = NO_SUBJECT) -> int:
        found = self.count.value(state, seat, subject)
        return self.each * ((found + self.every - 1) // self.every if self.up else found // self.every)

    def icon(self) -> Icon:
        return [*([self.every] if self.every > 1 else []), *self.count.icon()]


class Sum(Count[State]):
    def __init__(self, amounts: tuple[Amount, ...]) -> None:
        self.amounts: Final = amounts

    def value(self, state: State, seat: int, subject: int = NO_SUBJECT) -> int:
        found = 0
        for amount in self.amounts:
            found += number(amount, state, seat, subject)
        return found

    def icon(self) -> Icon:
        return [symbol for amount in self.amounts if not isinstance(amount, int) for symbol in amount.icon()]


def per(each: int, count: Count[Any], every: int = 1, up: bool = False) -> Per:
    return Per(each, count, every, up)


def total(*amounts: Amount) -> Sum:
    return Sum(amounts)


def counted(*icon: str | int) -> Callable[[Function], Counted]:
    """``@counted("crest")`` before a function makes a count of it."""

    def make(function: Function) -> Counted:
        return Counted(function, *icon)

    return make


def amount_icons(verb: str, noun: str, amount: Amount) -> list[Icon]:
    """``["gain", "points", 2], ["per", "map"]``: so many, and for what."""
    if isinstance(amount, int):
        return [[verb, noun, amount]]
    each = amount.each if isinstance(amount, Per) else 1
    return [[verb, noun, each], ["per", *amount.icon()]]
