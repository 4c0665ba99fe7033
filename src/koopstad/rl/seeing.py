"""What an agent sees, named numbers made of its seat's view, and which actions are legal; what it gains."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Literal, get_args

import numpy as np

import koopstad
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import OptionError
from koopstad.engine.game import Game
from koopstad.engine.judgement import Judgement
from koopstad.engine.manifest import manifest, part
from koopstad.engine.reading import quoted
from koopstad.engine.state import State, View

Rewards = Literal["margin", "win", "place"]
SAMPLE = 2  # games from which the shape of a view is taken


class Seeing:
    """The numbers of a game for one seat, in an order that belongs to game, seats and options.

    All of them come from the view of the seat and are seen from it: ``me`` first, then the others as they
    sit. They are what people compare (``Game.purse``), what is to be decided, the rows of the view that have
    a fixed length (who owns which route), and, where the game has them, the features that its bots judge by.
    """

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self._steps = tuple(game.steps)
        judged = manifest(game.id).judgement
        self._judgement: Judgement | None = part(judged)() if judged else None
        self._purse, self._numbers, self._rows = self._shape(options)
        self.names = self._named()

    def _shape(self, options: Mapping[str, Any]) -> tuple[list[str], list[str], dict[str, int]]:
        """Words of the purse, numbers of the view, and rows of numbers that keep their length."""
        purse: dict[str, None] = {}
        numbers: dict[str, None] = {}
        rows: dict[str, set[int]] = {}
        for seed in range(SAMPLE):
            dealer, chance = FastDealer(seed), Random(seed)
            state = self.game.start(self.seats, options, dealer)
            while (seat := state.to_move) is not None:
                view = state.view(seat)
                purse.update(dict.fromkeys(self.game.purse(view, seat)))
                for word, value in view.items():
                    if isinstance(value, int) and word not in ("you", "to_move"):
                        numbers[word] = None
                    elif isinstance(value, list):
                        plain = all(each is None or isinstance(each, int) for each in value)
                        rows.setdefault(word, set()).add(len(value) if plain else -1)
                state.play(chance.choice(state.actions()), dealer)
        fixed = {word: max(found) for word, found in rows.items() if len(found) == 1 and max(found) > 0}
        return list(purse), list(numbers), fixed

    def _named(self) -> tuple[str, ...]:
        who = ["me", *[f"other {number}" for number in range(1, self.seats)]]
        found = ["my turn", *[f"step: {step}" for step in self._steps]]
        found += [f"{name}: {word}" for name in who for word in self._purse]
        found += self._numbers
        found += [f"{word} {place}" for word, length in self._rows.items() for place in range(length)]
        if self._judgement is not None:
            found += [f"judged: {name}" for name in self._judgement.names]
        return tuple(found)

    def vector(self, state: State, seat: int) -> np.ndarray[Any, Any]:
        """The numbers that ``names`` names."""
        view = state.view(seat)
        found: list[float] = [float(state.to_move == seat)]
        step = view.get("step")
        found += [float(name == step) for name in self._steps]
        for place in range(self.seats):
            purse = self.game.purse(view, (seat + place) % self.seats)
            found += [purse.get(word, 0) for word in self._purse]
        found += [_number(view.get(word)) for word in self._numbers]
        for word, length in self._rows.items():
            row = [_number(each) for each in view.get(word, ())[:length]]
            found += row + [-1.0] * (length - len(row))
        if self._judgement is not None:
            judged = self._judgement.features(state, seat) if state.pending else []
            found += judged or [0.0] * len(self._judgement.names)
        vector: np.ndarray[Any, Any] = np.array(found, np.float32)
        return vector

    def mask(self, actions: Sequence[int]) -> np.ndarray[Any, Any]:
        """1 for each legal action, 0 for all others."""
        mask: np.ndarray[Any, Any] = np.zeros(len(self.game.catalogue.names), np.int8)
        mask[actions] = 1
        return mask

    def view(self, state: State, seat: int) -> View:
        return state.view(seat)


def _number(value: Any) -> float:
    return float(value) if isinstance(value, int) else -1.0


@cache
def _seeing(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Seeing:
    return Seeing(koopstad.game(game), seats, {word: _listed(value) for word, value in options})


def seeing(game: Game, seats: int, options: Mapping[str, Any]) -> Seeing:
    """Made once for each kind of table."""
    plain = tuple(sorted((word, _frozen(value)) for word, value in options.items()))
    return _seeing(game.id, seats, plain)


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _listed(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def check_rewards(kind: str) -> Rewards:
    for known in get_args(Rewards):
        if kind == known:
            return kind  # type: ignore[return-value]
    raise OptionError(f"rewards are {', '.join(get_args(Rewards))}, not {quoted(kind)}")


def rewards(state: State, kind: Rewards) -> list[float]:
    """What each seat gains at the end.

    ``margin``: points before the best of the others; ``win``: 1 for who wins alone, -1 for who loses, and
    between for a shared victory; ``place``: from 1 for the first to -1 for the last. Alone one wins or loses
    against the game, and the margin is the points.
    """
    ranking, scores = state.ranking(), state.scores()
    if state.seats == 1:
        return [float(scores[0]) if kind == "margin" else 1.0 if ranking[0] == 1 else -1.0]
    if kind == "margin":
        best = [
            max(score for place, score in enumerate(scores) if place != seat) for seat in range(state.seats)
        ]
        return [float(score - other) for score, other in zip(scores, best, strict=True)]
    if kind == "place":
        # Seats that share a place share what these places gain.
        each = [place + (ranking.count(place) - 1) / 2 for place in ranking]
        return [1 - 2 * (place - 1) / (state.seats - 1) for place in each]
    return [2 / ranking.count(1) - 1 if place == 1 else -1.0 for place in ranking]
