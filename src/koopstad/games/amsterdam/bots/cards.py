"""What the cards of Amsterdam are worth: read from what their entries declare, never from their numbers."""

from typing import Any, Final

from koopstad.engine.cards import NO_SUBJECT, Count, Effect, Gain, Pay, Program, Requirement, number
from koopstad.games.amsterdam.bots.sight import CUBE, FITTING, GULDEN, Sight
from koopstad.games.amsterdam.cards import conditions, counts, effects
from koopstad.games.amsterdam.cards.model import (
    ACTIVATE_ARTISAN,
    ACTIVATE_BUILDING,
    ACTIVATE_MAP,
    BLOCK_PRICE,
    BLOCKS_PER_TURN,
    BOTH_REWARDS,
    BUILDING_PRICE,
    DELIVER_DOCKER,
    DELIVER_GOOD,
    DISC_ON_TOP,
    DOUBLE_STEPS,
    GULDEN_FOR_BLOCK,
    MARKET_POINTS,
    MARKETS_PER_TURN,
    NEW_ARTISAN_PRICE,
    NO_END_PENALTY,
    SHIFT_DIE,
    SKIP_CARD,
    TAKE_BLOCK,
    USES_OF_ONE_MAP,
    Card,
)
from koopstad.games.amsterdam.position.state import Position
from koopstad.games.amsterdam.printed import pieces
from koopstad.games.amsterdam.printed.pieces import MAP, NONE, ROUNDS

# How often an event happens to one player in a round of an average game.
RATES: Final = {
    TAKE_BLOCK: 0.85,
    ACTIVATE_ARTISAN: 0.25,
    ACTIVATE_BUILDING: 0.25,
    ACTIVATE_MAP: 0.2,
    DELIVER_DOCKER: 0.2,
    MARKET_POINTS: 0.5,
    DELIVER_GOOD: 0.7,
}
ONE_GOOD: Final = 0.07  # deliveries of one certain kind in a round
ABOARD: Final = 0.8  # the chance that a good already held is delivered
# What a rule that holds otherwise is worth in a round.
POWERS: Final = {
    GULDEN_FOR_BLOCK: 0.5,
    BOTH_REWARDS: 0.3,
    DOUBLE_STEPS: 1.3,
    DISC_ON_TOP: 0.2,
    SKIP_CARD: 0.4,
    SHIFT_DIE: 0.4,
}
LIMITS: Final = {BLOCKS_PER_TURN: 1.0, MARKETS_PER_TURN: 0.5, USES_OF_ONE_MAP: 0.5}
DISCOUNTS: Final = {BLOCK_PRICE: 0.9, BUILDING_PRICE: 0.2, NEW_ARTISAN_PRICE: 0.15}
SAVED_TOKENS: Final = 2.0  # inactive cards that remain in an average game, for the card that forgives them
FREE_CARD: Final = 3.0  # activating a card without resources saves this much
EXCHANGE: Final = 0.2  # an exchange that may be repeated is at least a convenience
USED: Final = 0.92  # a card that can be used each round is not always used
RIGHT_CUBE: Final = 0.3  # and a map only with a cube of its colour
# What a thing counted at the end grows by in a round.
GROWTH: Final[dict[Count[Any], float]] = {
    counts.crests: 0.8,
    counts.bridges_passed: 0.3,
    counts.active_buildings: 0.25,
    counts.active_maps: 0.2,
    counts.active_laurels: 0.12,
    counts.artisan_types: 0.15,
    counts.artisan_pairs: 0.08,
    counts.map_pairs: 0.06,
    counts.most_artisans_of_a_type: 0.08,
    counts.dockers_housed: 0.4,
    counts.goods_sold: 0.3,
}
LAST_PLACE: Final = 0.6  # the chance to end with the barge, or the cargo, where a card wants it
# The chance that a requirement is met in a turn.
CHANCES: Final[dict[type[Effect[Any]], float]] = {
    conditions.InactiveAtMost: 0.75,
    conditions.GoodsAboardAtMost: 0.8,
    conditions.AfterAdvance: 0.95,
    conditions.AfterSailing: 0.8,
    conditions.NotFirstOnAmstel: 0.7,
    conditions.LastOnAmstel: 0.25,
    conditions.AfterCardGave: 0.6,
}
ALONE_AHEAD: Final = 0.4
ALONE_BEHIND: Final = 0.2
NEXT_MAP: Final = 0.2  # the chance that a map still to be found will meet a requirement
WITH_MAP: Final = 0.75  # that an active map is used in a turn


class Worth:
    """Points once, and points for each turn that the card is active in."""

    __slots__ = ("each", "once")

    def __init__(self, once: float, each: float) -> None:
        self.once: Final = once
        self.each: Final = each

    def over(self, turns: float) -> float:
        return self.once + self.each * max(0.0, turns)


def engine(sight: Sight, position: Position) -> Worth:
    """All active cards of the seat together, in this position or one where more cards are active."""
    once = each = 0.0
    for card in position.players[sight.seat].active:
        worth = card_worth(sight, position, position.deck.cards[card])
        once += worth.once
        each += worth.each
    return Worth(once, each)


