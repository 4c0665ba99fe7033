"""Scenarios: readable TOML files that say *given* a position, *when* these actions, *then* these facts.

The format is documented in docs/scenarios.md; each game adds its own words. A scenario that does not hold is
reported with what failed; a file that cannot be understood is an error that names the step and the word.
"""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NoReturn

from koopstad.engine.dealer import FastDealer, ScriptedDealer
from koopstad.engine.errors import ActionError, KoopstadError, ScenarioError, ScriptError
from koopstad.engine.events import Event
from koopstad.engine.facts import check_facts
from koopstad.engine.game import Game
from koopstad.engine.reading import quoted, read_number, shortened
from koopstad.engine.refusal import Refusal
from koopstad.engine.replay import is_final
from koopstad.engine.state import Data, State
from koopstad.engine.words import english

# Finds a game by its id, with an edition file or inline edition values.
FindGame = Callable[[str, "Path | Data | None"], Game]

_KINDS: Final = {
    str: "a text",
    int: "a whole number",
    bool: "true or false",
    list: "a list",
    dict: "a table",
}
# The words of a scenario, and of a step under [[when]], with what may stand after them.
_WORDS: Final[dict[str, tuple[type, ...]]] = {
    "title": (str,),
    "cites": (list, str),
    "game": (str,),
    "seats": (int,),
    "options": (dict,),
    "edition": (str, dict),
    "setup": (list, str, int),
    "given": (dict,),
    "when": (list, dict),
    "then": (dict,),
    "note": (str,),
}
_STEP_WORDS: Final[dict[str, tuple[type, ...]]] = {
    "seat": (int,),
    "play": (str, list),
    "outcomes": (list, str, int),
    "can": (str, list),
    "cannot": (str, list, dict),
    "rule": (str,),
    "why": (str,),
    "undo": (bool, int),
    "finish": (bool,),
    "run": (bool,),
    "then": (dict,),
    "note": (str,),
}
# Chance that a scenario leaves open is dealt from this seed, so that it is the same every time.
_OPEN_CHANCE: Final = 1
_MOST_OUTCOMES: Final = 1000


@dataclass
class Report:
    """What came of a scenario: no failure means that it holds."""

    path: Path
    title: str = ""
    cites: list[str] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.failures


