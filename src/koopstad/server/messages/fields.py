"""What single fields of many messages hold."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

Moves = Annotated[
    int, Meta(ge=0, le=2**31 - 1, description="How many moves and take-backs there were at the table.")
]
Name = Annotated[str, Meta(max_length=40)]
Pledge = Annotated[
    str,
    Meta(
        pattern=r"^([0-9a-f]{64})?$",
        description="SHA-256 of `koopstad nonce <nonce>`: you will add that nonce to the deal.",
    ),
]
Chat = Annotated[str, Meta(min_length=1, max_length=1000)]
RequestId = Annotated[
    str,
    Meta(
        max_length=64,
        pattern=r"^[A-Za-z0-9_.:-]*$",
        description="Your own name for this request. Sent twice, it is done once.",
    ),
]
