"""What strangers ask and what breaks: the others play on. ``make siege`` does the same for longer."""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from koopstad.store import Store

from .conftest import NewDatabase
from .inside import Inside, inside
from .serving import HTTP, Client, Served


def test_json_comes_under_its_name(server: Inside) -> None:
    wish = json.dumps({"game": "tickets", "seats": [{"kind": "person"}] * 2})
    for media in ("text/plain", "application/x-www-form-urlencoded", ""):
        headers = {"Content-Type": media} if media else {}
        answer = server.http.post("/api/tables", content=wish, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
    headers = {"Content-Type": "application/json; charset=utf-8"}
    assert server.http.post("/api/tables", content=wish, headers=headers).status_code == 201


def test_small_things_at_the_door(server: Inside) -> None:
    assert server.http.get("/%00").status_code == 404
    head = server.http.head("/")
    assert (head.status_code, head.content) == (200, b"")
    page = server.http.get("/schema")
    assert "/api/tables" in page.text
    assert "//" not in page.text.replace("http://testserver", "")  # nothing is fetched from elsewhere
    assert server.http.get("/metrics").status_code == 200
    for name in ("X-Forwarded-For", "Via", "Forwarded"):
        assert server.http.get("/metrics", headers={name: "1"}).status_code == 404


def test_notes_do_not_pile_up(server: Inside, tmp_path: Path) -> None:
    opened = server.open("Ann", "Bob")
    path, key = f"/api/tables/{opened['info']['id']}/note", opened["keys"]["0"]
    for number in range(5):
        server.ask("PUT", path, key, body={"text": f"note {number}"})
    server.ask("PUT", path, key, 400, {"text": "x" * 5000})
    rows = sqlite3.connect(tmp_path / "inside.db").execute("SELECT text FROM notes").fetchall()
    assert rows == [("note 4",)]


def test_parameters_of_statements_stay_out_of_the_log(new_database: NewDatabase) -> None:
    for kind in ("sqlite", "postgres"):
        store = Store(new_database(kind))
        with store.engine.connect() as connection, pytest.raises(Exception, match="no_such") as failed:
            connection.execute(text("SELECT * FROM no_such WHERE x = :x"), {"x": "a secret"})
        assert "a secret" not in str(failed.value)
        store.close()


# --- what breaks --------------------------------------------------------------------------------------------


def test_a_write_that_is_called_back_does_not_end_the_writer(new_database: NewDatabase) -> None:
    store = Store(new_database("sqlite"))
    for _ in range(3):
        waiting = store.writer.submit(lambda _: time.sleep(0.05))
        late = store.writer.submit(lambda _: None)
        assert late.cancel()
        waiting.cancel()
    assert store.write_pulse().result(10) is None
    store.close()


def test_a_full_disk_is_told_by_health_and_by_sockets(tmp_path: Path) -> None:
    """Nothing is lost and nobody is cut off without a word; when there is room again, the game goes on."""
    server = Served(f"sqlite:///{tmp_path}/t.db", tmp_path / "log").start()
    try:
        opened = server.open("Ann", "Bob")
        assert server.get("/health")["parts"]["writer"] == "ok"
        assert server.process is not None
        size = (tmp_path / "t.db-wal").stat().st_size
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

        async def play() -> None:
            async with Client(server.url, opened["info"]["id"], opened["keys"]["0"]) as client:
                await client.send({"type": "say", "text": "x" * 900, "id": "full"})
                told = await client.answer("full")
                assert (told["type"], told["status"]) == ("problem", 503)
                sick = await asyncio.to_thread(HTTP.get, f"{server.url}/health", timeout=30)
                assert sick.status_code == 503
                assert sick.json()["parts"]["writer"] != "ok"
                unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)  # type: ignore[union-attr]
                await client.send({"type": "say", "text": "there is room", "id": "room"})
                assert (await client.answer("room"))["type"] == "update"

        asyncio.run(play())
        server.wait()
    finally:
        server.stop()


@pytest.mark.long
def test_a_frozen_process_does_not_stop_the_others(new_database: NewDatabase, tmp_path: Path) -> None:
    """It is stopped inside a transaction that holds a place in the log which another wants."""
    database = new_database("postgres")
    server = Served(database, tmp_path / "log").start()
    holder = """
import sys, time
from sqlalchemy import text
from koopstad.store import Store
with Store(sys.argv[1]).engine.begin() as connection:
    values = "(:t, 1, 'say', 0, 'frozen', '[]', 1.0, NULL)"
    connection.execute(text(f"INSERT INTO entries VALUES {values}"), {"t": sys.argv[2]})
    print("held", flush=True)
    time.sleep(3600)
"""
    try:
        opened = server.open("Ann", "Bob")
        table = opened["info"]["id"]
        with subprocess.Popen(
            [sys.executable, "-c", holder, database, table], stdout=subprocess.PIPE, text=True
        ) as frozen:
            assert frozen.stdout is not None
            assert frozen.stdout.readline() == "held\n"
            os.kill(frozen.pid, signal.SIGSTOP)
            path = f"/api/tables/{table}/chat"
            answer = HTTP.post(
                server.url + path,
                json={"text": "hello", "id": "a"},
                headers={"Authorization": f"Bearer {opened['keys']['0']}"},
                timeout=60,
            )
            os.kill(frozen.pid, signal.SIGKILL)
        assert answer.status_code == 200, answer.text
        assert answer.json()["log"][0]["text"] == "hello"
    finally:
        server.stop()


