"""OpenSpiel: ``pyspiel.load_game("koopstad_tickets(players=3)")``, with chance as nodes of its own.

What a rule asks chance, from the first card of the setup on, is a chance node with every outcome and its
probability; a position is gone on with when nothing is left to ask. Options are written into the parameter
``options``: ``koopstad_hamburg(players=4,options=expansions:ships+stock)``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import koopstad
from koopstad.engine.chance import AskingDealer, Question, question
from koopstad.engine.dealer import FastDealer, ScriptedDealer
from koopstad.engine.game import Game
from koopstad.engine.state import State
from koopstad.rl import INSTALL
from koopstad.rl.seeing import check_rewards, rewards, seeing

try:
    import pyspiel
except ModuleNotFoundError:
    raise ModuleNotFoundError(
        f"koopstad.rl.spiel needs open_spiel (there is none for Windows): {INSTALL}", name="pyspiel"
    ) from None

MOST_OUTCOMES = 512  # of one question
LONGEST = 20_000  # decisions and outcomes
FURTHEST = 1000.0  # points between two seats
SETUP = -1  # what is carried out before anybody decides


class Held:
    """A position, and what of an action (or of the setup) has been decided by chance so far."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.state: State | None = None  # None: before the setup
        self.action = SETUP
        self.told: tuple[int, ...] = ()
        self.asked: Question | None = None
        self.known = False  # whether ``asked`` was worked out; an untouched beginning costs nothing

    def __deepcopy__(self, memo: object) -> Held:
        twin = Held(self.game, self.seats, self.options)
        twin.state = None if self.state is None else self.state.copy()
        twin.action, twin.told, twin.asked, twin.known = self.action, self.told, self.asked, self.known
        return twin

    def __getstate__(self) -> tuple[Any, ...]:
        """As OpenSpiel writes it down: plain data."""
        data = None if self.state is None else self.state.data()
        return self.game.id, self.seats, dict(self.options), data, self.action, self.told

    def __setstate__(self, written: tuple[Any, ...]) -> None:
        name, seats, options, data, action, told = written
        Held.__init__(self, koopstad.game(name), seats, options)
        self.state = None if data is None else self.game.restore(data)
        self.action, self.told = action, told

    def ask(self) -> Question | None:
        """What chance has to answer now; None when a seat decides, or nobody."""
        if not self.known:
            self.asked, self.known = self._ask(), True
        return self.asked

    def _ask(self) -> Question | None:
        if self.state is not None:
            if self.action == SETUP:
                return None
            asked = question(self.state, self.action, self.told)
            if asked is None:
                self.state.play(self.action, ScriptedDealer(self.told))
                self.action, self.told = SETUP, ()
            return asked
        try:
            self.state = self.game.start(self.seats, self.options, AskingDealer(self.told))
        except Question as asked:
            return asked
        self.told = ()
        return None

    def apply(self, number: int) -> None:
        if self.ask() is not None:
            self.told = (*self.told, number)
        else:
            self.action = number
        self.known = False
        self.ask()


class Position(pyspiel.State):
    """One node of the tree."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.held = Held(game.played, game.num_players(), game.options)
        self.kind = game.rewards

    def current_player(self) -> Any:
        if self.held.ask() is not None:
            return pyspiel.PlayerId.CHANCE
        assert self.held.state is not None
        seat = self.held.state.to_move
        return pyspiel.PlayerId.TERMINAL if seat is None else seat

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.held.state is not None
        return sorted(self.held.state.actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        asked = self.held.ask()
        assert asked is not None, "a seat decides here, not chance"
        return sorted(zip(asked.outcomes, asked.chances, strict=True))

    def _apply_action(self, action: int) -> None:
        self.held.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.held.game.name(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.held.seats
        assert self.held.state is not None
        return rewards(self.held.state, self.kind)

    def resample_from_infostate(self, player: int, _: Any) -> Position:
        """A node that this player cannot tell from this one: what IS-MCTS searches in."""
        import random

        twin: Position = self.clone()
        assert self.held.state is not None
        twin.held.state = self.held.state.imagine(player, FastDealer(random.getrandbits(48)))
        return twin

    def seen(self, player: int) -> str:
        """What a seat knows. It is the whole of what lies there, not the way that led there."""
        if self.held.state is None:
            return ""
        return json.dumps([self.held.state.view(player), self.held.action != SETUP and self.held.told])

    def information_state_string(self, player: int | None = None) -> str:
        return self.seen(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        return self.seen(self.current_player() if player is None else player)

    def __str__(self) -> str:
        """All of it, for comparing: OpenSpiel writes it often. ``held.state`` draws itself."""
        held = self.held
        return json.dumps([None if held.state is None else held.state.data(), held.action, held.told])


class Observer:
    """The named numbers of a seat, for algorithms that take a tensor."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any]) -> None:
        import numpy as np

        self._seeing = seeing(game, seats, options)
        self.tensor: np.ndarray[Any, Any] = np.zeros(len(self._seeing.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Position, player: int) -> None:
        held = state.held.state
        self.tensor[:] = 0 if held is None else self._seeing.see(held, player)

    def string_from(self, state: Position, player: int) -> str:
        return state.seen(player)


def _options(text: str) -> dict[str, Any]:
    """``expansions:ships+stock;first:1``"""
    found: dict[str, Any] = {}
    for entry in filter(None, text.split(";")):
        word, _, value = entry.partition(":")
        found[word] = value.replace("+", ",")
    return found


def _game_class(name: str) -> tuple[Any, Any]:
    """The type of a game for OpenSpiel, and the class that makes it."""
    played = koopstad.game(name)
    kind = pyspiel.GameType(
        short_name=f"koopstad_{name}",
        long_name=played.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=played.seats[-1],
        min_num_players=played.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, played.seats[0]), "options": "", "rewards": "win"},
    )

    class Playable(pyspiel.Game):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            given = dict(params or {})
            seats = int(given.get("players", max(2, played.seats[0])))
            self.played = played
            self.options = played.agree(seats, _options(str(given.get("options", ""))))
            self.rewards = check_rewards(str(given.get("rewards", "win")))
            if seats not in played.seats:
                raise ValueError(f"{played.title} is for {played.seats[0]} to {played.seats[-1]} players")
            furthest = FURTHEST if self.rewards == "margin" else 1.0
            info = pyspiel.GameInfo(
                num_distinct_actions=len(played.catalogue.names),
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=seats,
                min_utility=-furthest,
                max_utility=furthest,
                max_game_length=LONGEST,
            )
            super().__init__(kind, info, given)

        def new_initial_state(self, _: str | None = None) -> Position:
            return Position(self)

        def max_chance_nodes_in_history(self) -> int:
            return LONGEST

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            return Observer(self.played, self.num_players(), _options_given(self.get_parameters()))

    return kind, Playable


def _options_given(params: Mapping[str, Any]) -> dict[str, Any]:
    return _options(str(params.get("options", "")))


def register(games: Sequence[str] = ()) -> None:
    """Makes the games known to ``pyspiel.load_game``; importing this module does it."""
    known = set(pyspiel.registered_names())
    for name in games or koopstad.game_names():
        if f"koopstad_{name}" not in known:
            pyspiel.register_game(*_game_class(name))


register()
