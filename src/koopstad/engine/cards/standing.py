"""What the cards that a player has in play amount to."""

from collections.abc import Sequence
from typing import Any, Final

from koopstad.engine.cards.counts import Count
from koopstad.engine.cards.effects import NO_SUBJECT
from koopstad.engine.cards.entry import WHENEVER, Card
from koopstad.engine.state import State


class Standing:
    """Limits, discounts, powers, and who answers which event. Immutable: copies of a position share it.

    The phases ask for these; they know no card by its number.
    """

    __slots__ = ("discounts", "limits", "powers", "usable", "whens")

    def __init__(
        self,
        cards: Sequence[Card],
        usable: Sequence[int],
        usual_limits: Sequence[int],
        prices: int,
        events: int,
    ) -> None:
        """``usable``: the numbers of those that can be used in a turn."""
        limits = list(usual_limits)
        discounts = [0] * prices
        whens: list[list[tuple[int, int]]] = [[] for _ in range(events)]
        powers = 0
        for card in sorted(cards, key=_number):
            powers |= card.powers
            for limit in card.limits:
                limits[limit.what] = max(limits[limit.what], limit.number)
            for discount in card.discounts:
                discounts[discount.price] += discount.number
            if card.on is not None:
                whens[card.on.event].append((card.on.about, card.source + WHENEVER))
        self.limits: Final = tuple(limits)
        self.discounts: Final = tuple(discounts)
        self.powers: Final = powers
        self.usable: Final = tuple(sorted(usable))
        # By event: what it has to be about, and the program that answers it.
        self.whens: Final = tuple(tuple(answers) for answers in whens)

    def answers(self, event: int, subject: int = NO_SUBJECT) -> tuple[int, ...]:
        """The programs that answer an event, in the order of their cards."""
        whens = self.whens[event]
        if not whens:
            return ()
        return tuple([source for about, source in whens if about in (NO_SUBJECT, subject)])


def _number(card: Card) -> int:
    return card.number


def final_points(cards: Sequence[Card], state: State, seat: int) -> dict[int, int]:
    """What each card of a seat scores at the end, by its number; cards that score together are one."""
    points: dict[int, int] = {}
    shared: list[Count[Any]] = []
    for card in sorted(cards, key=_number):
        for part in card.scores:
            if part.together:
                if part.count in shared:
                    continue
                shared.append(part.count)
            points[card.number] = points.get(card.number, 0) + part.points * part.count.value(state, seat)
    return points
