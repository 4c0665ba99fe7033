"""What passes over a socket, where the type tells one message from another."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from koopstad.server.messages.fields import RequestId
from koopstad.server.messages.play import (
    ActionName,
    ChatWish,
    Done,
    GoWish,
    HintInfo,
    MoveWish,
    PaceWish,
    UndoWish,
    Why,
)
from koopstad.server.messages.problem import Problem
from koopstad.server.messages.table import Action, TableInfo, Update


class Move(MoveWish, frozen=True, kw_only=True, tag="move", tag_field="type"):
    """Play. Name the action by its number or by its notation."""


class Undo(UndoWish, frozen=True, kw_only=True, tag="undo", tag_field="type"):
    """Take back your last move."""


class Go(GoWish, frozen=True, kw_only=True, tag="go", tag_field="type"):
    """You take nothing back: the bots that wait for you may move."""


class Pace(PaceWish, frozen=True, kw_only=True, tag="pace", tag_field="type"):
    """Whether bots wait for your `go` as long as you can take your move back."""


class Say(ChatWish, frozen=True, kw_only=True, tag="say", tag_field="type"):
    """Speak to everybody at the table."""


class AskWhy(ActionName, frozen=True, kw_only=True, tag="why", tag_field="type"):
    """Can this be played now, and if not, why? Nothing is played."""

    id: RequestId = ""


class AskHint(ActionName, frozen=True, kw_only=True, tag="hint", tag_field="type"):
    """What would the best bot play? The answer may take seconds. Name the action that you are about to play,
    if you want to know how it compares."""

    id: RequestId = ""


class AskPreview(Struct, frozen=True, kw_only=True, tag="preview", tag_field="type"):
    """What would these actions do? All that you can play, unless you name some by their numbers."""

    actions: Annotated[list[int], Meta(max_length=1000)] = []
    id: RequestId = ""


class Hello(Struct, frozen=True, kw_only=True, tag="hello", tag_field="type"):
    """The first message on a socket: who you are and what you have seen."""

    key: Annotated[str, Meta(max_length=64)] = ""
    since: Annotated[int, Meta(ge=-1, le=2**31 - 1)] = -1  # `number` of the last update you saw; -1: none
    brief: bool = False  # `choices` instead of `actions`: the same in a tenth of the room


class Ping(Struct, frozen=True, kw_only=True, tag="ping", tag_field="type"):
    """Are you there?"""

    id: RequestId = ""


class Welcome(Struct, frozen=True, kw_only=True, tag="welcome", tag_field="type"):
    """The answer to hello: an update follows."""

    info: TableInfo
    you: int | None
    role: str
    now: float  # the server's time, in seconds since 1970


class Presence(Struct, frozen=True, kw_only=True, tag="presence", tag_field="type"):
    """Somebody came or went: `away` of each seat, as in the update."""

    away: list[float | None]


class Queue(Struct, frozen=True, kw_only=True, tag="queue", tag_field="type"):
    """The bots of this server have much to do: the one of this seat has waited for its turn to think for some
    seconds. Null: it waits no more."""

    seat: int | None


class Previews(Struct, frozen=True, kw_only=True, tag="previews", tag_field="type"):
    """What you asked about, with its previews; nothing when you are not to move."""

    id: str
    moves: int  # of the table when it was asked: an answer that comes late can be left out
    choices: list[Action]


class Pong(Struct, frozen=True, kw_only=True, tag="pong", tag_field="type"):
    id: str
    number: int
    moves: int


FromClient = Hello | Move | Undo | Go | Pace | Say | AskWhy | AskHint | AskPreview | Ping
FromServer = Welcome | Update | Presence | Queue | Done | Why | HintInfo | Previews | Pong | Problem


class Messages(Struct, frozen=True, kw_only=True):
    """What passes over a socket."""

    you_send: list[FromClient]
    you_get: list[FromServer]
