"""The things of a position that stand in plain data in a way of their own."""

from typing import Any, Final

from koopstad.engine.fields import Codec, Entry, Fields, Seats
from koopstad.engine.given import Given
from koopstad.games.amsterdam.printed.kinds import COLOUR, DOCKER
from koopstad.games.amsterdam.printed.pieces import COLOURS, DOCKERS, RIVER


class Dice(Codec):
    """``{ brown = 3 }``: the faces; a die not named shows 1. Before they are rolled there are none."""

    def write(self, value: Any, state: Any) -> Any:
        return dict(zip(COLOURS, value, strict=False))

    def read(self, given: Given, state: Any) -> Any:
        faces = [1] * len(COLOURS)
        named = given.by_name(COLOUR)
        for colour, face in named:
            faces[colour] = face.number(1, 6)
        return tuple(faces) if named else ()


class House(Codec):
    """The dockers in their house, in their order; where only their number is given, any will do."""

    def write(self, value: Any, state: Any) -> Any:
        return [DOCKERS[docker] for docker in value]

    def read(self, given: Given, state: Any) -> Any:
        if type(given.value) is int:
            return tuple([number % len(DOCKERS) for number in range(given.number(0, 2 * len(DOCKERS)))])
        return given.many(DOCKER)


class Discs(Codec):
    """The discs on the Amstel by their seats; TOM's is ``"tom"``."""

    def write(self, value: Any, state: Any) -> Any:
        return ["tom" if disc == state.seats else disc for disc in value]

    def read(self, given: Given, state: Any) -> Any:
        tom = len(state.discs) > state.seats
        named = [
            state.seats if tom and disc.value == "tom" else disc.seat(state.seats) for disc in given.entries()
        ]
        if len(set(named)) != len(named):
            given.refuse("a disc is named twice")
        return tuple(named)


class Four(Codec):
    """One entry for each of the four sets of market tiles (A, CA, B, CB)."""

    def __init__(self, each: Codec) -> None:
        self.each: Final = each

    def write(self, value: Any, state: Any) -> Any:
        return [self.each.write(each, state) for each in value]

    def read(self, given: Given, state: Any) -> Any:
        entries = given.entries()
        if len(entries) != 4:
            given.refuse(f"four entries are wanted, for A, CA, B and CB, not {len(entries)}")
        return tuple([self.each.read(entry, state) for entry in entries])


class Players(Seats):
    """The seats, each with the space of its disc on the Amstel."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, "players", "discs")

    def write_seat(self, seat: int, state: Any) -> Any:
        return {**super().write_seat(seat, state), "amstel": state.discs[seat]}

    def read_seat(self, seat: int, given: Given, state: Any) -> None:
        words = self.fields.read(state.players[seat], given, state, ("amstel",))
        if words.has("amstel"):
            state.discs[seat] = words["amstel"].number(0, RIVER)


class Rival(Entry):
    """TOM, with the space of his disc; an empty table where he does not play."""

    def __init__(self, fields: Fields) -> None:
        super().__init__("tom", "tom")
        self.fields: Final = fields

    def write(self, part: Any, state: Any) -> Any:
        if state.tom is None:
            return {}
        return {**self.fields.write(state.tom, state), "amstel": state.discs[state.seats]}

    def read(self, part: Any, given: Given, state: Any) -> None:
        if state.tom is None:
            if given.value:
                given.refuse("TOM plays only with seats = 1")
            return
        words = self.fields.read(state.tom, given, state, ("amstel",))
        if words.has("amstel"):
            state.discs[state.seats] = words["amstel"].number(0, RIVER)

    def parts(self, part: Any) -> list[tuple[Any, Fields]]:
        return [] if part.tom is None else [(part.tom, self.fields)]
