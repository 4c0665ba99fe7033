"""Ticket to Ride: Amsterdam (Alan R. Moon): what the game brings."""

from typing import Final

from koopstad.engine.manifest import Manifest

MANIFEST: Final = Manifest(
    id="tickets",
    package=__name__,
    rules=f"{__name__}.game:Tickets",
    view=f"{__name__}.position.views:TicketsView",
    bots={"greedy": f"{__name__}.bots.greedy:GreedyTickets"},
    judgement=f"{__name__}.bots.features:TicketsJudgement",
    characters={
        "neel": {"kept": 1.4, "contracts": 1.4, "plan": 1.2},
        "wouter": {"routes": 1.5, "carts": 1.2},
        "dirkje": {"bonus": 1.8},
        "maarten": {"rivals": 1.8},
    },
    gives={"clerk": 0.4, "novice": 0.75, "child": 1.5},
    terminal=f"{__name__}.terminal.board:TicketsBoard",
    weighed=("claim", "keep", "take"),
    costs={"claim": ("route", "routes", ("length",))},
    ends=("pass",),
    web="tickets",
)
