"""How a table comes about: a new game, a saved one, or one that a store has kept."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from koopstad.bots import check_bot
from koopstad.engine import record as records
from koopstad.engine.dealer import SEED_BYTES, FairDealer, ScriptedDealer, seed_from_text
from koopstad.engine.errors import KoopstadError, OptionError, RecordError
from koopstad.engine.game import Game
from koopstad.engine.record import Header, Pause, Record, Seal
from koopstad.engine.replay import check_fits
from koopstad.engine.verify import resume
from koopstad.table.clock import Clock
from koopstad.table.entry import MOVES, Entry, Kind
from koopstad.table.said import Told
from koopstad.table.seat import Seat, read_seats
from koopstad.table.snapshot import go_on_from
from koopstad.table.table import Table
from koopstad.table.terms import Terms
from koopstad.table.watch import Watch

LOG = logging.getLogger(__name__)


def open_table(
    game: Game,
    players: Sequence[Seat],
    options: Mapping[str, object] | None = None,
    seed: str | None = None,
    *,
    name: str = "",
    clock: Clock | None = None,
    public: bool = False,
    watch: Watch | None = None,
) -> Table:
    """A new game. With a seed it can be repeated; without one nobody can foresee it.

    At home (without a name) and where nobody is waited for it is dealt at once; else when all sit and have
    revealed what they pledged for the deal.
    """
    clock, watch = clock or Clock(), watch or Watch()
    for player in players:
        _check_bot(game, player.bot)
    if clock.why_not():
        raise OptionError(clock.why_not())
    _check_bot(game, clock.bot)
    secret = secrets.token_bytes(SEED_BYTES) if seed is None else seed_from_text(seed)
    terms = Terms(
        id=name,
        header=_header(game, players, options or {}, name, secret),
        seed=secret.hex(),
        players=list(players),
        clock=clock,
        made=watch.now(),
        public=public,
        edition=game.printed.given,
    )
    return Table(game, terms, watch)


def _header(
    game: Game, players: Sequence[Seat], options: Mapping[str, object], name: str, secret: bytes
) -> Header:
    """The first line of the record, with the deal if nobody is waited for."""
    dealer = FairDealer(secret)
    record, _ = records.begin(game, len(players), dict(options), dealer)
    if not name:
        return record.header
    header = msgspec.structs.replace(record.header, table=name, setup=[])
    if any(player.empty or player.pledge for player in players):
        return header
    header = msgspec.structs.replace(header, players=[player.name for player in players])
    dealer = FairDealer(records.deal_seed(header, secret))
    game.start(header.seats, header.options, dealer)
    return msgspec.structs.replace(header, setup=dealer.collect())


def resume_table(record: Record, game: Game, watch: Watch | None = None) -> Table:
    """A saved game, at the line where it was left, with its log and what can still be taken back."""
    if not isinstance(record.end, Pause):
        raise RecordError("this game is not saved to be resumed; `koopstad replay` shows it")
    players = read_seats(record.end.players)
    if len(players) != record.header.seats:
        raise RecordError(
            f"{len(players)} players are named for {record.header.seats} seats", len(record.lines) + 2
        )
    for player in players:
        _check_bot(game, player.bot)
    seed = record.end.seed
    resume(record, game)
    return _at(record, game, len(record.lines), players, "", seed, {}, watch or Watch())


def play_on_table(
    record: Record,
    game: Game,
    lines: int,
    players: Sequence[Seat],
    *,
    name: str,
    edition: dict[str, Any],
    watch: Watch,
) -> Table:
    """A finished game as it stood after so many lines, at a table of its own: what might have been.

    The header stays, and with it the deal: it goes on from the same seed.
    """
    if not isinstance(record.end, Seal):
        raise RecordError("this game is not over")
    for player in players:
        _check_bot(game, player.bot)
    return _at(record, game, lines, players, name, record.end.seed, edition, watch)


def _at(
    record: Record,
    game: Game,
    lines: int,
    players: Sequence[Seat],
    name: str,
    seed: str,
    edition: dict[str, Any],
    watch: Watch,
) -> Table:
    """A table at which so many lines of a record have been played."""
    terms = Terms(
        id=name,
        header=record.header,
        seed=seed,
        players=list(players),
        clock=Clock(),
        made=watch.now(),
        public=False,
        edition=edition,
    )
    table = Table(game, terms, watch)
    for line in record.lines[:lines]:
        if line.rules:
            _take_over(table, "rules", text=line.rules)
            for seat in table.undecided:
                _take_over(table, "agree", seat, line.rules)
        _take_over(table, "move", line.seat, line.action, line.outcomes)
    table.tell_rules()
    return table


def _take_over(
    table: Table, kind: Kind, seat: int | None = None, text: str = "", outcomes: Sequence[int] = ()
) -> None:
    """What a saved game tells, as an entry of the log. When it happened is not known."""
    number, at = table.number + 1, table.last_time
    table.apply(Entry(number=number, kind=kind, seat=seat, text=text, outcomes=list(outcomes), at=at))


def reopen_table(
    terms: Terms, game: Game, entries: Sequence[Entry], taken: bytes | None = None, watch: Watch | None = None
) -> Table:
    """A table from its entries. With a snapshot only what came after it is played on the board.

    What was played by older rules is folded by them, and the table is ``outdated``: nobody moves before
    those who sit there have agreed to the newer ones. A move that no rules known here allow does not stand,
    nor do those after it (``cut``). A table of other rules or another edition is refused with the reason
    (``RecordError``); its record stays.
    """
    check_fits(Record(terms.header), game)
    if _rules(terms, entries) != game.rules:
        return _of_older_rules(Table(game, terms, watch), entries)
    if taken is not None:
        table = Table(game, terms, watch)
        try:
            return _apply(table, entries[go_on_from(table, entries, taken) :])
        except Exception as error:  # a position that cannot go on as the log does is not that of the log
            LOG.warning("a snapshot does not fit the log: %r; it is folded", error, extra={"table": terms.id})
    return _apply(Table(game, terms, watch), entries)


def _of_older_rules(table: Table, entries: Sequence[Entry]) -> Table:
    """Every move is checked: the code that it was checked by is not this one."""
    began, now = table.terms.header.rules, table.game.rules
    gone = _taken_back(entries) | _cut(entries)
    cut = 0
    for entry in entries:
        if entry.number in gone or (cut and entry.kind in MOVES):
            table.pass_over(entry)
        elif entry.kind == "move" and not _stands(table, entry):
            cut = entry.number
            LOG.warning(
                "rules %s do not allow entry %d, %r, of a table of rules %s: it goes back to before it",
                now,
                cut,
                entry.text,
                began,
                extra={"table": table.id},
            )
            table.pass_over(entry)
        else:
            table.apply(entry)
    table.cut_off(cut)
    LOG.info("a table of rules %s can go on by rules %s", began, now, extra={"table": table.id})
    return table


def _stands(table: Table, entry: Entry) -> bool:
    """Whether a move is legal here, with the outcomes that it had."""
    state = table.state.copy()
    dealer = ScriptedDealer(entry.outcomes)
    try:
        action = table.game.catalogue.number(entry.text)
        if entry.seat != table.to_move or action not in state.actions():
            return False
        state.play(action, dealer)
    except KoopstadError:
        return False
    return not dealer.left


def _rules(terms: Terms, entries: Sequence[Entry]) -> str:
    """The last rules that the table was told of: all before them was folded when it was told."""
    told = (Told.read(entry).rules for entry in reversed(entries) if entry.kind == "rules")
    return next(told, terms.header.rules)


def _taken_back(entries: Sequence[Entry]) -> set[int]:
    """The moves that do not stand, and their undos: what can be taken back may be something else by now."""
    standing: list[int] = []
    gone: set[int] = set()
    for entry in entries:
        if entry.kind == "move":
            standing.append(entry.number)
        elif entry.kind == "undo":
            gone |= {standing.pop(), entry.number}
        elif entry.kind == "rules" and (cut := Told.read(entry).cut):
            standing = [number for number in standing if number < cut]
    return gone


def _cut(entries: Sequence[Entry]) -> set[int]:
    """The moves of which the table was told that they do not stand."""
    gone: set[int] = set()
    for place, entry in enumerate(entries):
        if entry.kind == "rules" and (cut := Told.read(entry).cut):
            gone |= {each.number for each in entries[:place] if each.number >= cut and each.kind in MOVES}
    return gone


def _apply(table: Table, entries: Sequence[Entry]) -> Table:
    """What was played and taken back by older rules is not played again by newer ones."""
    told = [place for place, entry in enumerate(entries) if entry.kind == "rules"]
    gone = _taken_back(entries[: told[-1]]) | _cut(entries) if told else set[int]()
    for entry in entries:
        if entry.number in gone:
            table.pass_over(entry)
        else:
            table.apply(entry)
    return table


def _check_bot(game: Game, name: str) -> None:
    """An unknown bot is refused before the game begins."""
    if name:
        check_bot(game, name)
