"""The tables of the database. ``migrations/`` leads every older one to this."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

# One row for each table that was ever opened; never changed.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", String(32), nullable=False),
    Column("edition", String(128), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("made", Float, nullable=False),
    Column("header", Text, nullable=False),  # first line of the record
    Column("players", Text, nullable=False),  # who sat there at the start
    Column("clock", Text, nullable=False),
    Column("seed", String(128), nullable=False),  # hidden under a key that is not here (mask.py)
)

# The printed values that a table is played with, where they are those of somebody's box.
editions = Table(
    "editions",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("printed", Text, nullable=False),
)

# The log: what happened at each table, in order. Append-only.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("outcomes", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("key", String(96)),
    UniqueConstraint("table_id", "key", name="entries_once"),
)

# Hashes of the secrets that open a seat, the spectators' bench, the invitation or the host's chair.
keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("role", String(16), nullable=False),
    Column("seat", Integer),
)

# A person's keys under one key of their own, which they carry from device to device. All are hashes.
# A key that is revoked opens nothing any more, also from here.
profiles = Table(
    "profiles",
    metadata,
    Column("profile", String(64), primary_key=True),
    Column("key", String(64), primary_key=True),
    Index("profiles_of_key", "key"),
)

# People who would like a rating, by the hash of their own key, and the name they are listed under. Who would
# like none any more is in none of the three.
rated_people = Table(
    "rated_people",
    metadata,
    Column("profile", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("since", Float, nullable=False),  # games that were dealt before do not count
)

# How strong they are, by game (table/rating.py).
ratings = Table(
    "ratings",
    metadata,
    Column("profile", String(64), ForeignKey("rated_people.profile"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("points", Float, nullable=False),
    Column("within", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_of_game", "game", "points"),
)

# What a game changed: from which rating to which.
rated_seats = Table(
    "rated_seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("profile", String(64), ForeignKey("rated_people.profile"), nullable=False),
    Column("before", Float, nullable=False),
    Column("points", Float, nullable=False),
    Column("within", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("rated_seats_of", "profile"),
)

# Devices that are told when a seat is to move, though nobody is there: each came with a key of that seat.
pushes = Table(
    "pushes",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("device", String(64), primary_key=True),  # hash of the endpoint
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("language", String(8), nullable=False),
    Column("told", Integer, nullable=False),  # the last entry of the log that it was told of
    Column("at", Float, nullable=False),
    Index("pushes_of_device", "device"),
)

# What players write down for themselves; the last one of a seat counts.
notes = Table(
    "notes",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("text", Text, nullable=False),
    Index("notes_of_seat", "table_id", "seat"),
)

# The rest follows from the log and could be made anew from it.

# A position to begin folding from.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# What was found when the finished game was looked at again.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# How each table stands, for lists.
summaries = Table(
    "summaries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("to_move", Integer),
    Column("waiting", String(16), nullable=False),  # person | bot | empty | over
    Column("empty", Integer, nullable=False),
    Column("players", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Column("due", Float),  # when its clock rings, if it runs
    Column("seal", Text),  # the last line of its record, once the game is over
    Index("summaries_open", "public", "waiting", "at"),
    Index("summaries_due", "due"),
)
