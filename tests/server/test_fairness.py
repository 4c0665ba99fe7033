"""The deal at a table: nobody can choose it, everybody can check it, and nothing of it is told too early."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

import koopstad
from koopstad.engine import record as records
from koopstad.engine.dealer import commitment, pledge
from koopstad.engine.errors import RecordError
from koopstad.engine.verify import check, verify
from koopstad.server.tables import summary
from koopstad.store import Store, StoreError
from koopstad.table import Entry, Seat, Table, TableError, open_table, reopen_table

from .serving import Json, Served
from .test_bots import wait_for
from .test_play import finish
from .watches import HandWatch

GAME = koopstad.game("tickets")


def nonce() -> str:
    return secrets.token_hex(32)


def opened(*seats: Seat) -> Table:
    return open_table(GAME, seats, {"first": "1"}, name="t", watch=HandWatch())


EMPTY = Seat("", empty=True)


def test_nothing_is_dealt_before_all_sit() -> None:
    table = opened(Seat("Ann"), EMPTY)
    assert (table.dealt, table.over, table.waiting, table.to_move) == (False, False, "empty", None)
    assert table.terms.header.setup == []
    assert table.actions(0) == []
    assert table.view(0)["players"][0]["cards"] == 0
    with pytest.raises(TableError, match="begins when all seats are taken"):
        table.play(0, "keep 1")
    table.sit(1, "Bob")
    assert table.deal() is not None
    assert table.dealt
    assert table.header.players == ["Ann", "Bob"]
    assert len(table.actions(0)) == 3


def test_a_nonce_is_revealed_when_all_have_pledged_and_only_once() -> None:
    mine, yours = nonce(), nonce()
    table = opened(Seat("Ann", pledge=pledge(mine)), EMPTY)
    with pytest.raises(TableError, match="when all sit"):
        table.reveal(0, mine)
    table.sit(1, "Bob", pledge(yours))
    assert table.deal() is None
    with pytest.raises(TableError, match="not the nonce that was pledged"):
        table.reveal(0, yours)
    assert table.reveal(0, mine) is not None
    assert table.reveal(0, mine) is None  # said twice, done once
    assert table.deal() is None
    table.reveal(1, yours)
    assert table.deal() is not None
    assert table.header.nonces == [mine, yours]
    with pytest.raises(TableError, match="dealt"):
        table.reveal(1, mine)


def test_whoever_sits_down_after_a_nonce_was_revealed_adds_nothing() -> None:
    """He could have chosen his nonce knowing it."""
    mine, yours, late = nonce(), nonce(), nonce()
    table = opened(Seat("Ann", pledge=pledge(mine)), EMPTY)
    table.sit(1, "Bob", pledge(yours))
    table.reveal(0, mine)
    table.leave(1)
    table.sit(1, "Eve", pledge(late))
    assert table.seats[1].pledge == ""
    with pytest.raises(TableError, match="not the nonce"):
        table.reveal(1, late)
    assert table.deal() is not None
    assert table.header.nonces == [mine, ""]


def test_every_nonce_changes_the_deal_and_the_server_cannot_choose_it() -> None:
    """One seed of the server, many nonces of a seat: as many deals; and the server had committed before."""
    deals = set()
    for _ in range(40):
        mine = nonce()
        table = opened(Seat("Ann", pledge=pledge(mine)), EMPTY)
        terms = msgspec.structs.replace(table.terms, seed="07" * 32)
        header = msgspec.structs.replace(terms.header, commitment=commitment(bytes.fromhex("07" * 32)))
        same = Table(GAME, msgspec.structs.replace(terms, header=header), HandWatch())
        same.sit(1, "Bob")
        same.reveal(0, mine)
        same.deal()
        assert same.header.commitment == header.commitment
        deals.add(tuple(same.header.setup))
    assert len(deals) > 30


def test_a_rematch_takes_nonces_as_the_first_game_does(served: Served) -> None:
    first = served.open("Ann", "bot:random", "Bob")
    finish(served, first)
    path = f"/api/tables/{first['info']['id']}/rematch"
    mine, yours, other = nonce(), nonce(), nonce()
    served.post(path, {"pledge": "nonsense"}, first["keys"]["0"], 400)
    ann = served.post(path, {"pledge": pledge(other)}, first["keys"]["0"])
    # Asked once more, perhaps at another device: the last pledge counts, and the last key.
    ann = served.post(path, {"pledge": pledge(mine)}, first["keys"]["0"])
    new = f"/api/tables/{ann['table']}"
    bob = served.post(path, {"pledge": pledge(yours)}, first["keys"]["2"])
    shown = served.get(new, ann["key"])
    assert [seat["pledge"] for seat in shown["seats"]] == [pledge(mine), "", pledge(yours)]
    assert (shown["dealt"], shown["begun"]) == (False, True)
    served.post(f"{new}/seats/0/nonce", {"nonce": other}, ann["key"], 422)
    served.post(f"{new}/seats/0/nonce", {"nonce": mine}, ann["key"])
    served.post(f"{new}/seats/2/nonce", {"nonce": yours}, bob["key"])
    assert served.get(new, ann["key"])["dealt"] is True
    # Who asks again after the deal gets a key, and changes nothing.
    again = served.post(path, {"pledge": pledge(other)}, first["keys"]["0"])
    assert served.get(new, again["key"])["seats"][0]["pledge"] == pledge(mine)
    served.post(f"{new}/close", {}, served.post(path, {}, first["host"])["host"])
    header = served.get(f"{new}/record", again["key"]).partition("\n")[0]
    assert msgspec.json.decode(header)["nonces"] == [mine, "", yours]


def play_out(table: Table) -> list[Entry]:
    entries = [each.entry for each in table.happenings]
    while table.to_move is not None:
        entries.append(table.play(table.to_move, table.actions(table.to_move)[-1]))
    return entries


def test_the_record_proves_the_deal_of_all() -> None:
    mine = nonce()
    table = opened(Seat("Ann", pledge=pledge(mine)), EMPTY)
    table.sit(1, "Bob")
    table.reveal(0, mine)
    table.deal()
    shown = table.terms.header.commitment
    entries = play_out(table)
    again = reopen_table(table.terms, GAME, entries)
    assert again.record == table.record
    assert again.digest == table.digest == table.record.digest
    record = records.parse(table.record.text())
    verify(record, GAME, shown, table.digest)
    # Another nonce, another name, another table: the seed deals something else.
    for change in ({"nonces": [nonce(), ""]}, {"players": ["Ann", "Eve"]}, {"table": "u"}):
        other = records.parse(table.record.text())
        other.header = msgspec.structs.replace(other.header, **change)
        assert other.end is not None
        other.end.digest = other.digest
        with pytest.raises(RecordError, match="the seed deals"):
            verify(other, GAME)


def test_a_seat_that_does_not_reveal_can_be_played_by_a_bot_and_that_shows() -> None:
    mine, yours = nonce(), nonce()
    table = opened(Seat("Ann", pledge=pledge(mine)), EMPTY)
    table.sit(1, "Bob", pledge(yours))
    table.reveal(0, mine)
    table.hand_over(1, "random")
    assert table.deal() is not None
    assert table.header.nonces == [mine, ""]
    assert table.seats[1].pledge == pledge(yours)


def test_a_table_that_is_given_up_stays_on_record() -> None:
    table = opened(Seat("Ann"), EMPTY)
    table.sit(1, "Bob")
    table.deal()
    table.play(0, "keep 1")
    table.give_up(None)
    assert (table.closed, table.over, table.waiting, table.to_move) == (True, False, "over", None)
    assert table.happenings[-1].entry.kind == "close"
    asks: list[Callable[[], object]] = [
        lambda: table.play(1, "keep 1"),
        lambda: table.undo(0),
        lambda: table.give_up(0),
        lambda: table.hand_over(1, "random"),
    ]
    for ask in asks:
        with pytest.raises(TableError, match="given up"):
            ask()
    again = reopen_table(table.terms, GAME, [each.entry for each in table.happenings])
    assert again.closed
    assert again.record == table.record


def test_no_seed_stands_in_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads the file, all of it, finds no seed; with another key nothing is dealt wrongly."""
    monkeypatch.delenv("KOOPSTAD_DEAL_KEY", raising=False)
    file = tmp_path / "tables.db"
    table = opened(Seat("Ann"), Seat("Bob"))
    store = Store(f"sqlite:///{file}")
    store.open_table(table.terms, {}, summary(table)).result()
    assert store.table("t") == table.terms
    store.close()
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*") if path.suffix != ".key")
    assert table.terms.header.commitment.encode() in kept
    assert table.terms.seed.encode() not in kept
    assert bytes.fromhex(table.terms.seed) not in kept
    key = tmp_path / "tables.db.key"
    assert key.stat().st_mode & 0o077 == 0
    key.write_text("ab" * 32)
    store = Store(f"sqlite:///{file}")
    with pytest.raises(StoreError, match="another key"):
        store.table("t")
    store.close()
    for wrong in ("", "xyz", "ab" * 31):
        key.write_text(wrong)
        with pytest.raises(StoreError, match="holds no key"):
            Store(f"sqlite:///{file}")


