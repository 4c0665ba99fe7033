"""``koopstad``, with deals that are the same at every run: what a test finds once, it finds again.

A deal follows from the server's secret, the table's name, who sits there and the nonces of the seats. Here
the secret is none, and a table's name says which test opened it and how many tables that test had opened.
"""

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

from koopstad.cli import main

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


class Names:
    """Names for the tables of the test whose name a file holds, after so many starts of the server."""

    def __init__(self, test: Path, start: str) -> None:
        self._test = test
        self._start = start
        self._opened: Counter[str] = Counter()

    def next(self) -> str:
        test = self._test.read_text(encoding="utf-8") if self._test.exists() else ""
        self._opened[test] += 1
        digest = hashlib.sha256(f"{test} {self._start} {self._opened[test]}".encode()).digest()
        return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:10])


if __name__ == "__main__":
    names = Names(Path(sys.argv.pop(1)), sys.argv.pop(1))
    with (
        patch("koopstad.server.new_tables.new_id", names.next),
        patch("koopstad.table.opening.secrets", SimpleNamespace(token_bytes=bytes)),
    ):
        main()
