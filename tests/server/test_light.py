"""Updates are light: the largest positions of all games, with all expansions, as a real server sends them."""

from __future__ import annotations

import asyncio
import random
from functools import cache

import httpx
import msgspec
import pytest

import koopstad
from koopstad.server.live import LiveTable
from koopstad.server.tables import summary
from koopstad.store import Key, Role, Store, hashed, new_id, new_key
from koopstad.table import Seat, Table, open_table, reopen_table

from .serving import Client, Json, Served, numbers
from .test_hidden import everything

LARGEST = 15_000  # bytes
GAMES = koopstad.game_names()
# What a player does who wants as many choices as can be: hoards cards, lays sites, activates.
HOARDER = {
    "tickets": {"draw": 30.0, "take": 1.0, "contracts": 0.1, "claim": 0.001},
    "amsterdam": {"block": 3.0, "activate": 4.0, "pass": 0.3},
    "hamburg": {"site": 20.0, "draw": 5.0, "workers": 3.0, "build": 0.5},
}
pytestmark = pytest.mark.xdist_group("light")  # large positions are found once
LARGE = {"tickets": 5_000, "amsterdam": 4_000, "hamburg": 6_000}  # bytes that such a position must have


@cache
def largest(game: str) -> Table:
    """The position with the largest update for the seat that is to move, among those of many games."""
    rules = koopstad.game(game)
    found: Table | None = None
    most = 0
    for number in range(7):
        chance = random.Random(number)
        players = [Seat(f"Player {place}") for place in range(rules.seats[-1] if number % 3 else 2)]
        table = open_table(rules, players, everything(game), f"light {number}", name=f"light{number}")
        wishes = HOARDER[game] if number % 2 else {}
        while table.waiting != "over":
            if chance.random() < 0.2:  # many positions are as good as all
                size = len(LiveTable(table).update(table.to_move, max(0, table.number - 1), brief=True))
                if size > most:
                    found, most = table.copy(), size
            step(table, wishes, chance)
    assert found is not None
    return found


def step(table: Table, wishes: dict[str, float], chance: random.Random) -> None:
    seat, actions = table.to_move, table.state.actions()
    assert seat is not None
    weights = [wishes.get(table.game.name(action).split()[0], 1.0) for action in actions]
    table.play(seat, chance.choices(actions, weights)[0])


def put(store: Store, table: Table, key: str) -> str:
    """Into a server's database, under a new name."""
    first = reopen_table(msgspec.structs.replace(table.terms, id=new_id()), table.game, [])
    holders = {hashed(key): Key(first.id, Role.SEAT, table.to_move)}
    store.open_table(first.terms, holders, summary(first)).result()
    for happening in table.happenings:
        first.apply(happening.entry)
        store.append(first.id, happening.entry, summary(first))
    store.write_note(first.id, 0, "", 2.0).result()  # when this is written, the rest is too
    return first.id


@pytest.mark.parametrize("game", GAMES)
def test_the_largest_update_is_light(served: Served, game: str) -> None:
    large, key = largest(game), new_key()
    store = Store(served.database)
    table = put(store, large, key)
    store.close()

    async def by_socket() -> list[str]:
        client = Client(served.url, table, key, since=large.number, brief=True)
        client.log = [{}] * large.number  # nothing was missed; what was would come along
        async with client:
            assert client.update["moves"] == large.moves
            assert len(numbers(client.update)) == len(large.state.actions())
            await client.send({"type": "move", "moves": 0, "action": 0, "id": "late"})
            late = await client.answer("late")
            assert (late["code"], late["update"]) == ("stale", None)  # the table is on the screen already
            await client.play(random.Random(1))
            return client.raw

    headers = {"Authorization": f"Bearer {key}"}
    place = f"{served.url}/api/tables/{table}"
    with httpx.Client(verify=False, base_url=place, headers=headers, timeout=30) as http:
        seen = http.get("")
        late = http.post("/moves", json={"moves": 0, "action": 0})
        assert numbers(late.json()["update"]) == numbers(seen.json())
    raw = asyncio.run(by_socket())
    assert LARGE[game] <= max(len(text.encode()) for text in raw) <= LARGEST


@pytest.mark.parametrize("game", GAMES)
def test_brief_or_not_the_actions_are_the_same(served: Served, game: str) -> None:
    opened = served.open("Ann", "Bob", game=game)
    table = opened["info"]["id"]
    compared = 0
    for key in opened["keys"].values():
        full = served.get(f"/api/tables/{table}", key)
        short = asyncio.run(briefly(served, table, key))
        assert full["choices"] == {}
        assert short["actions"] == []
        assert numbers(full) == numbers(short)
        for each in full["actions"]:
            assert at(short["choices"], each["notation"]) == each["number"]
            assert all(each["number"] in short["touches"][thing] for thing in each["touches"])
            compared += 1
    assert compared


async def briefly(served: Served, table: str, key: str) -> Json:
    async with Client(served.url, table, key, brief=True) as client:
        return client.update


def at(tree: Json, notation: str) -> int:
    branch: Json | int = tree
    for word in notation.split():
        assert isinstance(branch, dict)
        branch = branch[word]
    return branch if isinstance(branch, int) else int(branch[""])
