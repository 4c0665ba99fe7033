"""How TOM decides (HAM-18.3, HAM-18.5; HAM-AMB-79 to HAM-AMB-85).

He is asked like any player, and ``decide`` answers. Where a rule of his own says what he does, a rank below
follows it; otherwise he takes what favours him most: he tries each answer on a copy, and sees what he has.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from koopstad.engine.cards import Question, Rest
from koopstad.engine.dealer import Dealer, FastDealer
from koopstad.engine.frames import Frame, Work
from koopstad.games.hamburg.cards.effects.again import ActivateAll
from koopstad.games.hamburg.cards.effects.loss import (
    HandOver,
    LoseBuilding,
    LoseSite,
    LoseStone,
    LoseToken,
    Others,
)
from koopstad.games.hamburg.cards.effects.pay import Exchange, PaySet
from koopstad.games.hamburg.cards.effects.town import BuildStone, HallStep, LowerChoice
from koopstad.games.hamburg.printed.actions import (
    ACTIVATE,
    ADVANCE,
    DONE,
    GIVE,
    LOSE,
    LOSE_SITE,
    LOSE_STONE,
    PICK,
    RAISE,
    STATUE,
    STONE,
    TURN_BACK,
)
from koopstad.games.hamburg.printed.pieces import BUILDINGS, HALL, POINTS, WALL, ZOOS
from koopstad.games.hamburg.rules import wall
from koopstad.games.hamburg.rules.activation import LATE, Offer
from koopstad.games.hamburg.rules.build import REPEAT
from koopstad.games.hamburg.rules.misfortunes import CHOOSE_RAISE, STRIKES, Threat
from koopstad.games.hamburg.rules.turn import activate
from koopstad.games.hamburg.rules.wall import TAKE_STATUE

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Player, Position

# Of what he is offered he takes the action with the lowest rank, of equal ones the first.
Rank = tuple[int, ...]
# Points, marks, workers, levels not raised: the order in which TOM looks at what he has (HAM-AMB-81).
Worth = tuple[int, int, int, int]


def decide(state: "Position", frame: Frame) -> int:
    """What TOM does where he is asked."""
    actions = frame.step.actions(state, frame)
    if len(actions) == 1:
        return actions[0]
    if isinstance(frame, Offer):
        return _use(state, frame, actions)
    rank = _RANKS.get(_question(state, frame))
    if rank is None:
        return _most_favourable(state, frame, actions)
    tom = state.players[state.tom]
    return min(actions, key=lambda action: rank(state, tom, action))


def _question(state: "Position", frame: Frame) -> object:
    """What is asked, as the table of ranks names it: a step of the game, or the kind of a card's effect."""
    if not isinstance(frame, Question):
        return frame.step
    effect = state.deck.programs.asking.effect(frame)
    return type(effect.effect if isinstance(effect, Others) else effect)


def _use(state: "Position", offer: Offer, actions: list[int]) -> int:
    """HAM-18.3, HAM-AMB-82: he uses what gains him something, and always advances.

    Before the misfortunes he uses only what has no later moment (189).
    """
    for action in actions:
        if action == ADVANCE:
            return action
        if action == DONE:
            continue
        card = action - ACTIVATE
        if (offer.moment == LATE or state.deck.early[card]) and gains(state, card):
            return action
    return DONE


# --- where a rule of his own decides ---


def _building(state: "Position", tom: "Player", action: int) -> Rank:
    """HAM-18.3: he gives up the lowest cost, then the leftmost."""
    card = action - LOSE
    return state.board.cost[card], tom.display.buildings.index(card)


def _site(_state: "Position", tom: "Player", action: int) -> Rank:
    """HAM-AMB-80: he gives up the leftmost without a building, else the leftmost."""
    return (len(tom.buildings_on[action - LOSE_SITE]) > 0,)


def _stone(state: "Position", tom: "Player", action: int) -> Rank:
    """HAM-AMB-80: he gives up no third segment if he can, then one of the longer half, then the left."""
    half = action - LOSE_STONE
    stones = wall.stones(tom, half)
    return state.board.wall[half][stones - 1].points, -stones


def _token(_state: "Position", _tom: "Player", action: int) -> Rank:
    """HAM-AMB-80"""
    return ((ZOOS, POINTS, WALL, BUILDINGS, HALL).index(action - TURN_BACK),)


def _worker(_state: "Position", tom: "Player", action: int) -> Rank:
    """HAM-AMB-80: he gives a worker of a colour he owns most of."""
    return (-tom.workers[action - GIVE],)


def _advance(_state: "Position", _tom: "Player", action: int) -> Rank:
    """HAM-18.3: he always advances."""
    return (action != ADVANCE,)


