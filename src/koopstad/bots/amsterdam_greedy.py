"""A player of Amsterdam that makes sense.

In its turn it plans what to buy and how to move with the cubes it has; between turns it chooses cards and dice
by what the wheel will be able to pay for. It looks at nothing that its seat does not know.
"""

from collections.abc import Callable
from typing import Final

from koopstad.bots.amsterdam_cards import program_worth
from koopstad.bots.amsterdam_harbour import Harbour
from koopstad.bots.amsterdam_sight import FITTING, GULDEN, Sight
from koopstad.bots.amsterdam_turn import Plan, Turn, gives_cubes, use_gain
from koopstad.bots.amsterdam_wheel import Ahead
from koopstad.bots.base import Bot, Eyes
from koopstad.engine.dealer import FastDealer
from koopstad.engine.frames import Frame
from koopstad.games.amsterdam.actions import (
    ACTIVATE,
    AMSTEL,
    BAILIFF,
    BLOCK,
    BLOCK_GULDEN,
    DECLINE,
    DELIVER,
    DICE,
    DISCARD,
    DOCKER,
    FOREMAN,
    GAIN,
    KEEP,
    LOAD_ALL,
    MARKET,
    MOST_PAID,
    NO_CARD,
    PAIRS,
    PASS,
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
    USE,
    WHEEL,
    WHEEL_TWO,
)
from koopstad.games.amsterdam.cards.effects import PayCubes, Steps
from koopstad.games.amsterdam.cards.model import TILE
from koopstad.games.amsterdam.pieces import COLOURS, NONE, PLACES, WHEEL_SLOTS
from koopstad.games.amsterdam.state import Position

NOTHING: Final = -1000.0  # less than any action can cost


class Choice:
    """An action, and why: a key into the words of the game."""

    __slots__ = ("action", "key")

    def __init__(self, action: int, key: str) -> None:
        self.action: Final = action
        self.key: Final = key


class Mind:
    """The position with all that is known of it, for one decision."""

    def __init__(self, position: Position, seat: int, actions: list[int]) -> None:
        self.sight: Final = Sight(position, seat)
        self.harbour: Final = Harbour(self.sight)
        self.ahead: Final = Ahead(self.sight, self.harbour)
        self.position: Final = position
        self.player: Final = self.sight.player
        self.frame: Final[Frame] = position.pending[-1]
        self.actions: Final = actions

    def best(self, worth: Callable[[int], float], key: str) -> Choice:
        """The action that is worth most."""
        best, most = self.actions[0], NOTHING
        for action in self.actions:
            value = worth(action)
            if value > most:
                best, most = action, value
        return Choice(best, key)

    def plan(self, supply: list[int], due: int = 0, gulden: int = NONE, moving: bool = True) -> Plan:
        return Turn(self.sight, self.ahead, self.harbour, due, gulden).plan(supply, moving)


