"""The one reader of given positions: every value knows its place, and is refused there in a sentence."""

from collections.abc import Collection, Sequence
from typing import Any, Final, NoReturn

from koopstad.engine.errors import ScenarioError
from koopstad.engine.names import Kind
from koopstad.engine.reading import quoted

# Larger than any number of a game; what is larger still is a slip of the pen.
MOST: Final = 9999
# The words for nothing at a place: no card, no figure.
NOTHING: Final = ("", "none", "nobody", "gap")


class Given:
    """A value of a given position with its place: ``given.seat.0.dice``. None is a thing not said."""

    def __init__(self, value: Any, where: str) -> None:
        self.value: Final = value
        self.where: Final = where

    def refuse(self, what: str) -> NoReturn:
        raise ScenarioError(f"{self.where}: {what}")

    def shown(self) -> str:
        """The value as an error message quotes it."""
        return quoted(self.value)

    def number(self, least: int = 0, most: int = MOST) -> int:
        value = self.value
        if type(value) is not int:
            self.refuse(f"{self.shown()} is no whole number")
        if value < least:
            self.refuse(f"{self.shown()} is less than {least}")
        if value > most:
            self.refuse(f"{self.shown()} is more than {most}")
        return int(value)

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            self.refuse(f"{self.shown()} is neither true nor false")
        return self.value

    def nothing(self) -> bool:
        return self.value is None or (isinstance(self.value, str) and self.value.strip().lower() in NOTHING)

    def one(self, kind: Kind) -> int:
        """A thing by its name; some things go by number too."""
        value = self.value
        text = quoted(value) if type(value) is int else value
        found = kind.find(text) if isinstance(text, str) else None
        if found is None:
            self.refuse(f"{self.shown()} is no {kind.noun}; {kind.known()}")
        return found

    def one_of(self, names: Sequence[str]) -> str:
        if not isinstance(self.value, str) or self.value not in names:
            self.refuse(f"{self.shown()} is none of {', '.join(names)}")
        return self.value

    def seat(self, seats: int) -> int:
        if type(self.value) is not int or not 0 <= self.value < seats:
            self.refuse(f"there are seats 0 to {seats - 1}, not {self.shown()}")
        return int(self.value)

    def many(self, kind: Kind) -> tuple[int, ...]:
        return tuple([entry.one(kind) for entry in self.entries()])

    def mask(self, kind: Kind) -> int:
        """A list of things as a bit mask."""
        mask = 0
        for number in self.many(kind):
            mask |= 1 << number
        return mask

    def counts(self, kind: Kind, most: int = MOST) -> list[int]:
        """``{ pink = 2, joker = 1 }``, or the same as a list: ``["pink", "pink", "joker"]``."""
        counts = [0] * len(kind)
        if isinstance(self.value, dict):
            for number, count in self.by_name(kind):
                counts[number - kind.first] += count.number(0, most)
        else:
            for number in self.many(kind):
                counts[number - kind.first] += 1
        return counts

    def entries(self) -> list["Given"]:
        """A list. A single text is a list of one, and 0 is an empty one: a pile without cards."""
        value = self.value
        if value is None or (type(value) is int and value == 0):
            return []
        if isinstance(value, str):
            return [self]
        if not isinstance(value, list | tuple):
            self.refuse(f"{self.shown()} is no list")
        return [Given(entry, self.where) for entry in value]

    def by_name(self, kind: Kind) -> list[tuple[int, "Given"]]:
        """A table whose words are names of things."""
        if self.value is None:
            return []
        if not isinstance(self.value, dict):
            self.refuse(f"{self.shown()} is no table")
        return [
            (Given(name, self.where).one(kind), Given(value, f"{self.where}.{name}"))
            for name, value in self.value.items()
        ]

    def words(self, known: Collection[str]) -> "Words":
        """A table with words of its own."""
        return Words(self, known)

    def seats(self, seats: int) -> list[tuple[int, "Given"]]:
        """``[given.seat.0]`` or a list; TOML's keys are texts."""
        value = {} if self.value is None else self.value
        if not isinstance(value, dict | list):
            self.refuse(f"{self.shown()} is no table; write [{self.where}.0] for the first seat")
        known = {str(seat): seat for seat in range(seats)}
        found = []
        for seat, words in value.items() if isinstance(value, dict) else enumerate(value):
            there = Given(words, f"{self.where}.{seat}")
            if str(seat) not in known:
                there.refuse(f"there are seats 0 to {seats - 1}")
            found.append((known[str(seat)], there))
        return found


class Words:
    """A table of a given position. An unknown word is refused, with the known ones."""

    def __init__(self, given: Given, known: Collection[str]) -> None:
        if not isinstance(given.value, dict):
            given.refuse(f"{given.shown()} is no table")
        self._table: Final[dict[str, Any]] = given.value
        self.where: Final = given.where
        for word in self._table:
            if word not in known:
                self[word].refuse(f"unknown word; known are {', '.join(known)}")

    def has(self, word: str) -> bool:
        """Whether something is said; a word with nothing (as plain data has it) says nothing."""
        return self._table.get(word) is not None

    def __getitem__(self, word: str) -> Given:
        return Given(self._table.get(word), f"{self.where}.{word}")


def difference(given: Any, made: Any, where: str) -> str:
    """The first place at which a position says something else than it was given; nothing if there is none."""
    if isinstance(given, dict) and isinstance(made, dict):
        for word in (*given, *[word for word in made if word not in given]):
            if word not in made and not given[word]:
                continue  # none of a thing: there is nothing to say
            if word not in made:
                return f"{where}.{word}: nothing in the position stands for it"
            if word not in given:
                return f"{where}.{word}: it is missing"
            found = difference(given[word], made[word], f"{where}.{word}")
            if found:
                return found
        return ""
    if isinstance(given, list | tuple) and isinstance(made, list | tuple):
        if len(given) != len(made):
            return f"{where}: {len(given)} are given, {len(made)} are in the position"
        for place, pair in enumerate(zip(given, made, strict=True)):
            found = difference(pair[0], pair[1], f"{where}.{place}")
            if found:
                return found
        return ""
    same = given == made and type(given) is type(made)
    return "" if same else f"{where}: {quoted(given)} has become {quoted(made)}"
