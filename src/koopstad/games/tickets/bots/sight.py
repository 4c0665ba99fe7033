"""What a bot of Ticket to Ride: Amsterdam looks at: the map as a graph, and all that its seat knows."""

from typing import Final

from koopstad.games.tickets.position.state import Position
from koopstad.games.tickets.printed.actions import FIRST_CLAIM
from koopstad.games.tickets.printed.board import Board
from koopstad.games.tickets.printed.pieces import GAP, JOKER, NOT_YET

# A rival builds so many carts in the turn of a claim: the mean length of a route, a little above it.
RIVAL_STEP: Final = 2.2
CARDS_A_TURN: Final = 2
FAR: Final = 1e9  # more than any way costs
# In place of the link by which a location was reached.
NO_WAY: Final = -1
START: Final = -2
MANY: Final = 4000  # networks that are kept in mind; then all are forgotten, for memory has its limits

LinkCosts = tuple[list[float], list[int]]  # for each link what it costs, and along which of its routes


class Link:
    """Two neighbouring locations with the one or two routes between them."""

    __slots__ = ("a", "b", "length", "mask", "routes")

    def __init__(self, a: int, b: int, length: int, routes: tuple[int, ...], mask: int) -> None:
        self.a: Final = a
        self.b: Final = b
        self.length: Final = length
        self.routes: Final = routes
        self.mask: Final = mask  # the bits of these routes


class Earnings:
    """What routes bring, as long as one more trade bonus card is worth the same."""

    __slots__ = ("gains", "ranked", "worths")

    def __init__(self, worths: list[float], gains: list[float]) -> None:
        self.worths: Final = worths  # in points
        self.gains: Final = gains  # beyond what the turns for it are worth
        # The routes that are worth more than their turns, the best first.
        self.ranked: Final = sorted(
            [number for number, gain in enumerate(gains) if gain > 0], key=lambda number: -gains[number]
        )


