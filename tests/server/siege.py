"""``make siege``: everything that is known to have stopped a server, at once and one after the other.

First the attacks of the tests, then kills on both databases, and at last a storm: one address floods a server
with the limits that everybody has, while people at another address play. Their moves are timed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from .serving import Client, Json, Served, numbers

ATTACKS = "clocks,floods,hidden,hostile,races,seating,siege,store,upgrade,workers"  # files of the tests
BAR = 2.0  # seconds that a move of somebody else may take at worst, on a machine that the attackers share
GONE = (OSError, RuntimeError, WebSocketException, httpx.HTTPError)


class Attackers:
    """At 127.0.0.1, in a process of their own: what keeps them busy shall not keep the players waiting."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    async def run(self) -> None:
        attacks: list[Callable[[], Awaitable[None]]] = [
            *[self._sockets] * 3,
            *[self._halves] * 3,
            *[self._requests] * 4,
            self._questions,
            self._tables,
            self._pings,
        ]
        await asyncio.gather(*(self._again(attack) for attack in attacks))

    async def _again(self, attack: Callable[[], Awaitable[None]]) -> None:
        while True:
            with suppress(*GONE):
                await attack()
            await asyncio.sleep(0.05)

    async def _sockets(self) -> None:
        """As many as are to be had, none of which says hello."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/x/socket"
        lines = await asyncio.gather(*(connect(address) for _ in range(100)), return_exceptions=True)
        await asyncio.sleep(1)
        for line in lines:
            if not isinstance(line, BaseException):
                line.transport.abort()

    async def _halves(self) -> None:
        """Requests that never end."""
        _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        await asyncio.sleep(0.2)

    async def _requests(self) -> None:
        async with httpx.AsyncClient(verify=False, timeout=30) as http:
            await asyncio.gather(*(http.get(f"{self.url}/api/games/hamburg/printed") for _ in range(50)))

    async def _questions(self) -> None:
        """The dearest message there is, without end."""
        opened = await opened_at(self.url, {"kind": "person"}, "127.0.0.1")
        for key in opened["keys"].values():
            async with Client(self.url, opened["info"]["id"], key) as client:
                for number in range(300):
                    await client.send({"type": "preview", "id": str(number)})
                await client.answer("299")

    async def _tables(self) -> None:
        await opened_at(self.url, {"kind": "bot", "bot": "greedy"}, "127.0.0.1")

    async def _pings(self) -> None:
        address = f"{self.url.replace('http', 'ws')}/api/tables/x/socket"
        async with connect(address, compression=None) as line:
            line.transport.write(b"\x89\x80\0\0\0\0" * 20_000)
            await line.send(json.dumps({"type": "hello"}))
            await line.recv()


class Players:
    """At 127.0.0.2. They wait for each of their moves, and for nothing else."""

    def __init__(self, url: str, seconds: float) -> None:
        self.url = url
        self.until = time.monotonic() + seconds
        self.waits: list[float] = []

    async def run(self) -> None:
        await asyncio.gather(*(self._play(number) for number in range(4)))

    async def _play(self, number: int) -> None:
        """Two people play one game after the other."""
        chance = random.Random(number)
        while time.monotonic() < self.until:
            opened = await opened_at(self.url, {"kind": "person"}, "127.0.0.2")
            table, keys = opened["info"]["id"], list(opened["keys"].values())
            clients = [Client(self.url, table, key, local="127.0.0.2") for key in keys]
            for client in clients:
                await client.__aenter__()
            while time.monotonic() < self.until and clients[0].update["waiting"] != "over":
                for client in clients:
                    await self._move(client, chance)
            for client in clients:
                await client.__aexit__()

    async def _move(self, client: Client, chance: random.Random) -> None:
        if not numbers(client.update):
            with suppress(TimeoutError):
                await client.read(0.05)
            return
        started = time.monotonic()
        told = await client.play(chance)
        self.waits.append(time.monotonic() - started)
        assert told["type"] == "update", told
        await asyncio.sleep(0.05)


async def opened_at(url: str, seat: Json, address: str) -> Json:
    """A table that somebody at an address opens."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(verify=False, transport=transport, timeout=30) as http:
        wish = {"game": "tickets", "seats": [seat, seat], "public": True}
        answer = await http.post(f"{url}/api/tables", json=wish)
        opened: Json = answer.raise_for_status().json()
        return opened


def storm(seconds: float) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        server = (
            Served(f"sqlite:///{folder}/tables.db", Path(folder) / "log", "--rate", "1200").limited().start()
        )
        attack = [sys.executable, "-m", "tests.server.siege", "--attack", str(server.port)]
        with subprocess.Popen(attack) as attackers:
            try:
                players = Players(server.url, seconds)
                asyncio.run(players.run())
            finally:
                attackers.kill()
                server.stop()
    waits = sorted(players.waits)
    middle, worst = waits[len(waits) // 2], waits[-1]
    print(f"storm: {len(waits)} moves of others, ", end="")
    print(f"half of them within {middle * 1000:.0f} ms, the slowest {worst * 1000:.0f} ms")
    return worst < BAR


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--kills", type=int, default=100, help="on each of the two databases")
    options.add_argument("--seconds", type=float, default=60, help="of the storm")
    options.add_argument("--only-storm", action="store_true")
    options.add_argument("--attack", type=int, default=0, metavar="PORT", help="only attack who serves there")
    given = options.parse_args()
    if given.attack:
        asyncio.run(Attackers(given.attack).run())
    good = True
    if not given.only_storm:
        files = [f"tests/server/test_{name}.py" for name in ATTACKS.split(",")]
        good &= subprocess.run([sys.executable, "-m", "pytest", "-q", *files], check=False).returncode == 0
        environment = {**os.environ, "KOOPSTAD_KILLS": str(given.kills)}
        kills = [sys.executable, "-m", "pytest", "-q", "-s", "tests/server/test_kill.py"]
        good &= subprocess.run(kills, env=environment, check=False).returncode == 0
    good &= storm(given.seconds)
    sys.exit(0 if good else "something gave way")


if __name__ == "__main__":
    main()
