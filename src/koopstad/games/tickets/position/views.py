"""What a seat may know of a position, as plain data; ``sight.py`` decides what that is."""

from typing import Annotated, Literal, TypedDict

from koopstad.engine.views import AtMost, BaseView, one_of
from koopstad.games.tickets.printed.pieces import CARDS

Card = Annotated[str, one_of("TicketsCard", CARDS)]
Contracts = Annotated[list[int | None], AtMost(24)]  # by their numbers; None: not known


class TicketsPlayer(TypedDict):
    cards: int
    hand: dict[Card, int]  # of others: what everybody saw being taken
    carts: int
    points: int
    bonus: int
    contracts: Contracts
    offer: Annotated[list[int | None], AtMost(2)]


class TicketsView(BaseView):
    game: Literal["tickets"]
    open: list[Card | None]  # None: a gap (TTA-AMB-03)
    pile: int
    discard: dict[Card, int]
    contract_pile: int
    contracts_under: Contracts  # put under the pile, the upper one first
    bonus_pile: int
    last_turns: int | None  # None: nobody has run short of carts yet
    routes: list[int | None]  # the owner of each route
    players: list[TicketsPlayer]
