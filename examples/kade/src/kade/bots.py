"""A player of Kade that makes sense."""

from typing import Final

from kade.printed import DRAW, FIRST_SALE, GOODS, KEEP_FIRST, KEEP_SECOND, MOST_CARDS, SALES
from koopstad.engine.bot import Bot, Eyes, Reason

GOOD_SALE: Final = 9  # coins that are worth a turn


class Greedy(Bot):
    """Waits for a good sale, and sells anyway when the hand is full or the pile empty."""

    def choose(self, eyes: Eyes) -> int:
        view, actions = eyes.view(), eyes.actions()
        own, prices = view["players"][eyes.seat], view["prices"]
        if actions == [KEEP_FIRST, KEEP_SECOND]:
            values = [prices[good] * (1 + own["hand"].get(good, 0)) for good in own["offer"]]
            return KEEP_FIRST if values[0] >= values[1] else KEEP_SECOND
        sales = [action for action in actions if action >= FIRST_SALE]
        if not sales:
            return actions[0]
        best = max(sales, key=lambda action: _coins(action, prices))
        waits = DRAW in actions and _coins(best, prices) < GOOD_SALE and own["cards"] < MOST_CARDS
        return DRAW if waits else best

    def reason(self, eyes: Eyes) -> Reason:
        action = self.choose(eyes)
        if action < FIRST_SALE:
            return Reason("hint-keep" if action in (KEEP_FIRST, KEEP_SECOND) else "hint-draw", {})
        good, _ = SALES[action - FIRST_SALE]
        coins = _coins(action, eyes.view()["prices"])
        return Reason("hint-sell", {"good": f"@good-{GOODS[good]}", "coins": coins})


def _coins(action: int, prices: dict[str, int]) -> int:
    good, cards = SALES[action - FIRST_SALE]
    return cards * prices[GOODS[good]]
