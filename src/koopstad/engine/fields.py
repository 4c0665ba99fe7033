"""The fields of a position, each declared once: its word in plain data, and how it is written and read there.

Every class that makes up a position (the whole table, what lies before a seat, the turn) has such a table
beside it. Plain data, the way back, comparisons and the reading of scenarios follow from it; the kit checks
that the table, the attributes and the hand-written ``copy`` agree. A new field is an attribute, its line in
``copy`` and its line in the table.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from koopstad.engine.given import MOST, Given, Words
from koopstad.engine.names import Kind

# What is read and written depends on the position: its edition names the routes, its seats the observers.
Things = Kind | Callable[[Any], Kind]
Limit = int | Callable[[Any], int]


def _kind(things: Things, state: Any) -> Kind:
    return things if isinstance(things, Kind) else things(state)


def _limit(limit: Limit, state: Any) -> int:
    return limit if isinstance(limit, int) else limit(state)


# --- how a value stands in plain data ---


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """How the value of an attribute stands in plain data. ``state`` is the position it belongs to."""

    @abstractmethod
    def write(self, value: Any, state: Any) -> Any: ...

    @abstractmethod
    def read(self, given: Given, state: Any) -> Any: ...


class Number(Codec):
    def __init__(self, least: Limit = 0, most: Limit = MOST) -> None:
        self.least: Final = least
        self.most: Final = most

    def write(self, value: Any, state: Any) -> Any:
        return value

    def read(self, given: Given, state: Any) -> Any:
        return given.number(_limit(self.least, state), _limit(self.most, state))


class Flag(Codec):
    def write(self, value: Any, state: Any) -> Any:
        return value

    def read(self, given: Given, state: Any) -> Any:
        return given.flag()


class One(Codec):
    """A thing by its name; ``nothing`` is the number that stands for none."""

    def __init__(self, things: Things, nothing: int | None = None) -> None:
        self.things: Final = things
        self.nothing: Final = nothing

    def write(self, value: Any, state: Any) -> Any:
        return None if value == self.nothing else _kind(self.things, state).plain(value)

    def read(self, given: Given, state: Any) -> Any:
        if self.nothing is not None and given.nothing():
            return self.nothing
        return given.one(_kind(self.things, state))


class Many(Codec):
    """Things in their order, as a tuple."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def write(self, value: Any, state: Any) -> Any:
        kind = _kind(self.things, state)
        return [kind.plain(number) for number in value]

    def read(self, given: Given, state: Any) -> Any:
        return given.many(_kind(self.things, state))


class Numbers(Codec):
    """Numbers in their order, as a tuple."""

    def __init__(self, least: Limit = 0, most: Limit = MOST) -> None:
        self.least: Final = least
        self.most: Final = most

    def write(self, value: Any, state: Any) -> Any:
        return list(value)

    def read(self, given: Given, state: Any) -> Any:
        least, most = _limit(self.least, state), _limit(self.most, state)
        return tuple([entry.number(least, most) for entry in given.entries()])


class Mask(Codec):
    """Things as a bit mask."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def write(self, value: Any, state: Any) -> Any:
        kind = _kind(self.things, state)
        return [kind.plain(number) for number in kind.numbers() if value >> number & 1]

    def read(self, given: Given, state: Any) -> Any:
        return given.mask(_kind(self.things, state))


class Counts(Codec):
    """How many there are of each kind, as a list; none is not written, unless ``all`` are."""

    def __init__(self, things: Things, most: Limit = MOST, all: bool = False) -> None:  # noqa: A002
        self.things: Final = things
        self.most: Final = most
        self.all: Final = all

    def write(self, value: Any, state: Any) -> Any:
        kind = _kind(self.things, state)
        return {name: count for name, count in zip(kind.names, value, strict=True) if count or self.all}

    def read(self, given: Given, state: Any) -> Any:
        return given.counts(_kind(self.things, state), _limit(self.most, state))


class ByName(Codec):
    """Something for each thing of a kind, as a tuple; ``nothing`` is not written, unless ``all`` are."""

    def __init__(self, things: Things, each: Codec, nothing: Any, all: bool = False) -> None:  # noqa: A002
        self.things: Final = things
        self.each: Final = each
        self.nothing: Final = nothing
        self.all: Final = all

    def write(self, value: Any, state: Any) -> Any:
        kind = _kind(self.things, state)
        return {
            name: self.each.write(each, state)
            for name, each in zip(kind.names, value, strict=True)
            if self.all or each != self.nothing
        }

    def read(self, given: Given, state: Any) -> Any:
        kind = _kind(self.things, state)
        values = [self.nothing] * len(kind)
        for number, value in given.by_name(kind):
            values[number - kind.first] = self.each.read(value, state)
        return tuple(values)


class Sheet(Codec):
    """Points by the lines of a score sheet, as a list; a line without any is not written."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines: Final = Kind("line of the score sheet", lines)

    def write(self, value: Any, state: Any) -> Any:
        return {line: points for line, points in zip(self.lines.names, value, strict=True) if points}

    def read(self, given: Given, state: Any) -> Any:
        sheet = [0] * len(self.lines)
        for line, points in given.by_name(self.lines):
            sheet[line] = points.number(-MOST)
        return sheet


