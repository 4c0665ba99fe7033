"""The actions of a game: small ints with names, one to one."""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from koopstad.engine.errors import ActionError, UnknownActionError
from koopstad.engine.reading import quoted

# How far a mistyped name is looked into: letters beyond the longest name, misspelled words, names compared.
_LETTERS: Final = 10
_MISSPELLED: Final = 3
_COMPARED: Final = 24


class Catalogue:
    """Number to notation and back. It belongs to a game and its edition."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names: Final = tuple(names)
        self._numbers: Final = {name: number for number, name in enumerate(self.names)}
        self._longest: Final = max(map(len, self.names), default=0)
        self._with_word: dict[str, set[int]] = {}  # made at the first mistake: many games have none
        if len(self._numbers) != len(self.names):
            twice = next(name for name in self.names if self.names.count(name) > 1)
            raise ValueError(f"two actions are called {twice!r}")

    def __len__(self) -> int:
        return len(self.names)

    def __contains__(self, name: str) -> bool:
        return name in self._numbers

    def name(self, action: int) -> str:
        if not 0 <= action < len(self.names):
            last = len(self.names) - 1
            raise ActionError(f"there is no action {quoted(action)}; the numbers run from 0 to {last}")
        return self.names[action]

    def number(self, name: str) -> int:
        number = self._numbers.get(name)
        if number is None:
            raise UnknownActionError(quoted(name), self._near(name))
        return number

    def _near(self, name: str) -> list[str]:
        """What may have been meant: of the names that have the same words, those that look most alike."""
        if len(name) > self._longest + _LETTERS:
            return []
        found: set[int] = set()
        for numbers in sorted(self._sharing(_words(name)), key=len):
            found = found & numbers or found or numbers
        names = [self.names[number] for number in sorted(found)]
        names.sort(key=lambda each: abs(len(each) - len(name)))
        return get_close_matches(name, names[:_COMPARED], 3, 0.5)

    def _sharing(self, words: list[str]) -> list[set[int]]:
        """For each word the names that have it, or that have the word it is a misspelling of."""
        if not self._with_word:
            self._with_word = self._index()
        names = self._with_word
        known = [word for word in words if word in names]
        for word in [word for word in words if word not in names][:_MISSPELLED]:
            known += get_close_matches(word, filter(str.isalpha, names), 1)
        return [names[word] for word in known]

    def _index(self) -> dict[str, set[int]]:
        names: dict[str, set[int]] = {}
        for number, name in enumerate(self.names):
            for word in _words(name):
                names.setdefault(word, set()).add(number)
        return names


def _words(name: str) -> list[str]:
    """The words of a name. One that is said again is another word: ``pink+pink`` is not ``pink``."""
    words = re.findall(r"[^\W_]+", name)
    return [word + " again" * words[:place].count(word) for place, word in enumerate(words)]
