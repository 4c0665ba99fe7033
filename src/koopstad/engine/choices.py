"""One form of a choice, whoever draws it: terminal, browser, hints, programs."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from koopstad.engine.events import Args
from koopstad.engine.preview import Foresight, Preview

if TYPE_CHECKING:
    from koopstad.engine.state import State


class Description:
    """What only the game can say of an action that is legal now, without its effects.

    A sentence (``action-...`` of the language catalogue, with arguments), the group it is listed in
    (``group-...``), and what it touches on the table, the most telling thing first: ``card:017``.
    """

    __slots__ = ("args", "group", "key", "touches")

    def __init__(self, key: str, args: Args, group: str = "", touches: Sequence[str] = ()) -> None:
        self.key: Final = key
        self.args: Final = args
        self.group: Final = group
        self.touches: Final = tuple(touches)


class Choice:
    """Something the seat that is to move can play now."""

    __slots__ = ("action", "args", "group", "key", "notation", "preview", "touches")

    def __init__(self, action: int, notation: str, told: Description, preview: Preview | None) -> None:
        self.action: Final = action
        self.notation: Final = notation
        self.key: Final = told.key
        self.args: Final = told.args
        self.group: Final = told.group
        self.touches: Final = told.touches
        self.preview: Final = preview  # None: not asked for


def choices(
    state: "State", seat: int | None, actions: Sequence[int] | None = None, *, foresee: bool = True
) -> list[Choice]:
    """All that a seat can choose now, or some of it; nothing for whoever is not to move."""
    if seat is None or seat != state.to_move:
        return []
    game = state.game
    foresight = Foresight(state, seat) if foresee else None
    found = []
    for action in state.actions() if actions is None else actions:
        told = None if foresight is None else foresight.of(action)
        found.append(Choice(action, game.name(action), game.describe(state, action), told))
    return found
