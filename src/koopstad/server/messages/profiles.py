"""Keys that are put under a key of one's own."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

ProfileKey = Annotated[
    str,
    Meta(
        min_length=22,
        max_length=64,
        pattern=r"^[A-Za-z0-9_-]+$",
        description="A secret of at least 128 bits that a client draws for itself and keeps.",
    ),
]


class ProfileKeys(Struct, frozen=True, kw_only=True):
    """Keys to be put under your own: whoever holds it opens what they open, on any device."""

    profile: ProfileKey
    keys: Annotated[list[str], Meta(max_length=200)]


class OpenProfile(Struct, frozen=True, kw_only=True):
    """What your own key opens, but for the tables that this device knows."""

    profile: ProfileKey
    known: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(max_length=1000)] = []


class LeaveTable(Struct, frozen=True, kw_only=True):
    profile: ProfileKey
    table: Annotated[str, Meta(max_length=32)]


class Place(Struct, frozen=True, kw_only=True):
    """A place at a table, with a new key to it for this device."""

    table: str
    game: str
    role: str
    seat: int | None
    key: str
