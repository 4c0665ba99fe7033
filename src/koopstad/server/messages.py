"""What goes over the wire. Everything a client gets or sends is one of these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from koopstad.bots.review import Review
from koopstad.engine.state import View
from koopstad.table import Clock

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

# --- what a table shows ---------------------------------------------------------------------------------


class Told(Struct, frozen=True):
    """A line of the log: `log-<key>` of the game's language catalogue, with its arguments."""

    key: str
    args: dict[str, str | int]


class Happened(Struct, frozen=True):
    """One entry of the table's log, as far as you may know it."""

    number: int
    kind: Literal[
        "move",
        "undo",
        "say",
        "sit",
        "nonce",
        "deal",
        "bot",
        "back",
        "leave",
        "free",
        "vote",
        "begin",
        "flag",
        "remind",
        "rematch",
        "close",
        "pace",
        "go",
    ]
    seat: int | None
    # move: the notation; say: the words; sit: the name; bot and flag: the bot; vote: the seat it is about;
    # rematch: the table
    text: str
    at: float  # seconds since 1970
    events: list[Told]
    id: str = ""  # what you called the request that made it; empty for what others did


# A tree may be as deep as a notation has words; there is no name for that in the schema.
Choices = Annotated[
    dict[str, Any],
    Meta(
        description="For who said `brief`, instead of `actions`: notations word by word, with the number of "
        'the action at the end, like `{"draw": 7, "take": {"pink": 0, "joker": 6}}`. Where a notation ends '
        "on which others go on, the key of its number is empty."
    ),
]


class Foretold(Struct, frozen=True):
    """What an action would do to your numbers, as far as you can know it: differences, minus is paid.

    The words are those of `purse-<word>` in the language catalogue. `due`: what you then pay or gain as you
    choose, `any` being a colour. `open`: what is not told lies behind `chance`, depends on a thing `hidden`,
    or on a `choice` that you make next.
    """

    changes: dict[str, int]
    due: dict[str, int]
    open: list[str]


class Action(Struct, frozen=True):
    """Something you can play now. Those with the same sentence are ways to do the same thing."""

    number: int
    notation: str
    key: str  # the sentence: a message of the language catalogue, `action-...`
    args: dict[str, str | int]  # its arguments
    group: str  # what it is listed under: `group-<group>` of the catalogue
    touches: list[str]  # what it touches on the table: `card:017`, `block:jordaan-2`
    preview: Foretold | None = None  # only where you asked for it


Touches = Annotated[
    dict[str, list[int]],
    Meta(
        description="For who said `brief`: what the actions touch on the table, with their numbers, like "
        '`{"card:pink": [0], "route:dam-oude_kerk/pink": [12, 13]}`.'
    ),
]


class SeatInfo(Struct, frozen=True):
    name: str
    kind: Literal["person", "bot", "empty"]
    bot: str  # the bot that decides here now, also in place of a person
    pledge: str = ""  # the commitment to what this seat adds to the deal
    nonce: str = ""  # what it added
    away: float | None = None  # since when no device of its person is at the table; null: one is
    votes: list[int] = []  # the seats that want a bot to play here


class ClockInfo(Struct, frozen=True):
    kind: Literal["none", "reminder", "bank"]
    seconds: float
    increment: float
    banks: list[float]  # what each seat had when the time of `running` began
    running: int | None
    since: float


class Result(Struct, frozen=True):
    """The end of the game: the seed lets everybody check the deal."""

    scores: list[int]
    ranking: list[int]
    seed: str
    sheets: list[dict[str, int]]  # the points of each seat by category: `sheet-<word>` of the catalogue


