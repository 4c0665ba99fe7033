"""Where games are saved, and where every move is kept while one plays."""

from __future__ import annotations

import errno
import os
from itertools import count
from pathlib import Path

from platformdirs import user_state_path

from koopstad.engine.words import Words

ENDING = ".koopstad"
_REASONS = {
    errno.ENOENT: "write-folder",
    errno.ENOTDIR: "write-folder",
    errno.EACCES: "write-allowed",
    errno.EPERM: "write-allowed",
    errno.EROFS: "write-allowed",
    errno.EISDIR: "write-is-folder",
    errno.ENOSPC: "write-full",
    errno.ENAMETOOLONG: "write-long",
}


def free_path(path: Path) -> Path:
    """The path, or the first of ``name-2``, ``name-3``, ... that does not exist yet."""
    if not path.exists():
        return path
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(candidate for candidate in numbered if not candidate.exists())


def kept_games() -> Path:
    """The folder of the games that are being played, each in a file that is written at every move."""
    return places()[0]


def places() -> list[Path]:
    """As the system wants it. Before platformdirs every system had ``~/.local/state``: games that are kept
    there are still found.
    """
    given = os.environ.get("XDG_STATE_HOME")
    if given:
        return [Path(given) / "koopstad"]
    former = Path.home() / ".local" / "state" / "koopstad"
    return list(dict.fromkeys([user_state_path("koopstad", appauthor=False), former]))


def claim(game: str) -> Path:
    """A file for the moves of a new sitting, which no other sitting has."""
    folder = kept_games()
    folder.mkdir(parents=True, exist_ok=True)
    while True:
        path = free_path(folder / f"{game}{ENDING}")
        try:
            path.open("x", encoding="utf-8").close()
        except FileExistsError:  # another sitting was quicker
            continue
        return path


def broken_off(game: str) -> Path | None:
    """The game that was played last of those whose sitting did not end in order."""
    found = [path for folder in places() for path in folder.glob(f"{game}*{ENDING}") if path.stat().st_size]
    return max(found, key=lambda path: path.stat().st_mtime, default=None)


def reason(error: OSError | ValueError, words: Words) -> str:
    """Why a file cannot be written; what seldom happens, in the system's own words."""
    if isinstance(error, ValueError):
        return words.text("write-name")
    known = _REASONS.get(error.errno or 0)
    return words.text(known) if known else error.strerror or str(error)
