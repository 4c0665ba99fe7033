"""New tables: seats, keys and the first deal; and the rematch of an old one."""

from __future__ import annotations

from koopstad.bots import bots
from koopstad.engine.game import Game
from koopstad.server.messages.play import PlayOn
from koopstad.server.messages.seats import NewSeat, NewTable
from koopstad.server.problems import problem
from koopstad.server.tables import summary
from koopstad.store import Key, Role, hashed, new_id, new_key
from koopstad.store.writes import Opening
from koopstad.table import Seat, Table, TableError, Watch, open_table, play_on_table, proper_name


class NewKeys:
    """The keys of a new table: shown once, kept as hashes."""

    def __init__(self, table: Table) -> None:
        people = [number for number, seat in enumerate(table.seats) if seat.kind == "person"]
        self.seats = {seat: new_key() for seat in people}
        self.invitations = {seat: new_key() for seat in table.empty_seats()}
        self.host, self.watch = new_key(), new_key()
        self.holders = {
            **self.of_host(table),
            **{hashed(key): Key(table.id, Role.SEAT, seat) for seat, key in self.seats.items()},
        }

    def of_host(self, table: Table) -> dict[str, Key]:
        return {
            hashed(self.host): Key(table.id, Role.HOST),
            hashed(self.watch): Key(table.id, Role.WATCH),
            **{hashed(key): Key(table.id, Role.INVITE, seat) for seat, key in self.invitations.items()},
        }


def by_seat(keys: dict[int, str]) -> dict[str, str]:
    """As JSON has it, where names are text."""
    return {str(seat): key for seat, key in keys.items()}


def open_new(wish: NewTable, game: Game, watch: Watch) -> Table:
    """``game``: in the edition that is wished for."""
    players = [_player(game, seat, number) for number, seat in enumerate(wish.seats)]
    return open_table(
        game, players, wish.options, name=new_id(), clock=wish.clock, public=wish.public, watch=watch
    )


def _player(game: Game, wish: NewSeat, number: int) -> Seat:
    if wish.kind == "empty":
        return Seat("", empty=True)
    if wish.kind == "person":
        return Seat(proper_name(wish.name, number), pledge=wish.pledge)
    name = wish.bot or bots(game.id)[0]
    return Seat(proper_name(wish.name or name.capitalize(), number), name)


def open_to_play_on(old: Table, wish: PlayOn, watch: Watch) -> Table:
    """A finished game as it stood before a line; whoever decided there is the one person."""
    if not old.over:
        raise TableError("not-over", "a game is played on from its past when it is over")
    if wish.line > old.lines:
        raise problem(422, "no-such-line", f"the game has lines 1 to {old.lines}")
    mover = old.record.lines[wish.line - 1].seat
    usual = bots(old.game.id)[0]
    players = [
        Seat(proper_name("" if seat.bot else seat.name, number))
        if number == mover
        else Seat(seat.name, wish.bot or seat.bot or usual)
        for number, seat in enumerate(old.seats)
    ]
    return play_on_table(
        old.record,
        old.game,
        wish.line - 1,
        players,
        name=new_id(),
        edition=old.terms.edition,
        watch=watch,
    )


def open_rematch(old: Table, watch: Watch) -> Table:
    """The same bots and options once more, and a free seat for each of the people: who agrees sits down."""
    players = [Seat(seat.name, seat.bot, empty=not seat.bot) for seat in old.seats]
    terms = old.terms
    return open_table(
        old.game,
        players,
        {**terms.header.options, **_next_first(old)},
        name=new_id(),
        clock=terms.clock,
        public=terms.public,
        watch=watch,
    )


def _next_first(old: Table) -> dict[str, str]:
    """Another seat begins than the last time, where a game lets one choose."""
    choices = next((option.choices for option in old.game.options if option.name == "first"), ())
    began = old.standing[0].entry.seat if old.standing else None
    if began is None:
        return {}
    seat = str((began + 1) % len(old.seats) + 1)
    return {"first": seat} if seat in choices else {}


def as_opening(table: Table) -> Opening:
    """A table that is kept together with an entry of another; its people fetch their keys one by one."""
    return Opening(table.terms, {}, summary(table))
