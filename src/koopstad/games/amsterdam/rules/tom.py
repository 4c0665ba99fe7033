"""TOM, the rival of the solo game (AMS-18), for cards too (Q-88). All he does is told with its reason."""

from typing import Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Choice, Frame
from koopstad.games.amsterdam.cards.effects import amstel_steps
from koopstad.games.amsterdam.cards.model import TILE
from koopstad.games.amsterdam.position.state import Position, Tom
from koopstad.games.amsterdam.printed.actions import REMOVE
from koopstad.games.amsterdam.printed.pieces import (
    BLACK,
    BLOCKS_EACH,
    BROWN,
    BUILDING,
    COLOURS,
    DOCKERS,
    GOODS,
    GREY,
    MAP,
    NONE,
    ORANGE,
    PINK,
    PURPLE,
)
from koopstad.games.amsterdam.rules import amstel, barge, blocks, delivery

# AMS-18.7: the pier for each number thrown three times.
_PIERS: Final = tuple(
    map(DOCKERS.index, ("light_blue", "white", "gold", "maroon", "light_pink", "light_green"))
)
# the order in which several sixes are carried out.
_SIXES: Final = (BLACK, BROWN, PURPLE, PINK, ORANGE, GREY)
_TRIPLE: Final = 3

# --- phase I (AMS-18.4) ---


def remove_card(state: Position) -> None:
    """If TOM is ahead on the Amstel he removes the card with the fewest cubes."""
    if state.river[0] != state.seats:
        if state.story is not None:
            state.tell(Event("tom-behind", {}))
        return
    candidates = cheapest_cards(state)
    if len(candidates) == 1:
        _remove(state, candidates[0])
    else:
        state.push(Tied(TOM_REMOVES, 0, candidates))


def cheapest_cards(state: Position) -> tuple[int, ...]:
    """Among equals a map goes, otherwise a building; between two maps the player chooses."""
    board = state.board
    fewest = min(board.cubes[card] for card in state.display)
    tied = [card for card in state.display if board.cubes[card] == fewest]
    for kind in (MAP, BUILDING):
        of_kind = sorted(card for card in tied if board.kinds[card] == kind)
        if of_kind:
            return tuple(of_kind)
    return tuple(tied[:1])


def _remove(state: Position, card: int) -> None:
    state.display = tuple(other for other in state.display if other != card)
    state.discard += (card,)
    if state.story is not None:
        told: dict[str, str | int] = {"card": f"@card-{card:03}", "cubes": state.board.cubes[card]}
        state.tell(Event("tom-removes", told))


class Tied(Frame):
    """Maps of which one goes."""

    __slots__ = ("maps",)

    def __init__(self, step: "TomRemoves", seat: int, maps: tuple[int, ...]) -> None:
        super().__init__(step, seat, maps)
        self.maps: Final = maps


class TomRemoves(Choice[Position, Tied]):
    """Two maps are tied: the player chooses."""

    knows = ("*maps",)

    def frame(self, seat: int, args: tuple[int, ...]) -> Frame:
        return Tied(self, seat, args)

    def actions(self, state: Position, frame: Tied) -> list[int]:
        return [REMOVE + card for card in frame.maps]

    def play(self, state: Position, frame: Tied, action: int, dealer: Dealer) -> None:
        state.pop()
        _remove(state, action - REMOVE)


TOM_REMOVES: Final[TomRemoves] = TomRemoves("tom removes", "AMS-18.4")

# --- phases II and III (AMS-18.5 to AMS-18.10) ---


def play(state: Position) -> None:
    tom = state.tom
    assert tom is not None
    ones = state.dice.count(1)
    if state.story is not None and ones:
        state.tell(Event("tom-ones", {"dice": ones}))
    for _ in range(ones):
        amstel.advance(state, state.seats, 1)  # AMS-18.6, Q-83
    for number in range(1, len(_PIERS) + 1):
        if state.dice.count(number) >= _TRIPLE:
            _house_docker(state, tom, number)
    for colour in _SIXES:
        if state.dice[colour] == 6:
            _take_block(state, tom, colour)
    _use_market(state, tom)


