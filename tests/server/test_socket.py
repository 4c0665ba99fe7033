"""What is asked on a socket is answered once, by its id; problems are as good as over HTTP."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest

from .serving import HTTP, Client, Json, Served, numbers


def opened(served: Served) -> tuple[str, list[str]]:
    """A table where seat 0 begins, and the keys of its seats."""
    answer = served.open("Ann", "Bob", options={"first": "1"})
    return answer["info"]["id"], list(answer["keys"].values())


def test_the_update_is_the_answer(served: Served) -> None:
    """One message for each request, and others never see what it was called."""
    table, (ann, bob) = opened(served)

    async def play() -> None:
        async with Client(served.url, table, ann) as mine, Client(served.url, table, bob) as other:
            while not any('"presence"' in raw for raw in mine.raw):
                await mine.read()  # the other has come
            came = len(mine.raw)
            asks: list[Json] = [
                {"type": "say", "text": "hello", "id": "a"},
                {"type": "move", "moves": 0, "notation": "keep 1", "id": "b"},
                {"type": "undo", "moves": 1, "id": "c"},
                {"type": "move", "moves": 2, "action": numbers(mine.update)[0], "id": "d"},
            ]
            for number, ask in enumerate(asks, 1):
                await mine.send(ask)
                update = await mine.answer(ask["id"])
                assert (update["type"], update["number"]) == ("update", number)
                assert [each["id"] for each in update["log"]] == [ask["id"]]
            assert len(mine.raw) - came == len(asks)
            await other.until(lambda update: update["number"] == len(asks))
            assert [each["id"] for each in mine.log] == ["a", "b", "c", "d"]
            assert [each["id"] for each in other.log] == [""] * 4

    asyncio.run(play())


def test_after_a_gap_the_log_tells_what_became_of_a_request(served: Served) -> None:
    table, (ann, _) = opened(served)
    served.post(f"/api/tables/{table}/moves", {"moves": 0, "notation": "keep 1", "id": "lost"}, ann)

    async def come_back() -> None:
        async with Client(served.url, table, ann) as client:
            assert client.answers["lost"] is client.update
            client.answers.clear()
            again = {"type": "move", "moves": 0, "notation": "keep 1", "id": "lost"}
            await client.send(again)
            done = await client.answer("lost")
            assert done == {
                "type": "done",
                "id": "lost",
                "entry": 1,
                "number": 1,
                "moves": 1,
                "repeated": True,
            }

    asyncio.run(come_back())


def test_why_not_is_a_question_and_plays_nothing(served: Served) -> None:
    table, (ann, bob) = opened(served)
    path = f"/api/tables/{table}/why"

    async def ask(key: str, *questions: Json) -> list[Json]:
        async with Client(served.url, table, key) as client:
            for number, question in enumerate(questions):
                await client.send({"type": "why", "id": f"w{number}", **question})
            return [await client.answer(f"w{number}") for number in range(len(questions))]

    refused, allowed, unknown = asyncio.run(
        ask(ann, {"notation": "draw"}, {"notation": "keep 1"}, {"notation": "fly"})
    )
    assert refused == {
        "type": "why",
        "id": "w0",
        "allowed": False,
        "code": "not-allowed",
        "message": "TTA-2.5: first choose which of the drawn contracts to keep",
        "rule": "TTA-2.5",
        "key": refused["key"],
        "args": {"offer": 2},
    }
    assert refused["key"].startswith("why-")
    assert allowed["allowed"] is True
    assert (unknown["type"], unknown["code"]) == ("problem", "no-such-action")
    (early,) = asyncio.run(ask(bob, {"notation": "keep 1"}))
    assert (early["allowed"], early["code"]) == (False, "not-your-turn")
    assert served.get(path, ann, notation="draw") == {**refused, "id": ""}
    assert served.get(path, ann, action=10**6, status=422)["code"] == "no-such-action"
    assert served.get(path, ann, status=422)["code"] == "no-action"
    assert served.get(f"/api/tables/{table}", ann)["number"] == 0


def test_a_hint_does_not_hold_up_the_socket(served: Served) -> None:
    table, (ann, bob) = opened(served)

    async def ask() -> None:
        async with Client(served.url, table, ann) as client, Client(served.url, table, bob) as other:
            for name in map(str, range(20)):  # faster than a bot thinks
                await client.send({"type": "hint", "id": name})
            await client.send({"type": "ping", "id": "p"})
            hint = await client.answer("0")
            assert hint["type"] == "hint"
            assert hint["choice"]["number"] in numbers(client.update)
            others = [await client.answer(name) for name in map(str, range(1, 20))]
            assert {each.get("code", "") for each in others} <= {"", "too-fast"}
            assert (await client.answer("p"))["type"] == "pong"
            await client.send({"type": "hint", "id": "mine", "notation": "keep 1"})
            assert (await client.answer("mine"))["yours"]["key"].startswith("hint-")
            await client.send({"type": "hint", "id": "never", "notation": "draw"})
            assert (await client.answer("never"))["rule"] == "TTA-2.5"
            await other.send({"type": "hint", "id": "early"})
            assert (await other.answer("early"))["code"] == "not-your-turn"

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"moves": "x", "action": 0}, "moves"),
        ({"moves": 0, "action": "x"}, "action"),
        ({"action": 0}, ""),
        ({"moves": 0, "notation": "fly"}, ""),
        ({"moves": 0, "notation": "draw"}, ""),
        ({"moves": 7, "notation": "draw"}, ""),
    ],
)
def test_problems_are_the_same_by_both_ways(served: Served, body: Json, field: str) -> None:
    table, (ann, _) = opened(served)

    async def ask() -> Json:
        async with Client(served.url, table, ann) as client:
            await client.send({"type": "move", "id": "m", **body})
            return await client.answer("m")

    mine = asyncio.run(ask())
    headers = {"Authorization": f"Bearer {ann}"}
    answer = HTTP.post(f"{served.url}/api/tables/{table}/moves", json={"id": "m", **body}, headers=headers)
    theirs = answer.json()
    for part in ("type", "status", "rule", "key", "args", "id"):
        assert mine[part] == theirs[part] or theirs["code"] == "bad-request", part
    assert mine["message"]
    if field:
        assert field in mine["fields"]
    if theirs["code"] != "bad-request":
        assert mine["message"] == theirs["message"]


def test_requests_have_names(served: Served) -> None:
    """What a client or a proxy calls its request stands in the answer, in problems and in the log."""
    table, (ann, _) = opened(served)
    url = f"{served.url}/api/tables/{table}"
    named = HTTP.get(url, headers={"X-Request-ID": "from-a-proxy.1"})
    assert named.status_code == 401
    assert named.headers["x-request-id"] == named.json()["request"] == "from-a-proxy.1"
    for bad in ("", "x" * 65, "a b", '"'):
        new = HTTP.get(url, headers={"X-Request-ID": bad, "Authorization": f"Bearer {ann}"})
        assert re.fullmatch(r"[a-z0-9]{10}", new.headers["x-request-id"])

    async def ask() -> Json:
        async with Client(served.url, table, ann) as client:
            await client.send({"type": "move", "moves": 9, "action": 0, "id": "m9"})
            return await client.answer("m9")

    assert re.fullmatch(r"[a-z0-9]{10}/m9", asyncio.run(ask())["request"])
    lines = [json.loads(line) for line in Path(served.log).read_text().split("\n") if line.startswith("{")]
    mine = [line for line in lines if line.get("request") == "from-a-proxy.1"]
    assert [(line["message"], line["status"]) for line in mine] == [("answered", 401)]
