"""``koopstad verify``"""

from __future__ import annotations

import typer

from koopstad.cli.common import FAILED, AsJson, EditionFile, RecordFile, fail, print_json, read_record


def verify(file: RecordFile, edition: EditionFile = None, json: AsJson = False) -> None:
    """Check the record of a finished game: every move legal, nothing missing, the deal fair.

    A fair deal is one that follows from the seed whose commitment was published before the first card.
    The exit status is 0 when all is well; otherwise 1, and the first line that is wrong is named.

    Example:  koopstad verify game.koopstad
    """
    from koopstad.engine import record as records
    from koopstad.engine.errors import EditionError, KoopstadError, RecordError

    try:
        record, game = read_record(file, edition)
        state = records.verify(record, game)
        if not record.header.commitment:
            raise RecordError("there is no commitment, so nobody can tell whether the deal was fair", 1)
    except EditionError:
        raise
    except KoopstadError as error:
        if json:
            line = error.line if isinstance(error, RecordError) else 0
            print_json({"valid": False, "line": line, "error": str(error)})
            raise typer.Exit(FAILED) from None
        fail(f"{file}: {error}", FAILED)
    if json:
        print_json({"valid": True, "game": game.id, "lines": len(record.lines), "scores": state.scores()})
    else:
        typer.echo(f"{file}: {game.title}, {len(record.lines)} lines, legal, complete and fairly dealt")
