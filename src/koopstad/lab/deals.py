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
    luck: tuple[float, float] | None = None  # of the first bot, where it was told: in lead, and in wins


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
        luck = [] if deal.luck is None else [deal.luck]
        self._line(json.dumps([*key, deal.wins, deal.lead, *luck, *deal.failures]))

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
                first, second, number, wins, lead, *rest = json.loads(line)
                luck = _luck(rest.pop(0)) if rest and isinstance(rest[0], list) else None
                self.deals[str(first), str(second), int(number)] = Deal(wins, lead, tuple(rest), luck)
        except (ValueError, TypeError):
            raise self._unknown() from None
        self._check(known, json.loads(self._head))
        return len(whole.encode())

    def _check(self, known: dict[str, Any], wanted: dict[str, Any]) -> None:
        """Whether these are the deals that are wanted."""
        if known == wanted:
            return
        what = "are of another ladder"
        if {**known, "luck": True} == {**wanted, "luck": True}:
            ways = ("with --luck", "without it") if known.get("luck") else ("without --luck", "with it")
            what = f"were played {ways[0]}, and this ladder is {ways[1]}"
        raise OptionError(f"the deals in {self._path} {what}; name another file to begin anew")

    def _unknown(self) -> OptionError:
        return OptionError(f"{self._path} holds no deals of a ladder; name another file to begin anew")


def _luck(written: list[Any]) -> tuple[float, float]:
    lead, wins = written
    return float(lead), float(wins)
