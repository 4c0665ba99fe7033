"""The typed view of a game as arrays: what its TypedDict declares (``position/views.py``), field by field.

Each field that holds numbers or names is one array, called by its path: ``pile``, ``players.hand``. A list on
the way is an axis of it, as long as the list can get (``AtMost``) or as it is at the start; so is a dict with
names as keys. A name stands by its number among those that can stand there.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import numpy as np
from gymnasium import spaces
from msgspec import Meta

from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import GameError, OptionError
from koopstad.engine.game import Game
from koopstad.engine.manifest import manifest, part
from koopstad.engine.state import View
from koopstad.engine.views import AtMost

UNKNOWN: Final = -1  # a None: nothing there, or nothing that this seat may know
MISSING: Final = -2  # behind the end of a list, or a word that the view does not have now
KIND: Final = np.int16

Rows = list[list[int]]  # the numbers of each array, while a view is read


@dataclass
class Leaf:
    """One array: its path, its axes, and the names by their numbers where it holds names."""

    path: str
    names: tuple[str, ...] = ()
    shape: tuple[int, ...] = ()

    def space(self) -> spaces.Box:
        known = np.iinfo(KIND)
        least, most = (MISSING, len(self.names) - 1) if self.names else (known.min, known.max)
        return spaces.Box(least, most, self.shape or (1,), KIND)


class Part(ABC):
    """How a part of a view is read."""

    blank: list[tuple[int, list[int]]]  # by array: the numbers that say that the part is not there

    @abstractmethod
    def read(self, value: Any, rows: Rows) -> None:
        """Adds the numbers of a value to its arrays."""

    def skip(self, rows: Rows) -> None:
        for place, numbers in self.blank:
            rows[place] += numbers


class Number(Part):
    def __init__(self, place: int) -> None:
        self.place = place

    def read(self, value: Any, rows: Rows) -> None:
        rows[self.place].append(UNKNOWN if value is None else int(value))


class Name(Part):
    def __init__(self, place: int, names: Sequence[str]) -> None:
        self.place = place
        self.numbers = {name: number for number, name in enumerate(names)}

    def read(self, value: Any, rows: Rows) -> None:
        rows[self.place].append(UNKNOWN if value is None else self.numbers[value])


class Pair(Part):
    """Numbers and names side by side in one array."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts

    def read(self, value: Any, rows: Rows) -> None:
        for each, held in zip(self.parts, value, strict=True):
            each.read(held, rows)


class Row(Part):
    """A list, with room behind its end for what it can get."""

    def __init__(self, each: Part, length: int, path: str) -> None:
        self.each = each
        self.length = length
        self.path = path

    def read(self, value: Any, rows: Rows) -> None:
        if value is None:
            self.skip(rows)
            return
        room = self.length - len(value)
        if room < 0:
            raise GameError(f"{self.path} has {len(value)} entries, and room for {self.length} (AtMost)")
        for one in value:
            self.each.read(one, rows)
        for place, numbers in self.each.blank:
            rows[place] += numbers * room


class ByName(Part):
    """A dict with names as keys; a number that is not there is 0."""

    def __init__(self, each: Part, names: Sequence[str]) -> None:
        self.each = each
        self.names = names

    def read(self, value: Any, rows: Rows) -> None:
        if value is None:
            self.skip(rows)
            return
        for name in self.names:
            if name in value:
                self.each.read(value[name], rows)
            elif isinstance(self.each, Number):
                self.each.read(0, rows)
            else:
                self.each.skip(rows)


class Words(Part):
    """A dict that is declared word by word."""

    def __init__(self, parts: list[tuple[str, Part]]) -> None:
        self.parts = parts

    def read(self, value: Any, rows: Rows) -> None:
        for word, each in self.parts:
            if value is not None and word in value:
                each.read(value[word], rows)
            else:
                each.skip(rows)


