"""``koopstad serve``"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from koopstad.cli.common import fail, find_language

if TYPE_CHECKING:
    from koopstad.server.settings import Settings


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="0.0.0.0 lets phones on the same network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", min=1, max=65535)] = 8000,
    address: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="KOOPSTAD_ADDRESS",
            help="Where others find it, for invitations. [default: this machine in its network]",
        ),
    ] = "",
    database: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="KOOPSTAD_DATABASE",
            help="sqlite:///FILE or postgresql://... [default: a file in your data directory]",
        ),
    ] = "",
    workers: Annotated[
        int, typer.Option(metavar="N", min=1, help="Processes; more than one on PostgreSQL.")
    ] = 1,
    bots: Annotated[
        int, typer.Option(metavar="N", min=0, help="Processes for bots. [default: all processors but one]")
    ] = 0,
    bot_pause: Annotated[
        float,
        typer.Option(
            metavar="SECONDS", min=0, max=60, help="Until a bot begins its turn: time to take back."
        ),
    ] = 0.8,
    rate: Annotated[int, typer.Option(metavar="N", min=1, help="Requests a minute from one address.")] = 1200,
    keep: Annotated[
        float,
        typer.Option(metavar="DAYS", min=0, help="Until an untouched table is deleted; 0: never."),
    ] = 365,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    log: Annotated[str, typer.Option(metavar="LEVEL", help="debug, info, warning or error")] = "warning",
) -> None:
    """Host tables for friends and bots.

    Example:  koopstad serve --host 0.0.0.0
    """
    try:
        from koopstad.server.run import serve as run
        from koopstad.server.settings import Settings
    except ImportError as error:
        fail(f"the server needs a package that is not installed: {error.name}")
    settings = Settings(
        database=database,
        host=host,
        port=port,
        address=address,
        workers=workers,
        bot_processes=bots,
        bot_pause=bot_pause,
        requests_a_minute=rate,
        keep_days=keep,
    )
    run(settings, lambda: _welcome(settings, open_browser), log)


def _welcome(settings: Settings, open_browser: bool) -> None:
    """Where to find the server; for other machines also as a picture that a phone reads."""
    from koopstad.cli.sentences import Sentences
    from koopstad.server.reach import EVERYWHERE, address, in_network

    words = Sentences(find_language(""))
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    here = f"http://{host}:{settings.port}"
    typer.echo(words.text("start-served", url=here))
    if there := address(settings):
        import segno

        typer.echo(words.text("start-others", url=there))
        segno.make(there).terminal(compact=True)
    elif there := in_network(EVERYWHERE[0], settings.port):
        typer.echo(words.text("start-let-in", url=there))
    if open_browser:
        import webbrowser

        if not webbrowser.open(here):
            typer.echo(words.text("start-no-browser", url=here))