# --- over the server --------------------------------------------------------------------------------------


def sit(served: Served, table: Json, name: str, **more: str) -> Json:
    path = f"/api/tables/{table['info']['id']}/seats"
    wish = {"name": name, "invitation": table["invitation"], **more}
    seated: Json = served.post(path, wish, status=201)
    return seated


def test_the_deal_over_the_server(database: str, tmp_path: Path) -> None:
    served = Served(database, tmp_path / "log").start()
    mine, yours = nonce(), nonce()
    wish = {
        "game": "tickets",
        "options": {"first": "1"},
        "seats": [{"kind": "person", "name": "Ann", "pledge": pledge(mine)}, {"kind": "empty"}],
    }
    table = served.post("/api/tables", wish, status=201)
    name, ann = table["info"]["id"], table["keys"]["0"]
    path, shown = f"/api/tables/{name}", table["info"]["commitment"]
    before = served.get(path, ann)
    assert (before["dealt"], before["waiting"], before["to_move"]) == (False, "empty", None)
    assert served.post(f"{path}/seats/0/nonce", {"nonce": mine}, ann, 409)["code"] == "not-all-here"
    bob = sit(served, table, "Bob", pledge=pledge(yours))
    assert served.get(path, ann)["seats"][1]["pledge"] == pledge(yours)
    assert [each["text"] for each in served.get(path, ann)["log"]] == ["Bob"]
    served.post(f"{path}/seats/0/nonce", {"nonce": mine}, bob["key"], 403)
    served.post(f"{path}/seats/0/nonce", {"nonce": "00" * 32}, ann, 422)
    served.post(f"{path}/seats/0/nonce", {"nonce": "short"}, ann, 400)
    served.post(f"{path}/seats/0/nonce", {"nonce": mine}, ann)
    assert not served.get(path, ann)["dealt"]
    served.post(f"{path}/seats/1/nonce", {"nonce": yours}, bob["key"])
    dealt = served.get(path, ann)
    assert dealt["dealt"]
    assert dealt["to_move"] == 0
    assert [seat["nonce"] for seat in dealt["seats"]] == [mine, yours]
    for seat, key in ((0, ann), (1, bob["key"])):
        served.post(f"{path}/seats/{seat}/bot", {"bot": "random"}, key)
    over = wait_for(lambda: served.get(path, ann), lambda update: update["waiting"] == "over")
    assert served.stop() == 0

    served = Served(database, tmp_path / "again").start()
    record = records.parse(served.get(f"{path}/record", ann))
    assert record.header.nonces == [mine, yours]
    verify(record, GAME, shown, over["digest"])
    assert served.stop() == 0


