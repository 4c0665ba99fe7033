"""A server in the process of the test, whose watch the test sets."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar.exceptions import LitestarDeprecationWarning
from litestar.testing import TestClient

from koopstad.server.app import make_server
from koopstad.server.pushing import Sender
from koopstad.server.settings import Settings

from .serving import Json, seat_wish
from .watches import HandWatch


class Inside:
    def __init__(self, http: TestClient[Any], watch: HandWatch) -> None:
        self.http = http
        self.watch = watch

    def ask(self, method: str, path: str, key: str = "", status: int = 200, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        answer = self.http.request(method, path, headers=headers, json=body)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        return answer.json() if answer.content else None

    def get(self, path: str, key: str = "", status: int = 200) -> Any:
        return self.ask("GET", path, key, status)

    def post(self, path: str, body: Any = None, key: str = "", status: int = 200) -> Any:
        return self.ask("POST", path, key, status, {} if body is None else body)

    def open(self, *seats: str, game: str = "tickets", **more: Any) -> Json:
        wish = {"game": game, "seats": [seat_wish(seat) for seat in seats], "options": {"first": "1"}, **more}
        opened: Json = self.post("/api/tables", wish, status=201)
        return opened

    @contextmanager
    def socket(self, table: str, key: str) -> Iterator[Any]:
        """One that has said hello and had its first update."""
        with self.http.websocket_connect(f"/api/tables/{table}/socket") as line:
            line.send_json({"type": "hello", "key": key, "since": 0})
            assert line.receive_json()["type"] == "welcome"
            assert line.receive_json()["type"] == "update"
            yield line


@contextmanager
def inside(folder: Path, sender: Sender | None = None, **settings: Any) -> Iterator[Inside]:
    watch = HandWatch()
    wanted = Settings(**{"database": f"sqlite:///{folder}/inside.db", **settings})
    with warnings.catch_warnings():  # Litestar would like path parameters to be declared otherwise
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        app = make_server(wanted, watch, sender)
    with TestClient(app) as http:
        yield Inside(http, watch)
