"""What cards and market tiles do: the words in which their entries are written."""

from typing import Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.effects import Effect
from koopstad.engine.frames import Frame
from koopstad.engine.refusal import Refusal
from koopstad.games.amsterdam.cards import conditions
from koopstad.games.amsterdam.cards.deeds import Deed
from koopstad.games.amsterdam.cards.model import (
    TILE,
    Count,
    Discount,
    Limit,
    MapOf,
    On,
    PerDie,
    Power,
    Repeat,
    Score,
)
from koopstad.games.amsterdam.position.state import GULDEN_BY_CARD, POINTS_BY_CARD, Position
from koopstad.games.amsterdam.printed.pieces import COLOURS, MAP, NONE
from koopstad.games.amsterdam.rules import activate as activation
from koopstad.games.amsterdam.rules import amstel as river
from koopstad.games.amsterdam.rules import barge, blocks, gains, swap, use

GULDEN: Final = "gulden"
POINTS: Final = "points"
Cubes = tuple[tuple[int, int], ...]


class Gain(Deed):
    """Gulden, points, resources of fixed colours, or of the player's choice."""

    def __init__(self, gulden: int, points: int, choice: int, cubes: Cubes) -> None:
        super().__init__()
        self.gulden: Final = gulden
        self.points: Final = points
        self.choice: Final = choice
        self.cubes: Final = cubes

    def do(self, state: Position, seat: int, source: int, dealer: Dealer) -> None:
        if self.gulden:
            give_gulden(state, seat, self.gulden, source)
        if self.points:
            give_points(state, seat, self.points, source)
        for colour, number in self.cubes:
            gains.gain_cubes(state, seat, colour, number)
        if self.choice:
            gains.choose_colours(state, seat, self.choice)


class GainCounted(Deed):
    """Gulden or points for each thing counted."""

    def __init__(self, what: str, count: Count) -> None:
        super().__init__()
        self.what: Final = what
        self.count: Final = count

    def do(self, state: Position, seat: int, source: int, dealer: Dealer) -> None:
        number = self.count(state, seat)
        if self.what == GULDEN:
            give_gulden(state, seat, number, source)
        else:
            give_points(state, seat, number, source)


def give_gulden(state: Position, seat: int, gulden: int, source: int) -> None:
    gains.gain_gulden(state, seat, gulden)
    if gulden and source < TILE:
        state.players[seat].earned |= GULDEN_BY_CARD


def give_points(state: Position, seat: int, points: int, source: int) -> None:
    gains.gain_points(state, seat, points)
    if points and source < TILE:
        state.players[seat].earned |= POINTS_BY_CARD


class PayGulden(Deed):
    def __init__(self, gulden: int) -> None:
        super().__init__(required=True, is_payment=True)
        self.gulden: Final = gulden

    def can(self, state: Position, seat: int) -> bool:
        return state.players[seat].gulden >= self.gulden

    def refusal(self) -> Refusal:
        return Refusal("AMS-19.1", "card-gulden", {"cost": self.gulden})

    def cost(self, state: Position, seat: int) -> dict[str, int]:
        return {GULDEN: self.gulden}

    def do(self, state: Position, seat: int, source: int, dealer: Dealer) -> None:
        gains.pay_gulden(state, seat, self.gulden)


class PayCubes(Deed):
    """Resources of one colour, or (NONE) of any colours."""

    def __init__(self, colour: int, number: int) -> None:
        super().__init__(required=True, is_payment=True)
        self.colour: Final = colour
        self.number: Final = number

    def can(self, state: Position, seat: int) -> bool:
        player = state.players[seat]
        if self.colour == NONE:
            return gains.total(player) >= self.number
        return player.supply[self.colour] >= self.number

    def refusal(self) -> Refusal:
        if self.colour == NONE:
            return Refusal("AMS-19.1", "card-cubes", {"cost": self.number})
        colour = f"@colour-{COLOURS[self.colour]}"
        return Refusal("AMS-19.1", "card-colour", {"cost": self.number, "colour": colour})

    def cost(self, state: Position, seat: int) -> dict[str, int]:
        if self.colour == NONE:
            return gains.cost(state.players[seat].supply, self.number)
        return {COLOURS[self.colour]: self.number}

    def do(self, state: Position, seat: int, source: int, dealer: Dealer) -> None:
        if self.colour == NONE:
            gains.pay_any(state, seat, self.number)
        else:
            gains.pay_cubes(state, seat, self.colour, self.number)


class Amstel(Deed):
    """AMS-8.27: beyond the paid advance."""

    def __init__(self, spaces: int) -> None:
        super().__init__()
        self.spaces: Final = spaces

    def do(self, state: Position, seat: int, source: int, dealer: Dealer) -> None:
        river.advance_in_turn(state, seat, self.spaces)


class Steps(Deed):
    """Barge steps without payment, for the rest of the turn (Q-41, Q-51)."""

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps: Final = steps

    def do(self, state: Position, seat: int, source: int, dealer: Dealer) -> None:
        state.turn.steps += self.steps


class SailAnywhere(Deed):
    def do(self, state: Position, seat: int, source: int, dealer: Dealer) -> None:
        state.push(Frame(barge.SAIL_ANYWHERE, seat))


