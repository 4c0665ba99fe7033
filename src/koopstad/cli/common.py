"""What the commands share: arguments, files, and errors in one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

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
    typer.Option("--edition", metavar="FILE", help="An edition file with values of your own box."),
]
RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="The record of a game.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]


def fail(message: str, status: int = WRONG) -> NoReturn:
    """One clear sentence on the error output, and the exit status."""
    typer.echo(f"koopstad: {message}", err=True)
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
    return record, koopstad.game(record.header.game, edition)


def check_known(kind: str, name: str, known: Sequence[str]) -> None:
    """Refuses an unknown name, and says which one was probably meant."""
    from koopstad.engine.errors import OptionError

    if name in known:
        return
    near = get_close_matches(name.lower(), known, 1, 0.5)
    meant = f"; did you mean {near[0]!r}?" if near else ""
    raise OptionError(f"there is no {kind} {quoted(name)}{meant} (known: {', '.join(known)})")


def read_options(game: Game, given: Iterable[str]) -> dict[str, object]:
    """``key=value`` from the command line; the game checks the values."""
    from koopstad.engine.errors import OptionError

    options: dict[str, object] = {}
    for text in given:
        key, separator, value = text.partition("=")
        if not separator:
            raise OptionError(f"an option is written key=value, not {quoted(text)}")
        check_known("option", key.strip(), [option.name for option in game.options])
        options[key.strip()] = value.strip()
    return options


def read_bots(game: Game, names: str, more: Sequence[str] = ()) -> list[str]:
    """``greedy,random``"""
    from koopstad.bots import bots

    listed = [name.strip() for name in names.split(",") if name.strip()]
    for name in listed:
        check_known(f"bot for {game.id}", name, (*bots(game.id), *more))
    return listed
