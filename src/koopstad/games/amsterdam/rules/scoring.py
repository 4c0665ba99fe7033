"""The end of the game and final scoring (AMS-12), also for TOM (AMS-18.12)."""

from typing import Any, Final

from koopstad.engine.cards import final_points
from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.games.amsterdam.cards.model import NO_END_PENALTY
from koopstad.games.amsterdam.position.state import Position
from koopstad.games.amsterdam.printed.pieces import (
    BLOCKS,
    BLOCKS_EACH,
    ENDGAME,
    GROUP,
    LAURELS,
    LEFTOVERS,
    PENALTIES,
    SCORED_DISTRICTS,
    TASK_POINTS,
)
from koopstad.games.amsterdam.rules import gains, tasks

Sheet = dict[str, Any]
# The steps of AMS-12, and where each is booked.
_STEPS: Final = {
    "penalties": PENALTIES,
    "cards": LAURELS,
    "group": GROUP,
    "districts": SCORED_DISTRICTS,
    "tasks": TASK_POINTS,
    "leftovers": LEFTOVERS,
}


def score(state: Position, dealer: Dealer) -> None:
    """Tokens first (AMS-12.2, AMS-12.3), then cards that act (009, Q-57), then everybody's sheet."""
    for player in state.players:
        if not player.standing.powers & NO_END_PENALTY:
            player.penalties += len(player.inactive)
    for seat, player in enumerate(state.players):
        for card in sorted(player.active):
            if state.board.timings[card] == ENDGAME:
                state.deck.programs.start(state, seat, state.deck.cards[card].source, dealer)
    for seat, player in enumerate(state.players):
        earned = sheet(state, seat)
        for step, booked in _STEPS.items():
            gains.book(player, earned[step], booked)  # it may fall below zero
        if state.story is not None:
            told: dict[str, str | int] = {step: earned[step] for step in _STEPS}
            state.tell(Event("score", {"seat": seat, "points": player.points, **told}))
    _score_tom(state)


def sheet(state: Position, seat: int) -> Sheet:
    """The points of every step, in the order of AMS-12; tasks between steps 4 and 5 (AMS-12.10)."""
    player = state.players[seat]
    cards = laurel_points(state, seat)
    by_district = district_points(state)
    done, returned = tasks.settle(state, seat)
    sheet: Sheet = {
        "penalties": -penalty_points(state, player.penalties),
        "cards": sum(cards.values()),
        "by_card": {f"{card:03}": points for card, points in cards.items()},
        "group": group_points(state, player.crests),
        "districts": sum(points[seat] for points in by_district),
        "tasks": sum(done.values()),
        "by_task": {f"task-{task}": points for task, points in done.items()},
        "leftovers": (leftovers(state, seat) - returned) // state.board.number["leftovers_per_point"],
    }
    sheet["total"] = sum(sheet[step] for step in _STEPS)
    return sheet


def penalty_points(state: Position, tokens: int) -> int:
    """AMS-11.2, AMS-11.3: 3, 5, then 7 for each further one."""
    table = state.board.penalties
    return sum(table[min(token, len(table) - 1)] for token in range(tokens))


def laurel_points(state: Position, seat: int) -> dict[int, int]:
    """AMS-12.4: the points of each active laurel card."""
    return final_points([state.deck.cards[card] for card in state.players[seat].active], state, seat)


def group_points(state: Position, crests: int) -> int:
    """AMS-12.5: for each crest of the largest connected group; district borders do not part it (C-33)."""
    return largest_group(state, crests) * state.board.number["group_points"]


def largest_group(state: Position, crests: int) -> int:
    printed = state.board.city.blocks
    largest = 0
    left = crests
    while left:
        group = left & -left
        grown = 0
        while group != grown:
            grown = group
            for block in range(BLOCKS):
                if grown >> block & 1:
                    group |= printed[block].bridges & crests
        largest = max(largest, group.bit_count())
        left &= ~group
    return largest


def district_points(state: Position) -> list[list[int]]:
    """AMS-12.6, AMS-12.7: for each district that scores, the points of each seat, then TOM's."""
    table = state.board.district_points[max(state.seats, 2)]
    crests = [player.crests for player in state.players]
    if state.tom is not None:
        crests.append(state.tom.crests)
    six = (1 << BLOCKS_EACH) - 1
    result = []
    for district in state.districts:
        numbers = [(mask >> district * BLOCKS_EACH & six).bit_count() for mask in crests]
        result.append([_place_points(table, numbers, own) for own in numbers])
    return result


def _place_points(table: list[int], numbers: list[int], own: int) -> int:
    """Tied places are added and divided, rounded down; without a crest there are no points (Q-64)."""
    if not own:
        return 0
    ahead = sum(other > own for other in numbers)
    tied = numbers.count(own)
    return sum(table[ahead : ahead + tied]) // tied


def leftovers(state: Position, seat: int) -> int:
    """AMS-12.8, C-34: goods, dockers aboard, gulden, unspent resources (Q-19, Q-65), rounded once (Q-66)."""
    return tasks.stock_of(state.players[seat]).size() + state.players[seat].gulden


def _score_tom(state: Position) -> None:
    """AMS-18.12: group, districts, and gulden."""
    tom = state.tom
    if tom is None:
        return
    group = group_points(state, tom.crests)
    districts = sum(points[-1] for points in district_points(state))
    gulden = tom.gulden // state.board.number["leftovers_per_point"]
    tom.points += group + districts + gulden
    if state.story is not None:
        told: dict[str, str | int] = {"group": group, "districts": districts, "leftovers": gulden}
        state.tell(Event("tom-score", {**told, "points": tom.points}))
