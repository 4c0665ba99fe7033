"""The language of cards: requirements, costs, gains, counts, "whenever", limits, discounts, powers.

A card is an entry, a short list of parts (``entry.py``). Effects in a row are its program (``effects.py``),
which pays and gains what players hold (``holdings.py``), in numbers that may be counted (``counts.py``), and
may ask. All that the cards of a player change lies ready in a ``Standing``. Each part says itself
in icons (``icons.py``). A game adds its nouns, and effects, requirements and counts of its own.
"""

from koopstad.engine.cards.counts import Amount, Count, Counted, Per, Sum, counted, number, per, total
from koopstad.engine.cards.effects import (
    NO_SUBJECT,
    Asking,
    Effect,
    Program,
    Programs,
    Question,
    Requirement,
    Rest,
    Run,
)
from koopstad.engine.cards.entry import (
    READING,
    WHENEVER,
    Card,
    Discount,
    Entry,
    Limit,
    On,
    Power,
    Reading,
    Readings,
    Repeat,
    Score,
    collect,
    discount,
    limit,
    on,
    power,
    repeat,
    score,
)
from koopstad.engine.cards.holdings import THAT, Gain, Gifts, Holdings, Pay
from koopstad.engine.cards.icons import Glossary, Icon, Part
from koopstad.engine.cards.standing import Standing, final_points

__all__ = [
    "NO_SUBJECT",
    "READING",
    "THAT",
    "WHENEVER",
    "Amount",
    "Asking",
    "Card",
    "Count",
    "Counted",
    "Discount",
    "Effect",
    "Entry",
    "Gain",
    "Gifts",
    "Glossary",
    "Holdings",
    "Icon",
    "Limit",
    "On",
    "Part",
    "Pay",
    "Per",
    "Power",
    "Program",
    "Programs",
    "Question",
    "Reading",
    "Readings",
    "Repeat",
    "Requirement",
    "Rest",
    "Run",
    "Score",
    "Standing",
    "Sum",
    "collect",
    "counted",
    "discount",
    "final_points",
    "limit",
    "number",
    "on",
    "per",
    "power",
    "repeat",
    "score",
    "total",
]
