"""Opening a table: seats, keys and the first deal."""

from __future__ import annotations

from collections.abc import Sequence

from koopstad.bots import bots
from koopstad.engine.game import Game
from koopstad.server.hall import summary
from koopstad.server.messages import NewSeat, NewTable
from koopstad.store import Key, Role, hashed, new_id, new_key
from koopstad.store.writes import Opening
from koopstad.table import Clock, Seat, SharedTable, begin, kept, proper_name


class NewKeys:
    """The keys of a new table: shown once, kept as hashes."""

    def __init__(self, shared: SharedTable) -> None:
        people = [number for number, seat in enumerate(shared.seats) if seat.kind == "person"]
        self.seats = {seat: new_key() for seat in people}
        self.host, self.invitation, self.watch = new_key(), new_key(), new_key()
        self.holders = {
            hashed(self.host): Key(shared.id, Role.HOST),
            hashed(self.invitation): Key(shared.id, Role.INVITE),
            hashed(self.watch): Key(shared.id, Role.WATCH),
            **{hashed(key): Key(shared.id, Role.SEAT, seat) for seat, key in self.seats.items()},
        }


def open_new(wish: NewTable, game: Game, now: float) -> SharedTable:
    players = [_player(game, seat, number) for number, seat in enumerate(wish.seats)]
    return begin(new_id(), game, players, wish.options, clock=wish.clock, made=now, public=wish.public)


def _player(game: Game, wish: NewSeat, number: int) -> Seat:
    if wish.kind == "empty":
        return Seat("", empty=True)
    if wish.kind == "person":
        return Seat(proper_name(wish.name, number))
    name = wish.bot or bots(game.id)[0]
    return Seat(proper_name(wish.name or name.capitalize(), number), name)


def open_rematch(old: SharedTable, now: float) -> SharedTable:
    """The same people, bots and options once more; whoever does not come is played for by nobody."""
    players: Sequence[Seat] = [Seat(seat.name, seat.bot) for seat in old.seats if not seat.tom]
    clock: Clock = old.clock
    options = old.table.record.header.options
    return begin(new_id(), old.game, players, options, clock=clock, made=now, public=old.public)


def as_opening(shared: SharedTable) -> Opening:
    """A table that is kept together with an entry of another; its people fetch their keys one by one."""
    holders = {hashed(new_key()): Key(shared.id, Role.HOST)}
    return Opening(kept(shared), holders, summary(shared))
