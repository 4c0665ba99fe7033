"""What TOM does (HAM-18.3 to HAM-18.5): five dice, five actions, then his buildings."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.cards import Pay
from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Args, Event
from koopstad.engine.frames import Frame, Work
from koopstad.games.hamburg.cards.effects.base import PRICE_NONE
from koopstad.games.hamburg.cards.effects.pay import PayAny, PaySet
from koopstad.games.hamburg.cards.effects.town import ChurchWorker
from koopstad.games.hamburg.cards.model import (
    BUILT,
    LOWER_LEVELS,
    SITE_LAID,
    TOM_LAYS_SITES,
    WALL_BUILT,
    WORKERS_TAKEN,
)
from koopstad.games.hamburg.printed.pieces import BLACK, COLOURS, PHASE_3, TOM_DICE
from koopstad.games.hamburg.rules import build, hand, misfortunes, wall
from koopstad.games.hamburg.rules.happen import happen
from koopstad.games.hamburg.rules.points import book
from koopstad.games.hamburg.rules.terms import NO_TERMS
from koopstad.games.hamburg.rules.tom.decisions import gains
from koopstad.games.hamburg.rules.turn import activate

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position

_DICE: Final = len(COLOURS)


def take_black_die(state: "Position") -> None:
    """HAM-18.3: marks as many as the black die shows."""
    marks = state.dice[BLACK]
    state.players[state.tom].money += marks
    if state.story is not None:
        state.tell(Event("tom-black-die", {"marks": marks}))


def begin(state: "Position") -> None:
    """HAM-18.4: TOM goes first in phase III."""
    state.push(Acting(state.tom, 0))


def dice_in_order(state: "Position") -> list[int]:
    """HAM-18.4: the coloured dice by value, equal ones clockwise on the Binnenalster from purple on."""
    return sorted(state.board.dice_order, key=lambda colour: state.dice[colour])


class Acting(Frame):
    """How many of his dice TOM has used."""

    __slots__ = ("used",)

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(ACTS, seat, (used,))
        self.used: Final = used


class TomActs(Work["Position", Acting]):
    """One die after the other; then he uses his buildings."""

    def frame(self, seat: int, args: tuple[int, ...]) -> Acting:
        (used,) = args
        return Acting(seat, used)

    def run(self, state: "Position", frame: Acting, dealer: Dealer) -> None:
        used = frame.used
        if used < _DICE:
            state.push(Acting(state.tom, used + 1))
            act(state, dice_in_order(state)[used], dealer)
            return
        card = next_building(state)
        if card:
            state.push(frame)
            activate(state, state.tom, card, dealer)


def act(state: "Position", colour: int, dealer: Dealer) -> None:
    """One die (HAM-18.4)."""
    value = state.dice[colour]
    tom = state.players[state.tom]
    if value == 1:
        book(tom, TOM_DICE, 1)
        _tell(state, "tom-point", colour, {})
    elif value == 2:
        tom.workers[colour] += 2
        _tell(state, "tom-workers", colour, {})
        happen(state, state.tom, WORKERS_TAKEN, colour, dealer)
    elif value == 3:
        if not _wall(state, colour, dealer):
            tom.workers[colour] += 1
            _tell(state, "tom-no-wall", colour, {})
    elif value == 4:
        _lower_or_site(state, colour, dealer)
    else:
        _build(state, colour, value, dealer)


def _wall(state: "Position", colour: int, dealer: Dealer) -> bool:
    """3: a segment of the die's colour that he can pay; HAM-AMB-79: the cheaper one, then the left one."""
    tom = state.players[state.tom]
    found: list[tuple[int, int]] = []
    for half in range(2):
        segment = wall.next_segment(state, tom, half)
        if segment is not None and segment.colour == colour:
            price = wall.basic_cost(state, tom, segment, NO_TERMS)
            if price <= tom.money:
                found.append((price, half))
    if not found:
        return False
    price, half = min(found)
    _tell(state, "tom-wall", colour, {"price": price})
    wall.build_stone(state, state.tom, half, price, dealer)
    happen(state, state.tom, WALL_BUILT, colour, dealer)
    return True


