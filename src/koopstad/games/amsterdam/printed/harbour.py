"""The printed harbour (AMS-2.5, AMS-2.7): places, ways, warehouses, depots, docker house."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from koopstad.engine.errors import EditionError
from koopstad.engine.printed import Printed
from koopstad.games.amsterdam.printed.actions import SAIL
from koopstad.games.amsterdam.printed.pieces import DOCKERS, GOODS, NONE, PLACES
from koopstad.games.amsterdam.printed.tables import (
    DEPOTS,
    DOCKER_HOUSE,
    HARBOUR,
    ROOFS,
    WATERWAYS,
    neighbours,
)


@dataclass(frozen=True)
class Place:
    """A space of the harbour. ``store``: warehouse or depot at its anchorage; ``pier``: its colour."""

    name: str
    kind: str
    store: int
    pier: int
    crane: bool


class Harbour:
    def __init__(self, printed: Printed) -> None:
        self.places: Final = _places(printed)
        self.start: Final = [place.kind for place in self.places].index("start")
        self.store_at: Final = tuple(place.store for place in self.places)
        self.pier_at: Final = tuple(place.pier for place in self.places)
        self.crane_at: Final = tuple(place.crane for place in self.places)
        depots = [place.name for place in self.places if place.kind == "depot"]
        self.store_names: Final = (*GOODS, *depots)
        self.anchorages: Final = tuple(_only(self.store_at, store) for store in range(len(self.store_names)))
        self.piers: Final = tuple(_only(self.pier_at, docker) for docker in range(len(DOCKERS)))
        ends = {row.waterway: (row.a, row.b) for row in printed.read(WATERWAYS)}
        ways = neighbours("waterways", ends, [place.name for place in self.places])
        self.distance: Final = tuple(_distances(ways, place) for place in range(PLACES))
        self.farthest: Final = max(map(max, self.distance))
        if self.farthest >= PLACES:
            raise EditionError("waterways: a place of the harbour cannot be reached")
        # Where the barge can go from a place with so many steps, as actions.
        self.sails: Final = tuple(
            tuple(
                tuple(SAIL + place for place in range(PLACES) if 0 < distances[place] <= steps)
                for steps in range(self.farthest + 1)
            )
            for distances in self.distance
        )
        # The shortest ways from one place to another: for each, the mask of the piers entered.
        self.ways: Final = tuple(
            tuple(_ways(ways, self.distance, self.pier_at, a, b) for b in range(PLACES))
            for a in range(PLACES)
        )
        # AMS-8.20: the best empty roof first.
        self.roofs: Final = tuple(_roofs(printed, good) for good in GOODS)
        values = printed.keyed(DEPOTS)
        self.depots: Final = tuple(values[name].value for name in depots)
        # AMS-2.7: the value of each space of the docker house in the order they fill.
        self.docker_values: Final = tuple(
            row.value
            for row in printed.read(DOCKER_HOUSE)
            for _ in range(min(row.capacity, 2 * len(DOCKERS)))
        )

    def docker_value(self, place: int) -> int:
        """AMS-8.18: what the docker scores that comes as number ``place`` (from 0) to the house."""
        return self.docker_values[min(place, len(self.docker_values) - 1)]


def _places(printed: Printed) -> tuple[Place, ...]:
    places = []
    depots = 0
    for row in printed.read(HARBOUR):
        store = NONE
        if row.type == "warehouse":
            store = GOODS.index(row.good)
        elif row.type == "depot":
            store = len(GOODS) + depots
            depots += 1
        pier = DOCKERS.index(row.docker) if row.type == "pier" else NONE
        places.append(Place(row.place, row.type, store, pier, row.crane))
    return tuple(places)


def _only(things: Sequence[int], wanted: int) -> int:
    if things.count(wanted) != 1:
        raise EditionError("harbour: every good, depot and docker colour has one place (AMS-2.5)")
    return things.index(wanted)


def _roofs(printed: Printed, good: str) -> tuple[int, ...]:
    return tuple(sorted((row.value for row in printed.read(ROOFS) if row.good == good), reverse=True))


def _distances(neighbours: Sequence[Sequence[int]], start: int) -> tuple[int, ...]:
    unreached = len(neighbours)
    distances = [unreached] * unreached
    distances[start] = 0
    queue = [start]
    for place in queue:
        for other in neighbours[place]:
            if distances[other] == unreached:
                distances[other] = distances[place] + 1
                queue.append(other)
    return tuple(distances)


def _ways(
    neighbours: Sequence[Sequence[int]],
    distance: Sequence[Sequence[int]],
    pier_at: Sequence[int],
    start: int,
    end: int,
) -> tuple[int, ...]:
    masks: dict[int, set[int]] = {start: {0}}
    for steps in range(1, distance[start][end] + 1):
        entered: dict[int, set[int]] = {}
        for place, before in masks.items():
            for other in neighbours[place]:
                if distance[start][other] == steps and steps + distance[other][end] == distance[start][end]:
                    pier = 0 if pier_at[other] == NONE else 1 << pier_at[other]
                    entered.setdefault(other, set()).update(mask | pier for mask in before)
        masks = entered
    return tuple(sorted(masks[end]))
