"""What a card requires before it can be used (AMS-19.1: what stands left of the colon)."""

from typing import ClassVar, Final

from koopstad.engine.cards import Glossary, Icon, Requirement
from koopstad.engine.refusal import Refusal
from koopstad.games.amsterdam.position.state import Position
from koopstad.games.amsterdam.printed.pieces import DISTRICTS, HELD, KINDS, NONE
from koopstad.games.amsterdam.rules.gains import has_earned


class AfterMap(Requirement[Position]):
    """Q-45: a map of the district (NONE: of any) was used this turn."""

    def __init__(self, district: int) -> None:
        self.district: Final = district

    def can(self, state: Position, seat: int) -> bool:
        return state.turn.maps > 0 if self.district == NONE else bool(state.turn.maps >> self.district & 1)

    def refusal(self, state: Position, seat: int) -> Refusal:
        if self.district == NONE:
            return Refusal("AMS-19.1, Q-45", "after-any-map")
        told: dict[str, str | int] = {"district": f"@district-{DISTRICTS[self.district]}"}
        return Refusal("AMS-19.1, Q-45", "after-map", told)

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["if", "used", "map", *([] if self.district == NONE else [DISTRICTS[self.district]])]]


class WithMap(AfterMap):
    """Q-45, by option: it is enough that the map is active."""

    def can(self, state: Position, seat: int) -> bool:
        maps = state.players[seat].standing.maps
        return max(maps) > 0 if self.district == NONE else maps[self.district] > 0

    def refusal(self, state: Position, seat: int) -> Refusal:
        if self.district == NONE:
            return Refusal("AMS-19.1, Q-45", "with-any-map")
        told: dict[str, str | int] = {"district": f"@district-{DISTRICTS[self.district]}"}
        return Refusal("AMS-19.1, Q-45", "with-map", told)

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["if", "active", "map", *([] if self.district == NONE else [DISTRICTS[self.district]])]]


class AtLeast(Requirement[Position]):
    """So many active cards of a kind."""

    def __init__(self, number: int, kind: int) -> None:
        self.number: Final = number
        self.kind: Final = kind

    def can(self, state: Position, seat: int) -> bool:
        return state.players[seat].standing.counts[self.kind] >= self.number

    def refusal(self, state: Position, seat: int) -> Refusal:
        return Refusal("AMS-19.1", "at-least", {"number": self.number, "kind": f"@kinds-{KINDS[self.kind]}"})

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["if", "at_least", self.number, KINDS[self.kind]]]


class InactiveAtMost(Requirement[Position]):
    """C-07: so many inactive cards at the moment of use."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def can(self, state: Position, seat: int) -> bool:
        return len(state.players[seat].inactive) <= self.number

    def refusal(self, state: Position, seat: int) -> Refusal:
        return Refusal("AMS-19.1", "inactive-at-most", {"number": self.number})

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["if", "at_most", self.number, "inactive"]]


class GoodsAboardAtMost(Requirement[Position]):
    """Q-46: goods on the barge at the moment of use."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def can(self, state: Position, seat: int) -> bool:
        return len(state.players[seat].cargo) <= self.number

    def refusal(self, state: Position, seat: int) -> Refusal:
        return Refusal("AMS-19.1, Q-46", "goods-aboard", {"number": self.number})

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["if", "at_most", self.number, "good"]]


class AfterAdvance(Requirement[Position]):
    """Q-48: the disc advanced this turn, by any means."""

    refused: ClassVar[Refusal] = Refusal("AMS-19.1, Q-48", "after-advance")
    shown: ClassVar[list[Icon]] = [["if", "advanced"]]

    def can(self, state: Position, seat: int) -> bool:
        return state.turn.rowed > 0


class AfterSailing(Requirement[Position]):
    """Q-47: spaces of all barge moves of this turn together."""

    def __init__(self, spaces: int) -> None:
        self.spaces: Final = spaces

    def can(self, state: Position, seat: int) -> bool:
        return state.turn.moved >= self.spaces

    def refusal(self, state: Position, seat: int) -> Refusal:
        return Refusal("AMS-19.1, Q-47", "after-sailing", {"spaces": self.spaces})

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["if", "sailed", self.spaces]]


class NotFirstOnAmstel(Requirement[Position]):
    refused: ClassVar[Refusal] = Refusal("AMS-19.1", "first-on-amstel")
    shown: ClassVar[list[Icon]] = [["if", "not_first", "amstel"]]

    def can(self, state: Position, seat: int) -> bool:
        return state.river[0] != seat


class LastOnAmstel(Requirement[Position]):
    refused: ClassVar[Refusal] = Refusal("AMS-19.1", "not-last-on-amstel")
    shown: ClassVar[list[Icon]] = [["if", "last", "amstel"]]

    def can(self, state: Position, seat: int) -> bool:
        return state.river[-1] == seat


class AloneAhead(Requirement[Position]):
    """Q-54: real totals, TOM included; ``sign`` 1: alone in front, -1: alone at the end."""

    def __init__(self, sign: int) -> None:
        self.sign: Final = sign

    def can(self, state: Position, seat: int) -> bool:
        own = state.players[seat].points * self.sign
        for other, player in enumerate(state.players):
            if other != seat and player.points * self.sign >= own:
                return False
        return state.tom is None or state.tom.points * self.sign < own

    def refusal(self, state: Position, seat: int) -> Refusal:
        return Refusal("AMS-19.1, Q-54", "not-alone-first" if self.sign > 0 else "not-alone-last")

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["if", "first" if self.sign > 0 else "last", "points"]]


class AfterCardGave(Requirement[Position]):
    """Q-49: another card gave gulden, or points, this round."""

    def __init__(self, what: int) -> None:
        self.what: Final = what

    def can(self, state: Position, seat: int) -> bool:
        return has_earned(state.players[seat], self.what)

    def refusal(self, state: Position, seat: int) -> Refusal:
        return Refusal("AMS-19.1, Q-49", f"after-{HELD[self.what]}")

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["if", "card_gave", HELD[self.what]]]


def after_map(district: int = NONE) -> AfterMap:
    return AfterMap(district)


def with_map(district: int = NONE) -> WithMap:
    return WithMap(district)


def at_least(number: int, kind: int) -> AtLeast:
    return AtLeast(number, kind)


def inactive_at_most(number: int) -> InactiveAtMost:
    return InactiveAtMost(number)