class Update(Struct, frozen=True, kw_only=True, tag="update", tag_field="type"):
    """The table as you may see it, and what happened since you last looked."""

    table: str
    number: int  # entries in the log: ask for what came after it
    moves: int  # moves and take-backs: to be sent with your move
    line: int  # lines of the record
    you: int | None  # your seat; null for a spectator
    to_move: int | None
    waiting: Literal["person", "bot", "empty", "over"]
    begun: bool  # all seats were taken, or the host did not want to wait; nobody moves before
    view: View
    actions: list[Action]  # empty unless it is your turn
    choices: Choices = {}
    touches: Touches = {}
    undo: int  # how many of your last moves you can take back
    held: int | None = None  # bots wait until this seat says `go`, or takes its move back
    patient: bool = False  # they do so after your turns: see `pace`
    seats: list[SeatInfo]
    clock: ClockInfo
    log: list[Happened]
    result: Result | None = None
    rematch: str = ""
    dealt: bool = True  # false until all sit and have revealed the nonces that they pledged
    closed: bool = False  # given up
    digest: str = ""  # of the record so far: note the last one, and nobody can show you another game


class TableInfo(Struct, frozen=True, kw_only=True):
    """What was agreed on when the table was opened."""

    id: str
    game: str
    title: str
    rules: str
    edition: str
    options: dict[str, Any]
    public: bool
    made: float
    commitment: str  # of the fair dealer, who reveals his seed at the end
    clock: Clock
    seats: list[SeatInfo]
    over: bool = False


class TableLine(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    players: list[str]
    empty: int
    moves: int
    to_move: int | None
    waiting: Literal["person", "bot", "empty", "over"]
    at: float
    seat: int | None = None  # yours, in the list of your tables
    role: str = ""
    scores: list[int] = []  # of a game that is over
    ranking: list[int] = []  # the place of each seat, from 1


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


# --- what a client sends ----------------------------------------------------------------------------------


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


# The same on a socket, where the type tells one from another.


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


class AskHint(Struct, frozen=True, kw_only=True, tag="hint", tag_field="type"):
    """What would the best bot play? The answer may take seconds."""

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


class Done(Struct, frozen=True, kw_only=True, tag="done", tag_field="type"):
    """What you asked for had been done before. (What is done now is answered by the update that tells it.)"""

    id: str
    entry: int  # its number in the log
    number: int  # how far the log goes by now
    moves: int
    repeated: bool = False  # it had been done before


class Presence(Struct, frozen=True, kw_only=True, tag="presence", tag_field="type"):
    """Somebody came or went: `away` of each seat, as in the update."""

    away: list[float | None]


class Previews(Struct, frozen=True, kw_only=True, tag="previews", tag_field="type"):
    """What you asked about, with its previews; nothing when you are not to move."""

    id: str
    moves: int  # of the table when it was asked: an answer that comes late can be left out
    choices: list[Action]


class Pong(Struct, frozen=True, kw_only=True, tag="pong", tag_field="type"):
    id: str
    number: int
    moves: int


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
    reason: Told | None  # a message of the language catalogue


FromClient = Hello | Move | Undo | Go | Pace | Say | AskWhy | AskHint | AskPreview | Ping
FromServer = Welcome | Update | Presence | Done | Why | HintInfo | Previews | Pong | Problem


class Messages(Struct, frozen=True, kw_only=True):
    """What passes over a socket."""

    you_send: list[FromClient]
    you_get: list[FromServer]


# --- opening a table ----------------------------------------------------------------------------------------


class NewSeat(Struct, frozen=True, kw_only=True):
    """Who sits there: a person (you get the key), a bot, or nobody yet."""

    kind: Literal["person", "bot", "empty"] = "empty"
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] = ""
    pledge: Pledge = ""


class NewTable(Struct, frozen=True, kw_only=True):
    """The table you would like."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, str | int | bool | list[str]] = field(default_factory=dict)
    public: bool = False
    clock: Clock = Clock()


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


class Invitation(Struct, frozen=True, kw_only=True):
    """For one person, to one empty seat. Those that were given for it before open nothing any more."""

    seat: int
    invitation: str


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


# --- the server ---------------------------------------------------------------------------------------------


class Reach(Struct, frozen=True):
    """Where others find this server, for links to give away; empty: only its own machine can reach it."""

    address: str
    given: bool  # whoever runs the server said so: it holds whatever address you came by


# --- the games ----------------------------------------------------------------------------------------------


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
