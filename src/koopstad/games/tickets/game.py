"""Ticket to Ride: Amsterdam (Alan R. Moon), rules TTA-1 to TTA-8."""

from collections.abc import Mapping
from typing import Any, Final

from koopstad.engine.choices import Description
from koopstad.engine.dealer import Dealer
from koopstad.engine.errors import OptionError
from koopstad.engine.frames import Step
from koopstad.engine.game import Game
from koopstad.engine.options import Option
from koopstad.engine.printed import Edition
from koopstad.engine.state import Data, View
from koopstad.games.tickets.position import arrange, plain
from koopstad.games.tickets.position.state import Position
from koopstad.games.tickets.printed import actions
from koopstad.games.tickets.printed.board import read_board
from koopstad.games.tickets.printed.names import Names
from koopstad.games.tickets.printed.pieces import SEATS
from koopstad.games.tickets.rules import describe, scoring, setup, turn

RULES: Final = "2"
OPTIONS: Final = (
    Option(
        "first",
        "random",
        ("random", "1", "2", "3", "4"),
        "Who begins: chance, or the seat with this number (TTA-3.1).",
    ),
)


class Tickets(Game[Position]):
    """The game with its printed board."""

    def __init__(self, edition: Edition = None) -> None:
        self.board: Final = read_board(edition)
        self.names: Final = Names(self.board)
        super().__init__(
            name="tickets",
            title="Ticket to Ride: Amsterdam",
            seats=SEATS,
            rules=RULES,
            options=OPTIONS,
            printed=self.board.printed,
            catalogue=actions.catalogue(self.board),
            names=self.names,
        )

    def agree(self, seats: int, options: Any) -> dict[str, Any]:
        agreed = super().agree(seats, options)
        if agreed["first"] != "random" and int(agreed["first"]) > seats:
            raise OptionError(f"option 'first' is {agreed['first']}, but there are only {seats} seats")
        return agreed

    def describe(self, state: Position, action: int) -> Description:
        return describe.describe(state, action)

    def purse(self, view: View, seat: int) -> dict[str, int]:
        return describe.purse(view, seat)

    def deal(self, seats: int, options: dict[str, Any], dealer: Dealer) -> Position:
        return setup.deal(self, seats, options, dealer)

    def blank(self, seats: int, options: dict[str, Any]) -> Position:
        return setup.empty_table(self, seats, options)

    def steps(self, state: Position) -> Mapping[str, Step[Any, Any]]:
        return turn.STEPS

    def arrange(self, seats: int, options: dict[str, Any], given: Data) -> Position:
        return arrange.arrange(self, seats, options, given)

    def facts(self, state: Position) -> Data:
        return plain.facts(state)

    def finish(self, state: Position) -> None:
        state.pending = ()
        scoring.score(state)
