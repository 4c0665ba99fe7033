"""What follows from an action in Hamburg, played out on a copy as far as no chance and no turn begins."""

from typing import Any, Final

from koopstad.engine.cards import Effect, Question
from koopstad.engine.dealer import Dealer
from koopstad.engine.frames import Frame, Step, Work
from koopstad.games.hamburg.bots.cards import CARD, LOWERED, WORKER
from koopstad.games.hamburg.bots.value import Judge, Moment
from koopstad.games.hamburg.cards.effects import draw, gain, pay, town
from koopstad.games.hamburg.position.state import Position
from koopstad.games.hamburg.printed.actions import DISCARD, DRAW, HAND
from koopstad.games.hamburg.printed.pieces import COLOURS
from koopstad.games.hamburg.rules.build import REPEAT
from koopstad.games.hamburg.rules.misfortunes import CHOOSE_RAISE, PREVENTING, STRIKES
from koopstad.games.hamburg.rules.ships import USE_SHIP
from koopstad.games.hamburg.rules.wall import TAKE_STATUE

DEEP: Final = 2  # questions that are answered by trying every answer; later ones are weighed as they stand
LONGEST: Final = 40  # steps after which whatever goes on is left alone

# Decisions that belong to the action just played, besides what cards ask.
_FOLLOWING: Final[tuple[Step[Any, Any], ...]] = (
    REPEAT,
    CHOOSE_RAISE,
    PREVENTING,
    STRIKES,
    USE_SHIP,
    TAKE_STATUE,
)


class Middling(Dealer):
    """Deals the same every time: no luck enters into a decision."""

    def below(self, bound: int) -> int:
        return bound // 2


class Ahead:
    """Plays actions on copies and values where they lead."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.seat: Final = judge.seat
        self._dealer: Final = Middling()

    def after(self, position: Position, action: int, depth: int = DEEP) -> float:
        """The value for the seat once an action is played and its own questions are answered well."""
        twin = position.copy()
        frame = twin.pending[-1]
        frame.step.play(twin, frame, action, self._dealer)
        return self._outlook(twin, depth)

    def _outlook(self, twin: Position, depth: int) -> float:
        for _ in range(LONGEST):
            if not twin.pending:
                break
            frame = twin.pending[-1]
            if isinstance(frame.step, Work):
                if frame.seat < 0:
                    break  # the course of the game, with its dice
                twin.pop()
                frame.step.run(twin, frame, self._dealer)
                continue
            if frame.step is not twin.deck.programs.asking and frame.step not in _FOLLOWING:
                break
            if frame.seat >= twin.seats:
                frame.step.play(twin, frame, twin.decide(frame), self._dealer)
                continue
            actions = frame.step.actions(twin, frame)
            action = actions[0]
            if frame.seat == self.seat and len(actions) > 1:
                if DISCARD <= action < DISCARD + HAND:
                    action = DISCARD + self._least(twin)
                elif not DRAW <= action < DRAW + len(COLOURS):
                    if not depth or self._is_long(twin, frame):
                        return self.judge.value(twin) + self._owed(twin, frame)
                    best = self.after(twin, actions[0], depth - 1)
                    for other in actions[1:]:
                        best = max(best, self.after(twin, other, depth - 1))
                    return best
            frame.step.play(twin, frame, action, self._dealer)
        return self.judge.value(twin)

    def _least(self, twin: Position) -> int:
        """The place of the hand card that promises least."""
        cards = twin.players[self.seat].hand[:HAND]
        moment = Moment(twin, self.seat)
        return min(range(len(cards)), key=lambda place: self.judge.promise(twin, cards[place], moment))

    def _is_long(self, twin: Position, frame: Frame) -> bool:
        """Whether a question is asked again for every worker (111 to 114): its answers are weighed as they
        stand, for all that could follow would be looked at each time.
        """
        if not isinstance(frame, Question):
            return False
        return isinstance(twin.deck.programs.asking.effect(frame), pay.Exchange)

    def _owed(self, twin: Position, frame: Frame) -> float:
        """What an unanswered question will bring at least."""
        if not isinstance(frame, Question):
            return 0.0
        effect: Effect[Position] = twin.deck.programs.asking.effect(frame)
        if isinstance(effect, (gain.GainAny, pay.Exchange)):
            return WORKER * frame.noted[0]
        if isinstance(effect, draw.Draw):
            return CARD
        if isinstance(effect, town.LowerChoice):
            return LOWERED
        return 0.0
