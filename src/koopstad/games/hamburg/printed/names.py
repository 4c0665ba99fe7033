"""Names as people write them: a card is 26, ``026``, ``card-026`` or ``Akademisches Gymnasium``."""

import re
from typing import Final

from koopstad.engine.names import Kind, letters
from koopstad.engine.names import Names as AnyNames
from koopstad.games.hamburg.printed.board import Board
from koopstad.games.hamburg.printed.kinds import DIE, HALF, TOKEN
from koopstad.games.hamburg.printed.pieces import (
    BASIC,
    CARDS,
    CATEGORIES,
    DICE,
    EXPANSIONS,
    ITEMS,
    MISFORTUNES,
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


class Names(AnyNames):
    """Finds cards, tiles and colours by name."""

    def __init__(self, board: Board) -> None:
        self._cards: Final = {letters(name): card for card, name in enumerate(board.names) if card}
        self.card: Final = Kind("card", board.names[1:], first=1, find=self._card, numbered=True)
        self.black_tile: Final = Kind("black tile", [tile.name for tile in board.black_tiles])
        self.window: Final = Kind("window", [DICE[colour] for colour in board.windows])
        self.clergy_side: Final = Kind("side of a clergy tile", [side.name for side in board.clergy])
        stock_side = Kind("side of a stock tile", [side.name for side in board.stock])
        words = Kind("word", (*ITEMS, *EXPANSIONS, *CATEGORIES, *MISFORTUNES, *BASIC))
        sides = (stock_side, self.clergy_side, self.black_tile)
        # What else than a piece can ask: gifts of black tiles, tiles, and misfortunes that strike.
        strikes = [f"misfortune-{kind.replace('_', '-')}" for kind in MISFORTUNES]
        asker = Kind("asker", ("gift", "tile", *strikes))
        super().__init__(
            (words, DIE, TOKEN, HALF, *sides, self.card),
            drawn=(self.black_tile, self.card),
            shown=(asker,),
        )

    def _card(self, text: str) -> int | None:
        """``26``, ``026``, ``card-026``, or its name."""
        number = re.fullmatch(r"(?:card[- ]?)?(\d{1,3})", text.strip().lower())
        if number is None:
            return self._cards.get(letters(text))
        card = int(number[1])
        return card if 1 <= card <= CARDS else None

    def spell(self, name: str) -> str:
        """Forgives card numbers without zeros, card names, and a few other ways to say an action."""
        for form, proper in _SHORT:
            if re.fullmatch(form, name):
                return re.sub(form, proper, name)
        verb, _, rest = name.partition(" ")
        if verb in ("activate", "again", "pick", "lose"):
            card = self.card.find(rest)
            if card is not None:
                return f"{verb} {card:03}"
        return name
