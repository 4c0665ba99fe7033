"""How a shared table is begun, and how it is made again from what was kept of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from koopstad.bots import bots
from koopstad.engine import record as records
from koopstad.engine.dealer import FairDealer, ScriptedDealer
from koopstad.engine.errors import OptionError
from koopstad.engine.game import Game
from koopstad.engine.record import Header, Line, Record
from koopstad.engine.state import Data
from koopstad.table.clock import Clock
from koopstad.table.entry import Entry
from koopstad.table.opening import check_bot
from koopstad.table.seat import Seat
from koopstad.table.shared import SharedTable
from koopstad.table.table import Table


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """All that was agreed on when the table was opened."""

    id: str
    header: Header
    seed: str
    players: list[Seat]
    clock: Clock
    made: float
    public: bool


class Snapshot(msgspec.Struct, frozen=True):
    """The position after an entry."""

    number: int
    data: Data


def begin(
    name: str,
    game: Game,
    players: Sequence[Seat],
    options: Mapping[str, Any],
    *,
    clock: Clock,
    made: float,
    public: bool = False,
    dealer: FairDealer | None = None,
) -> SharedTable:
    """A new table, dealt."""
    for player in players:
        check_bot(game, player)
    if clock.why_not():
        raise OptionError(clock.why_not())
    if clock.bot:
        check_bot(game, Seat("", clock.bot))
    fair = dealer or FairDealer()
    record, state = records.begin(game, len(players), dict(options), fair)
    tom = [Seat("TOM", bots(game.id)[0], tom=True)] * (state.seats - len(players))
    return SharedTable(name, Table(game, [*players, *tom], record, state, fair), clock, made, public)


def kept(shared: SharedTable) -> Kept:
    """What to keep of a table that was just begun."""
    return Kept(
        id=shared.id,
        header=shared.table.record.header,
        seed=shared.table.dealer.seed.hex(),
        players=list(shared.seats),
        clock=shared.clock,
        made=shared.made,
        public=shared.public,
    )


def snapshot(shared: SharedTable) -> bytes | None:
    """The position to go on from. There is none while something can be taken back: it would be forgotten."""
    if shared.table.reach.lines:
        return None
    return msgspec.json.encode(Snapshot(shared.number, shared.table.state.data()))


def seal(shared: SharedTable) -> str | None:
    """The last line of the record, once the game is over."""
    return msgspec.json.encode(shared.table.record.end).decode() if shared.table.over else None


def kept_record(was: Kept, entries: Sequence[Entry], last: str | None) -> str:
    """The record as text, without asking the rules: the moves that were not taken back, and its last line."""
    lines: list[Line] = []
    for entry in entries:
        if entry.kind == "move":
            assert entry.seat is not None
            lines.append(Line(entry.seat, entry.text, entry.outcomes))
        elif entry.kind == "undo":
            lines.pop()
    return Record(was.header, lines).text() + (f"{last}\n" if last else "")


def unfold(was: Kept, game: Game, entries: Sequence[Entry], taken: bytes | None = None) -> SharedTable:
    """The table again. With a snapshot only what came after it is played on the board.

    A table of other rules or another edition is refused with the reason (``RecordError``); its record stays.
    """
    record = Record(was.header, [])
    records.check_fits(record, game)
    setup = ScriptedDealer(was.header.setup)
    state = game.start(was.header.seats, was.header.options, setup)
    dealer = FairDealer(bytes.fromhex(was.seed), len(was.header.setup))
    table = Table(game, was.players, record, state, dealer)
    shared = SharedTable(was.id, table, was.clock, was.made, was.public)
    start = _go_to_snapshot(shared, entries, taken) if taken is not None and not _timed(was) else 0
    for entry in entries[start:]:
        shared.apply(entry)
    return shared


def _timed(was: Kept) -> bool:
    """Clocks follow from who was to move after every entry, so such a table is folded from its beginning."""
    return was.clock.kind != "none"


def _go_to_snapshot(shared: SharedTable, entries: Sequence[Entry], taken: bytes) -> int:
    position = msgspec.json.decode(taken, type=Snapshot)
    for entry in entries[: position.number]:
        shared.skip(entry)
    shared.set_position(shared.game.restore(position.data))
    return position.number
