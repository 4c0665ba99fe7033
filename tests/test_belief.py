"""What a bot of Ticket to Ride: Amsterdam believes of the contracts that others hold."""

from __future__ import annotations

from random import Random

import koopstad
from koopstad.bots import Eyes, learned
from koopstad.engine.dealer import Dealer, FastDealer
from koopstad.games.tickets.bots.belief import deal_likely
from koopstad.games.tickets.bots.sight import Graph
from koopstad.games.tickets.game import Tickets
from koopstad.games.tickets.position.state import Position
from tests.test_bots import mover
from tests.thinking import some
from tests.tiers import WHOLE

FOUND = koopstad.game("tickets")
assert isinstance(FOUND, Tickets)
GAME: Tickets = FOUND
JUDGEMENT = learned("tickets").judgement(GAME)
OWN, RIVAL = 0, 1
WORLDS = 300


def _owners(state: Position) -> dict[int, int]:
    """Who holds each contract; -1 is nobody."""
    owners = dict.fromkeys((*state.contract_pile, *state.contracts_under), -1)
    for seat, player in enumerate(state.players):
        owners |= dict.fromkeys((*player.contracts, *player.offer), seat)
    return owners


def test_what_the_seat_knows_stays_as_it_is() -> None:
    """Nothing is doubled or lost, the view is the same, and whoever holds a contract knows it."""
    for number, state in enumerate(some("tickets", 12)):
        seat = mover(state)
        world = JUDGEMENT.imagine(Eyes(state, seat), FastDealer(number))
        assert isinstance(state, Position)
        assert isinstance(world, Position)
        assert world.view(seat) == state.view(seat)
        owners = _owners(world)
        assert sorted(owners) == [*range(len(GAME.board.contracts))]
        places = sum([len(player.contracts) + len(player.offer) for player in world.players])
        assert places + len(world.contract_pile) + len(world.contracts_under) == len(owners)
        for contract, owner in owners.items():
            eyes = world.contract_eyes[contract]
            assert owner < 0 or eyes >> owner & 1
            assert eyes >> seat & 1 == state.contract_eyes[contract] >> seat & 1


def _built(contract: int) -> Position:
    """A table at which a rival has just what one contract needs."""
    state = GAME.start(3, {}, FastDealer(4))
    assert isinstance(state, Position)
    for player in state.players:
        player.contracts, player.offer = player.contracts + player.offer[:1], player.offer[1:]
    graph = Graph(state.board)
    ends = state.board.contracts[contract]
    for link in graph.path([float(link.length) for link in graph.links], ends.a, ends.b) or []:
        route = state.board.routes[graph.links[link].routes[0]]
        state.players[RIVAL].routes |= route.bit
        state.free &= ~route.bit
    state.refresh()
    return state


def _held(state: Position, contract: int, believing: bool) -> int:
    """In how many worlds the rival holds it."""
    eyes = Eyes(state, OWN)
    worlds = [
        JUDGEMENT.imagine(eyes, dealer) if believing else eyes.imagine(dealer)
        for dealer in map(FastDealer, range(WORLDS))
    ]
    return sum(
        [contract in world.players[RIVAL].contracts for world in worlds if isinstance(world, Position)]
    )


def test_a_rival_holds_what_its_routes_explain() -> None:
    """Routes that fulfil a contract make it several times as likely, whichever it is, and prove nothing."""
    for contract in range(0, len(GAME.board.contracts), 1 if WHOLE else 4):
        state = _built(contract)
        if state.contract_eyes[contract] >> OWN & 1:
            continue
        anyhow, believed = _held(state, contract, False), _held(state, contract, True)
        assert 3 * anyhow < believed < WORLDS, GAME.board.contracts[contract]


class Counting(Dealer):
    """Counts what is dealt by its odds."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.random = Random(seed)
        self.dealt = 0

    def below(self, bound: int) -> int:
        return self.random.randrange(bound)

    def draw(self, counts: list[int]) -> int:
        self.dealt += 1
        return super().draw(counts)


def test_every_contract_that_is_not_known_is_dealt_by_its_odds() -> None:
    """Also where the first of a rival's is exchanged for the second."""
    state = _built(0)
    graph = Graph(state.board)
    for player in state.players:
        player.contracts, player.offer = player.contracts + player.offer, ()
    slots = sum([len(player.contracts) for player in state.players[1:]])
    for seed in range(200):
        dealer = Counting(seed)
        deal_likely(graph, state.copy(), OWN, dealer)
        assert dealer.dealt == slots


def test_what_one_holds_oneself_no_rival_does() -> None:
    held = _built(0).players[OWN].contracts[0]
    assert not _held(_built(held), held, True)


def test_what_is_kept_in_mind_is_of_what_is_seen_now() -> None:
    """The odds of contracts are worked out once for all worlds of a thought, not for the next one."""
    contract = 3
    before, after = GAME.start(3, {}, FastDealer(4)), _built(contract)
    assert isinstance(before, Position)
    for player in before.players:
        player.contracts, player.offer = player.contracts + player.offer[:1], player.offer[1:]
    before.refresh()
    graph = Graph(before.board)
    held = []
    for state in (before, after):
        worlds = []
        for seed in range(WORLDS):
            world = Eyes(state, OWN).imagine(FastDealer(seed))
            assert isinstance(world, Position)
            deal_likely(graph, world, OWN, FastDealer(seed))
            worlds.append(world)
        held.append(sum(contract in world.players[RIVAL].contracts for world in worlds))
    assert held[1] > 2 * held[0]
