"""What a player is told of an action beside its notation, and the numbers that players compare."""

from typing import Final, cast

from koopstad.engine.choices import Description
from koopstad.engine.events import Args
from koopstad.engine.frames import Frame
from koopstad.engine.state import View
from koopstad.games.amsterdam.position.state import Position
from koopstad.games.amsterdam.printed.actions import AMSTEL
from koopstad.games.amsterdam.printed.pieces import COLOURS, GOODS
from koopstad.games.amsterdam.rules.activate import Sparing
from koopstad.games.amsterdam.rules.barge import place_key
from koopstad.games.amsterdam.rules.black_market import Received
from koopstad.games.amsterdam.rules.dice_phase import Chosen
from koopstad.games.amsterdam.rules.setup import FIRST_CUBE
from koopstad.games.amsterdam.rules.use import Offered

# --- the numbers ---


def purse(view: View, seat: int) -> dict[str, int]:
    """Points, gulden, resources by colour, goods, and what else is counted before a player."""
    own = view["players"][seat]
    told = {"points": int(own["points"]), "gulden": int(own["gulden"])}
    told.update(zip(COLOURS, own["supply"], strict=True))
    for good in GOODS:
        told[good] = own["store"].count(good) + own["cargo"].count(good)
    told["blocks"] = view["owners"].count(seat)
    told["amstel"] = next(space for disc, space in view["amstel"] if disc == seat)
    told["dockers"] = len(own["dockers"])
    told["waiting"] = len(own["inactive"])
    told["active"] = len(own["active"])
    told["wheel"] = sum([sum(slot) for slot in own["wheel"]])
    told["penalties"] = own["penalties"]
    return told


# --- the sentence, and what it touches ---

# The group of each verb in the list of choices.
_GROUPS: Final = {
    "take": "take",
    "no": "take",
    "remove": "take",
    "discard": "discard",
    "draw": "take",
    "activate": "activate",
    "use": "use",
    "decline": "use",
    "block": "blocks",
    "sail": "sail",
    "load": "barge",
    "docker": "barge",
    "deliver": "barge",
    "amstel": "amstel",
    "market": "market",
    "dice": "dice",
    "slot": "dice",
    "bailiff": "figures",
    "foreman": "figures",
    "trader": "figures",
    "pass": "turn",
}
_CUBES: Final = "cubes"


def describe(state: Position, action: int) -> Description:
    frame = state.pending[-1]
    verb, *words = state.game.name(action).split()
    key, args, touches = _told(state, frame, action, verb, words)
    return Description(f"action-{key}", args, _GROUPS.get(verb, _CUBES), touches)


Told = tuple[str, Args, list[str]]


def _told(state: Position, frame: Frame, action: int, verb: str, words: list[str]) -> Told:
    """The key of the sentence, its arguments, and the things by kind and name: ``block:jordaan-2``."""
    match verb:
        case "activate" | "use" | "take" | "remove" | "discard":
            return verb, {"card": f"@card-{words[0]}"}, [f"card:{words[0]}"]
        case "block":
            return verb, {**_block(words[0]), "good": _good_on(state, words[0])}, [f"block:{words[0]}"]
        case "bailiff":
            return verb, _block(words[0]), [f"block:{words[0]}"]
        case "foreman":
            return verb, {"store": f"@store-{words[0]}"}, [f"store:{words[0]}"]
        case "trader":
            return verb, {"good": f"@good-{words[0]}"}, [f"market:{words[0]}"]
        case "keep" if words[0] == "nothing":
            return "keep-nothing", {}, []
        case "gain" | "keep":
            return verb, {"colour": f"@colour-{words[0]}"}, [f"colour:{words[0]}"]
        case "dice":
            return _dice(state, words)
        case "slot":
            return _slot(frame, words)
        case "wheel":
            return _wheel(frame, words)
        case "draw":
            return f"draw-{words[0]}", {}, [f"deck:{words[0]}"]
        case "no":
            return "no-card", {}, []
        case "pass":
            return verb, {}, []
        case "load" | "sail" | "docker" | "deliver":
            return _at_barge(state, frame, verb, words)
        case "amstel":
            space = state.discs[frame.seat] + action - AMSTEL
            return verb, {"spaces": action - AMSTEL}, [f"river:{space}"]
        case "market":
            tile = state.board.tiles[state.tile]
            told: Args = {"text": f"@tile-{tile.name}-text", "cost": tile.cost, "points": tile.points}
            return verb, told, [f"tile:{tile.name}"]
    return _answer(frame, verb, words)


