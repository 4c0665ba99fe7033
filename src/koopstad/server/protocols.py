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
LINGER = 5.0  # seconds in which who still sends what was refused can hear so
MESSAGES = 500  # of one socket, that wait to be read
FRAGMENTS = 200  # of one message
PINGS = 30  # at once; one more each second
TOO_LARGE = b"431 Request Header Fields Too Large"
_REFUSAL = b"HTTP/1.1 %s\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Place:
    """That one connection of an address is open: an address has only so many."""

    taken: ClassVar[Counter[str]] = Counter()

    def __init__(self, address: str) -> None:
        self._address = address
        self._free = address in addresses(PROXY) | addresses(UNLIMITED)
        if not self._free:
            self.taken[address] += 1

    @property
    def one_too_many(self) -> bool:
        return not self._free and self.taken[self._address] > CONNECTIONS

    def leave(self) -> None:
        if not self._free:
            self._free = True
            self.taken[self._address] -= 1
            if not self.taken[self._address]:
                del self.taken[self._address]


class Http(HttpToolsProtocol):
    """A connection. Each has only so long to say what it wants."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._size = 0
        self._refused = False
        self._timer: asyncio.TimerHandle | None = None
        self._place: Place | None = Place(whose(self.client[0]) if self.client else "")
        if self._place.one_too_many:
            self._refuse(b"429 Too Many Requests")
        else:
            self._hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_hurrying()
        super().connection_lost(exc)
        if self._place is not None:
            self._place.leave()

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        super().data_received(data)
        if self._timer is not None and not self._refused:  # the headers have not all come
            self._size += len(data)
            if self._size > HEADER_BYTES:
                self._refuse(TOO_LARGE, LINGER)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._size = 0
        self._hurry()

    def on_headers_complete(self) -> None:
        self._stop_hurrying()
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > HEADER_BYTES or len(self.headers) > HEADERS:
            self._refuse(TOO_LARGE, LINGER)
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
            socket.place, self._place = self._place, None
            self.parser = None  # type: ignore[assignment]  # they know each other, and nobody else knows them

    def _hurry(self) -> None:
        if self._refused:
            return
        self._stop_hurrying()
        self._timer = self.loop.call_later(HEADER_SECONDS, self._refuse, b"408 Request Timeout")

    def _stop_hurrying(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, status: bytes, linger: float = 0.0) -> None:
        """Says so and hangs up: where more is on its way not at once, for that would take the words back.

        Nobody waits for an answer to an earlier request: it would have to be written after the end.
        """
        self._refused = True
        self._stop_hurrying()
        if self.transport.is_closing():
            return
        self.transport.write(_REFUSAL % status)
        cycle: Any = self.cycle  # none before the first request, whatever uvicorn says of it
        answered = cycle is None or cycle.response_complete
        if linger and answered and self.transport.can_write_eof():
            self.transport.write_eof()
            self._timer = self.loop.call_later(linger, self.transport.close)
        else:
            self.transport.close()


class Sockets(WebSocketsSansIOProtocol):
    """A socket, whose client cannot fill the memory with what nobody reads."""

    place: Place | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._pings = float(PINGS)
        self._pinged = self.loop.time()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # a generator of this very object: they would keep each other alive
        if self.place is not None:
            self.place.leave()

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
