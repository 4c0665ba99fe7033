"""The smaller decisions of the greedy bot of Amsterdam: cards, dice, cubes, payments, sales, figures."""

from typing import Final, cast

from koopstad.engine.bot import Choice
from koopstad.games.amsterdam.bots.mind import Mind
from koopstad.games.amsterdam.bots.sight import FITTING, GULDEN
from koopstad.games.amsterdam.bots.turn import use_gain
from koopstad.games.amsterdam.printed.actions import (
    ACTIVATE,
    BAILIFF,
    BLOCK,
    DECLINE,
    DICE,
    DISCARD,
    FOREMAN,
    GAIN,
    KEEP,
    KEEP_NOTHING,
    MOST_PAID,
    NO_CARD,
    PAIRS,
    PAY,
    REMOVE,
    SAIL,
    SELL,
    SELL_GULDEN,
    SLOT,
    SLOT_NORMAL,
    SPARE,
    STORE,
    TAKE,
    TRADER,
    WHEEL,
    WHEEL_TWO,
)
from koopstad.games.amsterdam.printed.pieces import NONE, WHEEL_SLOTS
from koopstad.games.amsterdam.rules.dice_phase import Chosen
from koopstad.games.amsterdam.rules.gains import Due

# --- paying and gaining ---


def pay(mind: Mind) -> Choice:
    """First the colours that the rest of the turn can do without."""
    due = cast(Due, mind.frame).due
    free = mind.plan(mind.player.supply, due, moving=False).supply
    return mind.best(
        lambda action: _payment(action, free),
        "hint-pay",
    )


def _payment(action: int, free: list[int]) -> float:
    colour, number = divmod(action - PAY, MOST_PAID)
    number += 1
    too_many = max(0, number - free[colour])
    return number - 10.0 * too_many + 0.01 * free[colour]


def _supply_with(mind: Mind, colour: int) -> list[int]:
    supply = mind.player.supply[:]
    supply[colour] += 1
    return supply


def gain(mind: Mind) -> Choice:
    return mind.best(
        lambda action: _colour_worth(mind, action - GAIN),
        "hint-gain",
    )


def _colour_worth(mind: Mind, colour: int) -> float:
    """One more cube: for this turn, and as the one that is kept."""
    plan = mind.plan(_supply_with(mind, colour), moving=False)
    return plan.value + 0.01 * _kept(mind, colour)


# Worse than anything.
_NEVER: Final = float("-inf")


def _kept(mind: Mind, colour: int) -> float:
    return mind.ahead.wheel(mind.player.wheel, mind.player.inactive, colour, 1)


def spare(mind: Mind) -> Choice:
    return mind.best(lambda action: _colour_worth(mind, action - SPARE), "hint-spare")


def sale(mind: Mind) -> Choice:
    """Keep the good, or sell it for a cube or gulden."""
    freight = mind.harbour.freight.at(mind.player.barge)
    kept = mind.harbour.prospects(freight)
    freight.store = freight.store[:-1]
    kept -= mind.harbour.prospects(freight)
    coins = mind.sight.coins(2)
    both = SELL_GULDEN not in mind.actions
    plain = mind.plan(mind.player.supply, moving=False).value

    def worth(action: int) -> float:
        if action == STORE:
            return kept
        if action == SELL_GULDEN:
            return coins
        gain = _colour_worth(mind, action - SELL) - plain
        return gain + coins if both else gain

    choice = mind.best(worth, "hint-sell")
    return Choice(STORE, "hint-store") if choice.action == STORE else choice


def activate_free(mind: Mind) -> Choice:
    """The card that is worth most beyond the cubes it would cost."""
    board = mind.sight.board
    return mind.best(
        lambda action: (
            mind.ahead.card(action - ACTIVATE).over(mind.sight.turns)
            + FITTING * board.cubes[action - ACTIVATE]
        ),
        "hint-activate-free",
    )


def free_block(mind: Mind) -> Choice:
    return mind.best(
        lambda action: mind.ahead.block(action - BLOCK) + mind.sight.board.city.blocks[action - BLOCK].price,
        "hint-free-block",
    )


def free_map(mind: Mind) -> Choice:
    return Choice(max(action for action in mind.actions if action != DECLINE), "hint-use")


def sail_anywhere(mind: Mind) -> Choice:
    def worth(action: int) -> float:
        freight = mind.harbour.freight.at(action - SAIL)
        gained = mind.harbour.arrive(freight, True)
        return gained + mind.harbour.prospects(freight)

    return mind.best(worth, "hint-sail")


# --- cards ---


