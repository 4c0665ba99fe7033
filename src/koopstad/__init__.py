"""Koopstad plays merchant-city board games: rules, records, bots.

Examples:
    >>> import koopstad
    >>> game = koopstad.game("tickets")
    >>> state = game.start(seats=3)

The usual things are here; each is loaded when it is first used.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from koopstad.engine.errors import GameError, KoopstadError
from koopstad.engine.game import Game
from koopstad.engine.manifest import attempt, installed, manifest, part
from koopstad.engine.printed import Edition, shipped
from koopstad.engine.state import State

if TYPE_CHECKING:
    from koopstad.bots import Bot, Eyes, bot
    from koopstad.engine.chance import courses
    from koopstad.engine.dealer import DuplicateDealer, FairDealer, FastDealer, ScriptedDealer
    from koopstad.engine.errors import ActionError, BotError, OptionError, RecordError
    from koopstad.engine.record import Record
    from koopstad.engine.record import read as read_record
    from koopstad.lab.simulate import simulate
    from koopstad.table import open_table, seats
    from koopstad.table.replay import replay

__version__ = version("koopstad")

_ELSEWHERE = {
    "koopstad.bots": "Bot Eyes bot",
    "koopstad.engine.chance": "courses",
    "koopstad.engine.dealer": "DuplicateDealer FairDealer FastDealer ScriptedDealer",
    "koopstad.engine.errors": "ActionError BotError OptionError RecordError",
    "koopstad.engine.record": "Record read_record",
    "koopstad.lab.simulate": "simulate",
    "koopstad.table": "open_table seats",
    "koopstad.table.replay": "replay",
}
_PLACES = {name: module for module, names in _ELSEWHERE.items() for name in names.split()}


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module 'koopstad' has no attribute {name!r}")
    return getattr(import_module(_PLACES[name]), name.removesuffix("_record"))


def __dir__() -> list[str]:
    return sorted({*globals(), *_PLACES})


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
    """A game by its id; with the printed values of an edition, if one is named.

    ``editions`` lists those that come with a game; or give the path of an edition file.
    """
    if edition is None or edition in editions(name):
        return _printed(name, edition if edition is None else str(edition))
    return _read(name, edition)


@cache
def editions(name: str) -> tuple[str, ...]:
    """The names of the editions that come with a game, beside the one that is played without a name."""
    return tuple(shipped(manifest(name).folder() / "data"))


def game_of(record: "Record") -> Game[State]:
    """The game that a record was played with, if its edition comes with it; else the plain one."""
    header = record.header
    found = [game(header.game, edition) for edition in (None, *editions(header.game))]
    return next((each for each in found if each.edition == header.edition), found[0])


@cache
def _printed(name: str, edition: str | None) -> Game[State]:
    return _read(name, edition)


def _read(name: str, edition: Edition) -> Game[State]:
    rules = part(manifest(name).rules)
    made: Game[State] = attempt(f"the game {name!r}", lambda: rules(edition))
    return made


__all__ = [
    "ActionError",
    "Bot",
    "BotError",
    "DuplicateDealer",
    "Eyes",
    "FairDealer",
    "FastDealer",
    "Game",
    "KoopstadError",
    "OptionError",
    "Record",
    "RecordError",
    "ScriptedDealer",
    "State",
    "__version__",
    "bot",
    "courses",
    "editions",
    "game",
    "game_names",
    "game_of",
    "open_table",
    "playable",
    "read_record",
    "replay",
    "seats",
    "simulate",
]
