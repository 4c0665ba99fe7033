"""Koopstad plays merchant-city board games: rules, records, bots.

>>> import koopstad
>>> game = koopstad.game("tickets")
>>> state = game.start(seats=3)
"""

from functools import cache
from importlib import import_module
from importlib.metadata import version

from koopstad.engine.errors import KoopstadError, OptionError
from koopstad.engine.game import Game
from koopstad.engine.printed import Edition
from koopstad.engine.reading import quoted

__version__ = version("koopstad")

# The id of each game and the class that plays it.
_GAMES = {"amsterdam": "Amsterdam", "hamburg": "Hamburg", "tickets": "Tickets"}


def game_names() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(_GAMES)


def game(name: str, edition: Edition = None) -> Game:
    """A game by its id, with the printed values of an edition file if one is named."""
    if name not in _GAMES:
        raise OptionError(f"there is no game {quoted(name)}; the games are {', '.join(_GAMES)}")
    return _printed(name) if edition is None else _read(name, edition)


@cache
def _printed(name: str) -> Game:
    return _read(name, None)


def _read(name: str, edition: Edition) -> Game:
    made: Game = getattr(import_module(f"koopstad.games.{name}"), _GAMES[name])(edition)
    return made


__all__ = ["Game", "KoopstadError", "__version__", "game", "game_names"]
