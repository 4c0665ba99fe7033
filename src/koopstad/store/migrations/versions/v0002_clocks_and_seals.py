"""When the clock of a table rings, and the last line of a finished game's record.

Clocks ring after a restart without opening every table, and a record is whole without the rules it follows.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("summaries", sa.Column("due", sa.Float))
    op.add_column("summaries", sa.Column("seal", sa.Text))
    op.create_index("summaries_due", "summaries", ["due"])
