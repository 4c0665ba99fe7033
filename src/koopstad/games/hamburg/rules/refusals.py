"""Why something cannot be done in phase III: the rule and the condition that fails."""

from typing import TYPE_CHECKING

from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.model import RECOLOURS, TWICE
from koopstad.games.hamburg.printed.actions import (
    ACTIVATE,
    ADVANCE,
    AGAIN,
    DONE,
    HAND,
    PICK,
    RECOLOUR,
    STRIDE,
    WITH_BUILD,
    WITH_DISPLAY,
    WITH_LEFT,
    WITH_LOWER,
    WITH_SITE,
    WITH_WORKERS,
)
from koopstad.games.hamburg.printed.board import Terms
from koopstad.games.hamburg.printed.pieces import (
    BUILD,
    BUILD_WALL,
    COLOURS,
    LAY_SITE,
    LOWER,
    PHASE_3,
    TAKE_WORKERS,
)
from koopstad.games.hamburg.rules import build, wall
from koopstad.games.hamburg.rules.terms import NO_TERMS, terms

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Player, Position
    from koopstad.games.hamburg.rules.turn import Grant, InTurn


def turn(state: "Position", frame: "InTurn", action: int) -> Refusal:
    """For the turn of phase III."""
    named = frame.named
    player = state.players[frame.seat]
    if action < HAND * STRIDE:
        if frame.acted:
            return Refusal("HAM-6.1", "acted-already")
        return _basic(state, player, action, named, True)
    if RECOLOUR <= action < RECOLOUR + len(COLOURS):
        return _recolour(player, named)
    if action == DONE:
        return Refusal("HAM-6.4", "basic-action-first")
    if named >= 0:
        return Refusal("HAM-AMB-09", "recoloured-first")
    if ACTIVATE < action <= AGAIN:
        return _activate(state, frame.seat, action - ACTIVATE)
    if AGAIN < action <= PICK:
        return _again(state, frame.seat, action - AGAIN)
    if action == ADVANCE:
        return Refusal("HAM-5.7", "advance-later")
    return Refusal("HAM-6.1", "turn-offers")


def granted(state: "Position", frame: "Grant", action: int) -> Refusal:
    """For a basic action with the card just drawn."""
    player = state.players[frame.seat]
    if action < HAND * STRIDE:
        if action // STRIDE != len(player.hand) - 1:
            return Refusal("HAM-AMB-43", "drawn-card", {"place": len(player.hand)})
        return _basic(state, player, action, frame.named, False)
    if RECOLOUR <= action < RECOLOUR + len(COLOURS):
        return _recolour(player, frame.named)
    return Refusal("HAM-AMB-43", "drawn-card", {"place": len(player.hand)})


def _basic(state: "Position", player: "Player", action: int, named: int, in_turn: bool) -> Refusal:
    place, what = divmod(action, STRIDE)
    if place >= len(player.hand):
        return Refusal("HAM-6.1", "no-such-card", {"cards": len(player.hand)})
    card = player.hand[place]
    colour = named if named >= 0 else state.board.colour[card]
    if what >= WITH_DISPLAY:
        if named >= 0:
            return Refusal("HAM-AMB-09", "recoloured-build")
        return _build(state, player, card, what, in_turn)
    if what == WITH_WORKERS:
        changes = _terms(state, TAKE_WORKERS, colour, in_turn)
        return _marks("HAM-AMB-68", changes.pay, player)
    if what == WITH_LOWER:
        if not player.levels[colour]:
            return Refusal("HAM-AMB-26", "level-0", {"colour": f"@colour-{COLOURS[colour]}"})
        return _marks("HAM-AMB-68", _terms(state, LOWER, colour, in_turn).pay, player)
    if what == WITH_SITE:
        return _site(state, player, colour, in_turn)
    return _wall(state, player, colour, what - WITH_LEFT, in_turn)


def _terms(state: "Position", action: int, colour: int, in_turn: bool) -> Terms:
    return terms(state, action, colour) if in_turn else NO_TERMS


def _marks(rule: str, marks: int, player: "Player") -> Refusal:
    return Refusal(rule, "marks", {"marks": marks, "held": player.money})


def _site(state: "Position", player: "Player", colour: int, in_turn: bool) -> Refusal:
    if not player.workers[colour]:
        return Refusal("HAM-6.9", "no-worker", {"colour": f"@colour-{COLOURS[colour]}"})
    changes = _terms(state, LAY_SITE, colour, in_turn)
    if changes.pay > player.money:
        return _marks("HAM-AMB-68", changes.pay, player)
    return Refusal("HAM-AMB-68", "no-workers-for-tile")


def _wall(state: "Position", player: "Player", colour: int, half: int, in_turn: bool) -> Refusal:
    segment = wall.next_segment(state, player, half)
    if segment is None:
        return Refusal("HAM-6.8.2", "half-complete")
    if segment.colour != colour:
        return Refusal("HAM-6.8", "segment-colour", {"colour": f"@colour-{COLOURS[segment.colour]}"})
    changes = _terms(state, BUILD_WALL, segment.colour, in_turn)
    return _marks("HAM-6.8", wall.basic_cost(state, player, segment, changes), player)


def _build(state: "Position", player: "Player", card: int, what: int, in_turn: bool) -> Refusal:
    building = state.deck.building[card]
    if building and what == WITH_DISPLAY:
        return Refusal("HAM-6.10", "needs-site")
    if not building and what >= WITH_BUILD:
        return Refusal("HAM-6.10.3", "needs-no-site")
    if what - WITH_BUILD >= len(player.sites):
        return Refusal("HAM-6.10", "no-such-site", {"sites": len(player.sites)})
    if building and what - WITH_BUILD not in player.display.free:
        return Refusal("HAM-6.10.1", "site-full")
    changes = _terms(state, BUILD, state.board.colour[card], in_turn)
    price = build.cost(state, player, card, changes.cost)
    if price > player.money:
        return _marks("HAM-6.10", price, player)
    return Refusal("HAM-AMB-68", "no-workers-for-tile")


def _recolour(player: "Player", named: int) -> Refusal:
    if not player.display.standing.powers & RECOLOURS:
        return Refusal("HAM-AMB-09", "no-recolour")
    if named >= 0:
        return Refusal("HAM-AMB-09", "recoloured-already")
    if not player.hand:
        return Refusal("HAM-6.1", "no-such-card", {"cards": 0})
    return Refusal("HAM-AMB-09", "recolour-now")


def _activate(state: "Position", seat: int, card: int) -> Refusal:
    player = state.players[seat]
    if card not in player.display.buildings:
        return Refusal("HAM-9.7", "not-displayed")
    if card not in player.display.by_symbol[PHASE_3]:
        return Refusal("HAM-9.4", "not-in-phase", {"phase": PHASE_3})
    if card in player.activated:
        return Refusal("HAM-9.4", "used-already")
    refusal = state.deck.why_not_activate(state, seat, card)
    assert refusal is not None
    return refusal


def _again(state: "Position", seat: int, card: int) -> Refusal:
    player = state.players[seat]
    if not player.display.standing.powers & TWICE:
        return Refusal("HAM-9.4", "once-a-cycle")
    if player.doubled:
        return Refusal("HAM-AMB-60", "doubled-already")
    if card not in player.activated or card not in player.display.by_symbol[PHASE_3]:
        return Refusal("HAM-AMB-60", "not-used-yet")
    refusal = state.deck.why_not_activate(state, seat, card)
    assert refusal is not None
    return refusal
