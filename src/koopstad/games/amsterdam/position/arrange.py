"""The position that a scenario describes; docs/scenarios-amsterdam.md explains the words and defaults."""

from typing import TYPE_CHECKING, Any, Final

from koopstad.engine.errors import ScenarioError
from koopstad.engine.frames import Frame, restored
from koopstad.engine.state import Data
from koopstad.games.amsterdam.position.reader import Reader, refuse_unknown
from koopstad.games.amsterdam.position.state import Position, Tom, Turn
from koopstad.games.amsterdam.printed.pieces import (
    AT_START,
    BLOCKS,
    COLOURS,
    DISTRICTS,
    DOCKERS,
    GOODS,
    KINDS,
    NONE,
    SHEET,
)
from koopstad.games.amsterdam.rules import setup, use
from koopstad.games.amsterdam.rules.steps import STEPS

if TYPE_CHECKING:
    from koopstad.games.amsterdam.game import Amsterdam

WORDS: Final = (
    "round",
    "phase",
    "to_move",
    "then_play",
    "pending",
    "dice",
    "display",
    "decks",
    "discard",
    "goods",
    "piers",
    "docker_house",
    "warehouse",
    "depots",
    "black_market",
    "districts",
    "amstel_order",
    "tile",
    "pools",
    "left",
    "task_pile",
    "foreman",
    "bailiff",
    "trader",
    "turn",
    "tom",
    "seat",
)
SEAT_WORDS: Final = (
    "supply",
    "wheel",
    "storeroom",
    "gulden",
    "points",
    "sheet",
    "penalties",
    "inactive",
    "active",
    "used",
    "earned",
    "blocks",
    "store",
    "barge",
    "amstel",
    "tasks",
)
_BARGE_WORDS: Final = ("at", "goods", "dockers")
_TOM_WORDS: Final = ("points", "gulden", "blocks", "amstel")
_TURN_NUMBERS: Final = ("blocks", "markets", "rowed", "moved", "steps")
_TURN_FLAGS: Final = ("advanced", "boarded", "foreman")
_PHASES: Final = ("cards", "dice", "actions", "end")


def restore(game: "Amsterdam", given: Data) -> Position:
    """The way back from ``data``."""
    return arrange(game, given["seats"], given["options"], {k: v for k, v in given.items() if k in WORDS})


def arrange(game: "Amsterdam", seats: int, options: dict[str, Any], given: Data) -> Position:
    """An empty table with the given things on it."""
    refuse_unknown(given, WORDS, "given")
    reader = Reader(game.board)
    state = setup.empty_table(game, seats, options)
    state.round = reader.number(given, "round", state.round, least=1, most=12)
    for seat, words in reader.seats(given, seats):
        _arrange_player(state, reader, seat, words)
    _arrange_tom(state, reader, given)
    _arrange_city(state, reader, given)
    _arrange_harbour(state, reader, given)
    _arrange_river(state, reader, given)
    _arrange_cards(state, reader, given)
    _arrange_market(state, reader, given)
    _arrange_tasks(state, given)
    _arrange_figures(state, reader, given)
    _arrange_turn(state, reader, given)
    state.dice = reader.dice(given)
    _arrange_pending(state, reader, given)
    for player in state.players:
        use.refresh(state, player)
    return state


def _arrange_player(state: Position, reader: Reader, seat: int, words: Data) -> None:
    refuse_unknown(words, SEAT_WORDS, f"given.seat.{seat}")
    player = state.players[seat]
    player.supply = reader.cubes(words, "supply")
    player.wheel = reader.wheel(words)
    player.storeroom = reader.one(COLOURS, words.get("storeroom"), "storeroom")
    player.gulden = reader.number(words, "gulden", player.gulden, least=0)
    player.points = reader.number(words, "points", 0)
    player.sheet = _sheet(reader, words, player.points)
    player.penalties = reader.number(words, "penalties", 0, least=0)
    player.inactive = tuple(sorted(reader.cards(words, "inactive")))
    player.active = reader.cards(words, "active")
    player.standing = state.deck.standing(player.active)
    player.marked = reader.cards(words, "used")
    player.earned = reader.mask(("gulden", "points"), words.get("earned", []), "earned")
    player.crests = reader.mask(reader.blocks, words.get("blocks", []), "blocks")
    player.store = reader.many(GOODS, words.get("store", []), "store")
    barge = words.get("barge", {})
    refuse_unknown(barge, _BARGE_WORDS, f"given.seat.{seat}.barge")
    player.barge = reader.place(barge.get("at", "start"))
    player.cargo = reader.many(GOODS, barge.get("goods", []), "barge.goods")
    player.dockers = reader.many(DOCKERS, barge.get("dockers", []), "barge.dockers")
    state.discs[seat] = reader.space(words)
    player.tasks = tuple(words.get("tasks", []))


