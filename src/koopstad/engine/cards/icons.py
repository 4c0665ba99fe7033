"""What an entry says in pictures: small symbols as plain data, drawn by whoever shows a card."""

from collections.abc import Sequence
from typing import ClassVar, Final

# A word with what belongs to it: ["pay", "gulden", 1], ["on", "take_block"].
Icon = list[str | int]


class Glossary:
    """The nouns of a game, by their numbers."""

    def __init__(
        self,
        held: Sequence[str],
        events: Sequence[str],
        limits: Sequence[str],
        prices: Sequence[str],
        powers: Sequence[str],
        subjects: Sequence[str],
    ) -> None:
        self.held: Final = tuple(held)  # what players hold
        self.events: Final = tuple(events)
        self.limits: Final = tuple(limits)
        self.prices: Final = tuple(prices)  # that discounts lower
        self.powers: Final = tuple(powers)  # by bit
        self.subjects: Final = tuple(subjects)  # what events may be about


class Part:
    """Something that stands in the entry of a card."""

    shown: ClassVar[list[Icon]] = []  # its icons, where these are always the same

    def icons(self, glossary: Glossary) -> list[Icon]:
        """In the order of reading; nothing where no picture says it."""
        return self.shown
