"""What a player is told of an action beside its notation, and the numbers that players compare."""

from typing import Final, cast

from koopstad.engine.choices import Description
from koopstad.engine.events import Args
from koopstad.engine.frames import Frame
from koopstad.engine.state import Data
from koopstad.games.hamburg.position.state import Player, Position
from koopstad.games.hamburg.printed.actions import (
    CLERGYMAN,
    HAND,
    STRIDE,
    TRADE,
    WITH_BUILD,
    WITH_DISPLAY,
    WITH_LEFT,
    WITH_LOWER,
    WITH_MONEY,
    WITH_RIGHT,
    WITH_SITE,
    WITH_WORKERS,
)
from koopstad.games.hamburg.printed.pieces import COLOURS, DICE, HALVES
from koopstad.games.hamburg.rules import hand, misfortunes, wall
from koopstad.games.hamburg.rules.misfortunes import Threat
from koopstad.games.hamburg.rules.turn import Grant, InTurn

Told = tuple[str, Args, str, list[str]]

# --- the numbers ---


def purse(view: Data, seat: int) -> dict[str, int]:
    """Points, marks, workers and misfortunes by colour, and what else is counted before a player."""
    own = view["players"][seat]
    told = {"points": int(own["points"]), "marks": int(own["money"])}
    for colour, name in enumerate(COLOURS):
        told[name] = own["workers"][colour]
        told[f"level-{name}"] = own["levels"][colour]
    told["hand"] = len(own["backs"])
    told["sites"] = len(own["sites"])
    told["buildings"] = sum([len(site["buildings"]) for site in own["sites"]])
    told["garden"] = len(own["zoo"]) + len(own["park"])
    told["wall"] = sum(own["wall"])
    told["hall"] = own["hall"]
    told["statues"] = len(own["statues"])
    told["tokens"] = len(own["tokens"])
    return told


# --- the sentence, and what it touches ---

_CHOOSE: Final = "choose"
# The group of each verb in the list of choices, where it has one of its own.
_GROUPS: Final = {
    "draw": "draw",
    "activate": "use",
    "again": "use",
    "ship": "use",
    "done": "turn",
}


def describe(state: Position, action: int) -> Description:
    """Sites and hand cards count from 1, seats from 0."""
    frame = state.pending[-1]
    if action < HAND * STRIDE:
        key, args, group, touches = _basic(state, frame, action)
    else:
        key, args, group, touches = _told(state, frame, action)
    return Description(f"action-{key}", args, group, touches)


def _basic(state: Position, frame: Frame, action: int) -> Told:
    """HAM-6.5 to HAM-6.10: with a hand card, whose colour another card may have changed."""
    place, what = divmod(action, STRIDE)
    player = state.players[frame.seat]
    card = player.hand[place]
    args: Args = {"card": hand.name(state, card)}
    touches = [f"card:{card:03}"]
    named = frame.named if isinstance(frame, InTurn | Grant) else -1
    colour = state.board.colour[card] if named < 0 else named
    if what == WITH_WORKERS:
        workers: Args = {**args, "number": state.board.workers_taken, "colour": _colour(colour)}
        return "workers", workers, "workers", touches
    if what == WITH_MONEY:
        return "money", {**args, "colour": _colour(colour)}, "money", touches
    if what == WITH_LOWER:
        return "lower", {**args, "misfortune": misfortunes.word(state, colour)}, "lower", touches
    if what in (WITH_LEFT, WITH_RIGHT):
        half = HALVES[what - WITH_LEFT]
        segment = wall.next_segment(state, player, what - WITH_LEFT)
        assert segment is not None
        built: Args = {**args, "half": f"@half-{half}", "colour": _colour(segment.colour)}
        return "wall", built, "wall", [*touches, f"half:{half}"]
    if what == WITH_SITE:
        return "site", {**args, "colour": _colour(colour)}, "site", touches
    if what == WITH_DISPLAY:
        return "lay-out", args, "build", touches
    site = what - WITH_BUILD
    return "build", {**args, **_site(state, player, site)}, "build", [*touches, f"site:{site + 1}"]


