"""The deals of a ladder that were played, in a file that grows by a line with each of them.

Whoever is interrupted loses the deal at hand and no other.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self, TextIO

from koopstad.engine.errors import OptionError

FORM = 1  # of the file: others are not gone on with
Key = tuple[str, str, int]  # one bot against a table of another, and the number of the deal


@dataclass(frozen=True)
class Deal:
    """What the first bot made of a deal, over all seats: its share of wins, its lead over the best other."""

    wins: float
    lead: float
    failures: tuple[str, ...] = ()  # of either bot: what went wrong


class Notebook:
    """All deals that were played under the same terms; kept in a file, if one is named."""

    def __init__(self, path: Path | None, terms: Mapping[str, Any]) -> None:
        self.deals: dict[Key, Deal] = {}
        self._path = path
        self._head = json.dumps({"form": FORM, **terms}, sort_keys=True)
        self._file: TextIO | None = None

    def __enter__(self) -> Self:
        if self._path is not None:
            text = self._path.read_text(encoding="utf-8") if self._path.exists() else ""
            kept = self._read(text)
            self._file = self._path.open("w" if kept is None else "a", encoding="utf-8")
            if kept is None:
                self._line(self._head)
            else:
                self._file.truncate(kept)
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, key: Key, deal: Deal) -> None:
        self.deals[key] = deal
        self._line(json.dumps([*key, deal.wins, deal.lead, *deal.failures]))

    def _line(self, text: str) -> None:
        if self._file is not None:
            self._file.write(text + "\n")
            self._file.flush()

    def _read(self, text: str) -> int | None:
        """How many bytes are whole lines: the last may have been cut off. None: there is nothing yet."""
        whole = text[: text.rfind("\n") + 1]
        if not whole:
            if text and not self._head.startswith(text):
                raise self._unknown()
            return None
        head, *lines = whole.splitlines()
        try:
            known = json.loads(head)
            for line in lines:
                first, second, number, wins, lead, *failures = json.loads(line)
                self.deals[str(first), str(second), int(number)] = Deal(wins, lead, tuple(failures))
        except (ValueError, TypeError):
            raise self._unknown() from None
        if known != json.loads(self._head):
            raise OptionError(
                f"the deals in {self._path} are of another ladder; name another file to begin anew"
            )
        return len(whole.encode())

    def _unknown(self) -> OptionError:
        return OptionError(f"{self._path} holds no deals of a ladder; name another file to begin anew")
