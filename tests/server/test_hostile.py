"""Messages that are malformed, huge, slow or hostile: refused in a sentence, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import koopstad
from koopstad.server.limits import Pace

from .inside import Inside, inside
from .serving import HTTP, Client, Json, Served
from .watches import HandWatch

BODIES: list[bytes] = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"x"',
    b"\xff\xfe",
    b'{"moves": "0"}',
    b'{"moves": -1, "action": 0}',
    b'{"moves": 1e400, "action": 0}',
    b'{"moves": 99999999999999999999, "action": 0}',
    b'{"moves": 0, "action": 4294967296}',
    b'{"moves": 0, "action": null, "notation": null}',
    b'{"moves": 0, "notation": "\\u0000"}',
    b'{"moves": 0, "notation": "claim"}',
    b'{"moves": 0, "action": 0, "id": "' + b"x" * 200 + b'"}',
    b'{"moves": 0, "action": 0, "id": "a b"}',
    b'{"type": "undo", "moves": 0, "action": 0}',
    b"[" * 20_000,
    b'{"moves": 0, "action": ' + b"1" * 5000 + b"}",
    b'{"moves": 0, "notation": "\\ud800"}',
]


@pytest.mark.parametrize("number", range(len(BODIES)))
def test_bad_bodies(served: Served, number: int) -> None:
    opened = served.open("Ann", "Bob")
    headers = {"Authorization": f"Bearer {opened['keys']['0']}", "Content-Type": "application/json"}
    url = f"{served.url}/api/tables/{opened['info']['id']}/moves"
    answer = HTTP.post(url, content=BODIES[number], headers=headers)
    assert answer.status_code in (400, 409, 422), answer.text
    problem = answer.json()
    assert (problem["type"], problem["status"]) == ("problem", answer.status_code)
    assert problem["message"]
    assert "Traceback" not in answer.text


def test_a_body_that_is_too_large(served: Served) -> None:
    answer = HTTP.post(f"{served.url}/api/tables", content=b'{"game": "' + b"x" * 200_000 + b'"}')
    assert answer.status_code == 413
    assert answer.json()["code"] == "too-large"


@pytest.mark.parametrize(
    "path", ["/api/tables/../../etc/passwd", "/api/tables/%00", "/api/tables/" + "x" * 500]
)
def test_strange_addresses(served: Served, path: str) -> None:
    assert HTTP.get(served.url + path).status_code in (401, 404)


@pytest.mark.parametrize("seat", ["²", "٣", "9" * 5000, "-1"])
def test_strange_seats(served: Served, seat: str) -> None:
    opened = served.open("Ann", "Bob")
    url = f"{served.url}/api/tables/{opened['info']['id']}"
    key = {"Authorization": f"Bearer {opened['host']}"}
    for answer in (
        HTTP.post(f"{url}/seats/{seat}/bot", json={}, headers=key),
        HTTP.get(f"{url}/replay", params={"line": seat}, headers=key),
    ):
        assert answer.status_code in (400, 404), answer.text[:500]
        assert len(answer.text) < 1000


NOTATIONS = [
    "claim dam-oude_kerk/pink " + "a" * 60 + "!",
    "claim dam-oude_kerk/pink 100000000 pink",
    f"claim dam-oude_kerk/pink {'9' * 60} pink",
    "take ²",
    "take " + "9" * 5000,
    "x" * 20_000,
]


@pytest.mark.parametrize("game", koopstad.game_names())
def test_strange_notations(served: Served, game: str) -> None:
    opened = served.open("Ann", "Bob", game=game)
    path = f"/api/tables/{opened['info']['id']}"
    seat = served.get(path, opened["host"])["to_move"]
    for notation in NOTATIONS:
        problem = served.post(
            f"{path}/moves", {"moves": 0, "notation": notation}, opened["keys"][str(seat)], 422
        )
        assert problem["code"] in ("no-such-action", "not-allowed")  # of too many cards a rule is told
        assert len(problem["message"]) < 500


def test_a_notation_is_read_only_for_who_is_to_move(served: Served) -> None:
    opened = served.open("Ann", "Bob", options={"first": "1"})
    path, (ann, bob) = f"/api/tables/{opened['info']['id']}/moves", opened["keys"].values()
    assert served.post(path, {"moves": 0, "notation": "fly"}, "x" * 43, 401)["code"] == "unknown-key"
    assert served.post(path, {"moves": 0, "notation": "fly"}, bob, 409)["code"] == "not-your-turn"
    assert served.post(path, {"moves": 7, "notation": "fly"}, ann, 409)["code"] == "stale"
    assert served.post(path, {"moves": 0, "notation": "fly"}, ann, 422)["code"] == "no-such-action"


@pytest.mark.parametrize("header", ["Basic abc", "Bearer", "Bearer " + "x" * 1000, "Bearer \xff", "x"])
def test_strange_keys(served: Served, header: str) -> None:
    opened = served.open("Ann", "Bob")
    answer = HTTP.get(
        f"{served.url}/api/tables/{opened['info']['id']}",
        headers=[(b"authorization", header.encode("latin-1"))],
    )
    assert answer.status_code == 401


def test_text_that_would_be_code_elsewhere_is_only_text(served: Served) -> None:
    name = "<script>'; DROP TABLE entries; --"
    opened = served.open(name, "")
    path, key = f"/api/tables/{opened['info']['id']}", opened["keys"]["0"]
    words = "{{7*7}} $(id) '; DELETE FROM tables; --"
    update = served.post(f"{path}/chat", {"text": words}, key)
    assert update["log"][-1]["text"] == words
    assert update["seats"][0]["name"] == name
    assert (
        HTTP.get(served.url + path, headers={"Authorization": f"Bearer {key}"})
        .headers["content-type"]
        .startswith("application/json")
    )


def test_signs_that_cannot_be_shown_are_left_out(served: Served) -> None:
    opened = served.open("Ann\x00\x1b[31m", "Bob")
    path, key = f"/api/tables/{opened['info']['id']}", opened["keys"]["0"]
    assert opened["info"]["seats"][0]["name"] == "Ann [31m"
    assert served.post(f"{path}/chat", {"text": "a\x00b\u202e\nc"}, key)["log"][-1]["text"] == "a b \nc"
    assert served.ask("PUT", f"{path}/note", key, json={"text": "\x00"})["text"] == " "
    assert served.post(f"{path}/chat", {"text": "\x00"}, key, 422)["code"] == "bad-words"


MESSAGES: list[str | bytes] = [
    "",
    "{",
    "null",
    b"\x00\xff",
    '{"type": "nothing"}',
    '{"type": "move"}',
    '{"type": "move", "moves": []}',
    '{"type": "hello"}',
    '{"type": "say", "text": ""}',
    "[" * 10_000,
]


def test_bad_messages_on_a_socket(served: Served) -> None:
    opened = served.open("Ann", "Bob")

    async def talk() -> None:
        for message in MESSAGES:
            async with Client(served.url, opened["info"]["id"], opened["keys"]["0"]) as client:
                await client.send(message)
                problem = await client.read()
                assert (problem["type"], problem["status"]) == ("problem", 400), message
                assert problem["message"]
                await client.send({"type": "ping", "id": "p"})
                assert (await client.answer("p"))["type"] == "pong"

    asyncio.run(talk())


async def closed_with(client: Client, messages: list[str]) -> int:
    """The code with which the server hangs up on somebody who sends this."""
    try:
        for message in messages:
            await client.send(message)
        while True:
            await client.read()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def test_who_talks_nonsense_all_the_time_is_cut_off(served: Served) -> None:
    opened = served.open("Ann", "Bob")

    async def talk() -> int:
        async with Client(served.url, opened["info"]["id"], opened["keys"]["0"]) as client:
            return await closed_with(client, ["nonsense"] * 30)

    assert asyncio.run(talk()) == 1008


@pytest.mark.parametrize("wish", [{"notation": "fly"}, {"action": -1}, {"action": 1, "notation": "draw"}])
def test_who_names_no_action_all_the_time_is_cut_off(served: Served, wish: dict[str, Any]) -> None:
    opened = served.open("Ann", "Bob", options={"first": "1"})

    async def talk() -> int:
        async with Client(served.url, opened["info"]["id"], opened["keys"]["0"]) as client:
            return await closed_with(client, [json.dumps({"type": "move", "moves": 0, **wish})] * 30)

    assert asyncio.run(talk()) == 1008


def test_who_talks_too_much_is_slowed_down(served: Served) -> None:
    """Everything is answered, but no faster than the limit; the server has time for others."""
    opened = served.open("Ann", "Bob")

    async def talk() -> None:
        async with Client(served.url, opened["info"]["id"], opened["keys"]["0"]) as client:
            for number in range(160):
                await client.send({"type": "ping", "id": f"p{number}"})
            assert (await client.answer("p159"))["type"] == "pong"

    asyncio.run(talk())
    assert served.get("/health")["status"] == "ok"


def test_a_pace_allows_a_burst_and_then_so_many_a_second() -> None:
    async def talk() -> None:
        watch = HandWatch()
        pace = Pace(64, watch)
        for _ in range(3 * 64):
            await pace.keep()
        late = asyncio.create_task(pace.keep())
        await asyncio.sleep(0)
        assert watch.somebody_waits(1 / 64)
        watch.turn(1 / 64)
        await late
        watch.turn(1)
        for _ in range(64):
            await pace.keep()

    asyncio.run(asyncio.wait_for(talk(), 60))


def test_a_message_that_is_too_large_ends_the_socket(served: Served) -> None:
    opened = served.open("Ann", "Bob")

    async def talk() -> int:
        async with Client(served.url, opened["info"]["id"], opened["keys"]["0"]) as client:
            return await closed_with(client, [json.dumps({"type": "say", "text": "x" * 500_000})])

    assert asyncio.run(talk()) == 1009


def test_a_message_that_is_somewhat_too_large_is_refused(served: Served) -> None:
    opened = served.open("Ann", "Bob")

    async def talk() -> Json:
        async with Client(served.url, opened["info"]["id"], opened["keys"]["0"]) as client:
            await client.send({"type": "say", "text": "x" * 50_000, "id": "much"})
            problem = await client.read()
            await client.send({"type": "ping", "id": "p"})
            assert (await client.answer("p"))["type"] == "pong"
            return problem

    problem = asyncio.run(talk())
    assert (problem["status"], problem["code"]) == (413, "too-large")


def test_who_does_not_say_hello_is_let_go(tmp_path: Path) -> None:
    with inside(tmp_path, hello_seconds=0.01) as server:
        opened = server.open("Ann", "Bob")
        with server.http.websocket_connect(f"/api/tables/{opened['info']['id']}/socket") as silent:
            problem = silent.receive_json()
            assert (problem["type"], problem["code"]) == ("problem", "no-hello")
            with pytest.raises(WebSocketDisconnect) as closed:
                silent.receive_json()
    assert closed.value.code == 4401


def test_a_client_that_does_not_read_harms_nobody(served: Served) -> None:
    """Its updates wait in no queue; the others play on at their pace."""
    opened = served.open("Ann", "Bob")
    table, keys = opened["info"]["id"], list(opened["keys"].values())

    async def play() -> None:
        url = f"{served.url.replace('http', 'ws')}/api/tables/{table}/socket"
        deaf = await connect(url, max_queue=1, compression=None)
        await deaf.send(json.dumps({"type": "hello", "key": opened["watch"], "since": 0}))
        deaf.transport.pause_reading()
        async with Client(served.url, table, keys[0]) as ann, Client(served.url, table, keys[1]) as bob:
            ends = [client.play_to_the_end(random.Random(seat)) for seat, client in enumerate((ann, bob))]
            await asyncio.wait_for(asyncio.gather(*ends), 60)
        deaf.transport.abort()

    asyncio.run(play())


def test_slow_requests_do_not_hold_up_others(served: Served) -> None:
    sockets = []
    for _ in range(50):
        slow = socket.create_connection(("127.0.0.1", served.port))
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{")
        sockets.append(slow)
    assert served.get("/health")["status"] == "ok"  # though none of them ever comes to an end
    for slow in sockets:
        slow.close()


@pytest.mark.parametrize("method", ["HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "PATCH"])
def test_every_method_is_answered_and_the_line_stays_open(served: Served, method: str) -> None:
    """That no answer was an error in the log, ``served`` sees at its end."""
    with httpx.Client(verify=False, base_url=served.url, timeout=60) as line:
        for path in ("/", "/api/games", "/api/tables", "/health", "/metrics", "/sw.js", "/join/x"):
            asked = line.request(method, path)
            assert asked.status_code < 500, f"{method} {path}: {asked.text}"
            after = line.get("/api/games")
            assert after.status_code == 200
            assert after.extensions["network_stream"] is asked.extensions["network_stream"]


def test_one_address_cannot_ask_without_end(tmp_path: Path) -> None:
    with inside(tmp_path, requests_a_minute=30) as server:
        statuses = [server.http.get("/api/games").status_code for _ in range(40)]
        assert statuses == [200] * 30 + [429] * 10
        assert server.get("/api/games", status=429)["code"] == "too-fast"
        assert server.get("/health")["status"] == "ok"
        server.watch.turn(60)
        server.get("/api/games")


@pytest.mark.parametrize("wrong", [{"wait": 0}, {"wait": "true"}, {"wait": None}])
def test_what_only_looks_like_it_is_refused(server: Inside, wrong: Json) -> None:
    """By HTTP as by socket: 0 is not false, and "7" is not 7."""
    opened = server.open("Ann", "Bob")
    path, key = f"/api/tables/{opened['info']['id']}", opened["keys"]["0"]
    told = server.ask("POST", f"{path}/pace", key, 400, wrong)
    assert "wait" in told["message"]
    assert server.ask("POST", f"{path}/moves", key, 400, {"moves": "0", "action": 0})["code"] == "bad-request"
    assert server.ask("POST", f"{path}/pace", key, body={"wait": True})["patient"]
    action = server.get(path, key)["actions"][0]["number"]
    moved = server.ask("POST", f"{path}/moves", key, body={"moves": 0.0, "action": float(action)})
    assert moved["moves"] == 1, "JSON knows one kind of number"
