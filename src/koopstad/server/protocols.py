"""What uvicorn leaves open: connections of one address, requests without end, headers, pings, fragments."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from koopstad.server.limits import UNLIMITED, addresses, whose

PROXY = "KOOPSTAD_TRUST_PROXY"  # the addresses of proxies whose word about clients is believed
CONNECTIONS = 250  # of one address, sockets among them
HEADER_SECONDS = 10.0  # until the headers of a request must have come
HEADER_BYTES = 16_384
HEADERS = 100
MESSAGES = 500  # of one socket, that wait to be read
FRAGMENTS = 200  # of one message
PINGS = 30  # at once; one more each second
_REFUSAL = b"HTTP/1.1 %s\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Http(HttpToolsProtocol):
    """A connection. An address has only so many, and each has only so long to say what it wants."""

    open: ClassVar[Counter[str]] = Counter()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._size = 0
        self._refused = False
        self._timer: asyncio.TimerHandle | None = None
        self._from = whose(self.client[0]) if self.client else ""
        self._counted = self._from not in addresses(PROXY) | addresses(UNLIMITED)
        if self._counted:
            self.open[self._from] += 1
            if self.open[self._from] > CONNECTIONS:
                self._refuse(b"429 Too Many Requests")
                return
        self._hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_hurrying()
        super().connection_lost(exc)
        self.forget()

    def forget(self) -> None:
        if self._counted:
            self._counted = False
            self.open[self._from] -= 1
            if not self.open[self._from]:
                del self.open[self._from]

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        super().data_received(data)
        if self._timer is not None and not self._refused:  # the headers have not all come
            self._size += len(data)
            if self._size > HEADER_BYTES:
                self._refuse(b"431 Request Header Fields Too Large")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._size = 0
        self._hurry()

    def on_headers_complete(self) -> None:
        self._stop_hurrying()
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > HEADER_BYTES or len(self.headers) > HEADERS:
            self._refuse(b"431 Request Header Fields Too Large")
        if not self._refused:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if not self._refused:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on the socket counts in the place of this connection."""
        self._stop_hurrying()
        if self._refused:
            return
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, Sockets):
            socket.instead_of = self

    def _hurry(self) -> None:
        self._stop_hurrying()
        self._timer = self.loop.call_later(HEADER_SECONDS, self._refuse, b"408 Request Timeout")

    def _stop_hurrying(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, status: bytes) -> None:
        self._refused = True
        self._stop_hurrying()
        if not self.transport.is_closing():
            self.transport.write(_REFUSAL % status)
            self.transport.close()


class Sockets(WebSocketsSansIOProtocol):
    """A socket, whose client cannot fill the memory with what nobody reads."""

    instead_of: Http | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._pings = float(PINGS)
        self._pinged = self.loop.time()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.instead_of is not None:
            self.instead_of.forget()

    def send_receive_event_to_app(self) -> None:
        if self.queue.qsize() >= MESSAGES:
            self._hang_up("too many messages at once")
        else:
            super().send_receive_event_to_app()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= FRAGMENTS:
            self._hang_up("too many fragments")
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._may_ping():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self.pending_ping_payload is not None or self._may_ping():
            super().handle_pong(event)

    def _may_ping(self) -> bool:
        now = self.loop.time()
        self._pings = min(PINGS, self._pings + now - self._pinged) - 1
        self._pinged = now
        if self._pings < 0:
            self._hang_up("too many pings")
        return self._pings >= 0

    def _hang_up(self, reason: str) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        self.frames = []
        self.conn.fail(1008, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008, "reason": reason})
        self.transport.close()
