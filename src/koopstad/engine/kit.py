"""The conformance kit: what every game must hold to, checked while games are played.

``check_game`` plays one game with random actions and asserts, at every decision or at a sample of them:
actions and names fit the catalogue; ``why_not`` agrees with ``actions``; copies are independent; nothing is
created or destroyed; a view is what the game declares, small and blind to what its seat may not know;
imagined positions keep the seat's view; what is foretold of an action comes true; the record folds to the
same state; plain data leads back to the state. Before the first decision it looks at the classes that make up
a position: their attributes, fields and copies must agree.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import msgspec

from koopstad.engine import manifest as manifests
from koopstad.engine import record as records
from koopstad.engine.build import compiled
from koopstad.engine.choices import choices
from koopstad.engine.dealer import Dealer, FastDealer, ScriptedDealer
from koopstad.engine.errors import ScriptError
from koopstad.engine.fields import Fields
from koopstad.engine.game import Game
from koopstad.engine.state import State, View
from koopstad.engine.verify import verify
from koopstad.engine.views import undeclared
from koopstad.engine.witness import contradiction
from koopstad.engine.words import words

LARGEST_VIEW = 16_000


@dataclass(frozen=True)
class Pace:
    """How often the dearer checks are made: once in so many decisions, and once in so many games."""

    twins: int = 4
    whys: int = 20
    previews: int = 20
    copies: int = 10
    views: int = 5
    restores: int = 25
    stories: int = 1  # games whose log is put in words


class BreachError(AssertionError):
    """A game does not hold to the contract; the message says where and how."""


def check_game(game: Game, seats: int, options: dict[str, Any], seed: int, pace: Pace | None = None) -> int:
    """Plays one game under every check and returns the number of decisions."""
    inspection = _Inspection(game, seed, pace or Pace())
    try:
        inspection.begin(seats, options)
        inspection.run()
    except Exception as error:
        what = str(error) if isinstance(error, BreachError) else f"{type(error).__name__}: {error}"
        where = f"{game.id}, {seats} seats, {options}, seed {seed}, decision {inspection.decisions}"
        raise BreachError(f"{where}: {what}") from error
    return inspection.decisions


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
            _want(told, f"{where}: the log told observer {observer} what it cannot know")
            _want(world.view(observer) == state.view(observer), f"{where}: the view of {observer} tells it")
            if state.to_move == observer:
                _want(world.actions() == state.actions(), f"{where}: the actions of {observer} tell it")
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


def fingerprint(state: State) -> bytes:
    """All of a state, in bytes that can be compared."""
    return msgspec.json.encode(state.data(), order="sorted")


class _Inspection:
    def __init__(self, game: Game, seed: int, pace: Pace) -> None:
        self.game = game
        self.pace = pace
        self.random = Random(seed)
        self.dealer = FastDealer(seed)
        self.copies: list[tuple[State, bytes]] = []
        self.decisions = 0
        self.unnamed = set(range(len(game.catalogue)))  # actions whose names have not been looked at yet
        view = manifests.manifest(game.id).view if game.id in manifests.installed() else ""
        self.declared = manifests.part(view) if view else None

    def begin(self, seats: int, options: dict[str, Any]) -> None:
        self.record, self.state = records.begin(self.game, seats, options, self.dealer)
        self.state.story = []
        self.stock = self.state.inventory()
        check_parts(self.state)

    def run(self) -> None:
        while self.state.to_move is not None:
            self.decisions += 1
            actions = self._check_actions()
            self._check_position()
            action = self.random.choice(actions)
            if self._due(self.pace.twins):
                self._play_beside_twin(action)
            else:
                records.play(self.record, self.state, action, self.dealer)
        self._check_position()
        self._check_end()

    def _due(self, every: int) -> bool:
        return self.random.random() * every < 1

    def _check_actions(self) -> list[int]:
        actions = self.state.actions()
        _want(bool(actions), "no action is legal, but the game is not over")
        _want(actions == sorted(set(actions)), "an action is listed twice or out of order")
        for action in self.unnamed.intersection(actions):
            name = self.game.name(action)
            _want(self.game.action(name) == action, f"{name!r} does not lead back to action {action}")
        self.unnamed.difference_update(actions)
        if self._due(self.pace.whys):
            self._check_refusals(set(actions))
        if self._due(self.pace.previews):
            self._check_choice(self.random.choice(actions))
        return actions

    def _check_choice(self, action: int) -> None:
        """Its sentence can be said, its preview comes true, and both are the same in an imagined position."""
        state, seat, name = self.state, self.state.to_move, self.game.name(action)
        (choice,) = choices(state, seat, [action])
        said = words(self.game.id)
        if said.has(choice.key):
            said.text(choice.key, **choice.args)
        assert choice.preview is not None
        wrong = contradiction(state, action, choice.preview, self.decisions)
        _want(not wrong, f"the preview of {name!r} is wrong: {wrong}")
        (other,) = choices(state.imagine(seat, self.dealer), seat, [action])
        same = (other.key, other.args, other.touches) == (choice.key, choice.args, choice.touches)
        _want(same and other.preview == choice.preview, f"what is told of {name!r} tells a hidden thing")

    def _check_refusals(self, legal: set[int]) -> None:
        """Every legal action is granted; a sample of the others is refused, with words to say why."""
        others = self.random.sample(range(len(self.game.catalogue)), min(40, len(self.game.catalogue)))
        for action in {*legal, *others}:
            refusal = self.state.why_not(action)
            name = self.game.name(action)
            _want((refusal is None) == (action in legal), f"why_not and actions disagree on {name!r}")
            if refusal is not None:
                words(self.game.id).refusal(refusal)

    def _check_position(self) -> None:
        state = self.state
        stock = state.inventory()
        _want(stock == self.stock, f"pieces came or went: {_differences(self.stock, stock)}")
        _want(min(state.unseen(), default=0) >= 0, "less than nothing is unseen")
        _want(len(state.scores()) == len(state.ranking()) == state.seats, "a seat has no score or place")
        for seat, score in enumerate(state.scores()):
            summed = sum(state.sheet(seat).values())
            _want(summed == score, f"the sheet of seat {seat} makes {summed} points, but it has {score}")
        if self._due(self.pace.copies):
            self.copies.append((state.copy(), fingerprint(state)))
        if self._due(self.pace.views):
            self._check_views()
        if self._due(self.pace.restores):
            back = self.game.restore(msgspec.json.decode(fingerprint(state)))
            _want(fingerprint(back) == fingerprint(state), "plain data does not lead back to the state")
            _check_restored(state, back)
            _want(back.actions() == state.actions(), "a restored state offers other actions")

    def _check_views(self) -> None:
        frame = self.state.pending[-1] if self.state.pending else None
        if frame is not None:
            parts = [part if isinstance(part, list) else [part] for part in frame.asked().values()]
            named = [number for part in parts for number in part]
            _want(named == list(frame.args), f"{frame.step.name}: `knows` does not name all that it knows")
        for seat in (*range(self.state.seats), None):
            view = self.state.view(seat)
            size = len(msgspec.json.encode(view))
            _want(size <= LARGEST_VIEW, f"the view of seat {seat} has {size} bytes")
            self._check_purses(view)
            if self.declared is not None:
                wrong = undeclared(view, self.declared)
                _want(not wrong, f"the view of seat {seat} is not as declared: {wrong}")

    def _check_purses(self, view: View) -> None:
        for seat, score in enumerate(self.state.scores()):
            purse = self.game.purse(view, seat)
            known = purse.get("points", score) == score
            _want(known, f"the purse of seat {seat} has other points than its score")
            _want(all(type(number) is int for number in purse.values()), "a purse holds more than numbers")

    def _play_beside_twin(self, action: int) -> None:
        """Non-interference: what a seat may not know is redrawn, and the seat notices nothing."""
        state = self.state
        seat = self.random.choice([*range(state.seats), None])
        twin = state.imagine(seat, self.dealer)
        twin.story = []
        _want(twin.view(seat) == state.view(seat), f"imagining changed the view of seat {seat}")
        _want(twin.inventory() == self.stock, "imagining created or destroyed pieces")
        thoughts = [world.imagine(seat, FastDealer(self.decisions)) for world in (state, twin)]
        _want(thoughts[0] == thoughts[1], f"what seat {seat} imagines depends on what it may not know")
        if state.to_move == seat:
            _want(twin.actions() == state.actions(), f"imagining changed the actions of seat {seat}")
        told = len(state.story or [])
        unseen = state.unseen()
        line = records.play(self.record, state, action, self.dealer)
        if action not in twin.actions():
            return  # the action itself told that the imagined position is not the true one
        script = ScriptedDealer(line.outcomes)
        try:
            twin.play(action, script)
        except ScriptError:
            return  # chance told it
        if script.left:
            return  # chance told it: the rules asked for more outcomes than they would have there
        if any(new < old for old, new in zip(unseen, state.unseen(), strict=True)):
            return  # a hidden thing was shown, and the state says so
        _want(twin.view(seat) == state.view(seat), f"{line.action!r} showed seat {seat} a hidden thing")
        heard = [event.heard_by(seat) for event in (state.story or [])[told:]]
        same = [event.heard_by(seat) for event in twin.story] == heard
        _want(same, f"the log of {line.action!r} told seat {seat} a hidden thing")

    def _check_end(self) -> None:
        state = self.state
        _want(state.actions() == [], "the game is over, but actions are legal")
        self._check_views()
        # Alone one can lose to the game itself.
        _want(min(state.ranking()) == 1 or state.seats == 1, "nobody is first")
        for seat in (*range(state.seats), None):
            kept = state.imagine(seat, FastDealer(0)).view(seat) == state.view(seat)
            _want(kept, f"at the end imagining changed the view of seat {seat}")
        for copy, taken in self.copies:
            _want(fingerprint(copy) == taken, "a copy changed when the game went on")
        for event in (state.story or []) if self._due(self.pace.stories) else []:
            told = {event.heard_by(seat)[0]: seat for seat in (*range(state.seats), None)}
            for seat in told.values():  # who hears the same is told the same
                words(self.game.id).event(event, seat)
        records.seal(self.record, state, self.dealer)
        folded = verify(records.parse(self.record.text()), self.game)
        _want(fingerprint(folded) == fingerprint(state), "the record folds to another state")


# --- the parts of a position ---

# What every state has besides the fields of its game; a story is never copied.
_OF_EVERY_STATE: Final = frozenset({"game", "seats", "options", "pending", "story"})
_FIXED: Final = _OF_EVERY_STATE - {"pending"}


def check_parts(state: State) -> None:
    """In every class that makes up a position, attributes, fields and ``copy`` agree."""
    if compiled():
        return  # compiled classes cannot be looked into; their sources are checked when they are interpreted
    for part, fields in state.fields().parts(state):
        _check_fields(part, fields)
    marked = state.copy()
    for part, fields in marked.fields().parts(marked):
        for name in _attributes(part) - {*fields.fixed, *_FIXED}:
            setattr(part, name, _changed(getattr(part, name)))
    twin = marked.copy()
    parts = marked.fields().parts(marked)
    others = twin.fields().parts(twin)
    for (part, fields), (other, _) in zip(parts, others, strict=True):
        _want(part is not other, f"copies share a {type(part).__name__}")
        for name in sorted(_attributes(part) - {*fields.fixed, *_FIXED}):
            if not _holds(getattr(part, name), [each for each, _ in parts]):
                _check_copied(part, other, name)


def _check_fields(part: Any, fields: Fields) -> None:
    owner = type(part).__name__
    declared = fields.attributes() | (_OF_EVERY_STATE if isinstance(part, State) else set())
    there = _attributes(part)
    loose, empty = ", ".join(sorted(there - declared)), ", ".join(sorted(declared - there))
    _want(not loose, f"{owner} has attributes in no field: {loose}")
    _want(not empty, f"{owner} has fields without attribute: {empty}")


def _attributes(part: Any) -> set[str]:
    named = {name for kind in type(part).__mro__ for name in getattr(kind, "__annotations__", {})}
    slots = {name for kind in type(part).__mro__ for name in getattr(kind, "__slots__", ())}
    return {*named, *slots, *getattr(part, "__dict__", {})}


def _changed(value: Any) -> Any:
    """Another value of the same kind, so that one left out of a copy shows; parts stay what they are."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, tuple):
        return (*value, 1)
    if isinstance(value, list) and all(isinstance(each, int | tuple) for each in value):
        return [*value, 1]
    return value


