"""What an agent sees of its seat's view, as numbers or arrays, and which actions are legal; what it gains."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from operator import index
from random import Random
from struct import Struct
from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces

import koopstad
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import OptionError
from koopstad.engine.game import Game
from koopstad.engine.judgement import Judgement
from koopstad.engine.manifest import manifest, part
from koopstad.engine.numbers import Numbers
from koopstad.engine.reading import quoted
from koopstad.engine.state import State, View
from koopstad.rl.view_space import ViewSpace

Rewards = Literal["margin", "win", "place"]
# numbers: named ones, quickly; features: with those that bots judge by; view: all of it, as arrays by name
Observations = Literal["numbers", "features", "view"]
PICTURES = ("ansi", "rgb_array")  # ways to draw a table
SAMPLE = 2  # games from which the shape of a view is taken


class Seeing:
    """What an agent of a game sees, for one number of seats and one set of options.

    Numbers come from the view of the seat and are seen from it: ``me`` first, then the others as they sit.
    They are what people compare (``Game.purse``), what is to be decided, and the rows of the view that have
    a fixed length (who owns which route).
    """

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any], kind: Observations) -> None:
        self.game = game
        self.seats = seats
        self.kind = kind
        self._actions = len(game.catalogue.names)
        self._view = ViewSpace(game, seats, dict(options)) if kind == "view" else None
        self._numbers = self._shape(options)
        self._judgement: Judgement | None = None
        judged = manifest(game.id).judgement
        if kind == "features" and judged:
            self._judgement = part(judged)()
        self.names = self._named()
        self._packing = Struct(f"{len(self.names)}f")
        self.space: spaces.Space[Any] = (
            spaces.Box(-np.inf, np.inf, (len(self.names),), np.float32)
            if self._view is None
            else self._view.space
        )

    def _shape(self, options: Mapping[str, Any]) -> Numbers:
        """Words of the purse, numbers of the view, and rows of numbers that keep their length."""
        purse: dict[str, None] = {}
        single: dict[str, None] = {}
        rows: dict[str, set[int]] = {}
        for seed in range(SAMPLE):
            dealer, chance = FastDealer(seed), Random(seed)
            state = self.game.start(self.seats, options, dealer)
            while (seat := state.to_move) is not None:
                view = state.view(seat)
                purse.update(dict.fromkeys(self.game.purse(view, seat)))
                for word, value in view.items():
                    if isinstance(value, int) and word not in ("you", "to_move"):
                        single[word] = None
                    elif isinstance(value, list):
                        plain = all(each is None or isinstance(each, int) for each in value)
                        rows.setdefault(word, set()).add(len(value) if plain else -1)
                state.play(chance.choice(state.actions()), dealer)
        fixed = [(word, max(found)) for word, found in rows.items() if len(found) == 1 and max(found) > 0]
        return Numbers(self.game, self.seats, tuple(purse), tuple(single), tuple(fixed))

    def _named(self) -> tuple[str, ...]:
        if self._judgement is None:
            return self._numbers.names
        return (*self._numbers.names, *[f"judged: {name}" for name in self._judgement.names])

    def see(self, state: State, seat: int, view: View | None = None) -> Any:
        """An element of ``space``; whoever has the view of the seat already gives it."""
        view = state.view(seat) if view is None else view
        if self._view is not None:
            return self._view.arrays(view)
        found: list[Any] = self._numbers.of(view, seat)
        if self._judgement is not None:
            judged = self._judgement.features(state, seat) if state.pending else []
            found += judged or [0.0] * len(self._judgement.names)
        packed = bytearray(self._packing.size)
        self._packing.pack_into(packed, 0, *found)  # half the time of np.array
        return np.frombuffer(packed, np.float32)

    def mask(self, actions: Sequence[int]) -> Any:
        """1 for each legal action, 0 for all others."""
        mask = bytearray(self._actions)
        for action in actions:
            mask[action] = 1
        return np.frombuffer(mask, np.int8)


@cache
def _seeing(game: str, seats: int, options: tuple[tuple[str, Any], ...], kind: Observations) -> Seeing:
    return Seeing(koopstad.game(game), seats, {word: _listed(value) for word, value in options}, kind)


def seeing(game: Game, seats: int, options: Mapping[str, Any], kind: str = "numbers") -> Seeing:
    """Made once for each kind of table."""
    plain = tuple(sorted((word, _frozen(value)) for word, value in options.items()))
    return _seeing(game.id, seats, plain, check_observations(kind))


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _listed(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def whole(value: Any, what: str) -> int:
    """A whole number, also one of numpy; nothing is rounded in silence."""
    try:
        return index(value)
    except TypeError:
        raise OptionError(f"{what} is a whole number, not {quoted(value)}") from None


def check_picture(mode: str | None) -> str | None:
    if mode is not None and mode not in PICTURES:
        raise OptionError(f"render_mode is {', '.join(PICTURES)} or None, not {quoted(mode)}")
    return mode


def check_observations(kind: str) -> Observations:
    for known in get_args(Observations):
        if kind == known:
            return kind  # type: ignore[return-value]
    raise OptionError(f"observations are {', '.join(get_args(Observations))}, not {quoted(kind)}")


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
