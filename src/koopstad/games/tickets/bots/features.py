"""What a position of Ticket to Ride: Amsterdam looks like to one seat, as numbers with names.

Among them is what the greedy bot makes of its plan. Each number stands twice: as it is, and multiplied by
the part of the game that is left.
"""

from typing import Final

from koopstad.engine.bot import Eyes, Reason
from koopstad.engine.dealer import Dealer
from koopstad.engine.judgement import RESTLESS, Judgement
from koopstad.engine.state import State
from koopstad.games.tickets.bots.belief import deal_likely
from koopstad.games.tickets.bots.greedy import contract_gain, set_aside, unfulfilled
from koopstad.games.tickets.bots.plan import bonus_points, make_plan
from koopstad.games.tickets.bots.sight import CARDS_A_TURN, RIVAL_STEP, Graph, Sight
from koopstad.games.tickets.position.state import Position
from koopstad.games.tickets.printed.pieces import JOKER, NOT_YET
from koopstad.games.tickets.rules.scoring import contract_values
from koopstad.games.tickets.rules.turn import KEEP, SECOND_CARD

BETWEEN_TURNS: Final = 0
MOMENTS: Final = ("turn",)
STAKE: Final = 0.7
WORLDS: Final = 0
TURNS_PLAYED: Final = 3700  # for each line of a choice: the fewer are left in a game, the more games
MOST_GAMES: Final = 278
GATE: Final = 1.0
MOST_TURNS: Final = 20  # about as many has a seat in a game

NOW: Final = (
    "one",
    "points",
    # the plan of the greedy bot
    "plan",
    "contracts fulfilled",
    "contracts planned",
    "contracts missed",
    "routes needed",
    "cards needed",
    "routes beyond",
    "gain of contracts",
    # what is held
    "carts",
    "cards",
    "jokers",
    "largest colour",
    "second colour",
    "paid routes",
    # trade bonus cards
    "bonus",
    "bonus points",
    "bonus left",
    # the others
    "carts of the fastest",
    "cards of the fastest",
    "behind the leader",
    "ahead of the second",
    "turns left",
    "last turn",
    "to move",
    "two seats",
    "three seats",
)
ABOUT: Final = {
    "plan": ("plan", "routes needed", "cards needed", "routes beyond"),
    "contracts": ("contracts fulfilled", "contracts planned", "contracts missed", "gain of contracts"),
    "cards": ("cards", "jokers", "largest colour", "second colour", "paid routes"),
    "carts": ("carts", "carts of the fastest", "cards of the fastest", "turns left", "last turn"),
    "bonus": ("bonus", "bonus points", "bonus left"),
}


class TicketsJudgement(Judgement):
    """The favourite is what the greedy bot would do; games played to their end tell whether to leave it."""

    def __init__(self) -> None:
        super().__init__(MOMENTS, NOW, (), ABOUT, STAKE, WORLDS, GATE, trusted=False)
        self._graph: Graph | None = None

    def events(self, state: State, seat: int) -> dict[str, Reason]:
        """The contracts that were fulfilled."""
        assert isinstance(state, Position)
        player = state.players[seat]
        found: dict[str, Reason] = {}
        for number, value in zip(player.contracts, contract_values(state, player), strict=True):
            if value > 0:
                contract = state.board.contracts[number]
                a, b = (state.board.locations[place].name for place in (contract.a, contract.b))
                found[f"contract {number}"] = Reason("hint-happens-contract", {"a": a, "b": b})
        return found

    def turns(self, state: State, seat: int) -> int:
        """About so many: nobody knows when the first one runs short of carts."""
        assert isinstance(state, Position)
        return round(_turns(state, seat))

    def planning(self, state: State, seat: int) -> bool:
        return False

    def games(self, state: State, seat: int) -> int:
        assert isinstance(state, Position)
        left = state.seats * (1 + _turns(state, seat))
        return min(MOST_GAMES, int(TURNS_PLAYED / left))

    def moment(self, state: State, seat: int) -> int:
        for frame in state.pending:
            if frame.seat == seat and (frame.step is SECOND_CARD or frame.step is KEEP):
                return RESTLESS
        return BETWEEN_TURNS

    def imagine(self, eyes: Eyes, dealer: Dealer) -> State:
        state = eyes.imagine(dealer)
        assert isinstance(state, Position)
        deal_likely(self._map(state), state, eyes.seat, dealer)
        return state

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        now = _now(self._map(state), state, seat)
        time = _turns(state, seat) / MOST_TURNS
        return now + [number * time for number in now]

    def _map(self, state: Position) -> Graph:
        if self._graph is None or self._graph.board is not state.board:
            self._graph = Graph(state.board)
        return self._graph

    def key(self, state: State, seat: int) -> object:
        assert isinstance(state, Position)
        player = state.players[seat]
        return (
            tuple([(frame.step.name, frame.seat, frame.args) for frame in state.pending]),
            (tuple(player.hand), player.carts, player.points, player.bonus, player.routes),
            (player.contracts, player.offer, tuple(state.open), tuple(state.discard), state.free),
        )