class ActivateFree(Deed):
    def __init__(self, cards: int) -> None:
        super().__init__(required=True)
        self.cards: Final = cards

    def can(self, state: Position, seat: int) -> bool:
        return len(state.players[seat].inactive) > 0

    def refusal(self) -> Refusal:
        return Refusal("AMS-19.1, AMS-8.29, Q-40", "no-inactive")

    def do(self, state: Position, seat: int, source: int, dealer: Dealer) -> None:
        state.push(Frame(activation.ACTIVATE_FREE, seat, (self.cards,)))


class TakeBlockFree(Deed):
    def __init__(self) -> None:
        super().__init__(required=True)

    def can(self, state: Position, seat: int) -> bool:
        return state.free != 0

    def refusal(self) -> Refusal:
        return Refusal("AMS-8.29, Q-40", "no-free-block")

    def do(self, state: Position, seat: int, source: int, dealer: Dealer) -> None:
        state.push(Frame(blocks.FREE_BLOCK, seat))


class SwapCard(Deed):
    def __init__(self) -> None:
        super().__init__(required=True)

    def can(self, state: Position, seat: int) -> bool:
        return len(state.players[seat].inactive) > 0

    def refusal(self) -> Refusal:
        return Refusal("AMS-8.29, Q-40", "no-inactive")

    def do(self, state: Position, seat: int, source: int, dealer: Dealer) -> None:
        swap.begin(state, seat)


class DiscardMap(Deed):
    """Card 047 (Q-56)."""

    def __init__(self) -> None:
        super().__init__(required=True, is_payment=True)

    def can(self, state: Position, seat: int) -> bool:
        return state.players[seat].standing.counts[MAP] > 0

    def refusal(self) -> Refusal:
        return Refusal("AMS-19.1", "no-map")

    def cost(self, state: Position, seat: int) -> dict[str, int]:
        return {"map": 1}

    def do(self, state: Position, seat: int, source: int, dealer: Dealer) -> None:
        state.push(Frame(swap.DISCARD_MAP, seat))


class UseItFree(Deed):
    """Card 035 (C-46): the map that was activated last."""

    def do(self, state: Position, seat: int, source: int, dealer: Dealer) -> None:
        state.push(Frame(use.FREE_MAP_USE, seat, (state.players[seat].active[-1],)))


class InHungarian(Deed):
    """C-04, C-06, C-08: the Hungarian text gives something else."""

    def __init__(self, usual: Effect[Position], hungarian: Effect[Position]) -> None:
        super().__init__()
        self.usual: Final = usual
        self.hungarian: Final = hungarian

    def do(self, state: Position, seat: int, source: int, dealer: Dealer) -> None:
        effect = self.hungarian if state.options["edition"] == "hu" else self.usual
        effect.do(state, seat, source, dealer)


# --- the words of the entries ---


def gain(
    gulden: int = 0,
    points: int = 0,
    choice: int = 0,
    brown: int = 0,
    grey: int = 0,
    purple: int = 0,
    orange: int = 0,
    pink: int = 0,
    black: int = 0,
) -> Gain:
    """AMS-19.3; ``choice``: resources of the player's choice."""
    return Gain(gulden, points, choice, _cubes((brown, grey, purple, orange, pink, black)))


def gain_counted(what: str, count: Count) -> GainCounted:
    return GainCounted(what, count)


def pay(
    gulden: int = 0,
    cubes: int = 0,
    brown: int = 0,
    grey: int = 0,
    purple: int = 0,
    orange: int = 0,
    pink: int = 0,
    black: int = 0,
) -> Deed:
    """Gulden, or resources of any colours (``cubes``), or of one colour."""
    if gulden:
        return PayGulden(gulden)
    if cubes:
        return PayCubes(NONE, cubes)
    ((colour, number),) = _cubes((brown, grey, purple, orange, pink, black))
    return PayCubes(colour, number)


def _cubes(numbers: tuple[int, ...]) -> Cubes:
    return tuple((colour, number) for colour, number in enumerate(numbers) if number)


def in_hungarian(usual: Deed, hungarian: Deed) -> InHungarian:
    return InHungarian(usual, hungarian)


def amstel(spaces: int) -> Amstel:
    return Amstel(spaces)


def barge_steps(steps: int) -> Steps:
    return Steps(steps)


def on(event: int, *effects: Deed) -> On:
    return On(event, effects)


def limit(action: int, times: int) -> Limit:
    return Limit(action, times)


def discount(price: int, cubes: int) -> Discount:
    return Discount(price, cubes)


def power(bit: int) -> Power:
    return Power(bit)


def map_of(district: int) -> MapOf:
    return MapOf(district)


def per_die(face: int = 0, gulden: int = 0, cubes: int = 0, slot: int = 0) -> PerDie:
    return PerDie(face, gulden, cubes, slot)


def repeat(*effects: Deed) -> Repeat:
    return Repeat(effects)


def score(points: int, count: Count, french: int | None = None) -> Score:
    return Score(points, count, points if french is None else french, False)


def score_together(count: Count) -> Score:
    return Score(1, count, 1, True)


def after_map(district: int = NONE) -> Deed:
    return conditions.AfterMap(district)


def at_least(number: int, kind: int) -> Deed:
    return conditions.AtLeast(number, kind)


def inactive_at_most(number: int) -> Deed:
    return conditions.InactiveAtMost(number)
