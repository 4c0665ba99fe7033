"""Kade: merchants sell salt, cheese, cloth and spice on a quay. What the game brings."""

from typing import Final

from koopstad.engine.manifest import Manifest

MANIFEST: Final = Manifest(
    id="kade",
    package=__name__,
    rules=f"{__name__}.game:Kade",
    view=f"{__name__}.views:KadeView",
    bots={"greedy": f"{__name__}.bots:Greedy"},
)
