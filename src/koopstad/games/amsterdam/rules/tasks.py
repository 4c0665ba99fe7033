"""Expansion 2: what the secret tasks are worth at the end (AMS-15.2 to AMS-15.4)."""

from typing import Final

from koopstad.games.amsterdam.cards.tasks import Returns
from koopstad.games.amsterdam.position.state import Player, Position
from koopstad.games.amsterdam.printed.pieces import NONE


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
        goal = state.deck.tasks[task - 1].goal
        if isinstance(goal, Returns):
            returning.append((task, goal))
        else:
            points[task] = _points(state, task)[1] if goal.test(state, seat) else 0
    stock = stock_of(player)
    _, given, left = _best(state, returning, stock, player.gulden)
    return points | given, stock.size() - left.size()


def _best(
    state: Position, tasks: list[tuple[int, Returns]], stock: Stock, gulden: int
) -> tuple[int, dict[int, int], Stock]:
    """The most points for these tasks and the leftovers after them."""
    if not tasks:
        return (stock.size() + gulden) // state.board.number["leftovers_per_point"], {}, stock
    (task, goal), *rest = tasks
    best = (-1, {task: 0}, stock)
    for number, after in _ways_to_return(goal, stock):
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
