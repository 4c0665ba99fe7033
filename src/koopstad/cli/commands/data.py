"""``koopstad data``"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from koopstad.cli.common import AsJson, EditionFile, GameName, check_known, find_game, print_json

if TYPE_CHECKING:
    from rich.table import Table as Grid
    from rich.text import Text

    from koopstad.engine.printed import Cell, Row

ORIGIN = ("basis", "why")


def data(
    game: GameName,
    table: Annotated[str, typer.Option(metavar="NAME", help="Print one table in full.")] = "",
    edition: EditionFile = None,
    json: AsJson = False,
) -> None:
    """Show what is printed in the box, and how we know: stated, inferred or reconstructed.

    A value that differs in your box can be replaced by an edition file, without touching code.

    Examples:

      koopstad data tickets

      koopstad data tickets --table routes

      koopstad data tickets --edition my.toml --json

      koopstad data hamburg --edition calibrated
    """
    from koopstad import editions

    printed = find_game(game, edition).printed
    if table:
        check_known("table", table, list(printed.tables))
    if json:
        tables = {table: printed.tables[table]} if table else printed.tables
        summary = {
            "game": game,
            "edition": printed.name,
            "digest": printed.digest(),
            "replaced": printed.replaced,
            "editions": editions(game),
        }
        print_json({**summary, "basis": printed.basis(), "tables": tables})
        return

    from rich.console import Console
    from rich.table import Table as Grid

    console = Console(highlight=False)
    if table:
        console.print(_rows(printed.rows(table)))
        return
    overview = Grid("table", "rows", "stated", "inferred", "reconstructed", box=None, padding=(0, 2))
    for name, basis in printed.basis().items():
        overview.add_row(name, str(sum(basis.values())), *(str(count or "") for count in basis.values()))
    console.print(f"{game}, edition {printed.name} ({printed.digest()})")
    console.print(overview)
    for name in editions(game) if edition is None else ():
        console.print(f"another edition comes with it: koopstad data {game} --edition {name}")
    for value in printed.replaced:
        console.print(f"replaced by the edition file: {value}")
    for name, rows in printed.tables.items():
        doubtful = {key: row for key, row in rows.items() if row["basis"] != "stated"}
        if doubtful:
            console.print(f"\n[bold]{name}[/bold]: not stated, but inferred or reconstructed")
        for key, row in doubtful.items():
            console.print(_row(key, row))


def _row(key: str, row: Row) -> Text:
    """One row with its fields, and below it where they come from."""
    from rich.text import Text

    fields = [
        f"{name} {_cell(cell)}" for name, cell in row.items() if name not in ORIGIN and cell not in (key, "")
    ]
    return Text.assemble(
        (key, "bold"), f"  {', '.join(fields)}\n", (f"    {row['basis']}: {row['why']}", "dim")
    )


def _rows(rows: list[Row]) -> Grid:
    from rich.table import Table as Grid
    from rich.text import Text

    grid = Grid(box=None, padding=(0, 1), header_style="dim")
    for column in rows[0]:
        grid.add_column(column, overflow="fold")
    for row in rows:
        grid.add_row(*(Text(_cell(cell)) for cell in row.values()))
    return grid


def _cell(cell: Cell) -> str:
    if isinstance(cell, bool):
        return "yes" if cell else "no"
    return str(cell)