def _sheet(reader: Reader, words: Data, points: int) -> tuple[int, ...]:
    """Where the points came from; what is not said was there before."""
    given = words.get("sheet", {})
    refuse_unknown(given, SHEET, "given.sheet")
    sheet = [reader.number(given, where, 0) for where in SHEET]
    sheet[AT_START] += points - sum(sheet)
    return tuple(sheet)


def _arrange_tom(state: Position, reader: Reader, given: Data) -> None:
    words = given.get("tom", {})
    refuse_unknown(words, _TOM_WORDS, "given.tom")
    if state.tom is None:
        if words:
            raise ScenarioError("given.tom: TOM plays only with seats = 1")
        return
    crests = reader.mask(reader.blocks, words.get("blocks", []), "tom.blocks")
    points, gulden = reader.number(words, "points", 0), reader.number(words, "gulden", 0)
    state.tom = Tom(points, gulden, crests)
    state.discs[state.seats] = reader.space(words)


def _arrange_city(state: Position, reader: Reader, given: Data) -> None:
    """Owned blocks are bare; the others hold the given goods, or the plain ones: the nine kinds in turn."""
    owned = 0
    for crests in [player.crests for player in state.players] + ([state.tom.crests] if state.tom else []):
        if owned & crests:
            raise ScenarioError("given: a block has two owners")
        owned |= crests
    state.free &= ~owned
    goods = [block % len(GOODS) for block in range(BLOCKS)]
    named = {reader.block(name): good for name, good in given.get("goods", {}).items()}
    for block, good in named.items():
        wanted = reader.one(GOODS, good, f"goods.{block}")
        # It changes places with a block that has this good and was not spoken of.
        for other in range(BLOCKS):
            if goods[other] == wanted and other not in named and goods[block] != wanted:
                goods[other] = goods[block]
                break
        goods[block] = wanted
    state.goods = tuple(good if state.free >> block & 1 else NONE for block, good in enumerate(goods))
    state.sold = reader.mask(GOODS, given.get("black_market", []), "black_market")
    state.districts = reader.many(
        DISTRICTS, given.get("districts", DISTRICTS[: max(state.seats, 2) - 1]), "districts"
    )


def _arrange_harbour(state: Position, reader: Reader, given: Data) -> None:
    for good, number in given.get("warehouse", {}).items():
        roofs = len(state.board.harbour.roofs[0])
        if number not in range(roofs + 1):
            raise ScenarioError(f"given.warehouse.{good}: a warehouse has {roofs} roofs, not {number!r}")
        state.warehouses[reader.one(GOODS, good, "warehouse")] = number
    depots = list(state.depots)
    for depot, good in given.get("depots", {}).items():
        depots[reader.depot(depot)] = reader.one(GOODS, good, f"depots.{depot}")
    state.depots = tuple(depots)
    house = given.get("docker_house", [])
    # Any dockers will do where only their number is given.
    house = [DOCKERS[number % len(DOCKERS)] for number in range(house)] if isinstance(house, int) else house
    state.house = reader.many(DOCKERS, house, "docker_house")
    if "piers" in given:
        piers: list[tuple[int, ...]] = [()] * len(DOCKERS)
        for pier, dockers in given["piers"].items():
            piers[reader.one(DOCKERS, pier, "piers")] = reader.many(DOCKERS, dockers, f"piers.{pier}")
        state.piers = tuple(piers)
    else:
        state.piers = _plain_piers(state)


def _plain_piers(state: Position) -> tuple[tuple[int, ...], ...]:
    """On each pier the next two colours (alone: one), less the dockers that are elsewhere."""
    elsewhere = [docker for player in state.players for docker in player.dockers] + list(state.house)
    each = 1 if state.seats == 1 else 2
    piers = []
    for pier in range(len(DOCKERS)):
        there = []
        for step in range(1, each + 1):
            docker = (pier + step) % len(DOCKERS)
            if docker in elsewhere:
                elsewhere.remove(docker)
            else:
                there.append(docker)
        piers.append(tuple(there))
    return tuple(piers)


def _arrange_river(state: Position, reader: Reader, given: Data) -> None:
    """Further ahead first; on one space as ``amstel_order`` says, otherwise the lower seat on top."""
    discs = list(range(len(state.discs)))
    order = [reader.disc(disc, state.seats) for disc in given.get("amstel_order", [])]
    order += [disc for disc in discs if disc not in order]
    if sorted(order) != discs:
        raise ScenarioError("given.amstel_order: a disc is named twice or does not exist")
    state.river = tuple(sorted(order, key=lambda disc: -state.discs[disc]))


