"""What a player types: a number, a notation, or a command."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum, auto

from koopstad.drawing.menu import LETTERS, Item
from koopstad.engine.errors import ActionError
from koopstad.engine.game import Game
from koopstad.engine.reading import read_number, shortened

HELP = """\
Choose by number (7), by number and letter where there are several ways (7b), or by notation.
  undo            take back your last move, as long as nothing came to light and nobody else moved
  hint            what a bot would do in your place
  why NOTATION    why something cannot be played, with the number of the rule
  rules NUMBER    a rule, or a chapter of rules
  cards           all cards that you can see, with their texts
  map, log        the table alone, as large as the screen; all that happened
  (Enter)         the table and your choices again
  save [FILE]     save the game, to go on with koopstad play --resume FILE
  help, quit"""


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


def read(line: str, items: list[Item], game: Game) -> Order:
    """What a line means; ActionError when it means nothing."""
    words = line.strip()
    if not words:
        return Order(Orders.NOTHING)
    first, _, rest = words.partition(" ")
    command = _COMMANDS.get(first.lower())
    if command is Orders.WHY and not rest.strip():
        raise ActionError("why what? For example: why draw")
    if command is not None:
        return Order(command, rest.strip())
    match = re.fullmatch(r"(\d+)\s*([a-z]?)", words.lower())
    if match is not None:
        return _numbered(match[1], match[2], items)
    return Order(Orders.PLAY, action=game.action(words))


def _numbered(digits: str, letter: str, items: list[Item]) -> Order:
    number = read_number(digits)
    if number is None or not 1 <= number <= len(items):
        raise ActionError(f"there is no choice {shortened(digits)}; they run from 1 to {len(items)}")
    item = items[number - 1]
    if not letter and len(item.ways) > 1:
        return Order(Orders.WAYS, number=number, item=item)
    place = LETTERS.index(letter) if letter else 0
    if place >= len(item.ways):
        raise ActionError(f"choice {number} has no way {letter}")
    return Order(Orders.PLAY, action=item.ways[place].action)
