"""What can go wrong with a store."""

from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from koopstad.engine.errors import KoopstadError

# Of SQLite: busy, locked, out of memory, read only, interrupted, input or output, corrupt, full, cannot open.
_OUTAGES = frozenset((5, 6, 7, 8, 9, 10, 11, 13, 14))


class StoreError(KoopstadError):
    """A database that cannot be reached, or that a newer version of the program has written."""


def is_outage(error: BaseException) -> bool:
    """The database itself cannot do it now: trying single writes would only wait once more for each."""
    if isinstance(error, PoolTimeoutError):
        return True
    if not isinstance(error, DBAPIError):
        return False
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is not None:
        return code & 0xFF in _OUTAGES
    return isinstance(error, OperationalError) or error.connection_invalidated
