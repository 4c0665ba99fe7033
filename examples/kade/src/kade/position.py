"""A position: what lies where, who may know it, and its words in plain data."""

from typing import TYPE_CHECKING, Final

from kade.printed import GOOD, GOODS, PRICES
from kade.views import KadePlayer, KadeView
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

    def view(self, seat: int | None) -> KadeView:
        frame = self.pending[-1] if self.pending else None
        return {
            "game": "kade",
            "you": seat,
            "to_move": None if frame is None else frame.seat,
            "step": "over" if frame is None else frame.step.name,
            "prices": dict(zip(GOODS, self.prices, strict=True)),
            "pile": sum(self.pile),
            "discard": _counts(self.discard),
            "last_turns": None if self.last_turns == NOT_YET else self.last_turns,
            "players": [self._seen(player, other == seat) for other, player in enumerate(self.players)],
        }

    def _seen(self, player: Player, own: bool) -> KadePlayer:
        """KAD-2.1: a hand is secret until the end; how many cards it holds is not."""
        return {
            "points": player.sales + player.rest,
            "cards": sum(player.hand),
            "hand": _counts(player.hand) if own or not self.pending else None,
            "offer": [GOODS[good] if own else None for good in player.offer],
        }

    def imagine(self, seat: int | None, dealer: Dealer) -> "Position":
        """What the others hold goes back into the pile, and as much is drawn anew."""
        twin = self.copy()
        if not self.pending:
            return twin
        others = [player for other, player in enumerate(twin.players) if other != seat]
        for player in others:
            twin.pile = [a + b for a, b in zip(twin.pile, player.hand, strict=True)]
            for good in player.offer:
                twin.pile[good] += 1
        for player in others:
            held = sum(player.hand)
            player.hand = [0] * len(GOODS)
            for _ in range(held):
                player.hand[twin.draw(dealer)] += 1
            player.offer = tuple([twin.draw(dealer) for _ in player.offer])
        return twin

    def draw(self, dealer: Dealer) -> int:
        good = dealer.draw(self.pile)
        self.pile[good] -= 1
        return good

    def unseen(self) -> tuple[int, ...]:
        """For each seat and the spectator: the cards that the others hold."""
        if not self.pending:
            return (0,) * (self.seats + 1)
        held = [sum(player.hand) + len(player.offer) for player in self.players]
        return (*[sum(held) - own for own in held], sum(held))

    def inventory(self) -> dict[str, int]:
        held = [player.hand for player in self.players]
        held += [[player.offer.count(good) for good in range(len(GOODS))] for player in self.players]
        places = zip(self.pile, self.discard, *held, strict=True)
        return {good: sum(cards) for good, cards in zip(GOODS, places, strict=True)}


def _counts(cards: list[int]) -> dict[str, int]:
    return {good: count for good, count in zip(GOODS, cards, strict=True) if count}


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
