"""Whole games over real sockets, with people, bots and spectators, on both databases."""

from __future__ import annotations

import asyncio
import random

import httpx
import pytest

import koopstad
from koopstad.engine import record as records
from koopstad.engine.verify import verify as verify_record
from tests.tiers import WHOLE

from .conftest import DATABASES, kept_to
from .serving import Client, Json, Served, numbers

GAMES = koopstad.game_names()


def seat_counts(game: str) -> list[int]:
    few = (3, 4) if game == "tickets" else (2, 3)  # whose games are the shortest
    return [seats for seats in koopstad.game(game).seats if WHOLE or seats in few]


# Each game on both databases; `make databases` plays everything, with every number of seats, on both.
TABLES = [
    (kind, game, seats)
    for place, game in enumerate(GAMES)
    for seats in seat_counts(game)
    for kind in kept_to(DATABASES[(place + seats) % 2])
]


def verify(served: Served, table: str, key: str = "") -> Json:
    """The record that everybody may have when the game is over."""
    record = records.parse(served.get(f"/api/tables/{table}/record", key))
    state = verify_record(record, koopstad.game(record.header.game))
    update: Json = served.get(f"/api/tables/{table}", key)
    assert update["result"]["scores"] == state.scores()
    assert [sum(sheet.values()) for sheet in update["result"]["sheets"]] == state.scores()
    assert update["line"] == len(record.lines)
    return update


@pytest.mark.parametrize(("served", "game", "seats"), TABLES, indirect=["served"])
def test_a_whole_game_by_socket(served: Served, game: str, seats: int) -> None:
    opened = served.open(*(f"Player {seat}" for seat in range(seats)), game=game)
    table, watch = opened["info"]["id"], opened["watch"]

    async def play() -> list[Client]:
        keys = [*opened["keys"].values(), watch]
        clients = [Client(served.url, table, key) for key in keys]
        for client in clients:
            await client.__aenter__()
        ends = [client.play_to_the_end(random.Random(seat), undo=0.3) for seat, client in enumerate(clients)]
        await asyncio.wait_for(asyncio.gather(*ends), 120)
        for client in clients:
            await client.__aexit__()
        return clients

    clients = asyncio.run(play())
    update = verify(served, table, watch)
    for seat, client in enumerate(clients):
        assert client.update["you"] == (seat if seat < seats else None)
        assert client.update["result"] == update["result"]
        assert [each["text"] for each in client.log] == [each["text"] for each in clients[0].log]
    moves = [each for each in clients[0].log if each["kind"] in ("move", "undo")]
    assert update["moves"] == len(moves)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_http(served: Served, game: str) -> None:
    """A person against a bot, with nothing but requests, trusting the answers alone."""
    opened = served.open("Ann", "bot:random", game=game)
    table, key = opened["info"]["id"], opened["keys"]["0"]
    chance = random.Random(5)
    headers = {"Authorization": f"Bearer {key}"}
    with httpx.Client(verify=False, base_url=served.url, headers=headers, timeout=60) as http:
        update = http.get(f"/api/tables/{table}").json()
        while update["waiting"] != "over":
            if update["actions"]:
                notation = koopstad.game(game).name(chance.choice(numbers(update)))
                body = {"moves": update["moves"], "notation": notation}
                answer = http.post(f"/api/tables/{table}/moves", json=body)
                assert answer.status_code == 200, answer.text
                update = answer.json()
                assert update["log"][0]["text"] == notation
            else:
                update = http.get(f"/api/tables/{table}", params={"since": update["number"]}).json()
    verify(served, table, key)
    assert served.get(f"/api/tables/{table}/log", key, since=0)


def test_bots_play_alone_and_spectators_watch(served: Served) -> None:
    opened = served.open("bot:random", "bot:random", public=True)

    async def watch() -> Json:
        async with Client(served.url, opened["info"]["id"]) as client:
            return await client.play_to_the_end(random.Random(0))

    assert asyncio.run(asyncio.wait_for(watch(), 120))["result"]
    verify(served, opened["info"]["id"])


def test_after_a_gap_the_client_gets_what_it_missed(served: Served) -> None:
    opened = served.open("Ann", "Bob", options={"first": "1"})
    table, (ann, bob) = opened["info"]["id"], opened["keys"].values()

    async def play() -> None:
        chance = random.Random(1)
        async with Client(served.url, table, ann) as first, Client(served.url, table, bob) as second:
            for number in range(1, 7):
                await (first if first.update["actions"] else second).play(chance)
                for client in (first, second):
                    await client.until(lambda update, seen=number: update["number"] == seen)  # type: ignore[misc]
            await first.send({"type": "say", "text": "hello", "id": "s"})
            await second.until(lambda update: update["number"] == 7)
        late = Client(served.url, table, bob, since=4)
        late.log = second.log[:4]
        async with late:
            assert late.log == second.log
            assert late.log[-1]["text"] == "hello"

    asyncio.run(play())


