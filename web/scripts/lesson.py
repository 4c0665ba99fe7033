"""Plays the guided first games (lessons/*.toml) and writes what the pupil sees: src/games/<game>/lesson.json.

The moves are chosen, chance is scripted; the rules are the game's own.

    PYTHONPATH=src python web/scripts/lesson.py [--check]
"""

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import koopstad
from koopstad.engine.choices import choices
from koopstad.engine.dealer import ScriptedDealer
from koopstad.engine.game import Game
from koopstad.engine.state import State

WEB = Path(__file__).parents[1]
PUPIL = 0

Lesson = dict[str, Any]


def main() -> None:
    for path in sorted((WEB / "lessons").glob("*.toml")):
        lesson = tomllib.loads(path.read_text(encoding="utf-8"))
        text = json.dumps(play(lesson), separators=(",", ":")) + "\n"
        target = WEB / "src" / "games" / lesson["game"] / "lesson.json"
        if "--check" not in sys.argv:
            target.write_text(text, encoding="utf-8")
        elif target.read_text(encoding="utf-8") != text:
            sys.exit(f"{target} is out of date")


def play(lesson: Lesson) -> list[dict[str, Any]]:
    game = koopstad.game(lesson["game"])
    words = [
        *lesson.get("chance", []),
        *(word for move in lesson["moves"] for word in move.get("chance", [])),
    ]
    dealer = ScriptedDealer([game.outcome(word) for word in words])
    state = begin(game, lesson, dealer)
    state.story = []
    steps = [step(state, lesson, [], 0)]
    for number, move in enumerate(lesson["moves"], 1):
        seat, notation = move["seat"], move["play"]
        assert state.to_move == seat, f"move {number}: seat {state.to_move} is to move"
        state.play(game.legal(state, notation), dealer)
        events = [dict(zip(("key", "args"), event.heard_by(PUPIL), strict=True)) for event in state.story]
        state.story.clear()
        told = {
            "number": number,
            "kind": "move",
            "seat": seat,
            "text": notation,
            "at": 0,
            "events": events,
            "id": "",
        }
        steps.append(step(state, lesson, [told], number))
    assert not dealer.left, f"chance was not asked for {dealer.left}"
    return steps


def begin(game: Game, lesson: Lesson, dealer: ScriptedDealer) -> State:
    """A game from its setup, or from a position that is described as in a scenario."""
    seats, options = len(lesson["names"]), lesson.get("options", {})
    if "given" in lesson:
        return game.arrange(seats, game.agree(seats, options), lesson["given"])
    return game.start(seats, options, dealer)


def choice(state: State, notation: str) -> dict[str, Any]:
    """What the pupil shall do, as the server tells a choice with what it does."""
    (told,) = choices(state, PUPIL, [state.game.action(notation)])
    plain = {name: getattr(told, name) for name in ("notation", "key", "args", "group", "touches")}
    assert told.preview is not None
    preview = {name: getattr(told.preview, name) for name in ("changes", "due", "open")}
    return {"number": told.action, **plain, "preview": preview}


def step(state: State, lesson: Lesson, log: list[dict[str, Any]], number: int) -> dict[str, Any]:
    """An update as the server would send it, with what the pupil shall do next and why other things fail."""
    game = state.game
    mine = state.to_move == PUPIL
    expected = lesson["moves"][number]["play"] if mine and number < len(lesson["moves"]) else ""
    refusals = {}
    if mine:
        for notation in lesson["asked"]:
            refusal = state.why_not(game.action(notation))
            if refusal is not None:
                refusals[notation] = {"rule": refusal.rule, "key": refusal.key, "args": refusal.args}
    update = {
        "table": "lesson",
        "number": number,
        "moves": number,
        "line": number,
        "you": PUPIL,
        "to_move": state.to_move,
        "waiting": "person" if mine else "bot",
        "view": state.view(PUPIL),
        "actions": [choice(state, expected)] if expected else [],
        "undo": 0,
        "seats": [
            {"name": name, "kind": "bot" if name else "person", "bot": "guide" if name else ""}
            for name in lesson["names"]
        ],
        "log": log,
        "result": None,
        "rematch": "",
    }
    return {"update": update, "refusals": refusals}


if __name__ == "__main__":
    main()
