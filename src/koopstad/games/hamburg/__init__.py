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
    characters={
        "greta": {"cards": 1.4, "sites": 1.3, "majorities": 0.8},
        "hinrich": {"majorities": 1.7, "wall": 1.3},
        "elsebe": {"danger": 1.7, "hall": 1.3, "money": 1.1},
        "klaas": {"rivals": 1.8, "hand": 1.2},
    },
    gives={"alderman": 0.8, "clerk": 1.6, "novice": 2.4, "child": 4.8},
    ample=4.0,
    terminal=f"{__name__}.terminal.board:HamburgBoard",
    weighed=("build", "site", "activate"),
    costs={"build": ("card", "cards", ("cost",))},
    ends=("done",),
    clock="cycle",
    web="hamburg",
)
