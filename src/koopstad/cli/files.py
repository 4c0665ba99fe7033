"""Where games are saved."""

from __future__ import annotations

from itertools import count
from pathlib import Path


def free_path(path: Path) -> Path:
    """The path, or the first of ``name-2``, ``name-3``, ... that does not exist yet."""
    if not path.exists():
        return path
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(candidate for candidate in numbered if not candidate.exists())
