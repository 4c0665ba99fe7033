"""The numbers of a view in a fixed order, as agents that learn want them. Compiled: it runs at every step."""

from typing import TYPE_CHECKING, Any, Final, cast

from koopstad.engine.state import View

if TYPE_CHECKING:
    from koopstad.engine.game import Game

NOTHING: Final = -1  # no number: a None, a name, or a word that the view does not have now


class Numbers:
    """Whose turn it is, what is to be decided, everybody's purse from one's own seat on, then the numbers of
    the view and its rows of fixed length.
    """

    def __init__(
        self,
        game: "Game",
        seats: int,
        purse: tuple[str, ...],
        single: tuple[str, ...],
        rows: tuple[tuple[str, int], ...],
    ) -> None:
        self._game: Final = game
        self._seats: Final = seats
        self._steps: Final = {step: place for place, step in enumerate(game.steps, 1)}
        self._purse: Final = purse
        self._single: Final = single
        self._rows: Final = rows
        who = ["me"]
        who += [f"other {number}" for number in range(1, seats)]
        named = ["my turn"]
        named += [f"step: {step}" for step in game.steps]
        named += [f"{name}: {word}" for name in who for word in purse]
        named += single
        named += [f"{word} {place}" for word, length in rows for place in range(length)]
        self.names: Final = tuple(named)

    def of(self, view: View, seat: int) -> list[int]:
        """The numbers that ``names`` names."""
        plain = cast(dict[str, Any], view)
        found: list[int] = [0] * (1 + len(self._steps))
        if plain["to_move"] == seat:
            found[0] = 1
        step = self._steps.get(plain["step"], 0)
        if step:
            found[step] = 1
        for place in range(self._seats):
            purse = self._game.purse(view, (seat + place) % self._seats)
            found += [purse.get(word, 0) for word in self._purse]
        for word in self._single:
            number: Any = plain.get(word)
            found.append(number if isinstance(number, int) else NOTHING)
        for word, length in self._rows:
            row: list[Any] = plain.get(word, [])
            found += [entry if isinstance(entry, int) else NOTHING for entry in row]
            if len(row) < length:
                found += [NOTHING] * (length - len(row))
        return found