def test_damage_stays_where_it_is(tmp_path: Path) -> None:
    """A snapshot, a log, a summary: each of another table. The others are played, listed and swept."""
    with inside(tmp_path) as server:
        opened = [server.open("Ann", "Bob", public=True) for _ in range(4)]
        names = [each["info"]["id"] for each in opened]
        whole, snapped, logged, listed = names
        path, chance = f"/api/tables/{snapped}", random.Random(1)
        update = server.get(path, opened[1]["keys"]["0"])
        for _ in range(52):
            key = opened[1]["keys"][str(update["to_move"])]
            actions = server.get(path, key)["actions"]
            # A game in which nothing is claimed that need not be is long enough.
            calm = [each for each in actions if not each["notation"].startswith("claim")]
            body = {"moves": update["moves"], "action": chance.choice(calm or actions)["number"]}
            update = server.post(f"{path}/moves", body, key)
        server.post(f"/api/tables/{logged}/chat", {"text": "x"}, opened[2]["keys"]["0"])
    database = sqlite3.connect(tmp_path / "inside.db")
    (taken,) = database.execute("SELECT data FROM snapshots WHERE table_id = ?", (snapped,)).fetchone()
    damaged = taken.replace(b'"number":', b'"number": ').replace(b"1", b"2", 1)
    database.execute("UPDATE snapshots SET data = ? WHERE table_id = ?", (damaged, snapped))
    database.execute("UPDATE entries SET outcomes = '[' WHERE table_id = ?", (logged,))
    database.execute("UPDATE summaries SET players = '{' WHERE table_id = ?", (listed,))
    database.commit()
    database.close()
    with inside(tmp_path) as server:
        assert server.get(path, opened[1]["keys"]["0"])["moves"] == update["moves"]
        assert server.get(f"/api/tables/{logged}", status=410)["code"] == "damaged"
        assert {each["id"] for each in server.get("/api/tables")} == {whole, snapped, logged}
        assert server.get(f"/api/tables/{whole}")["moves"] == 0


def test_a_second_server_on_one_file_refuses(limited: Served) -> None:
    command = [sys.executable, "-m", "koopstad", "serve", "--database", limited.database, "--port", "1"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode != 0
    assert "another server uses" in done.stderr
    assert "Traceback" not in done.stderr


def test_tables_that_nobody_touches_expire(tmp_path: Path) -> None:
    day = 86_400.0
    with inside(tmp_path) as server:
        unbegun, begun = (server.open("Ann", "Bob") for _ in range(2))
        key, path = begun["keys"]["0"], f"/api/tables/{begun['info']['id']}"
        action = server.get(path, key)["actions"][0]["number"]
        server.post(f"{path}/moves", {"moves": 0, "action": action}, key)
    store = Store(f"sqlite:///{tmp_path}/inside.db")
    assert store.expire(100.0 - 14 * day, 100.0 - 365 * day, []).result() == []
    assert store.expire(101.0, 0.0, [unbegun["info"]["id"]]).result() == []
    assert store.expire(101.0, 0.0, []).result() == [unbegun["info"]["id"]]
    assert store.table(begun["info"]["id"]) is not None
    assert store.expire(101.0, 101.0, []).result() == [begun["info"]["id"]]
    with store.engine.connect() as connection:
        for table in ("tables", "entries", "keys", "summaries"):
            assert connection.execute(text(f"SELECT count(*) FROM {table}")).scalar() == 0
    store.close()


@pytest.mark.skipif(shutil.which("sh") is None, reason="needs a shell to lower the limit of open files")
def test_open_files_are_raised_or_told(tmp_path: Path) -> None:
    server = Served(f"sqlite:///{tmp_path}/t.db", tmp_path / "log")
    shell = tmp_path / "python"
    shell.write_text(f'#!/bin/sh\nulimit -n 700\nexec "{sys.executable}" "$@"\n')
    shell.chmod(0o755)
    server.python = str(shell)
    server.start()
    assert "the system allows 700 open files: at most 350 sockets" in server.log.read_text()
    server.stop()