def _segment(state: "Position", tom: "Player", action: int) -> Rank:
    """HAM-AMB-79: he builds the cheaper segment, then the left one."""
    segment = wall.next_segment(state, tom, action - STONE)
    assert segment is not None
    return (segment.cost,)


def _misfortune(_state: "Position", tom: "Player", action: int) -> Rank:
    """231: he raises the lowest level, then the first colour."""
    return (tom.levels[action - RAISE],)


def _all_of_it(_state: "Position", _tom: "Player", action: int) -> Rank:
    """HAM-AMB-81: every answer brings him as much as any other; he goes on in the order of the colours."""
    return action == DONE, action


def _nothing(_state: "Position", _tom: "Player", action: int) -> Rank:
    """HAM-AMB-81: an exchange of workers leaves him as many as he had."""
    return (action != DONE,)


def _leftmost(_state: "Position", tom: "Player", action: int) -> Rank:
    """060, HAM-18.5: he activates from left to right, and stops only when nothing is left to use."""
    buildings = tom.display.buildings
    card = action - PICK
    return (buildings.index(card) if action != DONE and card in buildings else len(buildings),)


def _in_order(_state: "Position", _tom: "Player", action: int) -> Rank:
    """Misfortunes strike in the order of the colours; 036 always repeats a lightning."""
    return (action,)


def _statue(state: "Position", _tom: "Player", action: int) -> Rank:
    """HAM-AMB-85: he prefers points worth at least half the marks."""
    points = 2 * state.hummels[0] >= state.jettes[0]
    return ((action == STATUE) != points,)


_RANKS: Final[dict[object, "Callable[[Position, Player, int], Rank]"]] = {
    LoseBuilding: _building,
    LoseSite: _site,
    LoseStone: _stone,
    LoseToken: _token,
    HandOver: _worker,
    HallStep: _advance,
    BuildStone: _segment,
    LowerChoice: _all_of_it,
    PaySet: _all_of_it,
    Exchange: _nothing,
    ActivateAll: _leftmost,
    CHOOSE_RAISE: _misfortune,
    STRIKES: _in_order,
    REPEAT: _in_order,
    TAKE_STATUE: _statue,
}


# --- what favours him most ---


def _most_favourable(state: "Position", frame: Frame, actions: list[int]) -> int:
    """HAM-AMB-81; of equal answers the first."""
    best = actions[0]
    most = _outlook(state, frame, best)
    for action in actions[1:]:
        found = _outlook(state, frame, action)
        if found > most:
            best, most = action, found
    return best


def _outlook(state: "Position", frame: Frame, action: int) -> Worth:
    """What TOM has after an answer and all that follows from it."""
    twin = state.copy()
    dealer = FastDealer(0)
    frame.step.play(twin, frame, action, dealer)
    _play_on(twin, _floor(state, frame), dealer)
    return _worth(twin)


def _floor(state: "Position", frame: Frame) -> int:
    """How far down the look-ahead plays: the rest of the card's program, or of the raises, and no more."""
    under = len(state.pending) - 1
    if isinstance(frame, Threat):
        return under - 1
    if isinstance(frame, Question):
        rest = state.pending[under - 1]
        if isinstance(rest, Rest) and (rest.source, rest.place) == (frame.source, frame.place + 1):
            return under - 1
    return under


def gains(state: "Position", card: int) -> bool:
    """HAM-AMB-82: whether using a card now leaves TOM with more of anything than the worker it costs."""
    if state.deck.why_not_activate(state, state.tom, card) is not None:
        return False
    twin = state.copy()
    dealer = FastDealer(0)
    activate(twin, twin.tom, card, dealer)
    _play_on(twin, len(state.pending), dealer)
    before, after = _holdings(state), _holdings(twin)
    return any(now > then for then, now in zip(before, after, strict=True))


def _play_on(twin: "Position", floor: int, dealer: Dealer) -> None:
    """Does what waits above ``floor``, as far as nobody but TOM is asked."""
    while len(twin.pending) > floor:
        top = twin.pending[-1]
        if top.seat != twin.tom:
            return
        if isinstance(top.step, Work):
            twin.pop()
            top.step.run(twin, top, dealer)
        else:
            top.step.play(twin, top, decide(twin, top), dealer)


def _worth(state: "Position") -> Worth:
    tom = state.players[state.tom]
    return (tom.points, tom.money, sum(tom.workers), -sum(tom.levels))


def _holdings(state: "Position") -> tuple[int, ...]:
    tom = state.players[state.tom]
    return (
        *_worth(state),
        tom.left + tom.right,
        len(tom.sites),
        len(tom.display.buildings),
        tom.hall,
        sum(state.helpers),
    )
