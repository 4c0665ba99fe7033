"""Expansion 2: the secret tasks (AMS-15). Conditions, and pieces returned for points."""

from collections.abc import Callable
from typing import Final

from koopstad.games.amsterdam.position.state import Player, Position
from koopstad.games.amsterdam.printed.pieces import (
    BLOCKS_EACH,
    BURGWALLEN,
    DOCKERS,
    ENDGAME,
    GOODS,
    GRACHTENGORDEL,
    HAARLEMMERBUURT,
    JORDAAN,
    NIEUWMARKT,
    NONE,
    PERMANENT,
    PHASE3,
    PLANTAGE,
    RIVER,
    STORES,
)
from koopstad.games.amsterdam.rules.delivery import is_full

Met = Callable[[Position, int], bool]

# --- conditions (AMS-15.3: for shared places it does not matter who did the deed) ---


def _both_home(docker: str) -> Met:
    return lambda state, _seat: state.house.count(DOCKERS.index(docker)) == 2


def _blocks_in(district: int, number: int) -> Met:
    six = ((1 << BLOCKS_EACH) - 1) << district * BLOCKS_EACH
    return lambda state, seat: (state.players[seat].crests & six).bit_count() >= number


def _blocks(number: int) -> Met:
    return lambda state, seat: state.players[seat].crests.bit_count() >= number


def _of_each_kind(number: int) -> Met:
    return lambda state, seat: min(state.players[seat].standing.counts) >= number


def _of_timing(timing: int, number: int) -> Met:
    """Q-70: cards active at the end."""

    def met(state: Position, seat: int) -> bool:
        cards = state.board.cards
        return sum(cards[card].timing == timing for card in state.players[seat].active) >= number

    return met


def _cards(number: int, french: int) -> Met:
    """C-11"""

    def met(state: Position, seat: int) -> bool:
        needed = french if state.options["edition"] == "fr" else number
        return len(state.players[seat].active) >= needed

    return met


def _warehouse_full(good: str) -> Met:
    return lambda state, _seat: is_full(state, GOODS.index(good))


def _depots_full(state: Position, _seat: int) -> bool:
    return all(is_full(state, store) for store in range(len(GOODS), STORES))


def _at_last_space(state: Position, seat: int) -> bool:
    return state.discs[seat] == RIVER


def _goods_sold(number: int) -> Met:
    return lambda state, _seat: state.sold.bit_count() >= number


def _kinds_aboard(number: int) -> Met:
    return lambda state, seat: len(set(state.players[seat].cargo)) >= number


def _at_start_pier(state: Position, seat: int) -> bool:
    """C-43: only the final position counts."""
    return state.players[seat].barge == state.board.harbour.start


def _dockers_home(number: int) -> Met:
    return lambda state, _seat: len(state.house) >= number


# --- pieces returned (AMS-15.4) ---


class Returns:
    """What has to be given back. ``distinct``: up to six resources of different colours (task 33).

    ``docker``: one or two of this colour (tasks 37 to 42). ``dutch``: what the Dutch text asks for.
    """

    def __init__(
        self,
        dockers: int = 0,
        goods: int = 0,
        cubes: int = 0,
        distinct: bool = False,
        docker: str = "",
        dutch: "Returns | None" = None,
    ) -> None:
        self.dockers: Final = dockers
        self.goods: Final = goods
        self.cubes: Final = cubes
        self.distinct: Final = distinct
        self.docker: Final = DOCKERS.index(docker) if docker else NONE
        self.dutch: Final = dutch


TASKS: Final[tuple[Met | Returns, ...]] = (
    _both_home("light_blue"),
    _both_home("maroon"),
    _both_home("light_green"),
    _both_home("light_pink"),
    _both_home("gold"),
    _both_home("white"),
    _blocks_in(GRACHTENGORDEL, 4),  # 7
    _blocks_in(PLANTAGE, 4),
    _blocks_in(NIEUWMARKT, 4),
    _blocks_in(BURGWALLEN, 4),
    _blocks_in(HAARLEMMERBUURT, 4),
    _blocks_in(JORDAAN, 4),
    _of_each_kind(3),  # 13
    _at_last_space,
    _of_timing(ENDGAME, 3),
    _of_timing(PHASE3, 4),
    _of_timing(PERMANENT, 5),
    _goods_sold(7),  # 18
    _kinds_aboard(2),
    _warehouse_full("furniture"),  # 20
    _warehouse_full("lace"),
    _warehouse_full("cheese"),
    _warehouse_full("jenever"),
    _warehouse_full("beer"),
    _warehouse_full("tiles"),
    _warehouse_full("tulip"),
    _warehouse_full("crystal"),
    _warehouse_full("coffee"),
    _depots_full,  # 29
    _at_start_pier,
    _dockers_home(7),
    Returns(dockers=2, goods=1, dutch=Returns(dockers=2, cubes=1)),  # 32, C-10
    Returns(distinct=True),
    Returns(dockers=1, goods=1, cubes=1),
    _blocks(9),  # 35
    _cards(12, french=10),
    Returns(docker="light_blue"),  # 37
    Returns(docker="gold"),
    Returns(docker="maroon"),
    Returns(docker="light_green"),
    Returns(docker="light_pink"),
    Returns(docker="white"),
)


