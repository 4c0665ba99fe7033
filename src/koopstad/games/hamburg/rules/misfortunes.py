"""Misfortunes (HAM-8): raising, preventing, striking, lowering."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Frame, Step, Work
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.deck import STRIKE_PROGRAM
from koopstad.games.hamburg.cards.powers import RAISED
from koopstad.games.hamburg.printed.actions import DONE, PREVENT, RAISE, SUFFER
from koopstad.games.hamburg.printed.pieces import BLACK, COLOURS, MISFORTUNES
from koopstad.games.hamburg.rules.happen import happen
from koopstad.games.hamburg.rules.terms import clergy_side

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position

# A raise that a black tile causes carries this mark; a colour chosen by 231 carries the second one.
FROM_TILE: Final = 8
CHOSEN: Final = 16


def lower(state: "Position", seat: int, colour: int, levels: int, points: bool = True) -> int:
    """HAM-8.5: a point for each level. Returns the levels lowered (HAM-AMB-26: none at level 0)."""
    player = state.players[seat]
    levels = min(levels, player.levels[colour])
    if levels > 0:
        player.levels[colour] -= levels
        gained = levels * player.display.powers.lower_points if points else 0
        player.points += gained
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


def raise_levels(state: "Position", seat: int, colours: tuple[int, ...]) -> None:
    """Lets a player raise these misfortunes one after the other, then suffer those that strike."""
    if colours:
        state.push(Frame(RAISES, seat, (0, *colours)))


def ignored(state: "Position", colour: int) -> bool:
    """HAM-AMB-74: clergy tile 12."""
    side = clergy_side(state)
    return side is not None and side.what == "ignored" and bool(side.colours[0] >> colour & 1)


def black_ignored(state: "Position") -> bool:
    return bool(state.clergy_tiles) and ignored(state, BLACK)


def word(state: "Position", colour: int) -> str:
    """The words of the misfortune of a colour (HAM-8.2)."""
    return f"@misfortune-{MISFORTUNES[state.board.misfortune[colour]].replace('_', '-')}"


class Raises(Work["Position"]):
    """``args``: bit mask of what struck (and, from bit 5 on, of what 231 chose), then the raises to come."""

    def run(self, state: "Position", frame: Frame, dealer: Dealer) -> None:
        seat = frame.seat
        player = state.players[seat]
        powers = player.display.powers
        struck = frame.args[0]
        for place in range(1, len(frame.args)):
            mark = frame.args[place]
            rest = frame.args[place + 1 :]
            colour = mark & 7
            if mark & FROM_TILE and powers.ignores_black:
                continue  # HAM-AMB-61
            if mark & FROM_TILE and not mark & CHOSEN and powers.chooses_tile:
                state.push(Frame(CHOOSE_RAISE, seat, (struck, *rest)))
                return
            if state.clergy_tiles and seat != state.tom and ignored(state, colour):
                continue
            if powers.prevents and player.workers[colour]:
                state.push(Frame(PREVENTING, seat, (struck, colour, *rest)))
                return
            struck |= raise_one(state, seat, colour, dealer)
        struck &= 31
        if struck:
            state.push(Frame(STRIKES, seat, (struck,)))


def raise_one(state: "Position", seat: int, colour: int, dealer: Dealer) -> int:
    """HAM-8.3: one level more; returns the bit of the misfortune if it strikes (HAM-AMB-15: level 0)."""
    player = state.players[seat]
    powers = player.display.powers
    player.levels[colour] += 1
    if powers.when[RAISED]:
        happen(state, seat, RAISED, colour, dealer)
    struck = player.levels[colour] >= state.board.levels + powers.strikes_at
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
    return 1 << colour if struck else 0


class ChooseRaise(Step["Position"]):
    """231: another misfortune instead of the one shown. HAM-AMB-98: two different ones for a double tile."""

    def actions(self, state: "Position", frame: Frame) -> list[int]:
        chosen = frame.args[0] >> 5
        colours = [colour for colour in range(len(COLOURS)) if not chosen >> colour & 1]
        if frame.seat == state.tom:
            levels = state.players[state.tom].levels
            return [RAISE + min(colours, key=lambda colour: levels[colour])]
        return [RAISE + colour for colour in colours]

    def play(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        colour = action - RAISE
        struck = frame.args[0] | 1 << (5 + colour)
        state.replace(Frame(RAISES, frame.seat, (struck, colour | FROM_TILE | CHOSEN, *frame.args[1:])))

    def why_not(self, state: "Position", frame: Frame, action: int) -> Refusal | None:
        return None if action in self.actions(state, frame) else Refusal("HAM-AMB-98", "choose-raise")


class Preventing(Step["Position"]):
    """151: a worker of its colour prevents a raise. ``args``: struck, the colour, the raises to come."""

    def actions(self, state: "Position", frame: Frame) -> list[int]:
        # HAM-AMB-81: TOM looks at his workers before his misfortunes.
        return [DONE] if frame.seat == state.tom else [PREVENT, DONE]

    def play(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        struck, colour = frame.args[:2]
        state.pop()
        if action == PREVENT:
            state.players[frame.seat].workers[colour] -= 1
            if state.story is not None:
                state.tell(Event("prevent", {**state.who(frame.seat), "misfortune": word(state, colour)}))
        else:
            struck |= raise_one(state, frame.seat, colour, dealer)
        state.push(Frame(RAISES, frame.seat, (struck, *frame.args[2:])))

    def why_not(self, state: "Position", frame: Frame, action: int) -> Refusal | None:
        if action in self.actions(state, frame):
            return None
        return Refusal("HAM-8.1", "prevent", {"colour": f"@colour-{COLOURS[frame.args[1]]}"})


class Strikes(Step["Position"]):
    """HAM-8.6: the player struck chooses the order. ``args``: bit mask of the colours."""

    def actions(self, state: "Position", frame: Frame) -> list[int]:
        struck = [SUFFER + colour for colour in range(len(COLOURS)) if frame.args[0] >> colour & 1]
        return struck[:1] if frame.seat == state.tom else struck

    def play(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        colour = action - SUFFER
        left = frame.args[0] & ~(1 << colour)
        state.pop()
        if left:
            state.push(Frame(STRIKES, frame.seat, (left,)))
        strike = STRIKE_PROGRAM + state.board.misfortune[colour]
        state.deck.programs.start(state, frame.seat, strike, dealer)

    def why_not(self, state: "Position", frame: Frame, action: int) -> Refusal | None:
        return None if action in self.actions(state, frame) else Refusal("HAM-8.6", "suffer")


RAISES: Final = Raises("raises")
CHOOSE_RAISE: Final = ChooseRaise("choose misfortune", automatic=True)
PREVENTING: Final = Preventing("prevent misfortune", automatic=True)
STRIKES: Final = Strikes("misfortunes strike", automatic=True)
