"""Chance made explicit: what could come up and how likely it is, instead of what does.

``question`` tells what the rules ask chance next when an action is played; ``expectation`` is the mean over
all answers. Both rest on a dealer that deals what it was told and, when it is asked for more, asks back.
"""

from collections.abc import Callable, Sequence
from typing import Final

from koopstad.engine.dealer import Dealer, FastDealer, ScriptedDealer
from koopstad.engine.errors import OptionError
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


class Course:
    """One course that chance can take: its outcomes, how likely it is, where it leads, what is told of it."""

    def __init__(self, outcomes: list[int], chance: float, state: State, words: list[str]) -> None:
        self.outcomes: Final = outcomes
        self.chance: Final = chance
        self.state: Final = state
        self.words: Final = words

    def __repr__(self) -> str:
        return f"<{self.chance:.3g}: {' '.join(self.words)}>"


def courses(state: State, action: str | int, most: int = 1000) -> list[Course]:
    """All that chance can make of an action, in words that the seat to move would hear, the likeliest first.

    The action is one that is legal, by notation or number; else an ``ActionError`` says why not.

    An ``OptionError`` where there are more than ``most``; ``question`` goes outcome by outcome.
    """
    from koopstad.engine.words import english

    number = state.legal(action)
    found = outcomes(state, number, most)
    if found is None:
        raise OptionError(f"chance can take more than {most} courses here")
    made: list[Course] = []
    for told, chance in found:
        after = state.copy()
        after.story = []
        after.play(number, ScriptedDealer(told))
        words = [english(state.game.id).event(event, state.to_move) for event in after.story]
        after.story = None
        made.append(Course(told, chance, after, words))
    made.sort(key=lambda course: -course.chance)
    return made