class AsTuple(Codec):
    """What another codec reads as a list, kept as a tuple."""

    def __init__(self, listed: Codec) -> None:
        self.listed: Final = listed

    def write(self, value: Any, state: Any) -> Any:
        return self.listed.write(value, state)

    def read(self, given: Given, state: Any) -> Any:
        return tuple(self.listed.read(given, state))


class AsList(Codec):
    """What another codec reads as a tuple, kept as a list."""

    def __init__(self, frozen: Codec) -> None:
        self.frozen: Final = frozen

    def write(self, value: Any, state: Any) -> Any:
        return self.frozen.write(value, state)

    def read(self, given: Given, state: Any) -> Any:
        return list(self.frozen.read(given, state))


# --- the words of a table, each with the attributes it stands for ---


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry:
    """A word of plain data, and the attributes of a part that it stands for."""

    def __init__(self, word: str, *attributes: str) -> None:
        self.word: Final = word
        self.attributes: Final = attributes

    @abstractmethod
    def write(self, part: Any, state: Any) -> Any: ...

    @abstractmethod
    def read(self, part: Any, given: Given, state: Any) -> None: ...

    def parts(self, part: Any) -> list[tuple[Any, "Fields"]]:
        """The parts inside this one that the word tells of, each with its own fields."""
        return []


class Field(Entry):
    """One attribute; it is called as its word unless another name is given."""

    def __init__(self, word: str, codec: Codec, attribute: str = "") -> None:
        super().__init__(word, attribute or word)
        self.codec: Final = codec

    def write(self, part: Any, state: Any) -> Any:
        return self.codec.write(getattr(part, self.attributes[0]), state)

    def read(self, part: Any, given: Given, state: Any) -> None:
        setattr(part, self.attributes[0], self.codec.read(given, state))


class Group(Entry):
    """Several attributes in a table of their own."""

    def __init__(self, word: str, *entries: Entry) -> None:
        super().__init__(word, *[name for entry in entries for name in entry.attributes])
        self.fields: Final = Fields(*entries)

    def write(self, part: Any, state: Any) -> Any:
        return self.fields.write(part, state)

    def read(self, part: Any, given: Given, state: Any) -> None:
        self.fields.read(part, given, state)


class Inner(Entry):
    """A part with fields of its own, such as the turn."""

    def __init__(self, word: str, fields: "Fields", attribute: str = "") -> None:
        super().__init__(word, attribute or word)
        self.fields: Final = fields

    def write(self, part: Any, state: Any) -> Any:
        return self.fields.write(getattr(part, self.attributes[0]), state)

    def read(self, part: Any, given: Given, state: Any) -> None:
        self.fields.read(getattr(part, self.attributes[0]), given, state)

    def parts(self, part: Any) -> list[tuple[Any, "Fields"]]:
        return [(getattr(part, self.attributes[0]), self.fields)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Seats(Entry):
    """What lies before each seat: ``[given.seat.0]``."""

    def __init__(self, fields: "Fields", *more: str) -> None:
        super().__init__("seat", "players", *more)
        self.fields: Final = fields

    def write(self, part: Any, state: Any) -> Any:
        return [self.write_seat(seat, state) for seat in range(state.seats)]

    def write_seat(self, seat: int, state: Any) -> Any:
        return self.fields.write(state.players[seat], state)

    def read(self, part: Any, given: Given, state: Any) -> None:
        for seat, words in given.seats(state.seats):
            self.read_seat(seat, words, state)

    def read_seat(self, seat: int, given: Given, state: Any) -> None:
        self.fields.read(state.players[seat], given, state)

    def parts(self, part: Any) -> list[tuple[Any, "Fields"]]:
        return [(player, self.fields) for player in part.players]


class Fields:
    """All fields of one class. ``derived`` attributes follow from the others and are never written; ``fixed``
    ones are the same in every position of a game.
    """

    def __init__(self, *entries: Entry, derived: Sequence[str] = (), fixed: Sequence[str] = ()) -> None:
        self.entries: Final = entries
        self.derived: Final = tuple(derived)
        self.fixed: Final = tuple(fixed)
        self.words: Final = tuple([entry.word for entry in entries])

    def attributes(self) -> set[str]:
        written = {name for entry in self.entries for name in entry.attributes}
        return {*written, *self.derived, *self.fixed}

    def write(self, part: Any, state: Any) -> dict[str, Any]:
        return {entry.word: entry.write(part, state) for entry in self.entries}

    def read(self, part: Any, given: Given, state: Any, more: Sequence[str] = ()) -> Words:
        """Puts what is said into the part; what is not said stays as it is. ``more`` words are left alone."""
        words = given.words((*self.words, *more))
        for entry in self.entries:
            if words.has(entry.word):
                entry.read(part, words[entry.word], state)
        return words

    def parts(self, part: Any) -> list[tuple[Any, "Fields"]]:
        """A part, and all parts inside it."""
        found: list[tuple[Any, Fields]] = [(part, self)]
        for entry in self.entries:
            for inner, fields in entry.parts(part):
                found += fields.parts(inner)
        return found
