"""``koopstad export`` and ``koopstad import``"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from koopstad.cli.common import fail

if TYPE_CHECKING:
    from koopstad.store import Store

Database = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="KOOPSTAD_DATABASE",
        help="sqlite:///FILE or postgresql://... [default: a file in your data directory]",
    ),
]


def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the tables.")],
    database: Database = "",
) -> None:
    """Write all tables of a server into a file, while it runs or not.

    The file holds the seeds of running games and the hashes of all keys: keep it to yourself.

    Example:  koopstad export tables.backup

    Tables of records, for polars and pandas, are made by `koopstad lab table DIR`.
    """
    from koopstad.store.transfer import export_tables

    if file.is_dir():
        fail(f"{file} is a folder; tables of the records in it are made by: koopstad lab table {file}")
    store = _store(database)
    try:
        number = export_tables(store, file)
    finally:
        store.close()
    typer.echo(f"{file}: {number} tables")


def import_(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="What export has written.")
    ],
    database: Database = "",
) -> None:
    """Add the tables of a file to the database of a server. Tables that are there already stay as they are.

    Example:  koopstad import tables.backup --database postgresql://...
    """
    from koopstad.store.transfer import import_tables

    store = _store(database)
    try:
        number, there = import_tables(store, file)
    finally:
        store.close()
    typer.echo(f"{file}: {number} tables added")
    if there:
        typer.echo(f"{len(there)} were there already and stay as they are: {', '.join(there[:20])}")


def _store(database: str) -> Store:
    try:
        from koopstad.server.settings import Settings
        from koopstad.store import Store
    except ImportError as error:
        fail(f"the server needs a package that is not installed: {error.name}")
    return Store(Settings(database=database).url)
