"""The plan of one turn of Amsterdam: what to buy with which cubes, and how to move with the rest."""

from typing import Any, Final

from koopstad.engine.cards import Effect, Gain, Pay, Requirement
from koopstad.games.amsterdam.bots.cards import program_worth
from koopstad.games.amsterdam.bots.harbour import Harbour, Voyage
from koopstad.games.amsterdam.bots.sight import GULDEN, Sight, free_blocks
from koopstad.games.amsterdam.bots.wheel import Ahead
from koopstad.games.amsterdam.cards.model import (
    BLOCKS_PER_TURN,
    GULDEN_FOR_BLOCK,
    ONLY_GULDEN_FOR_BLOCK,
    Card,
)
from koopstad.games.amsterdam.printed.actions import ACTIVATE, BLOCK, BLOCK_GULDEN, USE
from koopstad.games.amsterdam.printed.pieces import CUBES, NONE, RIVER
from koopstad.games.amsterdam.rules.activate import discount
from koopstad.games.amsterdam.rules.blocks import GULDEN_PRICE, price

KEPT: Final = 0.4  # a cube that goes to the storeroom (AMS-9.1)
MOST_OFFERS: Final = 8  # offers beside blocks that a plan chooses from
MAP_USE: Final = 0.4  # using a map may set off other cards
SAILED: Final = 0.8  # of the worth of a cube, where the ways are not looked at
LEAST: Final = 1e-6  # of equal plans the one that spends less


class Offer:
    """Something to buy in this turn. ``cost``: cubes by colour."""

    __slots__ = ("action", "any_cubes", "cost", "value")

    def __init__(self, action: int, cost: list[tuple[int, int]], value: float, any_cubes: int = 0) -> None:
        self.action: Final = action
        self.cost: Final = cost
        self.value: Final = value
        self.any_cubes: Final = any_cubes  # cubes of any colour beyond the cost


class Plan:
    """What to buy, in this order; then how far to move on the Amstel, and where to sail first."""

    __slots__ = ("advance", "offers", "sail", "supply", "value")

    def __init__(self, value: float, offers: list[Offer], advance: int, sail: int, supply: list[int]) -> None:
        self.value: Final = value
        self.offers: Final = offers
        self.advance: Final = advance
        self.sail: Final = sail  # a place, or NONE
        self.supply: Final = supply  # cubes that are free to move with


NOTHING: Final = Plan(float("-inf"), [], 0, NONE, [])


