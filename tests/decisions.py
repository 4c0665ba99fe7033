"""Positions to try things on: every decision of random games, and those that scenarios describe."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from random import Random
from typing import Any

import koopstad
from koopstad.engine.coverage import scenario_files
from koopstad.engine.dealer import FastDealer
from koopstad.engine.state import State

ALL: dict[str, dict[str, Any]] = {
    "amsterdam": {"expansions": ["workers", "tasks", "trader", "tiles"]},
    "hamburg": {"expansions": ["mayors", "statues", "misfortune", "ships", "stock", "clergy"]},
    "tickets": {},
}


def decisions(name: str, games: int) -> Iterator[tuple[State, FastDealer, Random]]:
    """Every decision of some random games, with all expansions and without."""
    game = koopstad.game(name)
    for number in range(games):
        chance, dealer = Random(number), FastDealer(number)
        seats = game.seats[-1 - number % len(game.seats)]
        state = game.start(seats, ALL[name] if number % 3 and seats > 1 else {}, dealer)
        while state.to_move is not None:
            yield state, dealer, chance
            state.play(chance.choice(state.actions()), dealer)


def arranged(name: str) -> Iterator[tuple[State, FastDealer, Random]]:
    """The decisions of all scenarios under any chance, and the next few: every card is among them."""
    game = koopstad.game(name)
    for number, path in enumerate(scenario_files(game)):
        scenario = tomllib.loads(path.read_text(encoding="utf-8"))
        if "given" not in scenario or "edition" in scenario:
            continue
        chance, dealer = Random(number), FastDealer(number)
        seats = scenario.get("seats", game.seats[0])
        state = game.arrange(seats, game.agree(seats, scenario.get("options", {})), scenario["given"])
        for step in scenario.get("when", ()):
            notations = step.get("play", ())
            for notation in [notations] if isinstance(notations, str) else notations:
                if state.to_move is not None and game.action(notation) in state.actions():
                    yield state, dealer, chance
                    state.play(game.action(notation), dealer)
        for _ in range(3):
            if state.to_move is not None:
                yield state, dealer, chance
                state.play(chance.choice(state.actions()), dealer)
