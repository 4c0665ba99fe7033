"""Playing by WebSocket: say hello, then get an update after everything that happens."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import Router, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from koopstad.engine.errors import KoopstadError
from koopstad.engine.reading import shortened
from koopstad.server import playing, showing
from koopstad.server.doors import Visitor
from koopstad.server.house import House
from koopstad.server.messages import (
    AskPreview,
    Done,
    FromClient,
    FromServer,
    Hello,
    Move,
    Ping,
    Pong,
    Previews,
    Problem,
    Say,
    Undo,
    Welcome,
)
from koopstad.server.metrics import SOCKETS
from koopstad.server.problems import explain, problem
from koopstad.server.routes.common import log_from, look, problems
from koopstad.server.session import Listener, Session

Socket = WebSocket[Any, Any, Any]

_DECODER = msgspec.json.Decoder(FromClient)
_ENCODER = msgspec.json.Encoder()
_NONSENSE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
_SENSELESS = ("no-action", "no-such-action")
PATIENCE = 10  # messages that make no sense or name no action, until the line is cut

BAD_MESSAGES = 1008
TOO_SLOW = 4408
NO_HELLO = 4401
FULL = 4429


class Line:
    """One socket: what it may send, and what it is owed."""

    def __init__(self, socket: Socket, house: House) -> None:
        self.socket = socket
        self.house = house
        self.mistakes = 0
        self.brief = False
        self._rate = house.settings.messages_a_second
        self._allowance = 3 * self._rate
        self._checked = time.monotonic()

    async def read(self) -> bytes | str:
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="the client left")
        return event.get("text") or event.get("bytes") or b""  # type: ignore[return-value]

    async def send(self, message: FromServer) -> None:
        await self.send_bytes(_ENCODER.encode(message))

    async def send_bytes(self, message: bytes) -> None:
        """A client that does not read is let go; it loses nothing, for it can come back and catch up."""
        async with asyncio.timeout(self.house.settings.send_seconds):
            await self.socket.send_data(message, mode="text")

    async def keep_pace(self) -> None:
        """Who talks too fast is listened to more slowly; what was said meanwhile waits on the wire."""
        now = time.monotonic()
        self._allowance = min(3 * self._rate, self._allowance + (now - self._checked) * self._rate)
        self._checked = now
        self._allowance -= 1
        if self._allowance < 0:
            await asyncio.sleep(-self._allowance / self._rate)


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: Socket, table: str, house: House) -> None:
    await socket.accept()
    line = Line(socket, house)
    SOCKETS.inc()
    try:
        await _serve(line, table)
    except (WebSocketDisconnect, WebSocketException, RuntimeError):
        pass  # the client is gone
    except TimeoutError:
        await _hang_up(socket, TOO_SLOW, "too slow")
    finally:
        SOCKETS.dec()


async def _serve(line: Line, table: str) -> None:
    greeted = await _greet(line, table)
    if greeted is None:
        return
    session, visitor, listener = greeted
    session.listeners.add(listener)
    listener.bell.set()
    speaking = asyncio.create_task(_speak(line, session, listener))
    hearing = asyncio.create_task(_hear(line, session, visitor))
    try:
        done, _ = await asyncio.wait((speaking, hearing), return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        session.listeners.discard(listener)
        for task in (speaking, hearing):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task


async def _greet(line: Line, table: str) -> tuple[Session, Visitor, Listener] | None:
    """Waits for hello and welcomes whoever may come in."""
    house = line.house
    try:
        async with asyncio.timeout(house.settings.hello_seconds):
            hello = _DECODER.decode(await line.read())
        if not isinstance(hello, Hello):
            raise problem(400, "no-hello", "say hello first")
        visitor = await house.doors.visitor(table, hello.key)
        session = await look(house, table, visitor)
        if len(session.listeners) >= house.settings.sockets_of_table:
            raise problem(429, "full", "too many sockets are open at this table")
        line.brief = hello.brief
        seen = min(await log_from(house, session, hello.since), session.shared.number)
        role = visitor.role.value if visitor.role else ""
        await line.send(Welcome(info=showing.info(session.shared), you=visitor.seat, role=role))
        return session, visitor, Listener(visitor.seat, seen, hello.brief)
    except TimeoutError:
        await _hang_up(line.socket, NO_HELLO, "say hello first")
    except _NONSENSE:
        await line.send(Problem(status=400, code="bad-message", message="say hello first"))
        await _hang_up(line.socket, NO_HELLO, "say hello first")
    except KoopstadError as error:
        told = explain(error)
        await line.send(told)
        await _hang_up(line.socket, FULL if told.status == 429 else NO_HELLO, told.code)
    return None


async def _speak(line: Line, session: Session, listener: Listener) -> None:
    """Sends an update whenever something happened. Who is slow gets one for several things."""
    while True:
        await listener.bell.wait()
        listener.bell.clear()
        message = session.update(listener.seat, listener.seen, listener.brief)
        listener.seen = session.shared.number
        await line.send_bytes(message)


async def _hear(line: Line, session: Session, visitor: Visitor) -> None:
    while True:
        raw = await line.read()
        await line.keep_pace()
        await _answer(line, session, visitor, raw)
        if line.mistakes >= PATIENCE:
            await _hang_up(line.socket, BAD_MESSAGES, "too many messages that make no sense")
            return


async def _answer(line: Line, session: Session, visitor: Visitor, raw: bytes | str) -> None:
    try:
        message = _DECODER.decode(raw)
    except _NONSENSE as error:
        line.mistakes += 1
        await line.send(
            Problem(status=400, code="bad-message", message=f"this is no message: {shortened(error)}")
        )
        return
    try:
        await line.send(await _do(line, session, visitor, message))
    except KoopstadError as error:
        told = explain(error, request=getattr(message, "id", ""))
        line.mistakes += told.code in _SENSELESS
        await line.send(told)


async def _do(line: Line, session: Session, visitor: Visitor, message: FromClient) -> Done | Previews | Pong:
    match message:
        case Move():
            return await playing.play(line.house, session, visitor.own_seat(), message, line.brief)
        case Undo():
            return await playing.undo(line.house, session, visitor.own_seat(), message, line.brief)
        case Say():
            return await playing.say(line.house, session, visitor.own_seat(), message, line.brief)
        case AskPreview():
            seat, shared = visitor.own_seat(), session.shared
            found = await asyncio.to_thread(showing.previews, shared, seat, message.actions)
            return Previews(id=message.id, moves=shared.moves, choices=found)
        case Ping():
            return Pong(id=message.id, number=session.shared.number, moves=session.shared.moves)
        case Hello():
            raise problem(400, "said-hello", "you said hello before")


async def _hang_up(socket: Socket, code: int, reason: str) -> None:
    with suppress(Exception):
        await socket.close(code, reason)


@get("/api/messages", summary="What a socket sends and receives", responses=problems())
async def messages() -> list[FromClient | FromServer]:
    """The messages of the WebSocket `/api/tables/{table}/socket`, so that they stand in this schema.

    It answers with an example of what a client may send.
    """
    return [
        Hello(key="the key of your seat", since=0),
        Move(moves=0, notation="draw", id="1"),
        Undo(moves=1, id="2"),
        Say(text="Good game!", id="3"),
        AskPreview(actions=[0], id="4"),
        Ping(id="5"),
    ]


router = Router("/", route_handlers=[socket, messages], tags=["Socket"])
