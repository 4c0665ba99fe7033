"""Playing: what is asked for, and the answers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from koopstad.bots.review import Review
from koopstad.engine.state import View
from koopstad.server.messages.fields import Chat, Moves, RequestId
from koopstad.server.messages.table import Action, Told


class ActionName(Struct, frozen=True, kw_only=True):
    """An action, by its number or by its notation."""

    action: int | None = None
    notation: str | None = None


class MoveWish(ActionName, frozen=True, kw_only=True):
    """Play. Name the action by its number or by its notation."""

    moves: Moves
    id: RequestId = ""


class UndoWish(Struct, frozen=True, kw_only=True):
    """Take back your last move."""

    moves: Moves
    id: RequestId = ""


class GoWish(Struct, frozen=True, kw_only=True):
    """You take nothing back: the bots that wait for you may move."""

    moves: Moves
    id: RequestId = ""


class PaceWish(Struct, frozen=True, kw_only=True):
    """Whether bots wait for your `go` as long as you can take your move back."""

    wait: bool
    id: RequestId = ""


class ChatWish(Struct, frozen=True, kw_only=True):
    """Speak to everybody at the table."""

    text: Chat
    id: RequestId = ""


class Done(Struct, frozen=True, kw_only=True, tag="done", tag_field="type"):
    """What you asked for had been done before. (What is done now is answered by the update that tells it.)"""

    id: str
    entry: int  # its number in the log
    number: int  # how far the log goes by now
    moves: int
    repeated: bool = False  # it had been done before


class Why(Struct, frozen=True, kw_only=True, tag="why", tag_field="type"):
    """Whether something can be played now. If not, `message` says why, and for a rule the rest does too."""

    id: str = ""
    allowed: bool
    code: str = ""
    message: str = ""
    rule: str = ""  # its number,
    key: str = ""  # `why-<key>` of the language catalogue,
    args: dict[str, str | int] = field(default_factory=dict)  # and its arguments


class HintInfo(Struct, frozen=True, kw_only=True, tag="hint", tag_field="type"):
    """What the game's best bot would play in your place."""

    id: str = ""
    choice: Action  # with its preview
    reason: Told | None  # a message of the language catalogue; nothing where `yours` says the same
    yours: Told | None = None  # another, about the action that you named: how it compares with the best
    plan: list[Told]  # what it would do in the rest of the turn: messages, too


class Note(Struct, frozen=True, kw_only=True):
    """What you write down for yourself; nobody else sees it."""

    text: Annotated[str, Meta(max_length=4000)]


class ReplayStep(Struct, frozen=True, kw_only=True):
    """A position of the past."""

    line: int
    seat: int | None
    notation: str
    events: list[Told]
    view: View


class Replay(Struct, frozen=True):
    lines: int
    steps: list[ReplayStep]


class ReviewInfo(Struct, frozen=True, kw_only=True):
    """A finished game looked at again. It takes a while: ask once more until `review` is there."""

    lines: int
    looked: int  # so many of the lines so far
    review: Review | None = None


class PlayOn(Struct, frozen=True):
    """Play on from before this line of a finished game, in the place of whoever decided there."""

    line: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    bot: Annotated[str, Meta(max_length=40)] = ""  # who plays the other seats; empty: who did


class LogText(Struct, frozen=True):
    number: int
    text: list[str]
