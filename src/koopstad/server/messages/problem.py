"""Why something was not done."""

from __future__ import annotations

from msgspec import Struct, field

from koopstad.server.messages.table import Update


class Problem(Struct, frozen=True, kw_only=True, tag="problem", tag_field="type"):
    """Why something was not done. `code` is for programs, `message` for people."""

    status: int
    code: str
    message: str
    rule: str = ""  # a move that is not allowed: the number of the rule,
    key: str = ""  # `why-<key>` of the language catalogue,
    args: dict[str, str | int] = field(default_factory=dict)  # and its arguments
    fields: dict[str, str] = field(default_factory=dict)  # what is wrong with parts of what you sent
    id: str = ""  # what you called the request that it answers
    request: str = ""  # what the server calls it, also in its log: `X-Request-ID`
    update: Update | None = None  # by HTTP, when the table stands otherwise than you thought: as it is
