"""A table whose players sit in different places: whatever happens at it is an entry of its log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from koopstad.bots import bot, bots
from koopstad.engine.errors import OptionError
from koopstad.engine.events import Event
from koopstad.engine.game import Game
from koopstad.engine.record import Line
from koopstad.engine.state import State
from koopstad.table.clock import Clock, Times
from koopstad.table.entry import MOVES, Entry, Kind
from koopstad.table.errors import TableError
from koopstad.table.seat import Seat
from koopstad.table.table import Table

LONGEST_NAME = 40
LONGEST_CHAT = 1000


@dataclass(frozen=True)
class Happening:
    """An entry, and what it brought about on the board; None when nobody listened (see ``heard_from``)."""

    entry: Entry
    events: list[Event] | None


class SharedTable:
    """What players ask for becomes an entry or is refused. Folding the entries again gives the same table.

    ``number`` counts the entries and only grows: who has seen less catches up from there. ``moves`` counts
    moves and take-backs: who plays says how many he has seen, and is refused when there were more.
    """

    def __init__(self, name: str, table: Table, clock: Clock, made: float, public: bool) -> None:
        self.id = name
        self.table = table
        self.clock = clock
        self.made = made
        self.public = public
        self.times = Times(clock, len(table.seats))
        self.happenings: list[Happening] = []
        self.moves = 0
        self.rematch = ""
        self.heard_from = 0  # the events of entries up to this one were not listened to
        self._done: dict[str, Entry] = {}
        self._start_time(made)

    def copy(self) -> SharedTable:
        """A table on which something can be tried; this one stays as it is."""
        copy = SharedTable.__new__(SharedTable)
        copy.__dict__.update(self.__dict__)
        copy.table = self.table.copy()
        copy.times = self.times.copy()
        copy.happenings = self.happenings[:]
        copy._done = self._done.copy()
        return copy

    # --- how it stands ---------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.table.seats

    @property
    def number(self) -> int:
        return len(self.happenings)

    @property
    def lines(self) -> int:
        return len(self.table.record.lines)

    @property
    def waiting(self) -> str:
        """For whom the table waits: ``person``, ``bot``, ``empty`` (a seat to be taken) or ``over``."""
        seat = self.table.to_move
        if seat is None:
            return "over"
        if self.seats[seat].player:
            return "bot"
        return "empty" if self.seats[seat].empty else "person"

    @property
    def last_time(self) -> float:
        return self.happenings[-1].entry.at if self.happenings else self.made

    def empty_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.empty]

    def undoable(self, seat: int | None) -> int:
        """How many of the last moves the seat can take back."""
        lines = self.table.record.lines
        if seat is None or self.table.over or not lines or lines[-1].seat != seat:
            return 0
        return self.table.reach.lines

    def done(self, key: str) -> Entry | None:
        """The entry that an earlier request with this key made."""
        return self._done.get(key)

    # --- what players ask for --------------------------------------------------------------------------

    def move(self, seat: int, moves: int, action: int | str, at: float, key: str = "") -> Entry:
        """A person plays. A notation is read only for who is to move and knows how the table stands."""
        if self.seats[seat].player:
            raise TableError(
                "bot-plays", f"{self.seats[seat].player} plays for you; take your seat back first"
            )
        self._want_fresh(moves)
        self.table.want_turn(seat)
        number = self.game.action(action if isinstance(action, str) else self.game.name(action))
        return self._move(seat, number, at, key)

    def bot_move(self, seat: int, moves: int, action: int, at: float) -> Entry:
        """The bot plays that sits there, or that stands in for a person."""
        if not self.seats[seat].player:
            raise TableError("no-bot", "no bot plays here any more")
        self._want_fresh(moves)
        return self._move(seat, action, at, "")

    def _move(self, seat: int, action: int, at: float, key: str) -> Entry:
        line = self.table.play(seat, action)
        return self._add("move", seat, line.action, at, key, line.outcomes)

    def undo(self, seat: int, moves: int, at: float, key: str = "") -> Entry:
        """Takes back the seat's last move, if it told nobody anything."""
        self._want_fresh(moves)
        if self.table.over:
            raise TableError("over", "the game is over: its seed is public, and nothing can be taken back")
        self.table.undo(seat)
        return self._add("undo", seat, "", at, key)

    def say(self, seat: int, text: str, at: float, key: str = "") -> Entry:
        words = readable(text).strip()
        if not 0 < len(words) <= LONGEST_CHAT:
            raise TableError("bad-words", f"a message has 1 to {LONGEST_CHAT} letters")
        return self._add("say", seat, words, at, key)

    def sit(self, seat: int | None, name: str, at: float) -> Entry:
        """A person takes an empty seat: the one named, or the first."""
        free = self.empty_seats()
        if not free or (seat is not None and seat not in free):
            raise TableError("taken", "this seat is taken" if free else "no seat is free at this table")
        taken = free[0] if seat is None else seat
        self._sit(taken, proper_name(name, taken))
        return self._add("sit", taken, self.seats[taken].name, at)

    def hand_over(self, seat: int, player: str, at: float) -> Entry:
        """A bot plays here from now: in an empty seat for good, for a person until that person is back."""
        if self.seats[seat].bot:
            raise TableError("bot-plays", "a bot plays there already")
        kind = player or bots(self.game.id)[0]
        _want_bot(self.game, kind)
        self._hand_over(seat, kind)
        return self._add("bot", seat, kind, at)

    def take_back(self, seat: int, at: float) -> Entry:
        """The person plays again."""
        if not self.seats[seat].substitute:
            raise TableError("no-bot", "no bot plays for you")
        self._take_back(seat)
        return self._add("back", seat, "", at)

    def call_time(self, at: float) -> Entry | None:
        """What the clock demands now: a reminder, or a bot in the place of who ran out of time."""
        due, seat = self.times.due(), self.times.seat
        if due is None or seat is None or at < due:
            return None
        if self.clock.kind == "reminder":
            self.times.reminded = True
            return self._add("remind", seat, "", at)
        player = self.clock.bot or bots(self.game.id)[0]
        self._flag(seat, player)
        return self._add("flag", seat, player, at)

    def agree_rematch(self, seat: int, table: str, at: float) -> Entry:
        if not self.table.over:
            raise TableError("not-over", "a rematch can be asked for when the game is over")
        if self.rematch:
            raise TableError("taken", "there is a rematch already")
        self.rematch = table
        return self._add("rematch", seat, table, at, "rematch")

    # --- folding ---------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Does what an entry says that was written down before."""
        if entry.number != self.number + 1:
            raise AssertionError(f"entry {entry.number} does not follow {self.number}")
        seat = -1 if entry.seat is None else entry.seat
        if entry.kind == "move":
            self.table.fold(Line(seat, entry.text, entry.outcomes))
        elif entry.kind == "undo":
            self.table.undo(seat)
        else:
            self._apply_to_seat(entry, seat)
        self._keep(entry)

    def skip(self, entry: Entry) -> None:
        """Like ``apply``, without playing on the board: a snapshot of the position follows."""
        seat = -1 if entry.seat is None else entry.seat
        if entry.kind == "move":
            self.table.record.lines.append(Line(seat, entry.text, entry.outcomes))
            self.table.dealer.position += len(entry.outcomes)
            self.table.journal.add_unheard()
        elif entry.kind == "undo":
            self.table.record.lines.pop()
            self.table.journal.back()
        else:
            self._apply_to_seat(entry, seat)
        self._keep(entry, heard=False)

    def set_position(self, state: State) -> None:
        """Goes on from a snapshot, after the entries before it were skipped."""
        self.table.go_to(state)
        self.heard_from = self.number

    def _apply_to_seat(self, entry: Entry, seat: int) -> None:
        if entry.kind == "sit":
            self._sit(seat, entry.text)
        elif entry.kind == "bot":
            self._hand_over(seat, entry.text)
        elif entry.kind == "back":
            self._take_back(seat)
        elif entry.kind == "flag":
            self._flag(seat, entry.text)
        elif entry.kind == "remind":
            self.times.reminded = True
        elif entry.kind == "rematch":
            self.rematch = entry.text

    # --- what entries do -------------------------------------------------------------------------------

    def _sit(self, seat: int, name: str) -> None:
        self._set_seat(seat, Seat(name))

    def _hand_over(self, seat: int, player: str) -> None:
        old = self.seats[seat]
        new = Seat(player.capitalize(), player) if old.empty else replace(old, substitute=player)
        self._set_seat(seat, new)

    def _take_back(self, seat: int) -> None:
        self._set_seat(seat, replace(self.seats[seat], substitute=""))
        self.times.refill(seat)

    def _flag(self, seat: int, player: str) -> None:
        self.times.empty(seat)
        self._hand_over(seat, player)

    def _set_seat(self, seat: int, player: Seat) -> None:
        self.table.sit(seat, player)

    def _add(
        self,
        kind: Kind,
        seat: int | None,
        text: str,
        at: float,
        key: str = "",
        outcomes: Sequence[int] = (),
    ) -> Entry:
        entry = Entry(
            number=self.number + 1,
            kind=kind,
            seat=seat,
            text=text,
            outcomes=list(outcomes),
            at=max(at, self.last_time),
            key=key,
        )
        self._keep(entry)
        return entry

    def _keep(self, entry: Entry, heard: bool = True) -> None:
        events = (self.table.journal.last() if entry.kind == "move" else []) if heard else None
        self.happenings.append(Happening(entry, events))
        if entry.key:
            self._done[entry.key] = entry
        self.moves += entry.kind in MOVES
        if heard:
            self._start_time(entry.at)

    def _start_time(self, at: float) -> None:
        """Time runs for the person who is to move, once every seat is taken."""
        seat = self.table.to_move
        runs = seat is not None and self.waiting == "person" and not self.empty_seats()
        self.times.turn(seat if runs else None, at)

    def _want_fresh(self, moves: int) -> None:
        if moves != self.moves:
            raise TableError("stale", f"the table is at {self.moves} moves, and you decided after {moves}")


def readable(text: str) -> str:
    """Text without signs that cannot be shown; line breaks stay."""
    return "".join(letter if letter.isprintable() or letter == "\n" else " " for letter in text)


def proper_name(name: str, seat: int) -> str:
    """A name as it is shown: printable, on one line, not too long."""
    cleaned = " ".join(readable(name).split())
    return cleaned[:LONGEST_NAME].strip() or f"Player {seat + 1}"


def _want_bot(game: Game, name: str) -> None:
    try:
        bot(game.id, name, 0)
    except OptionError as error:
        raise TableError("no-such-bot", str(error)) from None
