"""Ratings of people who would like one."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "rated_people",
        sa.Column("profile", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("profile", sa.String(64), sa.ForeignKey("rated_people.profile"), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("within", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_of_game", "ratings", ["game", "points"])
    op.create_table(
        "rated_seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("profile", sa.String(64), sa.ForeignKey("rated_people.profile"), nullable=False),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("within", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("rated_seats_of", "rated_seats", ["profile"])