def _task(state: Position, task: int) -> Met | Returns:
    entry = TASKS[task - 1]
    if isinstance(entry, Returns) and entry.dutch is not None and state.options["edition"] == "nl":
        return entry.dutch
    return entry


def _points(state: Position, task: int) -> tuple[int, ...]:
    return state.board.task_points[task - 1][max(state.seats, 2) - 2]


class Stock:
    """What a player could still give back at the end."""

    def __init__(self, dockers: tuple[int, ...], goods: int, supply: tuple[int, ...]) -> None:
        self.dockers: Final = dockers
        self.goods: Final = goods
        self.supply: Final = supply

    def size(self) -> int:
        return len(self.dockers) + self.goods + sum(self.supply)


def stock_of(player: Player) -> Stock:
    return Stock(player.dockers, len(player.store) + len(player.cargo), tuple(player.supply))


def settle(state: Position, seat: int) -> tuple[dict[int, int], int]:
    """Points for each task, and the pieces returned: the best for this player with the leftovers (Q-69)."""
    player = state.players[seat]
    points: dict[int, int] = {}
    returning = []
    for task in player.tasks:
        entry = _task(state, task)
        if isinstance(entry, Returns):
            returning.append(task)
        else:
            points[task] = _points(state, task)[1] if entry(state, seat) else 0
    stock = stock_of(player)
    _, given, left = _best(state, returning, stock, player.gulden)
    return points | given, stock.size() - left.size()


def _best(state: Position, tasks: list[int], stock: Stock, gulden: int) -> tuple[int, dict[int, int], Stock]:
    """The most points for these tasks and the leftovers after them."""
    if not tasks:
        return (stock.size() + gulden) // state.board.number["leftovers_per_point"], {}, stock
    task, rest = tasks[0], tasks[1:]
    entry = _task(state, task)
    assert isinstance(entry, Returns)
    best = (-1, {task: 0}, stock)
    for number, after in _ways_to_return(entry, stock):
        earned = _points(state, task)[number]
        total, given, left = _best(state, rest, after, gulden)
        if total + earned > best[0]:
            best = (total + earned, {task: earned, **given}, left)
    return best


def _ways_to_return(entry: Returns, stock: Stock) -> list[tuple[int, Stock]]:
    """How many things count, and what is left; giving nothing is always possible."""
    ways = [(0, stock)]
    if entry.docker != NONE:
        for number in range(1, stock.dockers.count(entry.docker) + 1):
            kept = [docker for docker in stock.dockers if docker != entry.docker]
            kept += [entry.docker] * (stock.dockers.count(entry.docker) - number)
            ways.append((number, Stock(tuple(kept), stock.goods, stock.supply)))
    elif entry.distinct:
        supply = stock.supply
        for number in range(1, sum(cubes > 0 for cubes in supply) + 1):
            supply_left = _without(stock.supply, number)
            ways.append((number, Stock(stock.dockers, stock.goods, supply_left)))
    elif stock.goods >= entry.goods and sum(stock.supply) >= entry.cubes:
        supply_left = _without(stock.supply, entry.cubes)
        ways += [
            (1, Stock(dockers_left, stock.goods - entry.goods, supply_left))
            for dockers_left in _without_dockers(stock.dockers, entry.dockers)
        ]
    return ways


def _without(supply: tuple[int, ...], number: int) -> tuple[int, ...]:
    """One cube less of each of the most plentiful colours."""
    order = sorted(range(len(supply)), key=lambda colour: -supply[colour])[:number]
    return tuple(cubes - (colour in order) for colour, cubes in enumerate(supply))


def _without_dockers(dockers: tuple[int, ...], number: int) -> list[tuple[int, ...]]:
    if len(dockers) < number:
        return []
    if number != 1:
        return [dockers[number:]]
    return [dockers[:place] + dockers[place + 1 :] for place in range(len(dockers))]
