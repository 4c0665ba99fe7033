"""Which contracts the others are likely to hold: those that explain where they have built.

Everybody sees the routes. Of the contracts whose place a seat does not know, each rival is dealt some by
what speaks for them; how much that is was fitted to games of the greedy bot (docs/bots.md).
"""

from math import exp
from typing import Final

from koopstad.engine.dealer import Dealer
from koopstad.games.tickets.bots.plan import CLOSED
from koopstad.games.tickets.bots.sight import MANY, Graph
from koopstad.games.tickets.position.state import Player, Position

# Each multiplies the odds of a contract by e to this power.
NEARER: Final = 2.94  # by the part of the way that the own routes save
FULFILLED: Final = 1.36
ON_THE_WAY: Final = 1.12  # by the part of the own routes that lies on it
DEAR: Final = 0.193  # for each of its points: cheap ones are put back rather
ODDS: Final = 1000  # whole numbers are dealt by: so many for the odds of 1


def deal_likely(graph: Graph, state: Position, seat: int, dealer: Dealer) -> None:
    """Deals the contracts of the others anew in an imagined position, the likely ones more often.

    What a contract is changed for goes to where that one was, so nothing that the seat knows changes.
    """
    unknown = [not eyes >> seat & 1 for eyes in state.contract_eyes]
    for other, player in enumerate(state.players):
        if other == seat:
            continue
        odds = _odds(graph, state, player)
        counts = [count if unknown[number] else 0 for number, count in enumerate(odds)]
        for place in range(len(player.contracts)):
            held = player.contracts[place]  # what came there meanwhile, too
            if unknown[held]:
                wanted = dealer.draw(counts)
                _swap(state, held, wanted)
                counts[wanted] = 0
                unknown[wanted] = False


def _odds(graph: Graph, state: Position, player: Player) -> list[int]:
    """Of each contract, by what everybody sees of a player: the same in all worlds of a thought."""
    seen = (state.free & ~player.barred, player.routes)
    known = graph.odds.get(seen)
    if known is None:
        if len(graph.odds) > MANY:
            graph.odds.clear()
        known = graph.odds[seen] = _worked_out(graph, *seen)
    return known


def _worked_out(graph: Graph, available: int, routes: int) -> list[int]:
    """By the routes that the player has, and those that it can still have."""
    lengths: list[float] = []
    built = 0
    for link in graph.links:
        if link.mask & routes:
            lengths.append(0.0)
            built += link.length
        else:
            lengths.append(float(link.length) if link.mask & available else CLOSED)
    odds: list[int] = []
    for number, contract in enumerate(graph.board.contracts):
        power = DEAR * contract.points
        chain = graph.path(lengths, contract.a, contract.b)
        if chain is not None:
            missing = sum([lengths[link] for link in chain])
            used = sum([graph.links[link].length for link in chain if not lengths[link]])
            power += NEARER * max(0.0, 1 - missing / graph.distances[number])
            power += ON_THE_WAY * used / max(1, built)
            if not missing:
                power += FULFILLED
        odds.append(1 + int(ODDS * exp(power)))
    return odds


def _swap(state: Position, one: int, other: int) -> None:
    """Each of two contracts goes to where the other was."""
    if one == other:
        return
    state.contract_pile = _swapped(state.contract_pile, one, other)
    state.contracts_under = _swapped(state.contracts_under, one, other)
    for player in state.players:
        player.contracts = _swapped(player.contracts, one, other)
        player.offer = _swapped(player.offer, one, other)
    eyes = [*state.contract_eyes]
    eyes[one], eyes[other] = eyes[other], eyes[one]
    state.contract_eyes = tuple(eyes)


def _swapped(contracts: tuple[int, ...], one: int, other: int) -> tuple[int, ...]:
    if one not in contracts and other not in contracts:
        return contracts
    return tuple([other if each == one else one if each == other else each for each in contracts])