def _lower_or_site(state: "Position", colour: int, dealer: Dealer) -> None:
    """4: lower, else a site from the top of the pile, else 4 marks."""
    tom = state.players[state.tom]
    if tom.levels[colour]:
        _tell(state, "tom-lowers", colour, {})
        misfortunes.lower(state, state.tom, colour, tom.display.standing.limits[LOWER_LEVELS])
    elif tom.workers[colour] and state.piles[colour]:
        _tell(state, "tom-site", colour, {})
        _lay_site(state, colour, hand.draw_card(state, colour, dealer), 0, dealer)
    else:
        tom.money += 4
        _tell(state, "tom-marks", colour, {"marks": 4})


def _lay_site(state: "Position", colour: int, card: int, eyes: int, dealer: Dealer) -> None:
    """``eyes``: who saw the card; a site straight from the pile is seen by nobody."""
    state.players[state.tom].workers[colour] -= 1
    build.add_site(state, state.tom, card, eyes, dealer)
    happen(state, state.tom, SITE_LAID, colour, dealer)


def _build(state: "Position", colour: int, value: int, dealer: Dealer) -> None:
    """5 and 6: draw and build; otherwise a site or 5 marks, or a wall stone or 6 marks (HAM-AMB-78)."""
    tom = state.players[state.tom]
    card = 0
    if state.piles[colour]:  # HAM-AMB-84
        card = hand.draw_card(state, colour, dealer)
        if _build_card(state, card, dealer):
            return
        as_site = value == 5 or state.deck.rules & TOM_LAYS_SITES  # HAM-AMB-77
        if as_site and tom.workers[colour]:
            _tell(state, "tom-cannot-build", colour, {"name": hand.name(state, card)})
            _lay_site(state, colour, card, hand.everybody(state), dealer)
            return
        hand.discard(state, card)
        why = "tom-no-worker" if as_site else "tom-cannot-pay"
        _tell(state, why, colour, {"name": hand.name(state, card)})
    if value == 6 and _wall(state, colour, dealer):
        return
    tom.money += value
    _tell(state, "tom-marks", colour, {"marks": value})


def _build_card(state: "Position", card: int, dealer: Dealer) -> bool:
    tom = state.players[state.tom]
    price = build.cost(state, tom, card, 0)
    building = state.deck.building[card]
    if price > tom.money or (building and not tom.display.free):
        return False
    tom.money -= price
    lowers = tom.display.standing.whens[BUILT]
    _tell(state, "tom-builds", state.board.colour[card], {"name": hand.name(state, card), "price": price})
    if building:
        build.put_building(state, state.tom, card, tom.display.free[0], dealer)
    else:
        build.lay_out(state, state.tom, card)
    if lowers:
        happen(state, state.tom, BUILT, state.board.colour[card], dealer)
    return True


def next_building(state: "Position") -> int:
    """HAM-18.5, HAM-AMB-82: the leftmost III building paid with a worker that gains him something, or 0."""
    tom = state.players[state.tom]
    for card in tom.display.by_symbol[PHASE_3]:
        if card not in tom.activated and _worker_price(state, card) and gains(state, card):
            return card
    return 0


def _worker_price(state: "Position", card: int) -> bool:
    if state.deck.price[card] == PRICE_NONE:
        return False
    return isinstance(state.deck.cards[card].program[0], Pay | PayAny | PaySet | ChurchWorker)


def act_with(state: "Position", card: int, dealer: Dealer) -> None:
    """HAM-AMB-83: with a basic action that a card grants TOM takes workers."""
    hand.discard(state, card)
    colour = state.board.colour[card]
    state.players[state.tom].workers[colour] += state.board.workers_taken
    if state.story is not None:
        told = {"name": hand.name(state, card), "colour": f"@colour-{COLOURS[colour]}"}
        state.tell(Event("workers", {**state.who(state.tom), **told, "number": state.board.workers_taken}))
    happen(state, state.tom, WORKERS_TAKEN, colour, dealer)


def _tell(state: "Position", key: str, colour: int, told: Args) -> None:
    if state.story is not None:
        state.tell(Event(key, {"colour": f"@colour-{COLOURS[colour]}", "die": state.dice[colour], **told}))


ACTS: Final = TomActs("TOM acts")
