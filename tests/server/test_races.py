"""The same move at the same time, twice, or too late."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx

from .inside import inside
from .serving import HTTP, Client, Json, Served, numbers


def mover(served: Served, opened: Json) -> tuple[str, Json]:
    """The key of the seat that is to move, and what it sees."""
    for key in opened["keys"].values():
        update = served.get(f"/api/tables/{opened['info']['id']}", key)
        if update["actions"]:
            return key, update
    raise AssertionError("nobody is to move")


def test_two_clients_race_for_the_same_move(served: Served) -> None:
    """Both decide on the same position; one move counts, the other is shown the table."""
    for _ in range(5):
        opened = served.open("Ann", "Bob")
        key, update = mover(served, opened)
        path = f"{served.url}/api/tables/{opened['info']['id']}/moves"

        def move(number: int, path: str = path, update: Json = update, key: str = key) -> httpx.Response:
            legal = numbers(update)
            action = legal[number % len(legal)]
            body = {"moves": update["moves"], "action": action, "id": f"race{number}"}
            return HTTP.post(path, json=body, headers={"Authorization": f"Bearer {key}"})

        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(move, range(8)))
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
        for answer in answers:
            if answer.status_code == 409:
                problem = answer.json()
                assert problem["code"] in ("stale", "not-your-turn")
                assert problem["update"]["moves"] >= 1
        assert served.get(f"/api/tables/{opened['info']['id']}", key, since=0)["moves"] == 1


def test_the_same_request_is_done_once(served: Served) -> None:
    opened = served.open("Ann", "Bob")
    key, update = mover(served, opened)
    path = f"/api/tables/{opened['info']['id']}"
    body = {"moves": update["moves"], "action": numbers(update)[0], "id": "once"}

    def move(_: int) -> Json:
        answer: Json = served.post(f"{path}/moves", body, key)
        return answer

    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(move, range(6)))
    assert {answer["moves"] for answer in answers} == {1}
    assert served.post(f"{path}/moves", body, key)["moves"] == 1
    assert served.get(path, key)["moves"] == 1
    used = served.post(f"{path}/chat", {"text": "hello", "id": "once"}, key, 409)
    assert used["code"] == "id-used"
    other = served.post(f"{path}/moves", {**body, "action": numbers(update)[1]}, key, 409)
    assert other["code"] == "id-used"
    assert served.post(f"{path}/moves", {**body, "action": -7}, key, 409)["code"] == "id-used"
    served.post(f"{path}/chat", {"text": "hello", "id": "words"}, key)
    assert served.post(f"{path}/chat", {"text": "hello", "id": "words"}, key)["moves"] == 1
    said = served.post(f"{path}/chat", {"text": "other words", "id": "words"}, key, 409)
    assert said["code"] == "id-used"


def test_the_same_request_by_socket_is_recognised(served: Served) -> None:
    opened = served.open("Ann", "Bob")
    key, _ = mover(served, opened)

    async def play() -> None:
        async with Client(served.url, opened["info"]["id"], key) as client:
            number = numbers(client.update)[0]
            message = {"type": "move", "moves": 0, "action": number, "id": "x"}
            await client.send(message)
            first = await client.answer("x")
            await client.send(message)
            again = await client.answer("x")
            assert (first["type"], first["log"][-1]["id"]) == ("update", "x")
            assert (again["type"], again["repeated"], again["entry"]) == ("done", True, 1)
            await client.send({**message, "id": "y"})
            late = await client.answer("y")
            assert (late["type"], late["status"], late["code"]) == ("problem", 409, "stale")

    asyncio.run(play())


def test_everybody_at_many_tables_at_once(served: Served) -> None:
    """Many tables move at the same time; each is told of its own moves only, in order, without a gap."""

    async def game(number: int) -> None:
        opened = await asyncio.to_thread(served.open, "Ann", "Bob")
        table = opened["info"]["id"]
        keys = list(opened["keys"].values())
        async with Client(served.url, table, keys[0]) as ann, Client(served.url, table, keys[1]) as bob:
            ends = [
                client.play_to_the_end(random.Random(number * 2 + seat), undo=0.2)
                for seat, client in enumerate((ann, bob))
            ]
            await asyncio.wait_for(asyncio.gather(*ends), 120)
            assert [each["number"] for each in ann.log] == [each["number"] for each in bob.log]

    async def play() -> None:
        await asyncio.gather(*map(game, range(8)))

    asyncio.run(play())


def test_a_repetition_after_a_restart_has_its_events(tmp_path: Path) -> None:
    """The table comes back from a snapshot, which remembers no events; the answer tells them all the same."""
    chance = random.Random(4)
    with inside(tmp_path) as server:
        opened = server.open("Ann", "Bob")
        path, keys = f"/api/tables/{opened['info']['id']}", list(opened["keys"].values())
        answers: list[tuple[int, Json, Json]] = []
        update = server.get(path, keys[0])
        while update["to_move"] is not None and len(answers) < 120:
            seat = update["to_move"]
            legal = numbers(server.get(path, keys[seat]))
            body = {"moves": update["moves"], "action": chance.choice(legal), "id": f"m{update['moves']}"}
            update = server.post(f"{path}/moves", body, keys[seat])
            answers.append((seat, body, update["log"][0]))
    with inside(tmp_path) as server:
        # What came before the snapshot is not in memory, and nothing where that was the last entry.
        assert [each for each in server.get(path, keys[0])["log"] if each["number"] <= 1] == []
        for seat, body, told in answers[:5]:
            assert server.post(f"{path}/moves", body, keys[seat])["log"][0] == told
            assert told["events"]
