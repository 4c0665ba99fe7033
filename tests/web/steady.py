"""``koopstad``, with deals that are the same at every run: what a test finds once, it finds again.

A deal follows from the server's secret, the table's name, who sits there and the nonces of the seats. Here
the secret is none, and a table's name says which test opened it and how many tables that test had opened.

With KOOPSTAD_SHAKE=seed (``make shake``) it is a server on a slow and uneven line.

The process of its bots imports this file too: what only the server needs is imported where it is used.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from koopstad.server.settings import Settings

SLOWEST = 0.4  # seconds until a message arrives, at most
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


class Names:
    """Names for the tables of the test whose name a file holds, after so many starts of the server."""

    def __init__(self, test: Path, start: str) -> None:
        self._test = test
        self._start = start
        self._opened: Counter[str] = Counter()

    def next(self) -> str:
        test = self._test.read_text(encoding="utf-8") if self._test.exists() else ""
        self._opened[test] += 1
        digest = hashlib.sha256(f"{test} {self._start} {self._opened[test]}".encode()).digest()
        return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:10])


class Shaken:
    """An application whose answers and messages come late, each by a time of its own. On one line none
    overtakes another."""

    def __init__(self, app: ASGIApp, seed: str) -> None:
        self._app = app
        self._chance = Random(seed)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):  # how the server starts and stops
            await self._app(scope, receive, send)
            return
        order = asyncio.Lock()

        async def hear() -> Any:
            message = await receive()
            await self._wait()
            return message

        async def tell(message: Message) -> None:
            async with order:
                await self._wait()
                await send(message)

        await self._app(scope, hear, tell)

    async def _wait(self) -> None:
        """Mostly a little, now and then long."""
        await asyncio.sleep(SLOWEST * self._chance.random() ** 2)


def server(seed: str) -> Callable[[Settings], ASGIApp]:
    """Who has just left is away for a short time only, however slow the machine."""
    from koopstad.server.app import make_server

    def make(settings: Settings) -> ASGIApp:
        made = make_server(replace(settings, absence_seconds=3600.0))
        return Shaken(made, seed) if seed else made

    return make


if __name__ == "__main__":
    from unittest.mock import patch

    from koopstad.cli import main

    names = Names(Path(sys.argv.pop(1)), sys.argv.pop(1))
    with (
        patch("koopstad.server.run.make_server", server(os.environ.get("KOOPSTAD_SHAKE", ""))),
        patch("koopstad.server.new_tables.new_id", names.next),
        patch("koopstad.table.opening.secrets", SimpleNamespace(token_bytes=bytes)),
    ):
        main()
