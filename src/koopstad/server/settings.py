"""What whoever runs a server can choose."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from koopstad.store.database import FILE, default_url


def data_home() -> Path:
    """Where this user's programs keep their data, as the system wants it.

    Before platformdirs every system had ``~/.local/share``: tables that are kept there are still found.
    """
    given = os.environ.get("XDG_DATA_HOME")
    if given:
        return Path(given) / "koopstad"
    place, former = user_data_path("koopstad", appauthor=False), Path.home() / ".local" / "share" / "koopstad"
    return former if is_database(former) and not is_database(place) else place


def is_database(folder: Path) -> bool:
    return (folder / FILE).is_file()


# Bytes of a request that opens a table: it may bring all that is printed in a box (Amsterdam: 48 kB).
WHOLE_BOX = 65_536


@dataclass(frozen=True)
class Settings:
    """Addresses and limits; the defaults suit one machine at home."""

    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    address: str = ""  # where others find it, if not at this machine's own: https://koopstad.example
    workers: int = 1
    bot_processes: int = 0  # 0: one for each processor but one
    bot_pause: float = 0.0  # seconds until a bot begins its turn: time to follow, and to take a move back

    largest_body: int = 32_768  # bytes of any other request, and of a message on a socket
    requests_a_minute: int = 1200  # of one address, by HTTP
    messages_a_second: float = 50.0  # of one socket, in the long run; three times as many in a burst
    sockets: int = 10_000  # of this process
    sockets_of_table: int = 64  # that only watch; those who play have places of their own
    sockets_of_seat: int = 8
    sockets_of_address: int = 100
    work_of_address: float = 0.25  # seconds of processor time in a second; eight times as much at once
    work_of_socket: float = 0.1
    tables_an_hour: float = 120  # of one address
    tables_at_once: float = 30
    bot_tables_an_hour: float = 12  # at which no person plays
    bot_tables_at_once: float = 4
    pushes_an_hour: float = 60  # subscriptions to turns that one address may send
    ratings_an_hour: float = 60  # times that somebody at one address may want a rating
    request_seconds: float = 30.0  # until a request is given up
    answer_seconds: float = 20.0  # the same for a message on a socket
    hello_seconds: float = 10.0  # until a socket must have said who it is
    send_seconds: float = 20.0  # until a client that does not read is let go
    absence_seconds: float = 60.0  # until the host may put a bot into the seat of who is away, or free it
    idle_seconds: float = 300.0  # until a table that nobody touches is put away (it stays in the store)

    unbegun_days: float = 14.0  # until a table without any move is deleted
    keep_days: float = 365.0  # until any other is at which nothing happens; 0: never

    @property
    def url(self) -> str:
        return self.database or default_url(data_home())