def _house_docker(state: Position, tom: Tom, number: int) -> None:
    """AMS-18.7, C-19: the docker on that pier goes home; if it is gone nothing happens (Q-79).

    Q-78: of two triples the lower number first.
    """
    pier = _PIERS[number - 1]
    told: dict[str, str | int] = {"number": number, "pier": f"@pier-{DOCKERS[pier]}"}
    if not state.piers[pier]:
        if state.story is not None:
            state.tell(Event("tom-no-docker", told))
        return
    docker = state.piers[pier][0]
    barge.remove_docker(state, pier, docker)
    points = barge.house_docker(state, docker)
    tom.points += points
    tom.gulden += state.board.number["docker_fare"]
    if state.story is not None:
        state.tell(Event("tom-docker", {**told, "points": points}))


def _take_block(state: Position, tom: Tom, colour: int) -> None:
    """AMS-18.8; Q-81: in a full district a six does nothing."""
    district = state.board.city.colour_of.index(colour)
    block, reason = choose_block(state, tom, district)
    if block == NONE:
        if state.story is not None:
            state.tell(Event("tom-no-block", {"colour": f"@colour-{COLOURS[colour]}"}))
        return
    tom.crests |= 1 << block
    good = blocks.remove_good(state, block)
    if state.story is not None:
        told: dict[str, str | int] = {
            "colour": f"@colour-{COLOURS[colour]}",
            "block": state.board.city.blocks[block].told,
            "good": f"@good-{GOODS[good]}",
            "reason": f"@tom-{reason}",
        }
        state.tell(Event("tom-block", told))
    _sell_or_deliver(state, tom, good)


def choose_block(state: Position, tom: Tom, district: int) -> tuple[int, str]:
    """The cheapest free one; among equals one beside a block of his; then the leftmost (Q-80). And why."""
    printed = state.board.city.blocks
    first = district * BLOCKS_EACH
    free = [block for block in range(first, first + BLOCKS_EACH) if state.free >> block & 1]
    if not free:
        return NONE, ""
    cheapest = min(printed[block].price for block in free)
    tied = [block for block in free if printed[block].price == cheapest]
    beside = [block for block in tied if printed[block].bridges & tom.crests]
    if len(tied) == 1:
        return tied[0], "cheapest"
    if len(beside) == 1:
        return beside[0], "beside"
    leftmost = min(beside or tied, key=lambda block: (printed[block].x, printed[block].y))
    return leftmost, "leftmost"


def _sell_or_deliver(state: Position, tom: Tom, good: int) -> None:
    """AMS-18.9: on the black market if its space is free, otherwise straight to its warehouse (Q-82)."""
    if not state.sold >> good & 1:
        state.sold |= 1 << good
        tom.gulden += state.board.number["sale_gulden"]
        if state.story is not None:
            gulden = state.board.number["sale_gulden"]
            state.tell(Event("tom-sells", {"good": f"@good-{GOODS[good]}", "gulden": gulden}))
        return
    points = delivery.put(state, good, good) + state.board.quick_delivery[state.round]
    tom.points += points
    if state.story is not None:
        state.tell(Event("tom-delivers", {"good": f"@good-{GOODS[good]}", "points": points}))


def _use_market(state: Position, tom: Tom) -> None:
    """AMS-18.10: once, for points and Amstel steps; if he cannot pay he gets 1 gulden."""
    tile = state.board.tiles[state.tile]
    told: dict[str, str | int] = {"tile": f"@tile-{tile.name}", "cost": tile.cost, "points": tile.points}
    if tom.gulden < tile.cost:
        tom.gulden += 1
        if state.story is not None:
            state.tell(Event("tom-poor", told))
        return
    tom.gulden -= tile.cost
    tom.points += tile.points
    if state.story is not None:
        state.tell(Event("tom-market", told))
    steps = amstel_steps(state.deck.programs.programs[TILE + state.tile])
    if steps:
        amstel.advance(state, state.seats, steps)
