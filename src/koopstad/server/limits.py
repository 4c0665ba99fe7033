"""How much one client may ask for: requests of an address, messages of a socket."""

from __future__ import annotations

from typing import Any

from litestar.middleware.rate_limit import RateLimitConfig

from koopstad.server.settings import Settings
from koopstad.server.watch import ServerWatch

BURST = 3  # seconds' worth of messages that may come at once
MISTAKES = 10  # messages that make no sense, until the socket is closed
SENSELESS = frozenset(("bad-message", "bad-request", "no-action", "no-such-action", "too-large"))


def of_requests(settings: Settings) -> Any:
    """By address, over HTTP."""
    limit = RateLimitConfig(("minute", settings.requests_a_minute), exclude=["^/health", "^/metrics"])
    return limit.middleware


class Pace:
    """Who talks too fast is listened to more slowly; what was said meanwhile waits on the wire."""

    def __init__(self, a_second: float, watch: ServerWatch) -> None:
        self._rate = a_second
        self._watch = watch
        self._allowance = BURST * a_second
        self._checked = watch.elapsed()

    async def keep(self) -> None:
        """Counts a message, and waits if there were too many."""
        now = self._watch.elapsed()
        self._allowance = min(BURST * self._rate, self._allowance + (now - self._checked) * self._rate)
        self._checked = now
        self._allowance -= 1
        await self._watch.sleep(max(0.0, -self._allowance / self._rate))  # at least the others get a turn
