"""More thoughts than the processes of the bots can think: games go on, and who waits or asks for a hint is
told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import pytest

from koopstad.bots import Advice
from koopstad.server import commands
from koopstad.server.bot_pool import CROWD, QUEUED, BotPool
from koopstad.server.fanout import BEAT, SILENCE, Fanout
from koopstad.server.messages.play import ActionName
from koopstad.server.metrics import REGISTRY
from koopstad.server.problems import ProblemError
from koopstad.server.scheduler import make_scheduler
from koopstad.server.services import Services
from koopstad.server.settings import Settings
from koopstad.server.tables import Tables
from koopstad.store import Store
from tests.test_table import table as table_of

from .conftest import NewDatabase
from .test_scheduler import ANN, BOT, add, play_first, until
from .watches import HandWatch

T = TypeVar("T")


class Slow(BotPool):
    """Every thought takes until the test says otherwise."""

    def __init__(self, watch: HandWatch | None = None) -> None:
        super().__init__(1, watch or HandWatch())
        self.done = asyncio.Event()

    async def _in_process(self, patience: float, work: Callable[..., T], *args: object) -> T:
        await self.done.wait()
        return cast(T, Advice(0, None))


class Late(Slow):
    """From then on they are thought in this process."""

    async def _in_process(self, patience: float, work: Callable[..., T], *args: object) -> T:
        await self.done.wait()
        return work(*args)


def waiting() -> float:
    return REGISTRY.get_sample_value("koopstad_bots_waiting") or 0.0


@pytest.mark.parametrize("alone", [False, True])
def test_hints_are_refused_while_people_wait_for_too_much(alone: bool) -> None:
    async def crowd() -> None:
        pool, table, before = Slow(), table_of(), waiting()
        services = cast(Services, cast(Any, SimpleNamespace(bots=pool)))
        tasks: list[asyncio.Task[Any]]
        if alone:  # nobody waits for these
            tasks = [asyncio.create_task(pool.promise("tickets", "")) for _ in range(CROWD + 1)]
        else:
            tasks = [asyncio.create_task(pool.choose(table, 1, "random")) for _ in range(CROWD + 1)]
        await asyncio.sleep(0)
        assert waiting() - before == CROWD  # one is thought
        assert pool.overloaded is not alone
        assert table.to_move is not None
        if not alone:
            with pytest.raises(ProblemError) as refused:
                await commands.hint(services, table, table.to_move, ActionName())
            assert (refused.value.problem.status, refused.value.problem.code) == (503, "busy")
            tasks.pop().cancel()  # who does not wait any more is no crowd
            await asyncio.sleep(0)
            assert not pool.overloaded
        pool.done.set()
        await asyncio.gather(*tasks)
        assert not pool.overloaded
        assert waiting() == before

    asyncio.run(crowd())


def test_who_waits_for_a_bot_that_has_no_turn_to_think_is_told(database: str) -> None:
    """Only after some seconds, only at the table whose bot waits, and no longer than it does."""

    async def crowd() -> None:
        watch = HandWatch()
        store = Store(database)
        tables, pool = Tables(store, Settings(bot_pause=0.0), watch), Late(watch)
        scheduler = make_scheduler(tables, pool)
        await scheduler.start()
        try:
            first, second = [await add(tables, ANN, BOT, name=name) for name in ("first", "second")]
            await play_first(tables, first)
            await until(lambda: not pool._turns.free)
            await play_first(tables, second)
            await until(lambda: watch.somebody_waits(QUEUED))
            watch.turn(QUEUED - 0.5)
            await asyncio.sleep(0.02)
            assert second.queued is None, "a short while is nothing to speak of"
            watch.turn(0.5)
            await until(lambda: second.queued == 1)
            assert first.queued is None, "that one thinks"
            pool.done.set()
            await until(lambda: second.queued is None)
            await until(lambda: second.table.waiting != "bot" and first.table.waiting != "bot")
            assert (first.queued, second.queued) == (None, None)
        finally:
            await scheduler.close()
            store.close()

    asyncio.run(crowd())


def test_a_bot_that_has_its_turn_soon_is_not_spoken_of() -> None:
    async def crowd() -> None:
        watch = HandWatch()
        pool, table = Slow(watch), table_of()
        told: list[bool] = []
        tasks = [asyncio.create_task(pool.choose(table, 1, "random", told.append)) for _ in range(2)]
        await until(lambda: watch.somebody_waits(QUEUED))
        pool.done.set()
        await asyncio.gather(*tasks)
        watch.turn(QUEUED)
        await asyncio.sleep(0.02)
        assert told == [False]

    asyncio.run(crowd())


def test_who_sits_at_another_process_is_told_too(new_database: NewDatabase) -> None:
    """As long as the bot waits, and no longer than something is heard of the process where it does."""
    database = new_database("postgres")

    async def processes() -> None:
        watch = HandWatch()
        stores = [Store(database) for _ in range(2)]
        here, there = [Tables(store, Settings(), watch) for store in stores]
        fanouts = [fanout_of(tables) for tables in (here, there)]
        for each in fanouts:
            each.start()

        async def beats(condition: Callable[[], bool]) -> None:
            async with asyncio.timeout(60):
                while not condition():
                    watch.turn(BEAT)
                    await asyncio.sleep(0.02)

        try:
            thinking = await add(here, ANN, BOT, name="far")
            seen = await there.get("far")
            thinking.queue(1)
            await beats(lambda: seen.queued == 1)
            thinking.queue(None)
            await beats(lambda: seen.queued is None)
            thinking.queue(1)
            await beats(lambda: seen.queued == 1)
            await fanouts[0].close()  # as if it had been killed
            watch.turn(SILENCE - BEAT)
            await asyncio.sleep(0.02)
            assert seen.queued == 1
            await beats(lambda: seen.queued is None)
        finally:
            for fanout in fanouts:
                await fanout.close()
            for store in stores:
                store.close()

    asyncio.run(processes())


def fanout_of(tables: Tables) -> Fanout:
    access = SimpleNamespace(forget=lambda *_: None)
    return Fanout(cast(Services, cast(Any, SimpleNamespace(tables=tables, access=access))))


def test_however_many_times_bots_are_given_they_are_counted_as_one() -> None:
    """Anybody may open a table with `master@0.1001`: what is kept for each name would grow without end."""

    async def many() -> None:
        pool, table = Slow(), table_of()
        pool.done.set()
        for number in range(5):
            await pool.choose(table, 1, f"master@0.{number + 1}")

    def names() -> set[str]:
        found = [each for metric in REGISTRY.collect() for each in metric.samples]
        return {each.labels["bot"] for each in found if "bot" in each.labels}

    before = names()
    asyncio.run(many())
    assert names() - before <= {"master"}
    assert REGISTRY.get_sample_value("koopstad_bot_seconds_count", {"bot": "master"})
