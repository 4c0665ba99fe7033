"""Hamburg (Stefan Feld): what the game brings."""

from typing import Final

from koopstad.engine.manifest import Manifest

MANIFEST: Final = Manifest(
    id="hamburg",
    package=__name__,
    rules=f"{__name__}.game:Hamburg",
    view=f"{__name__}.position.views:HamburgView",
    bots={"greedy": f"{__name__}.bots.greedy:GreedyHamburg"},
    judgement=f"{__name__}.bots.features:HamburgJudgement",
    terminal=f"{__name__}.terminal.board:HamburgBoard",
    weighed=("build", "site", "activate"),
    web="hamburg",
)
