"""Kade as Koopstad sees it: setup, scenarios, and the sentences of its actions."""

from collections.abc import Mapping
from typing import Any, Final

from kade import rules
from kade.position import Player, Position
from kade.printed import (
    DRAW,
    FIRST_SALE,
    GOOD,
    GOODS,
    KEEP_FIRST,
    MOST_CARDS,
    PASS,
    SALES,
    SEATS,
    catalogue,
    column,
    read_goods,
)
from koopstad.engine.choices import Description
from koopstad.engine.dealer import Dealer
from koopstad.engine.errors import ScenarioError
from koopstad.engine.frames import Frame, Step
from koopstad.engine.game import Game
from koopstad.engine.given import Given
from koopstad.engine.names import Names
from koopstad.engine.options import Option
from koopstad.engine.printed import Edition
from koopstad.engine.state import Data, View

OPTIONS: Final = (Option("market", "lively", ("lively", "calm"), "Whether a six is a fair (KAD-4.3)."),)


class Kade(Game[Position]):
    def __init__(self, edition: Edition = None) -> None:
        names = Names([GOOD], drawn=[GOOD])
        super().__init__("kade", "Kade", SEATS, "1", OPTIONS, read_goods(edition), catalogue(), names)

    def blank(self, seats: int, options: dict[str, Any]) -> Position:
        players = [Player() for _ in range(seats)]
        for player in players:
            player.hand = [0] * len(GOODS)
        state = Position(self, options, players)
        state.pile = column(self.printed, "count")
        state.discard = [0] * len(GOODS)
        state.prices = column(self.printed, "price")  # KAD-2.2
        return state

    def deal(self, seats: int, options: dict[str, Any], dealer: Dealer) -> Position:
        state = self.blank(seats, options)
        rules.deal(state, dealer)
        return state

    def steps(self, state: Position) -> Mapping[str, Step[Any, Any]]:
        return rules.STEPS

    def finish(self, state: Position) -> None:
        rules.finish(state)

    # --- what a player is told ---

    def describe(self, state: Position, action: int) -> Description:
        if action == DRAW:
            return Description("action-draw", {}, "draw", ["pile"])
        if action == PASS:
            return Description("action-pass", {}, "draw")
        if action < PASS:
            good = GOODS[state.players[state.pending[-1].seat].offer[action - KEEP_FIRST]]
            return Description("action-keep", {"good": f"@good-{good}"}, "draw", [f"offer:{good}"])
        good, cards = GOODS[SALES[action - FIRST_SALE][0]], SALES[action - FIRST_SALE][1]
        told: dict[str, str | int] = {"cards": cards, "good": f"@good-{good}"}
        return Description("action-sell", told, "sell", [f"hand:{good}"])

    def purse(self, view: View, seat: int) -> dict[str, int]:
        own = view["players"][seat]
        hand = own["hand"] or {}
        return {"points": own["points"], "cards": own["cards"], **{good: hand.get(good, 0) for good in GOODS}}

    # --- scenarios ---

    def arrange(self, seats: int, options: dict[str, Any], given: Data) -> Position:
        """What is not said: nobody has anything, prices are as printed, the rest lies in the pile."""
        state = self.blank(seats, options)
        printed = state.prices
        words = state.fields().read(state, Given(given, "given"), state, ("to_move",))
        state.prices = [said or price for said, price in zip(state.prices, printed, strict=True)]
        if not words.has("pile"):
            state.pile = [0] * len(GOODS)
            counts = column(self.printed, "count")
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
