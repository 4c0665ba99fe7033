"""What the greedy bot of Amsterdam has worked out before, and need not work out again.

Positions of one thought are much alike: of all tours of barges that are looked at nineteen in twenty were
looked at a moment ago. Everything here depends on nothing but its key and the printed board.
"""

from typing import Final

from koopstad.games.amsterdam.cards.model import Standing
from koopstad.games.amsterdam.position.state import Position
from koopstad.games.amsterdam.rules import scoring

Key = tuple[object, ...]
Tours = dict[Key, tuple[float, int]]
MANY: Final = 4000  # things of one kind; then all of them are forgotten, for memory has its limits
KINDS: Final = 40  # of tours: a game has about a dozen, and of each there may be many

TOKENS: Final = 20  # hardly anybody has more


class Known:
    """For one box of cards and its board, by what each kind of thing depends on beside barge and crests."""

    def __init__(self, position: Position) -> None:
        board = position.board
        self._deck: Final = position.deck
        self.bridges: Final = tuple(block.bridges for block in board.city.blocks)
        self.river: Final = _smooth(board.river_points)
        self._penalties: Final = [scoring.penalty_points(position, tokens) for tokens in range(TOKENS)]
        self._tours: Final[dict[Key, Tours]] = {}
        self._cities: Final[dict[Key, dict[int, float]]] = {}
        self._standings: Final[dict[tuple[int, ...], Standing]] = {}

    def is_about(self, position: Position) -> bool:
        return self._deck is position.deck

    def penalty(self, position: Position, tokens: int) -> int:
        """What so many tokens cost in all."""
        return self._penalties[tokens] if tokens < TOKENS else scoring.penalty_points(position, tokens)

    def tours(self, terms: Key) -> Tours:
        """What freight will bring."""
        found = self._tours.get(terms)
        if found is None or len(found) > MANY:
            if len(self._tours) >= KINDS:
                self._tours.clear()
            found = self._tours[terms] = {}
        return found

    def cities(self, terms: Key) -> dict[int, float]:
        """What crests will score."""
        found = self._cities.get(terms)
        if found is None:
            if len(self._cities) > MANY:
                self._cities.clear()
            found = self._cities[terms] = {}
        return found

    def standing(self, active: tuple[int, ...]) -> Standing:
        """What these cards amount to."""
        found = self._standings.get(active)
        if found is None:
            if len(self._standings) > MANY:
                self._standings.clear()
            found = self._standings[active] = self._deck.standing(active)
        return found


def knowing(known: Known | None, position: Position) -> Known:
    """What is known about such positions already; nothing, where they are of another box."""
    return known if known is not None and known.is_about(position) else Known(position)


def _smooth(points: tuple[int, ...]) -> tuple[float, ...]:
    """The points of the bridges, spread over the spaces that lead to them."""
    spread: list[float] = [0.0]
    start = 0
    for space in range(1, len(points)):
        if points[space] > points[start]:
            step = (points[space] - points[start]) / (space - start)
            spread += [points[start] + step * number for number in range(1, space - start + 1)]
            start = space
    return tuple(spread + [float(points[start])] * (len(points) - len(spread)))
