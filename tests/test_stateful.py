"""Hypothesis plays in any order: actions, undo, copies, saving and resuming, imagined positions."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import koopstad
from koopstad.engine import record as records
from koopstad.engine.dealer import FairDealer, FastDealer
from koopstad.engine.kit import fingerprint
from koopstad.engine.replay import fold
from koopstad.engine.state import State
from koopstad.engine.verify import resume
from tests.reach import undo_reach
from tests.tiers import WHOLE

HAMBURG = {"expansions": ["mayors", "statues", "misfortune", "ships", "stock", "clergy"]}


class Machine(RuleBasedStateMachine):
    """One game with its record; whatever is done, record and position tell the same story."""

    name: ClassVar[str]
    options: ClassVar[dict[str, Any]]
    alone: ClassVar[dict[str, Any]]  # the options for one seat

    @initialize(place=st.integers(0, 9), seed=st.binary(min_size=32, max_size=32))
    def start(self, place: int, seed: bytes) -> None:
        self.game = koopstad.game(self.name)
        seats = self.game.seats[place % len(self.game.seats)]
        self.dealer = FairDealer(seed)
        options = self.alone if seats == 1 else self.options
        self.record, self.state = records.begin(self.game, seats, options, self.dealer)
        self.stock = self.state.inventory()
        self.kept: list[tuple[State, bytes]] = []

    @precondition(lambda self: self.state.to_move is not None)
    @rule(choices=st.lists(st.integers(0, 1000), min_size=1, max_size=25))
    def play(self, choices: list[int]) -> None:
        for choice in choices:
            if self.state.to_move is None:
                return
            actions = self.state.actions()
            records.play(self.record, self.state, actions[choice % len(actions)], self.dealer)

    @rule(choice=st.integers(0, 1000))
    def undo(self, choice: int) -> None:
        """Undo crosses no outcome, so the dealer does not have to be turned back."""
        reach = undo_reach(self.record, self.game)
        dealt = len(self.record.outcomes)
        records.shorten(self.record, choice % (reach + 1))
        self.state = fold(self.record, self.game)
        assert len(self.record.outcomes) == dealt == self.dealer.position

    @rule()
    def keep_a_copy(self) -> None:
        self.kept.append((self.state.copy(), fingerprint(self.state)))

    @rule(choice=st.integers(0, 1000), seed=st.integers(0, 1000))
    def play_on_a_copy(self, choice: int, seed: int) -> None:
        copy = self.state.copy()
        dealer = FastDealer(seed)
        while copy.to_move is not None:
            actions = copy.actions()
            copy.play(actions[choice % len(actions)], dealer)
        assert copy.inventory() == self.stock

    @rule()
    def save_and_resume(self) -> None:
        self.record.end = records.Pause(players=["anybody"] * self.state.seats, seed=self.dealer.seed.hex())
        self.record = records.parse(self.record.text())
        self.state, self.dealer = resume(self.record, self.game)

    @rule()
    def restore_from_plain_data(self) -> None:
        plain = msgspec.json.decode(msgspec.json.encode(self.state.data()))
        restored = self.game.restore(plain)
        assert fingerprint(restored) == fingerprint(self.state)
        assert restored.unseen() == self.state.unseen()

    @rule(observer=st.integers(0, 5), seed=st.integers(0, 1000))
    def imagine(self, observer: int, seed: int) -> None:
        seat = observer if observer < self.state.seats else None
        imagined = self.state.imagine(seat, FastDealer(seed))
        assert imagined.view(seat) == self.state.view(seat)
        assert imagined.inventory() == self.stock
        if self.state.to_move == seat:
            assert imagined.actions() == self.state.actions()

    @invariant()
    def record_and_position_agree(self) -> None:
        if hasattr(self, "state"):
            assert fingerprint(fold(self.record, self.game)) == fingerprint(self.state)
            assert self.state.inventory() == self.stock
            assert bool(self.state.actions()) == (self.state.to_move is not None)

    def teardown(self) -> None:
        for copy, taken in getattr(self, "kept", []):
            assert fingerprint(copy) == taken


# Each game as it is played with the most hidden things and the most kinds of choices; how many examples of
# the whole; `make test` tries a third, always the same.
TABLES: dict[str, tuple[dict[str, Any], dict[str, Any], int]] = {
    "amsterdam": ({"expansions": ["workers", "tasks", "trader", "tiles"], "open_tasks": 1}, {}, 40),
    "hamburg": (HAMBURG, HAMBURG, 40),
    "tickets": ({}, {}, 60),
}


def test_every_game_is_played() -> None:
    assert set(TABLES) == set(koopstad.game_names())


@pytest.mark.parametrize("name", TABLES)
def test_record_and_position_tell_the_same_story(name: str) -> None:
    options, alone, examples = TABLES[name]
    kind = type(f"{name.title()}Machine", (Machine,), {"name": name, "options": options, "alone": alone})
    run_state_machine_as_test(
        kind,
        settings=settings(
            max_examples=examples if WHOLE else examples // 3,
            stateful_step_count=25,
            deadline=None,
            derandomize=True,  # a failure is the doing of a change, not of luck; `make fuzz` looks further
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        ),
    )
