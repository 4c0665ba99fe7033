"""What greedy bots keep in mind changes no decision, and has its limits, however long they play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

import koopstad
from koopstad.bots import bot
from koopstad.engine.bot import Eyes
from koopstad.engine.dealer import FastDealer
from koopstad.engine.state import State
from koopstad.games.amsterdam.bots.known import KINDS, MANY, Known
from koopstad.games.amsterdam.position.state import Position
from koopstad.games.hamburg.bots import piles
from koopstad.games.hamburg.bots.sight import Knowledge
from koopstad.games.hamburg.bots.value import Judge, Moment
from koopstad.games.hamburg.position.state import Position as Hamburg
from tests.tiers import WHOLE

STATE = koopstad.game("amsterdam").start(2, {}, FastDealer(1))


def test_tours_of_one_kind_are_forgotten_before_they_are_too_many() -> None:
    assert isinstance(STATE, Position)
    known = Known(STATE)
    for place in range(MANY + 2):
        known.tours((0,))[(place,)] = (1.0, place)
    assert known.tours((0,)) == {(MANY + 1,): (1.0, MANY + 1)}


def test_what_was_noted_of_one_kind_is_found_again_beside_others() -> None:
    assert isinstance(STATE, Position)
    known = Known(STATE)
    known.tours((0,))[(7,)] = (2.5, 3)
    for terms in range(1, KINDS):
        known.tours((terms,))
    assert known.tours((0,)) == {(7,): (2.5, 3)}
    known.tours((KINDS,))
    assert known.tours((0,)) == {}, "one kind more, and all are forgotten"


HAMBURG: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (3, {"expansions": ["mayors", "statues", "misfortune", "ships", "stock", "clergy"]}),
]
GAMES = 12 if WHOLE else 2
LEAST = 100  # positions that are about the same as others
ANSWERS = 6  # choices of a decision that are tried
USUAL = 0.8  # the share of decisions that are as the bot would have them


def positions(game: str, seats: int, options: dict[str, object]) -> Iterator[State]:
    """All that a few games came through, and what could have come next: many differ by little."""
    chance = Random(3)
    for seed in range(GAMES):
        state: State = koopstad.game(game).start(seats, options, FastDealer(seed))
        player = bot(game, "greedy", 0)
        while state.pending:
            actions = state.actions()
            for action in chance.sample(actions, min(ANSWERS, len(actions))):
                twin = state.copy()
                twin.play(action, FastDealer(seed))
                if twin.pending:
                    yield twin
            usual = player.choose(Eyes(state, state.pending[-1].seat, imagined=True))
            state.play(usual if chance.random() < USUAL else chance.choice(actions), FastDealer(seed))


@pytest.mark.parametrize(("seats", "options"), HAMBURG)
def test_piles_promise_the_same_where_they_are_about_the_same(seats: int, options: dict[str, object]) -> None:
    known: dict[object, object] = {}
    again = 0
    for state in positions("hamburg", seats, options):
        assert isinstance(state, Hamburg)
        seat = state.pending[-1].seat
        knowledge = Knowledge(state, seat)
        moment = Moment(state, seat)
        key = piles.about(state, seat, knowledge, moment)
        again += key in known
        held = piles.promises(state, Judge(state, seat, knowledge), knowledge, moment)
        assert known.setdefault(key, held) == held
    assert again > LEAST


@pytest.mark.parametrize(
    ("game", "seats"), [("amsterdam", 1), ("amsterdam", 3), ("hamburg", 1), ("hamburg", 3), ("tickets", 3)]
)
def test_who_remembers_decides_like_who_has_forgotten_all(game: str, seats: int) -> None:
    old = bot(game, "greedy", 0)
    asked = 0
    for state in islice(positions(game, seats, {}), 0, None, 1 if WHOLE else 10):
        eyes = Eyes(state, state.pending[-1].seat, imagined=True)
        assert old.choose(eyes) == bot(game, "greedy", 0).choose(eyes)
        asked += 1
    assert asked > 50
