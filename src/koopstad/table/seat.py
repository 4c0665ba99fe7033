"""Who sits at a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import Literal

from koopstad.engine.errors import OptionError
from koopstad.engine.reading import quoted

_BOT = "bot:"  # in a saved game a bot is written ``bot:greedy``, a person by name
HUMAN = "human"  # in a list of players, a person who plays at the same screen
LONGEST_NAME = 40


@dataclass(frozen=True)
class Seat:
    """A person, a bot by the name of its kind, or nobody yet."""

    name: str  # of an empty seat: who is asked to take it, if that is known
    bot: str = ""
    substitute: str = ""  # the bot that plays for a person until that person is back
    empty: bool = False
    pledge: str = ""  # the commitment to what this seat adds to the deal
    patient: bool = False  # bots wait for a word as long as this seat can take its move back

    @property
    def player(self) -> str:
        """The bot that decides here, or nothing where a person does."""
        return self.bot or self.substitute

    @property
    def kind(self) -> Literal["person", "bot", "empty"]:
        return "empty" if self.empty else "bot" if self.bot else "person"

    def text(self) -> str:
        """As a saved game writes it."""
        return _BOT + self.bot if self.bot else self.name


def read_seats(texts: Sequence[str]) -> tuple[Seat, ...]:
    """The seats of a saved game. Whoever wrote it, a name is shown as a name."""
    kinds = [text.removeprefix(_BOT) if text.startswith(_BOT) else "" for text in texts]
    names = _bot_names(kinds)
    people = [proper_name(text, place) for place, text in enumerate(texts)]
    return tuple(
        Seat(name, kind) if kind else Seat(person)
        for person, kind, name in zip(people, kinds, names, strict=True)
    )


def seats(people: Sequence[str], bots: Sequence[str]) -> tuple[Seat, ...]:
    """People first, then bots; ``human`` among the bots is one more person, named after the seat."""
    for name in people:
        if not name.strip() or name.startswith(_BOT):
            raise OptionError(f"{quoted(name)} is no name for a player")
    kinds = ["" if bot == HUMAN else bot for bot in bots]
    names = _bot_names(kinds)
    others = [
        Seat(name, kind) if kind else Seat(f"Player {len(people) + place}")
        for place, (kind, name) in enumerate(zip(kinds, names, strict=True), 1)
    ]
    return (*map(Seat, people), *others)


def _bot_names(kinds: Sequence[str]) -> list[str]:
    """``Greedy``, or ``Greedy 1`` and ``Greedy 2`` where two of a kind play."""
    total = Counter(kinds)
    so_far: Counter[str] = Counter()
    names = []
    for kind in kinds:
        so_far[kind] += 1
        names.append(_bot_name(kind) + (f" {so_far[kind]}" if total[kind] > 1 else ""))
    return names


def _bot_name(kind: str) -> str:
    """``my_module:MyBot`` is called MyBot, and ``run:node bots/quick.js`` quick."""
    if kind.startswith("run:"):
        return PurePath(kind.removeprefix("run:").rpartition(" ")[2]).stem
    return kind.rpartition(":")[2] if ":" in kind else kind.capitalize()


def readable(text: str) -> str:
    """Text without signs that cannot be shown; line breaks stay."""
    return "".join(letter if letter.isprintable() or letter == "\n" else " " for letter in text)


def proper_name(name: str, seat: int) -> str:
    """A name as it is shown: printable, on one line, not too long."""
    cleaned = " ".join(readable(name).split())
    return cleaned[:LONGEST_NAME].strip() or f"Player {seat + 1}"
