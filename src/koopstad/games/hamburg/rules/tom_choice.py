"""How TOM decides (HAM-18.5, HAM-AMB-80, HAM-AMB-81): what favours him most, then the first."""

from typing import TYPE_CHECKING, cast

from koopstad.engine.cards import Asking, Programs, Question
from koopstad.engine.dealer import FastDealer
from koopstad.engine.frames import Frame, Work
from koopstad.engine.state import State
from koopstad.games.hamburg.cards.effects.base import Deed

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position

# Points, marks, workers, levels not raised: the order in which TOM looks at what he has.
Worth = tuple[int, int, int, int]


class TomAsking(Asking):
    """A question to TOM: it has one answer."""

    def __init__(self, programs: Programs) -> None:
        super().__init__("TOM is asked", programs.programs)

    def actions(self, state: State, frame: Frame) -> list[int]:
        from koopstad.games.hamburg.position.state import Position

        assert isinstance(state, Position)
        question = cast(Question, frame)
        effect = self.effect(question)
        options = effect.options(state, question)
        if len(options) > 1:
            assert isinstance(effect, Deed)
            preferred = effect.tom_prefers(state, options)
            return [preferred if preferred >= 0 else self._best(state, frame, options)]
        return options

    def _best(self, state: "Position", frame: Frame, options: list[int]) -> int:
        best = options[0]
        most: Worth | None = None
        for option in options:
            found = self._outlook(state, frame, option)
            if most is None or found > most:
                best, most = option, found
        return best

    def _outlook(self, state: "Position", frame: Frame, option: int) -> Worth:
        """What TOM holds after an answer and what follows from it, further answers chosen step by step."""
        twin = state.copy()
        dealer = FastDealer(0)
        depth = len(twin.pending) - 1
        self.play(twin, frame, option, dealer)
        while len(twin.pending) > depth:
            top = twin.pending[-1]
            if isinstance(top.step, Work):
                # What belongs to the course of the game is no part of the answer.
                if top.seat < 0:
                    break
                twin.pop()
                top.step.run(twin, top, dealer)
            elif isinstance(top.step, TomAsking):
                self.play(twin, top, self._next(twin, top), dealer)
            else:
                break
        return worth(twin)

    def _next(self, state: "Position", frame: Frame) -> int:
        question = cast(Question, frame)
        options = self.effect(question).options(state, question)
        best = options[0]
        most: Worth | None = None
        for option in options:
            twin = state.copy()
            self.play(twin, frame, option, FastDealer(0))
            if most is None or worth(twin) > most:
                best, most = option, worth(twin)
        return best


def worth(state: "Position") -> Worth:
    tom = state.players[state.tom]
    return (tom.points, tom.money, sum(tom.workers), -sum(tom.levels))