def run_file(path: Path, find_game: FindGame) -> Report:
    """Runs one scenario. A file that cannot be understood raises ScenarioError."""
    try:
        scenario = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ScenarioError(f"cannot read {path}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise ScenarioError(f"{path}: this is no valid TOML: {shortened(error)}") from None
    try:
        _check_words(scenario, _WORDS, "the scenario")
        report = Report(path, scenario.get("title", path.stem), _listed(scenario.get("cites", [])))
        _run(scenario, report, find_game)
    except KoopstadError as error:
        raise ScenarioError(f"{path}: {error}") from None
    return report


class _StoppedError(Exception):
    """The scenario failed in a way that leaves nothing to go on from."""


def _run(scenario: Data, report: Report, find_game: FindGame) -> None:
    steps = scenario.get("when", [])
    steps = steps if isinstance(steps, list) else [steps]
    if not steps and "then" not in scenario:
        raise ScenarioError("it says neither what is done ([[when]]) nor what should be so ([then])")
    if "game" not in scenario:
        raise ScenarioError('the game is missing; write for example game = "tickets"')
    try:
        game = find_game(scenario["game"], _edition(scenario, report.path))
        table = _Table(game, report)
        table.arrange(scenario)
        before = table.facts()
        for number, step in enumerate(steps, 1):
            where = f"step {number}"
            _check_words(step, _STEP_WORDS, where)
            table.take_step(step, where)
        table.check(scenario.get("then", {}), before, "then")
    except _StoppedError:
        return


def _edition(scenario: Data, path: Path) -> "Path | Data | None":
    edition = scenario.get("edition")
    return path.parent / edition if isinstance(edition, str) else edition


class _Table:
    """The position of a scenario while its steps are taken."""

    def __init__(self, game: Game, report: Report) -> None:
        self.game: Final = game
        self.report: Final = report
        self.state: State
        self.dealt: list[int] = []  # the outcomes of chance that the last play used
        self.before: list[State] = []  # the positions to which undo leads back, the last move last
        self.said: Final[dict[object, str]] = {}  # the sentences of the log, by their key and arguments

    def arrange(self, scenario: Data) -> None:
        game = self.game
        seats = scenario.get("seats", game.seats[0])
        options = scenario.get("options", {})
        if "given" in scenario:
            if "setup" in scenario:
                raise ScenarioError("'setup' scripts the deal of a whole game; it does not go with 'given'")
            if seats not in game.seats:
                raise ScenarioError(
                    f"seats: {game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}"
                )
            self.state = game.arrange(seats, game.agree(seats, options), scenario["given"])
        else:
            script = _Script(game, scenario.get("setup", []), "setup")
            try:
                self.state = game.start(seats, options, script.dealer)
            except ScriptError as error:
                self._stop("setup", script.blame(error))
            self.dealt = script.dealer.collect()
            self._refuse_leftovers(script, "setup")
        self.state.story = []

    def take_step(self, step: Data, where: str) -> None:
        before = self.facts()
        to_move = self.state.to_move
        if "seat" in step and step["seat"] != to_move:
            mover = "the game is over" if to_move is None else f"it is {to_move}"
            self._stop(where, f"seat {step['seat']} should be to move, but {mover}")
        for word in ("rule", "why"):
            if word in step and not isinstance(step.get("cannot"), str):
                raise ScenarioError(f"{where}: {word!r} goes with one action after 'cannot'")
        if "outcomes" in step and "play" not in step:
            raise ScenarioError(f"{where}: 'outcomes' goes with 'play'")
        cannot = step.get("cannot", [])
        if "rule" in step or "why" in step:
            cannot = {cannot: {word: step[word] for word in ("rule", "why") if word in step}}
        self.check({"can": step.get("can", []), "cannot": cannot}, before, where)
        if "play" in step:
            self._play(_listed(step["play"]), _Script(self.game, step.get("outcomes", []), where), where)
        self._undo(int(step.get("undo", 0)), where)
        if step.get("finish"):
            if self.state.to_move is None:
                self._stop(where, "the game is over already, so it cannot be finished")
            self.game.finish(self.state)
            self.before = []
        if step.get("run"):
            self._run_on()
        self.check(step.get("then", {}), before, where)

    def _play(self, notations: list[Any], script: "_Script", where: str) -> None:
        self.dealt = []
        for notation in notations:
            action = self._action(notation, where)
            refusal = self._why_not(action, where)
            if refusal is not None:
                self._stop(where, f"{notation!r} cannot be played now: {self._reason(refusal)}")
            before = self.state.copy()
            try:
                outcomes = self.state.play(action, script.dealer)
            except ScriptError as error:
                self._stop(where, script.blame(error))
            self.dealt += outcomes
            if is_final(before, action, outcomes, self.state):
                self.before = []
            elif self.before and self.before[-1].to_move != before.to_move:
                self.before = [before]
            else:
                self.before.append(before)
        self._refuse_leftovers(script, where)

    def _undo(self, moves: int, where: str) -> None:
        """Takes back the last moves, as far as undo reaches."""
        for _ in range(moves):
            if not self.before:
                self._stop(where, "the last move cannot be taken back")
            story = self.state.story
            self.state = self.before.pop()
            self.state.story = story

    def _run_on(self) -> None:
        """Lets the game go on by itself, with any legal actions, to its final scoring."""
        dealer = FastDealer(_OPEN_CHANCE)
        self.before = []
        while self.state.to_move is not None:
            actions = self.state.actions()
            self.state.play(actions[dealer.below(len(actions))], dealer)

    def check(self, then: Data, before: Data, where: str) -> None:
        """What can and cannot be played, and the facts."""
        for notation in _listed(then.get("can", [])):
            refusal = self._why_not(self._action(notation, where), where)
            if refusal is not None:
                self._fail(where, f"{notation!r} should be possible, but {self._reason(refusal)}")
        cannot = then.get("cannot", [])
        for notation in _listed(cannot):
            self._check_cannot(notation, cannot[notation] if isinstance(cannot, dict) else {}, where)
        expected = {path: value for path, value in then.items() if path not in ("can", "cannot")}
        if expected:
            try:
                failures = check_facts(expected, self.facts(), before, self.game)
            except ScenarioError as error:
                raise ScenarioError(f"{where}: {error}") from None
            self.report.failures += [f"{where}: {failure}" for failure in failures]

    def _check_cannot(self, notation: Any, because: Any, where: str) -> None:
        """``because``: the rule that forbids it; or a table with the ``rule``, and a part of the words."""
        because = {"rule": because} if isinstance(because, str) else because
        if not isinstance(because, dict):
            raise ScenarioError(f'{where}: cannot: {because!r} is no number of a rule, such as "TTA-4.4"')
        _check_words(because, {"rule": (str,), "why": (str,)}, f"{where}: cannot")
        rule, why = because.get("rule", ""), because.get("why", "")
        never = self.game.never(notation) if isinstance(notation, str) else None
        refusal = never or self._why_not(self._action(notation, where), where)
        if refusal is None:
            self._fail(where, f"{notation!r} should not be possible")
        elif rule and not refusal.cites(rule):
            self._fail(where, f"{notation!r} should fall to {rule}, but {self._reason(refusal)}")
        elif why not in self._reason(refusal):
            self._fail(where, f"{notation!r} should be refused with {why!r}, but {self._reason(refusal)}")

    def _why_not(self, action: int, where: str) -> Refusal | None:
        """The refusal; what is refused and what is offered must be two sides of one rule."""
        refusal = self.state.why_not(action)
        if (refusal is None) != (action in self.state.actions()):
            offered = "is offered though it is refused" if refusal else "is neither offered nor refused"
            self._stop(where, f"{self.game.name(action)!r} {offered}")
        return refusal

    def _action(self, notation: Any, where: str) -> int:
        if not isinstance(notation, str):
            raise ScenarioError(f"{where}: {quoted(notation)} is no action; an action is a text")
        try:
            return self.game.action(notation)
        except ActionError as error:
            never = self.game.never(notation)
            raise ScenarioError(f"{where}: {self._reason(never) if never else error}") from None

    def facts(self) -> Data:
        """All that can be named after *then*: the game's own facts, and those of every game."""
        state, game = self.state, self.game
        frame = state.pending[-1] if state.pending else None
        ranking = state.ranking()
        eyes: dict[str, int | None] = {str(seat): seat for seat in range(state.seats)} | {"spectator": None}
        story = state.story or []
        return {
            **game.facts(state),
            "over": frame is None,
            "to_move": None if frame is None else frame.seat,
            "step": None if frame is None else frame.step.name,
            "scores": state.scores(),
            "ranking": ranking,
            "winners": [seat for seat, place in enumerate(ranking) if place == 1],
            "undo": len(self.before),
            "actions": [game.name(action) for action in state.actions()],
            "dealt": self.dealt,
            "log": [self._told(event, None) for event in story],
            "heard": {name: [self._told(event, seat) for event in story] for name, seat in eyes.items()},
            "view": {name: state.view(seat) for name, seat in eyes.items()},
        }

    def _told(self, event: Event, seat: int | None) -> str:
        """Most events are heard alike by all, and after each step the whole log is there: each is put into
        words once."""
        key, args = event.heard_by(seat)
        heard = (key, *args.items())
        if heard not in self.said:
            self.said[heard] = english(self.game.id).event(event, seat)
        return self.said[heard]

    def _reason(self, refusal: Refusal) -> str:
        return english(self.game.id).refusal(refusal)

    def _refuse_leftovers(self, script: "_Script", where: str) -> None:
        if script.dealer.left:
            left = ", ".join(map(str, script.words[script.dealer.position :]))
            self._stop(where, f"these outcomes were not asked for: {left}")

    def _fail(self, where: str, failure: str) -> None:
        self.report.failures.append(f"{where}: {failure}")

    def _stop(self, where: str, failure: str) -> NoReturn:
        self._fail(where, failure)
        raise _StoppedError


class _Script:
    """Outcomes in the words of a game; ``"3 x joker"`` stands for three of them."""

    def __init__(self, game: Game, outcomes: Any, where: str) -> None:
        self.words: Final[list[str | int]] = []
        for word in outcomes if isinstance(outcomes, list) else [outcomes]:
            many, times, what = word.partition(" x ") if isinstance(word, str) else ("", "", "")
            number = read_number(many) if times and what else None
            if number is not None and number > _MOST_OUTCOMES:
                raise ScenarioError(f"{where}: outcomes: {quoted(word)} is more than any action asks for")
            self.words.extend([word] if number is None else [what] * number)
        numbers = []
        for word in self.words:
            try:
                if type(word) not in (str, int):
                    raise ScenarioError(f"{quoted(word)} is neither a text nor a whole number")
                numbers.append(game.outcome(word))
            except KoopstadError as error:
                raise ScenarioError(f"{where}: outcomes: {error}") from None
        self.dealer: Final = ScriptedDealer(numbers, FastDealer(_OPEN_CHANCE))

    def blame(self, error: ScriptError) -> str:
        """The error, with the word that was used for the outcome."""
        place = self.dealer.position
        return f"outcome {place}, {self.words[place - 1]!r}, cannot come up: {error}"


def _listed(words: Any) -> list[Any]:
    return list(words) if isinstance(words, list | dict) else [words]


def _check_words(given: Any, known: dict[str, tuple[type, ...]], where: str) -> None:
    """Refuses unknown words, and known ones with the wrong kind of thing after them."""
    if not isinstance(given, dict):
        raise ScenarioError(f"{where}: {quoted(given)} is no table")
    for word, value in given.items():
        if word not in known:
            near = get_close_matches(word, known, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(known)}"
            raise ScenarioError(f"{where}: unknown word {quoted(word)}; {hint}")
        if type(value) not in known[word]:
            kinds = " or ".join(_KINDS[kind] for kind in known[word])
            raise ScenarioError(f"{where}: {word!r} should be {kinds}, not {quoted(value)}")
