"""Ticket to Ride: Amsterdam (Alan R. Moon), rules TTA-1 to TTA-8."""

from typing import Final

from koopstad.engine.game import Game
from koopstad.engine.options import who_begins
from koopstad.engine.printed import Edition
from koopstad.games.tickets.position import plain, sight
from koopstad.games.tickets.position.state import Position
from koopstad.games.tickets.printed import actions
from koopstad.games.tickets.printed.board import read_board
from koopstad.games.tickets.printed.names import Names
from koopstad.games.tickets.printed.pieces import SEATS
from koopstad.games.tickets.rules import contracts, describe, scoring, setup, turn

RULES: Final = "2"
OPTIONS: Final = (who_begins(SEATS[-1], "TTA-3.1"),)


class Tickets(Game[Position]):
    """The game with its printed board."""

    def __init__(self, edition: Edition = None, rules: str = RULES) -> None:
        self.board: Final = read_board(edition)
        self.names: Final = Names(self.board)
        super().__init__(
            name="tickets",
            title="Ticket to Ride: Amsterdam",
            seats=SEATS,
            rules=rules,
            options=OPTIONS,
            printed=self.board.printed,
            catalogue=actions.catalogue(self.board),
            names=self.names,
            steps=turn.STEPS,
            setup=setup,
            sight=sight,
            telling=describe,
            plain=plain,
        )

    def as_of(self, rules: str) -> "Tickets":
        return Tickets(self.printed.given or None, rules)

    def uses(self, state: Position, action: int) -> tuple[str, ...]:
        """Contracts are touched by their place, which is public; they are used by name."""
        return contracts.kept(state, action) or super().uses(state, action)

    def finish(self, state: Position) -> None:
        state.pending = ()
        scoring.score(state)