class ViewSpace:
    """The arrays of a view of one game, for its seats and options."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any]) -> None:
        self.leaves: list[Leaf] = []
        # A name without a list of its own may be any: of a thing, a step, a card.
        self._names = sorted({*game.spelling.known(), *game.steps, *game.pieces(), "over"})
        start = game.start(seats, options, FastDealer(0)).view(0)
        whole = self._part(part(manifest(game.id).view), "", start)
        assert whole is not None, "a view without numbers"
        self._whole = whole
        self.space = spaces.Dict({leaf.path: leaf.space() for leaf in self.leaves})

    def arrays(self, view: View) -> dict[str, Any]:
        """A view as an element of ``space``."""
        rows: Rows = [[] for _ in self.leaves]
        self._whole.read(view, rows)
        return {
            leaf.path: np.array(numbers, KIND).reshape(leaf.shape or (1,))
            for leaf, numbers in zip(self.leaves, rows, strict=True)
        }

    def names(self, path: str) -> tuple[str, ...]:
        """The names that the numbers of an array stand for; none where they are numbers."""
        return next(leaf.names for leaf in self.leaves if leaf.path == path)

    # --- from the declared types ---

    def _part(self, kind: Any, path: str, start: Any) -> Part | None:
        """``start`` is the same part of the view at the start, for lists that keep their length."""
        first = len(self.leaves)
        made = self._made(kind, path, start)
        if made is not None:
            made.blank = [
                (place, [MISSING] * int(np.prod(self.leaves[place].shape, dtype=int)))
                for place in range(first, len(self.leaves))
            ]
        return made

    def _made(self, kind: Any, path: str, start: Any) -> Part | None:
        notes: tuple[Any, ...] = ()
        if get_origin(kind) is Annotated:
            kind, *marked = get_args(kind)
            notes = tuple(marked)
        if get_origin(kind) in (Union, UnionType):
            (only,) = [each for each in get_args(kind) if each is not NoneType]
            return self._made(only, path, start)
        if is_typeddict(kind):
            return self._words(kind, path, start)
        origin, inner = get_origin(kind), get_args(kind)
        if origin is list:
            return self._row(inner[0], notes, path, start)
        if origin is dict:
            return self._by_name(inner, path, start)
        if origin is tuple:
            return self._pair(inner, path)
        if origin is Literal:
            return None  # it says always the same
        return self._one(kind, notes, path)

    def _one(self, kind: Any, notes: tuple[Any, ...], path: str) -> Part:
        place = len(self.leaves)
        if kind is str:
            names = _listed(notes) or self._names
            self.leaves.append(Leaf(path, tuple(names)))
            return Name(place, names)
        if kind not in (int, bool):
            raise OptionError(f"no agent can see {path}: it is declared as {kind}")
        self.leaves.append(Leaf(path))
        return Number(place)

    def _words(self, kind: Any, path: str, start: Any) -> Part:
        parts = []
        for word, held in get_type_hints(kind, include_extras=True).items():
            below = f"{path}.{word}" if path else word
            made = self._part(held, below, start.get(word) if start else None)
            if made is not None:
                parts.append((word, made))
        return Words(parts)

    def _row(self, kind: Any, notes: tuple[Any, ...], path: str, start: Any) -> Part | None:
        length = next((note.number for note in notes if isinstance(note, AtMost)), None)
        if length is None:
            if not start:
                raise OptionError(f"{path} does not say how long it can get: Annotated[list[...], AtMost(5)]")
            length = len(start)
        each = self._along(kind, path, start[0] if start else None, length)
        return None if each is None else Row(each, length, path)

    def _by_name(self, inner: tuple[Any, ...], path: str, start: Any) -> Part | None:
        key, kind = inner
        names = _listed(get_args(key)[1:]) if get_origin(key) is Annotated else ()
        if not names:
            return None  # texts about what is printed, the same all the time
        held = next(iter(start.values()), None) if start else None
        each = self._along(kind, path, held, len(names))
        return None if each is None else ByName(each, names)

    def _along(self, kind: Any, path: str, start: Any, length: int) -> Part | None:
        """What lies in a list or dict; its arrays get an axis more."""
        first = len(self.leaves)
        each = self._part(kind, path, start)
        for leaf in self.leaves[first:]:
            leaf.shape = (length, *leaf.shape)
        return each

    def _pair(self, kinds: tuple[Any, ...], path: str) -> Part:
        """All of it in one array: the first takes a place, the others share it."""
        place = len(self.leaves)
        parts: list[Part] = []
        for kind in kinds:
            parts.append(self._one(kind, (), path))
            del self.leaves[place + 1 :]
        for each in parts:
            assert isinstance(each, Number | Name)
            each.place = place
        self.leaves[place] = Leaf(path, (), (len(kinds),))
        return Pair(parts)


def _listed(notes: Sequence[Any]) -> tuple[str, ...]:
    """The names of ``one_of``."""
    for note in notes:
        if isinstance(note, Meta) and note.extra_json_schema:
            return tuple(note.extra_json_schema.get("enum", ()))
    return ()
