"""A record is the game: options and rules version, then one line for each decision, and a seal.

Every line is written in one way only, and the last one holds a digest of all that is said: so a record is the
same text wherever it is written, and one digest tells whether it is the game that was played.
"""

import hashlib
import hmac
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from koopstad.engine.dealer import Dealer, FairDealer
from koopstad.engine.errors import RecordError
from koopstad.engine.files import replacing
from koopstad.engine.game import Game
from koopstad.engine.reading import quoted, shortened
from koopstad.engine.state import State

FORMAT = 3
SECOND_FORMAT = 2  # whose digest is of all lines but the last, with players and date; still read
OLD_FORMAT = 1  # without table, players, nonces and digest; still read
FORMATS = (OLD_FORMAT, SECOND_FORMAT, FORMAT)
T = TypeVar("T")


class Header(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The first line of a record: all that must be known to fold the others.

    At a table the deal follows from the dealer's seed, from all of this line but the outcomes, and so from
    the nonces of the seats (see ``deal_seed``). At home it follows from the seed alone.
    """

    koopstad: int
    game: str
    rules: str
    edition: str
    seats: int
    options: dict[str, Any]
    commitment: str  # empty when nobody can check the deal
    setup: list[int]
    table: str = ""  # the table of a server
    players: list[str] = []  # who sat there when the game was dealt
    nonces: list[str] = []  # what each seat added to the deal; empty for one that added nothing


class Line(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One decision: who, what, and what chance added.

    ``rules``: newer ones than those of the first line hold from this line on; all who played had agreed.
    """

    seat: int
    action: str
    outcomes: list[int]
    rules: str = ""


class Seal(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The last line of a finished game: the result, and the seed for everybody to check the deal."""

    scores: list[int]
    ranking: list[int]
    seed: str
    players: list[str] = []  # who played to the end
    date: str = ""  # when it ended: 2026-05-17
    digest: str = ""  # of all lines before this one, and of what else it says


class Pause(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The last line of a saved game: who plays, and the seed that is still secret."""

    players: list[str]
    seed: str
    digest: str = ""


class Record(msgspec.Struct):
    """A game from its first card on; in memory, or as text with one JSON object to a line."""

    header: Header
    lines: list[Line] = []
    end: Seal | Pause | None = None

    def text(self) -> str:
        parts: list[Header | Line | Seal | Pause] = [self.header, *self.lines]
        if self.end is not None:
            parts.append(self._bound(self.end))
        return "".join(msgspec.json.encode(part).decode() + "\n" for part in parts)

    def _bound(self, end: Seal | Pause) -> Seal | Pause:
        """The last line binds itself and the others; the old format had no such thing."""
        digest = end.digest or (self.digest if self.header.koopstad > OLD_FORMAT else "")
        return msgspec.structs.replace(end, digest=digest)

    @property
    def digest(self) -> str:
        """Of all that is said, without what chance added: that follows from seed and nonces."""
        digest = first_digest(self.header)
        for line in self.lines:
            digest = next_digest(digest, line)
        return digest if self.end is None else last_digest(digest, self.header, self.end)

    def save(self, path: Path) -> None:
        written = self.text().encode()
        with replacing(path) as file:
            file.write(written)

    @property
    def outcomes(self) -> list[int]:
        return self.header.setup + [outcome for line in self.lines for outcome in line.outcomes]


def first_digest(header: Header) -> str:
    """The digest of a record of which nothing was played yet.

    It is told to everybody while the game goes on, so no outcome of chance goes into it: of a few cards that
    may have been dealt face down anybody could tell which one fits. Chance is bound by the commitment.
    """
    return hashlib.sha256(msgspec.json.encode(_without_setup(header))).hexdigest()


def next_digest(digest: str, line: Line) -> str:
    """The digest after one more line: each holds all before it."""
    public = msgspec.json.encode(Line(line.seat, line.action, [], line.rules))
    return hashlib.sha256(digest.encode() + public).hexdigest()


def last_digest(digest: str, header: Header, end: Seal | Pause) -> str:
    """The digest of a record with its last line: who played, when, and how it ended."""
    if header.koopstad <= SECOND_FORMAT:
        return digest
    said = msgspec.json.encode(msgspec.structs.replace(end, digest=""))
    return hashlib.sha256(digest.encode() + said).hexdigest()


def _without_setup(header: Header) -> Header:
    return msgspec.structs.replace(header, setup=[])


def deal_seed(header: Header, seed: bytes) -> bytes:
    """What the fair dealer deals from.

    At a table it depends on what nobody knows alone: the seed that the server committed to when the table
    was opened, and the nonces that the seats committed to before any of them was revealed.
    """
    if not header.table:
        return seed
    agreed = msgspec.json.encode(_without_setup(header))
    return hmac.digest(seed, b"koopstad deal " + agreed, "sha256")


def begin(
    game: Game, seats: int | None, options: dict[str, object] | None, dealer: Dealer
) -> tuple[Record, State]:
    """A new game and the first line of its record."""
    state = game.start(seats, options, dealer)
    header = Header(
        koopstad=FORMAT,
        game=game.id,
        rules=game.rules,
        edition=game.edition,
        seats=state.seats,
        options=state.options,
        commitment=dealer.commitment if isinstance(dealer, FairDealer) else "",
        setup=dealer.collect(),
    )
    return Record(header, []), state


def play(record: Record, state: State, action: int, dealer: Dealer) -> Line:
    """Plays a legal action and writes it down."""
    seat = state.to_move
    assert seat is not None, "the game is over"
    line = Line(seat, state.game.name(action), state.play(action, dealer))
    record.lines.append(line)
    return line


def seal(record: Record, state: State, dealer: Dealer | None = None, players: Sequence[str] = ()) -> None:
    """Closes the record of a finished game; a fair dealer reveals its seed. ``players``: who played it."""
    seed = dealer.seed.hex() if isinstance(dealer, FairDealer) else ""
    record.end = Seal(
        scores=state.scores(),
        ranking=state.ranking(),
        seed=seed,
        players=list(players),
    )
    record.end.digest = record.digest


def shorten(record: Record, lines: int) -> None:
    """Takes back the last lines."""
    del record.lines[len(record.lines) - lines :]


def read(path: Path | str) -> Record:
    """A record from its file; ``RecordError`` for what is none."""
    path = Path(path)
    try:
        text = path.read_bytes().decode("utf-8")  # as it stands there: no other line ends are taken for ours
    except OSError as error:
        raise RecordError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path.name} is no record: it is not text in UTF-8") from None
    return parse(text)


def parse(text: str) -> Record:
    """The record that a text holds; the first broken line is named, and one that is written otherwise."""
    if not text:
        raise RecordError("the record is empty")
    rows = text.removesuffix("\n").split("\n")  # a name may hold what Unicode takes for the end of a line
    header = _decode(rows[0], Header, 1)
    if header.koopstad not in FORMATS:
        known = ", ".join(map(str, FORMATS))
        raise RecordError(f"the record has format {quoted(header.koopstad)}; this version reads {known}", 1)
    record = Record(header, [])
    for number, row in enumerate(rows[1:], 2):
        if record.end is not None:
            raise RecordError("the record goes on after its last line", number)
        if '"action"' in row:
            record.lines.append(_decode(row, Line, number))
        else:
            paused = '"scores"' not in row and '"players"' in row
            record.end = _decode(row, Pause, number) if paused else _decode(row, Seal, number)
    if not text.endswith("\n"):
        raise RecordError("the last line breaks off", len(rows))
    _check_format(record)
    return record


_NAMES: dict[type[Any], str] = {
    Header: "first line of a record",
    Line: "line of a record",
    Seal: "last line of a finished game",
    Pause: "last line of a saved game",
}


def _decode(row: str, kind: type[T], number: int) -> T:
    """A line, written as a record writes it: every key once, in its place, nothing besides."""
    try:
        found = msgspec.json.decode(row, type=kind)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise RecordError(f"this is no {_NAMES[kind]}: {shortened(error)}", number) from None
    proper = msgspec.json.encode(found).decode()
    if proper != row:
        raise RecordError(_how_it_is_written_wrongly(row, proper), number)
    return found


def _how_it_is_written_wrongly(row: str, proper: str) -> str:
    twice: list[str] = []

    def pairs(found: list[tuple[str, Any]]) -> dict[str, Any]:
        keys: set[str] = set()
        for key, _ in found:
            if key in keys:
                twice.append(key)
            keys.add(key)
        return dict(found)

    json.loads(row, object_pairs_hook=pairs)
    if twice:
        return f"the key {quoted(twice[0])} stands there twice"
    pairs_of_letters = enumerate(zip(row, proper, strict=False))
    place = next((at for at, (one, other) in pairs_of_letters if one != other), min(len(row), len(proper)))
    return f"it is not written as a record writes it, from {quoted(row[place : place + 20])} on"


def _check_format(record: Record) -> None:
    """What the newer format has and the older has not."""
    header, end, last = record.header, record.end, len(record.lines) + 2
    if header.koopstad == OLD_FORMAT:
        if header.table or header.players or header.nonces:
            raise RecordError("a record of format 1 has no table, players or nonces", 1)
        if end is not None and (end.digest or (isinstance(end, Seal) and (end.players or end.date))):
            raise RecordError("the last line of a record of format 1 has no digest, players or date", last)
    elif end is not None and not end.digest:
        raise RecordError("the last line has no digest of the others", last)
