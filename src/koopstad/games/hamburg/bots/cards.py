"""What the cards of Hamburg are worth: read from what their entries declare, never from their numbers."""

from typing import Final

from koopstad.engine.cards import (
    NO_SUBJECT,
    Amount,
    Card,
    Counted,
    Effect,
    Gain,
    Pay,
    Per,
    Program,
)
from koopstad.games.hamburg.cards.effects import again, counts, draw, gain, loss, pay, town
from koopstad.games.hamburg.cards.model import (
    ADVANCE_PRICE,
    ADVANCED,
    ANY_SITE_LAID,
    BLACK_TILE_DRAWN,
    BUILD_PRICE,
    BUILT,
    BURDENS,
    CHOOSES_TILE,
    COST_0_BUILT,
    HALF_PRICES,
    IGNORES_BLACK,
    LOWER_LEVELS,
    LOWER_POINTS,
    MONEY_TAKEN,
    MORE_HAND,
    MORE_LEVELS,
    OTHERS_BUILT,
    OTHERS_BUILT_WALL,
    PARK_MONEY,
    PER_SITE,
    PERMANENT_BUILT,
    POINTS_0_BUILT,
    PREVENTS,
    RAISED,
    RECOLOURS,
    REPEATS_LIGHTNING,
    SHARES_LEAD,
    SITE_LAID,
    TOKEN_TURNED,
    TWICE,
    WALL_BUILT,
    WALL_BY_DIE,
    WALL_FREE,
    WALL_PRICE,
    WORKERS_TAKEN,
)
from koopstad.games.hamburg.position.state import Player, Position
from koopstad.games.hamburg.printed.pieces import EACH, LAUREL, LIGHTNING, MARKS, PHASE_1, PHASE_4, VP

# Everything is weighed in points at the end of the game.
MARK: Final = 0.5  # a card played for money brings four to six marks, one played otherwise about 2.5 points
WORKER: Final = 0.4  # three of them for a card, but of one colour, and many find no work
CARD: Final = 0.7  # one more card to choose from; the number of actions stays the same
ACTION: Final = 2.4  # a basic action beyond the four of a cycle
SITE: Final = 2.8  # a building site, with the action it takes to lay one
LOWERED: Final = 1.5  # a level: a point, and less danger
HALL_STEP: Final = 2.3  # a field of the town hall square, and the lead there
STONE: Final = 2.2  # a wall stone: the share of a third segment and a statue

