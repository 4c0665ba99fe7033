"""Gaining and paying: resources, gulden, points (AMS-7.3, AMS-19.3)."""

from collections.abc import Sequence
from typing import Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Frame
from koopstad.games.amsterdam.position.state import Player, Position
from koopstad.games.amsterdam.printed.actions import GAIN, MOST_PAID, PAY, pay_action
from koopstad.games.amsterdam.printed.pieces import COLOURS
from koopstad.games.amsterdam.rules.choice import Choice

_GAINS: Final = tuple(range(GAIN, GAIN + len(COLOURS)))


def gain_points(state: Position, seat: int, points: int) -> None:
    state.players[seat].points += points
    if state.story is not None and points:
        state.tell(Event("points", {"seat": seat, "points": points}))


def gain_gulden(state: Position, seat: int, gulden: int) -> None:
    state.players[seat].gulden += gulden
    if state.story is not None and gulden:
        state.tell(Event("gulden", {"seat": seat, "gulden": gulden}))


def gain_cubes(state: Position, seat: int, colour: int, cubes: int) -> None:
    state.players[seat].supply[colour] += cubes
    if state.story is not None:
        state.tell(Event("cubes", {"seat": seat, "cubes": cubes, "colour": f"@colour-{COLOURS[colour]}"}))


def pay_gulden(state: Position, seat: int, gulden: int) -> None:
    state.players[seat].gulden -= gulden
    if state.story is not None and gulden:
        state.tell(Event("pay-gulden", {"seat": seat, "gulden": gulden}))


def pay_cubes(state: Position, seat: int, colour: int, cubes: int) -> None:
    state.players[seat].supply[colour] -= cubes
    if state.story is not None and cubes:
        state.tell(Event("pay-cubes", {"seat": seat, "cubes": cubes, "colour": f"@colour-{COLOURS[colour]}"}))


def total(player: Player) -> int:
    """All resources of the supply."""
    brown, grey, purple, orange, pink, black = player.supply
    return brown + grey + purple + orange + pink + black


class GainColour(Choice):
    """A resource of one's choice. Arguments: how many are still to be chosen."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        return [*_GAINS]

    def due(self, state: Position, frame: Frame) -> dict[str, int]:
        return {"any": frame.args[0]}

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        state.pop()
        gain_cubes(state, frame.seat, action - GAIN, 1)
        if frame.args[0] > 1:
            state.push(Frame(self, frame.seat, (frame.args[0] - 1,)))


class Pay(Choice):
    """Which resources to spend where the colour does not matter.

    Arguments: how many are still to be paid, and the mask of the colours already spoken of.
    """

    def actions(self, state: Position, frame: Frame) -> list[int]:
        due, done = frame.args
        supply = state.players[frame.seat].supply
        rest = _left(supply, done)
        actions: list[int] = []
        for colour in range(len(COLOURS)):
            held = supply[colour]
            if held and not done >> colour & 1:
                # What this colour does not pay, the colours not yet spoken of must.
                fewest = max(1, due - rest + held)
                actions += range(pay_action(colour, fewest), pay_action(colour, min(held, due)) + 1)
        return actions

    def due(self, state: Position, frame: Frame) -> dict[str, int]:
        return {"any": -frame.args[0]}

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        colour, number = divmod(action - PAY, MOST_PAID)
        state.pop()
        pay_cubes(state, frame.seat, colour, number + 1)
        due = frame.args[0] - number - 1
        if due:
            _ask(state, frame.seat, due, frame.args[1] | 1 << colour)


GAIN_COLOUR: Final[GainColour] = GainColour("gain", "AMS-19.3")
PAY_COLOUR: Final[Pay] = Pay("pay", "AMS-7.2")


def choose_colours(state: Position, seat: int, cubes: int) -> None:
    """Lets the player choose so many resources, one by one."""
    state.push(Frame(GAIN_COLOUR, seat, (cubes,)))


def pay_any(state: Position, seat: int, cubes: int) -> None:
    """Pays so many resources of any colours; it asks only if there is a choice."""
    if cubes:
        _ask(state, seat, cubes, 0)


def _ask(state: Position, seat: int, due: int, done: int) -> None:
    supply = state.players[seat].supply
    if _left(supply, done) == due:
        for colour in range(len(COLOURS)):
            if supply[colour] and not done >> colour & 1:
                pay_cubes(state, seat, colour, supply[colour])
    else:
        state.push(Frame(PAY_COLOUR, seat, (due, done)))


def certain(held: Sequence[int], due: int) -> list[int]:
    """What each colour has to pay of a price in any of these, whatever the player chooses."""
    everything = sum(held)
    return [max(0, due - everything + number) for number in held]


def cost(held: Sequence[int], due: int) -> dict[str, int]:
    """A price in any of these cubes as a player is told it: by colour where there is no choice."""
    paid = certain(held, due)
    told = {COLOURS[colour]: number for colour, number in enumerate(paid) if number}
    return {**told, "any": due - sum(paid)} if sum(paid) < due else told


def _left(supply: list[int], done: int) -> int:
    """The resources of the colours not yet spoken of."""
    left = 0
    for colour in range(len(COLOURS)):
        if not done >> colour & 1:
            left += supply[colour]
    return left
