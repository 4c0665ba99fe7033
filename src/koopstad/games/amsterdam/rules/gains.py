"""Gaining and paying: resources, gulden, points (AMS-7.3, AMS-19.3), without end (AMS-1.13, C-32)."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Choice, Frame
from koopstad.engine.refusal import Refusal
from koopstad.games.amsterdam.cards.model import TILE
from koopstad.games.amsterdam.printed.actions import GAIN, MOST_PAID, PAY, pay_action
from koopstad.games.amsterdam.printed.pieces import BY_CARDS, COLOURS, CUBES, GULDEN

if TYPE_CHECKING:
    from koopstad.games.amsterdam.position.state import Player, Position

_GAINS: Final = tuple(range(GAIN, GAIN + len(COLOURS)))
# By colour: the actions that pay 1, 2, 3 ... of it.
_PAYS: Final = tuple(
    tuple(pay_action(colour, number) for number in range(1, MOST_PAID + 1)) for colour in range(len(COLOURS))
)


# --- what cards give and take, by the nouns of pieces.HELD ---


def give(state: "Position", seat: int, what: int, number: int, source: int) -> None:
    """From a card, or from a market tile, which does not count for Q-49."""
    if what < CUBES:
        gain_cubes(state, seat, what, number)
    elif what == CUBES:
        state.push(Gaining(GAIN_COLOUR, seat, number))
    else:
        if what == GULDEN:
            gain_gulden(state, seat, number)
        else:
            gain_points(state, seat, number, BY_CARDS)
        if source < TILE:
            earn(state.players[seat], what)


def take(state: "Position", seat: int, what: int, number: int) -> None:
    if what < CUBES:
        pay_cubes(state, seat, what, number)
    elif what == CUBES:
        pay_any(state, seat, number)
    else:
        pay_gulden(state, seat, number)


def lacks(what: int, number: int) -> Refusal:
    if what < CUBES:
        return Refusal("AMS-19.1", "card-colour", {"cost": number, "colour": f"@colour-{COLOURS[what]}"})
    return Refusal("AMS-19.1", "card-cubes" if what == CUBES else "card-gulden", {"cost": number})


def earn(player: "Player", what: int) -> None:
    """Q-49: a card gave gulden, or points, this round."""
    player.earned |= 1 << (what - GULDEN)


def has_earned(player: "Player", what: int) -> bool:
    return bool(player.earned >> (what - GULDEN) & 1)


# --- one thing after the other ---


def gain_points(state: "Position", seat: int, points: int, booked: int) -> None:
    """``booked``: where they stand on the score sheet (pieces.SHEET)."""
    book(state.players[seat], points, booked)
    if state.story is not None and points:
        state.tell(Event("points", {"seat": seat, "points": points}))


def book(player: "Player", points: int, booked: int) -> None:
    player.points += points
    sheet = list(player.sheet)
    sheet[booked] += points
    player.sheet = tuple(sheet)


def gain_gulden(state: "Position", seat: int, gulden: int) -> None:
    state.players[seat].gulden += gulden
    if state.story is not None and gulden:
        state.tell(Event("gulden", {"seat": seat, "gulden": gulden}))


def gain_cubes(state: "Position", seat: int, colour: int, cubes: int) -> None:
    state.players[seat].supply[colour] += cubes
    if state.story is not None:
        state.tell(Event("cubes", {"seat": seat, "cubes": cubes, "colour": f"@colour-{COLOURS[colour]}"}))


def pay_gulden(state: "Position", seat: int, gulden: int) -> None:
    state.players[seat].gulden -= gulden
    if state.story is not None and gulden:
        state.tell(Event("pay-gulden", {"seat": seat, "gulden": gulden}))


def pay_cubes(state: "Position", seat: int, colour: int, cubes: int) -> None:
    state.players[seat].supply[colour] -= cubes
    if state.story is not None and cubes:
        state.tell(Event("pay-cubes", {"seat": seat, "cubes": cubes, "colour": f"@colour-{COLOURS[colour]}"}))


def total(player: "Player") -> int:
    """All resources of the supply."""
    brown, grey, purple, orange, pink, black = player.supply
    return brown + grey + purple + orange + pink + black


# --- resources of one's choice ---


class Gaining(Frame):
    """So many resources are still to be chosen."""

    __slots__ = ("left",)

    def __init__(self, step: "GainColour", seat: int, left: int) -> None:
        super().__init__(step, seat, (left,))
        self.left: Final = left


class GainColour(Choice["Position", Gaining]):
    """A resource of one's choice, one by one."""

    knows = ("left",)

    def frame(self, seat: int, args: tuple[int, ...]) -> Frame:
        return Gaining(self, seat, *args)

    def actions(self, state: "Position", frame: Gaining) -> list[int]:
        return [*_GAINS]

    def due(self, state: "Position", frame: Gaining) -> dict[str, int]:
        return {"any": frame.left}

    def play(self, state: "Position", frame: Gaining, action: int, dealer: Dealer) -> None:
        state.pop()
        gain_cubes(state, frame.seat, action - GAIN, 1)
        if frame.left > 1:
            state.push(Gaining(self, frame.seat, frame.left - 1))


