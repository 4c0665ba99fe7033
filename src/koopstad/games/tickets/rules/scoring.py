"""Final scoring (TTA-8)."""

from typing import TYPE_CHECKING

from koopstad.engine.events import Event
from koopstad.engine.state import places
from koopstad.games.tickets.rules import contracts

if TYPE_CHECKING:
    from koopstad.games.tickets.position.state import Player, Position


def score(state: "Position") -> None:
    """TTA-8.2 and TTA-8.3; the points of routes were scored during play (TTA-8.1)."""
    contracts.show_all(state)
    bonuses = bonus_points(state)
    for seat, player in enumerate(state.players):
        earned = contract_points(state, player)
        player.points += earned + bonuses[seat]  # TTA-AMB-21: it may fall below zero
        if state.story is not None:
            state.tell(
                Event(
                    "score",
                    {"seat": seat, "contracts": earned, "bonus": bonuses[seat], "points": player.points},
                )
            )


def sheet(state: "Position", seat: int) -> dict[str, int]:
    """Where the points come from; those of contracts and bonus cards are added when the game is over."""
    player = state.players[seat]
    kept = failed = bonus = 0
    if not state.pending:
        values = contract_values(state, player)
        kept = sum(value for value in values if value > 0)
        failed = sum(value for value in values if value < 0)
        bonus = bonus_points(state)[seat]
    return {"routes": player.points - kept - failed - bonus, "kept": kept, "failed": failed, "bonus": bonus}


def contract_points(state: "Position", player: "Player") -> int:
    """TTA-8.2: fulfilled contracts add their value, the others cost it."""
    return sum(contract_values(state, player))


def contract_values(state: "Position", player: "Player") -> list[int]:
    group = connected(state, player)
    contracts = [state.board.contracts[number] for number in player.contracts]
    return [
        contract.points if group[contract.a] == group[contract.b] else -contract.points
        for contract in contracts
    ]


def fulfilled(state: "Position", player: "Player") -> int:
    group = connected(state, player)
    contracts = [state.board.contracts[number] for number in player.contracts]
    return sum(group[contract.a] == group[contract.b] for contract in contracts)


def connected(state: "Position", player: "Player") -> list[int]:
    """For each location the number of the group that own routes join it to (TTA-6.4, TTA-AMB-22)."""
    group = list(range(len(state.board.locations)))
    for route in state.board.routes:
        if player.routes & route.bit and group[route.a] != group[route.b]:
            old, new = group[route.a], group[route.b]
            group = [new if number == old else number for number in group]
    return group


def bonus_points(state: "Position") -> list[int]:
    """TTA-8.3: by number of trade bonus cards (TTA-UNP-04); none without a card (TTA-8.4, TTA-AMB-19)."""
    table = state.board.bonus_points[state.seats]
    cards = [player.bonus for player in state.players]
    # TTA-8.5, TTA-AMB-18: tied seats share the better rank, and the ranks they fill up lapse.
    return [table[sum(other > own for other in cards)] if own else 0 for own in cards]


def ranking(state: "Position") -> list[int]:
    """TTA-8.6: most points, then most fulfilled contracts, then a shared place."""
    keys = [(player.points, 0 if state.pending else fulfilled(state, player)) for player in state.players]
    return places(keys)
