"""What cards and market tiles do: the words of their entries that are this game's own."""

from typing import Any, ClassVar, Final

from koopstad.engine.cards import Amount, Effect, Gain, Glossary, Icon, Pay, Run
from koopstad.engine.dealer import Dealer
from koopstad.engine.frames import Frame
from koopstad.engine.refusal import Refusal
from koopstad.games.amsterdam.cards.model import MapOf, PerDie
from koopstad.games.amsterdam.position.state import Position
from koopstad.games.amsterdam.printed.pieces import COLOURS, CUBES, GULDEN, MAP, POINTS
from koopstad.games.amsterdam.rules import activate as activation
from koopstad.games.amsterdam.rules import amstel as river
from koopstad.games.amsterdam.rules import barge, blocks, swap, use


class Amstel(Effect[Position]):
    """AMS-8.27: beyond the paid advance."""

    def __init__(self, spaces: int) -> None:
        self.spaces: Final = spaces

    def do(self, state: Position, run: Run, dealer: Dealer) -> None:
        river.advance_in_turn(state, run.seat, self.spaces)

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["amstel", self.spaces]]


class Steps(Effect[Position]):
    """Barge steps without payment, for the rest of the turn (Q-41, Q-51)."""

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def do(self, state: Position, run: Run, dealer: Dealer) -> None:
        state.turn.steps += self.steps

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["barge", self.steps]]


class SailAnywhere(Effect[Position]):
    shown: ClassVar[list[Icon]] = [["barge", "anywhere"]]

    def do(self, state: Position, run: Run, dealer: Dealer) -> None:
        state.push(Frame(barge.SAIL_ANYWHERE, run.seat))


class ActivateFree(Effect[Position]):
    """So many inactive cards without resources (Q-44)."""

    required: ClassVar[bool] = True
    refused: ClassVar[Refusal] = Refusal("AMS-19.1, AMS-8.29, Q-40", "no-inactive")

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards

    def can(self, state: Position, seat: int) -> bool:
        return len(state.players[seat].inactive) > 0

    def do(self, state: Position, run: Run, dealer: Dealer) -> None:
        state.push(activation.Free(activation.ACTIVATE_FREE, run.seat, self.cards))

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["free", "card", self.cards]]


class TakeBlockFree(Effect[Position]):
    required: ClassVar[bool] = True
    refused: ClassVar[Refusal] = Refusal("AMS-8.29, Q-40", "no-free-block")
    shown: ClassVar[list[Icon]] = [["free", "block", 1]]

    def can(self, state: Position, seat: int) -> bool:
        return state.free != 0

    def do(self, state: Position, run: Run, dealer: Dealer) -> None:
        state.push(Frame(blocks.FREE_BLOCK, run.seat))


class SwapCard(Effect[Position]):
    required: ClassVar[bool] = True
    refused: ClassVar[Refusal] = Refusal("AMS-8.29, Q-40", "no-inactive")
    shown: ClassVar[list[Icon]] = [["swap", "card"]]

    def can(self, state: Position, seat: int) -> bool:
        return len(state.players[seat].inactive) > 0

    def do(self, state: Position, run: Run, dealer: Dealer) -> None:
        swap.begin(state, run.seat)


class DiscardMap(Effect[Position]):
    """Card 047 (Q-56): a map of one's own is the price."""

    required: ClassVar[bool] = True
    is_payment: ClassVar[bool] = True
    refused: ClassVar[Refusal] = Refusal("AMS-19.1", "no-map")
    shown: ClassVar[list[Icon]] = [["pay", "map", 1]]

    def can(self, state: Position, seat: int) -> bool:
        return state.players[seat].standing.counts[MAP] > 0

    def do(self, state: Position, run: Run, dealer: Dealer) -> None:
        state.push(Frame(swap.DISCARD_MAP, run.seat))


class UseItFree(Effect[Position]):
    """Card 035 (C-46): the map that was activated last."""

    shown: ClassVar[list[Icon]] = [["free", "map", 1]]

    def do(self, state: Position, run: Run, dealer: Dealer) -> None:
        state.push(use.Offered(use.FREE_MAP_USE, run.seat, state.players[run.seat].active[-1]))


# --- the words of the entries ---


def gain(gulden: Amount = 0, points: Amount = 0, choice: int = 0, **cubes: int) -> Gain:
    """AMS-19.3: ``gain(points=2, pink=1)``; ``choice``: resources of the player's choice."""
    gifts: list[tuple[int, Amount]] = [
        (GULDEN, gulden),
        (POINTS, points),
        *_coloured(cubes),
        (CUBES, choice),
    ]
    return Gain(tuple((what, amount) for what, amount in gifts if amount != 0))


def pay(gulden: int = 0, choice: int = 0, **cubes: int) -> Pay:
    """Gulden, or resources of any colours (``choice``), or of one colour: ``pay(pink=1)``."""
    prices = [*_coloured(cubes), (CUBES, choice), (GULDEN, gulden)]
    ((what, number),) = [(what, number) for what, number in prices if number]
    return Pay(what, number)


def _coloured(cubes: dict[str, int]) -> list[tuple[int, int]]:
    return [(COLOURS.index(colour), number) for colour, number in cubes.items()]


def amstel(spaces: int) -> Amstel:
    return Amstel(spaces)


def barge_steps(steps: int) -> Steps:
    return Steps(steps)


def map_of(district: int) -> MapOf:
    return MapOf(district)


def per_die(face: int = 0, gulden: int = 0, cubes: int = 0, slot: int = 0) -> PerDie:
    return PerDie(face, gulden, cubes, slot)


def amstel_steps(program: tuple[Effect[Any], ...]) -> int:
    """TOM takes from a tile only its points and its steps on the Amstel (AMS-18.10)."""
    return sum(effect.spaces for effect in program if isinstance(effect, Amstel))
