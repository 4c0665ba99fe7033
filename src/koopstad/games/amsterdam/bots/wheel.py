"""What the cubes to come are worth in Amsterdam: the cards and blocks they will pay for, round by round."""

from typing import Final

from koopstad.engine.cards import Gain
from koopstad.games.amsterdam.bots.cards import Worth, added, engine, program_worth
from koopstad.games.amsterdam.bots.harbour import Harbour
from koopstad.games.amsterdam.bots.sight import CUBE, FITTING, Sight, free_blocks
from koopstad.games.amsterdam.bots.tasks import task_progress
from koopstad.games.amsterdam.cards.model import NO_END_PENALTY, TAKE_BLOCK
from koopstad.games.amsterdam.printed.pieces import CUBES, DISTRICTS, NONE
from koopstad.games.amsterdam.rules.blocks import price

# Cubes that no card or block needs, by their number: the first advances on the Amstel, the next ones sail,
# those beyond a usual way are hardly of use.
MOVES: Final = (0.0, 1.5, 2.7, 3.9, 5.1, 6.3, 7.5, 8.7, 9.5, 10.3, 11.1, 11.9, 12.7, 13.5, 14.3)
# The chance that an empty arrow stays empty, by the rounds until then: later dice may still fill it.
EMPTY: Final = (1.0, 0.5, 0.25, 0.1, 0.05, 0.0, 0.0)
# What it costs to have so many inactive cards without cubes for them: the slots fill up (AMS-5.4).
CROWD: Final = (0.0, 0.3, 1.0, 2.5, 5.0, 8.0, 12.0, 16.0)
CROWDED: Final = 0.15  # the chance that each further such card loses
EASE: Final = (1.1, 1.1, 1.0, 0.85, 0.75, 0.65, 0.6)  # by the cubes of a card: how easily they are found
LATE: Final = 0.6  # how much of a card's worth remains when its cubes are still to be found
CARD_CUBE: Final = 1.1  # what a cube spent on a card could do elsewhere
SOON: Final = 4  # turns until such a card may be active
RUSH: Final = 0.2  # what a block loses for each turn of waiting: others want it too
USUAL: Final = 0.3  # cubes that later dice will add to a slot, for each round until it arrives
PATIENCE: Final = 0.99  # what is left of a gain for each turn of waiting
LIABLE: Final = 0.8  # the chance that a card which could be activated would otherwise stay inactive
FOUND: Final = 0.12  # the chance in each turn that a card finds its cubes
SURE: Final = 0.85  # never more than this
FRESH: Final = 0.8  # the chance that a card taken later stays in its slot for another round (AMS-5.2)
OVERFLOW: Final = 0.6  # the chance that a slot too few costs a token
SLOT: Final = 1.0  # a slot made free


