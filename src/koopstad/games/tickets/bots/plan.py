"""What a bot of Ticket to Ride: Amsterdam wants to build: the routes its contracts need, and what pays."""

from typing import Final

from koopstad.games.tickets.bots.sight import CARDS_A_TURN, Earnings, LinkCosts, Sight
from koopstad.games.tickets.printed.board import Route
from koopstad.games.tickets.printed.pieces import JOKER

# All weights are in points; they were tuned by play of the bot against itself.
TURN: Final = 1.9  # what a turn is worth: about what an average turn of a whole game earns
CART: Final = 0.8  # what a cart is worth while it can still stand on a longer route
HELD: Final = 0.5  # a card already in hand saves half a turn of drawing
RISK: Final = 0.02  # for each space still to build, the chance that somebody is in the way
BONUS_CHANCE: Final = 0.5  # how far today's ranking by trade bonus cards tells the final one
BONUS_SHARE: Final = 0.5  # what one more bonus card is worth even if it changes no rank today
SLACK: Final = 2  # rivals are seldom as fast as they could be: so many turns more are hoped for

CLOSED: Final = -1.0


class Plan:
    """Routes to claim: for contracts, and beyond them for their points. ``value`` is in points."""

    __slots__ = ("extras", "missed", "needed", "value")

    def __init__(self, needed: list[int], extras: list[int], missed: list[int], value: float) -> None:
        self.needed: Final = needed
        self.extras: Final = extras
        self.missed: Final = missed  # contracts given up
        self.value: Final = value


def make_plan(sight: Sight, contracts: tuple[int, ...]) -> Plan:
    """The best of a few plans: along few carts or along much value, dear contracts first or cheap ones."""
    printed = sight.board.contracts
    falling = sorted(contracts, key=lambda contract: -printed[contract].points)
    open_ones = 0
    for number in contracts:
        open_ones += not sight.is_joined(number)
    ranked = _ranked(sight)
    best: Plan | None = None
    for rich in (False, True) if open_ones else (False,):
        costs, chosen = link_costs(sight, rich)
        for order in (falling, falling[::-1]) if open_ones > 1 else (falling,):
            plan = _lay_out(sight, order, costs[:], chosen, ranked)
            if best is None or plan.value > best.value:
                best = plan
    assert best is not None
    return best


def link_costs(sight: Sight, rich: bool) -> LinkCosts:
    """For each link what it costs to build, and along which of its routes. Own links are free.

    Carts alone, or all that a route costs less what it earns (``rich``); cards in hand make it cheaper.
    """
    if rich in sight.costs:
        return sight.costs[rich]
    costs: list[float] = []
    chosen: list[int] = []
    routes = sight.board.routes
    hand = [*sight.hand[:JOKER], sight.most]  # a grey route takes the colour with most cards
    own, available, carts = sight.own, sight.available, sight.carts
    for link in sight.graph.links:
        cost = 0.0 if link.mask & own else CLOSED
        choice = link.routes[0]
        for number in link.routes:
            route = routes[number]
            if route.bit & available and route.length <= carts:
                held = min(hand[route.colour], route.length)
                price = _value_cost(sight, number, route, held) if rich else route.length - 0.1 * held
                if cost < 0 or price < cost:
                    cost, choice = price, number
        costs.append(cost)
        chosen.append(choice)
    sight.costs[rich] = costs, chosen
    return costs, chosen


def _value_cost(sight: Sight, number: int, route: Route, held: int) -> float:
    effort = TURN * sight.graph.turns[number] + CART * route.length
    return max(0.3, effort - HELD * held - earnings(sight).worths[number])


def earnings(sight: Sight) -> Earnings:
    """What each route brings: its points, and what its trade bonus card is likely to bring (TTA-8.3)."""
    if sight.earnings is None:
        card = 0.0
        if sight.bonus_left:
            gain = bonus_points(sight, sight.bonus + 1) - bonus_points(sight, sight.bonus)
            card = BONUS_CHANCE * gain + BONUS_SHARE
        known = sight.graph.earnings.get(card)
        if known is None:
            known = sight.graph.earnings[card] = _with_card(sight, card)
        sight.earnings = known
    return sight.earnings


def _with_card(sight: Sight, card: float) -> Earnings:
    worths: list[float] = []
    gains: list[float] = []
    for route, turns in zip(sight.board.routes, sight.graph.turns, strict=True):
        worth = route.points + card if route.cart_symbol else float(route.points)
        worths.append(worth)
        gains.append(worth - TURN * turns)
    return Earnings(worths, gains)


def bonus_points(sight: Sight, cards: int) -> int:
    """What so many trade bonus cards would bring today (TTA-8.3 to TTA-8.5)."""
    if not cards:
        return 0
    rank = 0
    for other in sight.rival_bonus:
        if other > cards:
            rank += 1
    return sight.board.bonus_points[sight.seats][rank]


def _lay_out(
    sight: Sight, order: list[int], costs: list[float], chosen: list[int], ranked: list[int]
) -> Plan:
    """Joins the ends of one contract after the other, each time using what is already planned."""
    graph = sight.graph
    carts = sight.carts
    turns = -sight.cards / CARDS_A_TURN
    limit = sight.turns_left + SLACK
    value = 0.0
    needed: list[int] = []
    missed: list[int] = []
    for number in order:
        contract = sight.board.contracts[number]
        if sight.is_joined(number):
            value += contract.points
            continue
        chain = graph.path(costs, contract.a, contract.b)
        fresh = [link for link in chain if costs[link] > 0] if chain is not None else []
        length = sum([graph.links[link].length for link in fresh])
        effort = len(fresh) + length / CARDS_A_TURN
        if chain is None or length > carts or turns + effort > limit:
            value -= contract.points
            missed.append(number)
            continue
        value += contract.points * (1 - 2 * RISK * length)
        carts -= length
        turns += effort
        for link in fresh:
            costs[link] = 0.0
            needed.append(chosen[link])
    extras = _extras(sight, ranked, needed, carts, limit - max(0.0, turns))
    gain = earnings(sight).gains
    for number in needed:
        value += gain[number]
    for number in extras:
        value += gain[number]
    return Plan(needed, extras, missed, value)


def _ranked(sight: Sight) -> list[int]:
    """All routes that can be had and are worth more than their turns, the best first."""
    routes = sight.board.routes
    ranked: list[int] = []
    for number in earnings(sight).ranked:
        route = routes[number]
        if route.bit & sight.available and route.length <= sight.carts:
            ranked.append(number)
    return ranked


def _extras(sight: Sight, ranked: list[int], needed: list[int], carts: int, turns: float) -> list[int]:
    """With the carts and turns that the contracts leave: the best routes beyond them."""
    routes = sight.board.routes
    barred = 0
    for number in needed:
        barred |= routes[number].bit | routes[number].twins
    extras: list[int] = []
    for number in ranked:
        route = routes[number]
        effort = sight.graph.turns[number]
        if route.length <= carts and effort <= turns and not route.bit & barred:
            carts -= route.length
            turns -= effort
            barred |= route.twins
            extras.append(number)
    return extras
