"""Misfortunes (HAM-8): raising, preventing, striking, lowering."""

from typing import TYPE_CHECKING, Final, cast

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Frame, Step, Work
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.model import (
    CHOOSES_TILE,
    IGNORES_BLACK,
    LOWER_POINTS,
    MORE_LEVELS,
    PREVENTS,
    RAISED,
    STRIKE_PROGRAM,
)
from koopstad.games.hamburg.printed.actions import DONE, PREVENT, RAISE, SUFFER
from koopstad.games.hamburg.printed.board import TileSide
from koopstad.games.hamburg.printed.pieces import BLACK, COLOURS, LOWERED, MISFORTUNES
from koopstad.games.hamburg.rules.happen import happen
from koopstad.games.hamburg.rules.points import book
from koopstad.games.hamburg.rules.terms import clergy_side, clergy_side_for

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position

# A raise is a colour and its cause: a die (or a card); a black tile, instead of whose colour 231 may choose
# another; a black tile whose colour is chosen.
Raise = tuple[int, int]
BY_DIE: Final = 0
BY_TILE: Final = 1
AS_CHOSEN: Final = 2


def lower(state: "Position", seat: int, colour: int, levels: int, points: bool = True) -> int:
    """HAM-8.5: a point for each level; HAM-AMB-63: mayor 03. Returns the levels lowered (HAM-AMB-26)."""
    player = state.players[seat]
    levels = min(levels, player.levels[colour])
    if levels > 0:
        player.levels[colour] -= levels
        gained = levels * player.display.standing.limits[LOWER_POINTS] if points else 0
        book(player, LOWERED, gained)
        if state.story is not None:
            state.tell(
                Event(
                    "lower",
                    {
                        **state.who(seat),
                        "misfortune": word(state, colour),
                        "levels": levels,
                        "points": gained,
                    },
                )
            )
    return levels


def raise_levels(state: "Position", seat: int, raises: list[Raise]) -> None:
    """Lets a player raise these misfortunes one after the other, then suffer those that strike."""
    if raises:
        state.push(Raising(seat, raises))


def _ignored(side: TileSide | None, colour: int) -> bool:
    """HAM-AMB-74: clergy tile 12."""
    return side is not None and side.what == "ignored" and bool(side.colours[0] >> colour & 1)


def black_ignored(state: "Position") -> bool:
    return _ignored(clergy_side(state), BLACK)


def word(state: "Position", colour: int) -> str:
    """The words of the misfortune of a colour (HAM-8.2)."""
    return f"@misfortune-{MISFORTUNES[state.board.misfortune[colour]].replace('_', '-')}"


class Raising(Frame):
    """The raises to come, the colours that have struck meanwhile, and those that 231 chose."""

    __slots__ = ("chosen", "raises", "struck")

    def __init__(
        self, seat: int, raises: list[Raise], struck: tuple[int, ...] = (), chosen: tuple[int, ...] = ()
    ) -> None:
        args = [len(struck), *struck, len(chosen), *chosen]
        for colour, cause in raises:
            args += (colour, cause)
        super().__init__(RAISES, seat, tuple(args))
        self.raises: Final = raises
        self.struck: Final = struck
        self.chosen: Final = chosen


class Raises(Work["Position", Raising]):
    """One raise after the other, as far as the player has to decide; then what struck."""

    def frame(self, seat: int, args: tuple[int, ...]) -> Raising:
        struck = args[1 : 1 + args[0]]
        args = args[1 + args[0] :]
        chosen = args[1 : 1 + args[0]]
        args = args[1 + args[0] :]
        return Raising(seat, list(zip(args[::2], args[1::2], strict=True)), struck, chosen)

    def run(self, state: "Position", frame: Raising, dealer: Dealer) -> None:
        seat, struck = frame.seat, frame.struck
        player = state.players[seat]
        standing = player.display.standing
        for place, (colour, cause) in enumerate(frame.raises):
            if cause != BY_DIE and standing.powers & IGNORES_BLACK:
                continue  # HAM-AMB-61
            if cause == BY_TILE and standing.powers & CHOOSES_TILE:
                state.push(Raising(seat, frame.raises[place + 1 :], struck, frame.chosen))
                state.push(Choosing(CHOOSE_RAISE, seat, frame.chosen))
                return
            if state.clergy_tiles and _ignored(clergy_side_for(state, seat), colour):
                continue
            if standing.powers & PREVENTS and player.workers[colour]:
                state.push(Raising(seat, frame.raises[place + 1 :], struck, frame.chosen))
                state.push(Threat(seat, colour))
                return
            if raise_one(state, seat, colour, dealer):
                struck = (*struck, colour)
        if struck:
            state.push(Striking(STRIKES, seat, tuple(sorted(struck))))


