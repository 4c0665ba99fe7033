"""A real server in a process of its own, and clients that know only what the documentation says."""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.nursery import Child, nursery

Json = dict[str, Any]

# One for all requests: each new one would read the certificates of the world, for which nobody asks here.
HTTP = httpx.Client(verify=False, timeout=60, limits=httpx.Limits(max_keepalive_connections=0))


def free_port() -> int:
    """One that the system gives to no client.

    Else a client that tries to connect while the server is being started again may be given this very port:
    it is then connected with itself, and the server finds its port taken.
    """
    for port in random.SystemRandom().sample(range(10_000, 32_000), 1000):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")


class Served:
    """``koopstad serve``, started and stopped and killed."""

    def __init__(self, database: str, log: Path, *more: str, python: str = "") -> None:
        self.python = python  # that starts it anew; without one the nursery does
        self.database = database
        self.port = free_port()
        self.log = log
        self.more = more
        self.process: Child | subprocess.Popen[bytes] | None = None
        # All clients of a test are one address, which would soon have asked for enough.
        self.environment = {**os.environ, "KOOPSTAD_UNLIMITED": "127.0.0.1"}

    def limited(self) -> Served:
        """With the limits that everybody has."""
        self.environment["KOOPSTAD_UNLIMITED"] = ""
        return self

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Served:
        self.launch()
        self.wait()
        return self

    def launch(self) -> None:
        """Starts it, and does not wait until it answers."""
        command = ["serve", "--port", str(self.port), "--bots", "1", "--database", self.database]
        command += ["--rate", "1000000", "--log", "info", "--bot-pause", "0", *self.more]
        if not self.python:
            self.process = nursery().start(command, self.environment, self.log)
        else:
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(
                    [self.python, "-m", "koopstad", *command],
                    env=self.environment,
                    stdout=log,
                    stderr=log,
                    start_new_session=True,
                )

    def wait(self, seconds: float = 120, url: str = "") -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, f"the server stopped:\n{self.log.read_text()[-3000:]}"
            try:
                if HTTP.get(f"{url or self.url}/health", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.02)
        raise AssertionError(f"the server does not answer:\n{self.log.read_text()[-3000:]}")

    def kill(self) -> None:
        """As a power cut would, with everything that belongs to it."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    # --- by HTTP ------------------------------------------------------------------------------------------

    def get(self, path: str, key: str = "", status: int = 200, **params: Any) -> Any:
        return self.ask("GET", path, key, status, params=params)

    def post(self, path: str, body: Any = None, key: str = "", status: int = 200) -> Any:
        return self.ask("POST", path, key, status, json=body if body is not None else {})

    def ask(self, method: str, path: str, key: str = "", status: int = 200, **more: Any) -> Any:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        answer = HTTP.request(method, self.url + path, headers=headers, **more)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        return answer.json() if is_json else answer.text

    def open(self, *seats: str, game: str = "tickets", **more: Any) -> Json:
        """``open("Ann", "bot:random", "")``: a person, a bot, and nobody yet."""
        opened: Json = self.post(
            "/api/tables", {"game": game, "seats": [seat_wish(seat) for seat in seats], **more}, status=201
        )
        return opened


def numbers(update: Json) -> list[int]:
    """The actions of an update by number, brief or not."""
    return sorted([each["number"] for each in update["actions"]] or leaves(update["choices"]))


def leaves(choices: Json | int) -> list[int]:
    if isinstance(choices, int):
        return [choices]
    return [number for below in choices.values() for number in leaves(below)]


def seat_wish(text: str) -> Json:
    if text.startswith("bot:"):
        return {"kind": "bot", "bot": text.removeprefix("bot:")}
    return {"kind": "person", "name": text} if text else {"kind": "empty"}


class Client:
    """One socket. It checks that nothing is missed and nothing comes twice.

    The answer to a request is the update whose log has it, or a message with its id.
    """

    def __init__(
        self, url: str, table: str, key: str = "", since: int = 0, brief: bool = False, local: str = ""
    ) -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.hello = {"type": "hello", "key": key, "since": since, "brief": brief}
        self.local = (local, 0) if local else None  # the address that it comes from
        self.socket: ClientConnection | None = None
        self.update: Json = {}
        self.log: list[Json] = []
        self.raw: list[str] = []
        self.answers: dict[str, Json] = {}
        self.name = secrets.token_hex(4)  # what this client calls its requests begins with it

    async def __aenter__(self) -> Client:
        self.socket = await connect(self.address, max_size=2**22, compression=None, local_addr=self.local)
        await self.send(self.hello)
        while not self.update:
            await self.read()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.socket is not None
        await self.socket.close()

    async def send(self, message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    async def read(self, seconds: float = 60) -> Json:
        assert self.socket is not None
        raw = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: Json = json.loads(raw)
        if message["type"] == "update":
            self._take(message)
        elif message.get("id"):
            assert message["id"] not in self.answers, "answered twice"
            self.answers[message["id"]] = message
        return message

    def _take(self, update: Json) -> None:
        numbers = [each["number"] for each in update["log"]]
        assert numbers == list(range(len(self.log) + 1, update["number"] + 1)), "the log has a gap"
        self.log += update["log"]
        self.update = update
        self.answers |= {each["id"]: update for each in update["log"] if each["id"]}

    async def until(self, done: Callable[[Json], bool], seconds: float = 60) -> Json:
        while not done(self.update):
            await self.read(seconds)
        return self.update

    async def answer(self, name: str) -> Json:
        while name not in self.answers:
            await self.read()
        return self.answers.pop(name)

    async def play(self, chance: random.Random) -> Json:
        """Any legal action."""
        action = chance.choice(numbers(self.update))
        name = f"{self.name}-{self.update['moves']}"
        await self.send({"type": "move", "moves": self.update["moves"], "action": action, "id": name})
        return await self.answer(name)

    async def play_to_the_end(self, chance: random.Random, undo: float = 0.0) -> Json:
        while self.update["waiting"] != "over":
            if self.update["undo"] and chance.random() < undo:
                name = f"{self.name}-{self.update['moves']}"
                await self.send({"type": "undo", "moves": self.update["moves"], "id": name})
                await self.answer(name)
            elif numbers(self.update):
                answer = await self.play(chance)
                assert answer["type"] in ("update", "problem"), answer
            else:
                await self.read()
        return self.update
