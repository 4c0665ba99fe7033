"""Attacks on a server with the limits that everybody has. ``make siege`` does the same for longer."""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from koopstad.server.limits import Bucket, Limits, Metered, whose
from koopstad.server.settings import Settings
from koopstad.store import Store

from .conftest import NewDatabase
from .inside import Inside, inside
from .serving import Client, Served
from .watches import HandWatch


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("limited")
    server = Served(f"sqlite:///{folder}/tables.db", folder / "log").limited().start()
    yield server
    assert server.stop() == 0
    assert '"level":"error"' not in server.log.read_text(), server.log.read_text()[-4000:]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as server:
        yield server


# --- floods -------------------------------------------------------------------------------------------------


def test_work_is_counted_where_it_is_done() -> None:
    """A second of waiting costs nothing; what others do meanwhile neither."""

    async def run() -> float:
        spent = 0.0

        def spend(seconds: float) -> None:
            nonlocal spent
            spent += seconds

        async def work() -> str:
            busy(0.02)
            await asyncio.sleep(0.01)
            busy(0.02)
            return "done"

        async def other() -> None:
            busy(0.2)

        rival = asyncio.create_task(other())
        assert await Metered(work(), spend) == "done"
        await rival
        return spent

    def busy(seconds: float) -> None:
        end = time.thread_time() + seconds
        while time.thread_time() < end:
            pass

    assert asyncio.run(run()) >= 0.03


