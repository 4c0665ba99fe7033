"""Ticket to Ride: Amsterdam (Alan R. Moon): what the game brings."""

from typing import Final

from koopstad.engine.manifest import Manifest

MANIFEST: Final = Manifest(
    id="tickets",
    package=__name__,
    rules=f"{__name__}.game:Tickets",
    view=f"{__name__}.position.views:TicketsView",
    bots={"greedy": f"{__name__}.bots.greedy:GreedyTickets"},
    terminal=f"{__name__}.terminal.board:TicketsBoard",
    weighed=("claim", "take"),
    web="tickets",
)
