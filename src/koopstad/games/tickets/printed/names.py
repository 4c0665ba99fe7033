"""Names and notation as people write them: ``Oude Kerk - Dam / pink`` is ``dam-oude_kerk/pink``."""

import re
from typing import Final

from koopstad.engine.names import Kind, letters
from koopstad.engine.names import Names as AnyNames
from koopstad.engine.reading import read_number
from koopstad.engine.refusal import Refusal
from koopstad.games.tickets.printed.board import GREY, Board
from koopstad.games.tickets.printed.pieces import CARDS, JOKER

_SHORT: Final = {
    "draw blind": "draw",
    "draw card": "draw",
    "draw a card": "draw",
    "draw contracts": "contracts",
    "draw contract": "contracts",
    "take contracts": "contracts",
    "keep 1 and 2": "keep both",
    "keep 1+2": "keep both",
    "keep 1, 2": "keep both",
    "keep all": "keep both",
    "keep first": "keep 1",
    "keep second": "keep 2",
}
# ``2 pink``, ``2x pink``, ``2*pink``, ``pink``
_MANY: Final = re.compile(r"(\d*) ?[x*]? ?([a-z]+) ?")


class Names(AnyNames):
    """Finds cards, routes and contracts by name, in any order of their ends and in any common spelling."""

    def __init__(self, board: Board) -> None:
        self._board: Final = board
        self._routes: Final[dict[str, int]] = {}
        self._between: Final[dict[str, list[int]]] = {}
        self._contracts: Final[dict[str, int]] = {}
        self._longest: Final = max(route.length for route in board.routes)
        for number, route in enumerate(board.routes):
            colour = route.name.split("/")[1]
            for ends in self._both_ways(route.a, route.b):
                self._routes[f"{ends}/{colour}"] = number
                self._between.setdefault(ends, []).append(number)
        for number, contract in enumerate(board.contracts):
            _, mark, same = contract.name.partition("#")
            for ends in self._both_ways(contract.a, contract.b):
                self._contracts[ends + mark + same] = number
        self.card: Final = Kind("card", CARDS)
        self.route: Final = Kind("route", [route.name for route in board.routes], find=self._route)
        self.contract: Final = Kind(
            "contract", [contract.name for contract in board.contracts], find=self._contract
        )
        super().__init__((self.card, self.contract, self.route), drawn=(self.card, self.contract))

    def _both_ways(self, a: int, b: int) -> tuple[str, str]:
        one, other = (letters(self._board.locations[end].location) for end in (a, b))
        return one + other, other + one

    def _route(self, text: str) -> int | None:
        """The colour may be left out where only one route lies between the ends."""
        ends, slash, colour = text.partition("/")
        if slash:
            return self._routes.get(f"{letters(ends)}/{_colour(colour)}")
        routes = self._between.get(letters(ends), [])
        return routes[0] if len(routes) == 1 else None

    def _contract(self, text: str) -> int | None:
        return self._contracts.get(letters(text))

    def spell(self, name: str) -> str:
        """The notation of an action: ``claim Oude Kerk - Dam/pink 1 joker, 1 pink`` is understood."""
        claim = self._claim(name)
        if claim is None:
            words = name.split()
            if len(words) > 1 and words[0] == "take":
                card = self.card.find(words[-1])
                return name if card is None or words[1:-1] not in ([], ["open"]) else f"take {CARDS[card]}"
            return _SHORT.get(name, name)
        route, paid = claim
        if sum(paid) > self._longest:
            return name
        cards = [CARDS[card] for card, many in enumerate(paid) for _ in range(many)]
        return f"claim {self._board.routes[route].name} {'+'.join(cards)}"

    def never(self, text: str) -> Refusal | None:
        """Why no hand at all can pay for a route in this way (TTA-UNP-07: its colour and jokers, mixed)."""
        claim = self._claim(" ".join(text.split()).lower())
        if claim is None:
            return None
        number, paid = claim
        route = self._board.routes[number]
        colours = {card for card in range(JOKER) if paid[card]}
        if sum(paid) != route.length:
            return Refusal("TTA-5.2", "payment-size", {"spaces": route.length, "cards": sum(paid)})
        if route.colour == JOKER and len(colours) > 1:
            return Refusal("TTA-5.3, TTA-AMB-11", "payment-mixed")
        if route.colour != JOKER and colours - {route.colour}:
            return Refusal("TTA-5.2", "payment-colour", {"card": f"@card-{CARDS[route.colour]}"})
        return None

    def _claim(self, name: str) -> tuple[int, list[int]] | None:
        """The route of a claim and how many of each card are paid; None when the text is no claim."""
        verb, _, text = name.partition(" ")
        if verb != "claim":
            return None
        ends, slash, more = text.partition("/")
        if slash:
            colour, _, cards = more.lstrip().partition(" ")
            route = self.route.find(f"{ends}/{colour}")
        else:
            ends, _, cards = text.partition(" ")
            route = self.route.find(ends)
        paid = None if route is None else self._payment(cards)
        return None if route is None or paid is None else (route, paid)

    def _payment(self, text: str) -> list[int] | None:
        """How many of each card: ``2 pink``, ``2x pink, joker``, ``pink+pink and joker``."""
        paid = [0] * len(CARDS)
        cards = " ".join(re.sub(r"[+,]|\band\b", " ", text).split())
        end = 0
        while True:
            match = _MANY.match(cards, end)
            if match is None:
                return None
            many, card = read_number(match[1] or "1"), self.card.find(match[2])
            if many is None or card is None:
                return None
            paid[card] += many
            end = match.end()
            if end == len(cards):
                return paid


def _colour(text: str) -> str:
    colour = text.strip().lower()
    return GREY if colour == "gray" else colour