# How often an event happens to a player in a cycle of an average game.
RATES: Final = {
    WORKERS_TAKEN: 0.8,
    MONEY_TAKEN: 1.3,
    SITE_LAID: 0.9,
    ANY_SITE_LAID: 1.1,
    WALL_BUILT: 0.7,
    OTHERS_BUILT_WALL: 1.0,
    BUILT: 1.2,
    OTHERS_BUILT: 1.8,
    PERMANENT_BUILT: 0.25,
    COST_0_BUILT: 0.02,
    POINTS_0_BUILT: 0.1,
    ADVANCED: 0.8,
    BLACK_TILE_DRAWN: 0.33,
    TOKEN_TURNED: 0.4,
    PARK_MONEY: 0.1,
    RAISED: 2.0,
}
ONE_COLOUR: Final = 0.3  # of the events of all colours those of one: it can be preferred
# What a changed rule is worth to its owner in a cycle.
PRICES: Final = {BUILD_PRICE: 0.55, ADVANCE_PRICE: 0.4}  # for each mark less
LIMITS: Final = {
    WALL_PRICE: 0.3,
    LOWER_LEVELS: 0.25,
    LOWER_POINTS: 0.4,
    MORE_LEVELS: 0.8,
    PER_SITE: 0.8,
    MORE_HAND: 0.7,
}
POWERS: Final = {
    HALF_PRICES: 0.6,
    WALL_FREE: 1.1,
    WALL_BY_DIE: 0.4,
    REPEATS_LIGHTNING: 1.2,
    SHARES_LEAD: 0.6,
    PREVENTS: 0.5,
    CHOOSES_TILE: 0.2,
    IGNORES_BLACK: 0.4,
    RECOLOURS: 0.4,
    BURDENS: 0.4,
    TWICE: 1.0,
}
# What a counted thing grows by in a cycle.
GROWTH: Final[dict[object, float]] = {
    counts.Buildings: 0.2,
    counts.Sites: 0.25,
    counts.different_categories: 0.8,
    counts.site_colours: 0.4,
    counts.wall_stones: 0.8,
    counts.thirds_and_statues: 0.2,
    counts.best_statue: 0.6,
    counts.active_tokens: 0.35,
    counts.hall_points: 1.6,
}
# What is counted anew each cycle, on average.
USUAL: Final[dict[object, float]] = {
    counts.Die: 3.5,
    counts.matching_dice: 0.8,
    counts.most_frequent: 2.2,
    counts.workers: 5.0,
    counts.worker_colours: 3.0,
    counts.worker_sets: 0.7,
    counts.levels: 4.0,
    counts.raised_misfortunes: 3.0,
}
DICE_EACH: Final = 1.0  # of six dice one shows a given number
ANY_BUILDINGS: Final = 0.9  # buildings added in a cycle
MOST_SITE_COLOURS: Final = 5.0
CONDITION: Final = 0.6  # the chance of a condition on several dice
ONE_DIE: Final = 0.33  # that a die shows a 5 or a 6
NO_LOW_DIE: Final = 0.09  # that no die shows a 1 or a 2
FOUND: Final = 6.0  # a building from the discard pile for nothing, if there is one
UNFOUND: Final = 1.5  # there may be one later
SET_WORKERS: Final = 2.5  # different workers given to 109 in an average cycle
# Effects that are rare or hard to weigh, by a plain guess.
OTHERS: Final[dict[type[Effect[Position]], float]] = {
    pay.Exchange: 0.9,
    pay.Buy: 0.8,
    draw.TakeTop: 1.0,
    draw.DrawAndAct: ACTION + 0.4,
    draw.TopAndAct: ACTION,
    draw.DrawFrom: CARD,
    draw.SearchPile: CARD + 0.8,
    draw.BuySite: SITE - WORKER,
    town.MoveClergyman: 0.7,
    town.ChurchWorker: 1.2,
    loss.Others: 1.0,
    loss.Steal: 1.5,
    loss.TradePoints: 1.2,
    loss.PassOn: 2.0,
    loss.TileForOthers: 1.0,
    again.ActivateAgain: 1.3,
    again.ActivateAll: 2.0,
    again.UseLightning: 3.0,
    again.TakeBack: 0.2,
    again.BuildUnderZoo: 1.5,
    gain.AnyWorkerIf: 0.1,
    gain.ThreeOfAColour: 3 * WORKER,
}


class Worth:
    """Points once, and points for each cycle in which the card can still work."""

    __slots__ = ("each", "once")

    def __init__(self, once: float, each: float) -> None:
        self.once: Final = once
        self.each: Final = each


