"""A record is the game: options and rules version, then one line for each decision, and a seal.

Every line is written in one way only, and the seal holds a digest of all lines before it: so a record is the
same text wherever it is written, and one digest tells whether it is the game that was played.
"""

import hashlib
import hmac
import json
import os
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, TypeVar

import msgspec

from koopstad.engine.dealer import Dealer, FairDealer, ScriptedDealer, commitment
from koopstad.engine.errors import ActionError, OptionError, RecordError, ScriptError
from koopstad.engine.game import Game
from koopstad.engine.reading import quoted, read_number, shortened
from koopstad.engine.state import State

FORMAT = 2
OLD_FORMAT = 1  # without table, players, nonces and digest; still read
_HEX = re.compile(r"[0-9a-f]{64}")
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


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """One decision: who, what, and what chance added."""

    seat: int
    action: str
    outcomes: list[int]


class Seal(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The last line of a finished game: the result, and the seed for everybody to check the deal."""

    scores: list[int]
    ranking: list[int]
    seed: str
    players: list[str] = []  # who played to the end
    date: str = ""  # when it ended: 2026-05-17
    digest: str = ""  # of all lines before this one


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
        """The last line binds the others; the old format had no such thing."""
        digest = end.digest or (self.digest if self.header.koopstad > OLD_FORMAT else "")
        return msgspec.structs.replace(end, digest=digest)

    @property
    def digest(self) -> str:
        """Of header and lines, without what chance added: that follows from seed and nonces."""
        digest = first_digest(self.header)
        for line in self.lines:
            digest = next_digest(digest, line)
        return digest

    def save(self, path: Path) -> None:
        """Writes beside the old file first, so that a crash loses neither."""
        text = self.text()
        with NamedTemporaryFile(
            "w", encoding="utf-8", newline="\n", dir=path.parent, prefix=".koopstad-", delete=False
        ) as fresh:
            try:
                fresh.write(text)
                fresh.flush()
                os.fsync(fresh.fileno())
                Path(fresh.name).replace(path)
            except BaseException:
                Path(fresh.name).unlink()
                raise

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
    public = msgspec.json.encode(Line(line.seat, line.action, []))
    return hashlib.sha256(digest.encode() + public).hexdigest()


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
        digest=record.digest,
    )


def read(path: Path) -> Record:
    try:
        text = path.read_text(encoding="utf-8")
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
    if header.koopstad not in (OLD_FORMAT, FORMAT):
        known = f"{OLD_FORMAT} and {FORMAT}"
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


def check_fits(record: Record, game: Game) -> None:
    """Refuses a record of another game, edition or version of the rules."""
    header = record.header
    if header.game != game.id:
        raise RecordError(f"this is a game of {quoted(header.game)}, not of {game.id!r}", 1)
    if header.rules != game.rules and not is_older(header.rules, game.rules):
        raise RecordError(
            f"it was played by rules {shortened(header.rules)} of {game.id}; "
            f"this version plays rules {game.rules}",
            1,
        )
    if header.edition not in (game.edition, game.printed.digest_of_all()):
        raise RecordError(
            f"it was played with edition {shortened(header.edition)}, not {game.edition}; "
            "name its file with --edition",
            1,
        )


def is_older(rules: str, than: str) -> bool:
    """Versions count from 1. What was played by older rules goes on, where it is legal by the newer ones."""
    old, new = read_number(rules), read_number(than)
    return old is not None and new is not None and 0 < old < new


def replay(record: Record, game: Game) -> Iterator[tuple[State, int]]:
    """The state after the setup and after each line, with the number of lines folded so far.

    It is one state that goes on: take a copy to keep one. Every line is checked: seat, legality, outcomes.
    A record of older rules is folded by the newer ones, and refused where they play otherwise.
    """
    check_fits(record, game)
    try:
        yield from _replay(record, game)
    except RecordError as error:
        raise _by_other_rules(record, game, error) from None


def _by_other_rules(record: Record, game: Game, error: RecordError) -> RecordError:
    if record.header.rules == game.rules:
        return error
    played = f"it was played by rules {record.header.rules} of {game.id}"
    told = f"{played}; this version plays rules {game.rules}, by which {error.message}"
    return RecordError(told, error.line)


def _replay(record: Record, game: Game) -> Iterator[tuple[State, int]]:
    header = record.header
    dealer = ScriptedDealer(header.setup)
    agreed = f"{header.seats} seats and these options"
    try:
        state = game.start(header.seats, header.options, dealer)
    except OptionError as error:
        raise RecordError(str(error), 1) from None
    except ScriptError as error:
        raise RecordError(f"what was dealt does not fit a game with {agreed}: {error}", 1) from None
    for name, value in header.options.items():
        if state.options[name] != value:
            raise RecordError(f"option {name!r} is written {quoted(state.options[name])}", 1)
    if dealer.left:
        dealt, asked = len(header.setup), dealer.position
        raise RecordError(f"{dealt} outcomes were dealt; a game with {agreed} asks for {asked}", 1)
    yield state, 0
    for number, line in enumerate(record.lines, 2):
        _fold_line(state, line, number)
        yield state, number - 1


def _fold_line(state: State, line: Line, number: int) -> None:
    game = state.game
    if state.to_move is None:
        raise RecordError("the game was over before this line", number)
    if line.seat != state.to_move:
        raise RecordError(f"seat {quoted(line.seat)} plays, but seat {state.to_move} is to move", number)
    try:
        action = game.catalogue.number(line.action)
    except ActionError as error:
        raise RecordError(str(error), number) from None
    if action not in state.actions():
        from koopstad.engine.words import english  # only who needs a sentence loads the language

        refusal = state.why_not(action)
        reason = english(game.id).refusal(refusal) if refusal else "it is not offered"
        raise RecordError(f"{line.action!r} is not legal: {reason}", number)
    dealer = ScriptedDealer(line.outcomes)
    try:
        state.play(action, dealer)
    except ScriptError as error:
        raise RecordError(str(error), number) from None
    if dealer.left:
        raise RecordError(
            f"{line.action!r} used {dealer.position} outcomes, not {len(line.outcomes)}", number
        )


def fold(record: Record, game: Game, lines: int | None = None) -> State:
    """The state after ``lines`` lines of the record, or after all."""
    last = len(record.lines) if lines is None else lines
    if not 0 <= last <= len(record.lines):
        raise RecordError(f"the record has lines 0 to {len(record.lines)}, not {last}")
    for state, number in replay(record, game):
        if number == last:
            return state
    raise AssertionError("unreachable: every line up to the last was folded")


def resume(record: Record, game: Game) -> tuple[State, FairDealer]:
    """The state of a saved game, and its dealer, who deals on where the record ends.

    It is checked as ``verify`` checks: whoever changed a card or a move in the file is found out.
    """
    if not isinstance(record.end, Pause):
        raise RecordError("this record was not saved to be resumed: its last line names no players")
    state = check(record, game)
    seed = _seed(record.end.seed, len(record.lines) + 2)
    dealer = FairDealer(deal_seed(record.header, seed), len(record.outcomes))
    record.end = None
    return state, dealer


def check(record: Record, game: Game) -> State:
    """The state at the end of a record that is legal, and dealt and kept as its last line says."""
    try:
        state = fold(record, game)
    except RecordError as error:
        _blame_deal(record, game, error.line)
        raise
    last = len(record.lines) + 2
    if record.end is not None and (record.header.commitment or record.end.seed):
        _verify_deal(record, game, _seed(record.end.seed, last))
    if record.end is not None and record.end.digest and record.end.digest != record.digest:
        raise RecordError("the digest of the last line is not that of the lines before it", last)
    if isinstance(record.end, Seal):
        try:
            _check_result(record.end, state, last)
        except RecordError as error:
            raise _by_other_rules(record, game, error) from None
    return state


def verify(record: Record, game: Game, commitment: str = "", digest: str = "") -> State:
    """The final state of a record that is legal, complete and fairly dealt; otherwise an error.

    ``commitment`` and ``digest``: as a player was shown them, when the table was opened and at its end.
    """
    state = check(record, game)
    last = len(record.lines) + 2
    if state.to_move is not None:
        raise RecordError("the game is not over, but the record ends here", last - 1)
    if not isinstance(record.end, Seal):
        raise RecordError("the last line, with scores and seed, is missing", last)
    if commitment and commitment.strip().lower() != record.header.commitment:
        raise RecordError(
            "the commitment is not the one that you were shown: this is another game, or another deal", 1
        )
    if digest and digest.strip().lower() != record.digest:
        raise RecordError("the digest is not the one that you were shown: this is another game", last)
    return state


def _check_result(end: Seal, state: State, last: int) -> None:
    if state.to_move is not None:
        raise RecordError("the game is not over, but the record ends here", last - 1)
    if end.scores != state.scores():
        raise RecordError(f"the scores are {state.scores()}, not {quoted(end.scores)}", last)
    if end.ranking != state.ranking():
        raise RecordError(f"the ranking is {state.ranking()}, not {quoted(end.ranking)}", last)


def _seed(text: str, line: int) -> bytes:
    if not text:
        raise RecordError("the seed is missing, and the first line has its commitment", line)
    if not _HEX.fullmatch(text):
        raise RecordError("the seed is no hexadecimal number of 64 small digits", line)
    return bytes.fromhex(text)


def _blame_deal(record: Record, game: Game, line: int) -> None:
    """A changed outcome may make a later line illegal: then the deal tells which line is wrong first."""
    if record.end is None or line < 2 or not _HEX.fullmatch(record.end.seed):
        return
    seed = bytes.fromhex(record.end.seed)
    if commitment(seed) == record.header.commitment:
        _verify_deal(record, game, seed, line)


def _verify_deal(record: Record, game: Game, seed: bytes, before: int | None = None) -> None:
    """Deals the game again from the revealed seed: every outcome must come up as it was written down."""
    if commitment(seed) != record.header.commitment:
        raise RecordError("the seed does not match the commitment of the first line", len(record.lines) + 2)
    dealer = FairDealer(deal_seed(record.header, seed))
    state = game.start(record.header.seats, record.header.options, dealer)
    if dealer.collect() != record.header.setup:
        raise RecordError("the seed deals another setup", 1)
    for number, line in enumerate(record.lines[: None if before is None else before - 2], 2):
        dealt = state.play(game.catalogue.number(line.action), dealer)
        if dealt != line.outcomes:
            raise RecordError(f"the seed deals {dealt}, not {quoted(line.outcomes)}", number)


def undo_reach(record: Record, game: Game) -> int:
    """How many of the last lines can be taken back.

    Undo reaches back to the last line that is final (``is_final``) or that another seat made.
    """
    reach = 0
    before: State | None = None
    seat = -1
    for state, number in replay(record, game):
        if before is not None:
            line = record.lines[number - 1]
            final = is_final(before, game.catalogue.number(line.action), line.outcomes, state)
            reach = 0 if final else (reach if line.seat == seat else 0) + 1
            seat = line.seat
        before = state.copy()
    return reach


def is_final(before: State, action: int, outcomes: list[int], after: State) -> bool:
    """Whether a move cannot be taken back: by chance, as it told somebody something, or as the rules say."""
    if outcomes or any(now < then for then, now in zip(before.unseen(), after.unseen(), strict=True)):
        return True
    return before.final(action, after)


def shorten(record: Record, lines: int) -> None:
    """Takes back the last lines."""
    del record.lines[len(record.lines) - lines :]


__all__ = [
    "Header",
    "Line",
    "Pause",
    "Record",
    "Seal",
    "begin",
    "check",
    "deal_seed",
    "first_digest",
    "fold",
    "is_final",
    "next_digest",
    "parse",
    "play",
    "read",
    "replay",
    "resume",
    "seal",
    "shorten",
    "undo_reach",
    "verify",
]
