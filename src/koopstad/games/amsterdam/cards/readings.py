"""What an option changes of cards, tasks and rules: the one table that rules, texts and icons ask.

Its words are in the catalogues: ``card-023-text-hu`` beside ``card-023-text``.
"""

from typing import Final

from koopstad.engine.cards import Reading, Readings, power, score
from koopstad.games.amsterdam.cards.conditions import at_least, with_map
from koopstad.games.amsterdam.cards.counts import artisan_pairs, maps_of
from koopstad.games.amsterdam.cards.effects import gain, pay
from koopstad.games.amsterdam.cards.model import (
    ANY_TWO_CUBES,
    DRAFT_CLOCKWISE,
    FIGURES_BY_THE_FIRST,
    FIGURES_MOVE_LATE,
    GULDEN_FOR_BLOCK,
    ONLY_GULDEN_FOR_BLOCK,
    Card,
)
from koopstad.games.amsterdam.cards.tasks import Returns, Task, active_cards
from koopstad.games.amsterdam.printed.pieces import (
    BUILDING,
    BURGWALLEN,
    GRACHTENGORDEL,
    HAARLEMMERBUURT,
    JORDAAN,
    NIEUWMARKT,
    PLANTAGE,
)

READINGS: Final = Readings(
    (
        Reading(
            "edition",
            "nl",
            Card(27, power(GULDEN_FOR_BLOCK | ONLY_GULDEN_FOR_BLOCK)),  # C-05
            Task(32, Returns(dockers=2, cubes=1)),  # C-10
            rules=FIGURES_BY_THE_FIRST | FIGURES_MOVE_LATE,  # C-13, C-16, C-17
        ),
        Reading(
            "edition",
            "fr",
            Card(103, score(2, artisan_pairs)),  # C-09
            Task(36, active_cards(10)),  # C-11
            rules=DRAFT_CLOCKWISE,  # C-01
        ),
        Reading(
            "edition",
            "hu",
            Card(23, pay(gulden=1), gain(points=2)),  # C-04
            Card(61, gain(gulden=maps_of(PLANTAGE))),  # C-06
            Card(62, gain(gulden=maps_of(HAARLEMMERBUURT))),
            Card(63, gain(gulden=maps_of(JORDAAN))),
            Card(64, gain(gulden=maps_of(BURGWALLEN))),
            Card(65, gain(gulden=maps_of(NIEUWMARKT))),
            Card(66, gain(gulden=maps_of(GRACHTENGORDEL))),
            Card(101, at_least(3, BUILDING), gain(gulden=1)),  # C-08
            rules=ANY_TWO_CUBES,  # C-02
        ),
        # an active map is enough.
        Reading(
            "district_condition",
            "active",
            Card(1, with_map(PLANTAGE), gain(orange=1)),
            Card(2, with_map(HAARLEMMERBUURT), gain(brown=1)),
            Card(3, with_map(JORDAAN), gain(grey=1)),
            Card(4, with_map(BURGWALLEN), gain(purple=1)),
            Card(5, with_map(NIEUWMARKT), gain(black=1)),
            Card(6, with_map(GRACHTENGORDEL), gain(pink=1)),
            Card(55, with_map(PLANTAGE), gain(gulden=1)),
            Card(56, with_map(HAARLEMMERBUURT), gain(gulden=1)),
            Card(57, with_map(JORDAAN), gain(gulden=1)),
            Card(58, with_map(BURGWALLEN), gain(gulden=1)),
            Card(59, with_map(NIEUWMARKT), gain(gulden=1)),
            Card(60, with_map(GRACHTENGORDEL), gain(gulden=1)),
            Card(99, with_map(), gain(points=2)),
        ),
    )
)
