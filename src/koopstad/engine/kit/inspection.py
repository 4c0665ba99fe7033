"""One game with random actions, under every check."""

from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from koopstad.engine import manifest as manifests
from koopstad.engine import record as records
from koopstad.engine.choices import choices
from koopstad.engine.dealer import FastDealer, ScriptedDealer
from koopstad.engine.errors import ScriptError
from koopstad.engine.game import Game
from koopstad.engine.kit.breach import BreachError, fingerprint, want
from koopstad.engine.kit.positions import check_parts, check_restored
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
        want(bool(actions), "no action is legal, but the game is not over")
        want(actions == sorted(set(actions)), "an action is listed twice or out of order")
        for action in self.unnamed.intersection(actions):
            name = self.game.name(action)
            want(self.game.action(name) == action, f"{name!r} does not lead back to action {action}")
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
        want(not wrong, f"the preview of {name!r} is wrong: {wrong}")
        (other,) = choices(state.imagine(seat, self.dealer), seat, [action])
        same = (other.key, other.args, other.touches) == (choice.key, choice.args, choice.touches)
        want(same and other.preview == choice.preview, f"what is told of {name!r} tells a hidden thing")

    def _check_refusals(self, legal: set[int]) -> None:
        """Every legal action is granted; a sample of the others is refused, with words to say why."""
        others = self.random.sample(range(len(self.game.catalogue)), min(40, len(self.game.catalogue)))
        for action in {*legal, *others}:
            refusal = self.state.why_not(action)
            name = self.game.name(action)
            want((refusal is None) == (action in legal), f"why_not and actions disagree on {name!r}")
            if refusal is not None:
                words(self.game.id).refusal(refusal)

    def _check_position(self) -> None:
        state = self.state
        stock = state.inventory()
        want(stock == self.stock, f"pieces came or went: {_differences(self.stock, stock)}")
        want(min(state.unseen(), default=0) >= 0, "less than nothing is unseen")
        want(len(state.scores()) == len(state.ranking()) == state.seats, "a seat has no score or place")
        for seat, score in enumerate(state.scores()):
            summed = sum(state.sheet(seat).values())
            want(summed == score, f"the sheet of seat {seat} makes {summed} points, but it has {score}")
        if self._due(self.pace.copies):
            self.copies.append((state.copy(), fingerprint(state)))
        if self._due(self.pace.views):
            self._check_views()
        if self._due(self.pace.restores):
            back = self.game.restore(msgspec.json.decode(fingerprint(state)))
            want(fingerprint(back) == fingerprint(state), "plain data does not lead back to the state")
            check_restored(state, back)
            want(back.actions() == state.actions(), "a restored state offers other actions")

    def _check_views(self) -> None:
        frame = self.state.pending[-1] if self.state.pending else None
        if frame is not None:
            parts = [part if isinstance(part, list) else [part] for part in frame.asked().values()]
            named = [number for part in parts for number in part]
            want(named == list(frame.args), f"{frame.step.name}: `knows` does not name all that it knows")
        for seat in (*range(self.state.seats), None):
            view = self.state.view(seat)
            size = len(msgspec.json.encode(view))
            want(size <= LARGEST_VIEW, f"the view of seat {seat} has {size} bytes")
            self._check_purses(view)
            if self.declared is not None:
                wrong = undeclared(view, self.declared)
                want(not wrong, f"the view of seat {seat} is not as declared: {wrong}")

    def _check_purses(self, view: View) -> None:
        for seat, score in enumerate(self.state.scores()):
            purse = self.game.purse(view, seat)
            known = purse.get("points", score) == score
            want(known, f"the purse of seat {seat} has other points than its score")
            want(all(type(number) is int for number in purse.values()), "a purse holds more than numbers")

    def _play_beside_twin(self, action: int) -> None:
        """Non-interference: what a seat may not know is redrawn, and the seat notices nothing."""
        state = self.state
        seat = self.random.choice([*range(state.seats), None])
        twin = state.imagine(seat, self.dealer)
        twin.story = []
        want(twin.view(seat) == state.view(seat), f"imagining changed the view of seat {seat}")
        want(twin.inventory() == self.stock, "imagining created or destroyed pieces")
        thoughts = [world.imagine(seat, FastDealer(self.decisions)) for world in (state, twin)]
        want(thoughts[0] == thoughts[1], f"what seat {seat} imagines depends on what it may not know")
        if state.to_move == seat:
            want(twin.actions() == state.actions(), f"imagining changed the actions of seat {seat}")
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
        want(twin.view(seat) == state.view(seat), f"{line.action!r} showed seat {seat} a hidden thing")
        heard = [event.heard_by(seat) for event in (state.story or [])[told:]]
        same = [event.heard_by(seat) for event in twin.story] == heard
        want(same, f"the log of {line.action!r} told seat {seat} a hidden thing")

    def _check_end(self) -> None:
        state = self.state
        want(state.actions() == [], "the game is over, but actions are legal")
        self._check_views()
        # Alone one can lose to the game itself.
        want(min(state.ranking()) == 1 or state.seats == 1, "nobody is first")
        for seat in (*range(state.seats), None):
            kept = state.imagine(seat, FastDealer(0)).view(seat) == state.view(seat)
            want(kept, f"at the end imagining changed the view of seat {seat}")
        for copy, taken in self.copies:
            want(fingerprint(copy) == taken, "a copy changed when the game went on")
        for event in (state.story or []) if self._due(self.pace.stories) else []:
            told = {event.heard_by(seat)[0]: seat for seat in (*range(state.seats), None)}
            for seat in told.values():  # who hears the same is told the same
                words(self.game.id).event(event, seat)
        records.seal(self.record, state, self.dealer)
        folded = verify(records.parse(self.record.text()), self.game)
        want(fingerprint(folded) == fingerprint(state), "the record folds to another state")


def _differences(before: dict[str, int], after: dict[str, int]) -> str:
    names = {*before, *after}
    return ", ".join(
        f"{name} {before.get(name, 0)} -> {after.get(name, 0)}"
        for name in sorted(names)
        if before.get(name, 0) != after.get(name, 0)
    )