class Ahead:
    """The judgement of cards, blocks and wheels for one seat."""

    def __init__(self, sight: Sight, harbour: Harbour) -> None:
        self.sight: Final = sight
        self.harbour: Final = harbour
        self.base: Final[Worth] = engine(sight, sight.position)
        self._cards: Final[dict[int, Worth]] = {}
        self._goods: Final[dict[int, float]] = {}
        self._blocks: list[list[tuple[float, int]]] | None = None
        self._answers: list[float] | None = None
        self._income: Final = _cube_income(sight)
        self._forgiven: Final = bool(sight.player.standing.powers & NO_END_PENALTY)

    # --- cards ---

    def card(self, card: int) -> Worth:
        known = self._cards.get(card)
        if known is None:
            known = added(self.sight, self.base, card)
            self._cards[card] = known
        return known

    # --- blocks ---

    def good(self, good: int) -> float:
        """What a good from a block is worth: delivered, or sold on the black market (AMS-8.11)."""
        known = self._goods.get(good)
        if known is None:
            known = max(self.harbour.good_worth(good), self.sale(good))
            self._goods[good] = known
        return known

    def sale(self, good: int) -> float:
        position = self.sight.position
        if position.sold >> good & 1:
            return 0.0
        worth = max(self.sight.coins(2), FITTING)
        return worth + FITTING if good == position.trader else worth

    def block(self, block: int) -> float:
        """Crest, good and what own cards give for it, without its price."""
        sight = self.sight
        crests = sight.player.crests
        value = sight.city(crests | 1 << block) - sight.city(crests) + self.good(sight.position.goods[block])
        value += task_progress(sight, block)
        if self._answers is None:
            self._answers = self._answers_to_a_block()
        for answer in self._answers:
            value += answer
        return value

    def _answers_to_a_block(self) -> list[float]:
        """What own cards give for any block that is taken."""
        position = self.sight.position
        programs = position.deck.programs.programs
        sources = self.sight.player.standing.answers(TAKE_BLOCK)
        return [program_worth(self.sight, position, programs[source]) for source in sources]

    def best_blocks(self) -> list[list[tuple[float, int]]]:
        """By district and number of cubes: the gain of the best block, less its cubes, and its price."""
        if self._blocks is None:
            city = self.sight.board.city
            most = city.dearest
            table = [[(0.0, 0)] * (most + 1) for _ in DISTRICTS]
            for block in free_blocks(self.sight.position):
                cost = price(self.sight.position, self.sight.player, block)
                gain = self.block(block) - CUBE * cost
                row = table[city.blocks[block].district]
                for cubes in range(cost, most + 1):
                    if gain > row[cubes][0]:
                        row[cubes] = (gain, cost)
            self._blocks = table
        return self._blocks

    # --- the wheel ---

    def wheel(
        self, slots: tuple[tuple[int, ...], ...], inactive: tuple[int, ...], storeroom: int, later: int
    ) -> float:
        """What these cubes will do for these cards. ``later``: turns from now to the first slot's arrival."""
        sight = self.sight
        left = list(inactive)
        value = 0.0
        fresh = 0.0  # cards that will have come by then
        room = sight.board.number["slots"]
        stored = storeroom
        for slot, arriving in enumerate(slots):
            wait = slot + later
            if wait >= sight.turns:
                break
            if wait:
                fresh += 1
                too_many = len(left) + fresh - room
                if too_many > 0:
                    value -= too_many * OVERFLOW * sight.penalty()
                    fresh -= too_many
                fresh *= FRESH
            number = 0
            for cubes in arriving:
                number += cubes
            if not number:
                value -= EMPTY[wait] * sight.penalty()
            supply = list(arriving)
            if stored != NONE:
                supply[stored] += 1
                number += 1
                stored = NONE
            for colour, cubes in self._income:
                supply[colour] += cubes
                number += cubes
            if number:
                value += self._spend(supply, number, left, wait)
        return value + self._unpaid(left, later)

    def _spend(self, supply: list[int], number: int, left: list[int], wait: int) -> float:
        """One round: cards and a block, whatever brings most first; the rest moves disc and barge.

        That a card escapes its penalty makes it urgent but is no gain here: ``_unpaid`` charges those that do
        not. Counted as a gain it would be lost by activating the card today instead.
        """
        value = 0.0
        turns = self.sight.turns - wait
        costs = self.sight.board.costs
        blocks = 1
        urgency = self._liability()
        while True:
            best, best_card, best_district = 0.0, 0, NONE
            for card in left:
                for colour, cubes in costs[card]:
                    if supply[colour] < cubes:
                        break
                else:
                    gain = self.card(card).over(turns) + SLOT - CARD_CUBE * self.sight.board.cubes[card]
                    if gain + urgency > best:
                        best, best_card = gain + urgency, card
            if blocks:
                for district, colour in enumerate(self.sight.board.city.colour_of):
                    if supply[colour]:
                        row = self.best_blocks()[district]
                        gain = row[min(supply[colour], len(row) - 1)][0] - RUSH * wait
                        if gain > best:
                            best, best_card, best_district = gain, 0, district
            if best_card:
                for colour, cubes in costs[best_card]:
                    supply[colour] -= cubes
                    number -= cubes
                left.remove(best_card)
                best -= urgency
            elif best_district != NONE:
                colour = self.sight.board.city.colour_of[best_district]
                row = self.best_blocks()[best_district]
                cost = row[min(supply[colour], len(row) - 1)][1]
                supply[colour] -= cost
                number -= cost
                blocks -= 1
            else:
                break
            value += best
        usual = int(USUAL * wait)
        value += MOVES[min(number + usual, len(MOVES) - 1)] - MOVES[min(usual, len(MOVES) - 1)]
        return value * PATIENCE**wait

    def _liability(self) -> float:
        """What an inactive card costs at the end (AMS-12.2)."""
        if self._forgiven:
            return 0.0
        return self.sight.penalty() * LIABLE

    def _unpaid(self, left: list[int], later: int) -> float:
        """Cards whose cubes are still to be found."""
        turns = self.sight.turns - later
        value = -CROWD[min(len(left), len(CROWD) - 1)] if turns > 0 else 0.0
        # The fewer turns are left, the fewer cards will still find their cubes.
        chance = min(SURE, max(0.0, turns) * FOUND)
        for place, card in enumerate(sorted(left, key=self._least_cubes)):
            luck = chance * (1 - CROWDED * place) * EASE[min(self.sight.board.cubes[card], len(EASE) - 1)]
            worth = self.card(card).over(turns - SOON) - CARD_CUBE * self.sight.board.cubes[card]
            value += luck * LATE * max(0.0, worth)
            if not self._forgiven:
                value -= (1 - luck) * (self.sight.penalty(place + 1) - self.sight.penalty(place))
        return value

    def _least_cubes(self, card: int) -> int:
        return self.sight.board.cubes[card]


def _cube_income(sight: Sight) -> list[tuple[int, int]]:
    """Cubes of fixed colours that own cards give in every turn (091 to 096)."""
    income: list[tuple[int, int]] = []
    for card in sight.player.active:
        program = sight.position.deck.cards[card].program
        if len(program) == 1 and isinstance(program[0], Gain):
            for what, amount in program[0].gifts:
                if what < CUBES and isinstance(amount, int):
                    income.append((what, amount))
    return income
