"""What a seat may not know is in no byte that it is sent."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

import koopstad
from koopstad.engine.dealer import FastDealer, ScriptedDealer
from koopstad.engine.errors import ScriptError
from koopstad.server.live import LiveTable
from koopstad.server.problems import explain
from koopstad.server.views import previews
from koopstad.store import Store
from koopstad.table import Seat, Table, TableError, open_table, reopen_table

from .serving import Client, Json, Served

GAMES = koopstad.game_names()


def sent(table: Table, seat: int | None, since: int, brief: bool = False) -> bytes:
    """Exactly what goes out to the sockets of a seat; nobody has come since the hour zero."""
    live = LiveTable(table)
    live.opened = 0.0
    return live.update(seat, since, brief)


def briefly(table: Table, seat: int | None, since: int) -> bytes:
    """The same for a socket that wants it brief."""
    return sent(table, seat, since, brief=True)


def without_presence(update: bytes) -> Json:
    """Who is at the table, and since when not, is no part of the log."""
    told: Json = msgspec.json.decode(update)
    for seat in told["seats"]:
        seat.pop("away", None)
    return told


def permuted(table: Table, seat: int | None, dealer: FastDealer) -> Table:
    """The same table, except that what the seat may not know is different."""
    twin = table.copy()
    twin.state = table.state.imagine(seat, dealer)
    return twin


def refusals(table: Table, seat: int | None, chance: random.Random) -> list[bytes]:
    """What a seat is told when it asks for what it cannot do."""
    if seat is None:
        return []
    told = []
    for action in chance.sample(range(len(table.game.catalogue)), min(30, len(table.game.catalogue))):
        try:
            table.copy().play(seat, action)
        except TableError as error:
            told.append(msgspec.json.encode(explain(error)))
    return told


def foretold(table: Table, seat: int | None) -> bytes:
    """What a seat is told about the first few of its choices."""
    legal = [] if seat is None else table.actions(seat)
    return msgspec.json.encode(previews(table, seat, legal[:3]) if seat is not None and legal else [])


def everything(game: str) -> dict[str, list[str]]:
    """All expansions: they bring what is hidden."""
    options = koopstad.game(game).options
    return {option.name: list(map(str, option.choices)) for option in options if option.many}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_bytes_stay_the_same_when_hidden_facts_are_permuted(game: str, seed: int) -> None:
    """Whole games; before and after each move the true table and its permuted twin send the same bytes."""
    chance, dealer = random.Random(seed), FastDealer(seed)
    rules = koopstad.game(game)
    seats = chance.choice([each for each in rules.seats if each > 1])
    players = [Seat(f"P{seat}") for seat in range(seats)]
    table = open_table(rules, players, everything(game), f"hidden {seed}", name="t")
    compared, changed, hidden = 0, 0, 0
    while table.waiting != "over":
        eyes = chance.choice([*range(seats), None])
        twin = permuted(table, eyes, dealer)
        changed += twin.state.data() != table.state.data()
        hidden += any(table.state.unseen())
        assert sent(twin, eyes, table.number) == sent(table, eyes, table.number)
        assert briefly(twin, eyes, table.number) == briefly(table, eyes, table.number)
        assert foretold(twin, eyes) == foretold(table, eyes)
        asks = chance.random()
        assert refusals(twin, eyes, random.Random(asks)) == refusals(table, eyes, random.Random(asks))
        before = table.state.unseen()
        seat = table.to_move
        assert seat is not None
        action = chance.choice(table.state.actions())
        entry = table.play(seat, action)
        if action not in twin.state.actions():
            continue  # the move itself told which of the two is true
        try:
            outcomes = ScriptedDealer(entry.outcomes)
            twin.state.copy().play(action, outcomes)
        except ScriptError:
            continue  # chance told it
        if outcomes.left or any(now < then for then, now in zip(before, table.state.unseen(), strict=True)):
            continue  # something hidden was openly shown
        if table.over:
            break  # everything is public now, the seed too
        twin.apply(entry)
        assert sent(twin, eyes, entry.number - 1) == sent(table, eyes, entry.number - 1)
        compared += 1
    assert compared > 10
    assert changed > hidden / 10, "the permuted tables were hardly different at all"


def test_sockets_send_the_updates_and_nothing_else(served: Served) -> None:
    """Every byte that came over the wire is an update as the log gives it, or an answer to a request."""
    opened = served.open("Ann", "Bob", "Cleo")
    table = opened["info"]["id"]
    keys = [*opened["keys"].values(), opened["watch"]]

    async def play() -> list[Client]:
        clients = [Client(served.url, table, key) for key in keys]
        for client in clients:
            await client.__aenter__()
        ends = [client.play_to_the_end(random.Random(seat), 0.2) for seat, client in enumerate(clients)]
        await asyncio.wait_for(asyncio.gather(*ends), 120)
        for client in clients:
            await client.__aexit__()
        return clients

    clients = asyncio.run(play())
    store = Store(served.database)
    was, entries = store.table(table), store.entries(table)
    store.close()
    assert was is not None
    tables = [
        reopen_table(was, koopstad.game("tickets"), entries[:number]) for number in range(len(entries) + 1)
    ]
    seed = was.seed
    for seat, client in enumerate(clients):
        eyes = seat if seat < 3 else None
        seen = 0
        for raw in client.raw:
            message = msgspec.json.decode(raw)
            if message["type"] != "update":
                assert message["type"] in ("welcome", "problem", "presence")
                continue
            number = message["number"]
            given = without_presence(sent(tables[number], eyes, seen))
            assert without_presence(raw.encode()) == given, f"update {number} of seat {eyes}"
            assert (seed in raw) == (message["waiting"] == "over")
            seen = number


def test_seed_and_record_are_public_at_the_end_and_not_before(served: Served) -> None:
    opened = served.open("Ann", "Bob")
    path, key = f"/api/tables/{opened['info']['id']}", opened["keys"]["0"]
    store = Store(served.database)
    was = store.table(opened["info"]["id"])
    store.close()
    assert was is not None
    assert served.get(f"{path}/record", key, 409)["code"] == "not-over"
    for address in ("", "/info", "/log", "/replay", "/choices", "/hint"):
        status = 409 if address == "/hint" and not served.get(path, key)["actions"] else 200
        assert was.seed not in str(served.get(path + address, key, status))
