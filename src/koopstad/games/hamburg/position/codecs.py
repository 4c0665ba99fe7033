"""The things of a position that stand in plain data in a way of their own."""

from typing import Any, Final

from koopstad.engine.fields import Codec, Counts, Entry, Fields
from koopstad.engine.given import Given
from koopstad.games.hamburg.printed.kinds import COLOUR
from koopstad.games.hamburg.printed.pieces import COLOURS, PARK, ZOO


def everybody(state: Any) -> int:
    """The bits of all seats and of the spectator."""
    return int((1 << state.seats + 1) - 1)


class ByColour(Counts):
    """``{ pink = 2 }``: colours not named have none; ``3`` gives so many of each."""

    def __init__(self) -> None:
        super().__init__(COLOUR, all=True)

    def read(self, given: Given, state: Any) -> Any:
        if type(given.value) is int:
            return [given.number()] * len(COLOURS)
        return super().read(given, state)


class Known(Codec):
    """``[[26, 3]]``: a card and who knows it, as a bit for each seat and one for spectators."""

    def write(self, value: Any, state: Any) -> Any:
        return [[card, eyes] for card, eyes in value]

    def read(self, given: Given, state: Any) -> Any:
        known = []
        for entry in given.entries():
            pair = entry.entries()
            if len(pair) != 2:
                given.refuse(f"{entry.shown()} is no card with those who know it, such as [26, 3]")
            known.append((pair[0].one(state.game.names.card), pair[1].number(0, everybody(state))))
        return tuple(known)


class Searched(Codec):
    """``[[0, 2, 26, 27]]``: a seat, a colour by its number, and the cards it saw in that draw pile."""

    def write(self, value: Any, state: Any) -> Any:
        return [list(entry) for entry in value]

    def read(self, given: Given, state: Any) -> Any:
        searched = []
        for entry in given.entries():
            parts = entry.entries()
            if len(parts) < 2:
                given.refuse(f"{entry.shown()} is no search; it begins with a seat and a colour's number")
            cards = [card.one(state.game.names.card) for card in parts[2:]]
            colour = parts[1].number(0, len(COLOURS) - 1)
            searched.append((parts[0].seat(state.seats), colour, *cards))
        return tuple(searched)


class Cycle(Codec):
    """One more than the last when the game is over."""

    def write(self, value: Any, state: Any) -> Any:
        return value

    def read(self, given: Given, state: Any) -> Any:
        cycles = state.board.cycles
        return given.value if given.value == cycles + 1 else given.number(1, cycles)


class StockField(Codec):
    """The fields of the price marker are counted from 1."""

    def write(self, value: Any, state: Any) -> Any:
        return value + 1

    def read(self, given: Given, state: Any) -> Any:
        return given.number(1, 6) - 1


class ClergyTiles(Codec):
    """For each window the side that lies up; none without the expansion."""

    def write(self, value: Any, state: Any) -> Any:
        return [state.board.clergy[side].name for side in value]

    def read(self, given: Given, state: Any) -> Any:
        sides = given.many(state.game.names.clergy_side)
        windows = len(state.board.windows)
        if len(sides) not in (0, windows):
            given.refuse(f"there is one for each of the {windows} windows, not {len(sides)}")
        return sides


class Statues(Entry):
    """Statues of one sort by their values; the position keeps Zitronenjettes as minus their values."""

    def __init__(self, word: str, sign: int) -> None:
        super().__init__(word, "statues")
        self.sign: Final = sign

    def write(self, part: Any, state: Any) -> Any:
        return [value * self.sign for value in part.statues if value * self.sign > 0]

    def read(self, part: Any, given: Given, state: Any) -> None:
        values = [entry.number(1) * self.sign for entry in given.entries()]
        others = [value for value in part.statues if value * self.sign < 0]
        part.statues = tuple(sorted([*others, *values], reverse=True))