class Due(Frame):
    """So many resources are still to be paid, in colours not yet spoken of."""

    __slots__ = ("due", "spoken")

    def __init__(self, step: "PayColour", seat: int, due: int, spoken: tuple[int, ...]) -> None:
        super().__init__(step, seat, (due,) + spoken)
        self.due: Final = due
        self.spoken: Final = spoken


class PayColour(Choice["Position", Due]):
    """Which resources to spend where the colour does not matter."""

    knows = ("due", "*spoken")

    def frame(self, seat: int, args: tuple[int, ...]) -> Frame:
        return Due(self, seat, args[0], args[1:])

    def actions(self, state: "Position", frame: Due) -> list[int]:
        due = frame.due
        spoken = frame.spoken
        player = state.players[frame.seat]
        supply = player.supply
        rest = _left(player, spoken)
        actions: list[int] = []
        for colour in range(len(COLOURS)):
            held = supply[colour]
            if held and colour not in spoken:
                # What this colour does not pay, the colours not yet spoken of must.
                fewest = max(1, due - rest + held)
                actions += _PAYS[colour][fewest - 1 : min(held, due)]
        return actions

    def due(self, state: "Position", frame: Due) -> dict[str, int]:
        return {"any": -frame.due}

    def play(self, state: "Position", frame: Due, action: int, dealer: Dealer) -> None:
        colour, number = divmod(action - PAY, MOST_PAID)
        state.pop()
        pay_cubes(state, frame.seat, colour, number + 1)
        due = frame.due - number - 1
        if due:
            _ask(state, frame.seat, due, frame.spoken + (colour,))


GAIN_COLOUR: Final[GainColour] = GainColour("gain", "AMS-19.3")
PAY_COLOUR: Final[PayColour] = PayColour("pay", "AMS-7.2")


def pay_any(state: "Position", seat: int, cubes: int) -> None:
    """Pays so many resources of any colours; it asks only if there is a choice."""
    if cubes:
        _ask(state, seat, cubes, ())


def _ask(state: "Position", seat: int, due: int, spoken: tuple[int, ...]) -> None:
    player = state.players[seat]
    if _left(player, spoken) == due:
        supply = player.supply
        for colour in range(len(COLOURS)):
            if supply[colour] and colour not in spoken:
                pay_cubes(state, seat, colour, supply[colour])
    else:
        state.push(Due(PAY_COLOUR, seat, due, spoken))


def _left(player: "Player", spoken: tuple[int, ...]) -> int:
    """The resources of the colours not yet spoken of."""
    left = total(player)
    for colour in spoken:
        left -= player.supply[colour]
    return left
