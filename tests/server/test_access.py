"""A key opens one place at one table, and nothing anywhere else; none is ever written down."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from .serving import HTTP, Client, Served

ROUTES: list[tuple[str, str, Any]] = [
    ("GET", "", None),
    ("GET", "/info", None),
    ("GET", "/log", None),
    ("GET", "/replay", None),
    ("GET", "/record", None),
    ("GET", "/choices", None),
    ("GET", "/hint", None),
    ("GET", "/note", None),
    ("PUT", "/note", {"text": "x"}),
    ("POST", "/moves", {"moves": 0, "action": 0}),
    ("POST", "/undo", {"moves": 0}),
    ("POST", "/go", {"moves": 0}),
    ("POST", "/pace", {"wait": True}),
    ("POST", "/chat", {"text": "x"}),
    ("POST", "/rematch", {}),
    ("POST", "/seats", {}),
    ("DELETE", "/seats/0", None),
    ("POST", "/seats/0/invitation", {}),
    ("POST", "/seats/0/vote", {}),
    ("POST", "/key", {"key": "x" * 22}),
    ("POST", "/seats/0/bot", {}),
    ("DELETE", "/seats/0/bot", None),
]


@pytest.mark.parametrize(("method", "path", "body"), ROUTES)
def test_no_key_and_other_keys_open_nothing(served: Served, method: str, path: str, body: Any) -> None:
    mine, other = served.open("Ann", "Bob", ""), served.open("Eve", "Zoe", "")
    address = f"/api/tables/{mine['info']['id']}{path}"
    more = {"json": body} if body is not None else {}
    for key, statuses in (
        ("", (401, 403)),
        ("nonsense", (401,)),
        (other["keys"]["0"], (403,)),
        (other["host"], (403,)),
        (other["watch"], (403,)),
        (other["invitation"], (403,)),
        (mine["keys"]["0"][:-1], (401,)),
    ):
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        answer = HTTP.request(method, served.url + address, headers=headers, **more)
        assert answer.status_code in statuses, (key, answer.text)
        assert answer.json()["type"] == "problem"
        assert "view" not in answer.text


SEAT_ONLY = [
    route for route in ROUTES if route[1] not in ("", "/info", "/log", "/replay", "/record", "/seats")
]


@pytest.mark.parametrize(("method", "path", "body"), SEAT_ONLY)
def test_spectators_only_look(served: Served, method: str, path: str, body: Any) -> None:
    opened = served.open("Ann", "Bob")
    more = {"json": body} if body is not None else {}
    served.ask(method, f"/api/tables/{opened['info']['id']}{path}", opened["watch"], 403, **more)


def test_a_seat_is_no_other_seat(served: Served) -> None:
    opened = served.open("Ann", "Bob")
    path = f"/api/tables/{opened['info']['id']}"
    ann, bob = opened["keys"].values()
    assert (served.get(path, ann)["you"], served.get(path, bob)["you"]) == (0, 1)
    views = [served.get(path, key)["view"]["players"] for key in (ann, bob, opened["watch"])]
    assert all(None not in views[seat][seat]["offer"] for seat in (0, 1))
    assert all(set(views[eyes][seat]["offer"]) == {None} for eyes, seat in ((0, 1), (1, 0), (2, 0), (2, 1)))
    served.post(f"{path}/seats/1/bot", {}, ann, 403)


def test_an_invitation_shows_the_terms_and_no_more(served: Served) -> None:
    opened = served.open("Ann", "")
    path = f"/api/tables/{opened['info']['id']}"
    assert served.get(f"{path}/info", opened["invitation"])["game"] == "tickets"
    served.get(path, opened["invitation"], 401)


def test_sockets_ask_for_the_key_too(served: Served) -> None:
    mine, other = served.open("Ann", "Bob", ""), served.open("Eve", "Zoe", "")

    async def knock(key: str) -> Any:
        client = Client(served.url, mine["info"]["id"], key)
        with pytest.raises(Exception) as closed:  # noqa: PT011
            await client.__aenter__()
        assert "1000" not in str(closed.value)
        return json.loads(client.raw[-1])

    async def run() -> None:
        for key in ("", "nonsense", other["keys"]["0"], mine["invitation"]):
            problem = await knock(key)
            assert (problem["type"], problem["status"]) in (("problem", 401), ("problem", 403))

    asyncio.run(run())


def test_no_key_is_written_to_the_log(served: Served) -> None:
    opened = served.open("Ann", "Bob", "")
    path = f"/api/tables/{opened['info']['id']}"
    secrets = [*opened["keys"].values(), opened["host"], opened["invitation"], opened["watch"]]
    for key in secrets:
        served.ask("GET", path, key, 401 if key == opened["invitation"] else 200)
    served.post(f"{path}/seats", {"invitation": opened["invitation"]}, status=201)
    served.post(f"{path}/moves", {"moves": 7, "notation": "draw"}, secrets[0], 409)

    async def say_hello() -> None:
        async with Client(served.url, opened["info"]["id"], secrets[0]):
            pass

    asyncio.run(say_hello())
    written = served.log.read_text()
    assert opened["info"]["id"] in written
    assert [key for key in secrets if key in written] == []
    metrics = served.get("/metrics")
    assert [key for key in secrets if key in metrics] == []


def test_headers_of_every_answer(served: Served) -> None:
    for path in ("/", "/health", "/api/games", "/api/nothing", "/schema"):
        headers = HTTP.get(served.url + path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "server" not in headers
    assert HTTP.get(f"{served.url}/api/games").headers["cache-control"] == "no-store"
