"""What follows from the entries of a table: position, record, who heard what, reach of undo, clocks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Literal, TypeVar

import msgspec

from koopstad.engine.dealer import Dealer, FairDealer, ScriptedDealer
from koopstad.engine.events import Event
from koopstad.engine.game import Game
from koopstad.engine.record import (
    OLD_FORMAT,
    Line,
    Record,
    Seal,
    deal_seed,
    first_digest,
    last_digest,
    next_digest,
)
from koopstad.engine.state import State
from koopstad.table.clock import Times
from koopstad.table.entry import MOVES, Entry
from koopstad.table.said import Told, header_of_deal, record_of
from koopstad.table.seat import Seat
from koopstad.table.terms import Terms

Self = TypeVar("Self", bound="Fold")


@dataclass(frozen=True)
class Happening:
    """An entry, and what it brought about on the board; None when nobody listened (see ``heard_from``)."""

    entry: Entry
    events: list[Event] | None


class Fold:
    """A table as its entries make it. Whether something may be done is not asked here but by ``Table``.

    A state is never changed once it stands here: a move is played on a copy. So copies of a table share it,
    and the position before a move is at hand when the move is taken back.
    """

    def __init__(self, game: Game, terms: Terms) -> None:
        header = terms.header
        self.game = game
        self.terms = terms
        self.header = header  # of the record; complete when the game is dealt
        self.dealt = not terms.waits_for_people
        self.closed = False  # given up before its end
        self.nonces = [""] * header.seats  # what the seats have added to the deal
        began = game.by(header.rules)
        self.state: State = (
            began.start(header.seats, header.options, ScriptedDealer(header.setup))
            if self.dealt
            else began.blank(header.seats, header.options)
        )
        self.dealer = FairDealer(deal_seed(header, bytes.fromhex(terms.seed)), len(header.setup))
        self.seats: tuple[Seat, ...] = tuple(terms.players)
        self.times = Times(terms.clock, [terms.clock.seconds] * len(terms.players))
        self.happenings: list[Happening] = []
        self.standing: list[Happening] = []  # the moves that were not taken back
        self.moves = 0  # moves and take-backs
        self.rematch = ""
        self._went_on = -1  # the number of moves after which somebody said that the bots may go on
        self.rules = header.rules  # by which is played here now
        self.newer = ""  # rules that the table was told of; nobody moves until all have agreed to them
        self.agreed: frozenset[int] = frozenset()  # who has
        self.cut = 0  # the first of the last moves that no rules known here allow: they do not stand
        self.lost = 0  # how many that are
        self._begins = ""  # the rules that the record has to name with the next move
        self._named: list[str] = []  # by move that stands: the rules that begin with it
        self.votes: dict[int, frozenset[int]] = {}  # by seat: who wants a bot to play there
        # All seats were taken once, or the host did not want to wait: from then on time runs.
        self.filled = not self.empty_seats()
        self.heard_from = 0  # the events of entries up to this one were not listened to
        self._digests = [first_digest(header)]  # of the record, before and after each move that stands
        # Positions and clocks before those of the last moves that told nothing new.
        self._before: list[tuple[State, Times]] = []
        self._run_time(terms.made)

    def copy(self: Self) -> Self:
        """A table on which something can be tried; this one stays as it is."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.dealer = FairDealer(self.dealer.seed, self.dealer.position)
        twin.times = self.times.copy()
        twin.happenings = self.happenings[:]
        twin.standing = self.standing[:]
        twin.votes = self.votes.copy()
        twin._before = self._before[:]
        twin._digests = self._digests[:]
        twin._named = self._named[:]
        twin.nonces = self.nonces[:]
        return twin

    # --- what follows from the entries ------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many entries there are. It only grows: who has seen fewer catches up from there."""
        return len(self.happenings)

    @property
    def lines(self) -> int:
        """How many lines the record has."""
        return len(self.standing)

    @property
    def to_move(self) -> int | None:
        return self.state.to_move if self.dealt and not self.closed else None

    @property
    def over(self) -> bool:
        """The game has ended; a table that was given up has no result."""
        return self.dealt and self.state.to_move is None

    @property
    def ready(self) -> bool:
        """It has begun, and whoever pledged a nonce has revealed it: the game can be dealt."""
        if self.dealt or self.closed or not self.filled:
            return False
        pairs = zip(self.seats, self.nonces, strict=True)
        return not any(seat.pledge and not seat.player and not nonce for seat, nonce in pairs)

    @property
    def outdated(self) -> bool:
        """It has to be told that the rules have changed."""
        return not self.over and not self.closed and (self.newer or self.rules) != self.game.rules

    @property
    def undecided(self) -> list[int]:
        """The people who have not agreed to the newer rules. Whom a bot stands in for is not asked."""
        if not self.newer:
            return []
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and not seat.player and number not in self.agreed
        ]

    @property
    def hurried(self) -> bool:
        """Somebody said that the bots may go on."""
        return self._went_on == self.moves

    @property
    def held(self) -> int | None:
        """Who can still take his move back, and has the bots wait until he says that they may go on."""
        seat, after = self.last_mover, self.to_move
        if seat is None or after is None or after == seat or not self.seats[after].player:
            return None
        waits = self.seats[seat].patient and not self.seats[seat].player
        return seat if waits and not self.hurried and self.reach else None

    @property
    def awaited(self) -> int | None:
        """The seat whose word is wanted next: who is to agree to newer rules, holds the bots, or moves."""
        if self.undecided and not self.closed:
            return self.undecided[0]
        return self.to_move if self.held is None else self.held

    @property
    def waiting(self) -> Literal["person", "bot", "empty", "over"]:
        """For whom the table waits: ``person``, ``bot``, ``empty`` (a seat to be taken) or ``over``."""
        if not self.dealt and not self.closed:
            return "empty"
        seat = self.awaited
        if seat is None:
            return "over"
        if not self.begun:
            return "empty"
        if self.seats[seat].player:
            return "bot"
        return "empty" if self.seats[seat].empty else "person"

    @property
    def begun(self) -> bool:
        """The game begins when all sit, or when the host says so. (Older tables had no beginning.)"""
        return self.filled or self.moves > 0

    @property
    def last_time(self) -> float:
        return self.happenings[-1].entry.at if self.happenings else self.terms.made

    @property
    def last_mover(self) -> int | None:
        """Who made the last move that stands."""
        return self.standing[-1].entry.seat if self.standing else None

    @property
    def reach(self) -> int:
        """How many of the last moves can be taken back.

        Undo stops at a move that told a person something new, that the rules call final (``State.final``), or
        that another seat made. So no move within
        reach has an outcome, and the dealer deals on as if it had never been played.
        """
        number = 0
        for happening in reversed(self.standing[self.lines - len(self._before) :]):
            if happening.entry.seat != self.last_mover:
                break
            number += 1
        return number

    @property
    def end(self) -> Seal | None:
        """The last line of the record, once the game is over."""
        if not self.over:
            return None
        seal = Seal(scores=self.state.scores(), ranking=self.state.ranking(), seed=self.terms.seed)
        if self.header.koopstad > OLD_FORMAT:
            seal.players = [seat.name for seat in self.seats]
            seal.date = datetime.fromtimestamp(self.ended, UTC).date().isoformat()
            seal.digest = last_digest(self._digests[-1], self.header, seal)
        return seal

    @property
    def ended(self) -> float:
        """When the last move was made."""
        return self.standing[-1].entry.at if self.standing else self.terms.made

    @property
    def digest(self) -> str:
        """Of the record so far; whoever noted it can tell that the record is the game that was played."""
        end = self.end
        return self._digests[-1] if end is None else end.digest or self._digests[-1]

    @property
    def record(self) -> Record:
        return record_of(self.terms, [each.entry for each in self.happenings], self.end)

    def empty_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.empty]

    # --- folding ----------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Does what an entry says that was written down before."""
        if entry.number != self.number + 1:
            raise AssertionError(f"entry {entry.number} does not follow {self.number}")
        self.dealer.position += len(entry.outcomes)
        self._fold(entry, ScriptedDealer(entry.outcomes))

    def pass_over(self, entry: Entry) -> None:
        """Takes over an entry that changed nothing in the end: a move that was taken back, or its undo."""
        self._fold(entry, None)

    def cut_off(self, number: int) -> None:
        """The moves from an entry on do not stand; 0: all do. What chance added to them is dealt again."""
        if not number:
            return
        self.cut = number
        while self.standing and self._last.number >= number:
            self.standing.pop()
            self._digests.pop()
            self._begins = self._named.pop() or self._begins
            self.lost += 1
        dealt = sum(len(each.entry.outcomes) for each in self.standing)
        self.dealer.position = len(self.header.setup) + dealt

    @property
    def _last(self) -> Entry:
        return self.standing[-1].entry

    def go_to(self, entries: Sequence[Entry], state: State, times: Times) -> None:
        """Takes over entries without playing them: the position and the clocks after them are known."""
        for entry in entries:
            self.dealer.position += len(entry.outcomes)
            self._fold(entry, None)
        self.state, self.times = state, times
        self.heard_from = self.number

    def _fold(self, entry: Entry, dealer: Dealer | None) -> Entry:
        """The entry as it is kept, with the outcomes of a new move. Without a dealer nothing is played."""
        happening = Happening(entry, None if dealer is None else [])
        match entry.kind:
            case "move" if dealer is not None:
                happening = self._play(entry, dealer)
                self._stand(happening)
            case "move":
                self._stand(happening)
            case "undo":
                taken_back = self.standing.pop().entry
                self._digests.pop()
                self._begins = self._named.pop() or self._begins
                if dealer is not None:
                    # As if the move had never been made: whoever takes back pays for the time since.
                    self.state, times = self._before.pop()
                    self.times = times.copy()
                    if self.times.seat is None and self.filled:  # a bot had made it
                        self.times.run(entry.seat, taken_back.at)
            case "deal":
                happening = Happening(self._deal(entry, dealer), None if dealer is None else [])
            case "nonce":
                assert entry.seat is not None
                self.nonces[entry.seat] = entry.text
            case "close":
                self.closed = True
            case "remind":
                self.times.reminded = True
            case "rematch":
                self.rematch = entry.text
            case "begin":
                self.filled = True
            case "go":
                self._went_on = self.moves
            case "sit" | "bot" | "back" | "flag" | "leave" | "free" | "pace":
                assert entry.seat is not None
                self._seat(entry, entry.seat)
            case "vote":
                assert entry.seat is not None
                about = int(entry.text)
                self.votes[about] = self.votes.get(about, frozenset()) | {entry.seat}
            case "rules":
                told = Told.read(entry)
                self.newer, self.agreed = told.rules, frozenset()
                self.cut_off(told.cut)
                self._before.clear()  # what is agreed to is this position
            case "agree":
                assert entry.seat is not None
                self.agreed |= {entry.seat}
            case "say":
                pass
        if entry.seat is not None and entry.kind not in ("vote", "remind"):
            self.votes.pop(entry.seat, None)  # a sign of life, or what the vote was about
        if self.newer and not (self.undecided and (self.standing or self.cut)):
            self.rules = self._begins = self.newer
            self.newer, self.cut, self.lost = "", 0, 0
            if dealer is not None:
                self.state = self.game.by(self.rules).adopt(self.state)
        self.happenings.append(happening)
        self.moves += entry.kind in MOVES
        if dealer is not None:
            self._run_time(entry.at, entry.seat if entry.kind == "move" else None)
        return happening.entry

    def _deal(self, entry: Entry, dealer: Dealer | None) -> Entry:
        """Everybody sits: the seed of the server and the nonces of the seats make the deal."""
        self.header = header_of_deal(self.terms.header, entry)
        seed = deal_seed(self.header, bytes.fromhex(self.terms.seed))
        self.dealer = FairDealer(seed, len(entry.outcomes))
        if dealer is not None:
            written = ScriptedDealer(entry.outcomes) if entry.outcomes else self.dealer
            began = self.game.by(self.header.rules)
            dealt = began.start(self.header.seats, self.header.options, written)
            self.state = self.game.by(self.rules).adopt(dealt)
            entry = msgspec.structs.replace(entry, outcomes=written.collect())
            self.header = header_of_deal(self.terms.header, entry)
        self.dealt = True
        self._digests = [first_digest(self.header)]
        return entry

    def _stand(self, happening: Happening) -> None:
        entry = happening.entry
        assert entry.seat is not None
        self.standing.append(happening)
        line = Line(entry.seat, entry.text, entry.outcomes, self._begins)
        self._named.append(self._begins)
        self._begins = ""
        self._digests.append(next_digest(self._digests[-1], line))

    def _play(self, entry: Entry, dealer: Dealer) -> Happening:
        before, state = self.state, self.state.copy()
        events: list[Event] = []
        state.story = events
        action = self.game.catalogue.number(entry.text)
        outcomes = state.play(action, dealer)
        state.story = None
        if outcomes or self._learned(before, state) or before.final(action, state):
            self._before.clear()
        else:
            self._before.append((before, self.times.copy()))
        self.state = state
        return Happening(msgspec.structs.replace(entry, outcomes=outcomes), events)

    def _sits_down(self, entry: Entry) -> Seat:
        """A pledge counts as long as nobody has revealed anything: later it would be given knowing that."""
        name, _, pledged = entry.text.partition("\n")
        return Seat(name, pledge="" if any(self.nonces) or self.dealt else pledged)

    def _learned(self, old: State, new: State) -> bool:
        """A person has seen something that was hidden from him. A bot knows only what lies there now."""
        then, now = old.unseen(), new.unseen()
        kinds = len(now) // (len(self.seats) + 1)
        for number, seat in enumerate(self.seats):
            if seat.player or seat.empty:
                continue
            own = slice(number * kinds, (number + 1) * kinds)
            if any(after < before for before, after in zip(then[own], now[own], strict=True)):
                return True
        return False

    def _seat(self, entry: Entry, seat: int) -> None:
        old = self.seats[seat]
        match entry.kind:
            case "sit":
                new = self._sits_down(entry)
            case "pace":
                new = replace(old, patient=entry.text == "wait")
            case "leave" | "free":
                new = Seat("", empty=True)
                self.nonces[seat] = self.nonces[seat] if self.dealt else ""
            case "back":
                new = replace(old, substitute="")
                self.times.come_back(seat)
            case _ if old.empty:
                new = Seat(entry.text.capitalize(), entry.text)
            case _:
                new = replace(old, substitute=entry.text)
        if entry.kind == "flag":
            self.times.empty(seat)
        self.seats = (*self.seats[:seat], new, *self.seats[seat + 1 :])
        self.filled = self.filled or not self.empty_seats()

    def _run_time(self, at: float, moved: int | None = None) -> None:
        """Time runs for the person whose word is wanted, once every seat was taken."""
        own = moved is not None and self.times.seat == moved
        runs = self.waiting == "person" and self.filled and not self.newer
        self.times.run(self.awaited if runs else None, at)
        if moved is not None and self.to_move != moved:
            self.times.turn_ended(moved, own)
