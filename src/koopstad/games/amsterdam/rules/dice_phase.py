"""Phase II: dice and resources (AMS-6)."""

from typing import Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Choice, Frame, Work
from koopstad.games.amsterdam.cards.model import SHIFT_DIE
from koopstad.games.amsterdam.position.state import Player, Position
from koopstad.games.amsterdam.printed.actions import DICE, PAIRS, SLOT, SLOT_NORMAL, slot_action
from koopstad.games.amsterdam.printed.pieces import COLOURS, GULDEN, NO_CUBES, NONE, WHEEL_SLOTS
from koopstad.games.amsterdam.rules import amstel, tom, use
from koopstad.games.amsterdam.rules.cards_phase import take_penalty

_SIDES: Final = 6
_ALL_PAIRS: Final = tuple(range(DICE, DICE + len(PAIRS)))


class DicePhase(Work[Position]):
    """AMS-1.5, AMS-6.1: the six dice are rolled; in turn order each player chooses two of them."""

    def run(self, state: Position, frame: Frame, dealer: Dealer) -> None:
        state.dice = tuple([dealer.roll(_SIDES) for _ in COLOURS])
        _tell_dice(state, "dice")
        if state.tom is not None:
            tom.play(state)  # AMS-18.5, Q-87, AMS-18.11: first, with the dice as they fell
        self._turn_to_one(state)
        state.push(Frame(TURN_WHEELS, 0))
        for seat in reversed(amstel.turn_order(state)):
            state.push(Frame(CHOOSE_DICE, seat))

    def _turn_to_one(self, state: Position) -> None:
        """AMS-10.3, AMS-10.4, C-48: late in the game the high dice are turned to 1, before one chooses."""
        highest = state.board.highest_die[state.round]
        turned = tuple([1 if face > highest else face for face in state.dice])
        if turned != state.dice:
            state.dice = turned
            _tell_dice(state, "dice-turned")


def _tell_dice(state: Position, key: str) -> None:
    if state.story is not None:
        state.tell(Event(key, dict(zip(COLOURS, state.dice, strict=True))))


class ChooseDice(Choice[Position]):
    """AMS-6.2: two different dice; others may choose the same."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        return [*_ALL_PAIRS]

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        state.pop()
        first, second = PAIRS[action - DICE]
        if state.story is not None:
            dice: dict[str, str | int] = {
                "seat": frame.seat,
                "first": f"@colour-{COLOURS[first]}",
                "second": f"@colour-{COLOURS[second]}",
            }
            state.tell(Event("choose-dice", dice))
        if state.players[frame.seat].standing.powers & SHIFT_DIE:
            state.push(Chosen(SHIFT, frame.seat, first, second))
        else:
            _place(state, frame.seat, first, state.dice[first])
            _place(state, frame.seat, second, state.dice[second])


class Chosen(Frame):
    """The two dice that were chosen."""

    __slots__ = ("dice",)

    def __init__(self, step: "Shift", seat: int, first: int, second: int) -> None:
        super().__init__(step, seat, (first, second))
        self.dice: Final = (first, second)


class Shift(Choice[Position, Chosen]):
    """Card 053 (Q-17): one die may go to a slot beside its own."""

    knows = ("*dice",)

    def frame(self, seat: int, args: tuple[int, ...]) -> Frame:
        return Chosen(self, seat, *args)

    def actions(self, state: Position, frame: Chosen) -> list[int]:
        actions = [
            slot_action(die, slot)
            for die in frame.dice
            for slot in (state.dice[die] - 1, state.dice[die] + 1)
            if 1 <= slot <= WHEEL_SLOTS
        ]
        return [*actions, SLOT_NORMAL]

    def play(self, state: Position, frame: Chosen, action: int, dealer: Dealer) -> None:
        state.pop()
        shifted, slot = divmod(action - SLOT, WHEEL_SLOTS) if action != SLOT_NORMAL else (NONE, 0)
        if action != SLOT_NORMAL:
            use.mark(state, state.players[frame.seat], SHIFT_DIE)
        for die in frame.dice:
            _place(state, frame.seat, die, slot + 1 if die == shifted else state.dice[die])


def _place(state: Position, seat: int, die: int, slot: int) -> None:
    """AMS-6.3, AMS-6.8: as many cubes as the die shows, with what phase II cards add (Q-16, Q-18, C-42)."""
    player = state.players[seat]
    face = state.dice[die]
    cubes = face
    for card, part in player.standing.per_die:
        if part.face in (0, face):
            if card not in player.marked:
                player.marked += (card,)
            if part.gulden:
                state.give(seat, GULDEN, part.gulden, card)
            if part.slot:
                add_to_wheel(player, part.slot, die, part.cubes)
                _tell_wheel(state, seat, die, part.cubes, part.slot)
            else:
                cubes += part.cubes
    add_to_wheel(player, slot, die, cubes)
    _tell_wheel(state, seat, die, cubes, slot)


def _tell_wheel(state: Position, seat: int, die: int, cubes: int, slot: int) -> None:
    if state.story is not None:
        colour = f"@colour-{COLOURS[die]}"
        state.tell(Event("wheel", {"seat": seat, "colour": colour, "cubes": cubes, "slot": slot}))


def add_to_wheel(player: Player, slot: int, colour: int, cubes: int) -> None:
    wheel = list(player.wheel)
    held = list(wheel[slot - 1])
    held[colour] += cubes
    wheel[slot - 1] = tuple(held)
    player.wheel = tuple(wheel)


class TurnWheels(Work[Position]):
    """AMS-6.5 to AMS-6.7: every wheel turns; what stands at the arrow becomes the supply."""

    def run(self, state: Position, frame: Frame, dealer: Dealer) -> None:
        for seat, player in enumerate(state.players):
            arrow = player.wheel[0]
            player.wheel = player.wheel[1:] + (NO_CUBES,)
            for colour in range(len(COLOURS)):
                player.supply[colour] += arrow[colour]
            if arrow == NO_CUBES:
                take_penalty(state, seat)  # whatever the storeroom holds
            if player.storeroom != NONE:
                player.supply[player.storeroom] += 1
                player.storeroom = NONE
            if state.story is not None:
                state.tell(Event("supply", {"seat": seat, "cubes": sum(player.supply)}))


DICE_PHASE: Final[DicePhase] = DicePhase("dice phase")
CHOOSE_DICE: Final[ChooseDice] = ChooseDice("choose dice", "AMS-6.2")
SHIFT: Final[Shift] = Shift("shift", "AMS-6.4, Q-17")
TURN_WHEELS: Final[TurnWheels] = TurnWheels("turn wheels")
