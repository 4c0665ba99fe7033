"""Amsterdam (Stefan Feld): what the game brings."""

from typing import Final

from koopstad.engine.manifest import Manifest

MANIFEST: Final = Manifest(
    id="amsterdam",
    package=__name__,
    rules=f"{__name__}.game:Amsterdam",
    view=f"{__name__}.position.views:AmsterdamView",
    bots={"greedy": f"{__name__}.bots.greedy:GreedyAmsterdam"},
    judgement=f"{__name__}.bots.features:AmsterdamJudgement",
    characters={
        "saskia": {"city": 1.5, "freight": 0.8},
        "joris": {"freight": 1.5, "city": 0.8},
        "lijsbeth": {"cards": 1.4, "wheel": 1.1, "amstel": 0.8},
        "barend": {"amstel": 1.6, "cards": 0.85},
    },
    gives={"clerk": 0.8, "novice": 1.0, "child": 1.3},
    terminal=f"{__name__}.terminal.board:AmsterdamBoard",
    weighed=("take", "block", "market", "use"),
    costs={
        "take": ("card", "card_costs", ("brown", "grey", "purple", "orange", "pink", "black")),
        "block": ("block", "blocks", ("price",)),
        "market": ("tile", "market_tiles", ("cost",)),
    },
    ends=("pass",),
    clock="round",
    web="amsterdam",
)
