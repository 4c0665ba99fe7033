"""A player of Amsterdam that makes sense.

In its turn it plans what to buy and how to move with the cubes it has; between turns it chooses cards and
dice by what the wheel will be able to pay for. It looks at nothing that its seat does not know.
"""

from collections.abc import Callable
from typing import Final

from koopstad.engine.bot import Bot, Choice, Eyes, Reason
from koopstad.engine.cards import Gain, Pay
from koopstad.games.amsterdam.bots import choices as choices
from koopstad.games.amsterdam.bots.cards import program_worth
from koopstad.games.amsterdam.bots.known import Known, knowing
from koopstad.games.amsterdam.bots.mind import NOTHING, Mind
from koopstad.games.amsterdam.bots.turn import Plan, gives_cubes, use_gain
from koopstad.games.amsterdam.cards.effects import Steps
from koopstad.games.amsterdam.cards.model import TILE
from koopstad.games.amsterdam.position.state import Position
from koopstad.games.amsterdam.printed.actions import (
    ACTIVATE,
    AMSTEL,
    BLOCK,
    DELIVER,
    DISCARD,
    DOCKER,
    LOAD_ALL,
    MARKET,
    PASS,
    REMOVE,
    SAIL,
    TAKE,
    USE,
)
from koopstad.games.amsterdam.printed.pieces import CARDS, CUBES, NONE, PLACES


class GreedyAmsterdam(Bot):
    """Takes what looks best now, with a plan for the turn and an eye on the wheel."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._known: Known | None = None

    def choose(self, eyes: Eyes) -> int:
        return self._decide(eyes).action

    def reason(self, eyes: Eyes) -> Reason:
        choice = self._decide(eyes)
        card = _card_of(choice.action)
        return Reason(choice.key, {"card": f"@card-{card:03}"} if card else {})

    def _decide(self, eyes: Eyes) -> Choice:
        actions = eyes.actions()
        if len(actions) == 1:
            return Choice(actions[0], "hint-only")
        position = eyes.position
        assert isinstance(position, Position)
        self._known = knowing(self._known, position)
        mind = Mind(position, eyes.seat, actions, self._known)
        decide = _STEPS.get(mind.frame.step.name)
        return decide(mind) if decide is not None else Choice(actions[0], "hint-any")


def _card_of(action: int) -> int:
    """The card that an action speaks of, or 0."""
    for first in (ACTIVATE, USE, TAKE, DISCARD, REMOVE):
        if first < action <= first + CARDS:
            return action - first
    return 0


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
            card = mind.position.deck.cards[action - USE]
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
    entry = mind.position.deck.cards[card]
    for effect in entry.program:
        if isinstance(effect, Pay) and effect.what <= CUBES:
            return False
    return use_gain(mind.sight, entry) > 0


def _enriching(mind: Mind) -> bool:
    """Whether the market tile gives what this turn can still use."""
    for effect in mind.position.deck.programs.programs[TILE + mind.position.tile]:
        if isinstance(effect, Steps):
            return True
        if isinstance(effect, Gain):
            for what, _ in effect.gifts:
                if what <= CUBES:
                    return True
    return False


def _market_gain(mind: Mind) -> float:
    sight = mind.sight
    tile = sight.board.tiles[mind.position.tile]
    gulden = mind.player.gulden
    gain = tile.points + program_worth(
        sight, mind.position, mind.position.deck.programs.programs[TILE + mind.position.tile]
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


_STEPS: Final[dict[str, Callable[[Mind], Choice]]] = {
    "turn": _turn,
    "pay": choices.pay,
    "gain": choices.gain,
    "spare": choices.spare,
    "sale": choices.sale,
    "activate free": choices.activate_free,
    "free block": choices.free_block,
    "free map use": choices.free_map,
    "sail anywhere": choices.sail_anywhere,
    "draft": choices.take,
    "take card": choices.take,
    "swap take": choices.take,
    "overflow": choices.discard,
    "swap discard": choices.discard,
    "discard map": choices.discard_map,
    "tom removes": choices.remove,
    "choose dice": choices.dice,
    "shift": choices.shift,
    "first cube": choices.first_cube,
    "second cubes": choices.second_cubes,
    "keep": choices.keep,
    "place foreman": choices.place_foreman,
    "move foreman": choices.place_foreman,
    "place bailiff": choices.place_bailiff,
    "move bailiff": choices.place_bailiff,
    "place trader": choices.place_trader,
    "move trader": choices.place_trader,
}
