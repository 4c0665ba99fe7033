"""What happened, told so that each seat hears no more than it may know."""

from typing import Final

Args = dict[str, str | int]


class Event:
    """One line of the log: a key into the language catalogues, what everybody hears, what only some do."""

    __slots__ = ("args", "eyes", "key", "secret")

    def __init__(self, key: str, args: Args, secret: Args | None = None, eyes: int = 0) -> None:
        self.key: Final = key
        self.args: Final = args
        self.secret: Final = secret or {}
        self.eyes: Final = eyes  # bit mask of the seats that also hear the secret part

    def heard_by(self, seat: int | None) -> tuple[str, Args]:
        """Key and arguments for a seat (None: a spectator). With a secret the key ends in ``-secret``."""
        if self.secret and seat is not None and self.eyes >> seat & 1:
            return f"{self.key}-secret", {**self.args, **self.secret}
        return self.key, self.args
