"""Gymnasium: many tables at once, each as ``koopstad.rl.gym`` has it; arrays of observations and masks.

Examples:
    >>> tables = gymnasium.make_vec("koopstad/tickets-v0", num_envs=16, opponents=["greedy"])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from koopstad.engine.errors import OptionError
from koopstad.rl.gym import Seat


class Seats(gymnasium.vector.VectorEnv):
    """``infos["action_mask"]`` has a row of each table. A table that is over is dealt anew at the next step.

    With seed ``s`` table ``n`` plays the games that one of its own would play with seed ``s + n``.
    """

    def __init__(self, num_envs: int = 1, **table: Any) -> None:
        """``table``: what ``Seat`` takes."""
        if num_envs < 1:
            raise OptionError(f"at least 1 table is needed, not {num_envs}")
        self.tables = [Seat(**table) for _ in range(num_envs)]
        self.num_envs = num_envs
        self.render_mode = self.tables[0].render_mode
        self.metadata = {**Seat.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = self.tables[0].observation_space
        self.single_action_space = self.tables[0].action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._over = [False] * num_envs

    @property
    def names(self) -> tuple[str, ...]:
        """What each number of an observation is."""
        return self.tables[0].names

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        if seed is None or not isinstance(seed, Sequence):
            seeds = [None if seed is None else seed + number for number in range(self.num_envs)]
        else:
            seeds = list(seed)
        seen, infos = zip(
            *[table.reset(seed=own) for table, own in zip(self.tables, seeds, strict=True)], strict=True
        )
        self._over = [False] * self.num_envs
        return self._stacked(seen), self._infos(infos)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        seen: list[Any] = []
        infos: list[dict[str, Any]] = []
        gains = np.zeros(self.num_envs)
        for number, table in enumerate(self.tables):
            if self._over[number]:
                self._over[number] = False
                one, info = table.reset()
            else:
                one, gains[number], self._over[number], _, info = table.step(actions[number])
            seen.append(one)
            infos.append(info)
        cut: Any = np.zeros(self.num_envs, np.bool_)
        return self._stacked(seen), gains, np.array(self._over), cut, self._infos(infos)

    def _stacked(self, seen: Sequence[Any]) -> Any:
        if isinstance(seen[0], dict):
            return {word: np.stack([one[word] for one in seen]) for word in seen[0]}
        return np.stack(seen)

    def _infos(self, infos: Sequence[dict[str, Any]]) -> dict[str, Any]:
        """As Gymnasium has it: an array of each word, and which tables say it."""
        everybody: Any = np.ones(self.num_envs, np.bool_)
        found = {"action_mask": np.stack([info["action_mask"] for info in infos]), "_action_mask": everybody}
        wrong = np.array(["illegal" in info for info in infos])
        if wrong.any():
            found["illegal"] = np.array([info.get("illegal", -1) for info in infos])
            found["_illegal"] = wrong
        return found

    def render(self) -> tuple[Any, ...]:
        return tuple(table.render() for table in self.tables)