def added(sight: Sight, base: Worth, card: int) -> Worth:
    """What activating a card adds to the engine, with all that it does for the other cards."""
    position = sight.position.copy()
    player = position.players[sight.seat]
    player.active += (card,)
    player.standing = sight.known.standing(player.active)
    engine_then = engine(sight, position)
    answers = 0.0
    for source in player.standing.answers(ACTIVATE_ARTISAN + sight.board.kinds[card]):
        answers += program_worth(sight, position, position.deck.programs.programs[source])
    return Worth(engine_then.once - base.once + answers, engine_then.each - base.each)


def card_worth(sight: Sight, position: Position, card: Card) -> Worth:
    each = once = 0.0
    if position.deck.usable[card.number]:
        use = program_worth(sight, position, card.program)
        often = RIGHT_CUBE if sight.board.kinds[card.number] == MAP else USED
        each = max(use, EXCHANGE) if card.repeatable else max(use, 0.0) * often
    elif card.program:
        once = program_worth(sight, position, card.program)
    if card.on is not None:
        worth = program_worth(sight, position, card.on.program)
        if card.on.about != NO_SUBJECT:
            player = position.players[sight.seat]
            held = (player.store + player.cargo).count(card.on.about)
            once += worth * ABOARD * held
            each += worth * ONE_GOOD
        else:
            each += worth * RATES[card.on.event]
    for limit in card.limits:
        each += LIMITS[limit.what]
    for discount in card.discounts:
        each += DISCOUNTS[discount.price] * discount.number * CUBE
    for part in card.per_die:
        dice = 2.0 if not part.face else _ones(sight)
        each += dice * (part.gulden * GULDEN + part.cubes * CUBE)
    for power, value in POWERS.items():
        if card.powers & power:
            each += value
    if card.powers & NO_END_PENALTY:
        once += sight.penalty(2) * SAVED_TOKENS / 2
    for score in card.scores:
        growth = GROWTH.get(score.count)
        found = float(score.count.value(position, sight.seat))
        if growth is not None:
            found += growth * sight.turns
        elif not score.together and sight.turns > 1:
            found = max(found, 1.0) * LAST_PLACE
        once += score.points * found / (_sharing(sight, position, score.count) if score.together else 1)
    return Worth(once, each)


def _sharing(sight: Sight, position: Position, count: Count[Any]) -> int:
    """How many active cards score the same thing together."""
    cards = position.deck.cards
    sharing = 0
    for card in position.players[sight.seat].active:
        for part in cards[card].scores:
            sharing += part.count is count
    return max(1, sharing)


def _ones(sight: Sight) -> float:
    """Dice with a 1 that a player chooses in a round: from round 8 on there are more of them (AMS-10.3)."""
    return 0.4 if sight.round < ROUNDS // 2 else 1.0


def program_worth(sight: Sight, position: Position, program: Program) -> float:
    """Gains less payments, by the chance that what is required is met."""
    value = 0.0
    chance = 1.0
    for effect in program:
        if isinstance(effect, Requirement):
            chance *= _chance(sight, position, effect)
        else:
            value += _effect_worth(sight, position, effect)
    return value * chance


def _effect_worth(sight: Sight, position: Position, effect: Effect[Any]) -> float:
    if isinstance(effect, Gain):
        worth = 0.0
        for what, amount in effect.gifts:
            counted = not isinstance(amount, int)
            gained = float(number(amount, position, sight.seat))
            worth += _each(what) * (max(0.5, gained) if counted else gained)
        return worth
    if isinstance(effect, Pay):
        return -effect.number * (GULDEN if effect.what == pieces.GULDEN else CUBE)
    if isinstance(effect, effects.Amstel):
        return sight.river(effect.spaces, max(0, sight.turns - 1))
    if isinstance(effect, effects.Steps):
        return CUBE * effect.steps
    if isinstance(effect, effects.ActivateFree):
        return FREE_CARD * min(effect.cards, max(1, len(sight.player.inactive)))
    return _OTHERS.get(type(effect), 0.0)


def _each(what: int) -> float:
    """What one of a thing is worth when it is gained."""
    if what == pieces.POINTS:
        return 1.0
    if what == pieces.GULDEN:
        return GULDEN
    return FITTING if what == pieces.CUBES else CUBE


# Effects that are rare, by a plain guess.
_OTHERS: Final[dict[type[Effect[Any]], float]] = {
    effects.SailAnywhere: 3.0,
    effects.TakeBlockFree: 6.0,
    effects.SwapCard: 1.0,
    effects.DiscardMap: -3.5,
    effects.UseItFree: 1.5,
}


def _chance(sight: Sight, position: Position, effect: Requirement[Any]) -> float:
    standing = position.players[sight.seat].standing
    if isinstance(effect, conditions.AfterMap):
        active = max(standing.maps) if effect.district == NONE else standing.maps[effect.district]
        if isinstance(effect, conditions.WithMap):
            return 1.0 if active else NEXT_MAP
        return WITH_MAP if active else NEXT_MAP
    if isinstance(effect, conditions.AtLeast):
        missing = max(0, effect.number - standing.counts[effect.kind])
        return (1.0, 0.7, 0.4, 0.2)[min(missing, 3)]
    if isinstance(effect, conditions.AloneAhead):
        if effect.can(position, sight.seat):
            return 2 * ALONE_AHEAD if effect.sign > 0 else 2 * ALONE_BEHIND
        return ALONE_AHEAD if effect.sign > 0 else ALONE_BEHIND
    return CHANCES.get(type(effect), 0.5)
