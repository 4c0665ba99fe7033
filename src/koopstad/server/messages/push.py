"""Turns that are told to devices whose people are not at the table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class PushKey(Struct, frozen=True):
    """The key that browsers subscribe with; empty: this server tells nobody in this way."""

    key: str


class Subscription(Struct, frozen=True, kw_only=True):
    """Where a browser listens, as its `PushSubscription` has it; and the language to be told in."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,100}$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,32}$")]
    language: Annotated[str, Meta(max_length=8)] = "en"
