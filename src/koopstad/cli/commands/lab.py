"""``koopstad lab``: what takes long and teaches something about bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from koopstad.cli.commands.learning import generations, train
from koopstad.cli.common import (
    FAILED,
    AsJson,
    EditionFile,
    GameName,
    Ray,
    SharedOut,
    Workers,
    find_game,
    print_json,
    read_bots,
    read_options,
)
from koopstad.cli.ladders import print_ladder

if TYPE_CHECKING:
    from koopstad.lab.trial import Tried

lab = typer.Typer(
    no_args_is_help=True,
    help="Study games: train and measure bots, make tables of records, weigh cards and options.",
)

KEPT_EVERY = 10.0  # seconds: notes of a long study are large, and nobody minds so much lost work


lab.command(cls=SharedOut)(train)
lab.command(cls=SharedOut)(generations)


@lab.command()
def check(
    bot: Annotated[
        str, typer.Argument(metavar="BOT", help="my_module:MyBot, or run:COMMAND for a program of any kind.")
    ],
    game: Annotated[str, typer.Option(metavar="GAME", help="One game. Without it: all it plays.")] = "",
    games: Annotated[int, typer.Option(metavar="N", help="Games for each table.", min=1)] = 1,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed, the same games.")] = 1,
    json: AsJson = False,
) -> None:
    """Try a bot of your own at every table that there is, and say where it fails.

    It plays all seats, with every number of seats, plain and with all expansions. The exit status is 1 when
    it fails anywhere.

    Examples:

      koopstad lab check my_module:MyBot

      koopstad lab check "run:node my_bot.js" --game tickets
    """
    from dataclasses import asdict

    from koopstad.cli.progress import progress
    from koopstad.lab.trial import tables, trial

    named = find_game(game).id if game else ""
    chosen = tables(bot, named)
    with progress("tables", len(chosen), quiet=json) as done:
        tried = trial(bot, chosen, games, seed, done)
    if json:
        print_json([asdict(one) for one in tried])
    else:
        _print_trial(tried)
    if any(one.failures for one in tried):
        raise typer.Exit(FAILED)


def _print_trial(tried: list[Tried]) -> None:
    from rich.console import Console
    from rich.table import Table as Grid

    grid = Grid(
        "game",
        "seats",
        "options",
        "games",
        "decisions",
        "mean",
        "longest",
        "failures",
        box=None,
        padding=(0, 2),
    )
    for one in tried:
        grid.add_row(
            one.game,
            str(one.seats),
            ", ".join(one.options.get("expansions", [])) or "-",
            str(one.games),
            str(one.decisions),
            f"{1000 * one.mean:.1f} ms",
            f"{1000 * one.longest:.0f} ms",
            str(len(one.failures)),
        )
    console = Console(highlight=False, markup=False)
    console.print(grid)
    for one in tried:
        for failure in one.failures[:3]:
            console.print(f"{one.game}, {one.seats} seats: {failure}")


@lab.command(cls=SharedOut)
def ladder(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B,C", help="Bots, the strongest first. Without it: all, as they are listed."),
    ] = "",
    deals: Annotated[int, typer.Option(metavar="N", help="Deals for each pair.", min=2)] = 100,
    seats: Annotated[
        int | None,
        typer.Option(metavar="K", help="How many seats. Without it: as many as the game has.", min=2),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed, the same deals.")] = 1,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game, as often as needed.")
    ] = None,
    once: Annotated[bool, typer.Option("--once", help="Play each deal in one seat only, in turn.")] = False,
    apart: Annotated[
        int, typer.Option(metavar="N", help="Each bot plays those up to so many places below it.", min=1)
    ] = 1,
    luck: Annotated[
        bool, typer.Option("--luck", help="Tell also what the results are without the luck of the deals.")
    ] = False,
    notes: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            dir_okay=False,
            help="Keep every deal that was played: the same command goes on from there.",
        ),
    ] = None,
    page: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            exists=True,
            dir_okay=False,
            help="Write table and picture into this page, which has a place for them.",
        ),
    ] = None,
    workers: Workers = 1,
    ray: Ray = None,
    json: AsJson = False,
) -> None:
    """Measure how strong bots are, on duplicate deals.

    One of the first sits against a table of the second, in every seat of every deal, or with --once in one
    seat after the other: more deals for the same number of games. Ratings are fitted to all games together;
    greedy stands at 1500. Intervals are of 95 %, over deals. Bots think as many positions as they may, and
    take the time they need. With notes a ladder can be interrupted, and be played on with more deals; begin
    new ones when a bot was changed. With luck every answer of chance is judged, and the results are given
    without it as well: in less doubt where much of a game's luck can be told (docs/strength.md).

    Examples:

      koopstad lab ladder amsterdam --bots master,alderman,greedy --deals 100 --workers 2

      koopstad lab ladder tickets --deals 1000 --once --apart 2 --notes tickets.deals
    """
    from dataclasses import asdict

    from koopstad.bots import bots as known
    from koopstad.cli.progress import progress
    from koopstad.lab.ladder import ladder as play
    from koopstad.lab.ladder import pairs_of
    from koopstad.lab.ladder_page import check_page, write_page

    played = find_game(game)
    named = read_bots(played, bots) or list(known(game))
    options = read_options(played, option or [])
    if page is not None:
        check_page(page, game)
    with progress("deals", deals * len(pairs_of(named, apart)), quiet=json) as done:
        found = play(game, named, deals, seats, seed, options, workers, done, ray, once, apart, notes, luck)
    if json:
        print_json(asdict(found))
    else:
        print_ladder(found)
    if page is not None:
        told = [f"koopstad lab ladder {game} --bots {','.join(named)} --deals {deals} --seed {seed}"]
        told += [f"--seats {seats}"] if seats else []
        told += [f"--option {text}" for text in option or []]
        told += ["--once"] if once else []
        told += [f"--apart {apart}"] if apart > 1 else []
        told += ["--luck"] if luck else []
        write_page(page, game, found, " ".join(told))


@lab.command()
def table(
    folder: Annotated[
        Path, typer.Argument(metavar="DIR", exists=True, file_okay=False, help="A folder with records.")
    ],
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", file_okay=False, help="Where to write. [default: beside them]"),
    ] = None,
    parquet: Annotated[bool, typer.Option("--parquet", help="Parquet, for which polars is needed.")] = False,
) -> None:
    """Make tables of records, for polars, pandas or a spreadsheet: a row for each decision, game and card.

    games, decisions and things, as CSV or Parquet; docs/data.md tells what stands in every column.

    Examples:

      koopstad simulate tickets --games 100 --bots greedy --save records

      koopstad lab table records --parquet
    """
    from koopstad.cli.progress import progress
    from koopstad.lab.tables import found_records, write_tables

    paths = found_records(folder)
    with progress("records", len(paths)) as done:
        count = write_tables(paths, out or folder, parquet, done)
    ending = "parquet" if parquet else "csv"
    for name, rows in count.items():
        typer.echo(f"{(out or folder) / name}.{ending}: {rows} rows")


@lab.command(cls=SharedOut)
def study(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", help="How many games in all.", min=2)] = 1000,
    seats: Annotated[
        int | None,
        typer.Option(metavar="K", help="How many seats. Without it: as many as the game has.", min=1),
    ] = None,
    player: Annotated[str, typer.Option(metavar="BOT", help="The bot that plays all seats.")] = "greedy",
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed, the same games.")] = 1,
    share: Annotated[
        float,
        typer.Option(metavar="X", help="The part of all things that a seat is forbidden.", min=0, max=0.9),
    ] = 0.2,
    verbs: Annotated[
        str,
        typer.Option(metavar="A,B", help="What is weighed: first words of notations. Without it: the usual."),
    ] = "",
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game, as often as needed.")
    ] = None,
    edition: EditionFile = None,
    notes: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Where to keep what was counted so far. [default: GAME-study.notes]"
        ),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to write the page. [default: GAME-study.html]")
    ] = None,
    variants: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Games of each edition and option. Without it: a tenth of the others.", min=0
        ),
    ] = None,
    workers: Workers = 1,
    ray: Ray = None,
    json: AsJson = False,
) -> None:
    """Study how a game is balanced: seats, points, length, and what every card, tile or route is worth.

    Bots play; each seat is forbidden a random part of all things, and a regression tells what each is worth,
    with intervals: beside its cost, by round, and which pairs work together. Every edition and option is
    played beside the plain game. Interrupted, the same command goes on where it was; with more games it plays
    on.

    Examples:

      koopstad lab study tickets --games 2000 --workers 2

      koopstad lab study hamburg --seats 3 --verbs build --option expansions=ships

      koopstad lab study hamburg --edition calibrated --games 5000
    """
    from time import monotonic

    from koopstad.cli.progress import progress
    from koopstad.lab import study as studies
    from koopstad.lab.charts import library
    from koopstad.lab.report import page

    played = find_game(game, edition)
    read_bots(played, player)
    options = read_options(played, option or [])
    wanted = tuple(verb.strip() for verb in verbs.split(",") if verb.strip())
    plan = studies.make_plan(game, seats, player, seed, share, wanted, options, edition)
    library()
    called = game if edition is None else f"{game}-{edition.stem}"  # so that editions do not meet
    notes = notes or Path(f"{called}-study.notes")
    out = out or Path(f"{called}-study.html")
    counted = studies.load(notes, plan)
    each = games // 10 if variants is None else variants
    kinds = 1 + len(studies.variants_of(plan)) if each else 0
    with progress("games", games + each * kinds, quiet=json) as done:
        done(min(counted.games, games) + sum(min(side["games"], each) for side in counted.variants.values()))
        saved = monotonic()
        for kept in studies.study(plan, games, counted, workers, done, ray, each):
            if monotonic() - saved > KEPT_EVERY:
                studies.save(notes, kept)
                saved = monotonic()
    studies.save(notes, counted)
    found = studies.summary(counted)
    out.write_text(page(found), encoding="utf-8")
    if json:
        print_json(found)
        return
    for one in (
        (found["things"][:5], found["things"][-5:]) if len(found["things"]) > 10 else (found["things"],)
    ):
        for thing in one:
            typer.echo(f"{thing['thing']}: {thing['value']:+.2f} ± {thing['within']:.2f} points")
        typer.echo("")
    typer.echo(f"{counted.games} games; the whole study stands in {out}")
