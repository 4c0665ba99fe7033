"""The cheapest ways on the map of Ticket to Ride: Amsterdam, on which its bots rest their plans."""

from __future__ import annotations

from random import Random

import koopstad
from koopstad.games.tickets.bots.sight import FAR, NO_WAY, Graph
from koopstad.games.tickets.game import Tickets

FOUND = koopstad.game("tickets")
assert isinstance(FOUND, Tickets)
GRAPH = Graph(FOUND.board)
PLACES = len(GRAPH.roads)
CLOSED = -1.0


def _costs(chance: Random) -> list[float]:
    """Some links are own ones, some are closed."""
    return [
        chance.choice((CLOSED, CLOSED, 0.0, link.length - 0.3, link.length + 0.7)) for link in GRAPH.links
    ]


def _shortest(costs: list[float]) -> list[list[float]]:
    """Between all places, by Floyd and Warshall."""
    best = [[0.0 if a == b else FAR for b in range(PLACES)] for a in range(PLACES)]
    for link, cost in zip(GRAPH.links, costs, strict=True):
        if cost >= 0:
            for a, b in ((link.a, link.b), (link.b, link.a)):
                best[a][b] = min(best[a][b], cost)
    for over in range(PLACES):
        for a in range(PLACES):
            for b in range(PLACES):
                best[a][b] = min(best[a][b], best[a][over] + best[over][b])
    return best


def _joins(chain: list[int], a: int, b: int) -> bool:
    here = b
    for number in chain:
        link = GRAPH.links[number]
        assert here in (link.a, link.b)
        here = link.a + link.b - here
    return here == a


def test_ways_from_one_place_are_the_cheapest_to_all_others() -> None:
    chance = Random(5)
    closed = 0
    for _ in range(10):
        costs = _costs(chance)
        shortest = _shortest(costs)
        for a in range(PLACES):
            back = GRAPH.ways(costs, a)
            for b in range(PLACES):
                chain = GRAPH.chain(back, b)
                assert chain == GRAPH.path(costs, a, b)
                if chain is None:
                    closed += 1
                    assert shortest[a][b] >= FAR
                else:
                    assert _joins(chain, a, b)
                    assert abs(sum(costs[link] for link in chain) - shortest[a][b]) < 1e-9
    assert closed


def test_a_way_that_is_too_dear_is_none() -> None:
    costs = [float(link.length) for link in GRAPH.links]
    shortest = _shortest(costs)
    for a in range(PLACES):
        for most in (0.0, 3.0, 6.0):
            back = GRAPH.ways(costs, a, most=most)
            assert [back[b] != NO_WAY for b in range(PLACES)] == [far <= most for far in shortest[a]]
