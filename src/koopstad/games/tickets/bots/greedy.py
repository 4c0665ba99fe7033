"""A player of Ticket to Ride: Amsterdam that makes sense.

It plans the routes that its contracts need and those that pay beyond them, claims what it can pay without
hurting the plan, and draws toward the rest. It looks at nothing that its seat does not know.
"""

from typing import Final

from koopstad.engine.bot import Bot, Choice, Eyes, Reason
from koopstad.games.tickets.bots.plan import TURN, Plan, bonus_points, earnings, link_costs, make_plan
from koopstad.games.tickets.bots.sight import CARDS_A_TURN, Graph, Sight
from koopstad.games.tickets.position.state import Position
from koopstad.games.tickets.printed.actions import CONTRACTS, DRAW, FIRST_CLAIM, KEEP_BOTH, KEEP_FIRST
from koopstad.games.tickets.printed.board import Route
from koopstad.games.tickets.printed.pieces import CARDS, JOKER
from koopstad.games.tickets.rules.turn import KEEP, SECOND_CARD

EXTRA: Final = 0.4  # how much a card for an extra route counts beside one for a contract
ANY_CARD: Final = 0.05  # what a card that no plan wants is still good for
JOKER_VALUE: Final = 0.8  # of the colour wanted most: a joker fits anything, but open it is the whole turn
MARGIN: Final = 3  # turns that must be left over before a new contract counts as one that can be fulfilled
ROUNDING: Final = 0.001  # lengths come as sums of tenths

NOTHING: Final = -1000.0  # less than any action can cost


class Want:
    """A route of the plan with the cards of the hand that are set aside for it."""

    __slots__ = ("colour", "jokers", "length", "missing", "needed", "number", "points")

    def __init__(self, number: int, route: Route, needed: bool, colour: int, cards: int) -> None:
        self.number: Final = number
        self.needed: Final = needed  # for a contract
        self.length: Final = route.length
        self.points: Final = route.points
        self.colour: Final = colour
        self.missing = route.length - cards
        self.jokers = 0


