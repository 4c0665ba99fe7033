"""``koopstad`` alone, at a terminal: what would you like to do?"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import typer

from koopstad.cli.commands.play import play
from koopstad.cli.commands.serve import serve
from koopstad.cli.common import find_language
from koopstad.cli.sentences import Sentences

LEAVE = ("q", "quit", "exit")
PORTS = range(8000, 8010)


def at_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def ask() -> None:
    words = Sentences(find_language(""))
    typer.echo(words.text("start-title"))
    wishes = ("browser", "terminal", "host")
    wish = choose(words, "start-which", [words.text(f"start-{each}") for each in wishes])
    if wish is None:
        return
    if wishes[wish] == "terminal":
        play_in_the_terminal(words)
    else:
        serve_tables(words, "0.0.0.0" if wishes[wish] == "host" else "127.0.0.1")


def serve_tables(words: Sentences, host: str) -> None:
    from koopstad.server.ports import first_free

    typer.echo(words.text("start-serving"))
    serve(host=host, port=first_free(host, PORTS), open_browser=True)


def play_in_the_terminal(words: Sentences) -> None:
    import koopstad

    names = koopstad.game_names()
    place = choose(words, "start-which-game", [koopstad.game(name).title for name in names])
    if place is not None:
        play(names[place])


def choose(words: Sentences, question: str, choices: Sequence[str]) -> int | None:
    """The place of what was chosen; Enter takes the first, ``q`` and the end of the input nothing."""
    for number, choice in enumerate(choices, start=1):
        typer.echo(f"  {number}  {choice}")
    while True:
        try:
            answer = input(words.text(question, last=len(choices)) + " ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            typer.echo()
            return None
        if answer in LEAVE:
            return None
        if answer in map(str, range(1, len(choices) + 1)) or not answer:
            return int(answer or "1") - 1
        typer.echo(words.text("start-not-there", last=len(choices)))
