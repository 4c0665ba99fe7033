"""The setup (AMS-3), with the expansions (AMS-14 to AMS-17) and solo (AMS-18.1 to AMS-18.3)."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Choice, Frame
from koopstad.games.amsterdam.cards.model import ANY_TWO_CUBES, DRAFT_CLOCKWISE, FIGURES_BY_THE_FIRST
from koopstad.games.amsterdam.position.state import Player, Position, Tom, Turn
from koopstad.games.amsterdam.printed.actions import PAIRS, TAKE, WHEEL, WHEEL_TWO
from koopstad.games.amsterdam.printed.pieces import (
    ARTISAN,
    BLOCKS,
    BUILDING,
    COLOURS,
    DEPOTS,
    DISTRICTS,
    DOCKERS,
    GOODS,
    NONE,
    ROUNDS,
)
from koopstad.games.amsterdam.rules import amstel, market
from koopstad.games.amsterdam.rules.black_market import PLACE_TRADER
from koopstad.games.amsterdam.rules.cards_phase import CLEAR_DISPLAY, reveal
from koopstad.games.amsterdam.rules.dice_phase import add_to_wheel
from koopstad.games.amsterdam.rules.rounds import BEGIN
from koopstad.games.amsterdam.rules.workers import PLACE_BAILIFF, PLACE_FOREMAN

if TYPE_CHECKING:
    from koopstad.games.amsterdam.cards.deck import Deck
    from koopstad.games.amsterdam.game import Amsterdam


def blank(game: "Amsterdam", seats: int, options: dict[str, Any]) -> Position:
    """Everything laid out, nothing drawn; discs on the start space, seat 0 on top (AMS-3.10, C-21)."""
    board = game.board
    deck = game.decks.under(options)
    state = Position(game, options, deck, [_empty_handed(game, deck) for _ in range(seats)])
    discs = seats + (seats == 1)
    state.round = ROUNDS - options["rounds"] + 1  # AMS-3.6, AMS-13.1, AMS-13.3, Q-68: as printed
    state.decks = board.decks
    state.piers = ((),) * len(DOCKERS)
    state.warehouses = [0] * len(GOODS)
    state.depots = (NONE,) * DEPOTS
    state.discs = [0] * discs
    state.river = tuple(range(discs))
    state.pools = market_pools(game, options)
    state.left = market_numbers(options)
    state.task_pile = tuple(range(1, len(board.task_points) + 1))
    state.turn = Turn()
    state.tom = Tom() if seats == 1 else None
    return state.copy()  # with every attribute of its own, which is faster to read than a default


def _empty_handed(game: "Amsterdam", deck: "Deck") -> Player:
    player = Player()
    player.supply = [0] * len(COLOURS)
    player.gulden = game.board.number["start_gulden"]
    player.standing = deck.no_cards
    player.barge = game.board.harbour.start
    return player


def deal(game: "Amsterdam", seats: int, options: dict[str, Any], dealer: Dealer) -> Position:
    state = blank(game, seats, options)
    goods = [4] * len(GOODS)
    state.goods = tuple([_draw(goods, dealer) for _ in range(BLOCKS)])  # AMS-3.1
    state.piers = _place_dockers(1 if seats == 1 else 2, dealer)  # AMS-3.2, AMS-18.2
    districts = list(range(len(DISTRICTS)))
    state.districts = tuple([_take(districts, dealer) for _ in range(max(seats, 2) - 1)])  # AMS-3.3
    market.reveal_tile(state, dealer)  # AMS-3.5
    bag = list(range(len(state.discs)))
    drawn = [_take(bag, dealer) for _ in state.discs]
    state.river = tuple(reversed(drawn))  # AMS-3.9: each new disc on top
    _deal_tasks(state, dealer)
    artisans, buildings = game.board.starting_layout[max(seats, 2)]  # AMS-3.11, C-20, C-37, Q-84
    reveal(state, ARTISAN, artisans, dealer)
    reveal(state, BUILDING, buildings, dealer)
    state.pending = (BEGIN, *_figures(state), *_starting_choices(state))
    return state


def _draw(counts: list[int], dealer: Dealer) -> int:
    kind = dealer.draw(counts)
    counts[kind] -= 1
    return kind


def _take(things: list[int], dealer: Dealer) -> int:
    thing = dealer.pick(things)
    things.remove(thing)
    return thing


# --- dockers (AMS-3.2, Q-08) ---

# What may stand on a pier: two different dockers, or in the solo game one.
GROUPS: Final = {1: tuple((docker,) for docker in range(len(DOCKERS))), 2: PAIRS}


def _place_dockers(each: int, dealer: Dealer) -> tuple[tuple[int, ...], ...]:
    """All legal arrangements are equally likely: each choice weighs as much as its completions."""
    left = (each,) * len(DOCKERS)
    piers: list[tuple[int, ...]] = []
    for pier in range(len(DOCKERS)):
        groups = GROUPS[each]
        weights = [_completions(pier + 1, _without(left, group, pier), each) for group in groups]
        group = groups[dealer.draw(weights)]
        left = _without(left, group, pier)
        piers.append(group)
    return tuple(piers)


def _without(left: tuple[int, ...], group: Sequence[int], pier: int) -> tuple[int, ...]:
    """The dockers left in the bag, or none at all where the group may not stand on this pier."""
    if pier in group:
        return ()
    rest = list(left)
    for docker in group:
        if not rest[docker]:
            return ()
        rest[docker] -= 1
    return tuple(rest)


@cache
def _completions(pier: int, left: tuple[int, ...], each: int) -> int:
    if not left:
        return 0
    if pier == len(DOCKERS):
        return 1
    return sum(_completions(pier + 1, _without(left, group, pier), each) for group in GROUPS[each])


# --- market tiles (AMS-3.5, AMS-13.2, AMS-17) ---


def market_pools(game: "Amsterdam", options: dict[str, Any]) -> tuple[tuple[int, ...], ...]:
    """The unseen tiles: A with CA for the first part, B with CB (or all C in place of B) for the second."""

    def of(*sets: str) -> tuple[int, ...]:
        return tuple(number for number, tile in enumerate(game.board.tiles) if tile.set in sets)

    if "tiles" not in options["expansions"]:
        return (of("a"), (), of("b"), ())
    if options["market"] == "replace":
        return (of("a"), (), of("ca", "cb"), ())  # AMS-17.2, C-18, Q-75
    return (of("a"), of("ca"), of("b"), of("cb"))


def market_numbers(options: dict[str, Any]) -> tuple[int, ...]:
    """How many tiles of each pool are stacked; the others are returned unseen."""
    half = int(options["rounds"]) // 2
    if "tiles" in options["expansions"] and options["market"] == "mix":
        return (3, half - 3, 3, half - 3)  # AMS-17.1, AMS-17.3, C-23
    return (half, 0, half, 0)


# --- tasks (AMS-15.1) ---


def _deal_tasks(state: Position, dealer: Dealer) -> None:
    if "tasks" not in state.options["expansions"]:
        return
    pile = list(state.task_pile)
    for player in state.players:
        player.tasks = tuple([_take(pile, dealer) for _ in range(state.options["tasks"])])
    state.task_pile = tuple(pile)


# --- what the players do ---


def _figures(state: Position) -> tuple[Frame, ...]:
    """AMS-14.2, AMS-16.1; the last frame is decided first (Q-76: the foreman before the bailiff)."""
    order = amstel.turn_order(state)
    frames: tuple[Frame, ...] = ()
    if "trader" in state.options["expansions"]:
        frames += (Frame(PLACE_TRADER, order[0]),)
    if "workers" in state.options["expansions"]:
        # C-13: the last two players, or in one edition the first two.
        by_the_first = state.deck.rules & FIGURES_BY_THE_FIRST
        first, second = (order[0], order[1]) if by_the_first else (order[-1], order[-2])
        frames += (Frame(PLACE_BAILIFF, second), Frame(PLACE_FOREMAN, first))
    return frames


def _starting_choices(state: Position) -> tuple[Frame, ...]:
    """AMS-3.11, AMS-3.12: cards from the bottom disc up, then cubes from the top disc down, twice."""
    order = amstel.turn_order(state)
    draft = order[::-1]
    if state.deck.rules & DRAFT_CLOCKWISE:
        draft = [(order[-1] + place) % state.seats for place in range(state.seats)]  # C-01
    return (
        *(Frame(SECOND_CUBES, seat) for seat in reversed(order)),
        *(Frame(FIRST_CUBE, seat) for seat in reversed(order)),
        Frame(CLEAR_DISPLAY, 0),
        *(Frame(DRAFT, seat) for seat in reversed(draft)),
    )


class Draft(Choice[Position]):
    """AMS-3.11: one of the cards laid out."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        return [TAKE + card for card in sorted(state.display)]

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        state.pop()
        card = action - TAKE
        state.display = tuple(other for other in state.display if other != card)
        state.players[frame.seat].inactive += (card,)
        if state.story is not None:
            state.tell(Event("take", {"seat": frame.seat, "card": f"@card-{card:03}"}))


