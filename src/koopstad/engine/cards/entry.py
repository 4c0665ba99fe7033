"""The entry of a card: its number and what it does.

    Card(22, pay(gulden=1), barge_steps(3))            effects in a row are its program
    Card(26, on(TAKE_BLOCK, gain(gulden=1)))           whenever something happens
    Card(28, limit(BLOCKS_PER_TURN, 2))                a rule that holds otherwise for its owner
    Card(36, repeat(pay(cubes=2), gain(choice=1)))     as often as wanted
    Card(85, score(1, active_maps))                    points at the end

What an option changes is a ``Reading``: the entries that take the place of others, and rules of the table.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, cast

from koopstad.engine.cards.counts import Count
from koopstad.engine.cards.effects import NO_SUBJECT, Effect, Program, Programs
from koopstad.engine.cards.icons import Glossary, Icon, Part

# Numbers of programs: an entry of the n-th reading has its number + n * READING; what it does whenever
# something happens stands WHENEVER further on.
WHENEVER: Final = 500
READING: Final = 1000


class On(Part):
    """Each time an event happens while the card is in play (``about``: only when it is about this)."""

    def __init__(self, event: int, program: Program, about: int) -> None:
        self.event: Final = event
        self.program: Final = program
        self.about: Final = about

    def icons(self, glossary: Glossary) -> list[Icon]:
        about = [] if self.about == NO_SUBJECT else [glossary.subjects[self.about]]
        return [["on", glossary.events[self.event], *about], *_icons(self.program, glossary)]


class Limit(Part):
    """A number of the rules is this one; of several cards the highest holds."""

    def __init__(self, what: int, number: int) -> None:
        self.what: Final = what
        self.number: Final = number

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["limit", glossary.limits[self.what], self.number]]


class Discount(Part):
    """A price is so much lower; of several cards all hold."""

    def __init__(self, price: int, number: int) -> None:
        self.price: Final = price
        self.number: Final = number

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["discount", glossary.prices[self.price], self.number]]


class Power(Part):
    """Rules that hold otherwise, as a bit mask."""

    def __init__(self, bits: int) -> None:
        self.bits: Final = bits

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["power", name] for bit, name in enumerate(glossary.powers) if self.bits >> bit & 1]


class Repeat(Part):
    """A program that may be run any number of times."""

    def __init__(self, program: Program) -> None:
        self.program: Final = program

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["repeat"], *_icons(self.program, glossary)]


class Score(Part):
    """Points at the end for each thing counted.

    ``together``: cards that count the same thing score it once, all of them together.
    """

    def __init__(self, points: int, count: Count[Any], together: bool) -> None:
        self.points: Final = points
        self.count: Final = count
        self.together: Final = together

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["score", "points", self.points], ["per", *self.count.icon()]]


def on(event: int, *effects: Effect[Any], about: int = NO_SUBJECT) -> On:
    return On(event, effects, about)


def limit(what: int, number: int) -> Limit:
    return Limit(what, number)


def discount(price: int, number: int) -> Discount:
    return Discount(price, number)


def power(bits: int) -> Power:
    return Power(bits)


def repeat(*effects: Effect[Any]) -> Repeat:
    return Repeat(effects)


def score(points: int, count: Count[Any], together: bool = False) -> Score:
    return Score(points, count, together)


class Entry:
    """Something printed that has a number; ``piece`` is its name among all pieces: ``card-026``."""

    def __init__(self, piece: str, number: int, parts: Sequence[Part]) -> None:
        self.piece: Final = piece
        self.number: Final = number
        self.parts: Final = tuple(parts)

    def icons(self, glossary: Glossary) -> list[Icon]:
        return _icons(self.parts, glossary)


class Card(Entry):
    """A card, a mayor, a tile: effects in a row are its program, everything else is declared."""

    def __init__(self, piece: str, number: int, parts: Sequence[Part]) -> None:
        super().__init__(piece, number, parts)
        # The number of its program; set when the programs of a game are collected.
        self.source = number
        whens = [part for part in parts if isinstance(part, On)]
        assert len(whens) <= 1, f"{piece}: one program for what happens"
        self.on: Final = whens[0] if whens else None
        self.limits: Final = tuple(part for part in parts if isinstance(part, Limit))
        self.discounts: Final = tuple(part for part in parts if isinstance(part, Discount))
        self.scores: Final = tuple(part for part in parts if isinstance(part, Score))
        self.powers: Final = sum(part.bits for part in parts if isinstance(part, Power))
        repeats = [part for part in parts if isinstance(part, Repeat)]
        self.repeatable: Final = bool(repeats)
        effects = tuple(part for part in parts if isinstance(part, Effect))
        self.program: Final[Program] = repeats[0].program if repeats else effects
        # What may forbid its use, tested often.
        self.requirements: Final[Program] = tuple(effect for effect in self.program if effect.required)


def _icons(parts: Sequence[Part], glossary: Glossary) -> list[Icon]:
    return [icon for part in parts for icon in part.icons(glossary)]


# --- what an option changes ---

D = TypeVar("D")
E = TypeVar("E", bound=Entry)


class Reading:
    """What one value of an option changes: entries of some pieces, and rules of the table (a bit mask)."""

    def __init__(self, option: str, value: str, *entries: Entry, rules: int = 0) -> None:
        self.option: Final = option
        self.value: Final = value
        self.entries: Final = entries
        self.rules: Final = rules

    def holds(self, options: Mapping[str, Any]) -> bool:
        return bool(options[self.option] == self.value)


class Readings:
    """All readings of a game: the one table that rules, texts and icons ask."""

    def __init__(self, readings: Sequence[Reading]) -> None:
        self.readings: Final = tuple(readings)
        self.options: Final = tuple(dict.fromkeys(reading.option for reading in readings))
        self._changed: Final = {
            (entry.piece, reading.value): entry for reading in readings for entry in reading.entries
        }

    def of(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The values of the options that change anything: tables that agree in them play alike."""
        return tuple(str(options[option]) for option in self.options)

    def rules(self, options: Mapping[str, Any]) -> int:
        rules = 0
        for reading in self.readings:
            if reading.holds(options):
                rules |= reading.rules
        return rules

    def variants(self, options: Mapping[str, Any]) -> dict[str, str]:
        """The pieces that options change, each with the value that does it: ``{"card-023": "hu"}``."""
        return {
            entry.piece: reading.value
            for reading in self.readings
            if reading.holds(options)
            for entry in reading.entries
        }

    def entry(self, entry: E, variants: Mapping[str, str]) -> E:
        """The entry that takes its place under these variants, or itself."""
        value = variants.get(entry.piece)
        return entry if value is None else cast(E, self._changed[entry.piece, value])


class Decks(Generic[D]):
    """The cards of a game under the options of its tables; those that agree in what matters share them."""

    def __init__(self, readings: Readings, make: Callable[[Mapping[str, Any]], D]) -> None:
        self.made: Final[dict[tuple[str, ...], D]] = {}
        self._readings: Final = readings
        self._make: Final = make

    def under(self, options: Mapping[str, Any]) -> D:
        reading = self._readings.of(options)
        if reading not in self.made:
            self.made[reading] = self._make(options)
        return self.made[reading]


def collect(
    name: str, cards: Sequence[Card], readings: Sequence[Reading], more: Mapping[int, Program]
) -> Programs:
    """Every program of a game under its number; each card is told its own."""
    programs: dict[int, Program] = {}
    for place, entries in enumerate((cards, *(reading.entries for reading in readings))):
        for card in entries:
            if isinstance(card, Card):
                card.source = card.number + place * READING
                programs[card.source] = card.program
                if card.on is not None:
                    programs[card.source + WHENEVER] = card.on.program
    return Programs(name, {**programs, **more})
