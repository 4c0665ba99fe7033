"""Starts servers quickly, one after the other: imports once, then forks. Each is a process of its own."""

from __future__ import annotations

import os
import sys

from koopstad.server.run import serve
from koopstad.server.settings import Settings


def main(database: str, port: int) -> None:
    """A line of input starts a server; the answer is the number of its process."""
    for _ in sys.stdin:
        process = os.fork()
        if process == 0:
            os.setsid()
            os.environ["KOOPSTAD_UNLIMITED"] = "127.0.0.1"
            settings = Settings(database=database, port=port, bot_processes=1, requests_a_minute=10**6)
            serve(settings, lambda: None, "warning")
            os._exit(0)
        print(process, flush=True)
        os.waitpid(process, 0)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
