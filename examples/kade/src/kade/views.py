"""What a seat may know of a position; the server's schema and the kit hold the game to it."""

from typing import Annotated, Literal, TypedDict

from kade.printed import GOODS
from koopstad.engine.views import AtMost, BaseView, one_of

Good = Annotated[str, one_of("KadeGood", GOODS)]


class KadePlayer(TypedDict):
    points: int
    cards: int
    hand: dict[Good, int] | None  # None: secret
    offer: Annotated[list[Good | None], AtMost(2)]


class KadeView(BaseView):
    game: Literal["kade"]
    prices: dict[Good, int]
    pile: int
    discard: dict[Good, int]
    last_turns: int | None  # None: the pile has not run out
    players: list[KadePlayer]