class Graph:
    """The printed map, made once for each board, and what was worked out before about it."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        between: dict[tuple[int, int, int], list[int]] = {}
        for number, route in enumerate(board.routes):
            between.setdefault((route.a, route.b, route.length), []).append(number)
        self.links: Final = tuple(
            Link(a, b, length, tuple(routes), sum([board.routes[number].bit for number in routes]))
            for (a, b, length), routes in between.items()
        )
        # For each location the links that meet there, with the location at the other end.
        self.roads: Final = tuple(
            tuple(
                (number, link.b if link.a == place else link.a)
                for number, link in enumerate(self.links)
                if place in (link.a, link.b)
            )
            for place in range(len(board.locations))
        )
        lengths = [float(link.length) for link in self.links]
        self.distances: Final = tuple(
            sum([lengths[link] for link in self.path(lengths, contract.a, contract.b) or ()])
            for contract in board.contracts
        )  # between the ends of each contract, on an empty board
        # For each route the turns that it takes: its cards are drawn, then it is claimed.
        self.turns: Final = tuple(1 + route.length / CARDS_A_TURN for route in board.routes)
        # The action that pays for a route with a colour and so many jokers.
        self.payments: Final = {
            (claim.route, claim.colour if claim.cards else JOKER, claim.jokers): number
            for number, claim in enumerate(board.claims, FIRST_CLAIM)
        }
        self.earnings: Final[dict[float, Earnings]] = {}  # by what one more trade bonus card is worth
        self._regions: Final[dict[int, list[int]]] = {}
        self.odds: Final[dict[tuple[int, int], list[int]]] = {}  # of contracts (belief.py)

    def regions(self, own: int) -> list[int]:
        """For each location the network of these routes that it belongs to: those of one are joined."""
        known = self._regions.get(own)
        if known is None:
            if len(self._regions) > MANY:
                self._regions.clear()
            known = self._regions[own] = self._joined(own)
        return known

    def _joined(self, own: int) -> list[int]:
        regions = [*range(len(self.roads))]
        for link in self.links:
            if link.mask & own and regions[link.a] != regions[link.b]:
                old, new = regions[link.b], regions[link.a]
                regions = [new if region == old else region for region in regions]
        return regions

    def path(self, costs: list[float], a: int, b: int) -> list[int] | None:
        """The cheapest chain of links from ``a`` to ``b``; a link of negative cost is closed."""
        return self.chain(self.ways(costs, a, b), b)

    def ways(self, costs: list[float], a: int, b: int = -1, most: float = FAR) -> list[int]:
        """For each location the last link of the cheapest way to it from ``a``, by Dijkstra, or a negative
        number: as far as ``b`` if it is given, and where a way costs no more than ``most``.
        """
        roads = self.roads
        reached = [a]  # and not done with, in the order in which they were found
        best = [FAR] * len(roads)
        best[a] = 0.0
        back = [NO_WAY] * len(roads)
        back[a] = START
        while reached:
            place, spent = 0, FAR
            for number, candidate in enumerate(reached):
                cost = best[candidate]
                if cost < spent:
                    place, spent = number, cost
            here = reached.pop(place)
            if here == b:
                break
            for link, other in roads[here]:
                cost = costs[link]
                if cost >= 0 and spent + cost < best[other] and spent + cost <= most:
                    if best[other] == FAR:
                        reached.append(other)
                    best[other] = spent + cost
                    back[other] = link
        return back

    def chain(self, back: list[int], b: int) -> list[int] | None:
        """The links by which ``b`` was reached (``ways``), if it was."""
        if back[b] == NO_WAY:
            return None
        chain: list[int] = []
        here = b
        while back[here] != START:
            number = back[here]
            chain.append(number)
            link = self.links[number]
            here = link.a + link.b - here
        return chain


class Sight:
    """What one seat knows. It is read from an imagined position, of which nothing hidden is looked at."""

    def __init__(self, graph: Graph, position: Position, seat: int) -> None:
        player = position.players[seat]
        rivals = [rival for other, rival in enumerate(position.players) if other != seat]
        self._position: Final = position
        self._seat: Final = seat
        self.graph: Final = graph
        self.board: Final = graph.board
        self.seats: Final = position.seats
        self.hand: Final = player.hand
        self.cards: Final = sum(player.hand)
        self.most: Final = max(player.hand[:JOKER])  # cards of one colour
        self.carts: Final = player.carts
        self.own: Final = player.routes
        self.contracts: Final = player.contracts
        self.offer: Final = player.offer
        self.available: Final = position.free & ~player.barred
        self.open: Final = [kind for kind in position.open if kind != GAP]
        self.bonus: Final = player.bonus
        self.bonus_left: Final = position.bonus_pile
        self.rival_bonus: Final = [rival.bonus for rival in rivals]
        self.turns_left: Final = _turns_left(position, seat) if position.last_turns == NOT_YET else 1
        self.regions: Final = graph.regions(player.routes)  # what the own routes join
        # What a plan needs more than once, once somebody has asked for it (plan.py).
        self.earnings: Earnings | None = None
        self.costs: Final[dict[bool, LinkCosts]] = {}

    def hidden(self) -> list[int]:
        """Transport cards nobody has shown, by kind: in the pile, or drawn blind by the others."""
        position = self._position
        hidden: list[int] = []
        for kind, count in enumerate(self.board.cards):
            count -= self.hand[kind] + position.discard[kind] + self.open.count(kind)
            for other, rival in enumerate(position.players):
                if other != self._seat:
                    count -= rival.known[kind]
            hidden.append(count)
        return hidden

    def next_contracts(self) -> list[int]:
        """Those that may come up next: whose place the seat does not know, or what it put there."""
        position = self._position
        unknown = [
            contract for contract, eyes in enumerate(position.contract_eyes) if not eyes >> self._seat & 1
        ]
        under = [contract for contract in position.contracts_under[:2] if contract not in unknown]
        return under if under and not position.contract_pile else unknown

    def is_joined(self, number: int) -> bool:
        """Whether the own routes fulfil a contract, no matter whose it is."""
        contract = self.board.contracts[number]
        return self.regions[contract.a] == self.regions[contract.b]


def _turns_left(position: Position, seat: int) -> int:
    """Own turns until the end, if the fastest rival draws what it lacks and then builds without a pause."""
    soonest = 99.0
    for other, rival in enumerate(position.players):
        if other != seat:
            carts = rival.carts - position.board.last_carts
            draws = max(0, carts - sum(rival.hand)) / CARDS_A_TURN
            soonest = min(soonest, draws + carts / RIVAL_STEP)
    return 1 + max(1, round(soonest))
