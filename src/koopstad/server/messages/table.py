"""A table as it is shown."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from koopstad.engine.state import View
from koopstad.table import Clock
from koopstad.table.entry import Kind


class Told(Struct, frozen=True):
    """A line of the log: `log-<key>` of the game's language catalogue, with its arguments."""

    key: str
    args: dict[str, str | int]


class Happened(Struct, frozen=True):
    """One entry of the table's log, as far as you may know it."""

    number: int
    kind: Kind
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


class NewerRules(Struct, frozen=True, kw_only=True):
    """The rules have changed since the game began: nobody moves until all who sit there have agreed."""

    rules: str
    changes: list[str]  # messages of the game's catalogue: what is new
    undecided: list[int]  # the seats that have not agreed
    lost: int = 0  # so many of the last moves cannot stand: the game goes back to before them


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
    newer: NewerRules | None = None  # rules that wait for agreement: see `agree`
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
