"""``koopstad review``"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from koopstad.cli.common import (
    AsJson,
    EditionFile,
    Language,
    RecordFile,
    fail,
    find_language,
    naming,
    print_json,
    read_record,
)

if TYPE_CHECKING:
    from koopstad.bots.review import Review, Sentence, Step, Turn
    from koopstad.engine.game import Game
    from koopstad.engine.record import Record
    from koopstad.engine.words import Words


def review(
    file: RecordFile,
    every: Annotated[
        bool, typer.Option("--all", help="Every decision that gave something away, not only the dearest.")
    ] = False,
    play_on: Annotated[
        int | None,
        typer.Option(
            "--play-on",
            metavar="N",
            help="Save the game as it was before move N, to play on from there.",
            min=1,
        ),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to save it. [default: FILE-N.koopstad]")
    ] = None,
    edition: EditionFile = None,
    json: AsJson = False,
    language: Language = "",
) -> None:
    """Look at a finished game once more: who was ahead when, what decisions gave away, and what was luck.

    Points are those that a bot which has learned the game expects at the end. The account of each player
    closes: what was promised at the start, luck, own decisions beside usual play, those of others, and the
    rest, which nobody foresaw, make the points at the end.

    Examples:

      koopstad review game.koopstad

      koopstad review game.koopstad --play-on 41
    """
    from koopstad.bots.review import check as may_be_reviewed
    from koopstad.bots.review import review as look_again
    from koopstad.cli.progress import progress
    from koopstad.engine.verify import check

    with naming(file):
        record, game = read_record(file, edition)
        check(record, game)
        may_be_reviewed(record, game)
    if play_on is not None:
        _play_on(file, record, game, play_on, out)
        return
    with progress("moves", len(record.lines), quiet=json) as done:
        found = look_again(record, game, done)
    if json:
        from msgspec import to_builtins

        print_json(to_builtins(found))
    else:
        _print(found, record, game, find_language(language), every)


def _play_on(file: Path, record: Record, game: Game, line: int, out: Path | None) -> None:
    """The deal goes on as it would have gone on: outcome for outcome from the same seed.

    Whoever decided there is the one person. Other bots that played do so again, and for people the usual one.
    """
    from koopstad.bots import bots
    from koopstad.cli.files import ENDING
    from koopstad.engine.errors import RecordError
    from koopstad.engine.record import Pause, Record, Seal
    from koopstad.table import proper_name

    assert isinstance(record.end, Seal)
    if line > len(record.lines):
        fail(f"the record has moves 1 to {len(record.lines)}, not {line}")
    if not record.end.seed:
        raise RecordError("the seed of the deal is not in this record, so nobody can deal on from it")
    path = out or file.with_name(f"{file.stem}-{line}{ENDING}")
    if path.exists():
        fail(f"{path} exists already; name another file with --out")
    names = record.end.players or record.header.players
    mover = record.lines[line - 1].seat
    if len(names) != record.header.seats:
        names = [""] * record.header.seats
    played = [_bot_called(name, game) for name in names]
    usual = bots(game.id)[0]
    players = [
        f"bot:{bot or usual}" if seat != mover else proper_name("" if bot else name, seat)
        for seat, (name, bot) in enumerate(zip(names, played, strict=True))
    ]
    Record(record.header, record.lines[: line - 1], Pause(players=players, seed=record.end.seed)).save(path)
    typer.echo(f"koopstad play --resume {path}")


def _bot_called(name: str, game: Game) -> str:
    """The bot that is called so where it plays (``Greedy``, ``Master@0.1 2``); nothing for anybody else.

    A record cannot name a program to be run, nor a file to be read.
    """
    from koopstad.bots import bots, check_bot
    from koopstad.engine.errors import OptionError

    called = re.fullmatch(r"((\w+)(?:@[\d.]+)?)(?: \d+)?", name.lower())
    if called is None or called[2] not in bots(game.id):
        return ""
    try:
        check_bot(game, called[1])
    except OptionError:
        return ""
    return called[1]


def _print(found: Review, record: Record, game: Game, language: str, every: bool) -> None:
    from rich.console import Console
    from rich.table import Table as Grid
    from rich.text import Text

    from koopstad.bots.review import POINT, percent
    from koopstad.cli.commands.replay import record_words
    from koopstad.drawing.curve import curve
    from koopstad.drawing.menu import MINUS

    words = record_words(record, game, language)
    console = Console(highlight=False, markup=False, emoji=False)

    console.print(Text(words.text("review-chances"), "bold"))
    width = max(20, min(72, console.width - max(len(name) for name in words.players) - 19))
    for seat, name in enumerate(words.players):
        line = [found.chances[seat], *(step.chances[seat] for step in found.steps)]
        shown = Text.assemble(f"  {name:<{max(len(each) for each in words.players)}}  ", curve(line, width))
        console.print(shown + Text(f"  {_shown(line[0])} → {_shown(line[-1])}", "dim"))

    columns = ("start", "luck", "own", "others", "rest", "final", "given", "accuracy")
    heads = ["", *(words.text(f"review-{column}") for column in columns)]
    rows = [
        (
            name,
            _tenths(words, account.start),
            *(
                _tenths(words, number, "+")
                for number in (account.luck, account.own, account.others, account.rest)
            ),
            f"{account.final // POINT}".replace("-", MINUS),
            _tenths(words, account.given),
            f"{account.accuracy:.0f} %",
        )
        for name, account in zip(words.players, found.accounts, strict=True)
    ]
    grid = Grid(box=None, padding=(0, 1, 0, 0))
    for head, *cells in zip(heads, *rows, strict=True):
        width = max(map(len, (*head.split(), *cells)))  # a head is broken between its words alone
        grid.add_column(head, justify="right" if head else "left", width=width)
    for row in rows:
        grid.add_row(*row)
    console.print()
    console.print(grid)
    console.print(Text(words.text("review-account-says"), "dim"))

    if found.turning:
        console.print(Text(f"\n{words.text('review-turning')}", "bold"))
        for turn in found.turning:
            console.print(Text(f"  {_turn(words, found.steps[turn.line - 1], turn)}"))
    dear = sorted((step for step in found.steps if step.given), key=lambda step: -step.cost)
    shown_steps = sorted(dear if every else dear[:8], key=lambda step: step.line)
    console.print(
        Text(f"\n{words.text('review-given-away' if shown_steps else 'review-nothing-given')}", "bold")
    )
    for step in shown_steps:
        assert step.played is not None
        assert step.better is not None
        console.print(
            Text(
                f"  {step.line:>4} {_who(words, words.players[step.seat])} {_said(words, step.played)}"
                f"  {_tenths(words, -step.given)}, {MINUS if percent(step.cost) else ''}{_shown(step.cost)}"
                f"{'  ' + words.text('review-' + step.mark) if step.mark else ''}"
            )
        )
        console.print(Text(f"       {words.text('review-better', choice=_said(words, step.better))}", "dim"))
        if step.plan:
            plan = "; ".join(_said(words, each) for each in step.plan)
            console.print(Text(f"       {words.text('review-then', plan=plan)}", "dim"))
        if step.why is not None and words.has(step.why.key):
            console.print(Text(f"       {words.text(step.why.key, **step.why.args)}", "dim"))
    console.print(
        Text(f"\n{words.text('review-play-on-says', command='koopstad review … --play-on N')}", "dim")
    )


def _tenths(words: Words, thousandths: int, sign: str = "") -> str:
    """Points with one digit behind the point, as written in the language, and never minus nothing."""
    from koopstad.bots.review import POINT
    from koopstad.drawing.menu import MINUS

    shown = f"{abs(thousandths) / POINT:.1f}"
    sign = "" if shown == "0.0" else MINUS if thousandths < 0 else sign
    return sign + (shown if words.language == "en" else shown.replace(".", ","))


def _shown(chance: float) -> str:
    from koopstad.bots.review import percent

    return f"{percent(chance)}\N{NO-BREAK SPACE}%"


def _said(words: Words, sentence: Sentence) -> str:
    return words.text(sentence.key, **sentence.args) if words.has(sentence.key) else sentence.notation


def _who(words: Words, player: str) -> str:
    return words.text("review-who", player=player)


def _turn(words: Words, step: Step, turn: Turn) -> str:
    """``41 Anna: claims Dam - Waag; Anna 31 % → 48 % (mostly luck)``"""
    mover = words.players[step.seat]
    said = f"{_who(words, mover)} {_said(words, step.played)}" if step.played else mover
    return (
        f"{turn.line:>4} {said}; {words.players[turn.seat]} "
        f"{_shown(turn.before)} → {_shown(turn.after)} ({words.text(f'review-by-{turn.by}')})"
    )
