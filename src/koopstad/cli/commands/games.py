"""``koopstad games``"""

from __future__ import annotations

import typer

from koopstad.cli.common import AsJson, print_json


def games(json: AsJson = False) -> None:
    """List the games, who can play them, and their options.

    Example:  koopstad games
    """
    import koopstad
    from koopstad.bots import bots

    played, broken = koopstad.playable()
    for sentence in broken:
        typer.echo(f"koopstad: {sentence}", err=True)
    if json:
        print_json(
            [
                {
                    "game": game.id,
                    "title": game.title,
                    "seats": list(game.seats),
                    "rules": game.rules,
                    "edition": game.edition,
                    "bots": list(bots(game.id)),
                    "options": [
                        {
                            "name": option.name,
                            "default": option.default,
                            "choices": list(option.choices),
                            "many": option.many,
                            "says": option.says,
                        }
                        for option in game.options
                    ],
                }
                for game in played
            ]
        )
        return

    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False)
    for game in played:
        console.print(
            Text.assemble((game.id, "bold"), f"  {game.title}, {game.seats[0]} to {game.seats[-1]} seats")
        )
        console.print(f"  bots: {', '.join(bots(game.id))}")
        for option in game.options:
            choices = " | ".join(map(str, option.choices))
            console.print(Text(f"  --option {option.name}={choices}  (default {option.default})"))
            console.print(Text(f"      {option.says}", "dim"))
