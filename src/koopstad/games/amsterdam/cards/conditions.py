"""What a card requires before it can be used (AMS-19.1: what stands left of the colon)."""

from typing import Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.effects import Run
from koopstad.engine.refusal import Refusal
from koopstad.games.amsterdam.cards.deeds import Deed
from koopstad.games.amsterdam.position.state import Position
from koopstad.games.amsterdam.printed.pieces import DISTRICTS, KINDS, NONE


class Requirement(Deed):
    """It is only tested; it does nothing."""

    def __init__(self, rule: str = "AMS-19.1") -> None:
        super().__init__(required=True)
        self.rule: Final = rule

    def do(self, state: Position, run: Run, dealer: Dealer) -> None:
        pass


class AfterMap(Requirement):
    """Q-45: a map of the district (NONE: of any) was used this turn, or by option is merely active."""

    def __init__(self, district: int) -> None:
        super().__init__("AMS-19.1, Q-45")
        self.district: Final = district

    def can(self, state: Position, seat: int) -> bool:
        if state.options["district_condition"] == "active":
            maps = state.players[seat].standing.maps
            return max(maps) > 0 if self.district == NONE else maps[self.district] > 0
        return state.turn.maps > 0 if self.district == NONE else bool(state.turn.maps >> self.district & 1)

    def refusal(self) -> Refusal:
        if self.district == NONE:
            return Refusal(self.rule, "after-any-map")
        return Refusal(self.rule, "after-map", {"district": f"@district-{DISTRICTS[self.district]}"})


class AtLeast(Requirement):
    """So many active cards of a kind."""

    def __init__(self, number: int, kind: int) -> None:
        super().__init__()
        self.number: Final = number
        self.kind: Final = kind

    def can(self, state: Position, seat: int) -> bool:
        return state.players[seat].standing.counts[self.kind] >= self.number

    def refusal(self) -> Refusal:
        return Refusal(self.rule, "at-least", {"number": self.number, "kind": f"@kinds-{KINDS[self.kind]}"})


class InactiveAtMost(Requirement):
    """C-07: so many inactive cards at the moment of use."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: Final = number

    def can(self, state: Position, seat: int) -> bool:
        return len(state.players[seat].inactive) <= self.number

    def refusal(self) -> Refusal:
        return Refusal(self.rule, "inactive-at-most", {"number": self.number})


class GoodsAboardAtMost(Requirement):
    """Q-46: goods on the barge at the moment of use."""

    def __init__(self, number: int) -> None:
        super().__init__("AMS-19.1, Q-46")
        self.number: Final = number

    def can(self, state: Position, seat: int) -> bool:
        return len(state.players[seat].cargo) <= self.number

    def refusal(self) -> Refusal:
        return Refusal(self.rule, "goods-aboard", {"number": self.number})


class AfterAdvance(Requirement):
    """Q-48: the disc advanced this turn, by any means."""

    def can(self, state: Position, seat: int) -> bool:
        return state.turn.rowed > 0

    def refusal(self) -> Refusal:
        return Refusal("AMS-19.1, Q-48", "after-advance")


class AfterSailing(Requirement):
    """Q-47: spaces of all barge moves of this turn together."""

    def __init__(self, spaces: int) -> None:
        super().__init__("AMS-19.1, Q-47")
        self.spaces: Final = spaces

    def can(self, state: Position, seat: int) -> bool:
        return state.turn.moved >= self.spaces

    def refusal(self) -> Refusal:
        return Refusal(self.rule, "after-sailing", {"spaces": self.spaces})


class NotFirstOnAmstel(Requirement):
    def can(self, state: Position, seat: int) -> bool:
        return state.river[0] != seat

    def refusal(self) -> Refusal:
        return Refusal(self.rule, "first-on-amstel")


class LastOnAmstel(Requirement):
    def can(self, state: Position, seat: int) -> bool:
        return state.river[-1] == seat

    def refusal(self) -> Refusal:
        return Refusal(self.rule, "not-last-on-amstel")


class AloneAhead(Requirement):
    """Q-54: real totals, TOM included; ``sign`` 1: alone in front, -1: alone at the end."""

    def __init__(self, sign: int) -> None:
        super().__init__("AMS-19.1, Q-54")
        self.sign: Final = sign

    def can(self, state: Position, seat: int) -> bool:
        own = state.players[seat].points * self.sign
        for other, player in enumerate(state.players):
            if other != seat and player.points * self.sign >= own:
                return False
        return state.tom is None or state.tom.points * self.sign < own

    def refusal(self) -> Refusal:
        return Refusal(self.rule, "not-alone-first" if self.sign > 0 else "not-alone-last")


class AfterCardGave(Requirement):
    """Q-49: another card gave gulden, or points, this round."""

    def __init__(self, bit: int, key: str) -> None:
        super().__init__("AMS-19.1, Q-49")
        self.bit: Final = bit
        self.key: Final = key

    def can(self, state: Position, seat: int) -> bool:
        return bool(state.players[seat].earned & self.bit)

    def refusal(self) -> Refusal:
        return Refusal(self.rule, self.key)
