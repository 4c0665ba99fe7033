"""A position to go on from, so that a long log need not be played again; it could always be made anew."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from koopstad.engine.game import Game
from koopstad.engine.manifest import manifest
from koopstad.engine.state import Data
from koopstad.table.clock import Times
from koopstad.table.entry import Entry
from koopstad.table.fold import Fold

LOG = logging.getLogger(__name__)


class Snapshot(msgspec.Struct, frozen=True):
    """The position and the clocks after an entry, as plain data of a version of the code."""

    version: str
    number: int
    state: Data
    times: Times
    digest: str = ""  # of all that: a damaged snapshot is none


def snapshot(table: Fold) -> bytes | None:
    """To be kept beside the log. There is none while something can be taken back: it would be forgotten."""
    if table.reach:
        return None
    taken = Snapshot(version(table.game), table.number, table.state.data(), table.times)
    return msgspec.json.encode(msgspec.structs.replace(taken, digest=_sum(msgspec.json.encode(taken))))


def go_on_from(table: Fold, entries: Sequence[Entry], taken: bytes) -> int:
    """Leads a table to where a snapshot was taken: the number of entries that need not be played.

    It is none when the snapshot cannot be used: other code took it, or it is damaged.
    """
    try:
        found = msgspec.json.decode(taken, type=Snapshot)
        if found.version != version(table.game):
            raise ValueError("other code took it")
        if found.digest != _sum(taken):
            raise ValueError("it is damaged")
        if not 0 <= found.number <= len(entries):
            raise ValueError(f"it was taken after entry {found.number} of {len(entries)}")
        state = table.game.restore(found.state)
    except Exception as error:  # whatever is wrong with it, the log has everything
        LOG.info("a snapshot is not used: %r; the log is folded", error, extra={"table": table.terms.id})
        return 0
    table.go_to(entries[: found.number], state, found.times)
    return found.number


def _sum(taken: bytes) -> str:
    """A digest of everything in a snapshot but the digest itself, as it was written."""
    parts = msgspec.json.decode(taken)
    return hashlib.sha256(msgspec.json.encode({**parts, "digest": ""})).hexdigest()


@cache
def version(game: Game) -> str:
    """A digest of the code that makes positions of a game. Only the very same code reads a snapshot again.

    So nobody has to remember to raise a number when a frame or a field gets another meaning.
    """
    digest = hashlib.sha256(f"{game.id} {game.rules} {game.edition}".encode())
    for folder in (files("koopstad.engine"), manifest(game.id).folder()):
        for source in _sources(folder):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _sources(folder: Traversable) -> Iterator[Traversable]:
    for child in sorted(folder.iterdir(), key=lambda child: child.name):
        if child.is_dir():
            yield from _sources(child)
        elif child.name.endswith(".py"):
            yield child
