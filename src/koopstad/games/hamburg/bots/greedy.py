"""A player of Hamburg that makes sense.

It tries every action on a copy of what it knows, answers the questions that follow by itself, and takes what
leaves the best position. It looks at nothing that its seat does not know.
"""

from typing import Final

from koopstad.engine.bot import Bot, Eyes, Reason
from koopstad.games.hamburg.bots.ahead import Ahead
from koopstad.games.hamburg.bots.cards import MARK, WORKER, Appraiser
from koopstad.games.hamburg.bots.hints import hint
from koopstad.games.hamburg.bots.piles import Piles
from koopstad.games.hamburg.bots.sight import Clock, Knowledge, level_piles
from koopstad.games.hamburg.bots.value import Judge
from koopstad.games.hamburg.position.state import Position
from koopstad.games.hamburg.printed.actions import DRAW, MAYOR
from koopstad.games.hamburg.printed.pieces import COLOURS
from koopstad.games.hamburg.rules.mayors import CHOOSE_MAYOR


class GreedyHamburg(Bot):
    """Takes what looks best now."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._piles: Final = Piles()

    def choose(self, eyes: Eyes) -> int:
        actions = eyes.actions()
        if len(actions) == 1:
            return actions[0]
        position = eyes.position.copy()
        assert isinstance(position, Position)
        knowledge = Knowledge(position, eyes.seat)
        level_piles(position, knowledge)
        judge = Judge(position, eyes.seat, knowledge)
        if DRAW <= actions[0] < DRAW + len(COLOURS):
            return self._piles.choose(position, judge, knowledge, actions)
        if position.pending[-1].step is CHOOSE_MAYOR:
            return _mayor(position, eyes.seat, actions)
        ahead = Ahead(judge)
        best, most = actions[0], ahead.after(position, actions[0])
        for action in actions[1:]:
            value = ahead.after(position, action)
            if value > most:
                best, most = action, value
        return best

    def reason(self, eyes: Eyes) -> Reason:
        if len(eyes.actions()) == 1:
            return Reason("hint-only", {})
        position = eyes.position
        assert isinstance(position, Position)
        key, args = hint(position, eyes.seat, self.choose(eyes))
        return Reason(key, args)


def _mayor(position: Position, seat: int, actions: list[int]) -> int:
    """HAM-12.2: what a side starts with, and its ability over the whole game."""
    clock = Clock(position, seat)
    appraiser = Appraiser(position, seat, clock.cycles)
    best, most = actions[0], -1.0
    for action in actions:
        side = position.board.mayors[action - MAYOR]
        value = MARK * side.marks + WORKER * len(COLOURS) * side.workers
        value += appraiser.lasting(position.deck.mayors[action - MAYOR - 1]) * (clock.cycles + 1)
        if value > most:
            best, most = action, value
    return best