def test_a_bot_takes_over_and_gives_back(served: Served) -> None:
    opened = served.open("Ann", "Bob", options={"first": "1"})
    table, (ann, bob) = opened["info"]["id"], opened["keys"].values()
    path = f"/api/tables/{table}"
    seats = served.post(f"{path}/seats/1/bot", {"bot": "random"}, bob)
    assert [seats[1][part] for part in ("name", "kind", "bot")] == ["Bob", "person", "random"]
    update = served.get(path, ann)
    body = {"moves": update["moves"], "action": numbers(update)[0]}
    served.post(f"{path}/moves", body, ann)

    async def wait() -> None:
        async with Client(served.url, table, ann) as client:
            await client.until(lambda update: update["to_move"] == 0)

    asyncio.run(wait())
    problem = served.post(f"{path}/moves", {"moves": 0, "action": 0}, bob, 409)
    assert problem["code"] == "bot-plays"
    served.ask("DELETE", f"{path}/seats/1/bot", ann, 403)
    assert served.ask("DELETE", f"{path}/seats/1/bot", bob)[1]["bot"] == ""
    assert served.ask("DELETE", f"{path}/seats/1/bot", bob, 409)["code"] == "no-bot"


def test_empty_seats_are_taken_by_invitation(served: Served) -> None:
    opened = served.open("Ann", "", "")
    table, path = opened["info"]["id"], f"/api/tables/{opened['info']['id']}"
    served.post(f"{path}/seats", {"name": "Eve"}, status=403)
    bob = served.post(f"{path}/seats", {"name": "Bob", "invitation": opened["invitation"]}, status=201)
    assert (bob["table"], bob["seat"]) == (table, 1)
    served.post(f"{path}/seats/2/bot", {}, opened["host"])
    full = served.post(f"{path}/seats", {"invitation": opened["invitations"]["2"]}, status=409)
    assert full["code"] == "taken"
    assert served.get(path, bob["key"])["you"] == 1
    assert [seat["kind"] for seat in served.get(path, bob["key"])["seats"]] == ["person", "person", "bot"]


def test_public_tables_are_listed_and_open(served: Served) -> None:
    opened = served.open("Ann", "", public=True)
    listed = {each["id"]: each for each in served.get("/api/tables")}
    assert listed[opened["info"]["id"]]["empty"] == 1
    private = served.open("Ann", "")
    assert private["info"]["id"] not in {each["id"] for each in served.get("/api/tables")}
    served.post(f"/api/tables/{opened['info']['id']}/seats", {"name": "Bob"}, status=201)


def test_my_tables_on_this_device(served: Served) -> None:
    one, two = served.open("Ann", "Bob"), served.open("Ann", "bot:random")
    keys = [one["keys"]["1"], two["keys"]["0"], two["watch"], "nonsense"]
    mine = served.post("/api/mine", {"keys": keys})
    assert [(each["id"], each["seat"], each["role"]) for each in mine] == [
        (one["info"]["id"], 1, "seat"),
        (two["info"]["id"], 0, "seat"),
        (two["info"]["id"], None, "watch"),
    ]


