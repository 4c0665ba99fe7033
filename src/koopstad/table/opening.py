"""How a table comes about: a new game, or a saved one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from koopstad.bots import bot
from koopstad.engine import record as records
from koopstad.engine.dealer import FairDealer, seed_from_text
from koopstad.engine.errors import RecordError
from koopstad.engine.game import Game
from koopstad.engine.record import Pause, Record
from koopstad.table.seat import Seat, read_seats
from koopstad.table.table import Table


def open_table(
    game: Game, players: Sequence[Seat], options: Mapping[str, object] | None = None, seed: str | None = None
) -> Table:
    """A new game. With a seed it can be repeated; without one nobody can foresee it."""
    for player in players:
        check_bot(game, player)
    dealer = FairDealer(None if seed is None else seed_from_text(seed))
    record, state = records.begin(game, len(players), dict(options or {}), dealer)
    return Table(game, players, record, state, dealer)


def resume_table(record: Record, game: Game) -> Table:
    """A saved game, at the line where it was left, with its log and what can still be taken back."""
    if not isinstance(record.end, Pause):
        raise RecordError("this game is not saved to be resumed; `koopstad replay` shows it")
    players = read_seats(record.end.players)
    if len(players) != record.header.seats:
        raise RecordError(
            f"{len(players)} players are named for {record.header.seats} seats", len(record.lines) + 2
        )
    for player in players:
        check_bot(game, player)
    lines = list(record.lines)
    _, dealer = records.resume(record, game)
    history = records.replay(Record(record.header, lines), game)
    first, _ = next(history)
    table = Table(game, players, record, first, dealer)
    before = first.copy()
    for now, number in history:
        table.note(before, lines[number - 1])
        before = now.copy()
    return table


def check_bot(game: Game, player: Seat) -> None:
    """An unknown bot is refused before the game begins."""
    if player.bot:
        bot(game.id, player.bot, 0)
