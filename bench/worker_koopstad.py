"""A Koopstad game at random with four seats, through the public contract only."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from random import Random

import msgspec
import worker

import koopstad
from koopstad.engine import FastDealer
from koopstad.engine.build import compiled


def build_of(state: object) -> str:
    """`plain` or `compiled`: what the package says of itself must be true of this game's state as well."""
    file = sys.modules[type(state).__module__].__file__ or ""
    native = file.endswith(tuple(EXTENSION_SUFFIXES))
    if native != compiled():
        raise SystemExit(f"a mixed build: compiled() is {compiled()}, yet the rules are from {file}")
    return "compiled" if native else "plain"


def main(name: str, seed: int) -> None:
    choose = Random(seed).random
    dealer = FastDealer(seed)
    game = koopstad.game(name)
    state = game.start(seats=worker.SEATS, dealer=dealer)
    seat = 0
    largest = 0

    def play(decisions: int) -> None:
        nonlocal state
        for _ in range(decisions):
            if state.to_move is None:
                state = game.start(seats=worker.SEATS, dealer=dealer)
            actions = state.actions()
            state.play(actions[int(choose() * len(actions))], dealer)

    def copy() -> Callable[[], object]:
        return state.copy

    def view() -> Callable[[], object]:
        nonlocal seat, largest
        seat = (seat + 1) % worker.SEATS
        largest = max(largest, len(msgspec.json.encode(state.view(seat))))
        return lambda: state.view(seat)

    def imagine() -> Callable[[], object]:
        nonlocal seat
        seat = (seat + 1) % worker.SEATS
        return lambda: state.imagine(seat, dealer)

    worker.serve(
        {"version": koopstad.__version__, "build": build_of(state)},
        {
            "slice": lambda seconds: worker.play_slice(seconds, play),
            "copy": lambda positions: worker.time_operation(int(positions), play, copy),
            "view": lambda positions: worker.time_operation(int(positions), play, view) | {"bytes": largest},
            "imagine": lambda positions: worker.time_operation(int(positions), play, imagine),
        },
    )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
