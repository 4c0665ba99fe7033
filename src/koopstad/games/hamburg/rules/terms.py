"""What stock and clergy tiles change about a basic action (HAM-16, HAM-17).

HAM-16.5, HAM-17.4: only about the basic action of a turn, never about one that a card grants.
"""

from typing import TYPE_CHECKING, Final

from koopstad.engine.dealer import Dealer, without
from koopstad.engine.events import Event
from koopstad.games.hamburg.printed.board import Terms, TermsTable, TileSide
from koopstad.games.hamburg.printed.pieces import BASIC, BUILD, COLOURS

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position


NO_TERMS: Final = Terms()


def tile_terms(state: "Position") -> TermsTable | None:
    """The terms now in force (HAM-16.6, HAM-17.3); None without tiles. Each pair of tiles has one table."""
    if not state.stock_tile and not state.clergy_tiles:
        return None
    clergy = state.clergy_tiles[state.window] + 1 if state.clergy_tiles and state.window >= 0 else 0
    tiles = (6 * state.stock_tile + state.stock_field, clergy)
    table = state.deck.terms.get(tiles)
    if table is None:
        table = _make_table(state)
        state.deck.terms[tiles] = table
    return table


def terms(state: "Position", action: int, colour: int) -> Terms:
    """HAM-16.3. ``colour``: of the card played, or named (HAM-AMB-100); for the wall of the segment."""
    table = tile_terms(state)
    return NO_TERMS if table is None else table.terms[action * len(COLOURS) + colour]


def _make_table(state: "Position") -> TermsTable:
    stock, clergy = stock_side(state), clergy_side(state)
    made: list[Terms] = []
    for action in BASIC:
        for colour in range(len(COLOURS)):
            changes = Terms()
            if stock is not None and stock.on == action:
                _apply(changes, stock, state.stock_field % 3, colour)
            if clergy is not None and clergy.on == action:
                _apply(changes, clergy, 0, colour)
            made.append(changes)
    builds = made[BUILD * len(COLOURS) :]
    others = made[: BUILD * len(COLOURS)]
    return TermsTable(
        tuple(made),
        any(change.pay or change.return_each or change.cost or change.free for change in others),
        any(change.cost or change.return_any for change in builds),
    )


def stock_side(state: "Position") -> TileSide | None:
    """HAM-16.2: the side of the stock tile that lies open; fields 1 to 3 are green, 4 to 6 red."""
    if not state.stock_tile:
        return None
    return state.board.stock[2 * (state.stock_tile - 1) + state.stock_field // 3]


def clergy_side(state: "Position") -> TileSide | None:
    """HAM-17.3: the side of the clergy tile on which the clergyman stands; 235 may move him (HAM-AMB-101)."""
    if not state.clergy_tiles or state.window < 0:
        return None
    return state.board.clergy[state.clergy_tiles[state.window]]


def clergy_side_for(state: "Position", seat: int) -> TileSide | None:
    """HAM-AMB-85: clergy tiles do not concern TOM."""
    return clergy_side(state) if seat != state.tom else None


def _apply(made: Terms, side: TileSide, field: int, colour: int) -> None:
    value = side.values[field]
    colours = side.colours[field]
    fits = not colours or bool(colours >> colour & 1)
    what = side.what
    if what == "worker_each":
        made.worker_each |= colours
    elif what == "return_each":
        made.return_each |= colours
    elif not fits:
        return
    elif what == "marks":
        made.marks += value
    elif what == "fewer_marks":
        made.marks -= value
    elif what == "workers":
        made.workers += value
    elif what == "worker_any":
        made.worker_any += value
    elif what == "return_any_after":
        made.return_after += value
    elif what == "points":
        made.points += value
    elif what == "lose_points":
        made.points -= value
    elif what == "pay":
        made.pay += value
    elif what == "return_any":
        made.return_any += value
    elif what == "cheaper":
        made.cost -= value
    elif what in ("dearer", "dearer_if"):
        made.cost += value
    elif what == "free_if":
        made.free = True


def move_marker(state: "Position", action: int, dealer: Dealer) -> None:
    """HAM-16.4, HAM-AMB-67: after the basic action that the open side names."""
    side = stock_side(state)
    if side is None or side.on != BASIC[action]:
        return
    state.stock_field += 1
    if state.stock_field == 6:
        state.stock_field = 0
        next_tile(state, dealer)
    if state.story is not None:
        state.tell(Event("marker", {"field": state.stock_field + 1, "side": side.name}))


def next_tile(state: "Position", dealer: Dealer) -> None:
    """HAM-16.1, HAM-AMB-70: the next stock tile, green side up; none when all are used up."""
    state.stock_tile = 0
    if state.stock_pile:
        tile = dealer.pick(state.stock_pile)
        state.stock_tile = tile
        state.stock_pile = without(state.stock_pile, tile)
