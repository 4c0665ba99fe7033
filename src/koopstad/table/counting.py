"""Whether a finished game tells how strong its players are: what counts for a rating, and what does not."""

from __future__ import annotations

from typing import Literal

import msgspec

from koopstad.bots.strengths import strength
from koopstad.table.entry import Kind
from koopstad.table.rating import Rating
from koopstad.table.said import Told
from koopstad.table.table import Table

# After the deal somebody else plays a seat than before: nobody can tell whose game it was.
CHANGES: frozenset[Kind] = frozenset(("bot", "back", "flag", "leave", "free", "sit"))


Reason = Literal["", "alone", "known-deal", "changed-hands", "own-values"]


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    """A game that counts: who took which place, and how strong the bots among them are."""

    game: str
    began: float  # when it was dealt: who agreed to be rated later is not rated for it
    places: list[int]  # by seat, from 1
    bots: dict[int, Rating]  # by seat; a bot whose strength was never measured is left out
    people: list[int]  # the other seats that count, if those who sit there want it


def finished(table: Table) -> Finished | None:
    """What a rating learns from this game; None: nothing."""
    if not table.over or why_not(table):
        return None
    bots = {
        number: known
        for number, seat in enumerate(table.seats)
        if seat.bot and (known := strength(table.game.id, seat.bot))
    }
    return Finished(
        game=table.game.id,
        began=dealt_at(table),
        places=table.state.ranking(),
        bots={number: Rating(known.points, known.within) for number, known in bots.items()},
        people=[number for number, seat in enumerate(table.seats) if seat.kind == "person"],
    )


def why_not(table: Table) -> Reason:
    """Why this game counts for nobody, as far as it has gone; empty if it may."""
    if len(table.seats) < 2:
        return "alone"
    if table.header.table != table.id:
        return "known-deal"  # played on from a finished game, whose seed everybody knows
    if table.terms.edition:
        return "own-values"
    entries = [each.entry for each in table.happenings]
    dealt = next((place for place, entry in enumerate(entries) if entry.kind == "deal"), 0)
    changed = table.dealt and any(entry.kind in CHANGES for entry in entries[dealt:])
    if changed or any(seat.substitute for seat in table.seats):
        return "changed-hands"
    if any(entry.kind == "rules" and Told.read(entry).cut for entry in entries):
        return "known-deal"  # moves did not stand under newer rules: what chance had said then, it says again
    return ""


def dealt_at(table: Table) -> float:
    """When the game began; of one that is not dealt, when its table was opened."""
    deal = next((each.entry for each in table.happenings if each.entry.kind == "deal"), None)
    return table.terms.made if deal is None else deal.at
