"""The command ``koopstad``. Commands import what they need when they run, so that help comes at once."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from koopstad.cli.commands.data import data
from koopstad.cli.commands.games import games
from koopstad.cli.commands.lab import lab
from koopstad.cli.commands.play import play
from koopstad.cli.commands.replay import replay
from koopstad.cli.commands.review import review
from koopstad.cli.commands.rules import rules
from koopstad.cli.commands.scenario import scenario
from koopstad.cli.commands.serve import serve
from koopstad.cli.commands.simulate import simulate
from koopstad.cli.commands.transfer import export, import_
from koopstad.cli.commands.verify import verify
from koopstad.cli.common import SharedOut, fail


class Commands(TyperGroup):
    """Turns what a user can mend into one sentence and an exit status, never a traceback."""

    def invoke(self, ctx: Any) -> Any:
        from koopstad.engine.errors import KoopstadError

        try:
            return super().invoke(ctx)
        except KoopstadError as error:
            fail(str(error))
        except BrokenPipeError:  # whoever read our output has seen enough
            raise
        except OSError as error:
            fail(f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror or error))


app = typer.Typer(
    cls=Commands,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        from koopstad.engine.build import build_name

        typer.echo(f"koopstad {version('koopstad')} ({build_name()})")
        raise typer.Exit


@app.callback()
def koopstad(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001 - its callback has answered
        bool,
        typer.Option(
            "--version", callback=_version, is_eager=True, help="Print version and build, then stop."
        ),
    ] = False,
) -> None:
    """Play and study merchant-city board games.

    Start with:  [bold]koopstad play tickets[/bold]
    """
    if context.invoked_subcommand is None:
        from koopstad.cli.start import ask, at_a_terminal

        if at_a_terminal():
            ask()
        else:
            typer.echo(context.get_help())


for command in (play, serve, games, replay, review, verify, simulate, rules, scenario, data):
    app.command(cls=SharedOut if command is simulate else None)(command)
app.command("export")(export)
app.command("import")(import_)
app.add_typer(lab, name="lab")
