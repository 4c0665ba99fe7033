"""``koopstad play``"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from koopstad.cli.common import (
    EditionFile,
    Language,
    fail,
    find_game,
    find_language,
    naming,
    read_bots,
    read_options,
    read_record,
)

if TYPE_CHECKING:
    from koopstad.engine.game import Game
    from koopstad.table import Seat

SEATS = 3  # unless said otherwise, as far as the game is for so many


def play(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="A game by its name; `koopstad games` lists them.")
    ] = "",
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="How many play, you included. Without it: 3.", min=1)
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B",
            help="Who sits in the other seats: bots by name, or human for somebody who shares your screen; "
            "the last one named fills the seats that are left. Without it: the best bot.",
        ),
    ] = "",
    name: Annotated[str, typer.Option(help="Your name.")] = "Player 1",
    seed: Annotated[
        str | None, typer.Option(metavar="S", help="Any text: the same seed deals the same game.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game, as often as needed.")
    ] = None,
    edition: EditionFile = None,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FILE", exists=True, dir_okay=False, help="Go on with a saved game."),
    ] = None,
    language: Language = "",
) -> None:
    """Play a game in the terminal, against bots or with friends.

    Choose by number or by notation; type [bold]help[/bold] during the game for more.

    Examples:

      koopstad play tickets

      koopstad play tickets --seats 4 --bots greedy,greedy,random --seed canal

      koopstad play tickets --bots human --option first=1

      koopstad play --resume tickets.koopstad
    """
    from rich.console import Console

    from koopstad.cli.play import Play
    from koopstad.table import open_table, resume_table

    spoken = find_language(language)
    if resume is not None:
        if game or bots or option or seed is not None or seats is not None:
            fail("a resumed game has its seats, bots, options and seed; leave them out")
        with naming(resume):
            record, played = read_record(resume, edition)
            table = resume_table(record, played)
    elif game:
        played = find_game(game, edition)
        options = read_options(played, option or [])
        table = open_table(played, _seats(played, seats, bots, name), options, seed)
    else:
        fail("name a game, for example: koopstad play tickets")
    table.language = spoken
    sitting = Play(table, Console(highlight=False, markup=False, emoji=False), resume)
    if resume is None:
        sitting.tell_of_another()
    sitting.run()


def _seats(game: Game, number: int | None, bots: str, name: str) -> tuple[Seat, ...]:
    """You first, then the others in the order they were named."""
    from koopstad.bots import bots as known
    from koopstad.engine.errors import OptionError
    from koopstad.table import proper_name, seats

    named = read_bots(game, bots, ("human",))
    if number is None:
        number = len(named) + 1 if named else min(max(SEATS, game.seats[0]), game.seats[-1])
    if number not in game.seats:
        raise OptionError(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {number}")
    if len(named) > number - 1:
        raise OptionError(f"with {number} seats there is room for {number - 1} others, not {len(named)}")
    named = named or [known(game.id)[0]]
    return seats([proper_name(name, 0)], [*named, *[named[-1]] * (number - 1 - len(named))])
