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
    terminal=f"{__name__}.terminal.board:AmsterdamBoard",
    weighed=("activate", "block", "market", "use"),
    web="amsterdam",
)
