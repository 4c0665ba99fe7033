"""Koopstad plays merchant-city board games: rules, records, bots.

>>> import koopstad
>>> game = koopstad.game("tickets")
>>> state = game.start(seats=3)
"""

from functools import cache
from importlib.metadata import version

from koopstad.engine.errors import KoopstadError
from koopstad.engine.game import Game
from koopstad.engine.manifest import installed, manifest, part
from koopstad.engine.printed import Edition
from koopstad.engine.state import State

__version__ = version("koopstad")


def game_names() -> tuple[str, ...]:
    """The ids of all games that are installed."""
    return installed()


def game(name: str, edition: Edition = None) -> Game[State]:
    """A game by its id, with the printed values of an edition file if one is named."""
    return _printed(name) if edition is None else _read(name, edition)


@cache
def _printed(name: str) -> Game[State]:
    return _read(name, None)


def _read(name: str, edition: Edition) -> Game[State]:
    made: Game[State] = part(manifest(name).rules)(edition)
    return made


__all__ = ["Game", "KoopstadError", "State", "__version__", "game", "game_names"]
