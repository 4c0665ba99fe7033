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
from sqlalchemy import text

import koopstad
from koopstad.engine import record as records
from koopstad.engine.errors import RecordError
from koopstad.engine.verify import verify
from koopstad.engine.words import changes
from koopstad.server.settings import Settings
from koopstad.server.tables import Tables
from koopstad.store import Store
from koopstad.store.transfer import export_tables, import_tables
from koopstad.table import (
    Clock,
    Entry,
    Seat,
    Table,
    TableError,
    open_table,
    record_of,
    reopen_table,
    snapshot,
)
from koopstad.table.replay import positions

from .conftest import DATABASES, NewDatabase
from .serving import Client, Json, Served
from .test_bots import wait_for
from .watches import HandWatch

DATA = Path(__file__).parent / "data"
# Made by version 0.1.0 of before frames had names: tables of all games with chat, take-backs, a bot, a seat
# that was taken, a clock, a game that is over; and how they stood. The keys are `<table>-<seat>`. Only the
# banks of the clock are not what they were: that version added an increment for turns that were taken back.
SEEN: list[Json] = json.loads((DATA / "tables-1.json").read_text())
# By rules 2 of Amsterdam a seat may keep nothing, and by those of Hamburg hands lie in another order: the
# logs of these tables are not legal by them. They are folded by the rules by which they were played.


@pytest.fixture
def old(tmp_path: Path) -> str:
    shutil.copy(DATA / "tables-1.db", tmp_path / "old.db")
    return f"sqlite:///{tmp_path / 'old.db'}"


@pytest.fixture(params=DATABASES)
def old_on_both(old: str, request: pytest.FixtureRequest, new_database: NewDatabase, tmp_path: Path) -> str:
    """As it was on SQLite, or moved to PostgreSQL."""
    if request.param == "sqlite":
        return old
    moved = new_database(request.param)
    source, target = Store(old), Store(moved)
    export_tables(source, tmp_path / "tables")
    assert import_tables(target, tmp_path / "tables") == (len(SEEN), [])
    source.close()
    target.close()
    return moved


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


def test_every_table_stands_as_it_did(old_on_both: str, caplog: pytest.LogCaptureFixture) -> None:
    store = Store(old_on_both)
    tables = Tables(store, Settings(), HandWatch())
    with caplog.at_level(logging.INFO, "koopstad.table"):
        assert [how_it_stands(tables.load(seen["table"])) for seen in SEEN] == SEEN
    lines = [line for line in caplog.records if "can go on by rules" in line.getMessage()]
    assert [line.__dict__["table"] for line in lines] == [seen["table"] for seen in SEEN]
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
    newer = {number: line.rules for number, line in enumerate(record.lines) if line.rules}
    assert newer == {stood["line"]: "2"}
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


@pytest.mark.parametrize("name", ["amsterdam1", "hamburg1"])
def test_a_log_that_newer_rules_forbid_is_folded_by_its_own(old: str, name: str) -> None:
    """Up to the line from which the newer ones hold; undo goes back to there, and not beyond."""
    store = Store(old)
    table = Tables(store, Settings(), HandWatch()).load(name)
    game, border = table.game, table.lines
    began = table.state
    assert (began.game.rules, game.rules) == ("1", "2")
    table.follow_up()
    assert table.state is began  # until all have agreed
    for seat in (0, 1):
        table.agree(seat)
    assert (table.state.game, table.rules) == (game, "2")
    for seat in (0, 1):
        assert table.state.view(seat)["players"][1 - seat] == {
            **began.view(seat)["players"][1 - seat],
            **{
                word: table.state.view(seat)["players"][1 - seat][word]
                for word in ("backs", "hand")
                if name == "hamburg1"
            },
        }
    assert table.to_move is not None
    seat = table.to_move
    assert refusal(lambda: table.undo(seat)) in ("too-late", "nothing-to-undo")
    while not table.reach:
        assert table.to_move is not None
        seat = table.to_move
        table.play(seat, table.state.actions()[0])
    reach = table.reach
    for _ in range(reach):
        table.undo(seat)
    assert refusal(lambda: table.undo(seat)) in ("too-late", "nothing-to-undo")
    assert table.lines >= border
    for each in (0, 1):
        table.hand_over(each, "random")
    while table.to_move is not None:
        table.advance()
    # The record has both rules, and every line of it is checked by its own.
    record = records.parse(table.saved().text())
    assert [number for number, line in enumerate(record.lines) if line.rules] == [border]
    verify(record, game)
    opened = reopen_table(table.terms, game, [each.entry for each in table.happenings])
    assert (opened.record, opened.digest, opened.rules) == (table.record, table.digest, "2")
    assert opened.log(None) == table.log(None)
    # By the newer rules alone it is another game.
    record.header.rules = "2"
    record.lines[border].rules = ""
    with pytest.raises(RecordError):
        verify(record, game)
    store.close()


