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


class GameInfo(Struct, frozen=True):
    id: str
    title: str
    seats: list[int]
    rules: str
    edition: str
    web: str  # what draws its board in the browser; empty: it is drawn plainly
    options: list[OptionInfo]
    bots: list[str]
    languages: list[str]
