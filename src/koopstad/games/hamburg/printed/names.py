"""Names as people write them: a card is 26, ``026``, ``card-026`` or ``Akademisches Gymnasium``."""

import re
from typing import Final

from koopstad.games.hamburg.printed.board import Board
from koopstad.games.hamburg.printed.pieces import (
    BASIC,
    CARDS,
    CATEGORIES,
    DICE,
    EXPANSIONS,
    HALVES,
    ITEMS,
    MISFORTUNES,
    TOKENS,
)

# Other ways to say an action.
_SHORT: Final = (
    (r"take (\d+ )?workers (with )?(\d+)", r"workers \3"),
    (r"take money (with )?(\d+)", r"money \2"),
    (r"lay site (\d+)", r"site \1"),
    (r"build wall (\d+) (left|right)", r"wall \1 \2"),
    (r"build (\d+) (at|on site) (\d+)", r"build \1 on \3"),
    (r"(pass|stay|stop|none|end)", "done"),
)


class Names:
    """Finds cards, tiles and colours by name."""

    def __init__(self, board: Board) -> None:
        self._cards: Final = {_letters(name): card for card, name in enumerate(board.names) if card}
        self._tiles: Final = {tile.name.lower(): number for number, tile in enumerate(board.black_tiles)}
        sides = [side.name for side in (*board.stock, *board.clergy)]
        tiles = [tile.name for tile in board.black_tiles]
        words = (
            *ITEMS,
            *DICE,
            *TOKENS,
            *HALVES,
            *EXPANSIONS,
            *CATEGORIES,
            *MISFORTUNES,
            *BASIC,
            *sides,
            *tiles,
        )
        self._words: Final = {_letters(word): word for word in words}

    def card(self, text: "str | int") -> int | None:
        if isinstance(text, int):
            return text if 1 <= text <= CARDS else None
        number = re.fullmatch(r"(?:card[- ]?)?(\d{1,3})", text.strip().lower())
        if number is not None:
            return self.card(int(number[1]))
        return self._cards.get(_letters(text))

    def tile(self, text: str) -> int | None:
        return self._tiles.get(text.strip().lower())

    def word(self, text: str) -> str | None:
        """The proper spelling of a colour, a tile and the like; a card by its number."""
        proper = self._words.get(_letters(text))
        if proper is not None:
            return proper
        card = self.card(text)
        return None if card is None else str(card)

    def spell(self, name: str) -> str:
        """Forgives card numbers without zeros, card names, and a few other ways to say an action."""
        for form, proper in _SHORT:
            if re.fullmatch(form, name):
                return re.sub(form, proper, name)
        verb, _, rest = name.partition(" ")
        if verb in ("activate", "again", "pick", "lose"):
            card = self.card(rest)
            if card is not None:
                return f"{verb} {card:03}"
        return name


def _letters(text: str) -> str:
    return re.sub(r"[\s_.-]+", "", text).lower()
