"""What a player types: a number, a notation, or a command."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum, auto

from koopstad.drawing.menu import LETTERS, Item
from koopstad.engine.errors import ActionError, UnknownActionError
from koopstad.engine.game import Game
from koopstad.engine.reading import quoted, read_number
from koopstad.engine.words import Words

MOST_DIGITS = 12  # of a number that is repeated


class Orders(Enum):
    """The kinds of things to type."""

    PLAY = auto()
    WAYS = auto()  # a number that has several ways
    NOTHING = auto()
    UNDO = auto()
    HINT = auto()
    WHY = auto()
    MAP = auto()
    CARDS = auto()
    LOG = auto()
    RULES = auto()
    SAVE = auto()
    HELP = auto()
    QUIT = auto()


_COMMANDS = {
    "undo": Orders.UNDO,
    "u": Orders.UNDO,
    "hint": Orders.HINT,
    "why": Orders.WHY,
    "map": Orders.MAP,
    "show": Orders.MAP,
    "cards": Orders.CARDS,
    "log": Orders.LOG,
    "rules": Orders.RULES,
    "rule": Orders.RULES,
    "save": Orders.SAVE,
    "help": Orders.HELP,
    "?": Orders.HELP,
    "quit": Orders.QUIT,
    "exit": Orders.QUIT,
    "q": Orders.QUIT,
}


@dataclass(frozen=True)
class Order:
    """A line that was understood."""

    kind: Orders
    text: str = ""  # what follows a command
    action: int = -1
    number: int = 0
    item: Item | None = None


def is_command(line: str) -> bool:
    return line.split()[0].lower() in _COMMANDS


def read(line: str, items: list[Item], game: Game, words: Words) -> Order:
    """What a line means; ActionError when it means nothing."""
    typed = line.strip()
    if not typed:
        return Order(Orders.NOTHING)
    first, _, rest = typed.partition(" ")
    command = _COMMANDS.get(first.lower())
    if command is Orders.WHY and not rest.strip():
        example = game.name(items[0].ways[0].action)
        raise ActionError(words.text("say-why-what", move=example))
    if command is not None:
        return Order(command, rest.strip())
    return read_choice(typed, items, game, words)


def read_choice(typed: str, items: list[Item], game: Game, words: Words) -> Order:
    """The action that a number or a notation names, or its ways if it has several."""
    return read_number_of(typed, items, words) or Order(Orders.PLAY, action=_action(typed, game, words))


def _action(typed: str, game: Game, words: Words) -> int:
    """What a notation means; if it can never be played, the rule is named."""
    try:
        return game.action(typed)
    except UnknownActionError as error:
        never = game.never(typed)
        if never is not None:
            raise ActionError(words.refusal(never)) from None
        told = words.text("say-no-action", text=quoted(typed))
        near = ", ".join(map(repr, error.near))
        raise ActionError(f"{told}; {words.text('say-perhaps', names=near)}" if near else told) from None


def _brief(digits: str) -> str:
    """As much of a number as tells which one it was."""
    return digits if len(digits) <= MOST_DIGITS else f"{digits[:MOST_DIGITS]}…"


def read_number_of(typed: str, items: list[Item], words: Words) -> Order | None:
    """The choice that ``7`` or ``7b`` names; None for what is no number."""
    match = re.fullmatch(r"(\d+)\s*([a-z]?)", typed.lower())
    if match is None:
        return None
    digits, letter = match[1], match[2]
    number = read_number(digits)
    if number is None or not 1 <= number <= len(items):
        raise ActionError(words.text("say-no-choice", number=_brief(digits), last=len(items)))
    item = items[number - 1]
    if not letter and len(item.ways) > 1:
        return Order(Orders.WAYS, number=number, item=item)
    place = LETTERS.index(letter) if letter else 0
    if place >= len(item.ways):
        raise ActionError(words.text("say-no-way", number=number, letter=letter))
    return Order(Orders.PLAY, action=item.ways[place].action)
