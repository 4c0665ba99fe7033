"""Bots and clocks by themselves, on both databases, at the hour that a test sets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from sqlalchemy.exc import OperationalError

import koopstad
from koopstad.bots import Eyes, bot
from koopstad.server.bot_pool import BotPool, Tell
from koopstad.server.live import LiveTable
from koopstad.server.scheduler import make_scheduler
from koopstad.server.scheduler.jobs import SWEEP
from koopstad.server.scheduler.timers import RETRY
from koopstad.server.settings import Settings
from koopstad.server.tables import Tables
from koopstad.store import Store
from koopstad.table import Clock, Entry, Seat, Table, open_table

from .watches import HandWatch

PAUSE = 2.0
GAME = koopstad.game("tickets")
ANN, BOB, BOT = Seat("Ann"), Seat("Bob"), Seat("Random", "random")


class HereBots(BotPool):
    """Bots that think in this process."""

    async def choose(self, table: Table, seat: int, name: str, tell: Tell | None = None) -> int:
        return bot(table.game.id, name, table.bot_seed(seat)).choose(Eyes(table.state, seat))


@asynccontextmanager
async def server(database: str, watch: HandWatch) -> AsyncIterator[Tables]:
    """All of a server but its routes."""
    store = Store(database)
    tables = Tables(store, Settings(bot_pause=PAUSE), watch)
    scheduler = make_scheduler(tables, HereBots(1, watch))
    await scheduler.start()
    try:
        yield tables
    finally:
        await scheduler.close()
        store.close()


async def until(condition: Callable[[], bool]) -> None:
    """Something comes about without any time passing."""
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.002)


async def add(tables: Tables, *players: Seat, clock: Clock | None = None, name: str = "t") -> LiveTable:
    table = open_table(GAME, players, {"first": "1"}, name=name, clock=clock, watch=tables.watch)
    return await tables.add(table, {})


def kinds(tables: Tables, name: str = "t") -> list[str]:
    """What is in the store, whoever has it in memory."""
    return [entry.kind for entry in tables.store.entries(name)]


async def play_first(tables: Tables, live: LiveTable) -> Entry:
    action = live.table.state.actions()[0]
    entry = await tables.act(live, lambda draft: draft.play(0, action))
    assert entry is not None
    return entry


def test_a_bot_gives_time_to_take_back(database: str) -> None:
    async def run() -> None:
        watch = HandWatch()
        async with server(database, watch) as tables:
            live = await add(tables, ANN, BOT)
            await play_first(tables, live)
            await until(lambda: watch.somebody_waits(PAUSE))
            await tables.act(live, lambda draft: draft.undo(0))
            watch.turn(PAUSE)  # the bot comes with its move, too late
            await play_first(tables, live)
            mine = live.table.last_time
            await until(lambda: watch.somebody_waits(PAUSE))
            assert kinds(tables) == ["move", "undo", "move"]
            watch.turn(PAUSE - 0.5)
            await asyncio.sleep(0.05)
            assert live.table.number == 3
            watch.turn(0.5)
            await until(lambda: live.table.number > 3)
            first = live.table.happenings[3].entry
            assert (first.kind, first.seat, first.at) == ("move", 1, mine + PAUSE)

    asyncio.run(run())


def test_bots_wait_for_who_wants_to_take_back(database: str) -> None:
    """However long it takes; and his own clock runs meanwhile."""

    async def run() -> None:
        watch = HandWatch()
        async with server(database, watch) as tables:
            clock = Clock(kind="bank", seconds=30, increment=0, bot="random")
            live = await add(tables, ANN, BOT, clock=clock)
            await tables.act(live, lambda draft: draft.set_pace(0, True))
            await play_first(tables, live)
            watch.turn(10 * PAUSE)
            await asyncio.sleep(0.05)
            assert kinds(tables) == ["pace", "move"]
            assert (live.table.held, live.table.waiting, live.table.times.seat) == (0, "person", 0)
            await tables.act(live, lambda draft: draft.undo(0))
            await play_first(tables, live)
            await tables.act(live, lambda draft: draft.go_on(0))
            await until(lambda: live.table.number > 5)
            after = live.table.happenings[5].entry
            assert (after.kind, after.seat) == ("move", 1)

    asyncio.run(run())


def test_bots_wait_no_longer_than_the_bank_of_who_holds_them(database: str) -> None:
    async def run() -> None:
        watch = HandWatch()
        async with server(database, watch) as tables:
            clock = Clock(kind="bank", seconds=30, increment=0, bot="random")
            live = await add(tables, ANN, BOT, clock=clock)
            await tables.act(live, lambda draft: draft.set_pace(0, True))
            await play_first(tables, live)
            watch.turn(31)
            await until(lambda: "flag" in kinds(tables))
            watch.turn(PAUSE)
            await until(lambda: kinds(tables)[3:4] == ["move"])

    asyncio.run(run())


def test_a_bank_that_is_empty_hands_the_seat_to_a_bot(database: str) -> None:
    async def run() -> None:
        watch = HandWatch()
        async with server(database, watch) as tables:
            clock = Clock(kind="bank", seconds=30, increment=0, bot="random")
            live = await add(tables, ANN, BOB, clock=clock)
            watch.turn(29)
            await play_first(tables, live)  # in time: from now on the other's clock runs
            watch.turn(29)
            await asyncio.sleep(0.05)
            assert kinds(tables) == ["move"]
            watch.turn(10)
            await until(lambda: "flag" in kinds(tables))
            flag = tables.store.entries("t")[1]
            assert (flag.kind, flag.seat, flag.text) == ("flag", 1, "random")
            watch.turn(PAUSE)
            await until(lambda: "move" in kinds(tables)[2:])

    asyncio.run(run())


def test_a_reminder_comes_once_and_only_reminds(database: str) -> None:
    async def run() -> None:
        watch = HandWatch()
        async with server(database, watch) as tables:
            await add(tables, ANN, BOB, clock=Clock(kind="reminder", seconds=20))
            watch.turn(30)
            await until(lambda: kinds(tables) == ["remind"])
            watch.turn(300)
            await asyncio.sleep(0.05)
            assert kinds(tables) == ["remind"]

    asyncio.run(run())


def test_what_was_going_on_wakes_up_with_the_server(database: str) -> None:
    """Nobody opens these tables after the restart. Those where nothing is to be done stay in the store."""

    async def run() -> None:
        watch = HandWatch()
        async with server(database, watch) as tables:
            await add(tables, BOT, BOT, name="bots")
            await add(tables, ANN, BOB, clock=Clock(kind="bank", seconds=30, bot="random"), name="timed")
            await add(tables, ANN, BOB, clock=Clock(kind="reminder", seconds=20), name="reminded")
            await add(tables, ANN, BOB, name="quiet")
            await until(lambda: watch.somebody_waits(PAUSE))
        watch.turn(10)
        async with server(database, watch) as tables:
            await until(lambda: "move" in kinds(tables, "bots"))
            assert kinds(tables, "timed") == kinds(tables, "reminded") == []
            watch.turn(100)
            await until(lambda: kinds(tables, "reminded") == ["remind"])
            await until(lambda: kinds(tables, "timed")[:1] == ["flag"])
            assert "quiet" not in tables.live

    asyncio.run(run())


def fill_disk(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """From now on nothing can be written; tells how often it was tried."""
    tried = 0

    def fail(*_: object, **__: object) -> None:
        nonlocal tried
        tried += 1
        raise OperationalError("", None, Exception("the disk is full"))

    monkeypatch.setattr(tables.store, "append", fail)
    return lambda: tried


def test_a_clock_that_cannot_ring_is_tried_again(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        watch = HandWatch()
        async with server(new_database("sqlite"), watch) as tables:
            await add(tables, ANN, BOB, clock=Clock(kind="reminder", seconds=20))
            with monkeypatch.context() as full:
                tried = fill_disk(tables, full)
                watch.turn(30)
                await until(lambda: tried() == 1)
            await until(lambda: watch.somebody_waits(RETRY))
            watch.turn(RETRY)
            await until(lambda: kinds(tables) == ["remind"])

    asyncio.run(run())


def test_a_clock_rings_once_for_all_who_wait_for_the_disk(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each look at the table after a write that failed once began another alarm, which failed at once, and so
    on: a process and a log without end, on a disk that is full already."""

    async def run() -> None:
        watch = HandWatch()
        async with server(database, watch) as tables:
            live = await add(tables, ANN, BOB, clock=Clock(kind="reminder", seconds=20))
            with monkeypatch.context() as full:
                tried = fill_disk(tables, full)
                watch.turn(30)
                await until(lambda: tried() > 0)
                for times in range(1, 6):
                    with pytest.raises(OperationalError):
                        await play_first(tables, live)
                    watch.turn(SWEEP)
                    await asyncio.sleep(0.1)
                    assert tried() <= 3 * (times + 1)

            def some_time_later() -> bool:
                watch.turn(SWEEP)
                return kinds(tables) == ["remind"]

            await until(some_time_later)

    asyncio.run(run())


def test_tables_that_nobody_touches_leave_the_memory(new_database: Callable[[str], str]) -> None:
    async def run() -> None:
        watch = HandWatch()
        async with server(new_database("sqlite"), watch) as tables:
            idle = tables.settings.idle_seconds
            await add(tables, ANN, BOB, name="old")
            watch.turn(idle - 1)
            await add(tables, ANN, BOB, name="new")
            assert tables.put_away() == 0
            watch.turn(2)
            assert tables.put_away() == 1
            assert list(tables.live) == ["new"]
            assert (await tables.get("old")).table.number == 0

    asyncio.run(run())
