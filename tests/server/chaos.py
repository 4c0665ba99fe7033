"""Kills a server again and again while people and bots play, and counts what was lost.

``python -m tests.server.chaos --kills 1000`` is ``make chaos``; the tests do the same more briefly.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

import koopstad
from koopstad.engine import record as records
from koopstad.engine.verify import verify
from koopstad.store import Store
from koopstad.table import Entry, reopen_table

from .serving import Client, Json, Served, numbers

GONE = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


@dataclass
class Promises:
    """What the server told its clients at one table; all of it must be true afterwards."""

    opened: Json
    acknowledged: dict[str, Json] = field(default_factory=dict)  # by seat and id
    announced: dict[int, Json] = field(default_factory=dict)  # by number
    over: bool = False


class Chaos:
    def __init__(self, server: Served, kills: int, tables: int, seed: int) -> None:
        self.server = server
        self.kills = kills
        self.chance = random.Random(seed)
        self.tables = tables
        self.promises: list[Promises] = []
        self.calm = False
        self.between_kills = 0  # requests that were acknowledged while the server was being killed

    async def run(self) -> str:
        self.server.launch()
        await self._ready()
        players = [asyncio.create_task(self._keep_playing(number)) for number in range(self.tables)]
        for _ in range(self.kills):
            await asyncio.sleep(self.chance.uniform(0.01, 0.5))
            self.server.kill()  # with the bots that think for it, in the middle of whatever they do
            self.server.launch()
            await self._ready()
        self.between_kills = sum(len(each.acknowledged) for each in self.promises)
        self.calm = True
        await asyncio.wait_for(asyncio.gather(*players), 300)
        return self._check()

    async def _ready(self) -> None:
        end = time.monotonic() + 60
        async with httpx.AsyncClient(verify=False) as http:
            while time.monotonic() < end:
                try:
                    if (await http.get(f"{self.server.url}/health")).status_code == 200:
                        return
                except httpx.HTTPError:
                    await asyncio.sleep(0.01)
        raise AssertionError("the server does not come up again")

    async def _keep_playing(self, number: int) -> None:
        """One table after the other, until the server is left in peace and the last game is over."""
        while True:
            try:
                promises = await self._open(bots=number % 3 == 0)
            except GONE:
                await asyncio.sleep(0.02)
                continue
            self.promises.append(promises)
            await asyncio.gather(
                *(self._sit(promises, int(seat), key) for seat, key in promises.opened["keys"].items())
            )
            if self.calm:
                return

    async def _open(self, bots: bool) -> Promises:
        person = {"kind": "person"}
        seats = [person, {"kind": "bot", "bot": "random"}] if bots else [person, person]
        async with httpx.AsyncClient(verify=False, timeout=5) as http:
            game = self.chance.choice(koopstad.game_names())
            answer = await http.post(f"{self.server.url}/api/tables", json={"game": game, "seats": seats})
            answer.raise_for_status()
            return Promises(answer.json())

    async def _sit(self, promises: Promises, seat: int, key: str) -> None:
        """Plays a seat to the end of the game, coming back whenever the server was gone."""
        client = Client(self.server.url, promises.opened["info"]["id"], key)
        while not promises.over:
            client.hello["since"] = len(client.log)
            client.update = {}
            try:
                async with asyncio.timeout(20):
                    await client.__aenter__()
                await self._play(client, promises, seat)
            except GONE:
                await asyncio.sleep(0.02)
            finally:
                if client.socket is not None:
                    client.socket.transport.abort()
            for each in client.log:
                assert promises.announced.setdefault(each["number"], each)["text"] == each["text"]

    async def _play(self, client: Client, promises: Promises, seat: int) -> None:
        while client.update["waiting"] != "over":
            if not client.update["actions"]:
                await client.read(20)
                continue
            if client.update["undo"] and self.chance.random() < 0.1:
                ask: Json = {"type": "undo"}
            else:
                ask = {"type": "move", "action": self.chance.choice(numbers(client.update))}
            ask |= {"moves": client.update["moves"], "id": f"{self.chance.getrandbits(60):x}"}
            await client.send(ask)
            answer = await client.answer(ask["id"])
            if answer["type"] == "update":
                promises.acknowledged[f"{seat}/{ask['id']}"] = ask
            else:
                assert answer["status"] in (409, 503), answer
                await client.until(lambda update, ask=ask: update["moves"] > ask["moves"], 20)  # type: ignore[misc]
        promises.over = True

    def _check(self) -> str:
        store = Store(self.server.database)
        acknowledged = announced = 0
        for promises in self.promises:
            was = store.table(promises.opened["info"]["id"])
            assert was is not None, "an opened table is gone"
            entries = store.entries(was.id)
            assert [each.number for each in entries] == list(range(1, len(entries) + 1))
            self._check_promises(promises, entries)
            table = reopen_table(was, koopstad.game(was.header.game), entries)
            verify(records.parse(table.record.text()), table.game)
            acknowledged += len(promises.acknowledged)
            announced += len(promises.announced)
        store.close()
        return (
            f"{self.kills} kills, {len(self.promises)} games, {acknowledged} acknowledged requests "
            f"({self.between_kills} of them between the kills) and {announced} announced entries: "
            "none lost, none twice, every game played to its end"
        )

    def _check_promises(self, promises: Promises, entries: list[Entry]) -> None:
        for number, each in promises.announced.items():
            entry = entries[number - 1]
            assert (entry.kind, entry.seat, entry.text) == (each["kind"], each["seat"], each["text"])
        for key in promises.acknowledged:
            assert [entry.key for entry in entries].count(key) == 1, (
                "an acknowledged move is gone or there twice"
            )


def rage(database: str, log: Path, kills: int, tables: int = 4, seed: int = 0) -> str:
    """Kills so many times; says what happened, or raises what was lost."""
    server = Served(database, log, "--log", "warning")
    try:
        return asyncio.run(Chaos(server, kills, tables, seed).run())
    finally:
        server.kill()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--kills", type=int, default=1000)
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--database", default="")
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"sqlite:///{folder}/chaos.db"
        print(rage(database, Path(folder) / "log", given.kills, 6, given.seed))


if __name__ == "__main__":
    main()
