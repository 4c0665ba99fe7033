"""What can go wrong with a store."""

from koopstad.engine.errors import KoopstadError


class StoreError(KoopstadError):
    """A database that cannot be reached, or that a newer version of the program has written."""
