"""The actions of a game: small ints with names, one to one."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from koopstad.engine.errors import ActionError


class Catalogue:
    """Number to notation and back. It belongs to a game and its edition."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names: Final = tuple(names)
        self._numbers: Final = {name: number for number, name in enumerate(self.names)}
        if len(self._numbers) != len(self.names):
            twice = next(name for name in self.names if self.names.count(name) > 1)
            raise ValueError(f"two actions are called {twice!r}")

    def __len__(self) -> int:
        return len(self.names)

    def __contains__(self, name: str) -> bool:
        return name in self._numbers

    def name(self, action: int) -> str:
        if not 0 <= action < len(self.names):
            raise ActionError(f"there is no action {action}; the numbers run from 0 to {len(self.names) - 1}")
        return self.names[action]

    def number(self, name: str) -> int:
        number = self._numbers.get(name)
        if number is None:
            near = get_close_matches(name, self.names, 3, 0.5)
            hint = f"; did you mean {' or '.join(map(repr, near))}?" if near else ""
            raise ActionError(f"{name!r} is no action of this game{hint}")
        return number