class FirstCube(Choice[Position]):
    """AMS-3.12, Q-10: one resource on slot 1, openly."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        return [*range(WHEEL, WHEEL + len(COLOURS))]

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        state.pop()
        _put_cubes(state, frame.seat, 1, action - WHEEL, 1)


class SecondCubes(Choice[Position]):
    """AMS-3.12: two resources of one colour on slot 2; C-02: in one edition of any colours."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        last = WHEEL_TWO + len(PAIRS) if state.deck.rules & ANY_TWO_CUBES else WHEEL_TWO
        return [*range(WHEEL, last)]

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        state.pop()
        if action < WHEEL_TWO:
            _put_cubes(state, frame.seat, 2, action - WHEEL, 2)
        else:
            for colour in PAIRS[action - WHEEL_TWO]:
                _put_cubes(state, frame.seat, 2, colour, 1)


def _put_cubes(state: Position, seat: int, slot: int, colour: int, cubes: int) -> None:
    add_to_wheel(state.players[seat], slot, colour, cubes)
    if state.story is not None:
        told: dict[str, str | int] = {"cubes": cubes, "colour": f"@colour-{COLOURS[colour]}", "slot": slot}
        state.tell(Event("wheel", {"seat": seat, **told}))


DRAFT: Final[Draft] = Draft("draft", "AMS-3.11")
FIRST_CUBE: Final[FirstCube] = FirstCube("first cube", "AMS-3.12")
SECOND_CUBES: Final[SecondCubes] = SecondCubes("second cubes", "AMS-3.12")
