"""Floods: of messages, sockets, connections, bytes. Who floods is stopped, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from koopstad.server.limits import Bucket, Limits, Metered, whose
from koopstad.server.settings import Settings

from .inside import Inside
from .serving import HTTP, Client, Served
from .watches import HandWatch


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

    async def listen(client: Client) -> None:
        while True:
            await client.read()

    async def run() -> int:
        table = opened["info"]["id"]
        update = limited.get(f"/api/tables/{table}", opened["host"])
        async with Client(limited.url, table, opened["keys"][str(update["to_move"])]) as attacker:
            for number in range(400):
                await attacker.send({"type": "preview", "id": f"p{number}"})
            listening = asyncio.create_task(listen(attacker))
            async with Client(limited.url, other["info"]["id"], other["keys"]["0"]) as victim:
                for number in range(10):
                    await victim.send({"type": "say", "text": "hello", "id": f"s{number}"})
                    await victim.answer(f"s{number}")
            answered = sum('"previews"' in raw for raw in attacker.raw)
            listening.cancel()
            attacker.socket.transport.abort()  # type: ignore[union-attr]
        return answered

    # The victim waits for one of them at a time: when it has had ten answers, many are still to come.
    assert asyncio.run(run()) < 400


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
        assert (await asyncio.to_thread(HTTP.get, f"{limited.url}/api/games")).status_code == 200
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


@pytest.mark.long
def test_a_request_that_never_ends_is_given_up(limited: Served) -> None:
    assert raw(limited.port, b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ").startswith(b"HTTP/1.1 408")


@pytest.mark.parametrize(
    "headers", [b"X-Long: " + b"x" * 100_000 + b"\r\n", b"".join(b"X-%d: y\r\n" % n for n in range(500))]
)
def test_headers_have_an_end(limited: Served, headers: bytes) -> None:
    asked = b"GET /api/games HTTP/1.1\r\nHost: x\r\n" + headers + b"\r\n"
    assert raw(limited.port, asked).startswith(b"HTTP/1.1 431")


def test_too_much_behind_a_request_under_way_is_no_error(limited: Served) -> None:
    ask = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"
    assert b"HTTP/1.1 431" in raw(limited.port, ask + b"\r\n" + ask + b"X-Long: " + b"x" * 20_000)
    limited.wait()
    assert "Traceback" not in limited.log.read_text()


def drip(line: socket.socket) -> None:
    for _ in range(600):
        line.sendall(b"x")
        time.sleep(0.1)


@pytest.mark.long
def test_who_is_still_sending_hears_that_it_is_too_much(limited: Served) -> None:
    """Whoever hangs up at once is not heard by one who has more to send first."""
    with socket.create_connection(("127.0.0.1", limited.port), timeout=60) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 20_000)
        limited.wait()
        for _ in range(5):
            line.sendall(b"x" * 20_000)
        assert line.recv(100).startswith(b"HTTP/1.1 431")
        with pytest.raises(ConnectionError):  # nor does it listen for ever
            drip(line)


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
            HTTP.get(f"{server.url}/api/games", headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code
            for n in range(30)
        ]
        assert 429 in codes
    finally:
        server.stop()
