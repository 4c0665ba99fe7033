"""Reads the words of a given position; a wrong one is named, with what is known."""

from collections.abc import Sequence
from typing import Any, Final

from koopstad.engine.errors import ScenarioError
from koopstad.engine.reading import quoted, read_number
from koopstad.engine.state import Data
from koopstad.games.amsterdam.position.state import Wheel
from koopstad.games.amsterdam.printed.board import Board
from koopstad.games.amsterdam.printed.names import Names
from koopstad.games.amsterdam.printed.pieces import CARDS, COLOURS, GOODS, NONE, RIVER, WHEEL_SLOTS


def refuse_unknown(given: Data, words: Sequence[str], where: str) -> None:
    if not isinstance(given, dict):
        raise ScenarioError(f"{where}: a table with names is wanted, not {given!r}")
    for word in given:
        if word not in words:
            raise ScenarioError(f"{where}.{word}: unknown word; known are {', '.join(words)}")


class Reader:
    def __init__(self, board: Board) -> None:
        self._names: Final = Names(board)
        self.blocks: Final = tuple(block.name for block in board.city.blocks)
        self._places: Final = tuple(place.name for place in board.harbour.places)
        self._depots: Final = board.harbour.store_names[len(GOODS) :]

    def number(
        self, given: Data, word: str, default: int, least: int | None = None, most: int | None = None
    ) -> int:
        value = given.get(word, default)
        if type(value) is not int:
            raise ScenarioError(f"given.{word}: {value!r} is no whole number")
        if (least is not None and value < least) or (most is not None and value > most):
            raise ScenarioError(f"given.{word}: {value} is too small or too large")
        return value

    def one(self, names: Sequence[str], name: Any, word: str) -> int:
        """The place of a name among its like; nothing, or "none", is NONE."""
        if name is None or name == "none":
            return NONE
        if name not in names and isinstance(name, str):
            name = self._names.word(name) or name
        if name not in names:
            raise ScenarioError(f"given.{word}: {name!r} is none of {', '.join(names)}")
        return names.index(name)

    def many(self, names: Sequence[str], given: Any, word: str) -> tuple[int, ...]:
        if not isinstance(given, list | tuple):
            raise ScenarioError(f"given.{word}: a list is wanted, not {given!r}")
        return tuple(self.one(names, name, word) for name in given)

    def mask(self, names: Sequence[str], given: Any, word: str) -> int:
        mask = 0
        for number in self.many(names, given, word):
            mask |= 1 << number
        return mask

    def block(self, name: str) -> int:
        return self.one(self.blocks, name, "block")

    def place(self, name: str) -> int:
        return self.one(self._places, name, "barge.at")

    def depot(self, name: str) -> int:
        return self.one(self._depots, name, "depots")

    def card(self, given: Any, word: str) -> int:
        card = read_number(str(given)) or 0
        if not 1 <= card <= CARDS:
            raise ScenarioError(f"given.{word}: {quoted(given)} is no card; they are numbered 001 to {CARDS}")
        return card

    def cards(self, given: Data, word: str) -> tuple[int, ...]:
        return tuple(self.card(card, word) for card in given.get(word, []))

    def cubes(self, given: Data, word: str) -> list[int]:
        cubes = [0] * len(COLOURS)
        words = given.get(word, {})
        for name in words:
            cubes[self.one(COLOURS, name, word)] = self.number(words, name, 0, least=0)
        return cubes

    def wheel(self, given: Data) -> Wheel:
        """``wheel = { 1 = { brown = 2 } }``: the cubes by slot."""
        words = given.get("wheel", {})
        refuse_unknown(words, [str(slot) for slot in range(1, WHEEL_SLOTS + 1)], "given.wheel")
        return tuple(tuple(self.cubes(words, str(slot))) for slot in range(1, WHEEL_SLOTS + 1))

    def dice(self, given: Data) -> tuple[int, ...]:
        words = given.get("dice", {})
        if not words:
            return ()
        for name in words:
            self.one(COLOURS, name, "dice")
        return tuple(self.number(words, colour, 1, least=1, most=6) for colour in COLOURS)

    def space(self, given: Data) -> int:
        return self.number(given, "amstel", 0, least=0, most=RIVER)

    def seat(self, seat: Any, seats: int) -> int:
        if type(seat) is not int or seat not in range(seats):
            raise ScenarioError(f"given: there are seats 0 to {seats - 1}, not {seat!r}")
        return seat

    def disc(self, disc: Any, seats: int) -> int:
        return seats if disc == "tom" and seats == 1 else self.seat(disc, seats)

    def seats(self, given: Data, seats: int) -> list[tuple[int, Data]]:
        """``[given.seat.0]`` or a list; TOML's keys are texts."""
        words = given.get("seat", {})
        items = list(words.items() if isinstance(words, dict) else enumerate(words))
        for seat, _ in items:
            if str(seat) not in map(str, range(seats)):
                raise ScenarioError(f"given.seat.{seat}: there are seats 0 to {seats - 1}")
        return [(int(seat), player) for seat, player in items]
