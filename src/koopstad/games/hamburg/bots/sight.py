"""What a bot of Hamburg knows when it decides, and how much time is left."""

from typing import Final

from koopstad.games.hamburg.position.state import Position
from koopstad.games.hamburg.printed.pieces import CARDS, COLOURS
from koopstad.games.hamburg.rules import flow
from koopstad.games.hamburg.rules.turn import InTurn


class Clock:
    """How much one seat can still do, read from a position."""

    __slots__ = ("actions", "advances", "cycles", "rolls", "turns")

    def __init__(self, position: Position, seat: int) -> None:
        cycles = position.board.cycles - position.cycle
        turns, step = _turns(position, seat)
        self.turns: Final = turns  # own turns left in this cycle
        self.cycles: Final = cycles  # whole cycles after this one
        self.actions: Final = turns + cycles * position.board.rounds
        self.rolls: Final = cycles + (1 if step <= flow.ROLL else 0)  # of the dice
        self.advances: Final = cycles + (1 if step < flow.ADVANCE else 0)


def _turns(position: Position, seat: int) -> tuple[int, int]:
    """The own turns left in this cycle, and the step of the cycle."""
    own = -1
    step, number = flow.MAJORITIES, 0
    for frame in position.pending:
        if isinstance(frame, flow.Course):
            step, number = frame.stage, frame.number
        elif isinstance(frame, InTurn) and frame.seat == seat:
            own = 0 if frame.acted else 1
    if step < flow.ROUND:
        return position.rounds, step
    if step > flow.ROUND:
        return 0, step
    later = position.rounds - position.round
    if own >= 0:
        return later + own, step
    waiting = number == 0 or position.order().index(seat) >= number
    return later + waiting, step


class Knowledge:
    """Which cards the seat can name; all others may lie anywhere."""

    def __init__(self, position: Position, seat: int) -> None:
        seen = [False] * (CARDS + 1)
        bit = 1 << seat
        for card in (*position.discard_top, *position.discard_rest, *position.players[seat].hand):
            seen[card] = True
        for player in position.players:
            for card in (*player.display.buildings, *player.zoo, *player.park):
                seen[card] = True
            for card, eyes in (*player.known, *zip(player.sites, player.site_eyes, strict=True)):
                if eyes & bit:
                    seen[card] = True
        self.seen: Final = seen
        self.unseen: Final = tuple(
            tuple([card for card in position.board.piles[colour] if not seen[card]])
            for colour in range(len(COLOURS))
        )


def level_piles(position: Position, knowledge: Knowledge) -> None:
    """Puts into every draw pile all that may lie there, so that what is imagined makes no difference."""
    for colour, pile in enumerate(position.piles):
        if pile:
            position.piles[colour] = knowledge.unseen[colour]