def take(mind: Mind) -> Choice:
    """The card that does most with the cubes to come."""

    def worth(action: int) -> float:
        if action == NO_CARD:
            return _with_cards(mind, mind.player.inactive)
        return _with_cards(mind, (*mind.player.inactive, action - TAKE))

    return mind.best(worth, "hint-take")


def _with_cards(mind: Mind, inactive: tuple[int, ...]) -> float:
    later = 1 if mind.sight.in_turn else 0
    return mind.ahead.wheel(mind.player.wheel, inactive, mind.player.storeroom, later)


def discard(mind: Mind) -> Choice:
    """The card that is missed least."""
    return mind.best(
        lambda action: _with_cards(
            mind, tuple([card for card in mind.player.inactive if card != action - DISCARD])
        ),
        "hint-discard",
    )


def discard_map(mind: Mind) -> Choice:
    return mind.best(
        lambda action: -use_gain(mind.sight, mind.position.deck.cards[action - DISCARD]), "hint-discard"
    )


def remove(mind: Mind) -> Choice:
    """TOM takes the one that is worth less."""
    return mind.best(lambda action: -mind.ahead.card(action - REMOVE).over(mind.sight.turns), "hint-remove")


# --- cubes ---

Slots = tuple[tuple[int, ...], ...]


def _more(slots: Slots, slot: int, colour: int, cubes: int) -> Slots:
    """``slot`` from 1."""
    held = list(slots[slot - 1])
    held[colour] += cubes
    return (*slots[: slot - 1], tuple(held), *slots[slot:])


def _placed(mind: Mind, slots: Slots, die: int, slot: int) -> tuple[Slots, float]:
    """With the cubes of a die, and what phase II cards add (AMS-6.3)."""
    face = mind.position.dice[die]
    cubes = face
    extra = 0.0
    for _, part in mind.player.standing.per_die:
        if part.face in (0, face):
            extra += part.gulden * GULDEN
            if part.slot:
                slots = _more(slots, part.slot, die, part.cubes)
            else:
                cubes += part.cubes
    return _more(slots, slot, die, cubes), extra


def _wheel_worth(mind: Mind, slots: Slots) -> float:
    return mind.ahead.wheel(slots, mind.player.inactive, mind.player.storeroom, 0)


def dice(mind: Mind) -> Choice:
    def worth(action: int) -> float:
        first, second = PAIRS[action - DICE]
        slots, extra = _placed(mind, mind.player.wheel, first, mind.position.dice[first])
        slots, more = _placed(mind, slots, second, mind.position.dice[second])
        return _wheel_worth(mind, slots) + extra + more

    return mind.best(worth, "hint-dice")


def shift(mind: Mind) -> Choice:
    def worth(action: int) -> float:
        shifted, slot = NONE, 0
        if action != SLOT_NORMAL:
            shifted, slot = divmod(action - SLOT, WHEEL_SLOTS)
        slots = mind.player.wheel
        for die in cast(Chosen, mind.frame).dice:
            slots, _ = _placed(mind, slots, die, slot + 1 if die == shifted else mind.position.dice[die])
        return _wheel_worth(mind, slots)

    return mind.best(worth, "hint-slot")


def first_cube(mind: Mind) -> Choice:
    return mind.best(
        lambda action: _wheel_worth(mind, _more(mind.player.wheel, 1, action - WHEEL, 1)), "hint-wheel"
    )


def second_cubes(mind: Mind) -> Choice:
    def worth(action: int) -> float:
        colours = (action - WHEEL,) * 2 if action < WHEEL_TWO else PAIRS[action - WHEEL_TWO]
        slots = mind.player.wheel
        for colour in colours:
            slots = _more(slots, 2, colour, 1)
        return _wheel_worth(mind, slots)

    return mind.best(worth, "hint-wheel")


def keep(mind: Mind) -> Choice:
    """A resource that is kept is never worth less than none."""
    return mind.best(
        lambda action: _NEVER if action == KEEP_NOTHING else _kept(mind, action - KEEP), "hint-keep"
    )


# --- figures ---


def place_foreman(mind: Mind) -> Choice:
    harbour = mind.harbour.printed
    ways = harbour.distance[mind.player.barge]
    return mind.best(lambda action: -float(ways[harbour.anchorages[action - FOREMAN]]), "hint-foreman")


def place_bailiff(mind: Mind) -> Choice:
    return mind.best(lambda action: mind.ahead.block(action - BAILIFF), "hint-bailiff")


def place_trader(mind: Mind) -> Choice:
    """Where the good is worth least in a warehouse."""
    return mind.best(lambda action: -mind.harbour.good_worth(action - TRADER), "hint-trader")
