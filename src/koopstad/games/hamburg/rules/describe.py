"""What a player is told of an action beside its notation: what it touches on the table, and what it costs."""

from typing import Final

from koopstad.engine.cards import Question
from koopstad.games.hamburg.cards.effects.base import Cost, Deed, add_costs
from koopstad.games.hamburg.cards.model import SHIP_PROGRAM
from koopstad.games.hamburg.position.state import Player, Position
from koopstad.games.hamburg.printed.actions import (
    ACTIVATE,
    ADVANCE,
    AGAIN,
    CARD,
    CLERGYMAN,
    DISCARD,
    HAND,
    PREVENT,
    RECOLOUR,
    SHIP,
    STRIDE,
    TRADE,
    WITH_BUILD,
    WITH_DISPLAY,
    WITH_LEFT,
    WITH_LOWER,
    WITH_RIGHT,
    WITH_SITE,
    WITH_WORKERS,
)
from koopstad.games.hamburg.printed.pieces import CARDS, COLOURS, DICE, GREY, HALVES, LIGHTNING
from koopstad.games.hamburg.rules import basic, build, hall, wall
from koopstad.games.hamburg.rules.activation import Offer
from koopstad.games.hamburg.rules.misfortunes import Threat
from koopstad.games.hamburg.rules.ships import Mooring
from koopstad.games.hamburg.rules.terms import NO_TERMS
from koopstad.games.hamburg.rules.turn import Grant, InTurn

# The kind of the thing that ends a notation, by its verb.
_KINDS: Final = {
    "draw": "pile",
    "recolour": "colour",
    "worker": "worker",
    "give": "worker",
    "buy": "worker",
    "lower": "misfortune",
    "raise": "misfortune",
    "suffer": "misfortune",
    "activate": "card",
    "again": "card",
    "pick": "card",
    "lose": "card",
    "on": "site",
    "turn": "token",
    "statue": "statue",
    "ship": "ship",
    "mayor": "mayor",
    "wall": "half",
}

# --- what it touches ---


def concerns(state: Position, action: int) -> list[str]:
    """Things by kind and name: ``card:017``, ``site:2``, ``half:left``. Sites count from 1, seats from 0."""
    frame = state.pending[-1]
    player = state.players[frame.seat]
    place, what = divmod(action, STRIDE)
    if place < HAND:
        return _of_hand_card(player, place, what)
    if CARD <= action < CARD + HAND:
        return _hand_card(player, action - CARD)
    if DISCARD <= action < DISCARD + HAND:
        return _hand_card(player, action - DISCARD)
    if CLERGYMAN <= action < CLERGYMAN + 2:
        window = state.window + (1 if action > CLERGYMAN else -1)
        return [f"window:{DICE[state.board.windows[window]]}"]
    if isinstance(frame, Threat) and action == PREVENT:
        return [f"misfortune:{COLOURS[frame.colour]}"]
    if action == ADVANCE:
        return [f"hall:{min(player.hall + 1, len(state.board.hall) - 1)}"]
    if TRADE <= action < TRADE + 5:
        return [f"seat:{action - TRADE}"]
    return _named(state.game.name(action))


def _of_hand_card(player: Player, place: int, what: int) -> list[str]:
    card = _hand_card(player, place)
    if what in (WITH_LEFT, WITH_RIGHT):
        return [*card, f"half:{HALVES[what - WITH_LEFT]}"]
    return [*card, f"site:{what - WITH_BUILD + 1}"] if what >= WITH_BUILD else card


def _hand_card(player: Player, place: int) -> list[str]:
    return [f"card:{player.hand[place]:03}"]


def _named(name: str) -> list[str]:
    verb, *words = name.split()
    if verb not in _KINDS:
        return []
    if verb == "lose" and words[0] == "site":
        return [f"site:{words[1]}"]
    if verb == "lose" and words[0] in HALVES:
        return [f"half:{words[0]}"]
    return [f"{_KINDS[verb]}:{words[-1]}"]


# --- what it costs ---


def cost(state: Position, action: int) -> Cost:
    """Marks, points, workers by colour, workers of ``any`` colour that are chosen next."""
    frame = state.pending[-1]
    seat = frame.seat
    if isinstance(frame, Question):
        effect = state.deck.programs.asking.effect(frame)
        return _without_zeros(effect.cost_of_answer(state, frame, action) if isinstance(effect, Deed) else {})
    if isinstance(frame, Threat):
        return {COLOURS[frame.colour]: 1} if action == PREVENT else {}
    if isinstance(frame, Mooring) and SHIP <= action < SHIP + len(DICE):
        worker = {COLOURS[frame.worker]: 1}
        return add_costs([worker, state.deck.program_cost(state, seat, SHIP_PROGRAM + action - SHIP)])
    if isinstance(frame, Offer) and action == ADVANCE:
        return _without_zeros({"marks": hall.cost(state, seat)})
    if isinstance(frame, InTurn | Grant | Offer):
        return _without_zeros(_to_act(state, frame, action))
    return {}


def _to_act(state: Position, frame: InTurn | Grant | Offer, action: int) -> Cost:
    if action < HAND * STRIDE and not isinstance(frame, Offer):
        return _basic(state, frame, action)
    if RECOLOUR <= action < RECOLOUR + len(COLOURS):
        return {COLOURS[GREY]: 1}
    for first in (ACTIVATE, AGAIN):
        if first < action <= first + CARDS:
            return state.deck.cost(state, frame.seat, action - first)
    return {}


def _basic(state: Position, frame: InTurn | Grant, action: int) -> Cost:
    """HAM-6.5 to HAM-6.10, with what stock and clergy tiles add."""
    place, what = divmod(action, STRIDE)
    player = state.players[frame.seat]
    card = player.hand[place]
    colour = frame.named if frame.named >= 0 else state.board.colour[card]
    changes = NO_TERMS if isinstance(frame, Grant) else basic.changes_to(state, what, colour)
    if what == WITH_WORKERS:
        return {"marks": changes.pay, "any": changes.return_after}
    if what == WITH_LOWER:
        return {"marks": changes.pay, "points": -changes.points}
    if what in (WITH_LEFT, WITH_RIGHT):
        segment = wall.next_segment(state, player, what - WITH_LEFT)
        assert segment is not None
        marks = wall.basic_cost(state, player, segment, changes)
        return {"marks": marks, "points": min(player.points, -changes.points)}
    if what == WITH_SITE:
        more = [{COLOURS[other]: changes.return_each >> other & 1} for other in range(len(COLOURS))]
        return add_costs([{COLOURS[colour]: 1}, *more, {"marks": changes.pay, "points": -changes.points}])
    if what >= WITH_DISPLAY:
        price = {"marks": build.cost(state, player, card, changes.cost), "any": changes.return_any}
        strikes = what >= WITH_BUILD and state.deck.symbol[card] == LIGHTNING
        return add_costs([price, state.deck.cost(state, frame.seat, card)]) if strikes else price
    return {}


def _without_zeros(told: Cost) -> Cost:
    return {what: number for what, number in told.items() if number > 0}