def test_an_error_and_a_cancellation_pass_through_what_is_metered() -> None:
    async def fail() -> None:
        await asyncio.sleep(0)
        raise KeyError("x")

    async def wait() -> str:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            return "cleaned up"
        return ""

    async def run() -> None:
        with pytest.raises(KeyError):
            await Metered(fail(), lambda _: None)
        task = asyncio.ensure_future(_as_task(Metered(wait(), lambda _: None)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        assert await task == "cleaned up"

    asyncio.run(run())


async def _as_task(work: Metered) -> object:
    return await work


def test_a_budget_of_work_is_spent_and_comes_back() -> None:
    watch = HandWatch()
    limits = Limits(Settings(work_of_address=0.25), watch)
    account = limits.account(("192.0.2.1", 1))
    account.spend(2.0)
    assert account.work.wait == 0
    account.spend(1.0)
    assert account.work.wait == 4.0
    assert limits.account(("192.0.2.1", 9)) is account
    assert limits.account(("192.0.2.2", 1)).work.wait == 0
    watch.turn(4.0)
    assert account.work.wait == 0
    bucket = Bucket(1, 2, watch)
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_a_network_of_the_sixth_version_is_one_address() -> None:
    assert whose("2001:db8::1") == whose("2001:db8::ffff:1") != whose("2001:db8:0:1::1")
    assert whose("192.0.2.1") != whose("192.0.2.2")


def test_costly_messages_of_one_do_not_keep_others_waiting(limited: Served) -> None:
    """Four hundred questions about every choice at once: somebody else is served while they are answered."""
    opened = limited.open("Ann", "Bob", game="hamburg")
    other = limited.open("Eve", "Zoe")

    async def run() -> int:
        table = opened["info"]["id"]
        update = limited.get(f"/api/tables/{table}", opened["host"])
        async with Client(limited.url, table, opened["keys"][str(update["to_move"])]) as attacker:
            for number in range(400):
                await attacker.send({"type": "preview", "id": f"p{number}"})
            reading = asyncio.create_task(attacker.answer("p399"))
            async with Client(limited.url, other["info"]["id"], other["keys"]["0"]) as victim:
                for number in range(10):
                    await victim.send({"type": "say", "text": "hello", "id": f"s{number}"})
                    await victim.answer(f"s{number}")
            answered = len(attacker.answers)
            reading.cancel()
            attacker.socket.transport.abort()  # type: ignore[union-attr]
        return answered

    # The victim waits for one of them at a time.
    assert asyncio.run(run()) < 200


def test_one_address_has_only_so_many_sockets_and_others_are_answered(limited: Served) -> None:
    opened = limited.open("Ann", "Bob", public=True)
    address = f"{limited.url.replace('http', 'ws')}/api/tables/{opened['info']['id']}/socket"

    async def run() -> list[str]:
        codes, lines = [], []
        for _ in range(105):
            line = await connect(address, compression=None)
            lines.append(line)
            await line.send(json.dumps({"type": "hello"}))
            told = json.loads(await line.recv())
            codes.append(told["type"] if told["type"] == "welcome" else told["code"])
        assert (await asyncio.to_thread(httpx.get, f"{limited.url}/api/games")).status_code == 200
        seat = await connect(address, compression=None)
        for line in lines[:3]:
            line.transport.abort()
        seat.transport.abort()
        for line in lines:
            line.transport.abort()
        return codes

    codes = asyncio.run(run())
    assert codes[:64] == ["welcome"] * 64  # those who watch
    assert codes[64:100] == ["full"] * 36  # the table has no more places for them
    assert "full" in codes[100:]


def test_spectators_do_not_lock_players_out(server: Inside) -> None:
    opened = server.open("Ann", "Bob", public=True)
    table = opened["info"]["id"]
    lines = []
    for _ in range(64):
        line = server.http.websocket_connect(f"/api/tables/{table}/socket")
        line.__enter__()
        line.send_json({"type": "hello"})
        assert line.receive_json()["type"] == "welcome"
        lines.append(line)
    with server.http.websocket_connect(f"/api/tables/{table}/socket") as late:
        late.send_json({"type": "hello"})
        assert late.receive_json()["code"] == "full"
    with server.socket(table, opened["keys"]["0"]) as player:
        player.send_json({"type": "ping", "id": "p"})
        assert player.receive_json()["type"] == "pong"
    for line in lines:
        line.__exit__(None, None, None)


def test_tables_are_limited_and_those_of_bots_alone_more(server: Inside) -> None:
    wish = {"game": "tickets", "seats": [{"kind": "bot", "bot": "random"}] * 2}
    opened = [server.http.post("/api/tables", json=wish).status_code for _ in range(6)]
    assert opened == [201] * 4 + [429] * 2
    wish["seats"] = [{"kind": "person"}] * 2
    opened = [server.http.post("/api/tables", json=wish).status_code for _ in range(40)]
    assert (opened.count(201), opened[-1]) == (26, 429)
    server.watch.turn(3600)
    assert server.http.post("/api/tables", json=wish).status_code == 201


# --- connections --------------------------------------------------------------------------------------------


def raw(port: int, data: bytes, seconds: float = 60) -> bytes:
    """What the server answers to these bytes, until it hangs up."""
    with socket.create_connection(("127.0.0.1", port), timeout=seconds) as line:
        line.sendall(data)
        answer = b""
        while part := line.recv(65536):
            answer += part
        return answer


def test_a_request_that_never_ends_is_given_up(limited: Served) -> None:
    assert raw(limited.port, b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ").startswith(b"HTTP/1.1 408")


@pytest.mark.parametrize(
    "headers", [b"X-Long: " + b"x" * 100_000 + b"\r\n", b"".join(b"X-%d: y\r\n" % n for n in range(500))]
)
def test_headers_have_an_end(limited: Served, headers: bytes) -> None:
    asked = b"GET /api/games HTTP/1.1\r\nHost: x\r\n" + headers + b"\r\n"
    assert raw(limited.port, asked).startswith(b"HTTP/1.1 431")


def test_connections_of_one_address_have_an_end(limited: Served) -> None:
    lines = [socket.create_connection(("127.0.0.1", limited.port), timeout=60) for _ in range(260)]
    try:
        told = lines[-1].recv(100)
        assert told.startswith(b"HTTP/1.1 429")
    finally:
        for line in lines:
            line.close()
    limited.wait()


def hung_up(url: str, table: str, flood: bytes) -> int:
    """Sends raw frames on a socket; the code with which the server hangs up."""

    async def run() -> int:
        line = await connect(f"{url.replace('http', 'ws')}/api/tables/{table}/socket", compression=None)
        await line.send(json.dumps({"type": "hello"}))
        line.transport.write(flood)
        try:
            while True:
                await asyncio.wait_for(line.recv(), 60)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    return asyncio.run(run())


@pytest.mark.parametrize(
    "flood",
    [
        b"\x89\x80\0\0\0\0" * 1000,  # pings
        b"\x8a\x80\0\0\0\0" * 1000,  # pongs that nobody asked for
        b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 1000,  # a message in endless pieces
        b"\x81\x80\0\0\0\0" * 5000,  # more messages than anybody reads
    ],
    ids=["pings", "pongs", "pieces", "messages"],
)
def test_floods_of_frames_end_the_socket(limited: Served, flood: bytes) -> None:
    table = limited.open("Ann", "Bob", public=True)["info"]["id"]
    assert hung_up(limited.url, table, flood) == 1008


def test_the_address_is_taken_from_a_proxy_only_as_configured(tmp_path: Path) -> None:
    server = Served(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", "--rate", "20").limited().start()
    try:
        codes = [
            httpx.get(f"{server.url}/api/games", headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code
            for n in range(30)
        ]
        assert 429 in codes
    finally:
        server.stop()


# --- what is asked ------------------------------------------------------------------------------------------


def test_json_comes_under_its_name(server: Inside) -> None:
    wish = json.dumps({"game": "tickets", "seats": [{"kind": "person"}] * 2})
    for media in ("text/plain", "application/x-www-form-urlencoded", ""):
        headers = {"Content-Type": media} if media else {}
        answer = server.http.post("/api/tables", content=wish, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
    headers = {"Content-Type": "application/json; charset=utf-8"}
    assert server.http.post("/api/tables", content=wish, headers=headers).status_code == 201


def test_small_things_at_the_door(server: Inside) -> None:
    assert server.http.get("/%00").status_code == 404
    head = server.http.head("/")
    assert (head.status_code, head.content) == (200, b"")
    page = server.http.get("/schema")
    assert "/api/tables" in page.text
    assert "//" not in page.text.replace("http://testserver", "")  # nothing is fetched from elsewhere
    assert server.http.get("/metrics").status_code == 200
    for name in ("X-Forwarded-For", "Via", "Forwarded"):
        assert server.http.get("/metrics", headers={name: "1"}).status_code == 404


def test_notes_do_not_pile_up(server: Inside, tmp_path: Path) -> None:
    opened = server.open("Ann", "Bob")
    path, key = f"/api/tables/{opened['info']['id']}/note", opened["keys"]["0"]
    for number in range(5):
        server.ask("PUT", path, key, body={"text": f"note {number}"})
    server.ask("PUT", path, key, 400, {"text": "x" * 5000})
    rows = sqlite3.connect(tmp_path / "inside.db").execute("SELECT text FROM notes").fetchall()
    assert rows == [("note 4",)]


def test_parameters_of_statements_stay_out_of_the_log(new_database: NewDatabase) -> None:
    for kind in ("sqlite", "postgres"):
        store = Store(new_database(kind))
        with store.engine.connect() as connection, pytest.raises(Exception, match="no_such") as failed:
            connection.execute(text("SELECT * FROM no_such WHERE x = :x"), {"x": "a secret"})
        assert "a secret" not in str(failed.value)
        store.close()


# --- what breaks --------------------------------------------------------------------------------------------


def test_a_write_that_is_called_back_does_not_end_the_writer(new_database: NewDatabase) -> None:
    store = Store(new_database("sqlite"))
    for _ in range(3):
        waiting = store.writer.submit(lambda _: time.sleep(0.05))
        late = store.writer.submit(lambda _: None)
        assert late.cancel()
        waiting.cancel()
    assert store.write_pulse().result(10) is None
    store.close()


def test_a_full_disk_is_told_by_health_and_by_sockets(tmp_path: Path) -> None:
    """Nothing is lost and nobody is cut off without a word; when there is room again, the game goes on."""
    server = Served(f"sqlite:///{tmp_path}/t.db", tmp_path / "log").start()
    try:
        opened = server.open("Ann", "Bob")
        assert server.get("/health")["parts"]["writer"] == "ok"
        assert server.process is not None
        size = (tmp_path / "t.db-wal").stat().st_size
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

        async def play() -> None:
            async with Client(server.url, opened["info"]["id"], opened["keys"]["0"]) as client:
                await client.send({"type": "say", "text": "x" * 900, "id": "full"})
                told = await client.answer("full")
                assert (told["type"], told["status"]) == ("problem", 503)
                sick = await asyncio.to_thread(httpx.get, f"{server.url}/health", timeout=30)
                assert sick.status_code == 503
                assert sick.json()["parts"]["writer"] != "ok"
                unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)  # type: ignore[union-attr]
                await client.send({"type": "say", "text": "there is room", "id": "room"})
                assert (await client.answer("room"))["type"] == "update"

        asyncio.run(play())
        server.wait()
    finally:
        server.stop()


def test_a_frozen_process_does_not_stop_the_others(new_database: NewDatabase, tmp_path: Path) -> None:
    """It is stopped inside a transaction that holds a place in the log which another wants."""
    database = new_database("postgres")
    server = Served(database, tmp_path / "log").start()
    holder = """
import sys, time
from sqlalchemy import text
from koopstad.store import Store
with Store(sys.argv[1]).engine.begin() as connection:
    values = "(:t, 1, 'say', 0, 'frozen', '[]', 1.0, NULL)"
    connection.execute(text(f"INSERT INTO entries VALUES {values}"), {"t": sys.argv[2]})
    print("held", flush=True)
    time.sleep(3600)
"""
    try:
        opened = server.open("Ann", "Bob")
        table = opened["info"]["id"]
        with subprocess.Popen(
            [sys.executable, "-c", holder, database, table], stdout=subprocess.PIPE, text=True
        ) as frozen:
            assert frozen.stdout is not None
            assert frozen.stdout.readline() == "held\n"
            os.kill(frozen.pid, signal.SIGSTOP)
            path = f"/api/tables/{table}/chat"
            answer = httpx.post(
                server.url + path,
                json={"text": "hello", "id": "a"},
                headers={"Authorization": f"Bearer {opened['keys']['0']}"},
                timeout=60,
            )
            os.kill(frozen.pid, signal.SIGKILL)
        assert answer.status_code == 200, answer.text
        assert answer.json()["log"][0]["text"] == "hello"
    finally:
        server.stop()


def test_damage_stays_where_it_is(tmp_path: Path) -> None:
    """A snapshot, a log, a summary: each of another table. The others are played, listed and swept."""
    with inside(tmp_path) as server:
        opened = [server.open("Ann", "Bob", public=True) for _ in range(4)]
        names = [each["info"]["id"] for each in opened]
        whole, snapped, logged, listed = names
        path, chance = f"/api/tables/{snapped}", random.Random(1)
        update = server.get(path, opened[1]["keys"]["0"])
        for _ in range(52):
            key = opened[1]["keys"][str(update["to_move"])]
            actions = server.get(path, key)["actions"]
            # A game in which nothing is claimed that need not be is long enough.
            calm = [each for each in actions if not each["notation"].startswith("claim")]
            body = {"moves": update["moves"], "action": chance.choice(calm or actions)["number"]}
            update = server.post(f"{path}/moves", body, key)
        server.post(f"/api/tables/{logged}/chat", {"text": "x"}, opened[2]["keys"]["0"])
    database = sqlite3.connect(tmp_path / "inside.db")
    (taken,) = database.execute("SELECT data FROM snapshots WHERE table_id = ?", (snapped,)).fetchone()
    damaged = taken.replace(b'"number":', b'"number": ').replace(b"1", b"2", 1)
    database.execute("UPDATE snapshots SET data = ? WHERE table_id = ?", (damaged, snapped))
    database.execute("UPDATE entries SET outcomes = '[' WHERE table_id = ?", (logged,))
    database.execute("UPDATE summaries SET players = '{' WHERE table_id = ?", (listed,))
    database.commit()
    database.close()
    with inside(tmp_path) as server:
        assert server.get(path, opened[1]["keys"]["0"])["moves"] == update["moves"]
        assert server.get(f"/api/tables/{logged}", status=410)["code"] == "damaged"
        assert {each["id"] for each in server.get("/api/tables")} == {whole, snapped, logged}
        assert server.get(f"/api/tables/{whole}")["moves"] == 0


def test_a_second_server_on_one_file_refuses(limited: Served) -> None:
    command = [sys.executable, "-m", "koopstad", "serve", "--database", limited.database, "--port", "1"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode != 0
    assert "another server uses" in done.stderr
    assert "Traceback" not in done.stderr


def test_tables_that_nobody_touches_expire(tmp_path: Path) -> None:
    day = 86_400.0
    with inside(tmp_path) as server:
        unbegun, begun = (server.open("Ann", "Bob") for _ in range(2))
        key, path = begun["keys"]["0"], f"/api/tables/{begun['info']['id']}"
        action = server.get(path, key)["actions"][0]["number"]
        server.post(f"{path}/moves", {"moves": 0, "action": action}, key)
    store = Store(f"sqlite:///{tmp_path}/inside.db")
    assert store.expire(100.0 - 14 * day, 100.0 - 365 * day, []).result() == []
    assert store.expire(101.0, 0.0, [unbegun["info"]["id"]]).result() == []
    assert store.expire(101.0, 0.0, []).result() == [unbegun["info"]["id"]]
    assert store.table(begun["info"]["id"]) is not None
    assert store.expire(101.0, 101.0, []).result() == [begun["info"]["id"]]
    with store.engine.connect() as connection:
        for table in ("tables", "entries", "keys", "summaries"):
            assert connection.execute(text(f"SELECT count(*) FROM {table}")).scalar() == 0
    store.close()


@pytest.mark.skipif(shutil.which("sh") is None, reason="needs a shell to lower the limit of open files")
def test_open_files_are_raised_or_told(tmp_path: Path) -> None:
    server = Served(f"sqlite:///{tmp_path}/t.db", tmp_path / "log")
    shell = tmp_path / "python"
    shell.write_text(f'#!/bin/sh\nulimit -n 700\nexec "{sys.executable}" "$@"\n')
    shell.chmod(0o755)
    server.python = str(shell)
    server.start()
    assert "the system allows 700 open files: at most 350 sockets" in server.log.read_text()
    server.stop()
