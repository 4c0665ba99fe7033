"""How much one address may ask for, and how much one socket: requests, sockets, tables, processor time."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from ipaddress import ip_address, ip_network
from typing import Any, ParamSpec, TypeVar

from koopstad.server.problems import problem
from koopstad.server.settings import Settings
from koopstad.server.watch import ServerWatch, stopwatch, thread_stopwatch

T = TypeVar("T")
P = ParamSpec("P")

BURST = 3  # seconds' worth of messages that may come at once
MISTAKES = 10  # messages that make no sense, until the socket is closed
SENSELESS = frozenset(("bad-message", "bad-request", "no-action", "no-such-action", "too-large"))
HINTS = 4  # for one address at the same time
REMEMBERED = 20_000  # addresses
LONGEST_WAIT = 5.0  # seconds that who asks too much is kept waiting, before he is refused
UNLIMITED = "KOOPSTAD_UNLIMITED"  # addresses without limits: a bench, a test, a machine that one trusts


class Bucket:
    """So much a second in the long run, and more at once after a pause."""

    def __init__(self, a_second: float, burst: float, watch: ServerWatch) -> None:
        self._rate = a_second
        self._burst = self._level = burst
        self._watch = watch
        self._checked = watch.elapsed()

    def _fill(self) -> float:
        now = self._watch.elapsed()
        self._level = min(self._burst, self._level + (now - self._checked) * self._rate)
        self._checked = now
        return self._level

    def take(self, much: float = 1.0) -> bool:
        """Takes so much, if it is there."""
        if self._fill() < much:
            return False
        self._level -= much
        return True

    def spend(self, much: float) -> None:
        """Takes so much, there or not."""
        self._fill()
        self._level -= much

    @property
    def wait(self) -> float:
        """Seconds until what was spent is there again."""
        return max(0.0, -self._fill() / self._rate)

    @property
    def full(self) -> bool:
        return self._fill() >= self._burst


class Account:
    """What one address has asked for lately."""

    def __init__(self, settings: Settings, watch: ServerWatch, free: bool) -> None:
        self.free = free
        self.sockets = 0
        self.hints = 0
        self.requests = Bucket(settings.requests_a_minute / 60, settings.requests_a_minute, watch)
        self.work = Bucket(settings.work_of_address, settings.work_of_address * 8, watch)
        self.tables = Bucket(settings.tables_an_hour / 3600, settings.tables_at_once, watch)
        self.pushes = Bucket(settings.pushes_an_hour / 3600, settings.pushes_an_hour, watch)
        self.ratings = Bucket(settings.ratings_an_hour / 3600, settings.ratings_an_hour, watch)
        self.bot_tables = Bucket(settings.bot_tables_an_hour / 3600, settings.bot_tables_at_once, watch)

    @property
    def idle(self) -> bool:
        buckets = (self.requests, self.work, self.tables, self.bot_tables, self.pushes, self.ratings)
        return not self.sockets and not self.hints and all(bucket.full for bucket in buckets)

    def open_table(self, bots_alone: bool) -> None:
        """One more table of this address, or a refusal."""
        if self.free:
            return
        if bots_alone and not self.bot_tables.take():
            raise problem(429, "too-fast", "bots play alone at enough tables of yours; try again later")
        if not self.tables.take():
            raise problem(429, "too-fast", "you have opened many tables; try again later")

    def want_push(self) -> None:
        if not self.free and not self.pushes.take():
            raise problem(429, "too-fast", "you have subscribed to many turns; try again later")

    def want_rating(self) -> None:
        if not self.free and not self.ratings.take():
            raise problem(429, "too-fast", "you have asked for many ratings; try again later")

    def want_hint(self) -> None:
        if self.hints >= HINTS and not self.free:
            raise problem(429, "too-fast", "bots think about enough hints for you; wait for them")

    @contextmanager
    def hinting(self) -> Iterator[None]:
        """While a bot thinks about a hint."""
        self.want_hint()
        self.hints += 1
        try:
            yield
        finally:
            self.hints -= 1

    def spend(self, seconds: float) -> None:
        """Processor time that was worked for this address."""
        if not self.free:
            self.work.spend(seconds)


class Limits:
    """The accounts of all addresses. A network of the sixth version counts as one address."""

    def __init__(self, settings: Settings, watch: ServerWatch) -> None:
        self._settings = settings
        self._watch = watch
        self._accounts: dict[str, Account] = {}
        self._free = addresses(UNLIMITED)

    def account(self, client: tuple[str, int] | None) -> Account:
        address = whose(client[0] if client else "")
        account = self._accounts.get(address)
        if account is None:
            if len(self._accounts) >= REMEMBERED:
                self._forget()
            account = Account(self._settings, self._watch, address in self._free)
            self._accounts[address] = account
        return account

    def _forget(self) -> None:
        """Those who have been quiet; when all are busy, those who came first."""
        idle = [address for address, account in self._accounts.items() if account.idle]
        for address in idle or [*self._accounts][: REMEMBERED // 10]:
            del self._accounts[address]


def addresses(variable: str) -> frozenset[str]:
    """Addresses that whoever runs the server has named in the environment."""
    return frozenset(whose(each.strip()) for each in os.environ.get(variable, "").split(",") if each.strip())


def whose(address: str) -> str:
    """Who gets a network of the sixth version has more addresses in it than anybody can count."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    return str(ip_network(f"{parsed}/64", strict=False)) if parsed.version == 6 else str(parsed)


class Pace:
    """Who talks too fast is listened to more slowly; what was said meanwhile waits on the wire."""

    def __init__(self, a_second: float, watch: ServerWatch) -> None:
        self._watch = watch
        self._messages = Bucket(a_second, BURST * a_second, watch)

    async def keep(self) -> None:
        """Counts a message, and waits if there were too many."""
        self._messages.spend(1)
        await self._watch.sleep(self._messages.wait)  # at least the others get a turn


# --- processor time -----------------------------------------------------------------------------------------

Spend = Callable[[float], None]
_spend: ContextVar[Spend | None] = ContextVar("spend", default=None)


class Metered:
    """Awaits something, and tells how long it worked; what others did while it waited does not count."""

    def __init__(self, work: Coroutine[Any, Any, T], spend: Spend) -> None:
        self._work = work
        self._tell = spend

    def __await__(self) -> Generator[Any, Any, Any]:
        sent: Any = None
        thrown: BaseException | None = None
        token = _spend.set(self._tell)
        try:
            while True:
                started = stopwatch()
                try:
                    step = self._work.throw(thrown) if thrown is not None else self._work.send(sent)
                except StopIteration as end:
                    return end.value
                finally:
                    self._tell(stopwatch() - started)
                sent, thrown = None, None
                try:
                    sent = yield step
                except BaseException as error:
                    thrown = error
        finally:
            _spend.reset(token)


async def in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Something that takes long, in a thread; its processor time counts as that of who asked for it."""
    spend = _spend.get()

    def measured() -> tuple[T, float]:
        started = thread_stopwatch()
        done = work(*args, **kwargs)
        return done, thread_stopwatch() - started

    done, seconds = await asyncio.to_thread(measured)
    if spend is not None:
        spend(seconds)
    return done
