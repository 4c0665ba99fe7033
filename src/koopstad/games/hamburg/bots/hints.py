"""Why the greedy bot of Hamburg would do something, as keys into the words of the game."""

from typing import Final

from koopstad.games.hamburg.position.state import Position
from koopstad.games.hamburg.printed.actions import (
    ACTIVATE,
    ADVANCE,
    AGAIN,
    BUY,
    CARD,
    CLERGYMAN,
    DISCARD,
    DONE,
    DRAW,
    GIVE,
    HAND,
    LOSE,
    LOSE_SITE,
    LOSE_STONE,
    LOWER_COLOUR,
    MAYOR,
    ON,
    PICK,
    PREVENT,
    RAISE,
    RECOLOUR,
    SHIP,
    STATUE,
    STONE,
    STRIDE,
    SUFFER,
    TRADE,
    TURN_BACK,
    WITH_DISPLAY,
    WORKER,
)
from koopstad.games.hamburg.printed.pieces import COLOURS
from koopstad.games.hamburg.rules import hand

Hint = tuple[str, dict[str, str | int]]

# The actions of a hand card in the order of their block; building comes after them.
_WITH_CARD: Final = (
    "hint-workers",
    "hint-money",
    "hint-lower-card",
    "hint-wall",
    "hint-wall",
    "hint-site",
    "hint-lay-out",
)
# Actions that name a displayed or open card; the first of a family stands for number 0.
_CARDS: Final = (
    (LOSE, "hint-lose-building"),
    (PICK, "hint-pick"),
    (AGAIN, "hint-activate"),
    (ACTIVATE, "hint-activate"),
)
# Actions that name a colour.
_COLOURS: Final = (
    (SUFFER, "hint-suffer"),
    (RAISE, "hint-raise"),
    (LOWER_COLOUR, "hint-lower"),
    (BUY, "hint-worker"),
    (GIVE, "hint-give"),
    (WORKER, "hint-worker"),
    (RECOLOUR, "hint-recolour"),
    (DRAW, "hint-draw"),
)
# The other families, the highest numbers first.
_PLAIN: Final = (
    (DONE, "hint-done"),
    (ADVANCE, "hint-advance"),
    (PREVENT, "hint-prevent"),
    (MAYOR, "hint-mayor"),
    (TRADE, "hint-trade"),
    (CLERGYMAN, "hint-clergyman"),
    (SHIP, "hint-ship"),
    (STATUE, "hint-statue"),
    (TURN_BACK, "hint-turn-back"),
    (DISCARD, "hint-discard"),
    (CARD, "hint-card"),
    (ON, "hint-on"),
    (STONE, "hint-stone"),
    (LOSE_STONE, "hint-lose-stone"),
    (LOSE_SITE, "hint-lose-site"),
)


def hint(position: Position, seat: int, action: int) -> Hint:
    """The reason for an action, with what it speaks of."""
    if action < HAND * STRIDE:
        return _with_card(position, seat, action)
    if action >= LOSE_SITE:
        for first, key in _PLAIN:
            if action >= first:
                return key, _hand_card(position, seat, action)
    for first, key in _CARDS:
        if action > first:
            return key, {"name": hand.name(position, action - first)}
    for first, key in _COLOURS:
        if action >= first:
            return key, {"colour": f"@colour-{COLOURS[action - first]}"}
    raise AssertionError(f"no family has action {action}")


def _with_card(position: Position, seat: int, action: int) -> Hint:
    place, what = divmod(action, STRIDE)
    card = position.players[seat].hand[place]
    colour = position.board.colour[card]
    key = _WITH_CARD[what] if what <= WITH_DISPLAY else "hint-build"
    return key, {
        "name": hand.name(position, card),
        "colour": f"@colour-{COLOURS[colour]}",
        "marks": position.dice[colour],
    }


def _hand_card(position: Position, seat: int, action: int) -> dict[str, str | int]:
    for first in (CARD, DISCARD):
        if first <= action < first + HAND:
            return {"name": hand.name(position, position.players[seat].hand[action - first])}
    return {}
