"""Playing by WebSocket: say hello, then get an update after everything that happens."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from litestar import Router, get, websocket

from koopstad.engine.errors import KoopstadError
from koopstad.server import commands, connection, views
from koopstad.server.access import Visitor
from koopstad.server.connection import Connection, GoneError, NotReadingError, Socket
from koopstad.server.limits import MISTAKES, SENSELESS, Account, Metered, in_thread
from koopstad.server.live import Listener, LiveTable
from koopstad.server.logs import request_id
from koopstad.server.messages.play import Done
from koopstad.server.messages.socket import (
    AskHint,
    AskPreview,
    AskWhy,
    FromClient,
    FromServer,
    Go,
    Hello,
    Messages,
    Move,
    Pace,
    Ping,
    Pong,
    Previews,
    Queue,
    Say,
    Undo,
    Welcome,
)
from koopstad.server.metrics import SOCKETS
from koopstad.server.problems import explain, problem
from koopstad.server.routes.common import log_from, look, problems
from koopstad.server.services import Services

LOG = logging.getLogger(__name__)
_NONSENSE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
_DECODER = msgspec.json.Decoder(FromClient)


class _Named(msgspec.Struct):
    """Of a message that makes no sense otherwise, what its sender calls it."""

    id: str = ""


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: Socket, table: str, services: Services) -> None:
    await socket.accept()
    socket.scope["headers"] = []  # a socket stays for hours, and what it said at the door is not needed
    account: Account = socket.scope["account"]  # type: ignore[typeddict-item]
    line = Connection(socket, services.settings, services.watch, account)
    SOCKETS.inc()
    try:
        conversation = await _greet(line, services, table)
        if conversation is not None:
            await _part(line, table, await conversation.run())
    except Exception as error:
        await _part(line, table, error)
    finally:
        SOCKETS.dec()
        line.forget()


async def _part(line: Connection, table: str, reason: Exception | None) -> None:
    """Says why it is over, where somebody may still hear it."""
    match reason:
        case None:
            pass
        case GoneError():
            LOG.info("a client left", extra={"table": table})
        case NotReadingError():
            await line.close(connection.NOT_READING, "not-reading")
        case KoopstadError():
            await line.refuse(reason, connection.NOT_WELCOME)
        case _:  # the database, or a mistake: explained and written down
            await line.refuse(reason, connection.MISTAKE)


async def _greet(line: Connection, services: Services, table: str) -> Conversation | None:
    """Waits for hello and welcomes whoever may come in."""
    try:
        hello = await _hello(line, services)
        visitor = await services.access.visitor(table, hello.key)
        live = await look(services, table, visitor)
        _want_place(services, live, visitor)
        seen = min(await log_from(services, live, hello.since), live.table.number)
        role = visitor.role.value if visitor.role else ""
        await line.send(Welcome(info=live.info(), you=visitor.seat, role=role, now=services.watch.now()))
        listener = Listener(visitor.seat, seen, hello.brief, visitor.digest)
        return Conversation(line, services, live, visitor, listener)
    except (KoopstadError, *_NONSENSE) as error:
        full = explain(error).status == 429
        await line.refuse(error, connection.FULL if full else connection.NOT_WELCOME)
    return None


def _want_place(services: Services, live: LiveTable, visitor: Visitor) -> None:
    """Those who watch cannot lock out those who play."""
    there = sum(each.seat == visitor.seat for each in live.listeners)
    settings = services.settings
    if there >= (settings.sockets_of_table if visitor.seat is None else settings.sockets_of_seat):
        raise problem(429, "full", "too many sockets are open at this table")


async def _hello(line: Connection, services: Services) -> Hello:
    try:
        async with asyncio.timeout(services.settings.hello_seconds):
            hello = _DECODER.decode(await line.read())
    except TimeoutError:
        hello = None
    if not isinstance(hello, Hello):
        raise problem(400, "no-hello", "say hello first")
    return hello


class Conversation:
    """A client that was let in: it is told what happens, and what it asks is answered."""

    def __init__(
        self, line: Connection, services: Services, live: LiveTable, visitor: Visitor, listener: Listener
    ) -> None:
        self._line = line
        self._services = services
        self._live = live
        self._visitor = visitor
        self._listener = listener
        self._name = request_id.get()
        self._mistakes = 0
        self._hint: asyncio.Task[None] | None = None

    async def run(self) -> Exception | None:
        """Until one of the two has had enough; the error that was the reason.

        It is not raised here: this frame knows the tasks that hold it, and all would keep each other alive.
        """
        self._live.comes(self._listener)
        both = [asyncio.create_task(self._tell()), asyncio.create_task(self._hear())]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._live.goes(self._listener)
            running = [*both, self._hint] if self._hint else both
            for task in running:
                task.cancel()
            ends = await asyncio.gather(*running, return_exceptions=True)
        return next((end for end in ends if isinstance(end, Exception)), None)

    async def _tell(self) -> None:
        """Sends an update whenever something happened. Who is slow gets one for several things."""
        listener, live = self._listener, self._live
        first = True
        while True:
            await listener.bell.wait()
            listener.bell.clear()
            if listener.unwelcome:
                raise problem(401, "unknown-key", "this key opens nothing here any more")
            if listener.seen == live.table.number and not first:
                await self._line.send(live.presence())
            else:
                first = False
                message = live.update(listener.seat, listener.seen, listener.brief)
                listener.seen = live.table.number
                await self._line.send_bytes(message)
            if listener.queued != live.queued:
                listener.queued = live.queued
                await self._line.send(Queue(seat=listener.queued))

    async def _hear(self) -> None:
        while self._mistakes < MISTAKES:
            name = ""
            try:
                raw = await self._line.read()
                name = _name(raw)
                request_id.set(f"{self._name}/{name}" if name else self._name)
                async with asyncio.timeout(self._services.settings.answer_seconds):
                    answer = await Metered(self._answer(_DECODER.decode(raw)), self._line.spend)
                if answer is not None:
                    await self._line.send(answer)
            except (GoneError, NotReadingError):
                raise
            except Exception as error:
                told = explain(error, name)
                self._mistakes += told.code in SENSELESS
                await self._line.send(told)
        await self._line.close(connection.NONSENSE, "bad-message")

    async def _answer(self, message: FromClient) -> FromServer | None:
        """None where the update that everybody gets is the answer, or where it comes later."""
        services, live = self._services, self._live
        match message:
            case Move():
                return _repeated(await commands.play(services, live, self._seat, message))
            case Undo():
                return _repeated(await commands.undo(services, live, self._seat, message))
            case Go():
                return _repeated(await commands.go_on(services, live, self._seat, message))
            case Pace():
                return _repeated(await commands.set_pace(services, live, self._seat, message))
            case Say():
                return _repeated(await commands.say(services, live, self._seat, message))
            case AskWhy():
                return commands.why(live.table, self._seat, message, message.id)
            case AskHint():
                if self._hint is not None and not self._hint.done():
                    raise problem(429, "too-fast", "one hint at a time")
                self._line.account.want_hint()
                self._hint = asyncio.create_task(self._advise(self._seat, message))
                return None
            case AskPreview():
                table = live.table
                found = await in_thread(views.previews, table, self._seat, message.actions)
                return Previews(id=message.id, moves=table.moves, choices=found)
            case Ping():
                return Pong(id=message.id, number=live.table.number, moves=live.table.moves)
            case Hello():
                raise problem(400, "said-hello", "you said hello before")

    @property
    def _seat(self) -> int:
        return self._visitor.own_seat()

    async def _advise(self, seat: int, wish: AskHint) -> None:
        """A bot may think for seconds: meanwhile the socket goes on."""
        table = self._live.table
        try:
            with self._line.account.hinting():
                answer: FromServer = await commands.hint(self._services, table, seat, wish, wish.id)
        except Exception as error:
            answer = explain(error, wish.id)
        try:
            await self._line.send(answer)
        except (GoneError, NotReadingError) as error:
            LOG.debug("nobody waits for the hint any more: %r", error)


def _name(raw: bytes) -> str:
    """What a client calls its message, even if the rest of it makes no sense."""
    try:
        return msgspec.json.decode(raw, type=_Named).id[:64]
    except _NONSENSE:
        return ""


def _repeated(done: Done) -> Done | None:
    return done if done.repeated else None


@get("/api/messages", summary="What a socket sends and receives", responses=problems())
async def messages() -> Messages:
    """The messages of the WebSocket `/api/tables/{table}/socket`, so that they stand in this schema.

    It answers with examples.
    """
    return Messages(
        you_send=[
            Hello(key="the key of your seat", since=0),
            Move(moves=0, notation="draw", id="1"),
            Undo(moves=1, id="2"),
            Say(text="Good game!", id="3"),
            AskWhy(notation="draw", id="4"),
            AskHint(id="5"),
            AskPreview(actions=[0], id="6"),
            Ping(id="7"),
            Pace(wait=True, id="8"),
            Go(moves=1, id="9"),
        ],
        you_get=[
            Done(id="1", entry=1, number=1, moves=1, repeated=True),
            Pong(id="7", number=1, moves=1),
            Queue(seat=1),
        ],
    )


router = Router("/", route_handlers=[socket, messages], tags=["Socket"])