def raise_one(state: "Position", seat: int, colour: int, dealer: Dealer) -> bool:
    """HAM-8.1, HAM-8.3: one level more; returns whether the misfortune strikes (HAM-AMB-15: level 0).

    HAM-8.7, HAM-AMB-99: with 165 one level later, as long as it is there. HAM-AMB-96: the raise comes first.
    """
    player = state.players[seat]
    standing = player.display.standing
    player.levels[colour] += 1
    if standing.whens[RAISED]:
        happen(state, seat, RAISED, colour, dealer)
    struck = player.levels[colour] >= state.board.levels + standing.limits[MORE_LEVELS]
    if struck:
        player.levels[colour] = 0  # HAM-8.4: without points
    if state.story is not None:
        key = "strike" if struck else "raise"
        told = {
            **state.who(seat),
            "misfortune": word(state, colour),
            "level": player.levels[colour],
        }
        state.tell(Event(key, told))
    return struck


def _interrupted(state: "Position") -> Raising:
    """Takes what a question interrupted, and the question, off the stack."""
    raising = cast(Raising, state.pending[-2])
    state.pending = state.pending[:-2]
    return raising


class Choosing(Frame):
    """The colours that 231 chose already."""

    __slots__ = ()

    @property
    def chosen(self) -> tuple[int, ...]:
        return self.args


class ChooseRaise(Step["Position", Choosing]):
    """231: another misfortune instead of the one shown. HAM-AMB-98: two different ones for a double tile."""

    knows = ("*chosen",)

    def frame(self, seat: int, args: tuple[int, ...]) -> Choosing:
        return Choosing(self, seat, args)

    def actions(self, state: "Position", frame: Choosing) -> list[int]:
        return [RAISE + colour for colour in range(len(COLOURS)) if colour not in frame.chosen]

    def play(self, state: "Position", frame: Choosing, action: int, dealer: Dealer) -> None:
        colour = action - RAISE
        rest = _interrupted(state)
        raises = [(colour, AS_CHOSEN), *rest.raises]
        state.push(Raising(frame.seat, raises, rest.struck, (*rest.chosen, colour)))

    def why_not(self, state: "Position", frame: Choosing, action: int) -> Refusal | None:
        return None if action in self.actions(state, frame) else Refusal("HAM-AMB-98", "choose-raise")


class Threat(Frame):
    """The misfortune that is about to be raised."""

    __slots__ = ("colour",)

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(PREVENTING, seat, (colour,))
        self.colour: Final = colour


class Preventing(Step["Position", Threat]):
    """151: a worker of its colour prevents a raise."""

    knows = ("colour",)

    def frame(self, seat: int, args: tuple[int, ...]) -> Threat:
        (colour,) = args
        return Threat(seat, colour)

    def actions(self, state: "Position", frame: Threat) -> list[int]:
        return [PREVENT, DONE]

    def play(self, state: "Position", frame: Threat, action: int, dealer: Dealer) -> None:
        colour = frame.colour
        rest = _interrupted(state)
        struck = rest.struck
        if action == PREVENT:
            state.players[frame.seat].workers[colour] -= 1
            if state.story is not None:
                state.tell(Event("prevent", {**state.who(frame.seat), "misfortune": word(state, colour)}))
        elif raise_one(state, frame.seat, colour, dealer):
            struck = (*struck, colour)
        state.push(Raising(frame.seat, rest.raises, struck, rest.chosen))

    def why_not(self, state: "Position", frame: Threat, action: int) -> Refusal | None:
        if action in self.actions(state, frame):
            return None
        return Refusal("HAM-8.1", "prevent", {"colour": f"@colour-{COLOURS[frame.colour]}"})


class Striking(Frame):
    """The colours of the misfortunes that strike."""

    __slots__ = ()

    @property
    def colours(self) -> tuple[int, ...]:
        return self.args


class Strikes(Step["Position", Striking]):
    """HAM-8.6: the player struck chooses the order."""

    knows = ("*colours",)

    def frame(self, seat: int, args: tuple[int, ...]) -> Striking:
        return Striking(self, seat, args)

    def actions(self, state: "Position", frame: Striking) -> list[int]:
        return [SUFFER + colour for colour in frame.colours]

    def play(self, state: "Position", frame: Striking, action: int, dealer: Dealer) -> None:
        colour = action - SUFFER
        left = tuple([other for other in frame.colours if other != colour])
        state.pop()
        if left:
            state.push(Striking(STRIKES, frame.seat, left))
        strike = STRIKE_PROGRAM + state.board.misfortune[colour]  # HAM-8.2
        state.deck.programs.start(state, frame.seat, strike, dealer)

    def why_not(self, state: "Position", frame: Striking, action: int) -> Refusal | None:
        return None if action in self.actions(state, frame) else Refusal("HAM-8.6", "suffer")


RAISES: Final = Raises("raises")
CHOOSE_RAISE: Final = ChooseRaise("choose misfortune", automatic=True)
PREVENTING: Final = Preventing("prevent misfortune", automatic=True)
STRIKES: Final = Strikes("misfortunes strike", automatic=True)
