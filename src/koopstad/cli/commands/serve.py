"""``koopstad serve``"""

from __future__ import annotations

from typing import Annotated

import typer

from koopstad.cli.common import fail


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="0.0.0.0 lets phones on the same network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", min=1, max=65535)] = 8000,
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
        workers=workers,
        bot_processes=bots,
        bot_pause=bot_pause,
        requests_a_minute=rate,
    )
    run(settings, lambda: _welcome(host, port, open_browser), log)


def _welcome(host: str, port: int, open_browser: bool) -> None:
    """Where to find the server; for other machines also as a picture that a phone reads."""
    here = f"http://127.0.0.1:{port}" if host in ("0.0.0.0", "::") else f"http://{host}:{port}"
    typer.echo(f"Koopstad is served at {here}  (Ctrl+C stops it)")
    if host in ("0.0.0.0", "::"):
        import segno

        there = f"http://{_address()}:{port}"
        typer.echo(f"On the same network: {there}")
        segno.make(there).terminal(compact=True)
    if open_browser:
        import webbrowser

        if not webbrowser.open(here):
            typer.echo(f"No browser was found here; open {here} in one yourself.")


def _address() -> str:
    """This machine as its neighbours see it. Nothing is sent: the system only says which way it would go."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