class GreedyAmsterdam(Bot):
    """Takes what looks best now, with a plan for the turn and an eye on the wheel."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._dealer: Final = FastDealer(seed)

    def choose(self, eyes: Eyes) -> int:
        return self._decide(eyes).action

    def reason(self, eyes: Eyes) -> str:
        from koopstad.engine.words import english

        choice = self._decide(eyes)
        return english("amsterdam").text(choice.key, action=eyes.game.name(choice.action))

    def _decide(self, eyes: Eyes) -> Choice:
        actions = eyes.actions()
        if len(actions) == 1:
            return Choice(actions[0], "hint-only")
        position = eyes.imagine(self._dealer)
        assert isinstance(position, Position)
        mind = Mind(position, eyes.seat, actions)
        decide = _STEPS.get(mind.frame.step.name)
        return decide(mind) if decide is not None else Choice(actions[0], "hint-any")


# --- the turn ---


def _turn(mind: Mind) -> Choice:
    first = _at_once(mind)
    if first is not None:
        return first
    plan = mind.plan(mind.player.supply)
    if plan.offers:
        action = plan.offers[0].action
        return Choice(action, _key_of(action))
    for action in mind.actions:
        if USE < action < BLOCK and _free_use(mind, action - USE):
            return Choice(action, "hint-use")
    if plan.sail != NONE:
        return Choice(_towards(mind, plan), "hint-sail")
    if plan.advance:
        return Choice(AMSTEL + plan.advance, "hint-amstel")
    if MARKET in mind.actions and _market_gain(mind) > 0:
        return Choice(MARKET, "hint-market")
    return Choice(PASS, "hint-pass")


def _at_once(mind: Mind) -> Choice | None:
    """What costs nothing, or makes the plan richer."""
    actions = mind.actions
    if LOAD_ALL in actions:
        return Choice(LOAD_ALL, "hint-load")
    freight = mind.harbour.freight
    good = mind.harbour.delivery(freight)
    if good != NONE and DELIVER + good in actions:
        return Choice(DELIVER + good, "hint-deliver")
    for action in actions:
        if USE < action < BLOCK:
            card = mind.sight.board.cards[action - USE]
            if gives_cubes(card) and _free_use(mind, action - USE):
                return Choice(action, "hint-use")
        if DOCKER <= action < DELIVER:
            docker = mind.harbour.boarding(freight, mind.harbour.printed.pier_at[freight.place])
            return Choice(DOCKER + docker, "hint-docker")
    if MARKET in actions and _enriching(mind) and _market_gain(mind) > 0:
        return Choice(MARKET, "hint-market")
    return None


def _free_use(mind: Mind, card: int) -> bool:
    """A card that takes no cubes and brings something."""
    entry = mind.sight.board.cards[card]
    for effect in entry.program:
        if isinstance(effect, PayCubes):
            return False
    return use_gain(mind.sight, entry) > 0


def _enriching(mind: Mind) -> bool:
    """Whether the market tile gives what this turn can still use."""
    for effect in mind.sight.board.programs.programs[TILE + mind.position.tile]:
        if isinstance(effect, Steps) or getattr(effect, "choice", 0) or getattr(effect, "cubes", 0):
            return True
    return False


def _market_gain(mind: Mind) -> float:
    sight = mind.sight
    tile = sight.board.tiles[mind.position.tile]
    gulden = mind.player.gulden
    gain = tile.points + program_worth(
        sight, mind.position, sight.board.programs.programs[TILE + mind.position.tile]
    )
    later = sight.turns - 1
    return gain - (sight.purse(gulden, later) - sight.purse(gulden - tile.cost, later))


def _towards(mind: Mind, plan: Plan) -> int:
    """The first stop itself if it is in reach, otherwise the best place on the way to it."""
    if SAIL + plan.sail in mind.actions:
        return SAIL + plan.sail
    harbour = mind.harbour
    ways = harbour.distance
    cubes = sum(plan.supply) - max(0, 2 * plan.advance - 1)
    spaces = mind.position.turn.steps + cubes * harbour.steps_per_cube
    best, most = PASS, NOTHING
    for place in range(PLACES):
        if SAIL + place in mind.actions and ways[mind.player.barge][place] <= spaces:
            value = -float(ways[place][plan.sail])
            if value > most:
                best, most = SAIL + place, value
    return best


def _key_of(action: int) -> str:
    if action < USE:
        return "hint-activate"
    return "hint-use-map" if action < BLOCK else "hint-block"


def _pay(mind: Mind) -> Choice:
    """First the colours that the rest of the turn can do without."""
    due = mind.frame.args[0]
    free = mind.plan(mind.player.supply, due, moving=False).supply
    return mind.best(
        lambda action: _payment(action, free, due),
        "hint-pay",
    )


def _payment(action: int, free: list[int], due: int) -> float:
    colour, number = divmod(action - PAY, MOST_PAID)
    number += 1
    too_many = max(0, number - free[colour])
    return number - 10.0 * too_many + 0.01 * free[colour]


def _supply_with(mind: Mind, colour: int) -> list[int]:
    supply = mind.player.supply[:]
    supply[colour] += 1
    return supply


def _gain(mind: Mind) -> Choice:
    return mind.best(
        lambda action: _colour_worth(mind, action - GAIN),
        "hint-gain",
    )


def _colour_worth(mind: Mind, colour: int) -> float:
    """One more cube: for this turn, and as the one that is kept."""
    plan = mind.plan(_supply_with(mind, colour), moving=False)
    return plan.value + 0.01 * _kept(mind, colour)


def _kept(mind: Mind, colour: int) -> float:
    return mind.ahead.wheel(mind.player.wheel, mind.player.inactive, colour, 1)


def _spare(mind: Mind) -> Choice:
    return mind.best(lambda action: _colour_worth(mind, action - SPARE), "hint-spare")


def _sale(mind: Mind) -> Choice:
    """Keep the good, or sell it for a cube or gulden."""
    good = mind.frame.args[0]
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
    return Choice(STORE, "hint-store") if choice.action == STORE and good != NONE else choice


def _activate_free(mind: Mind) -> Choice:
    """The card that is worth most beyond the cubes it would cost."""
    board = mind.sight.board
    return mind.best(
        lambda action: (
            mind.ahead.card(action - ACTIVATE).over(mind.sight.turns) + FITTING * board.cubes[action - ACTIVATE]
        ),
        "hint-activate-free",
    )


def _free_block(mind: Mind) -> Choice:
    return mind.best(
        lambda action: mind.ahead.block(action - BLOCK) + mind.sight.board.city.blocks[action - BLOCK].price,
        "hint-free-block",
    )


def _free_map(mind: Mind) -> Choice:
    return Choice(max(action for action in mind.actions if action != DECLINE), "hint-use")


def _sail_anywhere(mind: Mind) -> Choice:
    def worth(action: int) -> float:
        freight = mind.harbour.freight.at(action - SAIL)
        gained = mind.harbour.arrive(freight, True)
        return gained + mind.harbour.prospects(freight)

    return mind.best(worth, "hint-sail")


# --- cards ---


def _take(mind: Mind) -> Choice:
    """The card that does most with the cubes to come."""

    def worth(action: int) -> float:
        if action == NO_CARD:
            return _with_cards(mind, mind.player.inactive)
        return _with_cards(mind, (*mind.player.inactive, action - TAKE))

    return mind.best(worth, "hint-take")


def _with_cards(mind: Mind, inactive: tuple[int, ...]) -> float:
    later = 1 if mind.sight.in_turn else 0
    return mind.ahead.wheel(mind.player.wheel, inactive, mind.player.storeroom, later)


def _discard(mind: Mind) -> Choice:
    """The card that is missed least."""
    return mind.best(
        lambda action: _with_cards(
            mind, tuple([card for card in mind.player.inactive if card != action - DISCARD])
        ),
        "hint-discard",
    )


def _discard_map(mind: Mind) -> Choice:
    return mind.best(lambda action: -use_gain(mind.sight, mind.sight.board.cards[action - DISCARD]), "hint-discard")


def _remove(mind: Mind) -> Choice:
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


def _dice(mind: Mind) -> Choice:
    def worth(action: int) -> float:
        first, second = PAIRS[action - DICE]
        slots, extra = _placed(mind, mind.player.wheel, first, mind.position.dice[first])
        slots, more = _placed(mind, slots, second, mind.position.dice[second])
        return _wheel_worth(mind, slots) + extra + more

    return mind.best(worth, "hint-dice")


def _shift(mind: Mind) -> Choice:
    def worth(action: int) -> float:
        shifted, slot = NONE, 0
        if action != SLOT_NORMAL:
            shifted, slot = divmod(action - SLOT, WHEEL_SLOTS)
        slots = mind.player.wheel
        for die in mind.frame.args:
            slots, _ = _placed(mind, slots, die, slot + 1 if die == shifted else mind.position.dice[die])
        return _wheel_worth(mind, slots)

    return mind.best(worth, "hint-slot")


def _first_cube(mind: Mind) -> Choice:
    return mind.best(lambda action: _wheel_worth(mind, _more(mind.player.wheel, 1, action - WHEEL, 1)), "hint-wheel")


def _second_cubes(mind: Mind) -> Choice:
    def worth(action: int) -> float:
        colours = (action - WHEEL,) * 2 if action < WHEEL_TWO else PAIRS[action - WHEEL_TWO]
        slots = mind.player.wheel
        for colour in colours:
            slots = _more(slots, 2, colour, 1)
        return _wheel_worth(mind, slots)

    return mind.best(worth, "hint-wheel")


def _keep(mind: Mind) -> Choice:
    return mind.best(lambda action: _kept(mind, action - KEEP), "hint-keep")


# --- figures ---


def _place_foreman(mind: Mind) -> Choice:
    harbour = mind.harbour.printed
    ways = harbour.distance[mind.player.barge]
    return mind.best(lambda action: -float(ways[harbour.anchorages[action - FOREMAN]]), "hint-foreman")


def _place_bailiff(mind: Mind) -> Choice:
    return mind.best(lambda action: mind.ahead.block(action - BAILIFF), "hint-bailiff")


def _place_trader(mind: Mind) -> Choice:
    """Where the good is worth least in a warehouse."""
    return mind.best(lambda action: -mind.harbour.good_worth(action - TRADER), "hint-trader")


_STEPS: Final[dict[str, Callable[[Mind], Choice]]] = {
    "turn": _turn,
    "pay": _pay,
    "gain": _gain,
    "spare": _spare,
    "sale": _sale,
    "activate free": _activate_free,
    "free block": _free_block,
    "free map use": _free_map,
    "sail anywhere": _sail_anywhere,
    "draft": _take,
    "take card": _take,
    "swap take": _take,
    "overflow": _discard,
    "swap discard": _discard,
    "discard map": _discard_map,
    "tom removes": _remove,
    "choose dice": _dice,
    "shift": _shift,
    "first cube": _first_cube,
    "second cubes": _second_cubes,
    "keep": _keep,
    "place foreman": _place_foreman,
    "move foreman": _place_foreman,
    "place bailiff": _place_bailiff,
    "move bailiff": _place_bailiff,
    "place trader": _place_trader,
    "move trader": _place_trader,
}
_ = (COLOURS, BLOCK_GULDEN)
