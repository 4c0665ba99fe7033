"""A database of an older version goes on: its logs are folded, and snapshots that cannot be read are not."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import koopstad
from koopstad.engine import record as records
from koopstad.engine.errors import RecordError
from koopstad.engine.replay import rules_of
from koopstad.engine.verify import verify
from koopstad.engine.words import changes
from koopstad.server.settings import Settings
from koopstad.server.tables import Tables
from koopstad.store import Store
from koopstad.table import Clock, Entry, Seat, Table, TableError, open_table, reopen_table, snapshot

from .serving import Client, Json, Served
from .test_bots import wait_for
from .watches import HandWatch

DATA = Path(__file__).parent / "data"
# Made by version 0.1.0 of before frames had names: tables of all games with chat, take-backs, a bot, a seat
# that was taken, a clock, a game that is over; and how they stood. The keys are `<table>-<seat>`. Only the
# banks of the clock are not what they were: that version added an increment for turns that were taken back.
SEEN: list[Json] = json.loads((DATA / "tables-1.json").read_text())


# Rules 2 of Amsterdam let a seat keep nothing, and those of Hamburg order hands by colour: the logs of these
# tables are not legal by them. The other tables go on.
GO_ON = [seen for seen in SEEN if seen["game"] == "tickets"]


@pytest.fixture
def old(tmp_path: Path) -> str:
    shutil.copy(DATA / "tables-1.db", tmp_path / "old.db")
    return f"sqlite:///{tmp_path / 'old.db'}"


def how_it_stands(table: Table) -> Json:
    return {
        "table": table.id,
        "game": table.game.id,
        "number": table.number,
        "moves": table.moves,
        "line": table.lines,
        "to_move": table.to_move,
        "scores": table.state.scores(),
        "actions": [table.game.name(action) for action in table.state.actions()],
        "seats": [seat.name for seat in table.seats],
        "banks": table.times.banks if table.terms.clock.kind == "bank" else [],
        "record": table.record.text() if table.over else "",
        "snapshot": True,
    }


def test_every_table_stands_as_it_did(old: str, caplog: pytest.LogCaptureFixture) -> None:
    store = Store(old)
    tables = Tables(store, Settings(), HandWatch())
    with caplog.at_level(logging.INFO, "koopstad.table"):
        assert [how_it_stands(tables.load(seen["table"])) for seen in GO_ON] == GO_ON
    lines = [line for line in caplog.records if "can go on by rules" in line.getMessage()]
    assert [line.__dict__["table"] for line in lines] == [seen["table"] for seen in GO_ON]
    store.close()


def refusal(ask: Callable[[], object]) -> str:
    with pytest.raises(TableError) as caught:
        ask()
    return caught.value.code


def test_a_table_of_older_rules_is_told_and_goes_on_when_all_agree(old: str) -> None:
    store = Store(old)
    table = Tables(store, Settings(), HandWatch()).load("tickets1")
    before, stood = table.rules, how_it_stands(table)
    told = table.follow_up()
    assert told is not None
    assert (told.kind, told.text, table.rules, table.newer) == ("rules", table.game.rules, "1", "2")
    assert table.follow_up() is None  # told once
    assert changes("tickets", before, table.newer) == ["changed-2-1"]
    # Nobody moves, takes back or loses time; the position is the one that lay there.
    assert (table.undecided, table.waiting, table.awaited, table.actions(2)) == ([0, 2], "person", 0, [])
    assert {**how_it_stands(table), "number": stood["number"]} == stood
    assert refusal(lambda: table.play(2, "keep 1")) == "rules-changed"
    assert refusal(lambda: table.undo(table.last_mover or 0)) == "too-late"
    assert table.times.seat is None
    assert table.advance() == []
    assert refusal(lambda: table.agree(1)) == "nothing-to-agree"  # a bot is not asked
    table.agree(0)
    assert refusal(lambda: table.agree(0)) == "nothing-to-agree"
    assert table.undecided == [2]
    # The other one went away: the host lets a bot play, and the game goes on.
    table.hand_over(2, "random")
    assert (table.rules, table.newer, table.undecided) == ("2", "", [])
    table.take_back(2)
    table.play(2, "keep 1")
    table.undo(2)
    table.play(2, "keep 2")
    table.hand_over(0, "random")
    table.hand_over(2, "random")
    while table.to_move is not None:
        table.advance()
    # The record tells from which line on the newer rules hold, and is verified; so is the table folded again.
    record = records.parse(table.saved().text())
    assert record.header.rules == "1"
    assert [number for number, line in enumerate(record.lines) if line.rules] == [stood["line"]]
    assert rules_of(record) == "2"
    verify(record, table.game)
    again = reopen_table(table.terms, table.game, [each.entry for each in table.happenings])
    assert (again.record, again.digest, again.rules) == (table.record, table.digest, "2")
    assert not again.outdated
    for wrong in ("1", "3", "x", "2" * 5000):
        record.lines[-1].rules = wrong
        with pytest.raises(RecordError, match="cannot follow rules 2") as caught:
            verify(record, table.game)
        assert caught.value.line == len(record.lines) + 1
        assert len(str(caught.value)) < 300
    store.close()


def test_a_game_that_is_over_or_only_of_bots_asks_nobody(old: str) -> None:
    store = Store(old)
    tables = Tables(store, Settings(), HandWatch())
    over = tables.load("over1")
    assert not over.outdated
    assert over.follow_up() is None
    running = tables.load("clock1")
    running.hand_over(0, "random")
    running.hand_over(1, "random")
    running.tell_rules()
    assert (running.rules, running.newer) == ("2", "")
    store.close()


def test_what_was_taken_back_by_older_rules_is_not_played_by_newer_ones() -> None:
    """A move that newer rules do not know, if it was taken back, hinders nobody: not now, nor later."""
    table = open_table(koopstad.game("tickets"), [Seat("Ann"), Seat("Bob")], {"first": "1"}, "x", name="t")
    table.play(0, "keep 1")
    terms = msgspec.structs.replace(table.terms, header=msgspec.structs.replace(table.header, rules="1"))
    entries = [each.entry for each in table.happenings]
    gone = msgspec.structs.replace(entries[-1], number=2, seat=1, text="draw")  # no longer legal there
    back = Entry(number=3, kind="undo", seat=1)
    opened = reopen_table(terms, table.game, [*entries, gone, back])
    opened.tell_rules()
    opened.agree(0)
    opened.agree(1)
    opened.play(1, "keep 2")
    again = reopen_table(terms, table.game, [each.entry for each in opened.happenings])
    assert again.digest == opened.digest
    assert [line.rules for line in again.record.lines] == ["", "2"]


def test_a_table_whose_log_newer_rules_forbid_says_at_which_entry(old: str) -> None:
    """It is not played on by rules that nobody there agreed to; its log stays as it is."""
    store = Store(old)
    tables = Tables(store, Settings(), HandWatch())
    stopped = [seen for seen in SEEN if seen not in GO_ON]
    assert stopped
    for seen in stopped:
        with pytest.raises(
            RecordError, match=r"played by rules 1 of .*this version plays rules 2: .*entry \d+"
        ):
            tables.load(seen["table"])
        assert len(store.entries(seen["table"])) == seen["number"]
    store.close()


def test_its_games_are_played_to_the_end(old: str, tmp_path: Path) -> None:
    served = Served(old, tmp_path / "log").start()

    async def play(table: str, seats: list[int | str]) -> None:
        clients = [Client(served.url, table, f"{table}-{seat}") for seat in seats]
        for client in clients:
            await client.__aenter__()
        ends = [client.play_to_the_end(random.Random(seat), 0.1) for seat, client in enumerate(clients)]
        await asyncio.wait_for(asyncio.gather(*ends), 300)
        for client in clients:
            await client.__aexit__()

    for seen in GO_ON:
        name = seen["table"]
        if not seen["record"]:
            agree(served, name, [seat for seat, who in enumerate(seen["seats"]) if who != "Random"])
        people: list[int | str] = [seat for seat, who in enumerate(seen["seats"]) if who != "Random"]
        if seen["banks"]:  # the time of the seat that was to move is up: bots play on
            wait_for(lambda: served.get("/api/tables/clock1", "clock1-0"), lambda table: table["number"] > 55)
            served.post(
                f"/api/tables/clock1/seats/{1 - seen['to_move']}/bot", {}, f"clock1-{1 - seen['to_move']}"
            )
            people = ["watch"]
        asyncio.run(play(name, people))
        record = records.parse(served.get(f"/api/tables/{name}/record", f"{name}-watch"))
        verify(record, koopstad.game(seen["game"]))
    assert served.stop() == 0
    assert '"level":"error"' not in served.log.read_text()


def agree(served: Served, table: str, seats: list[int]) -> None:
    """Everybody is shown what is new, and agrees."""
    path = f"/api/tables/{table}"
    told: int = served.get(path, f"{table}-{seats[0]}")["number"]
    for place, seat in enumerate(seats):
        update = served.get(path, f"{table}-{seat}")
        assert update["newer"] == {"rules": "2", "changes": ["changed-2-1"], "undecided": seats[place:]}
        assert (update["actions"], update["waiting"]) == ([], "person")
        move = {"moves": update["moves"], "notation": "draw"}
        assert served.post(f"{path}/moves", move, f"{table}-{seat}", 409)["code"] == "rules-changed"
        served.post(f"{path}/agree", {}, f"{table}-watch", 403)
        served.post(f"{path}/agree", {}, f"{table}-{seat}")
    update = served.get(path, f"{table}-{seats[0]}", since=told - 1)
    assert update["newer"] is None
    kinds = [entry["kind"] for entry in update["log"]]
    assert kinds[: 1 + len(seats)] == ["rules", *["agree"] * len(seats)]


def played(clock: Clock | None = None) -> Table:
    """A table in the middle of a game, at a moment that leaves nothing to take back."""
    chance = random.Random(2)
    table = open_table(
        koopstad.game("hamburg"), [Seat("Ann"), Seat("Bob")], name="t", clock=clock, watch=HandWatch()
    )
    while table.number < 40 or table.reach:
        assert table.to_move is not None
        assert isinstance(table.watch, HandWatch)
        table.watch.time += 1.5
        table.play(table.to_move, chance.choice(table.state.actions()))
    return table


def again(table: Table, taken: bytes | None) -> Table:
    return reopen_table(table.terms, table.game, [each.entry for each in table.happenings], taken)


@pytest.mark.parametrize("clock", [None, Clock(kind="bank", seconds=600, increment=2)])
def test_a_snapshot_of_the_same_code_is_used(clock: Clock | None) -> None:
    table = played(clock)
    taken = snapshot(table)
    assert taken is not None
    opened = again(table, taken)
    assert opened.heard_from == table.number  # nothing was played again
    assert opened.state.data() == table.state.data()
    assert opened.times == table.times
    assert opened.record == table.record
    assert opened.dealer.position == table.dealer.position


def test_a_snapshot_that_cannot_be_read_is_not_used() -> None:
    table = played()
    taken = snapshot(table)
    assert taken is not None
    whole = msgspec.json.decode(taken)
    broken = [
        b"",
        taken[:-10],
        b"\xff" * 20,
        msgspec.json.encode({"number": whole["number"], "data": whole["state"]}),  # as it was once
        msgspec.json.encode({**whole, "version": "0"}),
        msgspec.json.encode({**whole, "number": table.number + 1}),
        msgspec.json.encode({**whole, "state": {}}),
        msgspec.json.encode({**whole, "state": {**whole["state"], "pending": [["no such step", 0]]}}),
    ]
    for each in broken:
        opened = again(table, each)
        assert opened.heard_from == 0, each[:80]
        assert opened.state.data() == table.state.data()
        assert opened.log(0) == table.log(0)
