"""Bots that others wrote: which there are, and what keeps a faulty one from doing harm.

Text that names code to run is never taken from a stranger: a table of a server and a saved game may name only
what was *admitted* on this machine, by an installed package (entry points of the group ``koopstad.bots``), by
the variable ``KOOPSTAD_BOTS``, or by the command or program that is running.
"""

import os
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from operator import index
from pathlib import Path
from typing import Any, Final

from koopstad.bots.levels import LEARNER
from koopstad.bots.program import ProgramBot
from koopstad.engine.bot import Bot, Eyes, Reason
from koopstad.engine.errors import BotError, GameError, OptionError
from koopstad.engine.manifest import attempt, entry_point, part
from koopstad.engine.reading import quoted

GROUP: Final = "koopstad.bots"
VARIABLE: Final = "KOOPSTAD_BOTS"
RUN: Final = "run:"  # begins the name of a program: ``run:node bot.js``
WEIGHED: Final = "+"  # before the file of weights by which a bot judges: ``master+my-weights.json``
_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")
_CLASS: Final = re.compile(r"[\w.]+:[\w.]+")

Maker = Callable[[int], Bot]  # a class of bots, given the seed
_ADMITTED: Final[dict[str, Any]] = {}  # by name: a Maker, or the text that names one


class Guarded(Bot):
    """A bot of somebody else: whatever goes wrong in it, and whatever is not legal, is a ``BotError``."""

    def __init__(self, seed: int, name: str, bot: Bot) -> None:
        super().__init__(seed)
        self._name = name
        self._bot = bot

    def choose(self, eyes: Eyes) -> int:
        try:
            action = index(self._bot.choose(eyes))  # a number of numpy, too
        except BotError:
            raise
        except Exception as error:
            raise BotError(f"{quoted(self._name)} failed: {type(error).__name__}: {error}") from error
        if action not in eyes.actions():
            known = 0 <= action < len(eyes.game.catalogue.names)
            chosen = eyes.game.name(action) if known else action
            raise BotError(f"{quoted(self._name)} chose {quoted(chosen)}, which is not legal")
        return action

    def reason(self, eyes: Eyes) -> Reason | None:
        return None


def admit(bot: str | Maker) -> str:
    """Lets a bot play in this process; returns its name. ``my_module:MyBot``, ``run:COMMAND``, or a class.

    Also one of ours that judges by a file of weights, ``master+my.json``, or that plays to be learned from.
    """
    if callable(bot):
        name = f"{bot.__module__}:{bot.__qualname__}"
        _ADMITTED[name] = bot
        return name
    if bot.startswith(RUN) or bot == LEARNER or WEIGHED in bot:
        _ADMITTED[bot] = bot
    elif _CLASS.fullmatch(bot):
        _ADMITTED.setdefault(bot, bot)
    return bot


def is_admitted(name: str) -> bool:
    """Whether somebody let this bot play in this process."""
    return name in _ADMITTED


def own_bots(game: str) -> tuple[str, ...]:
    """The names that packages and ``KOOPSTAD_BOTS`` give to bots of their own that play this game."""
    return tuple([name for name in {**entry_point(GROUP), **configured()} if _plays(name, game)])


def _plays(name: str, game: str) -> bool:
    try:
        make(game, name, 0)
    except OptionError:
        return False  # it says why when it is asked for
    return True


def make(game: str, name: str, seed: int) -> Bot | None:
    """The bot of this name; None where nobody admitted one; an error for whatever is wrong with it."""
    try:
        return _make(game, name, seed)
    except GameError as error:  # somebody's module that cannot be loaded
        raise OptionError(str(error)) from error


def _make(game: str, name: str, seed: int) -> Bot | None:
    what = _ADMITTED.get(name) or configured().get(name)
    if what is None and name in entry_point(GROUP):
        what = attempt(f"the bot {name!r}", entry_point(GROUP)[name].load)
    if what is None:
        return None
    if isinstance(what, str) and what.startswith(RUN):
        command = what.removeprefix(RUN)
        _check_command(command)
        return Guarded(seed, name, ProgramBot(seed, command))
    if isinstance(what, str) and not _CLASS.fullmatch(what):
        return None  # one of ours, by a name that nobody has
    maker = _class(what) if isinstance(what, str) else what
    games = getattr(maker, "games", ())  # those it plays; without it, all
    if games and game not in games:
        raise OptionError(f"the bot {quoted(name)} plays {', '.join(games)}, not {game}")
    made = attempt(f"the bot {name!r}", lambda: maker(seed))
    if not hasattr(made, "choose"):
        raise OptionError(f"{quoted(name)} is no bot: it has no method `choose`")
    return Guarded(seed, name, made)


def _class(name: str) -> Any:
    """A class of an installed module, or of one in the current folder."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    return part(name)


def _check_command(command: str) -> None:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise OptionError(f"{quoted(RUN + command)} is no command: {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise OptionError(f"there is no program {quoted(words[0] if words else '')} to run")


def configured() -> dict[str, str]:
    """``KOOPSTAD_BOTS="clever=my_module:MyBot; quick=run:./quick"``"""
    found = {}
    for entry in os.environ.get(VARIABLE, "").split(";"):
        if entry.strip():
            name, _, what = (part.strip() for part in entry.partition("="))
            if not _NAME.fullmatch(name) or not (_CLASS.fullmatch(what) or what.startswith(RUN)):
                raise OptionError(
                    f"{VARIABLE} has {quoted(entry.strip())}; write name=module:Class or name=run:COMMAND"
                )
            found[name] = what
    return found
