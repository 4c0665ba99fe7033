"""When the clock of a table rings: so that it does after a restart, without opening every table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("summaries", sa.Column("due", sa.Float))
    op.create_index("summaries_due", "summaries", ["due"])
