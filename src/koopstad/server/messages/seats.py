"""Opening a table, sitting down, and the keys to it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from koopstad.server.messages.fields import Name, Pledge, RequestId
from koopstad.server.messages.table import TableInfo
from koopstad.table import Clock


class NewSeat(Struct, frozen=True, kw_only=True):
    """Who sits there: a person (you get the key), a bot, or nobody yet."""

    kind: Literal["person", "bot", "empty"] = "empty"
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] = ""
    pledge: Pledge = ""


_Printed = Annotated[int, Meta(ge=-9999, le=9999)] | Annotated[str, Meta(max_length=200)] | bool
_Field = Annotated[str, Meta(max_length=40)]
_RowKey = Annotated[str, Meta(max_length=100)]
EditionValues = Annotated[
    dict[_Field, dict[_RowKey, dict[_Field, _Printed]]],
    Meta(
        description="Printed values of your box in place of the game's own, by table, row and field, as "
        'an edition file has them: `{"card_costs": {"017": {"pink": 2}}}`.'
    ),
]


class NewTable(Struct, frozen=True, kw_only=True):
    """The table you would like."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, str | int | bool | list[str]] = field(default_factory=dict)
    public: bool = False
    clock: Clock = Clock()
    edition: EditionValues = field(default_factory=dict)


class Opened(Struct, frozen=True, kw_only=True):
    """A new table and all its keys. They are shown once; only their hashes are kept."""

    info: TableInfo
    keys: dict[str, str]  # by the number of the seat
    host: str  # lets you put bots into seats whose people are away, free them, and invite
    invitations: dict[str, str]  # by the number of the empty seat: each is for one person
    invitation: str  # the first of them
    watch: str  # for spectators


_OWN = "A secret of your own making, drawn at random: 22 to 64 letters, digits, `_` and `-`."
OwnKey = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22,64}$", description=_OWN)]


class Sit(Struct, frozen=True, kw_only=True):
    """Take a seat: the first empty one, unless you name it. A private table asks for its invitation.

    With an `id` and a `key` of your own the request can be repeated when the answer was lost.
    """

    name: Name = ""
    seat: int | None = None
    invitation: Annotated[str, Meta(max_length=64)] = ""
    key: Annotated[str, Meta(pattern=r"^([A-Za-z0-9_-]{22,64})?$", description=_OWN)] = ""
    id: RequestId = ""
    pledge: Pledge = ""


class Nonce(Struct, frozen=True, kw_only=True):
    """What you add to the deal: 64 hexadecimal digits, of which you gave the pledge when you sat down."""

    nonce: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]


class Seated(Struct, frozen=True, kw_only=True):
    """Your seat and its key."""

    table: str
    seat: int
    key: str


class NewKey(Struct, frozen=True, kw_only=True):
    """The key that takes the place of the one you sent. That one opens nothing any more."""

    key: OwnKey


class KeyChanged(Struct, frozen=True, kw_only=True):
    """What your new key opens."""

    table: str
    role: str
    seat: int | None


class WatchKey(Struct, frozen=True, kw_only=True):
    """A key for spectators; empty where none is needed."""

    watch: str


class Invitation(Struct, frozen=True, kw_only=True):
    """For one person, to one empty seat. Those that were given for it before open nothing any more."""

    seat: int
    invitation: str


class PlayAgain(Struct, frozen=True, kw_only=True):
    """Sit down at the table of the rematch, where you sat."""

    pledge: Pledge = ""


class Again(Struct, frozen=True, kw_only=True):
    """The table of the rematch: your seat there and its key; for the host the keys of the host."""

    table: str
    seat: int | None
    key: str
    host: str = ""
    watch: str = ""
    invitations: dict[str, str] = {}


class BotName(Struct, frozen=True, kw_only=True):
    bot: Annotated[str, Meta(max_length=40)] = ""  # the game's best, unless named


class Keys(Struct, frozen=True, kw_only=True):
    keys: Annotated[list[str], Meta(max_length=200)]
