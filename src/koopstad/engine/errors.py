"""What can go wrong, each with a sentence that names what is wrong and what to do."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class KoopstadError(Exception):
    """The base of every error that the user of Koopstad can cause and mend."""


class OptionError(KoopstadError):
    """An option, a seat count or a game id that does not exist or does not fit the others."""


class GameError(KoopstadError):
    """A game whose package cannot be loaded, or does not do what it declares."""


class EditionError(KoopstadError):
    """An edition file, or printed data, with a wrong table, row or field."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionError(KoopstadError):
    """A text that is no action of the game, or an action that is not legal now."""


class UnknownActionError(ActionError):
    """A text that is no action of the game; ``near``: what may have been meant."""

    def __init__(self, text: str, near: list[str]) -> None:
        hint = f"; did you mean {' or '.join(map(repr, near))}?" if near else ""
        super().__init__(f"{text} is no action of this game{hint}")
        self.near = near


class BotError(KoopstadError):
    """A bot of somebody's own that failed: it broke, hung, or chose what is not legal."""


class RecordError(KoopstadError):
    """A record that cannot be read or folded; ``line`` is the first line that is wrong.

    Lines are those of the file, from 1; the first is the header, so that line *n* is move *n* - 1.
    """

    def __init__(self, message: str, line: int = 0, file: str = "") -> None:
        where = f"{file}: " if file else ""
        super().__init__(f"{where}line {line}: {message}" if line else f"{where}{message}")
        self.message = message
        self.line = line


class ScriptError(KoopstadError):
    """A script of chance that does not fit: exhausted, or an outcome that cannot come up."""


class ScenarioError(KoopstadError):
    """A scenario that cannot be read: an unknown word, a missing part, an impossible position."""
