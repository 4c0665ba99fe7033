"""More thoughts than the processes of the bots can think: games go on, and who asks for a hint is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import pytest

from koopstad.server import commands
from koopstad.server.bot_pool import CROWD, BotPool
from koopstad.server.metrics import REGISTRY
from koopstad.server.problems import ProblemError
from koopstad.server.services import Services
from tests.test_table import table as table_of

from .watches import HandWatch

T = TypeVar("T")


class Slow(BotPool):
    """Every thought takes until the test says otherwise."""

    def __init__(self) -> None:
        super().__init__(1, HandWatch())
        self.done = asyncio.Event()

    async def _in_process(self, patience: float, work: Callable[..., T], *args: object) -> T:
        await self.done.wait()
        return cast(T, (0, None))


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
                await commands.hint(services, table, table.to_move)
            assert (refused.value.problem.status, refused.value.problem.code) == (503, "busy")
            tasks.pop().cancel()  # who does not wait any more is no crowd
            await asyncio.sleep(0)
            assert not pool.overloaded
        pool.done.set()
        await asyncio.gather(*tasks)
        assert not pool.overloaded
        assert waiting() == before

    asyncio.run(crowd())
