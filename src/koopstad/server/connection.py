"""One socket: reading and sending messages, and hanging up."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.connection.base import empty_receive, empty_send
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from koopstad.server.limits import Account, Bucket, Pace
from koopstad.server.messages.socket import FromServer
from koopstad.server.problems import explain, problem
from koopstad.server.settings import Settings
from koopstad.server.watch import ServerWatch

LOG = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]
_ENCODER = msgspec.json.Encoder()

# Codes with which a socket is closed; the problem that was sent before says why.
NOT_WELCOME = 4401
FULL = 4429
NONSENSE = 1008
MISTAKE = 1011
NOT_READING = 4408


class GoneError(Exception):
    """The client is not there any more."""


class NotReadingError(Exception):
    """The client is there and does not read what it is sent."""


class Connection:
    def __init__(self, socket: Socket, settings: Settings, watch: ServerWatch, account: Account) -> None:
        self._socket = socket
        self._settings = settings
        self._watch = watch
        self._pace = Pace(settings.messages_a_second, watch)
        self._work = Bucket(settings.work_of_socket, settings.work_of_socket * 5, watch)
        self.account = account

    async def read(self) -> bytes:
        """The next message, no sooner than its sender may send one."""
        event: Any = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise GoneError
        await self._pace.keep()
        if not self.account.free and (wait := max(self._work.wait, self.account.work.wait)):
            await self._watch.sleep(wait)
        text = event.get("text")
        raw: bytes = text.encode("utf-8", "surrogatepass") if text is not None else event.get("bytes") or b""
        if len(raw) > self._settings.largest_body:
            raise problem(413, "too-large", f"a message has at most {self._settings.largest_body} bytes")
        return raw

    def spend(self, seconds: float) -> None:
        """Processor time that a message took."""
        self._work.spend(seconds)
        self.account.spend(seconds)

    async def send(self, message: FromServer) -> None:
        await self.send_bytes(_ENCODER.encode(message))

    async def send_bytes(self, message: bytes) -> None:
        """A client that does not read is let go; it loses nothing, for it can come back and catch up."""
        try:
            async with asyncio.timeout(self._settings.send_seconds):
                await self._socket.send_data(message, mode="text")
        except TimeoutError:
            raise NotReadingError from None
        except (WebSocketDisconnect, WebSocketException, RuntimeError, OSError) as error:
            raise GoneError from error  # whatever the protocol calls sending to nobody

    async def refuse(self, error: Exception, code: int) -> None:
        """Says why, if anybody still reads it, and hangs up."""
        told = explain(error)
        try:
            await self.send(told)
        except (GoneError, NotReadingError) as gone:
            LOG.info("nobody reads why: %r", gone)
        await self.close(code, told.code)

    async def close(self, code: int, reason: str) -> None:
        LOG.info("a socket is closed", extra={"status": code, "code": reason})
        try:
            await self._socket.close(code, reason)
        except (WebSocketDisconnect, WebSocketException, RuntimeError, OSError) as error:
            LOG.debug("it was closed already: %r", error)

    def forget(self) -> None:
        """Litestar's socket is known to its own two functions: without them it goes when nobody needs it."""
        self._socket.receive, self._socket.send = empty_receive, empty_send
