"""``koopstad rules``"""

from __future__ import annotations

import typer

from koopstad.cli.common import FAILED, AsJson, GameName, find_game, print_json


def rules(game: GameName, json: AsJson = False) -> None:
    """List the numbered rules of a game, and the scenarios that prove each of them.

    The exit status is 1 when a scenario of the game fails.

    Examples:

      koopstad rules tickets

      koopstad rules tickets --json
    """
    import koopstad
    from koopstad.cli.progress import waiting
    from koopstad.engine.coverage import cover

    played = find_game(game)
    with waiting("running the scenarios", quiet=json):
        coverage = cover(played, koopstad.game)
    covered = len(coverage.texts) - len(coverage.missing)
    if json:
        print_json(
            {
                "game": game,
                "rules": {
                    rule: {"text": text, "scenarios": coverage.scenarios.get(rule, [])}
                    for rule, text in coverage.texts.items()
                },
                "total": len(coverage.texts),
                "covered": covered,
                "missing": coverage.missing,
                "failed": [
                    {"file": report.path.name, "failures": report.failures} for report in coverage.failed
                ],
            }
        )
    else:
        from rich.console import Console
        from rich.table import Table as Grid
        from rich.text import Text

        console = Console(highlight=False)
        grid = Grid(box=None, padding=(0, 1), show_header=False)
        for rule, text in coverage.texts.items():
            proven = len(coverage.scenarios.get(rule, []))
            mark = Text(f"✔ {proven}" if proven else "✘", "green" if proven else "bold red")
            grid.add_row(mark, Text(rule, "bold"), Text(text))
        console.print(grid)
        for report in coverage.failed:
            console.print(Text(f"✘ {report.path.name}: {report.failures[0]}", "bold red"))
        console.print(f"{covered} of {len(coverage.texts)} covered by a scenario")
    if coverage.failed:
        raise typer.Exit(FAILED)
