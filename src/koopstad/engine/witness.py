"""Compares a preview with what really happens: on the true position, with a dealer who deals."""

from koopstad.engine.dealer import FastDealer
from koopstad.engine.preview import CHOICE, HIDDEN, MOST_ANSWERS, Preview, Purse, due_now, still_due, total
from koopstad.engine.state import State


class Witness(FastDealer):
    """Deals, and remembers the purse at the first question: what comes after chance was never promised."""

    def __init__(self, seed: int, state: State, seat: int) -> None:
        super().__init__(seed)
        self.state = state
        self.seat = seat
        self.seen: Purse | None = None

    def below(self, bound: int) -> int:
        if self.seen is None:
            self.seen = self.purse()
        return super().below(bound)

    def purse(self) -> Purse:
        return self.state.game.purse(self.state.view(self.seat), self.seat)


def contradiction(state: State, action: int, told: Preview, seed: int) -> str:
    """What a preview of the seat that is to move said wrongly; empty when all of it came true."""
    seat = state.to_move
    assert seat is not None
    twin = state.copy()
    witness = Witness(seed, twin, seat)
    before = witness.purse()
    twin.play(action, witness)
    if witness.seen is None and due_now(twin, seat) != told.due:
        return f"it said that {told.due} will be due, but it is {due_now(twin, seat)}"
    if told.due:
        _choose_at_random(twin, witness, total(told.due))
    after = witness.purse() if witness.seen is None else witness.seen
    return _compared(state, told, before, after)


def _choose_at_random(state: State, witness: Witness, left: int) -> None:
    answers = 0
    start = state.copy()
    while left and witness.seen is None and answers < MOST_ANSWERS:
        answers += 1
        actions = state.actions()
        state.play(actions[int(witness.random() * len(actions))], witness)
        left = still_due(start, state, witness.seat, left)


def _compared(state: State, told: Preview, before: Purse, after: Purse) -> str:
    free = state.game.any_of if told.due else ()
    complete = HIDDEN not in told.open and not (told.due and told.open)
    for word in {**before, **after}:
        really, said = after.get(word, 0) - before.get(word, 0), told.changes.get(word, 0)
        if word not in free and really != said and (said or complete):
            return f"it said {said:+} {word}, but it was {really:+}"
    if told.due and CHOICE not in told.open and HIDDEN not in told.open:
        really = sum(after.get(word, 0) - before.get(word, 0) for word in free)
        said = total(told.due) + sum(told.changes.get(word, 0) for word in free)
        if really != said:
            return f"it said {said:+} {'/'.join(free)} together, but it was {really:+}"
    return ""
