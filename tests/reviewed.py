"""Finished games for the tests of reviews, each played once."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

import koopstad
from koopstad.bots import Eyes, bot
from koopstad.bots.review import Examiner, Step
from koopstad.engine import record as records
from koopstad.engine.dealer import FairDealer, seed_from_text
from koopstad.engine.record import Record

GAMES = ("amsterdam", "hamburg", "tickets")
each_game = pytest.mark.parametrize("name", GAMES)


@cache
def played(name: str, seats: int = 2, others: str = "random", first: str = "greedy") -> Record:
    """The first seat plays well, if nothing else is said, the others as they are told."""
    game = koopstad.game(name)
    dealer = FairDealer(seed_from_text("review"))
    record, state = records.begin(game, seats, {}, dealer)
    players = [bot(name, others if seat else first, 5) for seat in range(seats)]
    while (seat := state.to_move) is not None:
        records.play(record, state, players[seat].choose(Eyes(state, seat)), dealer)
    records.seal(record, state, dealer)
    return record


@cache
def examiner(name: str) -> Examiner:
    return Examiner(played(name), koopstad.game(name))


def middle(name: str) -> int:
    return len(played(name).lines) // 2


def step(line: int, seat: int, **more: object) -> Step:
    blank = {"points": [0, 0], "chances": [0.5, 0.5], "luck": [0, 0], "deed": [0, 0], "rest": [0, 0]}
    return msgspec.convert({"line": line, "seat": seat, **blank, **more}, Step)
