"""Whether a whole game tells an observer what it may not know: played beside worlds that look the same."""

from collections.abc import Sequence
from random import Random
from typing import Any

from koopstad.engine.dealer import Dealer, FastDealer, ScriptedDealer
from koopstad.engine.errors import ScriptError
from koopstad.engine.game import Game
from koopstad.engine.kit.breach import want
from koopstad.engine.state import State


def check_secrets(game: Game, seats: int, options: dict[str, Any], seed: int, pace: int = 8) -> int:
    """Plays a game beside worlds that an observer cannot tell from the true one; returns how many were kept.

    Each observer (every seat, and a spectator) has a world of its own, imagined from what it knows. It goes
    on with the same actions over many moves; chance deals the same there, or something else that the observer
    does not notice. That lasts until something contradicts the world: an action that is not possible there, a
    card that is not in the pile, a thing shown to this very observer. As long as nothing does, not even a
    perfect reasoner could tell the two apart, and so neither may view, log nor actions. In ``pace`` moves
    once a world is imagined anew.
    """
    random, dealer = Random(seed), FastDealer(seed)
    state = game.start(seats, options, dealer)
    observers: list[int | None] = [*range(seats), None]
    worlds = [state.imagine(observer, dealer) for observer in observers]
    kept = number = 0
    while state.to_move is not None:
        number += 1
        action = random.choice(state.actions())
        where = f"{game.id}, {seats} seats, {options}, seed {seed}, move {number}, {game.name(action)!r}"
        before, state.story = state.copy(), []
        outcomes = state.play(action, dealer)
        for place, observer in enumerate(observers):
            heard = [event.heard_by(observer) for event in state.story]

            def alike(world: State | None, observer: int | None = observer, heard: Any = heard) -> bool:
                story = [] if world is None else world.story or []
                return (
                    world is not None
                    and [event.heard_by(observer) for event in story] == heard
                    and world.view(observer) == state.view(observer)
                )

            world = _go_on(
                worlds[place], action, _Slip(outcomes, random.randrange(len(outcomes) + 1), dealer)
            )
            if not alike(world):
                world = _go_on(worlds[place], action, ScriptedDealer(outcomes))
            told_all = before.final(action, state)  # such as whether a search found something
            if world is None or told_all or _shown(before, state, place) or random.random() * pace < 1:
                worlds[place] = state.imagine(observer, dealer)
                continue
            if _dealt(before, state, place) and not alike(world):
                # One thing shown and several dealt face down in one move: the counts do not tell it.
                worlds[place] = state.imagine(observer, dealer)
                continue
            kept += 1
            told = [event.heard_by(observer) for event in world.story or []] == heard
            want(told, f"{where}: the log told observer {observer} what it cannot know")
            want(world.view(observer) == state.view(observer), f"{where}: the view of {observer} tells it")
            if state.to_move == observer:
                want(world.actions() == state.actions(), f"{where}: the actions of {observer} tell it")
            worlds[place] = world
    return kept


class _Slip(ScriptedDealer):
    """Deals what is written, but for the outcome at one place, which is open."""

    def __init__(self, script: list[int], place: int, then: Dealer) -> None:
        super().__init__(script)
        self.place = place
        self.open = then

    def _slips(self) -> bool:
        slips = self.position == self.place < len(self.script)
        self.position += slips
        return slips

    def roll(self, sides: int) -> int:
        return self.open.below(sides) + 1 if self._slips() else super().roll(sides)

    def draw(self, counts: list[int]) -> int:
        return self.open.draw(counts) if self._slips() else super().draw(counts)

    def pick(self, items: Sequence[int]) -> int:
        return items[self.open.below(len(items))] if self._slips() else super().pick(items)


def _go_on(world: State, action: int, script: ScriptedDealer) -> State | None:
    """The world after the same move; None when it is contradicted."""
    if world.to_move is None or action not in world.actions():
        return None
    after = world.copy()
    after.story = []
    try:
        after.play(action, script)
    except ScriptError:
        return None
    return None if script.left else after


def _shown(before: State, after: State, place: int) -> bool:
    """Whether the observer at a place has seen something that was hidden from it."""
    return any(now < then for then, now in _unseen(before, after, place))


def _dealt(before: State, after: State, place: int) -> bool:
    """Whether something was dealt that the observer at a place does not see."""
    return any(now > then for then, now in _unseen(before, after, place))


def _unseen(before: State, after: State, place: int) -> list[tuple[int, int]]:
    """What the observer at a place has not seen of each kind, before and after."""
    old, new = before.unseen(), after.unseen()
    size = len(old) // (before.seats + 1)
    return [(old[each], new[each]) for each in range(place * size, (place + 1) * size)]
