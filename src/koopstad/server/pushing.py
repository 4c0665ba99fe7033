"""Who is not at the table is told that it is his turn: on his devices, by way of their push services."""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
import logging
from collections import OrderedDict
from ipaddress import ip_address
from typing import Protocol
from urllib.parse import urlsplit

import msgspec

from koopstad.engine.words import words
from koopstad.server.live import LiveTable
from koopstad.server.problems import ProblemError, problem
from koopstad.server.tasks import Tasks
from koopstad.server.watch import ServerWatch
from koopstad.store import Key, Push, Role, Store

LOG = logging.getLogger(__name__)
MOST_OF_SEAT = 4  # devices
AT_ONCE = 8  # messages on their way
WAITING = 500  # turns of which somebody is to be told; more are left out
REMEMBERED = 20_000  # tables
GONE = (404, 410)  # a push service says so of a device that listens no more
NOT_PUBLIC = [
    "localhost",
    "local",
    "internal",
    "lan",
    "home",
    "corp",
    "arpa",
    "test",
    "invalid",
    "example",
    "onion",
]


class Sender(Protocol):
    """What encrypts a message for a device and brings it to its push service."""

    key: str  # of this server, for browsers: they accept messages of its holder alone

    async def send(self, push: Push, message: bytes) -> int:
        """The status with which the push service answers."""
        ...

    async def close(self) -> None: ...


class Pusher:
    """Watches the tables. A person is told when his turn begins, and when the clock reminds him."""

    def __init__(self, store: Store, watch: ServerWatch, sender: Sender) -> None:
        self.sender = sender
        self._store = store
        self._watch = watch
        self._tasks = Tasks()
        self._places = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        # By table: whose turn it was when it was last seen, and how far its log went.
        self._seen: OrderedDict[str, tuple[int | None, int]] = OrderedDict()

    async def subscribe(self, push: Push, place: Key) -> None:
        written = self._store.subscribe(push, place, self._watch.now(), MOST_OF_SEAT)
        await asyncio.shield(asyncio.wrap_future(written))

    def look(self, live: LiveTable) -> None:
        """Something happened at a table, or it was opened."""
        table = live.table
        seat = table.awaited if table.waiting == "person" else None
        before = self._seen.pop(table.id, None)
        self._seen[table.id] = (seat, table.number)
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        if before is None or seat is None or self._waiting >= WAITING:
            return
        reminded = any(each.entry.kind == "remind" for each in table.happenings[before[1] :])
        if (seat != before[0] or reminded) and live.away()[seat] is not None:
            self._waiting += 1
            self._tasks.start(self._wake(live, seat, table.number, "remind" if reminded else "turn"))

    async def _wake(self, live: LiveTable, seat: int, number: int, kind: str) -> None:
        try:
            place = Key(live.table.id, Role.SEAT, seat)
            if not await asyncio.to_thread(self._store.listens, place):
                return
            devices = await asyncio.wrap_future(self._store.wake(place, number))
            async with asyncio.TaskGroup() as group:
                for push in devices:
                    group.create_task(self._tell(push, self._message(live, push.language, kind)))
        finally:
            self._waiting -= 1

    def _message(self, live: LiveTable, language: str, kind: str) -> bytes:
        game, table = live.table.game, live.table.id
        said = words(game.id, language)
        message = {
            "title": said.text(f"push-{kind}"),
            "body": game.title,
            "tag": f"turn-{table}",
            "url": f"/#/table/{table}",
        }
        return msgspec.json.encode(message)

    async def _tell(self, push: Push, message: bytes) -> None:
        async with self._places:
            try:
                status = await self.sender.send(push, message)
            except Exception as error:  # whatever somebody's push service does, the game goes on
                LOG.info("a push service cannot be reached: %s", type(error).__name__)
                return
        if status in GONE:
            await asyncio.wrap_future(self._store.forget_push(push.device))
        elif status >= 400:
            LOG.info("a push service answers with %d", status)

    async def close(self) -> None:
        await self._tasks.close()
        await self.sender.close()


def device_of(endpoint: str) -> str:
    return hashlib.sha256(b"koopstad push " + endpoint.encode()).hexdigest()


def want_endpoint(endpoint: str) -> None:
    """Push services have names of their own in the open network, and speak https at its port.

    What a name leads to is looked at again whenever something is sent there.
    """
    try:
        parts = urlsplit(endpoint)
        host, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        raise _bad("this is no address") from None
    if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise _bad("this is no address")
    if parts.scheme != "https" or parts.username or parts.password or port not in (None, 443):
        raise _bad("a push service has an address with https and no more")
    if "." not in host or host.rpartition(".")[2] in NOT_PUBLIC or _is_number(host):
        raise _bad("a push service has a public name")


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        last = host.rpartition(".")[2]
        return last.isdigit() or last.startswith("0x")
    return True


def want_keys(p256dh: str, auth: str) -> None:
    """A point of the curve as 65 bytes, and a secret of 16."""
    point, secret = _bytes(p256dh), _bytes(auth)
    if len(point) != 65 or point[0] != 4 or len(secret) != 16:
        raise _bad("these are no keys of a subscription")


def _bytes(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except (binascii.Error, ValueError):
        return b""


def _bad(message: str) -> ProblemError:
    return problem(422, "bad-push", message)