def test_a_move_that_no_rules_allow_does_not_stand_nor_do_those_after_it(old: str) -> None:
    """The table goes back to before it, if all agree; talk stays. A finished game is not taken up again."""
    store = Store(old)
    terms, kept = store.table("hamburg1"), store.entries("hamburg1")
    assert terms is not None
    game = koopstad.game("hamburg")
    whole = reopen_table(terms, game, kept)
    wrong = whole.standing[40].entry
    entries = [
        msgspec.structs.replace(each, text="money 6") if each.number == wrong.number else each
        for each in kept
    ]
    entries += [Entry(number=len(kept) + 1, kind="say", seat=0, text="Still here?", at=kept[-1].at)]
    table = reopen_table(terms, game, entries)
    before = reopen_table(terms, game, entries[: wrong.number - 1])
    assert (table.cut, table.lost) == (wrong.number, whole.lines - 40)
    assert (table.number, table.lines, table.digest) == (len(entries), 40, before.digest)
    assert table.state.data() == before.state.data()
    assert table.dealer.position == before.dealer.position
    told = table.tell_rules()
    assert told is not None
    assert told.text == f"2\n{wrong.number}"
    assert (table.newer, table.undecided, table.lost) == ("2", [0, 1], whole.lines - 40)
    halfway = reopen_table(terms, game, [each.entry for each in table.happenings])
    assert (halfway.newer, halfway.undecided, halfway.lost, halfway.lines) == (
        "2",
        [0, 1],
        whole.lines - 40,
        40,
    )
    for seat in (0, 1):
        halfway.agree(seat)
        halfway.hand_over(seat, "random")
    assert (halfway.rules, halfway.cut, halfway.lost) == ("2", 0, 0)
    taken = None
    while halfway.to_move is not None:
        halfway.play_bot(halfway.to_move, halfway.state.actions()[0])
        taken = snapshot(halfway) or taken
    record = records.parse(halfway.saved().text())
    verify(record, game)
    assert record.lines[:40] == whole.record.lines[:40]
    for with_snapshot in (None, taken):
        again = reopen_table(terms, game, [each.entry for each in halfway.happenings], with_snapshot)
        assert (again.record, again.digest, again.over) == (halfway.record, halfway.digest, True)
        assert again.dealer.position == halfway.dealer.position
    assert record_of(terms, [each.entry for each in halfway.happenings], halfway.end) == halfway.record
    store.close()


def test_a_finished_game_is_never_taken_up_again(old: str) -> None:
    store = Store(old)
    kept = next(each for each in reversed(store.entries("over1")) if each.kind == "move")
    with store.engine.begin() as connection:
        change = text(
            "UPDATE entries SET text = 'no such move' WHERE table_id = 'over1' AND number = :number"
        )
        connection.execute(change, {"number": kept.number})
    with pytest.raises(
        RecordError, match=rf"entry {kept.number} of this finished game is not legal by rules 1"
    ):
        Tables(store, Settings(), HandWatch()).load("over1")
    store.close()


def test_its_games_are_played_to_the_end(old_on_both: str, tmp_path: Path) -> None:
    served = Served(old_on_both, tmp_path / "log").start()

    async def play(table: str, seats: list[int | str]) -> None:
        clients = [Client(served.url, table, f"{table}-{seat}") for seat in seats]
        for client in clients:
            await client.__aenter__()
        ends = [client.play_to_the_end(random.Random(seat), 0.1) for seat, client in enumerate(clients)]
        await asyncio.wait_for(asyncio.gather(*ends), 300)
        for client in clients:
            await client.__aexit__()

    for seen in SEEN:
        name = seen["table"]
        if not seen["record"]:
            agree(
                served,
                seen["game"],
                name,
                [seat for seat, who in enumerate(seen["seats"]) if who != "Random"],
            )
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
    # All of it is there after a restart, and in another database: record, and positions of both rules.
    assert served.stop() == 0
    assert '"level":"error"' not in served.log.read_text()
    source, target = Store(old_on_both), Store(f"sqlite:///{tmp_path / 'moved.db'}")
    export_tables(source, tmp_path / "finished")
    import_tables(target, tmp_path / "finished")
    for store in (source, target):
        tables = Tables(store, Settings(), HandWatch())
        for seen in SEEN:
            table = tables.load(seen["table"], whole=True)
            seal = table.record.end
            assert isinstance(seal, records.Seal)
            shown = list(positions(table.record, table.game))
            assert (len(shown), shown[-1].state.scores()) == (table.lines + 1, seal.scores)
            assert all(each.events for each in shown[-3:])
        store.close()


def agree(served: Served, game: str, table: str, seats: list[int]) -> None:
    """Everybody is shown what is new, and agrees."""
    path = f"/api/tables/{table}"
    number: int = served.get(path, f"{table}-{seats[0]}")["number"]
    for place, seat in enumerate(seats):
        update = served.get(path, f"{table}-{seat}")
        told = {"rules": "2", "changes": changes(game, "1", "2"), "undecided": seats[place:], "lost": 0}
        assert update["newer"] == told
        assert (update["actions"], update["waiting"]) == ([], "person")
        move = {"moves": update["moves"], "notation": "draw"}
        assert served.post(f"{path}/moves", move, f"{table}-{seat}", 409)["code"] == "rules-changed"
        served.post(f"{path}/agree", {}, f"{table}-watch", 403)
        served.post(f"{path}/agree", {}, f"{table}-{seat}")
    update = served.get(path, f"{table}-{seats[0]}", since=number - 1)
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
