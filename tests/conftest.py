"""What several tests need."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from typer.main import get_command

import koopstad
from koopstad.engine import record as records
from koopstad.engine.dealer import Dealer
from koopstad.engine.game import Game
from koopstad.engine.record import Record
from koopstad.engine.state import State
from tests.once import Scenarios

# All clients of the tests are one address, which would soon have asked for enough of a server.
os.environ["KOOPSTAD_UNLIMITED"] = "127.0.0.1"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What waits long is begun first: it leaves its time to the checks of types and style beside it, and at
    the end no process is left alone with it.
    """
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """What is there now stays to the end, and need not be searched for rubbish again; what comes is searched
    more seldom than usual, for that takes a tenth of the time.
    """
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


@pytest.fixture(scope="session", autouse=True)
def same_commands() -> Iterator[None]:
    """All commands are made anew for each that a test gives, and are always the same."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("typer.testing._get_command", cache(get_command))
        yield


PlayOn = Callable[[Record, State, Dealer, int, int], None]


@pytest.fixture
def own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written into the home of whoever runs the tests."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture(scope="session")
def scenarios(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Scenarios:
    base = tmp_path_factory.getbasetemp()
    return Scenarios((base if worker_id == "master" else base.parent) / "scenarios")


@pytest.fixture
def tickets() -> Game:
    return koopstad.game("tickets")


@pytest.fixture
def play_on() -> PlayOn:
    """Plays random actions: at most so many, or to the end of the game."""

    def play(record: Record, state: State, dealer: Dealer, seed: int, most: int = 100_000) -> None:
        chance = Random(seed)
        while state.to_move is not None and most > 0:
            records.play(record, state, chance.choice(state.actions()), dealer)
            most -= 1

    return play
