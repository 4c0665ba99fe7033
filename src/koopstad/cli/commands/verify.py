"""``koopstad verify``"""

from __future__ import annotations

from typing import Annotated

import typer

from koopstad.cli.common import (
    FAILED,
    AsJson,
    EditionFile,
    RecordFile,
    fail,
    naming,
    print_json,
    read_record,
)


def verify(
    file: RecordFile,
    edition: EditionFile = None,
    json: AsJson = False,
    commitment: Annotated[
        str, typer.Option(metavar="HEX", help="The commitment that you were shown when you sat down.")
    ] = "",
    digest: Annotated[
        str, typer.Option(metavar="HEX", help="The digest that you were shown when the game ended.")
    ] = "",
) -> None:
    """Check the record of a finished game: every move legal, nothing missing, the deal fair.

    A fair deal is one that follows from the seed whose commitment was published before the first card.
    The exit status is 0 when all is well; otherwise 1, and the first line that is wrong is named.

    With the commitment and the digest that you noted it also tells that this is the game you played.

    Example:  koopstad verify game.koopstad
    """
    from koopstad.engine import verify as checks
    from koopstad.engine.errors import EditionError, KoopstadError, RecordError

    try:
        with naming(file):
            record, game = read_record(file, edition)
            if not record.header.commitment:
                raise RecordError("there is no commitment, so nobody can tell whether the deal was fair", 1)
            state = checks.verify(record, game, commitment, digest)
    except EditionError:
        raise
    except KoopstadError as error:
        if json:
            line = error.line if isinstance(error, RecordError) else 0
            print_json({"valid": False, "line": line, "error": str(error)})
            raise typer.Exit(FAILED) from None
        fail(str(error), FAILED)
    if json:
        moves = len(record.lines)
        told = {"valid": True, "game": game.id, "moves": moves, "scores": state.scores()}
        print_json({**told, "digest": record.digest})
    else:
        typer.echo(f"{file}: {game.title}, {len(record.lines)} moves, legal, complete and fairly dealt")
        if record.header.rules != game.rules:
            kept = game.by(record.header.rules).rules == record.header.rules
            how = "legal by them" if kept else f"legal by rules {game.rules} too"
            typer.echo(f"begun by rules {record.header.rules}, and {how}")
        for number, played in enumerate(record.lines, 2):
            if played.rules:
                typer.echo(f"from line {number} on by rules {played.rules}, as those who played agreed")
        typer.echo(f"digest {record.digest}")
