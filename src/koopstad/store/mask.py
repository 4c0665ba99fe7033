"""The seeds of running games are not in the database as they are: whoever reads only it foresees no card."""

from __future__ import annotations

import hmac
import logging
import os
import secrets
from pathlib import Path
from tempfile import NamedTemporaryFile

from sqlalchemy import URL

from koopstad.engine.dealer import SEED_BYTES, commitment
from koopstad.store.errors import StoreError

LOG = logging.getLogger(__name__)

KEY = "KOOPSTAD_DEAL_KEY"  # 64 hexadecimal digits; for processes on several machines
_MASKED = "masked:"


class Mask:
    """Hides each seed under a pad made from a key that is kept beside the database, not in it."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def hide(self, table: str, seed: str) -> str:
        return _MASKED + self._under(table, bytes.fromhex(seed)).hex()

    def show(self, table: str, kept: str, committed: str) -> str:
        """The seed of a table; older tables have theirs in plain text."""
        if not kept.startswith(_MASKED):
            return kept
        seed = self._under(table, bytes.fromhex(kept.removeprefix(_MASKED)))
        if commitment(seed) != committed:
            raise StoreError(f"the seeds of this database were hidden with another key; see {KEY} in docs")
        return seed.hex()

    def _under(self, table: str, seed: bytes) -> bytes:
        pad = hmac.digest(self._key, b"koopstad seed " + table.encode(), "sha256")
        return bytes(a ^ b for a, b in zip(seed, pad, strict=True))


def mask_of(url: URL) -> Mask:
    """The mask of a database: its key from the environment, or from a file that is made the first time."""
    given = os.environ.get(KEY, "")
    if given:
        try:
            return Mask(_wanted(bytes.fromhex(given)))
        except ValueError:
            raise StoreError(f"{KEY} is no hexadecimal number of 64 digits") from None
    return Mask(_from_file(_path(url)))


def _path(url: URL) -> Path:
    if url.get_backend_name() == "sqlite":
        return Path(f"{url.database}.key")
    home = os.environ.get("XDG_DATA_HOME")
    folder = Path(home) if home else Path.home() / ".local" / "share"
    return folder / "koopstad" / "deals.key"


def _from_file(path: Path) -> bytes:
    if not path.exists():
        _make(path)
    try:
        return _wanted(bytes.fromhex(path.read_text(encoding="ascii").strip()))
    except (OSError, ValueError):
        raise StoreError(f"{path} holds no key of 64 hexadecimal digits") from None


def _make(path: Path) -> None:
    """Written whole before it has its name: of processes that start together, the first one's key counts."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile("w", encoding="ascii", dir=path.parent) as fresh:
            fresh.write(secrets.token_hex(SEED_BYTES))
            fresh.flush()
            os.fsync(fresh.fileno())
            path.hardlink_to(fresh.name)
    except FileExistsError:
        LOG.info("another process made the key of the deals at the same time; that one counts")
    except OSError as error:
        raise StoreError(f"the key of the deals cannot be written to {path}: {error.strerror}") from None


def _wanted(key: bytes) -> bytes:
    if len(key) != SEED_BYTES:
        raise ValueError("a key has 32 bytes")
    return key
