"""Positions in the words of scenarios, and all that a game holds."""

from typing import Any

from kade import rules
from kade.position import Position
from kade.printed import GOODS, MOST_CARDS, column
from koopstad.engine.errors import ScenarioError
from koopstad.engine.frames import Frame
from koopstad.engine.game import Game
from koopstad.engine.given import Given
from koopstad.engine.state import Data


def arrange(game: Game[Position], seats: int, options: dict[str, Any], given: Data) -> Position:
    """What is not said: nobody has anything, prices are as printed, the rest lies in the pile."""
    state = game.blank(seats, options)
    printed = state.prices
    words = state.fields().read(state, Given(given, "given"), state, ("to_move",))
    state.prices = [said or price for said, price in zip(state.prices, printed, strict=True)]
    if not words.has("pile"):
        state.pile = [0] * len(GOODS)
        counts = column(game.printed, "count")
        state.pile = [
            all_of_it - state.inventory()[good] for good, all_of_it in zip(GOODS, counts, strict=True)
        ]
    if min(state.pile) < 0:
        raise ScenarioError("given: there are not so many cards")
    if any(sum(player.hand) > MOST_CARDS for player in state.players):
        raise ScenarioError(f"given: nobody holds more than {MOST_CARDS} cards (KAD-3.3)")
    seat = words["to_move"].seat(seats) if words.has("to_move") else 0
    drawn = state.players[seat].offer
    state.pending = (Frame(rules.KEEP if drawn else rules.TURN, seat),)
    return state


def facts(state: Position) -> Data:
    """What a scenario may ask: the position as it is."""
    return state.data()


def inventory(state: Position) -> dict[str, int]:
    held = [player.hand for player in state.players]
    held += [[player.offer.count(good) for good in range(len(GOODS))] for player in state.players]
    places = zip(state.pile, state.discard, *held, strict=True)
    return {good: sum(cards) for good, cards in zip(GOODS, places, strict=True)}