def test_a_deal_that_a_crash_prevented_is_made_when_somebody_comes(database: str, tmp_path: Path) -> None:
    served = Served(database, tmp_path / "log").start()
    table = served.open("Ann", "")
    path = f"/api/tables/{table['info']['id']}"
    sit(served, table, "Bob")
    assert served.get(path, table["keys"]["0"])["dealt"]
    assert served.stop() == 0
    store = Store(database)
    with store.engine.begin() as connection:
        connection.execute(text("DELETE FROM entries WHERE kind = 'deal'"))
    store.close()
    served = Served(database, tmp_path / "again").start()
    assert served.get(path, table["keys"]["0"])["dealt"]
    assert served.stop() == 0


def test_the_host_gives_a_table_up(database: str, tmp_path: Path) -> None:
    served = Served(database, tmp_path / "log").start()
    table = served.open("Ann", "Bob")
    path, ann = f"/api/tables/{table['info']['id']}", table["keys"]["0"]
    served.post(f"{path}/close", {}, ann, 403)
    served.post(f"{path}/close", {}, table["host"])
    update = served.get(path, ann)
    assert update["closed"]
    assert update["log"][-1]["kind"] == "close"
    kept = records.parse(served.get(f"{path}/record", ann))
    assert isinstance(kept.end, records.Pause)
    check(kept, GAME)  # its seed deals what was dealt: nobody gave up a deal that was not dealt so
    assert served.post(f"{path}/close", {}, table["host"], 409)["code"] == "closed"
    assert served.stop() == 0
