"""What an action would do, as a real server answers it: by HTTP, over a socket, and to nobody else."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import koopstad
from koopstad.engine.words import english

from .serving import Client, Json, Served, numbers

GAMES = koopstad.game_names()


async def asked(served: Served, table: str, key: str, *questions: Json) -> list[Json]:
    """The answers to some questions over one socket, and the update it began with."""
    async with Client(served.url, table, key, brief=True) as client:
        answers = []
        for number, question in enumerate(questions):
            await client.send({**question, "id": f"q{number}"})
            answers.append(await client.answer(f"q{number}"))
        return [*answers, client.update]


def at_a_turn(served: Served, game: str) -> tuple[str, dict[str, str], Json]:
    """A table some moves after its beginning, its keys, and the full update of who is to move."""
    opened = served.open("Ann", "Bob", game=game)
    table, keys = opened["info"]["id"], opened["keys"]
    chance = random.Random(3)
    path = f"/api/tables/{table}"
    while True:
        seat = served.get(path, keys["0"])["to_move"]
        update = served.get(path, keys[str(seat)])
        if update["moves"] >= 12 and len(update["actions"]) > 3:
            return table, {**keys, "watch": opened["watch"]}, update
        served.post(
            f"{path}/moves",
            {"moves": update["moves"], "action": chance.choice(numbers(update))},
            keys[str(seat)],
        )


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_offered_or_some_of_it(served: Served, game: str) -> None:
    table, keys, update = at_a_turn(served, game)
    path, key = f"/api/tables/{table}/choices", keys[str(update["you"])]
    everything = served.get(path, key)
    assert [{**each, "preview": None} for each in everything] == update["actions"]
    words = english(game)
    for each in everything:
        assert words.text(each["key"], **each["args"])
        assert set(each["preview"]) == {"changes", "due", "open"}
        for word in (*each["preview"]["changes"], *each["preview"]["due"]):
            assert words.has(f"purse-{word}")
        for word in each["preview"]["open"]:
            assert words.has(f"open-{word}")
    assert any(each["preview"]["changes"] for each in everything)
    some = [each["number"] for each in everything[1:3]]
    assert served.get(path, key, action=some) == everything[1:3]
    assert served.get(path, key, action=[10**6]) == []

    ask: Json = {"type": "preview"}
    all_, two, brief = asyncio.run(asked(served, table, key, ask, {**ask, "actions": some}))
    assert all_["type"] == "previews"
    assert all_["moves"] == update["moves"]
    assert all_["choices"] == everything
    assert two["choices"] == everything[1:3]
    touched = {thing: set(found) for thing, found in brief["touches"].items()}
    for each in everything:
        for thing in each["touches"]:
            assert each["number"] in touched[thing]
    assert set().union(*touched.values()) <= set(numbers(update))


def test_only_the_seat_that_is_to_move_is_told(served: Served) -> None:
    table, keys, update = at_a_turn(served, "hamburg")
    other = keys[str(1 - update["you"])]
    assert served.get(f"/api/tables/{table}/choices", other) == []
    served.get(f"/api/tables/{table}/choices", keys["watch"], 403)
    waiting, seen = asyncio.run(asked(served, table, other, {"type": "preview"}))
    assert waiting["choices"] == []
    assert seen["touches"] == {}
    refused, _ = asyncio.run(asked(served, table, keys["watch"], {"type": "preview"}))
    assert (refused["type"], refused["status"]) == ("problem", 403)


def test_the_preview_comes_true(served: Served) -> None:
    """A route is claimed for the cards and the points that were named."""
    table, keys, update = at_a_turn(served, "tickets")
    path = f"/api/tables/{table}"
    while not (claims := [each for each in update["actions"] if each["group"] == "claim"]):
        wish = random.Random(update["moves"]).choice(update["actions"])
        move = {"moves": update["moves"], "action": wish["number"]}
        seat = served.post(f"{path}/moves", move, keys[str(update["you"])])["to_move"]
        update = served.get(path, keys[str(seat)])
    wish = claims[0]
    key = keys[str(update["you"])]
    (told,) = served.get(f"{path}/choices", key, action=wish["number"])
    before = purse(update)
    served.post(f"{path}/moves", {"moves": update["moves"], "action": wish["number"]}, key)
    after = purse(served.get(path, key))
    assert {word: after[word] - before[word] for word in before if after[word] != before[word]} == told[
        "preview"
    ]["changes"]
    assert told["preview"]["changes"]["points"] > 0


def purse(update: Json) -> dict[str, Any]:
    return koopstad.game("tickets").purse(update["view"], update["you"])
