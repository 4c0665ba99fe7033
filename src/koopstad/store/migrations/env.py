"""Where Alembic finds the database: as ``migrate`` says, or KOOPSTAD_DATABASE for its own command."""

import os

from alembic import context
from sqlalchemy import Connection

from koopstad.store.database import connect
from koopstad.store.schema import metadata


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    with connect(os.environ["KOOPSTAD_DATABASE"]).begin() as own:
        run(own)
