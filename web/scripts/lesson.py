"""Plays the guided first game of tickets and writes what the pupil sees: src/games/tickets/lesson.json.

The moves are chosen, chance is scripted; the rules are the game's own.

    PYTHONPATH=src python web/scripts/lesson.py [--check]
"""

import json
import sys
from pathlib import Path
from typing import Any

import koopstad
from koopstad.engine.dealer import ScriptedDealer
from koopstad.engine.state import State

TARGET = Path(__file__).parents[1] / "src" / "games" / "tickets" / "lesson.json"
PUPIL = 0
NAMES = ("", "Anna")  # the pupil's name is known only in the browser

# Who plays what, and what chance adds: kinds of cards by name, contracts by their ends.
SETUP = ["red", "pink", "blue", "blue"]
SETUP += ["green", "orange", "joker", "blue", "orange"]
SETUP += ["dam-de_drie_hendricken", "blauwbrug-jordaan", "korenmetershuisje-waag", "munttoren-oude_waal"]
GAME: list[tuple[int, str, list[str]]] = [
    (0, "keep 1", []),
    (1, "keep 1", []),
    (0, "claim dam-jan_roodenpoortstoren/red red", []),
    (1, "take orange", ["black"]),
    (1, "take orange", ["red"]),
    (0, "take green", ["pink"]),
    (0, "draw", ["black"]),
    (1, "claim korenmetershuisje-oude_kerk/blue blue", []),
    (0, "claim jan_roodenpoortstoren-westermarkt/green green", []),
    (1, "draw", ["orange"]),
    (1, "draw", ["red"]),
    (0, "claim de_drie_hendricken-westermarkt/pink pink", []),
    (1, "claim oude_kerk-waag/red red", []),
    (0, "contracts", ["begijnhof-oost_indisch_huis", "de_drie_hendricken-munttoren"]),
    (0, "keep 2", []),
    (1, "draw", ["green"]),
    (1, "take blue", ["orange"]),
    (0, "take joker", ["green"]),
    (1, "draw", ["pink"]),
    (1, "draw", ["black"]),
]
# What a pupil may touch out of curiosity gets its true answer.
ASKED = [f"take {card}" for card in ("pink", "blue", "green", "black", "red", "orange", "joker")] + [
    "draw",
    "contracts",
]


def main() -> None:
    game = koopstad.game("tickets")
    script = [game.outcome(word) for word in SETUP + [word for *_, words in GAME for word in words]]
    dealer = ScriptedDealer(script)
    state = game.start(2, {"first": "1"}, dealer)
    state.story = []
    steps = [step(state, [], 0)]
    log: list[dict[str, Any]] = []
    for number, (seat, notation, _) in enumerate(GAME, 1):
        assert state.to_move == seat, f"move {number}: seat {state.to_move} is to move"
        state.play(game.legal(state, notation), dealer)
        events = [dict(zip(("key", "args"), event.heard_by(PUPIL), strict=True)) for event in state.story]
        state.story.clear()
        log.append(
            {"number": number, "kind": "move", "seat": seat, "text": notation, "at": 0, "events": events}
        )
        steps.append(step(state, log[-1:], number))
    assert not dealer.left, f"chance was not asked for {dealer.left}"
    text = json.dumps(steps, separators=(",", ":")) + "\n"
    if "--check" in sys.argv:
        sys.exit(0 if TARGET.read_text(encoding="utf-8") == text else "lesson.json is out of date")
    TARGET.write_text(text, encoding="utf-8")


def step(state: State, log: list[dict[str, Any]], number: int) -> dict[str, Any]:
    """An update as the server would send it, with what the pupil shall do next and why other things fail."""
    game = state.game
    mine = state.to_move == PUPIL
    expected = GAME[number][1] if mine and number < len(GAME) else ""
    refusals = {}
    if mine:
        for notation in ASKED:
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
        "actions": [{"number": game.action(expected), "notation": expected}] if expected else [],
        "undo": 0,
        "seats": [
            {"name": name, "kind": "bot" if name else "person", "bot": "guide" if name else ""}
            for name in NAMES
        ],
        "log": log,
        "result": None,
        "rematch": "",
    }
    return {"update": update, "refusals": refusals}


if __name__ == "__main__":
    main()
