"""``koopstad scenario``"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from koopstad.cli.common import FAILED, WRONG, AsJson, fail, print_json

if TYPE_CHECKING:
    from koopstad.engine.scenario import Report


def scenario(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE", exists=True, help="Scenario files, or folders of them.")
    ],
    json: AsJson = False,
) -> None:
    """Run scenarios: given a position, when these actions, then these facts.

    The exit status is 0 when all hold, 1 when one fails, 2 when one cannot be understood.
    docs/scenarios.md explains how to write one.

    Examples:

      koopstad scenario my-question.toml

      koopstad scenario my-scenarios/
    """
    paths = [
        path for given in files for path in (sorted(given.rglob("*.toml")) if given.is_dir() else [given])
    ]
    if not paths:
        fail("there is no scenario (*.toml) in these folders")
    reports, broken = _run(paths, quiet=json)
    failed = [report for report in reports if not report.passed]
    if json:
        listed = [
            {
                "file": str(r.path),
                "title": r.title,
                "cites": r.cites,
                "passed": r.passed,
                "failures": r.failures,
            }
            for r in reports
        ]
        print_json({"scenarios": listed, "broken": broken})
    else:
        for report in reports:
            typer.echo(f"{'✔' if report.passed else '✘'} {report.path}: {report.title}")
            for failure in report.failures:
                typer.echo(f"    {failure}")
        for sentence in broken:
            typer.echo(f"koopstad: {sentence}", err=True)
        typer.echo(f"{len(reports) - len(failed)} of {len(paths)} hold")
    if broken or failed:
        raise typer.Exit(WRONG if broken else FAILED)


def _run(paths: list[Path], quiet: bool) -> tuple[list[Report], list[str]]:
    """What came of each scenario, and what is wrong with those that could not be run."""
    import koopstad
    from koopstad.cli.progress import progress
    from koopstad.engine.errors import KoopstadError
    from koopstad.engine.scenario import run_file

    reports = []
    broken = []
    with progress("scenarios", len(paths), quiet) as done:
        for path in paths:
            try:
                reports.append(run_file(path, koopstad.game))
            except KoopstadError as error:
                broken.append(str(error))
            done(1)
    return reports, broken
