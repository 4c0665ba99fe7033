"""Clocks cannot be cheated: whatever players do, a model that counts second by second agrees."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

import koopstad
from koopstad.server.watch import ServerWatch
from koopstad.table import Clock, Seat, Table, TableError, open_table, reopen_table, snapshot

from .watches import HandWatch

SEATS, SECONDS, INCREMENT = 3, 60, 4
ADVANCE = SECONDS // 10


@dataclass
class Deed:
    """What happened, as somebody at the table would write it down."""

    at: int
    kind: str
    seat: int
    next: int | None  # who is to move after it
    window: bool = False  # it happened between a move and its taking back


@dataclass
class Ticks:
    """Counts every second of a game, which the clocks of a table never do."""

    banks: list[int] = field(default_factory=lambda: [SECONDS] * SEATS)
    debts: list[int] = field(default_factory=lambda: [0] * SEATS)
    thought: list[int] = field(default_factory=lambda: [0] * SEATS)
    turns: list[int] = field(default_factory=lambda: [0] * SEATS)
    bots: set[int] = field(default_factory=set)

    def run(self, first: int | None, deeds: list[Deed], start: int, now: int) -> Ticks:
        thinks, second = first, start
        for deed in [*deeds, Deed(now, "", -1, None)]:
            while second < deed.at:
                second += 1
                charged = deed.window or thinks not in self.bots
                if thinks is not None and charged and self.banks[thinks] > 0:
                    self.banks[thinks] -= 1
                    self.thought[thinks] += 1
            if deed.kind:
                self._do(deed)
                thinks = thinks if deed.window else deed.next
        return self

    def _do(self, deed: Deed) -> None:
        seat = deed.seat
        if deed.kind == "move" and deed.next != seat:
            self.turns[seat] += 1
            paid = min(self.debts[seat], INCREMENT)
            self.debts[seat] -= paid
            if seat not in self.bots:
                self.banks[seat] += INCREMENT - paid
        elif deed.kind in ("bot", "flag"):
            self.bots.add(seat)
            if deed.kind == "flag" and not deed.window:
                self.banks[seat] = 0
        elif deed.kind == "back":
            self.bots.discard(seat)
            if not self.banks[seat] and not deed.window:
                self.banks[seat] = self.debts[seat] = ADVANCE


class Clocks(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        clock = Clock(kind="bank", seconds=SECONDS, increment=INCREMENT, bot="random")
        players = [Seat(name) for name in ("Ann", "Bob", "Cleo")]
        self.watch = HandWatch()
        self.table: Table = open_table(
            koopstad.game("tickets"), players, {}, "seed", name="t", clock=clock, watch=self.watch
        )
        self.start = int(self.watch.now())
        self.first = self.table.to_move
        self.deeds: list[Deed] = []

    def note(self, kind: str, seat: int) -> None:
        self.deeds.append(Deed(int(self.watch.now()), kind, seat, self.table.to_move))

    @rule(seconds=st.integers(0, 40))
    def think(self, seconds: int) -> None:
        self.watch.turn(seconds)

    @precondition(lambda self: self.table.to_move is not None)
    @rule(seed=st.integers(0, 9))
    def move(self, seed: int) -> None:
        seat = self.table.to_move
        assert seat is not None
        if not self.table.seats[seat].player and not self.model().banks[seat]:
            return  # too late: the alarm rang before
        play = self.table.play_bot if self.table.seats[seat].player else self.table.play
        play(seat, random.Random(seed).choice(self.table.state.actions()))
        self.note("move", seat)

    @precondition(lambda self: self.table.reach and not self.table.over)
    @rule()
    def undo(self) -> None:
        seat = self.table.last_mover
        assert seat is not None
        self.table.undo(seat)
        place = max(number for number, deed in enumerate(self.deeds) if deed.kind == "move")
        self.deeds[place] = Deed(self.deeds[place].at, "taken back", seat, seat)
        self.note("undo", seat)
        for deed in self.deeds[place + 1 :]:
            deed.window = True

    @rule(seat=st.integers(0, SEATS - 1))
    def hand_over(self, seat: int) -> None:
        if not self.table.seats[seat].player:
            self.table.hand_over(seat, "random")
            self.note("bot", seat)

    @rule(seat=st.integers(0, SEATS - 1))
    def come_back(self, seat: int) -> None:
        model = self.model()
        if seat not in model.bots:
            return
        if model.banks[seat] or not model.debts[seat]:
            self.table.take_back(seat)
            self.note("back", seat)
        else:
            with pytest.raises(TableError, match="run out"):
                self.table.take_back(seat)

    @rule()
    def ring(self) -> None:
        seat = self.table.to_move
        late = seat is not None and seat not in self.model().bots and not self.model().banks[seat]
        entry = self.table.call_time()
        assert (entry is not None) == late
        if entry is not None:
            assert (entry.kind, entry.seat) == ("flag", seat)
            assert seat is not None
            self.note("flag", seat)

    def model(self) -> Ticks:
        return Ticks().run(self.first, self.deeds, self.start, int(self.watch.now()))

    @invariant()
    def agree(self) -> None:
        model = self.model()
        assert self.table.times.left(self.watch.now()) == model.banks
        assert self.table.times.debts == model.debts
        assert {number for number, seat in enumerate(self.table.seats) if seat.player} == model.bots
        for seat in range(SEATS):
            assert model.thought[seat] <= SECONDS + INCREMENT * model.turns[seat] + ADVANCE

    def teardown(self) -> None:
        entries = [each.entry for each in self.table.happenings]
        again = reopen_table(self.table.terms, self.table.game, entries, snapshot(self.table))
        assert again.times == self.table.times


TestClocks = Clocks.TestCase
TestClocks.settings = settings(max_examples=60, stateful_step_count=40, deadline=None, derandomize=True)


def test_taking_back_fifty_times_adds_nothing() -> None:
    clock = Clock(kind="bank", seconds=60, increment=15)
    watch = HandWatch()
    table = open_table(
        koopstad.game("tickets"), [Seat("Ann"), Seat("Bob")], {"first": "1"}, clock=clock, watch=watch
    )
    action = table.state.actions()[0]
    for _ in range(50):
        table.play(0, action)
        watch.turn(0.5)
        table.undo(0)
        watch.turn(0.5)
    assert table.times.left(watch.now()) == [10.0, 60.0]


def test_who_took_an_advance_once_pays_it_back_first() -> None:
    watch = HandWatch()
    clock = Clock(kind="bank", seconds=60, increment=0, bot="random")
    table = open_table(
        koopstad.game("tickets"), [Seat("Ann"), Seat("Bob")], {"first": "1"}, clock=clock, watch=watch
    )
    for _ in range(2):
        watch.turn(61)
        assert table.call_time() is not None
        if table.times.can_come_back(0):
            table.take_back(0)
            assert table.times.banks[0] == 6
    with pytest.raises(TableError) as refused:
        table.take_back(0)
    assert refused.value.code == "no-time"


def test_a_wall_clock_that_jumps_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    wall, steady = 1_000_000.0, 50.0
    monkeypatch.setattr("time.time", lambda: wall)
    monkeypatch.setattr("time.monotonic", lambda: steady)
    watch = ServerWatch()
    for jump in (3600.0, -7200.0, 1e9):
        before = watch.now()
        wall += jump
        steady += 2
        assert watch.now() - before == 2
    watch.not_before(watch.now() + 500)  # the last entry of the store says that it is later
    assert watch.now() == 1_000_000.0 + 6 + 500
