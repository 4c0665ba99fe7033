"""What TOM will make of a position, as numbers with names: alone one plays for the lead over him."""

from typing import Final

from koopstad.games.amsterdam.bots.sight import Sight
from koopstad.games.amsterdam.position.state import Position, Tom
from koopstad.games.amsterdam.printed.pieces import DISTRICTS, GOODS, NONE, RIVER
from koopstad.games.amsterdam.rules import scoring
from koopstad.games.amsterdam.rules.tom import choose_block

NAMES: Final[tuple[str, ...]] = (
    "tom's crests",
    "tom's group",
    "tom's districts",
    "tom's gulden",
    "tom's spaces",
    "tom's bridge points to come",
    "tom's next goods sold",
    "tom's next goods delivered",
    "tom's next blocks beside his",
    "best roofs",
    "next docker",
    "dockers waiting",
)


def tom_features(sight: Sight) -> list[float]:
    """Without TOM they are all 0."""
    tom = sight.position.tom
    return [0.0] * len(NAMES) if tom is None else _features(sight, sight.position, tom)


def _features(sight: Sight, position: Position, tom: Tom) -> list[float]:
    board = position.board
    printed = board.harbour
    districts = 0
    for points in scoring.district_points(position):
        districts += points[position.seats]
    space = position.discs[position.seats]
    reach = min(space + sight.turns, RIVER)
    sold = beside = 0
    delivered = 0.0
    for district in range(len(DISTRICTS)):
        block, _ = choose_block(position, tom, district)
        if block == NONE:
            continue
        beside += bool(board.city.blocks[block].bridges & tom.crests)
        good = position.goods[block]
        if not position.sold >> good & 1:
            sold += 1
        elif position.warehouses[good] < len(printed.roofs[good]):
            delivered += printed.roofs[good][position.warehouses[good]]
    roofs = waiting = 0
    for good in range(len(GOODS)):
        if position.warehouses[good] < len(printed.roofs[good]):
            roofs += printed.roofs[good][position.warehouses[good]]
    for pier in position.piers:
        waiting += len(pier) > 0
    return [
        float(tom.crests.bit_count()),
        float(scoring.group_points(position, tom.crests)),
        float(districts),
        float(tom.gulden),
        float(space),
        float(board.river_points[reach] - board.river_points[space]),
        float(sold),
        delivered,
        float(beside),
        float(roofs),
        float(printed.docker_value(len(position.house))),
        float(waiting),
    ]