def _check_copied(part: Any, twin: Any, name: str) -> None:
    owner, old, new = type(part).__name__, getattr(part, name), getattr(twin, name, _MISSING)
    _want(not (isinstance(old, list) and new is old), f"copies of {owner} share {name!r}")
    _want(_alike(old, new), f"copy of {owner} leaves out {name!r}")


def _holds(value: Any, parts: list[Any]) -> bool:
    """Whether a value is a part of the position, or a list of parts, which are looked at themselves."""
    each = value if isinstance(value, list) else [value]
    return bool(each) and all(any(part is one for part in parts) for one in each)


def _check_restored(state: State, back: State) -> None:
    """Also what is only derived is as it was."""
    if compiled():
        return
    parts = [part for part, _ in state.fields().parts(state)]
    others = [part for part, _ in back.fields().parts(back)]
    for part, other in zip(parts, others, strict=True):
        for name in sorted(_attributes(part) - _OF_EVERY_STATE):
            value = getattr(part, name)
            same = _holds(value, parts) or _alike(value, getattr(other, name, _MISSING))
            _want(same, f"a restored {type(part).__name__} has another {name!r}")


def _alike(one: Any, other: Any) -> bool:
    """Equal; objects without an equality of their own, when all their attributes are."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(_alike, one, other))
    if any("__eq__" in vars(kind) for kind in type(one).__mro__[:-1]):
        return bool(one == other)
    names = _attributes(one) | _attributes(other)
    return bool(names) and all(_alike(getattr(one, name), getattr(other, name)) for name in names)


_MISSING: Final = object()


def _want(holds: bool, otherwise: str) -> None:
    if not holds:
        raise BreachError(otherwise)


def _differences(before: dict[str, int], after: dict[str, int]) -> str:
    names = {*before, *after}
    return ", ".join(
        f"{name} {before.get(name, 0)} -> {after.get(name, 0)}"
        for name in sorted(names)
        if before.get(name, 0) != after.get(name, 0)
    )
