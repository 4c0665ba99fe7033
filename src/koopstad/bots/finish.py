"""How a turn ends when the game's own bot finishes it, from the many positions of one plan.

Most lines through a turn come through positions that others came through before, and how the turn ends from
there is worked out once.
"""

from collections.abc import Callable
from typing import Final

from koopstad.bots.worlds import LONGEST, search_dealer
from koopstad.engine.bot import Bot, Eyes
from koopstad.engine.judgement import Judgement
from koopstad.engine.state import State


class Finish:
    """The rest of a turn: what the seat plays until chance has a say or another has to answer, where the turn
    leads, and what it is worth there.
    """

    __slots__ = ("end", "rest", "value")

    def __init__(self, rest: list[int], end: State, value: float) -> None:
        self.rest: Final = rest
        self.end: Final = end
        self.value: Final = value


class Finishes:
    """Of one turn in one imagined world. Where chance comes in, nothing is known from before."""

    def __init__(
        self,
        judgement: Judgement,
        policy: Bot,
        value: Callable[[State, int], float],
        seat: int,
        turns: int,
        seed: int,
    ) -> None:
        self._judgement: Final = judgement
        self._policy: Final = policy
        self._value: Final = value
        self._seat: Final = seat
        self._turns: Final = turns  # that the seat has still to finish, with this one
        self._seed: Final = seed
        self._known: Final[dict[object, Finish]] = {}

    def of(self, state: State) -> Finish:
        """From a position of the turn, which stays as it is."""
        end = state.copy()
        dealer = search_dealer(self._seed, 0)
        passed: list[object] = []  # the positions in which the seat decided, by their keys
        played: list[int] = []
        chance = False
        asked = False  # another had to answer
        for _ in range(LONGEST):
            if not end.pending or self._judgement.turns(end, self._seat) < self._turns:
                break
            mover = end.pending[-1].seat
            if mover != self._seat:
                asked = True
            elif not chance and not asked:
                key = self._judgement.key(end, self._seat)
                known = self._known.get(key)
                if known is not None:
                    return self._note(passed, played + known.rest, known.end, known.value)
                passed.append(key)
            action = self._policy.choose(Eyes(end, mover, imagined=True))
            if not asked and not chance:
                played.append(action)
            if end.play(action, dealer):
                chance = True
        return self._note([] if chance else passed, played, end, self._value(end, self._seat))

    def _note(self, passed: list[object], played: list[int], end: State, value: float) -> Finish:
        """Keeps it for every position that it came through."""
        for place, key in enumerate(passed):
            self._known[key] = Finish(played[place:], end, value)
        return Finish(played, end, value)
