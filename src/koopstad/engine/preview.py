"""What an action would do to the seat that plays it, computed by playing it on what the seat knows.

Two worlds are imagined from the seat's knowledge, and the action is played in a copy of each, with a dealer
who deals nothing. The difference of the seat's purse before and after is what the action does. What differs
between the two worlds is not known; what lies behind chance, or behind a choice of the seat's own, is open.
"""

from collections.abc import Sequence
from typing import Final

from koopstad.engine.dealer import Dealer, FastDealer
from koopstad.engine.state import State

Purse = dict[str, int]

# What may be open.
CHANCE: Final = "chance"
HIDDEN: Final = "hidden"
CHOICE: Final = "choice"
_OPEN: Final = (CHANCE, HIDDEN, CHOICE)
MOST_ANSWERS: Final = 60  # to one price


class Preview:
    """What changes in the seat's purse, what it then has to pay or gain as it chooses, and what is open.

    ``changes`` and ``due`` are differences: minus is paid, plus is gained. In ``due`` the word ``any`` stands
    for one of the things in ``Game.any_of``. ``open`` holds ``chance``, ``hidden``, ``choice``: what comes
    after it, or depends on it, is not told.
    """

    __slots__ = ("changes", "due", "open")

    def __init__(self, changes: Purse, due: Purse, open_: tuple[str, ...]) -> None:
        self.changes: Final = changes
        self.due: Final = due
        self.open: Final = open_

    def __repr__(self) -> str:
        return f"Preview({self.changes}, due {self.due}, open {self.open})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Preview):
            return NotImplemented
        return self.changes == other.changes and self.due == other.due and self.open == other.open

    def __hash__(self) -> int:
        return hash((tuple(sorted(self.changes.items())), self.open))


class StopError(Exception):
    """A rule asked for chance."""


class NoDealer(Dealer):
    """Refuses to deal: whoever asks him is stopped there."""

    def below(self, bound: int) -> int:
        raise StopError


class Foresight:
    """The previews of one decision: its worlds are imagined once, for however many actions."""

    def __init__(self, state: State, seat: int) -> None:
        assert seat == state.to_move, "only the seat that is to move is shown what it could do"
        self.game: Final = state.game
        self.seat: Final = seat
        self.worlds: Final = (state.imagine(seat, FastDealer(1)), state.imagine(seat, FastDealer(2)))
        self.before: Final = self._purse(state)
        self.any_of: Final = self.game.any_of
        self._dealer: Final = NoDealer()

    def of(self, action: int) -> Preview:
        """The preview of one legal action."""
        first, second = self._tried(self.worlds[0], action), self._tried(self.worlds[1], action)
        return _agreed((first, second), HIDDEN)

    def _purse(self, state: State) -> Purse:
        return self.game.purse(state.view(self.seat), self.seat)

    def _tried(self, world: State, action: int) -> Preview:
        """What it does in one world."""
        twin = world.copy()
        goes_on = self._play(twin, action)
        changes = _difference(self.before, self._purse(twin))
        if not goes_on:
            return Preview(changes, {}, (CHANCE,))
        due = due_now(twin, self.seat)
        if not due:
            asks = twin.to_move == self.seat and twin.pending[-1].step.automatic
            return Preview(changes, {}, (CHOICE,) if asks else ())
        # Whatever is chosen, the same follows: it is paid in two ways, and what they agree on is told.
        follows = _agreed((self._settled(twin, due, 0), self._settled(twin, due, -1)), CHOICE)
        return Preview(_sum(changes, follows.changes), due, follows.open)

    def _settled(self, state: State, due: Purse, choice: int) -> Preview:
        """What follows when all that is due is chosen from one end of the list."""
        twin = state.copy()
        before = self._purse(state)
        left, goes_on, answers = total(due), True, 0
        while goes_on and left and answers < MOST_ANSWERS:
            answers += 1
            goes_on = self._play(twin, twin.actions()[choice])
            left = still_due(state, twin, self.seat, left) if goes_on else 0
        changes = _difference(before, self._purse(twin))
        chosen = 0
        for what in self.any_of:
            chosen += changes.pop(what, 0)
        unasked = chosen != total(due)  # things of the same kind came or went besides
        asks = goes_on and twin.to_move == self.seat and twin.pending[-1].step.automatic
        opened = (CHANCE,) if not goes_on else (CHOICE,) if asks or unasked else ()
        return Preview(changes, {}, opened)

    def _play(self, state: State, action: int) -> bool:
        """Whether it got by without chance."""
        try:
            state.play(action, self._dealer)
        except StopError:
            return False
        return True


def preview(state: State, seat: int, action: int) -> Preview:
    """What a legal action of the seat that is to move would do."""
    return Foresight(state, seat).of(action)


def due_now(state: State, seat: int) -> Purse:
    """What the seat is to pay or gain as it chooses, before anything else."""
    if state.to_move != seat:
        return {}
    frame = state.pending[-1]
    return frame.step.due(state, frame)


def still_due(before: State, after: State, seat: int, left: int) -> int:
    """What is left of a price after an answer to it; 0 when something else is asked now, or nothing."""
    if not after.pending or after.pending[-1].step is not before.pending[-1].step:
        return 0
    rest = total(due_now(after, seat))
    return rest if rest * left > 0 and abs(rest) <= abs(left) else 0


def _agreed(tried: tuple[Preview, Preview], otherwise: str) -> Preview:
    """What two attempts have in common; what they differ in is open."""
    first, second = tried
    if first == second:
        return first
    changes = {what: number for what, number in first.changes.items() if second.changes.get(what) == number}
    due = first.due if first.due == second.due else {}
    opened = {*first.open, *second.open}
    if len(changes) < max(len(first.changes), len(second.changes)) or first.due != second.due:
        opened.add(otherwise)
    return Preview(changes, due, tuple([word for word in _OPEN if word in opened]))


def _difference(before: Purse, after: Purse) -> Purse:
    """By the words of both; what stays as it is is left out."""
    words: Sequence[str] = [*before, *[word for word in after if word not in before]]
    changes: Purse = {}
    for word in words:
        change = after.get(word, 0) - before.get(word, 0)
        if change:
            changes[word] = change
    return changes


def _sum(first: Purse, second: Purse) -> Purse:
    total = dict(first)
    for word, number in second.items():
        total[word] = total.get(word, 0) + number
    return {word: number for word, number in total.items() if number}


def total(purse: Purse) -> int:
    return sum(purse.values())
