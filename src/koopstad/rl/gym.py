"""Gymnasium: one seat against bots.

Examples:
    >>> table = gymnasium.make("koopstad/tickets-v0", seats=3, opponents=["greedy"])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

import koopstad
from koopstad.bots import Bot, Eyes, admit, bot, check_bot
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import OptionError
from koopstad.engine.state import State
from koopstad.rl.picture import picture
from koopstad.rl.seeing import PICTURES, Rewards, check_picture, check_rewards, seeing, whole
from koopstad.rl.seeing import rewards as gained

# What is lost by an action that is not legal: the game, and by many points.
FORFEIT = {"win": -1.0, "place": -1.0, "margin": -100.0}


class Seat(gymnasium.Env):
    """``info`` has the ``action_mask`` and the ``view``.

    ``observations``: ``numbers`` (``names`` tells which), ``features`` (those that bots judge by as well), or
    ``view`` (all that the seat may know, as arrays by name).

    An action that is not legal loses the game. ``action_masks`` is where Stable-Baselines looks for masks.
    """

    metadata = {"render_modes": list(PICTURES), "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int | None = 0,
        opponents: str | Sequence[str | type[Bot]] = ("greedy",),
        rewards: str = "win",
        observations: str = "numbers",
        render_mode: str | None = None,
    ) -> None:
        """``seat``: yours; None: another one in each game. The last opponent fills the other seats."""
        self.game = koopstad.game(game)
        self.seats = self.game.seats[0] if seats is None else whole(seats, "the number of seats")
        self.options = self.game.agree(self.seats, options or {})
        named = [opponents] if isinstance(opponents, str) else opponents
        self.opponents = [admit(each) for each in named]
        for name in self.opponents:
            check_bot(self.game, name)
        if self.seats > 1 and not 0 < len(self.opponents) < self.seats:
            raise OptionError(f"{len(self.opponents)} opponents do not fit {self.seats} seats and you")
        seat = None if seat is None else whole(seat, "your seat")
        if seat is not None and not 0 <= seat < self.seats:
            raise OptionError(f"there are seats 0 to {self.seats - 1}, not {seat}")
        self._wanted = seat
        self._reward: Rewards = check_rewards(rewards)
        self.render_mode = check_picture(render_mode)
        self._seeing = seeing(self.game, self.seats, options or {}, observations)
        self.state: State = self.game.start(self.seats, self.options, FastDealer(0))
        self.seat = seat or 0
        self._legal: list[int] = []
        self.observation_space = self._seeing.space
        self.action_space = spaces.Discrete(len(self.game.catalogue.names))

    @property
    def names(self) -> tuple[str, ...]:
        """What each number of an observation is."""
        return self._seeing.names

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=None if seed is None else whole(seed, "a seed"))
        chance = self.np_random
        self.seat = int(chance.integers(self.seats)) if self._wanted is None else self._wanted
        self._dealer = FastDealer(int(chance.integers(2**48)))
        filled = [*self.opponents, *[self.opponents[-1]] * self.seats]
        others = [seat for seat in range(self.seats) if seat != self.seat]
        self._players = {
            seat: bot(self.game.id, filled[place], int(chance.integers(2**48)))
            for place, seat in enumerate(others)
        }
        self.state = self.game.start(self.seats, self.options, self._dealer)
        self._others_play()
        return self._observed()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not hasattr(self, "_dealer"):
            raise gymnasium.error.ResetNeeded("no cards are dealt yet: call reset() before step()")
        chosen = whole(action, "an action")
        if chosen not in self._legal:
            self._legal = []  # it is over, until the next reset
            seen, info = self._observed()
            return seen, FORFEIT[self._reward], True, False, {**info, "illegal": chosen}
        self.state.play(chosen, self._dealer)
        self._others_play()
        over = self.state.to_move is None
        gain = gained(self.state, self._reward)[self.seat] if over else 0.0
        seen, info = self._observed()
        return seen, gain, over, False, info

    def _others_play(self) -> None:
        while (seat := self.state.to_move) is not None and seat != self.seat:
            self.state.play(self._players[seat].choose(Eyes(self.state, seat)), self._dealer)
        self._legal = self.state.actions()

    def _observed(self) -> tuple[Any, dict[str, Any]]:
        view = self.state.view(self.seat)
        return self._seeing.see(self.state, self.seat, view), {
            "action_mask": self.action_masks(),
            "view": view,
        }

    def action_masks(self) -> Any:
        return self._seeing.mask(self._legal)

    def render(self) -> Any:
        if self.render_mode == "rgb_array":
            return picture(self.state)
        return str(self.state) if self.render_mode == "ansi" else None


def register() -> None:
    """Makes the games known to ``gymnasium.make``; importing this module does it."""
    for name in koopstad.game_names():
        known = f"koopstad/{name}-v0"
        if known not in gymnasium.registry:
            gymnasium.register(
                known,
                "koopstad.rl.gym:Seat",
                kwargs={"game": name},
                vector_entry_point="koopstad.rl.vector:Seats",
            )


register()
