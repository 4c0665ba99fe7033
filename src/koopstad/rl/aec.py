"""PettingZoo: every seat is an agent: ``seat_0``, ``seat_1`` and so on.

Examples:
    >>> from koopstad.rl.aec import env
    >>> table = env("tickets", seats=3, rewards="win")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import koopstad
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import ActionError
from koopstad.engine.state import State, View
from koopstad.rl.picture import picture
from koopstad.rl.seeing import PICTURES, Rewards, check_picture, check_rewards, seeing, whole
from koopstad.rl.seeing import rewards as gained


class Table(AECEnv):
    """Observations are a dict of ``observation`` and ``action_mask``.

    ``observations``: ``numbers`` or ``features`` (a row of numbers: ``names`` tells which), or ``view`` (all
    that the seat may know, as arrays by name).
    """

    metadata = {"render_modes": list(PICTURES), "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        rewards: str = "win",
        observations: str = "numbers",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = koopstad.game(game)
        self.seats = self.game.seats[0] if seats is None else whole(seats, "the number of seats")
        self.options = self.game.agree(self.seats, options or {})
        self.position: State = self.game.start(self.seats, self.options, FastDealer(0))
        self.render_mode = check_picture(render_mode)
        self._rewards: Rewards = check_rewards(rewards)
        self._seeing = seeing(self.game, self.seats, options or {}, observations)
        self.metadata = {**self.metadata, "name": f"koopstad_{game}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.legal: list[int] = []  # what the agent that is to step can do; its mask says the same
        actions = len(self.game.catalogue.names)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": self._seeing.space,
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def __getattr__(self, name: str) -> Any:
        """What is asked for in vain: mostly what a reset brings."""
        if name in ("agent_selection", "rewards", "terminations", "truncations", "infos"):
            raise AttributeError(f"{name} is there when the cards are dealt: call reset() first")
        return super().__getattribute__(name)

    @property
    def names(self) -> tuple[str, ...]:
        """What each number of an observation is."""
        return self._seeing.names

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal; the same one for the same seed."""
        self._dealer = FastDealer(None if seed is None else whole(seed, "a seed"))
        self.position = self.game.start(self.seats, self.options, self._dealer)
        self.legal = self.position.actions()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.position.to_move or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat_of[agent]
        return {
            "observation": self._seeing.see(self.position, seat),
            "action_mask": self._seeing.mask(self.legal if agent == self.agent_selection else ()),
        }

    def view(self, agent: str) -> View:
        """All that the seat of an agent may know, as plain data."""
        return self.position.view(self._seat_of[agent])

    def step(self, action: Any) -> None:
        """Nothing is gained before the end, so that there is nothing to sum up on the way."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        chosen = whole(action, f"what {agent} plays")
        if chosen not in self.legal:
            raise ActionError(f"{agent} played action {chosen}, which its mask forbids")
        position = self.position
        position.play(chosen, self._dealer)
        self.legal = position.actions()
        seat = position.to_move
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            return
        for number, gain in enumerate(gained(position, self._rewards)):
            self.rewards[self.possible_agents[number]] = gain
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> Any:
        if self.render_mode == "rgb_array":
            return picture(self.position)
        return str(self.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


def env(game: str, **arguments: Any) -> Table:
    """``env("hamburg", seats=4, options={"expansions": ["ships"]}, observations="view")``"""
    return Table(game, **arguments)
