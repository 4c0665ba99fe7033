"""Chance made explicit: what could come up and how likely it is, instead of what does.

``question`` tells what the rules ask chance next when an action is played; ``expectation`` is the mean over
all answers. Both rest on a dealer that deals what it was told and, when it is asked for more, asks back.
"""

from collections.abc import Callable, Sequence
from typing import Final

from koopstad.engine.dealer import Dealer, FastDealer, ScriptedDealer
from koopstad.engine.state import State

Value = Callable[[State], float]


class Question(Exception):  # noqa: N818 - it is no error
    """The next outcome is open: each that is possible, with its probability."""

    def __init__(self, outcomes: list[int], chances: list[float]) -> None:
        super().__init__(f"one of {len(outcomes)} outcomes")
        self.outcomes: Final = outcomes
        self.chances: Final = chances


class AskingDealer(Dealer):
    """Deals what it was told; asked for more, it raises the question."""

    def __init__(self, told: Sequence[int]) -> None:
        super().__init__()
        self._told: Final = ScriptedDealer(told)

    def below(self, bound: int) -> int:
        raise Question([*range(bound)], [1 / bound] * bound)

    def roll(self, sides: int) -> int:
        if not self._told.left:
            raise Question([*range(1, sides + 1)], [1 / sides] * sides)
        return self._noted(self._told.roll(sides))

    def draw(self, counts: list[int]) -> int:
        if not self._told.left:
            kinds = [kind for kind, count in enumerate(counts) if count]
            total = sum(counts)
            raise Question(kinds, [counts[kind] / total for kind in kinds])
        return self._noted(self._told.draw(counts))

    def pick(self, items: Sequence[int]) -> int:
        if not self._told.left:
            raise Question([*items], [1 / len(items)] * len(items))
        return self._noted(self._told.pick(items))

    def _noted(self, outcome: int) -> int:
        self.outcomes.append(outcome)
        return outcome


def question(state: State, action: int, told: Sequence[int] = ()) -> Question | None:
    """What is asked of chance after the outcomes that are told; None when nothing more is."""
    try:
        state.copy().play(action, AskingDealer(told))
    except Question as asked:
        return asked
    return None


def outcomes(state: State, action: int, most: int) -> list[tuple[list[int], float]] | None:
    """Every course that chance can take, with its probability; None when there are more than ``most``."""
    found: list[tuple[list[int], float]] = []
    open_courses: list[tuple[list[int], float]] = [([], 1.0)]
    while open_courses:
        told, chance = open_courses.pop()
        asked = question(state, action, told)
        if asked is None:
            found.append((told, chance))
        else:
            for outcome, part in zip(asked.outcomes, asked.chances, strict=True):
                open_courses.append(([*told, outcome], chance * part))
        if len(found) + len(open_courses) > most:
            return None
    return found


def expectation(state: State, action: int, value: Value, most: int, seed: int = 0) -> float:
    """What an action is worth on average: exactly where chance has at most ``most`` courses, else by a sample
    of as many."""
    courses = outcomes(state, action, most)
    total = 0.0
    if courses is None:
        dealer = FastDealer(seed)
        for _ in range(most):
            twin = state.copy()
            twin.play(action, dealer)
            total += value(twin) / most
        return total
    for told, chance in courses:
        twin = state.copy()
        twin.play(action, ScriptedDealer(told))
        total += chance * value(twin)
    return total
