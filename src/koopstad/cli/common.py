"""What the commands share: arguments, files, and errors in one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from typer.core import TyperCommand

from koopstad.engine.reading import quoted

if TYPE_CHECKING:
    from koopstad.engine.game import Game
    from koopstad.engine.record import Record

WRONG, FAILED = 2, 1  # exit statuses: wrong use or input; a check that failed

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game by its name; `koopstad games` lists them.")
]
EditionFile = Annotated[
    Path | None,
    typer.Option(
        "--edition",
        metavar="FILE",
        help="An edition file with values of your own box; or the name of one that comes with the game.",
    ),
]
RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="The record of a game.")
]
Language = Annotated[
    str,
    typer.Option(metavar="XX", help="en, nl, fr, hu or de. Without it: the language of your system."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
Workers = Annotated[int, typer.Option(metavar="N", help="How many processes.", min=1)]


def fail(message: str, status: int = WRONG) -> NoReturn:
    """One clear sentence on the error output, and the exit status. Nothing in it steers the terminal."""
    shown = "".join(letter if letter.isprintable() or letter == "\n" else " " for letter in message)
    typer.echo(f"koopstad: {shown}", err=True)
    raise typer.Exit(status)


def print_json(data: Any) -> None:
    import json

    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


def find_game(name: str, edition: Path | None = None) -> Game:
    import koopstad

    check_known("game", name, koopstad.game_names())
    return koopstad.game(name, edition)


def read_record(path: Path, edition: Path | None = None) -> tuple[Record, Game]:
    """A record and the game it belongs to."""
    import koopstad
    from koopstad.engine.errors import RecordError
    from koopstad.engine.record import read

    record = read(path)
    if record.header.game not in koopstad.game_names():
        raise RecordError(f"there is no game {quoted(record.header.game)}", 1)
    played = koopstad.game_of(record) if edition is None else koopstad.game(record.header.game, edition)
    return record, played


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """What is wrong with a record is told with the name of its file."""
    from koopstad.engine.errors import OptionError, RecordError

    try:
        yield
    except RecordError as error:
        raise RecordError(error.message, error.line, str(path)) from None
    except OptionError as error:  # a bot that nobody has here
        raise OptionError(f"{path}: {error}") from None


class SharedOut(TyperCommand):
    """A command with ``--ray [ADDRESS]``: alone it means a Ray of this machine.

    What follows belongs to it only if it can be an address, so that the name of a game may follow too.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        given = list(args)
        if "--ray" in given:
            after = given.index("--ray") + 1
            if after == len(given) or not _is_address(given[after]):
                given.insert(after, "local")
        return super().parse_args(ctx, given)


def _is_address(text: str) -> bool:
    return text in ("auto", "local") or (":" in text and not text.startswith("-"))


Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="[ADDRESS]",
        help="Share the work out to a Ray cluster: auto, ray://HOST:10001; alone, one of this machine.",
    ),
]


def check_known(kind: str, name: str, known: Sequence[str]) -> None:
    """Refuses an unknown name, and says which one was probably meant."""
    from koopstad.engine.errors import OptionError

    if name in known:
        return
    near = get_close_matches(name.lower(), known, 1, 0.5)
    meant = f"; did you mean {near[0]!r}?" if near else ""
    raise OptionError(f"there is no {kind} {quoted(name)}{meant} (known: {', '.join(known)})")


def read_options(game: Game, given: Iterable[str]) -> dict[str, object]:
    """``key=value`` from the command line; the game checks the values. A list may be given bit by bit."""
    from koopstad.engine.errors import OptionError

    known = {option.name: option for option in game.options}
    options: dict[str, object] = {}
    for text in given:
        key, separator, value = (part.strip() for part in text.partition("="))
        if not separator:
            raise OptionError(f"an option is written key=value, not {quoted(text)}")
        check_known("option", key, list(known))
        if key in options and not known[key].many:
            raise OptionError(f"option {key!r} takes one value, and was given two")
        options[key] = f"{options[key]},{value}" if key in options else value
    return options


def find_language(wanted: str) -> str:
    """The language that was asked for; else that of the system, as far as the games are told in it."""
    import os

    from koopstad.engine.words import LANGUAGES

    if wanted:
        check_known("language", wanted.lower(), LANGUAGES)
        return wanted.lower()
    names = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    first = next((name for name in names if name), "")
    return next((language for language in LANGUAGES if first.lower().startswith(language)), "en")


def read_bots(game: Game, names: str, more: Sequence[str] = ()) -> list[str]:
    """``greedy,master@5``; with a colon, one of your own: ``my_module:MyBot``, ``run:node bot.js``.

    One of ours may judge by a file of weights: ``master+weights.json``.
    """
    from koopstad.bots import TIMED, admit, bots, check_bot
    from koopstad.bots.levels import LEARNER
    from koopstad.bots.own import WEIGHED

    listed = [name.strip() for name in names.split(",") if name.strip()]
    for name in listed:
        known = name.partition(WEIGHED)[0].partition(TIMED)[0]
        if ":" not in name and known != LEARNER:
            check_known(f"bot for {game.id}", known, (*bots(game.id), *more))
        if name not in more:
            check_bot(game, admit(name))
    return listed
