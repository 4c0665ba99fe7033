"""The games that can be played here."""

from __future__ import annotations

from msgspec import Struct


class OptionInfo(Struct, frozen=True):
    name: str
    default: str | int | bool | list[str]
    choices: list[str | int | bool]
    says: str
    many: bool


class PieceInfo(Struct, frozen=True):
    """What a card, a tile or the like does under the options of a table."""

    text: str  # a message of the language catalogue
    args: dict[str, str | int]  # what is printed and told by it
    icons: list[list[str | int]]  # the same in small symbols, in the order of reading: `["pay", "gulden", 1]`


class BotInfo(Struct, frozen=True, kw_only=True):
    """A bot, and how strong it is: `greedy` has 1500 rating points, and 400 more are odds of ten to one.
    Like all bots it sees what its seat sees."""

    name: str
    points: float | None  # where they were measured
    within: float  # one standard error of these
    seconds: list[float]  # that it may be given for a turn (`master@5`), the usual first; none: no choice


class GameInfo(Struct, frozen=True):
    id: str
    title: str
    seats: list[int]
    rules: str
    edition: str
    web: str  # what draws its board in the browser; empty: it is drawn plainly
    options: list[OptionInfo]
    bots: list[BotInfo]  # the usual one first
    languages: list[str]