class GreedyTickets(Bot):
    """Takes what looks best now, with a plan but without looking ahead."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._graph: Graph | None = None

    def choose(self, eyes: Eyes) -> int:
        return self._decide(eyes).action

    def reason(self, eyes: Eyes) -> Reason:
        choice = self._decide(eyes)
        args: dict[str, str | int] = {}
        if choice.action < DRAW:
            args["card"] = f"@card-{CARDS[choice.action]}"
        elif choice.action >= FIRST_CLAIM and self._graph is not None:
            board = self._graph.board
            route = board.routes[board.claims[choice.action - FIRST_CLAIM].route]
            args["a"] = board.locations[route.a].name
            args["b"] = board.locations[route.b].name
            args["points"] = route.points
        return Reason(choice.key, args)

    def _decide(self, eyes: Eyes) -> Choice:
        position = eyes.position
        assert isinstance(position, Position)
        if self._graph is None or self._graph.board is not position.board:
            self._graph = Graph(position.board)
        actions = eyes.actions()
        if len(actions) == 1:
            return Choice(actions[0], "hint-only")
        sight = Sight(self._graph, position, eyes.seat)
        step = position.pending[-1].step
        if step is KEEP:
            return _keep(sight)
        if step is SECOND_CARD:
            return _second_card(sight, actions)
        if sight.turns_left == 1:
            return _best_now(sight, actions, last=True)
        return _turn(sight, actions)


def _keep(sight: Sight) -> Choice:
    """The contracts that make the best plan together with those in hand (TTA-6.1)."""
    offer = sight.offer
    best = Choice(KEEP_FIRST, "hint-keep")
    most = make_plan(sight, sight.contracts + offer[:1]).value
    if len(offer) > 1:
        for action, kept in ((KEEP_FIRST + 1, offer[1:]), (KEEP_BOTH, offer)):
            value = make_plan(sight, sight.contracts + kept).value
            if value > most:
                most = value
                best = Choice(action, "hint-keep-both" if action == KEEP_BOTH else "hint-keep")
    return best


def _turn(sight: Sight, actions: list[int]) -> Choice:
    plan = make_plan(sight, sight.contracts)
    wants = set_aside(sight, plan)
    claim = _claim(wants)
    if claim is not None and claim.needed:
        return Choice(_payment(sight, claim), "hint-claim-contract")
    if CONTRACTS in actions and not plan.needed and contract_gain(sight) > _next_gain(sight, wants):
        return Choice(CONTRACTS, "hint-contracts")
    if claim is not None:
        return Choice(_payment(sight, claim), "hint-claim-points")
    if wants and actions[0] <= DRAW:
        return _first_card(sight, wants, actions)
    return _best_now(sight, actions, last=False)


def set_aside(sight: Sight, plan: Plan) -> list[Want]:
    """Shares the hand out: to coloured routes before grey ones, to contracts before extras; jokers last."""
    routes = sight.board.routes
    hand = sight.hand[:]
    wants: list[Want] = []
    for numbers, needed in ((plan.needed, True), (plan.extras, False)):
        for number in sorted(
            numbers, key=lambda number: (routes[number].colour == JOKER, -routes[number].length)
        ):
            route = routes[number]
            colour = _fullest(hand) if route.colour == JOKER else route.colour
            cards = min(hand[colour], route.length)
            hand[colour] -= cards
            wants.append(Want(number, route, needed, colour, cards))
    jokers = hand[JOKER]
    for want in sorted(wants, key=lambda want: (not want.needed, want.missing)):
        if want.missing <= jokers:
            jokers -= want.missing
            want.jokers = want.missing
            want.missing = 0
    return wants


def _claim(wants: list[Want]) -> Want | None:
    """The most valuable route that is paid for; those that contracts need come first."""
    best: Want | None = None
    for want in wants:
        if not want.missing and (best is None or (want.needed, want.points) > (best.needed, best.points)):
            best = want
    return best


def _payment(sight: Sight, want: Want) -> int:
    colour = JOKER if want.jokers == want.length else want.colour
    return sight.graph.payments[want.number, colour, want.jokers]


def _next_gain(sight: Sight, wants: list[Want]) -> float:
    """What the best extra route brings for each turn that it still takes."""
    best = 0.0
    for want in wants:
        turns = 1 + want.missing / CARDS_A_TURN
        best = max(best, earnings(sight).worths[want.number] / turns - TURN)
    return best


def contract_gain(sight: Sight) -> float:
    """What drawing contracts is likely to bring: the better of two, less the turn (TTA-6.1)."""
    ways: dict[int, list[int]] = {}
    gains = sorted([_gain_of_contract(sight, number, ways) for number in sight.next_contracts()])
    pairs = len(gains) * (len(gains) - 1) / 2
    if not pairs:
        return gains[0] - TURN if gains else -TURN
    better = 0.0
    for place, gain in enumerate(gains):
        better += place * gain  # it is the better one of so many pairs
    return better / pairs - TURN


def _gain_of_contract(sight: Sight, number: int, ways: dict[int, list[int]]) -> float:
    """What one contract would bring: its points, and what building for it earns beside its turns.

    ``ways``: to everywhere from where others begin; many contracts begin at the same place.
    """
    contract = sight.board.contracts[number]
    if sight.is_joined(number):
        return float(contract.points)
    turns = sight.turns_left - MARGIN
    if turns < 1:
        return float(-contract.points)
    # What costs more than this is too long: a link costs no more than its length.
    most = min(sight.carts, sight.cards + CARDS_A_TURN * (turns - 1))
    costs, _ = link_costs(sight, False)
    if contract.a not in ways:
        ways[contract.a] = sight.graph.ways(costs, contract.a, most=most + ROUNDING)
    chain = sight.graph.chain(ways[contract.a], contract.b)
    if chain is None:
        return float(-contract.points)
    fresh = [sight.graph.links[link] for link in chain if costs[link] > 0]
    length = sum([link.length for link in fresh])
    needed = len(fresh) + max(0, length - sight.cards) / CARDS_A_TURN
    if length > sight.carts or needed > turns:
        return float(-contract.points)
    return contract.points + length - TURN * needed


def _card_values(wants: list[Want]) -> list[float]:
    """What one more card of each kind is worth: most where a route lacks little."""
    values = [ANY_CARD] * (JOKER + 1)
    most = 0.0
    for want in wants:
        if want.missing:
            value = (1.0 if want.needed else EXTRA) / want.missing
            values[want.colour] += value
            most = max(most, value)
    values[JOKER] += JOKER_VALUE * max(most, max(values[:JOKER]) - ANY_CARD)
    return values


def _blind_value(sight: Sight, values: list[float]) -> float:
    """What a card from the pile is worth on average, of those nobody has shown."""
    total = 0
    value = 0.0
    for kind, count in enumerate(sight.hidden()):
        total += count
        value += count * values[kind]
    return value / total if total else 0.0


def _first_card(sight: Sight, wants: list[Want], actions: list[int]) -> Choice:
    values = _card_values(wants)
    blind = _blind_value(sight, values) if DRAW in actions else 0.0
    if JOKER in sight.open:
        # TTA-4.3: an open joker is the only card of the turn; it has to be worth two others.
        best = sorted([blind, blind, *[values[kind] for kind in sight.open if kind != JOKER]])
        if values[JOKER] > best[-1] + best[-2]:
            return Choice(JOKER, "hint-take-joker")
    return _best_card(values, blind, actions)


def _second_card(sight: Sight, actions: list[int]) -> Choice:
    wants = set_aside(sight, make_plan(sight, sight.contracts))
    values = _card_values(wants)
    return _best_card(values, _blind_value(sight, values), actions)


def _best_card(values: list[float], blind: float, actions: list[int]) -> Choice:
    best, most = -1, 0.0
    for action in actions:
        if action < JOKER and values[action] > most:
            best, most = action, values[action]
    if DRAW in actions and (best < 0 or blind > most):
        return Choice(DRAW, "hint-draw")
    return Choice(best if best >= 0 else actions[0], "hint-take")


def _best_now(sight: Sight, actions: list[int], last: bool) -> Choice:
    """As if nothing came after: the claim that brings most, or contracts that may be fulfilled already."""
    best, most = Choice(actions[0], "hint-take"), NOTHING
    if DRAW in actions:
        best, most = Choice(DRAW, "hint-draw"), 0.0
    if CONTRACTS in actions:
        gain = contract_gain(sight) + TURN
        if gain > most:
            best, most = Choice(CONTRACTS, "hint-contracts-last" if last else "hint-contracts"), gain
    lacking = unfulfilled(sight, sight.own)
    seen = 0
    for action in actions:
        if action < FIRST_CLAIM:
            continue
        route = sight.board.routes[sight.board.claims[action - FIRST_CLAIM].route]
        if route.bit & seen:
            continue
        seen |= route.bit
        gain = float(route.points)
        if route.cart_symbol and sight.bonus_left:
            gain += bonus_points(sight, sight.bonus + 1) - bonus_points(sight, sight.bonus)
        gain += 2 * (lacking - unfulfilled(sight, sight.own | route.bit))
        if gain > most:
            best, most = Choice(action, "hint-claim-last" if last else "hint-claim-rest"), gain
    return best


def unfulfilled(sight: Sight, own: int) -> int:
    """The points of the contracts that these routes do not fulfil."""
    regions = sight.graph.regions(own)
    points = 0
    for number in sight.contracts:
        contract = sight.board.contracts[number]
        if regions[contract.a] != regions[contract.b]:
            points += contract.points
    return points


def _fullest(hand: list[int]) -> int:
    """The colour of which most cards are left."""
    best = 0
    for colour in range(JOKER):
        if hand[colour] > hand[best]:
            best = colour
    return best