def finish(served: Served, opened: Json) -> None:
    """Lets bots play to the end."""
    table = opened["info"]["id"]
    for seat, key in opened["keys"].items():
        served.post(f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"}, key)

    async def watch() -> None:
        async with Client(served.url, table, opened["watch"]) as client:
            await client.play_to_the_end(random.Random(0))

    asyncio.run(asyncio.wait_for(watch(), 120))


def test_rematch_gives_everybody_his_seat(served: Served) -> None:
    opened = served.open("Ann", "bot:random", "Bob")
    path = f"/api/tables/{opened['info']['id']}"
    assert served.post(f"{path}/rematch", {}, opened["keys"]["0"], 409)["code"] == "not-over"
    finish(served, opened)
    ann = served.post(f"{path}/rematch", {}, opened["keys"]["0"])
    bob = served.post(f"{path}/rematch", {}, opened["keys"]["2"])
    assert ann["table"] == bob["table"] != opened["info"]["id"]
    assert (ann["seat"], bob["seat"]) == (0, 2)
    assert served.get(f"/api/tables/{bob['table']}", bob["key"])["you"] == 2
    assert served.get(path, opened["watch"])["rematch"] == ann["table"]
    served.post(f"{path}/rematch", {}, opened["watch"], 403)


def test_replay_shows_what_the_seat_saw(served: Served) -> None:
    opened = served.open("Ann", "Bob")
    path, ann = f"/api/tables/{opened['info']['id']}", opened["keys"]["0"]
    first = served.get(path, ann)["view"]
    served.get(f"{path}/replay", ann, 403, seat=1)
    finish(served, opened)
    replay = served.get(f"{path}/replay", ann, line=0, count=3)
    assert replay["steps"][0]["view"] == first
    assert [step["line"] for step in replay["steps"]] == [0, 1, 2]
    last = served.get(f"{path}/replay", ann, line=replay["lines"], seat=1)["steps"]
    assert last[0]["view"]["you"] == 1
    assert last[0]["view"]["step"] == "over"


def test_notes_are_private(served: Served) -> None:
    opened = served.open("Ann", "Bob")
    path, (ann, bob) = f"/api/tables/{opened['info']['id']}/note", opened["keys"].values()
    before = served.get(f"/api/tables/{opened['info']['id']}", bob)
    served.ask("PUT", path, ann, json={"text": "bob wants the Dam"})
    assert served.get(path, ann) == {"text": "bob wants the Dam"}
    assert served.get(path, bob) == {"text": ""}
    served.get(path, opened["watch"], 403)
    after = served.get(f"/api/tables/{opened['info']['id']}", bob)
    assert {**after, "seats": []} == {**before, "seats": []}  # but for when they were last seen


def test_a_clock_that_runs_out_hands_the_seat_to_a_bot(served: Served) -> None:
    clock = {"kind": "bank", "seconds": 1.0, "increment": 0.5, "bot": "random"}
    opened = served.open("Ann", "Bob", clock=clock)

    async def watch() -> Client:
        async with Client(served.url, opened["info"]["id"], opened["watch"]) as client:
            await client.until(lambda update: update["waiting"] == "over", 60)
            return client

    client = asyncio.run(asyncio.wait_for(watch(), 120))
    assert {(each["kind"], each["seat"]) for each in client.log if each["kind"] == "flag"} == {
        ("flag", 0),
        ("flag", 1),
    }
    verify(served, opened["info"]["id"], opened["watch"])


def test_a_reminder_only_reminds(served: Served) -> None:
    opened = served.open("Ann", "Bob", clock={"kind": "reminder", "seconds": 1.0})

    async def watch() -> Json:
        async with Client(served.url, opened["info"]["id"], opened["watch"]) as client:
            return await client.until(lambda update: update["number"] > 0)

    update = asyncio.run(watch())
    assert [each["kind"] for each in update["log"]] == ["remind"]
    assert update["waiting"] == "person"


def test_a_hint_is_a_legal_action(served: Served) -> None:
    opened = served.open("Ann", "bot:random", options={"first": "1"})
    path = f"/api/tables/{opened['info']['id']}"
    update = served.get(path, opened["keys"]["0"])
    hint = served.get(f"{path}/hint", opened["keys"]["0"])
    assert hint["choice"]["number"] in numbers(update)
    assert (
        hint["choice"]
        == served.get(f"{path}/choices", opened["keys"]["0"], action=hint["choice"]["number"])[0]
    )
    served.get(f"{path}/hint", opened["watch"], 403)


def test_a_hint_compares_what_one_is_about_to_play(served: Served) -> None:
    opened = served.open("Ann", "bot:random", options={"first": "1"})
    path, ann = f"/api/tables/{opened['info']['id']}", opened["keys"]["0"]
    update = served.get(path, ann)
    assert served.get(f"{path}/hint", ann)["yours"] is None
    told = {number: served.get(f"{path}/hint", ann, action=number) for number in numbers(update)}
    for number, hint in told.items():
        mine = hint["choice"]["number"] == number
        assert (hint["yours"]["key"] == "hint-yours-best") == mine
    number, notation = update["actions"][0]["number"], update["actions"][0]["notation"]
    assert served.get(f"{path}/hint", ann, notation=notation)["yours"]["key"].startswith("hint-")
    refused = served.get(f"{path}/hint", ann, notation="draw", status=422)
    assert (refused["code"], refused["rule"]) == ("not-allowed", "TTA-2.5")
    assert served.get(f"{path}/hint", ann, notation="fly", status=422)["code"] == "no-such-action"
    assert served.get(f"{path}/hint", ann, action=10**6, status=422)["code"] == "no-such-action"
    both = served.get(f"{path}/hint", ann, action=number, notation=notation, status=422)
    assert both["code"] == "no-action"
    assert served.get(path, ann)["number"] == update["number"]


def test_what_pieces_do_follows_the_options(served: Served) -> None:
    usual = served.get("/api/games/amsterdam/pieces")
    hungarian = served.get("/api/games/amsterdam/pieces", options='{"edition": "hu"}')
    assert set(usual) == set(koopstad.game("amsterdam").pieces())
    card = {"text": "card-023-text-hu", "args": {}, "icons": [["pay", "gulden", 1], ["gain", "points", 2]]}
    assert hungarian["card-023"] == card != usual["card-023"]
    assert served.get("/api/games/tickets/pieces") == {}
    for nonsense in ("", "[]", '{"edition": "hu"', '{"edition": "xx"}', '{"nothing": 1}', '{"edition": {}}'):
        refused = served.get("/api/games/amsterdam/pieces", options=nonsense, status=422)
        assert refused["code"] == "bad-option"