class Turn:
    """The turn that is being played. ``due``: cubes of any colour to be paid before anything else."""

    def __init__(
        self, sight: Sight, ahead: Ahead, harbour: Harbour, due: int = 0, gulden: int = NONE
    ) -> None:
        self.sight: Final = sight
        self.ahead: Final = ahead
        self.harbour: Final = harbour
        self.due: Final = due
        self.gulden: Final = sight.player.gulden if gulden == NONE else gulden
        self._moves: list[tuple[float, int, int]] = []
        self._best = NOTHING

    def plan(self, supply: list[int], moving: bool = True) -> Plan:
        """``moving``: with a look at the harbour; without, as far as the cubes and not the ways matter."""
        cubes = sum(supply)
        self._moves = self._movements(max(0, cubes - self.due), moving)
        others = self._activations(supply) + self._uses(supply)
        others.sort(key=lambda offer: -offer.value)
        blocks = self._blocks(supply)
        self._best = NOTHING
        self._choose(supply[:], cubes, others[:MOST_OFFERS], 0, [], 0.0, blocks)
        return self._best

    # --- what is on offer ---

    def _activations(self, supply: list[int]) -> list[Offer]:
        sight = self.sight
        player = sight.player
        payable: list[tuple[int, list[tuple[int, int]]]] = []
        for card in player.inactive:
            cost = self._cost(card)
            if _pays(supply, cost):
                payable.append((card, cost))
        if not payable:
            return []
        whole = self._after(player.inactive)
        offers: list[Offer] = []
        for card, cost in payable:
            rest = tuple([other for other in player.inactive if other != card])
            gain = self.ahead.card(card).over(sight.turns) + self._after(rest) - whole
            if gain > 0:
                offers.append(Offer(ACTIVATE + card, cost, gain))
        return offers

    def _cost(self, card: int) -> list[tuple[int, int]]:
        """The cubes that activating a card takes, less what own cards spare."""
        spared = discount(self.sight.position, self.sight.player, card)
        cost: list[tuple[int, int]] = []
        for colour, cubes in self.sight.board.costs[card]:
            paid = max(0, cubes - spared)
            spared -= cubes - paid
            cost.append((colour, paid))
        return cost

    def _after(self, inactive: tuple[int, ...]) -> float:
        return self.ahead.wheel(self.sight.player.wheel, inactive, NONE, 1)

    def _uses(self, supply: list[int]) -> list[Offer]:
        """Cards that take cubes: maps, and exchanges for gulden or points."""
        sight = self.sight
        offers: list[Offer] = []
        for card in sight.player.ready:
            entry = sight.position.deck.cards[card]
            paid = [effect for effect in entry.program if isinstance(effect, Pay) and effect.what <= CUBES]
            if not paid or not _met(sight, entry):
                continue
            gain = use_gain(sight, entry)
            if gain <= 0:
                continue
            payment = paid[0]
            if payment.what == CUBES:
                offers.append(Offer(USE + card, [], gain, payment.number))
            elif supply[payment.what] >= payment.number:
                offers.append(Offer(USE + card, [(payment.what, payment.number)], gain))
        return offers

    def _blocks(self, supply: list[int]) -> list[Offer]:
        """The best block for each district and price that the cubes are enough for."""
        sight = self.sight
        player = sight.player
        position = sight.position
        if position.turn.blocks >= player.standing.limits[BLOCKS_PER_TURN]:
            return []
        city = sight.board.city
        best: dict[tuple[int, int], Offer] = {}
        in_gulden: Offer | None = None
        only_gulden = player.standing.powers & ONLY_GULDEN_FOR_BLOCK
        for block in free_blocks(position):
            district = city.blocks[block].district
            colour = city.colour_of[district]
            cost = price(position, player, block)
            if cost <= supply[colour] and not only_gulden:
                value = self.ahead.block(block)
                if (district, cost) not in best or value > best[district, cost].value:
                    best[district, cost] = Offer(BLOCK + block, [(colour, cost)], value)
            if player.standing.powers & GULDEN_FOR_BLOCK and self.gulden >= GULDEN_PRICE:
                value = self.ahead.block(block) - GULDEN_PRICE * GULDEN
                if in_gulden is None or value > in_gulden.value:
                    in_gulden = Offer(BLOCK_GULDEN + block, [], value)
        offers = [*best.values()] if in_gulden is None else [*best.values(), in_gulden]
        return [offer for offer in offers if offer.value > 0]

    # --- moving ---

    def _movements(self, cubes: int, moving: bool) -> list[tuple[float, int, int]]:
        """By the cubes that may be spent: the gain, the spaces on the Amstel, and the first stop."""
        sight = self.sight
        position = sight.position
        per_cube = self.harbour.steps_per_cube
        steps = position.turn.steps
        if moving:
            spaces = min(steps + cubes * per_cube, sight.board.harbour.farthest * 2)
            voyages = self.harbour.voyages(spaces)
        else:
            voyages = [Voyage(0.0, NONE)]
            for number in range(1, steps + cubes * per_cube + 1):
                voyages.append(Voyage(self.harbour.cost * number * SAILED, NONE))
        advances = [0.0]
        room = 0 if position.turn.advanced else RIVER - position.discs[sight.seat]
        for spaces in range(1, room + 1):
            if 2 * spaces - 1 > cubes:
                break
            advances.append(sight.river(spaces, sight.turns - 1))
        still = voyages[0].value
        moves: list[tuple[float, int, int]] = []
        for spent in range(cubes + 1):
            best = (0.0, 0, NONE)
            for spaces, gain in enumerate(advances):
                left = spent - max(0, 2 * spaces - 1)
                if left < 0:
                    break
                voyage = voyages[min(steps + left * per_cube, len(voyages) - 1)]
                value = gain + voyage.value - still
                if value > best[0] + LEAST:
                    best = (value, spaces, voyage.first)
            moves.append(best)
        return moves

    # --- choosing ---

    def _choose(
        self,
        supply: list[int],
        cubes: int,
        others: list[Offer],
        place: int,
        chosen: list[Offer],
        value: float,
        blocks: list[Offer],
    ) -> None:
        """Every set of offers that can be paid, each with the best block for what is left."""
        if place < len(others):
            offer = others[place]
            spent = _spent(offer)
            if _pays(supply, offer.cost) and cubes - spent >= self.due:
                for colour, number in offer.cost:
                    supply[colour] -= number
                self._choose(
                    supply, cubes - spent, others, place + 1, [*chosen, offer], value + offer.value, blocks
                )
                for colour, number in offer.cost:
                    supply[colour] += number
            self._choose(supply, cubes, others, place + 1, chosen, value, blocks)
            return
        self._finish(supply, cubes, chosen, value)
        for block in blocks:
            if _pays(supply, block.cost) and cubes - _spent(block) >= self.due:
                for colour, number in block.cost:
                    supply[colour] -= number
                self._finish(supply, cubes - _spent(block), [*chosen, block], value + block.value)
                for colour, number in block.cost:
                    supply[colour] += number

    def _finish(self, supply: list[int], cubes: int, chosen: list[Offer], value: float) -> None:
        for kept in (0, 1):
            spent = cubes - self.due - kept
            if spent < 0:
                break
            gain, advance, sail = self._moves[spent]
            total = value + gain + KEPT * kept
            if total > self._best.value:
                self._best = Plan(total, chosen, advance, sail, supply[:])


def _pays(supply: list[int], cost: list[tuple[int, int]]) -> bool:
    return all(supply[colour] >= number for colour, number in cost)


def _spent(offer: Offer) -> int:
    spent = offer.any_cubes
    for _, number in offer.cost:
        spent += number
    return spent


def _met(sight: Sight, card: Card) -> bool:
    for effect in card.requirements:
        if (isinstance(effect, Requirement) or _pays_gulden(effect)) and not effect.can(
            sight.position, sight.seat
        ):
            return False
    return True


def _pays_cubes(effect: Effect[Any]) -> bool:
    return isinstance(effect, Pay) and effect.what <= CUBES


def _pays_gulden(effect: Effect[Any]) -> bool:
    return isinstance(effect, Pay) and effect.what > CUBES


def use_gain(sight: Sight, card: Card) -> float:
    """What using a card now brings, without the cubes it takes."""
    program = tuple(
        [effect for effect in card.program if not isinstance(effect, Requirement) and not _pays_cubes(effect)]
    )
    gain = program_worth(sight, sight.position, program)
    if card.district != NONE and not sight.position.turn.maps >> card.district & 1:
        gain += MAP_USE
    return gain


def gives_cubes(card: Card) -> bool:
    """Whether using the card makes the plan of the turn richer."""
    for effect in card.program:
        if isinstance(effect, Gain):
            for what, _ in effect.gifts:
                if what <= CUBES:
                    return True
    return False
