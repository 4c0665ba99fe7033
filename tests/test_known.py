"""What the greedy bot of Amsterdam keeps in mind has its limits, however long it plays."""

from __future__ import annotations

import koopstad
from koopstad.engine.dealer import FastDealer
from koopstad.games.amsterdam.bots.known import KINDS, MANY, Known
from koopstad.games.amsterdam.position.state import Position

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
