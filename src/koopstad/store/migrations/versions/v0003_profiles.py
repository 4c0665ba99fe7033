"""The keys of a person under one key of their own, and the devices that are told when it is their turn."""

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
    op.create_table(
        "devices",
        sa.Column("endpoint", sa.String(64), primary_key=True),
        sa.Column("profile", sa.String(64), nullable=False),
        sa.Column("subscription", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("devices_of_profile", "devices", ["profile"])
