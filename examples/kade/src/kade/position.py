"""A position: what lies where, and its words in plain data."""

from typing import TYPE_CHECKING, Final

from kade.printed import GOOD, PRICES
from koopstad.engine.dealer import Dealer
from koopstad.engine.fields import Counts, Field, Fields, Many, Number, Seats
from koopstad.engine.state import Data, State, places

if TYPE_CHECKING:
    from kade.game import Kade

NOT_YET: Final = -1


class Player:
    """What lies before one seat."""

    hand: list[int]  # how many cards of each good, hidden from the others
    offer: tuple[int, ...] = ()  # two cards drawn, one of which is to be kept
    sales: int = 0  # coins for goods sold
    rest: int = 0  # coins for what was left at the end (KAD-5.2)

    def copy(self) -> "Player":
        twin = Player()
        twin.hand = self.hand[:]
        twin.offer = self.offer
        twin.sales = self.sales
        twin.rest = self.rest
        return twin


class Position(State["Kade"]):
    """The whole table. The pile has no order: the dealer draws from it when a card is needed."""

    pile: list[int]
    discard: list[int]
    prices: list[int]
    last_turns: int = NOT_YET  # turns left, once the pile has run out

    def __init__(self, game: "Kade", options: Data, players: list[Player]) -> None:
        super().__init__(game, len(players), options)
        self.players = players

    def copy(self) -> "Position":
        twin = Position(self.game, self.options, [player.copy() for player in self.players])
        twin.pending = self.pending
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.prices = self.prices[:]
        twin.last_turns = self.last_turns
        return twin

    def fields(self) -> Fields:
        return POSITION

    def scores(self) -> list[int]:
        return [player.sales + player.rest for player in self.players]

    def sheet(self, seat: int) -> dict[str, int]:
        return {"sales": self.players[seat].sales, "rest": self.players[seat].rest}

    def ranking(self) -> list[int]:
        """KAD-5.3: most coins, then most cards left; after that a shared place."""
        hands = [sum(player.hand) for player in self.players]
        return places(list(zip(self.scores(), hands, strict=True)))

    def draw(self, dealer: Dealer) -> int:
        good = dealer.draw(self.pile)
        self.pile[good] -= 1
        return good


PLAYER: Final = Fields(
    Field("hand", Counts(GOOD)),
    Field("offer", Many(GOOD)),
    Field("sales", Number()),
    Field("rest", Number()),
)
POSITION: Final = Fields(
    Field("pile", Counts(GOOD)),
    Field("discard", Counts(GOOD)),
    Field("prices", Counts(GOOD, most=PRICES[-1], all=True)),
    Field("last_turns", Number(least=NOT_YET)),
    Seats(PLAYER),
)
