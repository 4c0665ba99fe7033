"""Of lines that look equally good many are misjudged. So they are followed, as the policy plays on.

All are followed in the same imagined worlds, with the same chance. After every few worlds the worse half of
them is left alone, and so is what is clearly behind: the time goes into those that are close.
"""

from collections.abc import Callable

from koopstad.bots.endings import GLANCE, better_half
from koopstad.bots.search import Line, Search, best_first
from koopstad.bots.worlds import play_line
from koopstad.engine.state import State

World = Callable[[int], State]  # an imagined world, by its number


def follow(search: Search, world: World, seat: int, lines: list[Line]) -> list[Line]:
    """Some lines, the best first: each is worth the mean of what it is judged now and at the ends of the next
    own turns, over all worlds in which it was followed.

    What the budget does not reach for all that are still followed counts for none of them.
    """
    worths: list[list[float]] = [[] for _ in lines]
    hopeful = [*range(len(lines))]
    for number in range(search.following.worlds):
        if len(hopeful) == 1:
            break
        found = _in_one_world(search, world(number), number, seat, [lines[place] for place in hopeful])
        if not found:
            break
        for place, worth in zip(hopeful, found, strict=True):
            worths[place].append(worth)
        if number % GLANCE == GLANCE - 1:
            hopeful = _still_followed(search, lines, worths, hopeful)
    if not worths[0]:
        return lines
    return _judged(lines, worths, hopeful)


def _in_one_world(search: Search, state: State, number: int, seat: int, lines: list[Line]) -> list[float]:
    """What each of the lines is worth there; nothing, where that is more than the budget."""
    followed = search.following.turns
    turns = search.judgement.turns(state, seat)
    found: list[float] = []
    for line in lines:
        if not search.budget.spend(followed):
            return []
        twin = state.copy()
        dealer = search.dealer(number)
        play_line(twin, seat, line.actions + line.rest, dealer)
        later = search.later(twin, seat, turns, followed, dealer)
        found.append((line.value + followed * later) / (1 + followed))
    return found


def _still_followed(
    search: Search, lines: list[Line], worths: list[list[float]], places: list[int]
) -> list[int]:
    """The better half; what somebody is about to do is followed as far as the best."""
    best = places[0]
    for place in places:
        if _mean(worths[place]) > _mean(worths[best]):
            best = place
    better = better_half(worths, [best, *[place for place in places if place != best]])
    return better + [
        place for place in places if place not in better and lines[place].actions[0] == search.mine
    ]


def _judged(lines: list[Line], worths: list[list[float]], hopeful: list[int]) -> list[Line]:
    """The lines with their new values. One that was left alone is worth no more than the best of those that
    were not: it may have been lucky in the worlds it was followed in.
    """
    most = max([_mean(worths[place]) for place in hopeful])
    order = [*hopeful, *[place for place in range(len(lines)) if place not in hopeful]]
    judged: list[Line] = []
    for place in order:
        line = lines[place]
        value = min(most, _mean(worths[place]))
        judged.append(Line(line.actions, line.rest, line.state, line.end, value, line.finished))
    return best_first(judged)


def _mean(numbers: list[float]) -> float:
    total = 0.0
    for number in numbers:
        total += number
    return total / len(numbers)
