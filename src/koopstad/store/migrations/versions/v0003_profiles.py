"""The keys of a person under one key of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("profile", sa.String(64), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
    )
    op.create_index("profiles_of_key", "profiles", ["key"])
