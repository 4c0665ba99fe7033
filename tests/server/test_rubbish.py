"""Who leaves is forgotten at once: a collection of garbage stops everybody, so it shall be rare."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .serving import Served

VISITS = 20
# A server that collects nothing and, when it is asked by a signal, counts what is in its memory.
NO_COLLECTOR = """
import gc, json, os, signal
from collections import Counter

def count(*_):
    found = Counter(f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.get_objects())
    with open("FOLDER/new", "w") as file:
        json.dump(found, file)
    os.replace("FOLDER/new", "FOLDER/found")

gc.disable()
signal.signal(signal.SIGUSR1, count)
"""
OF_A_VISIT = (
    "koopstad.server.protocols.Http",
    "koopstad.server.protocols.Sockets",
    "koopstad.server.connection.Connection",
    "koopstad.server.routes.sockets.Conversation",
    "koopstad.server.live.Listener",
    "litestar.connection.websocket.WebSocket",
    "litestar.connection.request.Request",
    "uvicorn.protocols.http.httptools_impl.RequestResponseCycle",
    "websockets.server.ServerProtocol",
    "builtins.traceback",
    "_asyncio.Task",
)


class Counted:
    """A server, one table, and what is in its memory."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        (folder / "sitecustomize.py").write_text(NO_COLLECTOR.replace("FOLDER", str(folder)))
        self.served = Served(f"sqlite:///{folder}/tables.db", folder / "log", python=sys.executable)
        self.served.environment["PYTHONPATH"] = os.pathsep.join(
            [str(folder), os.environ.get("PYTHONPATH", "")]
        )
        self.served.start()
        seats = [{"kind": "person"}] * 2
        opened = self.served.post("/api/tables", {"game": "tickets", "seats": seats}, status=201)
        self.table, self.key = opened["info"]["id"], next(iter(opened["keys"].values()))

    def memory(self) -> Counter[str]:
        found = self._folder / "found"
        found.unlink(missing_ok=True)
        assert self.served.process is not None
        os.kill(self.served.process.pid, signal.SIGUSR1)
        end = time.monotonic() + 60
        while not found.exists():
            assert time.monotonic() < end, "the server does not count"
            time.sleep(0.02)
        return Counter(json.loads(found.read_text()))

    def connect(self) -> connect:
        return connect(f"ws://127.0.0.1:{self.served.port}/api/tables/{self.table}/socket")


@pytest.fixture(scope="module")
def counted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Counted]:
    counted = Counted(tmp_path_factory.mktemp("counted"))
    yield counted
    counted.served.stop()


async def come(counted: Counted, how: str) -> None:
    async with counted.connect() as socket:
        key = "nobody's" if how == "has no key" else counted.key
        await socket.send(json.dumps({"type": "hello", "key": key, "brief": True}))
        try:
            await talk(socket, how)
        except ConnectionClosed:
            assert how == "has no key"


async def talk(socket: ClientConnection, how: str) -> None:
    welcome, update = await socket.recv(), await socket.recv()
    assert b"welcome" in str(welcome).encode(), update
    if how == "talks nonsense":
        await socket.send(json.dumps({"type": "why", "action": "fly to the moon", "id": "1"}))
        await socket.recv()
    elif how == "is cut off":
        socket.transport.abort()


async def come_often(counted: Counted, how: str) -> None:
    for _ in range(VISITS):
        await come(counted, how)


def ask_for_nothing(counted: Counted) -> None:
    for _ in range(VISITS):
        with httpx.Client(verify=False, base_url=counted.served.url, timeout=60) as client:
            assert client.get("/api/tables/nothing").status_code == 404
            assert client.get("/nothing").status_code == 404
            assert client.post("/api/tables", content=b"{").status_code in (400, 415)


@pytest.mark.parametrize("how", ["leaves", "has no key", "talks nonsense", "is cut off", "asks for nothing"])
def test_who_leaves_is_forgotten_without_a_collector(counted: Counted, how: str) -> None:
    def act() -> None:
        if how == "asks for nothing":
            ask_for_nothing(counted)
        else:
            asyncio.run(come_often(counted, how))

    act()  # what is made once and kept, such as a compiled statement
    before = counted.memory()
    act()
    end = time.monotonic() + 60
    while left := {name: more for name in OF_A_VISIT if (more := (counted.memory() - before)[name]) > 5}:
        assert time.monotonic() < end, left
        time.sleep(0.1)