def _told(state: Position, frame: Frame, action: int) -> Told:
    verb, *words = state.game.name(action).split()
    player = state.players[frame.seat]
    group = _GROUPS.get(verb, _CHOOSE)
    word = words[-1] if words else ""
    match verb:
        case "draw":
            return verb, {"colour": _named(word)}, group, [f"pile:{word}"]
        case "recolour":
            return verb, {"colour": _named(word)}, group, [f"colour:{word}"]
        case "worker" | "give" | "buy":
            return verb, {"colour": _named(word)}, group, [f"worker:{word}"]
        case "lower" | "raise" | "suffer":
            key = "lower-any" if verb == "lower" else verb
            struck: Args = {
                "misfortune": misfortunes.word(state, COLOURS.index(word)),
                "colour": _named(word),
            }
            return key, struck, group, [f"misfortune:{word}"]
        case "activate" | "again" | "pick":
            return verb, {"card": hand.name(state, int(word))}, group, [f"card:{word}"]
        case "card" | "discard":
            card = player.hand[int(word) - 1]
            return verb, {"card": hand.name(state, card)}, group, [f"card:{card:03}"]
        case "lose":
            return _lost(state, player, words)
        case "wall":
            return "stone", {"half": f"@half-{word}"}, group, [f"half:{word}"]
        case "on":
            return verb, _site(state, player, int(word) - 1), group, [f"site:{word}"]
    return _rarely(state, frame, action, verb, word)


def _rarely(state: Position, frame: Frame, action: int, verb: str, word: str) -> Told:
    """Tokens, statues, ships, clergymen, trades, mayors, the square, and what is answered with one word."""
    player = state.players[frame.seat]
    group = _GROUPS.get(verb, _CHOOSE)
    match verb:
        case "turn":
            return "turn-back", {"token": f"@token-{word}"}, group, [f"token:{word}"]
        case "statue":
            return word, {}, group, [f"statue:{word}"]
        case "ship":
            return verb, {"colour": _named(word), "effect": f"@ship-{word}"}, group, [f"ship:{word}"]
        case "clergyman":
            window = state.window + (1 if action > CLERGYMAN else -1)
            return f"clergyman-{word}", {}, group, [f"window:{DICE[state.board.windows[window]]}"]
        case "trade":
            return verb, {"seat": action - TRADE}, group, [f"seat:{action - TRADE}"]
        case "mayor":
            side = state.board.mayors[int(word)]
            return verb, {"name": side.name, "effect": f"@mayor-{int(word):02}"}, group, [f"mayor:{word}"]
        case "prevent":
            return verb, {}, group, [f"misfortune:{COLOURS[cast(Threat, frame).colour]}"]
        case "advance":
            return verb, {}, group, [f"hall:{min(player.hall + 1, len(state.board.hall) - 1)}"]
    assert verb == "done"
    return verb, {}, group, []


def _lost(state: Position, player: Player, words: list[str]) -> Told:
    if words[0] == "site":
        return "lose-site", _site(state, player, int(words[1]) - 1), _CHOOSE, [f"site:{words[1]}"]
    if words[0] in HALVES:
        return "lose-stone", {"half": f"@half-{words[0]}"}, _CHOOSE, [f"half:{words[0]}"]
    return "lose", {"card": hand.name(state, int(words[0]))}, _CHOOSE, [f"card:{words[0]}"]


def _site(state: Position, player: Player, site: int) -> Args:
    return {"site": site + 1, "colour": _colour(state.board.colour[player.sites[site]])}


def _colour(colour: int) -> str:
    return _named(COLOURS[colour])


def _named(colour: str) -> str:
    return f"@colour-{colour}"