def _turns(position: Position, seat: int) -> float:
    """Own turns until the end, if everybody draws what carts still lack and builds without a pause."""
    if not position.pending:
        return 0.0
    mover = position.pending[-1].seat
    if position.last_turns != NOT_YET:
        return 1.0 if (seat - mover) % position.seats < position.last_turns else 0.0
    soonest = float(MOST_TURNS)
    for player in position.players:
        carts = player.carts - position.board.last_carts
        draws = max(0, carts - _count(player.hand)) / CARDS_A_TURN
        soonest = min(soonest, draws + carts / RIVAL_STEP)
    return 1.0 + max(0.0, soonest)


def _count(cards: list[int]) -> int:
    number = 0
    for count in cards:
        number += count
    return number


def _now(graph: Graph, position: Position, seat: int) -> list[float]:
    sight = Sight(graph, position, seat)
    player = position.players[seat]
    plan = make_plan(sight, sight.contracts)
    printed = sight.board.contracts
    held = planned = missed = 0
    for number in sight.contracts:
        held += printed[number].points
    lacking = unfulfilled(sight, sight.own)
    for number in plan.missed:
        missed += printed[number].points
    planned = lacking - missed
    cards = paid = 0
    for want in set_aside(sight, plan):
        if want.needed:
            cards += want.missing
        if not want.missing:
            paid += want.length
    colours = sorted(sight.hand[:JOKER])
    numbers = [
        1.0,
        float(player.points),
        plan.value,
        float(held - lacking),
        float(planned),
        float(missed),
        float(len(plan.needed)),
        float(cards),
        float(len(plan.extras)),
        contract_gain(sight) if position.last_turns == NOT_YET else 0.0,
        float(sight.carts),
        float(sight.cards),
        float(sight.hand[JOKER]),
        float(colours[-1]),
        float(colours[-2]),
        float(paid),
        float(sight.bonus),
        float(bonus_points(sight, sight.bonus)),
        float(sight.bonus_left),
    ]
    fewest, most_cards, best = 99, 0, -99
    for other, rival in enumerate(position.players):
        if other != seat:
            fewest = min(fewest, rival.carts)
            most_cards = max(most_cards, _count(rival.hand))
            best = max(best, rival.points)
    lead = player.points - best
    mover = position.pending[-1].seat if position.pending else -1
    numbers += [
        float(fewest),
        float(most_cards),
        float(max(0, -lead)),
        float(max(0, lead)),
        _turns(position, seat),
        0.0 if position.last_turns == NOT_YET else 1.0,
        1.0 if mover == seat else 0.0,
        1.0 if position.seats == 2 else 0.0,
        1.0 if position.seats == 3 else 0.0,
    ]
    return numbers
