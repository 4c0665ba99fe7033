"""Scenarios: readable TOML files that say *given* a position, *when* these actions, *then* these facts.

The format is documented in docs/scenarios.md; each game adds its own words.
"""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from koopstad.engine.dealer import FastDealer, ScriptedDealer
from koopstad.engine.errors import KoopstadError, ScenarioError, ScriptError
from koopstad.engine.facts import check_facts
from koopstad.engine.game import Game
from koopstad.engine.state import Data, State
from koopstad.engine.words import english

# Finds a game by its id, with an edition file or inline edition values.
FindGame = Callable[[str, "Path | Data | None"], Game]

_WORDS = ("title", "cites", "game", "seats", "options", "edition", "setup", "given", "when", "then", "note")
_STEP_WORDS = ("seat", "play", "outcomes", "can", "cannot", "finish", "run", "then", "note")
# Chance that a scenario leaves open is dealt from this seed, so that it is the same every time.
_OPEN_CHANCE = 1


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
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ScenarioError(f"{path}: this is no valid TOML: {error}") from None
    try:
        return _run(path, scenario, find_game)
    except ScenarioError as error:
        raise ScenarioError(f"{path}: {error}") from None


def _run(path: Path, scenario: Data, find_game: FindGame) -> Report:
    _refuse_unknown(scenario, _WORDS, "the scenario")
    report = Report(path, str(scenario.get("title", path.stem)), list(scenario.get("cites", [])))
    try:
        game = find_game(_game_id(scenario), _edition(scenario, path))
        state = _given(game, scenario)
    except ScriptError as error:
        report.failures.append(f"setup: {error}")
        return report
    except ScenarioError:
        raise
    except KoopstadError as error:
        raise ScenarioError(str(error)) from None
    state.story = []
    before = _facts(state)
    for number, step in enumerate(scenario.get("when", []), 1):
        _run_step(state, step, f"step {number}", report)
    _check(state, scenario.get("then", {}), before, "then", report)
    return report


def _game_id(scenario: Data) -> str:
    if not isinstance(scenario.get("game"), str):
        raise ScenarioError('the game is missing; write for example game = "tickets"')
    return str(scenario["game"])


def _edition(scenario: Data, path: Path) -> "Path | Data | None":
    edition = scenario.get("edition")
    return path.parent / edition if isinstance(edition, str) else edition


def _given(game: Game, scenario: Data) -> State:
    seats = scenario.get("seats", game.seats[0])
    options = scenario.get("options", {})
    if "given" not in scenario:
        dealer = _dealer(game, scenario.get("setup", []))
        state = game.start(seats, options, dealer)
        if dealer.left:
            raise ScenarioError(f"setup: the outcomes {dealer.left} were not asked for")
        return state
    if "setup" in scenario:
        raise ScenarioError("'setup' scripts the deal of a whole game; it does not go with 'given'")
    if type(seats) is not int or seats not in game.seats:
        raise ScenarioError(f"seats: {game.title} is for {game.seats[0]} to {game.seats[-1]}, not {seats}")
    return game.arrange(seats, game.agree(seats, options), scenario["given"])


def _dealer(game: Game, outcomes: list[str | int]) -> ScriptedDealer:
    return ScriptedDealer([game.outcome(word) for word in outcomes], FastDealer(_OPEN_CHANCE))


def _run_step(state: State, step: Data, where: str, report: Report) -> None:
    _refuse_unknown(step, _STEP_WORDS, where)
    before = _facts(state)
    if "seat" in step and step["seat"] != state.to_move:
        report.failures.append(f"{where}: seat {step['seat']} should be to move, but it is {state.to_move}")
    claims: Data = {word: step[word] for word in ("can", "cannot") if word in step}
    _check(state, claims, before, where, report)
    if "play" in step:
        _play(state, step, where, report)
    if step.get("finish"):
        state.game.finish(state)
    if step.get("run"):
        _run_on(state)
    _check(state, step.get("then", {}), before, where, report)


def _play(state: State, step: Data, where: str, report: Report) -> None:
    dealer = _dealer(state.game, step.get("outcomes", []))
    try:
        state.play(state.game.legal(state, step["play"]), dealer)
    except KoopstadError as error:
        report.failures.append(f"{where}: {error}")
        return
    if dealer.left:
        report.failures.append(f"{where}: the outcomes {dealer.left} were not asked for")


def _run_on(state: State) -> None:
    """Lets the game go on by itself, with any legal actions, to its final scoring."""
    dealer = FastDealer(_OPEN_CHANCE)
    while state.to_move is not None:
        actions = state.actions()
        state.play(actions[dealer.below(len(actions))], dealer)


def _check(state: State, then: Data, before: Data, where: str, report: Report) -> None:
    for notation in _listed(then.get("can", [])):
        refusal = state.why_not(state.game.action(notation))
        if refusal is not None:
            reason = english(state.game.id).refusal(refusal)
            report.failures.append(f"{where}: {notation!r} should be possible, but {reason}")
    cannot = then.get("cannot", [])
    for notation in _listed(cannot):
        refusal = state.why_not(state.game.action(notation))
        rule = cannot[notation] if isinstance(cannot, dict) else ""
        if refusal is None:
            report.failures.append(f"{where}: {notation!r} should not be possible")
        elif rule and refusal.rule != rule:
            report.failures.append(f"{where}: {notation!r} should fall to {rule}, not {refusal.rule}")
    expected = {path: value for path, value in then.items() if path not in ("can", "cannot")}
    if expected:
        report.failures += [f"{where}: {failure}" for failure in check_facts(expected, _facts(state), before)]


def _listed(notations: Any) -> list[str]:
    return [notations] if isinstance(notations, str) else list(notations)


def _facts(state: State) -> Data:
    """All that can be named after *then*: the game's own facts, and those of every game."""
    game = state.game
    frame = state.pending[-1] if state.pending else None
    ranking = state.ranking()
    story = state.story or []
    return {
        **game.facts(state),
        "over": frame is None,
        "to_move": None if frame is None else frame.seat,
        "step": None if frame is None else frame.step.name,
        "scores": state.scores(),
        "ranking": ranking,
        "winners": [seat for seat, place in enumerate(ranking) if place == 1],
        "actions": [game.name(action) for action in state.actions()],
        "log": [english(game.id).event(event, None) for event in story],
        "view": {str(seat): state.view(seat) for seat in range(state.seats)}
        | {"spectator": state.view(None)},
    }


def _refuse_unknown(given: Data, words: tuple[str, ...], where: str) -> None:
    for word in given:
        if word not in words:
            raise ScenarioError(f"{where}: unknown word {word!r}; known are {', '.join(words)}")