class Sites(Entry):
    """Building sites from left to right: a card, or a table with ``card``, ``eyes`` and ``buildings``."""

    def __init__(self) -> None:
        super().__init__("sites", "sites", "site_eyes", "buildings_on")

    def write(self, part: Any, state: Any) -> Any:
        return [
            {"card": card, "eyes": eyes, "buildings": list(buildings)}
            for card, eyes, buildings in zip(part.sites, part.site_eyes, part.buildings_on, strict=True)
        ]

    def read(self, part: Any, given: Given, state: Any) -> None:
        sites = [self._site(part, site, state) for site in given.entries()]
        part.sites = tuple([card for card, _, _ in sites])
        part.site_eyes = tuple([eyes for _, eyes, _ in sites])
        part.buildings_on = tuple([buildings for _, _, buildings in sites])

    def _site(self, part: Any, given: Given, state: Any) -> tuple[int, int, tuple[int, ...]]:
        kind = state.game.names.card
        # Its owner knows the card; TOM looks at none.
        own = sum(1 << seat for seat in range(state.seats) if state.players[seat] is part)
        if not isinstance(given.value, dict):
            return given.one(kind), own, ()
        words = given.words(("card", "colour", "eyes", "buildings"))
        if not words.has("card"):
            words["colour"].one(COLOUR)
            given.refuse("a site has a card or a colour")
        buildings = words["buildings"].many(kind) if words.has("buildings") else ()
        for building in buildings:
            if not state.deck.building[building]:
                words["buildings"].refuse(f"card {building} is no building (HAM-10.1)")
        eyes = words["eyes"].number(0, everybody(state)) if words.has("eyes") else own
        return words["card"].one(kind), eyes, buildings


class LaidOut(Codec):
    """Zoo or park cards, to the left of the board."""

    def __init__(self, category: int) -> None:
        self.category: Final = category

    def write(self, value: Any, state: Any) -> Any:
        return list(value)

    def read(self, given: Given, state: Any) -> Any:
        cards = given.many(state.game.names.card)
        for card in cards:
            if state.board.category[card] != self.category:
                given.refuse(f"card {card} is none: zoo and park cards lie apart")
        return cards


class Zoo(Entry):
    """The zoo cards; none has a building under it yet."""

    def __init__(self) -> None:
        super().__init__("zoo", "zoo", "under")
        self.cards: Final = LaidOut(ZOO)

    def write(self, part: Any, state: Any) -> Any:
        return self.cards.write(part.zoo, state)

    def read(self, part: Any, given: Given, state: Any) -> None:
        part.zoo = self.cards.read(given, state)
        part.under = (0,) * len(part.zoo)


class Under(Entry):
    """``{ 249 = 121 }``: the buildings under zoo cards (190)."""

    def __init__(self) -> None:
        super().__init__("under", "under")

    def write(self, part: Any, state: Any) -> Any:
        return {str(zoo): card for zoo, card in zip(part.zoo, part.under, strict=True) if card}

    def read(self, part: Any, given: Given, state: Any) -> None:
        under = list(part.under)
        for zoo, card in given.by_name(state.game.names.card):
            if zoo not in part.zoo:
                given.refuse(f"card {zoo} does not lie in this zoo")
            under[part.zoo.index(zoo)] = card.one(state.game.names.card)
        part.under = tuple(under)


class Rival(Entry):
    """TOM, who sits after the one seat of the solo game."""

    def __init__(self, fields: Fields) -> None:
        super().__init__("tom", "players")
        self.fields: Final = fields

    def write(self, part: Any, state: Any) -> Any:
        return self.fields.write(state.players[state.tom], state) if state.tom >= 0 else None

    def read(self, part: Any, given: Given, state: Any) -> None:
        if state.tom < 0:
            given.refuse("TOM plays only with seats = 1")
        self.fields.read(state.players[state.tom], given, state)


PARKED: Final = LaidOut(PARK)
