"""What the entries of a table say in their texts, and the record that they make."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from koopstad.engine.record import Header, Line, Record, Seal
from koopstad.table.entry import Entry
from koopstad.table.terms import Terms


@dataclass(frozen=True)
class Told:
    """The text of the entry that tells of newer rules."""

    rules: str
    cut: int = 0  # moves from this entry on do not stand

    @staticmethod
    def read(entry: Entry) -> Told:
        rules, _, cut = entry.text.partition("\n")
        return Told(rules, int(cut or 0))

    @property
    def text(self) -> str:
        return f"{self.rules}\n{self.cut}" if self.cut else self.rules


class Dealt(msgspec.Struct):
    """The text of the entry that deals: what the deal follows from, besides what the table agreed on."""

    players: list[str]
    nonces: list[str]


def header_of_deal(header: Header, entry: Entry) -> Header:
    """The first line of the record, once the game is dealt."""
    dealt = msgspec.json.decode(entry.text, type=Dealt)
    return msgspec.structs.replace(header, players=dealt.players, nonces=dealt.nonces, setup=entry.outcomes)


def record_of(terms: Terms, entries: Iterable[Entry], end: Seal | None) -> Record:
    """The moves that were not taken back. No rules are asked: an old table may have others."""
    header, lines, numbers, begins = terms.header, list[Line](), list[int](), ""
    for entry in entries:
        if entry.kind == "deal":
            header = header_of_deal(header, entry)
        elif entry.kind == "rules":
            told = Told.read(entry)
            begins = told.rules
            while told.cut and numbers and numbers[-1] >= told.cut:
                lines.pop()
                numbers.pop()
        elif entry.kind == "move":
            assert entry.seat is not None
            lines.append(Line(entry.seat, entry.text, entry.outcomes, begins))
            numbers.append(entry.number)
            begins = ""
        elif entry.kind == "undo":
            begins = lines.pop().rules or begins
            numbers.pop()
    return Record(header, lines, end)
