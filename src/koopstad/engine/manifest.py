"""What a game brings, and which games are installed.

A package adds a game with one entry point of the group ``koopstad.games`` that names its manifest. Parts are
named, not imported, so that whoever lists the games does not load them.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from koopstad.engine.errors import GameError, KoopstadError, OptionError
from koopstad.engine.reading import quoted

GROUP = "koopstad.games"


@dataclass(frozen=True)
class Manifest:
    """One game: where its parts stand. A part is written ``package.module:Name``."""

    id: str
    package: str  # it holds data/, words/ and scenarios/
    rules: str  # the class that plays it
    view: str  # the TypedDict that tells what a seat may know
    bots: dict[str, str] = field(default_factory=dict)  # the best first
    judgement: str = ""  # the class whose features bots learn from; without one they do not look ahead
    # Players with a taste of their own: by name, by how much they make more, or less, of something than it is
    # worth. It is a topic of the judgement, a category of the score sheet, or ``rivals``: what others get.
    characters: dict[str, dict[str, float]] = field(default_factory=dict)
    # How much weak levels of play give away in this game, where it is not the usual: by the name of the level
    # the stakes of the judgement that halve the chance of a choice. A ladder tells whether it is well chosen.
    gives: dict[str, float] = field(default_factory=dict)
    # Where lines are cheap: the strongest looks at as many as it would with so many times its budget.
    ample: float = 1.0
    terminal: str = ""  # the class that draws it in a terminal; without one it is told in words
    # What the balance lab weighs: verbs of actions whose first thing (a card, a route) may be worth more.
    weighed: tuple[str, ...] = ()
    # Where their costs are printed: by verb the kind of thing, the table, the columns to add up.
    costs: dict[str, tuple[str, str, tuple[str, ...]]] = field(default_factory=dict)
    ends: tuple[str, ...] = ()  # actions that do nothing but end a turn: a plan need not tell them
    clock: str = ""  # the number of a position that counts rounds; without one, parts of a game are counted
    web: str = ""  # the folder of the browser client that draws it; without one it is told in words

    def folder(self) -> Traversable:
        return files(self.package)


def attempt(what: str, load: Callable[[], Any]) -> Any:
    """Whatever goes wrong in somebody's package is one sentence."""
    try:
        return load()
    except KoopstadError:
        raise
    except Exception as error:
        raise GameError(f"{what} cannot be loaded: {type(error).__name__}: {error}") from error


def part(name: str) -> Any:
    """What ``package.module:Name`` names."""
    module, _, attribute = name.partition(":")
    return attempt(name, lambda: getattr(import_module(module), attribute))


@cache
def entry_point(group: str) -> dict[str, EntryPoint]:
    return {found.name: found for found in sorted(entry_points(group=group), key=lambda found: found.name)}


def installed() -> tuple[str, ...]:
    """The ids of all games, in the order of the alphabet."""
    return tuple(entry_point(GROUP))


@cache
def manifest(game: str) -> Manifest:
    found = entry_point(GROUP).get(game)
    if found is None:
        raise OptionError(f"there is no game {quoted(game)}; the games are {', '.join(installed())}")
    named: Manifest = attempt(f"the game {game!r}", found.load)
    if named.id != game:
        raise OptionError(f"the entry point {game!r} brings the manifest of {named.id!r}")
    return named