class Appraiser:
    """Weighs cards for one seat in one position."""

    def __init__(self, position: Position, seat: int, cycles: float) -> None:
        self.position: Final = position
        self.seat: Final = seat
        self.player: Final[Player] = position.players[seat]
        self.cycles: Final = cycles  # that are still to come
        self.rivals: Final = len(position.players) - 1

    def card(self, card: int, displayed: bool) -> Worth:
        """What its text does, from now on if it is displayed, or once it will be."""
        deck = self.position.deck
        symbol = deck.symbol[card]
        each = 0.0
        entry = deck.cards[card]
        if deck.lasting[card]:
            each += self.lasting(entry)
        program = entry.program
        if symbol == LAUREL:
            own = 0 if displayed else card
            once = 0.0
            for part in entry.scores:
                once += part.points * self._amount(part.count, own, self.cycles)
            return Worth(once, each)
        if symbol == LIGHTNING:
            return Worth(0.0 if displayed else self.program(program, card, 0.0), each)
        if PHASE_1 <= symbol <= PHASE_4:
            each += max(0.0, self.program(program, 0 if displayed else card, self.cycles / 2))
        return Worth(0.0, each)

    def lasting(self, entry: Card) -> float:
        """What permanent cards and mayors change, in a cycle."""
        value = 0.0
        for discount in entry.discounts:
            value += PRICES[discount.price] * discount.number
        for limit in entry.limits:
            value += LIMITS[limit.what]
        for bits, worth in POWERS.items():
            if entry.powers & bits:
                value += worth
        when = entry.on
        if when is not None:
            rate = RATES[when.event]
            if when.about != NO_SUBJECT:
                rate *= ONE_COLOUR
            if when.event == PARK_MONEY:
                for card in self.player.park:
                    for effect in self.position.deck.cards[card].program:
                        rate += isinstance(effect, gain.ParkMoney)
            value += rate * self.program(when.program, 0, self.cycles / 2)
        return value

    def program(self, program: Program, card: int, later: float) -> float:
        """Gains less payments. ``card``: counts as displayed too; ``later``: cycles until it is used."""
        value = 0.0
        chance = 1.0
        for effect in program:
            if isinstance(effect, pay.OnlyIf):
                chance *= _chance(effect)
            else:
                value += self._effect(effect, card, later)
        return value * chance

    def _effect(self, effect: Effect[Position], card: int, later: float) -> float:
        if isinstance(effect, Gain):
            value = 0.0
            for what, amount in effect.gifts:
                each = (
                    1.0 if what == VP else MARK if what == MARKS else 5 * WORKER if what == EACH else WORKER
                )
                value += each * self._amount(amount, card, later)
            return value
        if isinstance(effect, Pay):
            return -WORKER
        if isinstance(effect, pay.PayPair):
            return -2 * WORKER
        if isinstance(effect, pay.PayAny):
            return -0.8 * WORKER
        if isinstance(effect, pay.PaySet):
            return SET_WORKERS * (1 + MARK - WORKER)
        known = OTHERS.get(type(effect))
        if known is not None:
            return known
        if isinstance(effect, gain.GainAny):
            return 1.1 * WORKER * effect.number
        if isinstance(effect, gain.DiceWorkers):
            return WORKER
        return self._town_effect(effect, card, later)

    def _town_effect(self, effect: Effect[Position], card: int, later: float) -> float:
        if isinstance(effect, draw.DrawSites):
            return SITE * effect.number
        if isinstance(effect, draw.Draw):
            return CARD * effect.number
        if isinstance(effect, draw.Discard):
            return -0.6 * CARD * effect.number
        if isinstance(effect, draw.Search):
            return FOUND if self._in_discards(effect.category) else UNFOUND
        if isinstance(effect, town.LowerChoice):
            levels = self._amount(effect.levels, card, later)
            raised = sum(self.player.levels)
            return LOWERED * min(levels, raised + later)
        if isinstance(effect, town.LowerFixed):
            return LOWERED * 0.7
        if isinstance(effect, town.HallStep):
            return max(0.0, HALL_STEP - MARK * effect.marks)
        if isinstance(effect, town.BuildStone):
            return STONE + 0.6 if not effect.times else 0.4
        if isinstance(effect, loss.TakeMarks):
            return MARK * min(effect.marks, 2) * self.rivals
        return 0.0

    def _in_discards(self, category: int) -> bool:
        position = self.position
        if not self.player.display.free:
            return False
        for card in (*position.discard_top, *position.discard_rest):
            if position.board.category[card] == category:
                return True
        return False

    def _amount(self, amount: Amount, card: int, later: float) -> float:
        if isinstance(amount, int):
            return amount
        if isinstance(amount, Per):
            return amount.each * (self._amount(amount.count, card, later) / amount.every)
        kind: object = amount if isinstance(amount, Counted) else type(amount)
        if later or amount is counts.that_die:  # whose colour is not known yet
            usual = USUAL.get(kind)
            if usual is not None:
                return usual
            if isinstance(amount, counts.DiceShowing):
                return DICE_EACH * len(amount.values)
        number = amount.value(self.position, self.seat, 0) + later * GROWTH.get(kind, 0.0)
        if isinstance(amount, counts.Buildings):
            if amount.category is None:
                number += (card > 0) + later * (ANY_BUILDINGS - GROWTH[kind])
            elif card and amount.category in self.position.deck.categories[card]:
                number += 1
        elif amount is counts.site_colours:
            number = min(number, MOST_SITE_COLOURS)
        return number


def _chance(effect: pay.OnlyIf) -> float:
    if isinstance(effect.count, counts.Die):
        return ONE_DIE
    return NO_LOW_DIE if effect.most == 0 else CONDITION
