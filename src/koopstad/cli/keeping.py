"""Keeping a game: every move in a file of its own, and what the player saves under a name."""

from __future__ import annotations

from pathlib import Path
from shlex import quote

from koopstad.cli.files import ENDING, claim, free_path, reason
from koopstad.engine.errors import KoopstadError
from koopstad.engine.words import Words
from koopstad.table import Table


class Keeper:
    """Writes the game of one sitting. Nothing that was played is lost, however the sitting ends."""

    def __init__(self, table: Table, words: Words, path: Path | None) -> None:
        self.table = table
        self.words = words
        self.path = path  # where the game was saved last, or resumed from
        self.saved = table.number  # entries that are on disk, or were made before this sitting
        self._kept: Path | None = None  # every move of this sitting, until it ends in order
        self._trouble = ""

    @property
    def played(self) -> bool:
        """A person did something that stands in no file of the player's."""
        news = self.table.happenings[self.saved :]
        return any(each.entry.seat is not None and not self.table.seats[each.entry.seat].bot for each in news)

    def keep(self) -> str:
        """Writes the game as it stands; a sentence the first time that this is not possible."""
        if not self.played or self._trouble:
            return ""
        try:
            self._kept = self._kept or claim(self.table.game.id)
            self.table.saved().save(self._kept)
        except (OSError, ValueError) as error:
            self._trouble = self.words.text("say-no-autosave", reason=reason(error, self.words))
        return self._trouble

    def save(self, name: str = "") -> str:
        """Writes the game, never over a file that this sitting has not written or resumed; how to go on."""
        path = Path(name) if name else self.path or free_path(Path(f"{self.table.game.id}{ENDING}"))
        try:
            if path.exists() and path != self.path:
                raise KoopstadError(self.words.text("say-exists", path=str(path)))
            self.table.saved().save(path)
        except (OSError, ValueError) as error:
            told = self.words.text("say-cannot-write", path=str(path), reason=reason(error, self.words))
            raise KoopstadError(told) from None
        self.path = path
        self.saved = self.table.number
        self.forget()
        return self.words.text("say-saved", command=self.command(path))

    def rescue(self) -> str:
        """The sitting ends unasked: the game goes into a file, and the player is told which."""
        if not self.played:
            if self.path is None:
                return self.words.text("say-nothing-to-keep")
            return self.words.text("say-saved", command=self.command(self.path))
        try:
            return self.save()
        except KoopstadError as error:
            self.keep()
            if self._kept is None or self._trouble:
                return str(error)
            return self.words.text("say-kept", command=self.command(self._kept))

    def forget(self) -> None:
        """The sitting ended in order: its own file is no longer needed."""
        if self._kept is not None:
            self._kept.unlink(missing_ok=True)
            self._kept = None

    def command(self, path: Path) -> str:
        """How to go on."""
        verb = "verify" if self.table.over else "play --resume"
        return f"koopstad {verb} {quote(str(path))}"
