"""Language: Fluent catalogues, one per game and one for what all share, in ``words/<language>.ftl``.

The numbered rules of a game are a catalogue of their own, ``words/rules/<language>.ftl``; so is what only a
terminal says, ``words/terminal/<language>.ftl``. A game must have English; where it lacks another language
it is told in English.
"""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import count, takewhile

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from koopstad.engine.errors import KoopstadError
from koopstad.engine.events import Args, Event
from koopstad.engine.manifest import manifest
from koopstad.engine.reading import read_number
from koopstad.engine.refusal import Refusal

LANGUAGES = ("en", "nl", "fr", "hu", "de")

_KEY = re.compile(r"@([\w-]+)")


class Words:
    """The words of one game in one language."""

    def __init__(
        self,
        game: str,
        language: str,
        players: Sequence[str] = (),
        *,
        terminal: bool = False,
        renamed: str = "",
    ) -> None:
        self.game = game
        self.language = language
        self.players = tuple(players)  # names of the seats; without them they are numbered
        self.renamed = renamed  # what an edition calls otherwise (``Game.renamed``)
        self._bundle = _bundle(game, language, terminal, renamed)

    def at_terminal(self) -> "Words":
        """The same, and what only a terminal says."""
        return Words(self.game, self.language, self.players, terminal=True, renamed=self.renamed)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def text(self, key: str, **args: str | int) -> str:
        if not self._bundle.has_message(key):
            raise KoopstadError(f"the catalogue of {self.game} has no message {key!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KoopstadError(f"the message {key!r} of {self.game} has no text")
        text, errors = self._bundle.format_pattern(pattern, self._worded(args))
        if errors:
            raise KoopstadError(f"the message {key!r} of {self.game} does not fit its use: {errors[0]}")
        return str(text)

    def _worded(self, args: Args) -> Args:
        """Keys in arguments (``@card-pink+@card-joker``) become text, which may use the other arguments.

        A ``seat`` also gets a ``player``.
        """
        plain = {name: value for name, value in args.items() if not str(value).startswith("@")}
        worded = {
            name: _KEY.sub(lambda key: self.text(key[1], **plain), value)
            if isinstance(value, str) and value.startswith("@")
            else value
            for name, value in args.items()
        }
        if "seat" in args and "player" not in args:
            seat = int(args["seat"])
            worded["player"] = self.players[seat] if self.players else self.text("seat", number=seat + 1)
        return worded

    def refusal(self, refusal: Refusal) -> str:
        """``AMS-8.14: the barge is not at a crane``"""
        reason = self.text(f"why-{refusal.key}", **refusal.args)
        return f"{refusal.rule}: {reason}" if refusal.rule else reason

    def event(self, event: Event, seat: int | None) -> str:
        key, args = event.heard_by(seat)
        return self.text(f"log-{key}", **args)


def languages(game: str) -> tuple[str, ...]:
    """The languages that a game is told in."""
    folder = manifest(game).folder() / "words"
    return tuple([language for language in LANGUAGES if (folder / f"{language}.ftl").is_file()])


def changes(game: str, before: str, now: str) -> list[str]:
    """The messages that tell what was changed in the rules since version ``before``: ``changed-2-1``, ...

    They stand with the game's other words, so that a table of older rules can be told before it goes on.
    """
    first, last = read_number(before), read_number(now)
    if first is None or last is None:
        return []
    said = english(game)
    versions = [
        takewhile(said.has, (f"changed-{version}-{number}" for number in count(1)))
        for version in range(first + 1, last + 1)
    ]
    return [key for keys in versions for key in keys]


def spoken(game: str, language: str) -> str:
    """The language in which a game is told to whoever reads ``language``."""
    return language if language in languages(game) else "en"


def sources(game: str, language: str, terminal: bool = False) -> list[str]:
    """The catalogues of a game as they are written, for whoever has a Fluent of his own.

    ``terminal``: also what only a terminal says (``words/terminal/``), which a game may do without.
    """
    file = f"{spoken(game, language)}.ftl"
    folders = [folder / "words" for folder in (files("koopstad"), manifest(game).folder())]
    paths = [folder / file for folder in folders]
    if terminal:
        paths += [path for folder in folders if (path := folder / "terminal" / file).is_file()]
    return [path.read_text(encoding="utf-8") for path in paths]


@cache
def rules(game: str, language: str = "en") -> dict[str, str]:
    """Every rule, ruling and example of a game by its number (``AMS-8.14``), in a sentence of our own."""
    folder = manifest(game).folder() / "words" / "rules"
    path = folder / f"{language}.ftl"
    if not path.is_file():
        path = folder / "en.ftl"
    resource = FluentResource(path.read_text(encoding="utf-8"))
    bundle = FluentBundle([path.name.removesuffix(".ftl")], use_isolating=False)
    bundle.add_resource(resource)
    numbers = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    # Fluent allows no point in a name.
    return {number.replace("_", "."): _plain(bundle, number) for number in numbers}


def _plain(bundle: FluentBundle, key: str) -> str:
    pattern = bundle.get_message(key).value
    return "" if pattern is None else str(bundle.format_pattern(pattern)[0])


@cache
def _bundle(game: str, language: str, terminal: bool, renamed: str) -> FluentBundle:
    """Read once, and shared by every table."""
    bundle = FluentBundle([spoken(game, language)], use_isolating=False)  # numbers are worded as it does
    for source in sources(game, language, terminal):
        bundle.add_resource(FluentResource(source))
    if renamed:
        bundle.add_resource(FluentResource(renamed), allow_overrides=True)
    return bundle


@cache
def words(game: str, language: str = "en") -> Words:
    return Words(game, language)


def english(game: str) -> Words:
    return words(game, "en")
