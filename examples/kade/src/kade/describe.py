"""What a player is told: the sentence of an action, and the numbers that people compare."""

from kade.position import Position
from kade.printed import DRAW, FIRST_SALE, GOODS, KEEP_FIRST, PASS, SALES
from koopstad.engine.choices import Description
from koopstad.engine.state import View


def describe(state: Position, action: int) -> Description:
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


def purse(view: View, seat: int) -> dict[str, int]:
    own = view["players"][seat]
    hand = own["hand"] or {}
    return {"points": own["points"], "cards": own["cards"], **{good: hand.get(good, 0) for good in GOODS}}
