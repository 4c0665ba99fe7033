"""Phase III: the six basic actions (HAM-6.5 to HAM-6.10)."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.cards import Rest
from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Args, Event
from koopstad.games.hamburg.cards.model import (
    AS_PRINTED,
    BUILD_PRICE,
    BUILT,
    HALF_PRICES,
    LOWER_LEVELS,
    MONEY_TAKEN,
    SITE_LAID,
    TILE_PROGRAM,
    WALL_BUILT,
    WALL_BY_DIE,
    WALL_FREE,
    WALL_PRICE,
    WORKERS_TAKEN,
)
from koopstad.games.hamburg.printed.actions import (
    BASICS,
    CAN_LEFT,
    CAN_LOWER,
    CAN_RIGHT,
    CAN_SITE,
    HAND,
    NO_WORKERS,
    SITES,
    STRIDE,
    WITH_BUILD,
    WITH_DISPLAY,
    WITH_LEFT,
    WITH_LOWER,
    WITH_MONEY,
    WITH_SITE,
    WITH_WORKERS,
)
from koopstad.games.hamburg.printed.board import Terms
from koopstad.games.hamburg.printed.pieces import (
    BUILD,
    BUILD_WALL,
    COLOURS,
    FROM_TILES,
    LAY_SITE,
    LOWER,
    TAKE_MONEY,
    TAKE_WORKERS,
)
from koopstad.games.hamburg.rules import build, hand, misfortunes, wall
from koopstad.games.hamburg.rules.happen import happen
from koopstad.games.hamburg.rules.points import book
from koopstad.games.hamburg.rules.ships import Mooring
from koopstad.games.hamburg.rules.terms import NO_TERMS, move_marker, terms, tile_terms

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Player, Position

# Which basic action each action of a hand card's block is.
_KIND: Final = (TAKE_WORKERS, TAKE_MONEY, LOWER, BUILD_WALL, BUILD_WALL, LAY_SITE, BUILD)


def offers(
    state: "Position", player: "Player", first: int, beyond: int, named: int, in_turn: bool
) -> list[int]:
    """What can be done with the hand cards from place ``first`` on, before ``beyond``.

    ``named`` is the colour that 224 gave the card, or -1; then it cannot be built. ``in_turn``: the basic
    action of a turn, which stock and clergy tiles change, not one that a card grants (HAM-AMB-43).
    """
    table = tile_terms(state) if in_turn else None
    limited = table is not None and table.limits
    ways = _ways_limited(state, player) if limited else _ways(state, player)
    actions: list[int] = []
    if named >= 0:
        for place in range(first, beyond):
            actions += BASICS[place][ways[named]]
        return actions
    colours = state.board.colour
    buildings = state.deck.building
    costs = state.board.cost
    cards = player.hand
    money = player.money
    free = player.display.free
    standing = player.display.standing
    priced = table is not None and table.prices
    plain = not priced and not standing.powers & HALF_PRICES and not standing.discounts[BUILD_PRICE]
    for place in range(first, beyond):
        card = cards[place]
        actions += BASICS[place][ways[colours[card]]]
        if plain:
            if costs[card] > money:
                continue
        elif not _can_pay(state, player, card, priced):
            continue
        if buildings[card]:
            block = place * STRIDE + WITH_BUILD
            for site in free:
                if site < SITES:
                    actions.append(block + site)
        else:
            actions.append(place * STRIDE + WITH_DISPLAY)
    return actions


def _ways(state: "Position", player: "Player") -> list[int]:
    """By colour, as bits: what can be done with a card besides taking workers or money and building."""
    levels = player.levels
    workers = player.workers
    ways = [
        (CAN_LOWER if levels[colour] else 0) | (CAN_SITE if workers[colour] else 0) for colour in range(5)
    ]
    standing = player.display.standing
    as_printed = not standing.powers & (WALL_FREE | WALL_BY_DIE) and standing.limits[WALL_PRICE] == AS_PRINTED
    if player.left < wall.HALF:
        segment = state.board.wall[0][player.left]
        price = segment.cost if as_printed else wall.basic_cost(state, player, segment, NO_TERMS)
        if price <= player.money:
            ways[segment.colour] |= CAN_LEFT
    if player.right < wall.HALF:
        segment = state.board.wall[1][player.right]
        price = segment.cost if as_printed else wall.basic_cost(state, player, segment, NO_TERMS)
        if price <= player.money:
            ways[segment.colour] |= CAN_RIGHT
    return ways


def _ways_limited(state: "Position", player: "Player") -> list[int]:
    """The same under stock and clergy tiles. HAM-AMB-68: the full price must be payable."""
    ways = []
    for colour in range(5):
        way = 0
        if terms(state, TAKE_WORKERS, colour).pay > player.money:
            way |= NO_WORKERS
        if player.levels[colour] and terms(state, LOWER, colour).pay <= player.money:
            way |= CAN_LOWER
        if can_lay_site(state, player, colour):
            way |= CAN_SITE
        ways.append(way)
    for half, bit in enumerate((CAN_LEFT, CAN_RIGHT)):
        segment = wall.next_segment(state, player, half)
        if segment is not None:
            changes = terms(state, BUILD_WALL, segment.colour)
            if wall.basic_cost(state, player, segment, changes) <= player.money:
                ways[segment.colour] |= bit
    return ways


def can_lay_site(state: "Position", player: "Player", colour: int) -> bool:
    changes = terms(state, LAY_SITE, colour)
    if changes.pay > player.money:
        return False
    for needed in range(5):
        number = (needed == colour) + (changes.return_each >> needed & 1)
        if player.workers[needed] < number:
            return False
    return True


def _can_pay(state: "Position", player: "Player", card: int, priced: bool) -> bool:
    changes = terms(state, BUILD, state.board.colour[card]) if priced else NO_TERMS
    if changes.return_any and sum(player.workers) < changes.return_any:
        return False
    return build.cost(state, player, card, changes.cost) <= player.money


def playable(player: "Player") -> int:
    """How many places of the hand can be named: an action has a number for each of the first ``HAND``."""
    cards = len(player.hand)
    return cards if cards < HAND else HAND


def play(state: "Position", seat: int, action: int, named: int, in_turn: bool, dealer: Dealer) -> None:
    """Carries out a basic action with a hand card."""
    place, what = divmod(action, STRIDE)
    player = state.players[seat]
    card = player.hand[place]
    colour = named if named >= 0 else state.board.colour[card]
    changes = changes_to(state, what, colour) if in_turn else NO_TERMS
    if what >= WITH_DISPLAY:
        _build(state, seat, place, what, changes, dealer)
    elif what == WITH_SITE:
        _site(state, seat, place, colour, in_turn, changes, dealer)
    else:
        hand.remove(player, place)
        hand.discard(state, card)
        if what == WITH_WORKERS:
            _workers(state, seat, card, colour, changes, dealer)
        elif what == WITH_MONEY:
            _money(state, seat, card, colour, changes, dealer)
        elif what == WITH_LOWER:
            _lower(state, seat, card, colour, changes)
        else:
            _wall(state, seat, card, colour, what - WITH_LEFT, in_turn, changes, dealer)
    if changes is not NO_TERMS:
        move_marker(state, _KIND[min(what, WITH_DISPLAY)], dealer)


def changes_to(state: "Position", what: int, colour: int) -> Terms:
    """How tiles change a basic action. For the wall the card has, or is named, the colour of its segment."""
    if not state.stock_tile and not state.clergy_tiles:
        return NO_TERMS
    return terms(state, _KIND[min(what, WITH_DISPLAY)], colour)


def _workers(state: "Position", seat: int, card: int, colour: int, changes: Terms, dealer: Dealer) -> None:
    """HAM-6.5"""
    player = state.players[seat]
    taken = state.board.workers_taken + changes.workers
    player.money -= changes.pay
    player.workers[colour] += taken
    if state.story is not None:
        _tell(state, seat, "workers", card, colour, taken)
    if changes is not NO_TERMS:
        for other in range(5):
            player.workers[other] += changes.worker_each >> other & 1
        _run_tile(state, seat, TILE_PROGRAM, changes.worker_any)
        if changes.return_after:
            _run_tile(state, seat, TILE_PROGRAM + 1, changes.return_after)
    if player.display.standing.whens[WORKERS_TAKEN]:
        happen(state, seat, WORKERS_TAKEN, colour, dealer)


def _run_tile(state: "Position", seat: int, source: int, times: int) -> None:
    """Lets the choice that a tile asks for wait on top."""
    for _ in range(times):
        state.push(Rest(state.deck.programs, seat, source))


def _money(state: "Position", seat: int, card: int, colour: int, changes: Terms, dealer: Dealer) -> None:
    """HAM-6.6"""
    player = state.players[seat]
    taken = max(0, state.dice[colour] + changes.marks)
    player.money += taken
    player.workers[colour] += changes.workers
    if state.story is not None:
        _tell(state, seat, "money", card, colour, taken)
    if player.display.standing.whens[MONEY_TAKEN]:
        happen(state, seat, MONEY_TAKEN, colour, dealer)


def _lower(state: "Position", seat: int, card: int, colour: int, changes: Terms) -> None:
    """HAM-6.7"""
    player = state.players[seat]
    player.money += changes.marks
    player.money -= changes.pay
    book(player, FROM_TILES, changes.points)
    if state.story is not None:
        _tell(state, seat, "lower-card", card, colour, 0)
    misfortunes.lower(state, seat, colour, player.display.standing.limits[LOWER_LEVELS])


def _wall(
    state: "Position",
    seat: int,
    card: int,
    colour: int,
    half: int,
    in_turn: bool,
    changes: Terms,
    dealer: Dealer,
) -> None:
    """HAM-6.8; HAM-15.3: afterwards a ship may be used."""
    player = state.players[seat]
    segment = wall.next_segment(state, player, half)
    assert segment is not None
    if state.story is not None:
        _tell(state, seat, "wall-card", card, colour, 0)
    if in_turn and state.ships:
        state.push(Mooring(seat, colour, segment.colour))
    wall.build_stone(state, seat, half, wall.basic_cost(state, player, segment, changes), dealer)
    book(player, FROM_TILES, max(-player.points, changes.points))
    if player.display.standing.whens[WALL_BUILT]:
        happen(state, seat, WALL_BUILT, segment.colour, dealer)


def _site(
    state: "Position", seat: int, place: int, colour: int, in_turn: bool, changes: Terms, dealer: Dealer
) -> None:
    """HAM-6.9. Which card it is stays the owner's secret."""
    player = state.players[seat]
    card, eyes = hand.remove_secretly(state, player, place, apart=not in_turn)
    player.workers[colour] -= 1
    if changes is not NO_TERMS:
        for other in range(5):
            player.workers[other] -= changes.return_each >> other & 1
        player.money -= changes.pay
        book(player, FROM_TILES, changes.points)
    build.add_site(state, seat, card, eyes | 1 << seat, dealer)
    if player.display.standing.whens[SITE_LAID]:
        happen(state, seat, SITE_LAID, colour, dealer)


def _build(state: "Position", seat: int, place: int, what: int, changes: Terms, dealer: Dealer) -> None:
    """HAM-6.10"""
    player = state.players[seat]
    card = hand.remove(player, place)
    price = build.cost(state, player, card, changes.cost)
    player.money -= price
    if state.story is not None:
        state.tell(Event("pay", {**state.who(seat), "marks": price, "name": hand.name(state, card)}))
    lowers = player.display.standing.whens[BUILT]  # 166 does not serve its own building
    if what == WITH_DISPLAY:
        build.lay_out(state, seat, card)
    else:
        build.put_building(state, seat, card, what - WITH_BUILD, dealer)
    _run_tile(state, seat, TILE_PROGRAM + 1, changes.return_any)
    if lowers:
        happen(state, seat, BUILT, state.board.colour[card], dealer)


def _tell(state: "Position", seat: int, key: str, card: int, colour: int, number: int) -> None:
    told: Args = {"name": hand.name(state, card), "colour": f"@colour-{COLOURS[colour]}", "number": number}
    state.tell(Event(key, {**state.who(seat), **told}))
