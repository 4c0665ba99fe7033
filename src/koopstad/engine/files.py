"""Files that are there whole or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO


@contextmanager
def replacing(path: Path) -> Iterator[IO[bytes]]:
    """What is written goes beside the old file first and then takes its place: a crash loses neither."""
    with NamedTemporaryFile("wb", dir=path.parent, prefix=".koopstad-", delete=False) as fresh:
        try:
            yield fresh
            fresh.flush()
            os.fsync(fresh.fileno())
            Path(fresh.name).replace(path)
        except BaseException:
            Path(fresh.name).unlink()
            raise
