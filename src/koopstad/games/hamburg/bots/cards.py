"""What the cards of Hamburg are worth: read from what their entries declare, never from their numbers."""

from typing import Final

from koopstad.engine.cards import Effect, Program
from koopstad.games.hamburg.cards.deck import Grant
from koopstad.games.hamburg.cards.effects import again, counts, draw, gain, loss, pay, town
from koopstad.games.hamburg.cards.effects.counts import Count
from koopstad.games.hamburg.cards.powers import (
    ADVANCED,
    ALL_COLOURS,
    ANY_SITE_LAID,
    BLACK_TILE_DRAWN,
    BUILT,
    COST_0_BUILT,
    MONEY_TAKEN,
    OTHERS_BUILT,
    OTHERS_BUILT_WALL,
    PARK_MONEY,
    PERMANENT_BUILT,
    POINTS_0_BUILT,
    RAISED,
    SITE_LAID,
    TOKEN_TURNED,
    WALL_BUILT,
    WORKERS_TAKEN,
)
from koopstad.games.hamburg.position.state import Player, Position
from koopstad.games.hamburg.printed.pieces import EACH, LAUREL, LIGHTNING, PHASE_1, PHASE_4

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
CHANGES: Final = {
    "half": 0.6,
    "build_less": 0.55,  # for each mark
    "advance_less": 0.4,
    "wall_free": 1.1,
    "wall_by_die": 0.4,
    "wall_price": 0.3,
    "lower_levels": 0.25,
    "lower_points": 0.4,
    "strikes_at": 0.8,
    "per_site": 0.8,
    "hand_more": 0.35,
    "repeats_lightning": 1.2,
    "shares_lead": 0.6,
    "prevents": 0.5,
    "chooses_tile": 0.2,
    "ignores_black": 0.4,
    "recolours": 0.4,
    "burdens": 0.4,
    "twice": 1.0,
}
# What a counted thing grows by in a cycle.
GROWTH: Final[dict[type[Count], float]] = {
    counts.Buildings: 0.2,
    counts.Sites: 0.25,
    counts.DifferentCategories: 0.8,
    counts.SiteColours: 0.4,
    counts.WallStones: 0.8,
    counts.ThirdsAndStatues: 0.2,
    counts.BestStatue: 0.6,
    counts.ActiveTokens: 0.35,
    counts.HallPoints: 1.6,
}
# What is counted anew each cycle, on average.
USUAL: Final[dict[type[Count], float]] = {
    counts.Die: 3.5,
    counts.MatchingDice: 0.8,
    counts.MostFrequent: 2.2,
    counts.Workers: 5.0,
    counts.WorkerColours: 3.0,
    counts.WorkerSets: 0.7,
    counts.Levels: 4.0,
    counts.RaisedMisfortunes: 3.0,
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
        for grant in deck.parts[card]:
            each += self.grant(grant)
        program = deck.programs.programs[deck.program[card]]
        if symbol == LAUREL:
            return Worth(self.program(program, 0 if displayed else card, self.cycles), each)
        if symbol == LIGHTNING:
            return Worth(0.0 if displayed else self.program(program, card, 0.0), each)
        if PHASE_1 <= symbol <= PHASE_4:
            each += max(0.0, self.program(program, 0 if displayed else card, self.cycles / 2))
        return Worth(0.0, each)

    def grant(self, grant: Grant) -> float:
        """What permanent cards and mayors change, in a cycle."""
        value = 0.0
        for change in grant.changes:
            number = change.value if change.name in ("build_less", "advance_less", "hand_more") else 1
            value += CHANGES[change.name] * number
        when = grant.when
        if when is not None:
            rate = RATES[when.event]
            if when.colours != ALL_COLOURS:
                rate *= ONE_COLOUR
            if when.event == PARK_MONEY:
                for card in self.player.park:
                    for effect in self._program_of(card):
                        rate += isinstance(effect, gain.ParkMoney)
            value += rate * self.program(when.effects, 0, self.cycles / 2)
        return value

    def _program_of(self, card: int) -> Program:
        deck = self.position.deck
        return deck.programs.programs[deck.program[card]]

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
        if isinstance(effect, gain.Gain):
            value = self._amount(effect.vp, card, later) + MARK * self._amount(effect.mark, card, later)
            if effect.worker is not None:
                value += WORKER * (5 if effect.worker == EACH else 1)
            return value
        if isinstance(effect, pay.PayWorker):
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

    def _amount(self, amount: int | Count, card: int, later: float) -> float:
        if isinstance(amount, int):
            return amount
        if isinstance(amount, counts.Per):
            number = self._amount(amount.count, card, later) / amount.every
            return amount.factor * number
        kind = type(amount)
        if later:
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
        elif isinstance(amount, counts.SiteColours):
            number = min(number, MOST_SITE_COLOURS)
        return number


def _chance(effect: pay.OnlyIf) -> float:
    if isinstance(effect.count, counts.Die):
        return ONE_DIE
    return NO_LOW_DIE if effect.most == 0 else CONDITION
