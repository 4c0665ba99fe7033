"""What is done at tables without anybody asking: bots move, clocks ring."""

from __future__ import annotations

import asyncio
import logging

from koopstad.bots import bots
from koopstad.engine.errors import KoopstadError
from koopstad.server.bot_pool import BotPool
from koopstad.server.live import LiveTable
from koopstad.server.tables import Tables
from koopstad.table import Table, TableError

LOG = logging.getLogger(__name__)
OPENED_AT_ONCE = 4  # tables that are fetched from the store
PATIENCE = 5  # failures of a bot in a row until the game's simplest bot stands in


class Work:
    """It is asked for by the name of a table; what is to be done there follows from the table.

    So work that is asked for twice, or too late, does no harm.
    """

    def __init__(self, tables: Tables, pool: BotPool) -> None:
        self.tables = tables
        self.watch = tables.watch
        self.hopeless: set[str] = set()  # tables of other rules: nobody can play on there
        self._pool = pool
        self._busy: set[str] = set()
        self._opening = asyncio.Semaphore(OPENED_AT_ONCE)

    def plays_at(self, name: str) -> bool:
        """Bots are moved there already, until a person is to move."""
        return name in self._busy

    async def play_bots(self, name: str) -> None:
        """Moves the bots of a table until a person is to move."""
        if name in self._busy:
            return
        self._busy.add(name)
        try:
            live = await self._open(name)
            failures = 0
            while live is not None and live.table.waiting == "bot":
                try:
                    await self._play_bot(live, failures >= PATIENCE)
                    failures = 0
                except Exception:
                    failures += 1
                    LOG.exception("a bot failed", extra={"table": name})
                    await self.watch.sleep(2.0 ** min(failures, 7) / 10)
        finally:
            self._busy.discard(name)

    async def ring(self, name: str) -> None:
        """Does what the clock of a table demands now."""
        live = await self._open(name)
        if live is not None:
            await self.tables.act(live, lambda draft: draft.call_time())

    async def _open(self, name: str) -> LiveTable | None:
        async with self._opening:
            try:
                return await self.tables.get(name)
            except KoopstadError as error:  # of other rules, or damaged
                LOG.warning("a table cannot go on: %s", error, extra={"table": name})
                self.hopeless.add(name)
                return None

    async def _play_bot(self, live: LiveTable, stand_in: bool) -> None:
        """One move of the bot that is to move, if one is."""
        table = live.table
        seat = table.to_move
        if seat is None or table.waiting != "bot":
            return
        name = bots(table.game.id)[-1] if stand_in else table.seats[seat].player
        action = await self._pool.choose(table, seat, name, lambda waits: live.queue(seat if waits else None))
        await self.watch.sleep(self._pause(table, seat))
        try:
            await self.tables.act(live, lambda draft: draft.play_bot(seat, action, moves=table.moves))
        except TableError as error:
            LOG.info("a bot came too late", extra={"table": table.id, "code": error.code})

    def _pause(self, table: Table, seat: int) -> float:
        """How long to wait with a bot's move: only before the first of its turn, counted from the last entry,
        and not for who said that it may go on.

        Whoever takes a move back meanwhile makes the bot's choice one for an old position, which is refused.
        """
        if table.last_mover == seat or table.hurried:
            return 0.0
        seconds = self.tables.settings.bot_pause
        return min(seconds, max(0.0, table.last_time + seconds - self.watch.now()))