def _answer(frame: Frame, verb: str, words: list[str]) -> Told:
    """What answers a question: paying, sparing, selling, declining."""
    match verb:
        case "pay":
            return verb, {"number": int(words[0]), "colour": f"@colour-{words[1]}"}, [f"colour:{words[1]}"]
        case "spare":
            touched = [f"colour:{words[0]}", f"card:{cast(Sparing, frame).card:03}"]
            return verb, {"colour": f"@colour-{words[0]}"}, touched
        case "decline":
            card = f"{cast(Offered, frame).card:03}"
            return verb, {"card": f"@card-{card}"}, [f"card:{card}"]
    good = GOODS[cast(Received, frame).good]
    sold: Args = {"good": f"@good-{good}"}
    if verb == "store":
        return verb, sold, [f"good:{good}"]
    assert verb == "sell"
    if words[0] == "gulden":
        return "sell-gulden", sold, [f"market:{good}"]
    return verb, {**sold, "colour": f"@colour-{words[1]}"}, [f"market:{good}", f"colour:{words[1]}"]


def _block(name: str) -> Args:
    district, _, number = name.partition("-")
    return {"district": f"@district-{district}", "number": number}


def _good_on(state: Position, name: str) -> str:
    blocks = state.board.city.blocks
    place = next(number for number, block in enumerate(blocks) if block.name == name)
    return f"@good-{GOODS[state.goods[place]]}"


def _at_barge(state: Position, frame: Frame, verb: str, words: list[str]) -> Told:
    """Goods to be loaded or delivered, a docker to be taken aboard, a place to sail to."""
    harbour = state.board.harbour
    player = state.players[frame.seat]
    if verb == "sail":
        place = next(number for number, other in enumerate(harbour.places) if other.name == words[0])
        return verb, {"place": place_key(state, place)}, [f"place:{words[0]}"]
    if verb == "load":
        goods = words or [GOODS[good] for good in player.store]
        touched = [f"good:{good}" for good in goods]
        return ("load", {"good": f"@good-{words[0]}"}, touched) if words else ("load-all", {}, touched)
    here = f"place:{harbour.places[player.barge].name}"
    kind = "docker" if verb == "docker" else "good"
    return verb, {kind: f"@{kind}-{words[0]}"}, [f"{kind}:{words[0]}", here]


def _dice(state: Position, words: list[str]) -> Told:
    first, second = words
    args: Args = {"first": f"@colour-{first}", "second": f"@colour-{second}"}
    args["one"] = state.dice[COLOURS.index(first)]
    args["two"] = state.dice[COLOURS.index(second)]
    return "dice", args, [f"die:{first}", f"die:{second}"]


def _slot(frame: Frame, words: list[str]) -> Told:
    if words[0] == "normal":
        return "slot-normal", {}, [f"die:{COLOURS[die]}" for die in cast(Chosen, frame).dice]
    colour, slot = words
    return "slot", {"colour": f"@colour-{colour}", "slot": slot}, [f"die:{colour}", f"slot:{slot}"]


def _wheel(frame: Frame, words: list[str]) -> Told:
    touched = [*[f"colour:{colour}" for colour in words], f"slot:{1 if frame.step is FIRST_CUBE else 2}"]
    if len(words) == 1:
        return "wheel", {"colour": f"@colour-{words[0]}"}, touched
    return "wheel-two", {"first": f"@colour-{words[0]}", "second": f"@colour-{words[1]}"}, touched
