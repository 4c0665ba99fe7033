"""Whether a bot of somebody's own plays as a bot has to: ``koopstad lab check my_module:MyBot``."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

import koopstad
from koopstad.bots import Bot, Eyes, admit, bot, check_bot
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import BotError, OptionError
from koopstad.engine.game import Game


@dataclass
class Tried:
    """What a bot did at tables of one kind, where it had every seat."""

    game: str
    seats: int
    options: dict[str, Any]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    failures: list[str] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return self.seconds / max(1, self.decisions)


def tables(name: str | type[Bot], game: str = "") -> list[Tried]:
    """All kinds of tables of the games that it plays; of one that is named, an error if it does not."""
    name = admit(name)
    found: list[Tried] = []
    refused: OptionError | None = None
    for played in [koopstad.game(game)] if game else koopstad.playable()[0]:
        try:
            check_bot(played, name)
        except OptionError as error:
            refused = error
            continue
        for seats in played.seats:
            found += [Tried(played.id, seats, options) for options in _options(played, seats)]
    if not found and refused is not None:
        raise refused
    return found


def _options(game: Game, seats: int) -> list[dict[str, Any]]:
    """Plain, and with all expansions that go together."""
    both: list[dict[str, Any]] = [{}]
    for option in game.options:
        if option.name == "expansions":
            try:
                game.agree(seats, {"expansions": list(option.choices)})
            except OptionError:
                continue
            both.append({"expansions": list(option.choices)})
    return both


def trial(
    name: str | type[Bot],
    kinds: list[Tried],
    games: int = 1,
    seed: int = 1,
    progress: Callable[[int], None] | None = None,
) -> list[Tried]:
    name = admit(name)
    for kind in kinds:
        for number in range(games):
            _play(name, kind, Random(f"trial {number} of {seed}").getrandbits(48))
        if progress is not None:
            progress(1)
    return kinds


def _play(name: str, kind: Tried, seed: int) -> None:
    game = koopstad.game(kind.game)
    dealer = FastDealer(seed)
    state = game.start(kind.seats, kind.options, dealer)
    players = [bot(game.id, name, seed + seat) for seat in range(kind.seats)]
    kind.games += 1
    while (seat := state.to_move) is not None:
        eyes = Eyes(state, seat)
        started = perf_counter()
        try:
            action = players[seat].choose(eyes)
        except BotError as error:
            kind.failures.append(f"decision {kind.decisions + 1}: {error}")
            return
        took = perf_counter() - started
        kind.decisions += 1
        kind.seconds += took
        kind.longest = max(kind.longest, took)
        state.play(action, dealer)
