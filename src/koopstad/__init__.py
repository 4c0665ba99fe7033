"""Koopstad plays merchant-city board games: rules, records, bots.

>>> import koopstad
>>> game = koopstad.game("tickets")
>>> state = game.start(seats=3)
"""

from functools import cache
from importlib.metadata import version

from koopstad.engine.errors import GameError, KoopstadError
from koopstad.engine.game import Game
from koopstad.engine.manifest import attempt, installed, manifest, part
from koopstad.engine.printed import Edition
from koopstad.engine.state import State

__version__ = version("koopstad")


def game_names() -> tuple[str, ...]:
    """The ids of all games that are installed."""
    return installed()


@cache
def playable() -> tuple[tuple[Game[State], ...], tuple[str, ...]]:
    """All games that can be loaded, and a sentence for each of the others."""
    found: list[Game[State]] = []
    broken = []
    for name in game_names():
        try:
            found.append(game(name))
        except GameError as error:
            broken.append(str(error))
    return tuple(found), tuple(broken)


def game(name: str, edition: Edition = None) -> Game[State]:
    """A game by its id, with the printed values of an edition file if one is named."""
    return _printed(name) if edition is None else _read(name, edition)


@cache
def _printed(name: str) -> Game[State]:
    return _read(name, None)


def _read(name: str, edition: Edition) -> Game[State]:
    rules = part(manifest(name).rules)
    made: Game[State] = attempt(f"the game {name!r}", lambda: rules(edition))
    return made


__all__ = ["Game", "KoopstadError", "State", "__version__", "game", "game_names", "playable"]