def _arrange_cards(state: Position, reader: Reader, given: Data) -> None:
    """What lies nowhere else is in the decks."""
    state.display = reader.cards(given, "display")
    state.discard = reader.cards(given, "discard")
    dealt = [*state.display, *state.discard]
    dealt += [card for player in state.players for card in (*player.inactive, *player.active)]
    if len(dealt) != len(set(dealt)):
        raise ScenarioError("given: a card lies in two places")
    decks = [tuple(card for card in deck if card not in dealt) for deck in state.decks]
    for kind, name in enumerate(KINDS):
        if name in given.get("decks", {}):
            decks[kind] = reader.cards(given["decks"], name)
    state.decks = tuple(decks)


def _arrange_market(state: Position, reader: Reader, given: Data) -> None:
    """The plain tile is the first of the part of the game; the others of its set are still to come."""
    first = state.game.board.tiles
    half = state.round - (12 - int(state.options["rounds"])) > int(state.options["rounds"]) // 2
    default = state.pools[2 if half else 0][0]
    state.tile = reader.one(
        tuple(tile.name for tile in first), given.get("tile", first[default].name), "tile"
    )
    if "pools" in given:
        names = tuple(tile.name for tile in first)
        state.pools = tuple(reader.many(names, pool, "pools") for pool in given["pools"])
    else:
        state.pools = tuple(tuple(tile for tile in pool if tile != state.tile) for pool in state.pools)
    if "left" in given:
        state.left = tuple(given["left"])
        return
    left = list(state.left)
    played = state.round - (12 - int(state.options["rounds"]))
    for _ in range(played):
        part = 0 if left[0] + left[1] else 2
        left[part if left[part] >= left[part + 1] and left[part] else part + 1] -= 1
    state.left = tuple(left)


def _arrange_tasks(state: Position, given: Data) -> None:
    dealt = [task for player in state.players for task in player.tasks]
    if len(dealt) != len(set(dealt)) or any(task not in state.task_pile for task in dealt):
        raise ScenarioError("given: a task lies in two places or does not exist; they are numbered 1 to 42")
    pile = given.get("task_pile", [task for task in state.task_pile if task not in dealt])
    state.task_pile = tuple(pile)


def _arrange_figures(state: Position, reader: Reader, given: Data) -> None:
    state.foreman = reader.one(state.board.harbour.store_names, given.get("foreman"), "foreman")
    state.bailiff = reader.one(reader.blocks, given.get("bailiff"), "bailiff")
    state.trader = reader.one(GOODS, given.get("trader"), "trader")


def _arrange_turn(state: Position, reader: Reader, given: Data) -> None:
    words = given.get("turn", {})
    refuse_unknown(words, (*_TURN_NUMBERS, *_TURN_FLAGS, "maps"), "given.turn")
    blocks, markets, rowed, moved, steps = (reader.number(words, word, 0, least=0) for word in _TURN_NUMBERS)
    advanced, boarded, foreman = (bool(words.get(word, False)) for word in _TURN_FLAGS)
    maps = reader.mask(DISTRICTS, words.get("maps", []), "turn.maps")
    state.turn = Turn(blocks, markets, advanced, rowed, moved, steps, boarded, maps, foreman)


def _arrange_pending(state: Position, reader: Reader, given: Data) -> None:
    """The phase, whose decision it is, and who still has to play in this phase."""
    if "pending" in given:
        for step, *_ in given["pending"]:
            if step not in STEPS:
                raise ScenarioError(f"given.pending: {step!r} is none of {', '.join(STEPS)}")
        state.pending = restored(STEPS, given["pending"])
        return
    phase = given.get("phase", "actions")
    if phase not in _PHASES:
        raise ScenarioError(f"given.phase: {phase!r} is none of {', '.join(_PHASES)}")
    order = [disc for disc in state.river if disc < state.seats]
    seat = reader.seat(given.get("to_move", 0), state.seats)
    later = given.get("then_play", order[order.index(seat) + 1 :])
    seats = [seat, *(reader.seat(other, state.seats) for other in later)]
    below, step = {
        "cards": (("end phase", "actions phase", "dice phase", "clear display"), "take card"),
        "dice": (("end phase", "actions phase", "turn wheels"), "choose dice"),
        "actions": (("end phase",), "turn"),
        "end": (("next round",), "keep"),
    }[phase]
    if phase == "dice" and not state.dice:
        raise ScenarioError("given.dice: the phase 'dice' begins with the dice rolled; say what they show")
    if phase == "cards" and not state.display:
        raise ScenarioError("given.display: the phase 'cards' begins with cards revealed; say which")
    state.pending = tuple(Frame(STEPS[name], 0) for name in below)
    state.pending += tuple(Frame(STEPS[step], other) for other in reversed(seats))
