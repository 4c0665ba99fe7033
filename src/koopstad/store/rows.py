"""What the store takes and gives: plain values, one kind for each table of the database."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Role(StrEnum):
    """What a key opens."""

    SEAT = "seat"
    WATCH = "watch"
    INVITE = "invite"
    HOST = "host"


class Key(msgspec.Struct, frozen=True):
    """The place that a key opens; the key itself is not kept."""

    table: str
    role: Role
    seat: int | None = None


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """How a table stands, told without opening it; nothing in it is secret."""

    table: str
    number: int
    moves: int
    to_move: int | None
    waiting: str
    empty: int
    players: list[str]
    public: bool
    at: float
    due: float | None = None  # when its clock rings
    seal: str | None = None  # the last line of its record, once the game is over
    game: str = ""
