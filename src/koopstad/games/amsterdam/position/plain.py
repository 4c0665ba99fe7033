"""Positions in the words of scenarios (docs/scenarios-amsterdam.md), and all that a game holds."""

from typing import TYPE_CHECKING, Any, Final

from koopstad.engine.errors import ScenarioError
from koopstad.engine.frames import Frame, read_frames
from koopstad.engine.given import Given, Words
from koopstad.engine.state import Data
from koopstad.games.amsterdam.position.state import Position
from koopstad.games.amsterdam.printed.pieces import (
    AT_START,
    BLOCKS,
    DISTRICTS,
    DOCKERS,
    GOODS,
    KINDS,
    NONE,
    PHASE1,
    PHASE2,
    PHASE3,
    ROUNDS,
)
from koopstad.games.amsterdam.rules import scoring
from koopstad.games.amsterdam.rules.steps import STEPS

if TYPE_CHECKING:
    from koopstad.games.amsterdam.game import Amsterdam
    from koopstad.games.amsterdam.position.state import Player, Position

# Where each phase begins: what waits below, and the decision.
_PHASES: Final = {
    "cards": (("end phase", "actions phase", "dice phase", "clear display"), "take card"),
    "dice": (("end phase", "actions phase", "turn wheels"), "choose dice"),
    "actions": (("end phase",), "turn"),
    "end": (("next round",), "keep"),
}


def arrange(game: "Amsterdam", seats: int, options: dict[str, Any], given: Data) -> Position:
    """An empty table with the given things on it."""
    state = game.blank(seats, options)
    decks, pools, task_pile = state.decks, state.pools, state.task_pile
    more = ("phase", "to_move", "then_play", "pending")
    words = state.fields().read(state, Given(given, "given"), state, more)
    state.refresh()
    _check_owners(state)
    _arrange_sheets(state, words)
    _arrange_goods(state, words)
    _arrange_piers(state, words)
    _arrange_river(state)
    _arrange_decks(state, decks)
    _arrange_market(state, words, pools)
    _arrange_tasks(state, words, task_pile)
    _arrange_pending(state, words)
    return state


def _check_owners(state: Position) -> None:
    owned = 0
    for crests in state.crests():
        if owned & crests:
            raise ScenarioError("given: a block has two owners")
        owned |= crests


def _arrange_sheets(state: Position, words: Words) -> None:
    """A sheet says how many points there are; those of which it says nothing were there before."""
    for seat, said in words["seat"].seats(state.seats):
        player = state.players[seat]
        if "sheet" in said.value and "points" not in said.value:
            player.points = sum(player.sheet)
        before = player.points - sum(player.sheet) + player.sheet[AT_START]
        player.sheet = (*player.sheet[:AT_START], before, *player.sheet[AT_START + 1 :])


def _arrange_goods(state: Position, words: Words) -> None:
    """Owned blocks are bare; the others hold the given goods, or the plain ones: the nine kinds in turn."""
    goods = [block % len(GOODS) for block in range(BLOCKS)]
    named = {block: good for block, good in enumerate(state.goods) if good != NONE}
    for block, wanted in named.items():
        # It changes places with a block that has this good and was not spoken of.
        for other in range(BLOCKS):
            if goods[other] == wanted and other not in named and goods[block] != wanted:
                goods[other] = goods[block]
                break
        goods[block] = wanted
    state.goods = tuple(good if state.free >> block & 1 else NONE for block, good in enumerate(goods))
    if not words.has("districts"):
        state.districts = tuple(range(len(DISTRICTS)))[: max(state.seats, 2) - 1]


def _arrange_piers(state: Position, words: Words) -> None:
    if not words.has("piers"):
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


def _arrange_river(state: Position) -> None:
    """Further ahead first; on one space as ``amstel_order`` says, otherwise the lower seat on top."""
    discs = range(len(state.discs))
    order = [*state.river, *(disc for disc in discs if disc not in state.river)]
    state.river = tuple(sorted(order, key=lambda disc: -state.discs[disc]))


def _arrange_decks(state: Position, decks: tuple[tuple[int, ...], ...]) -> None:
    """What lies nowhere else is in the decks."""
    dealt = [*state.display, *state.discard]
    dealt += [card for player in state.players for card in (*player.inactive, *player.active)]
    if len(dealt) != len(set(dealt)):
        raise ScenarioError("given: a card lies in two places")
    for player in state.players:
        player.inactive = tuple(sorted(player.inactive))
    left = [tuple(card for card in deck if card not in dealt) for deck in decks]
    said = state.decks if state.decks is not decks else (None,) * len(decks)
    state.decks = tuple(rest if deck is None else deck for deck, rest in zip(said, left, strict=True))


def _arrange_market(state: Position, words: Words, pools: tuple[tuple[int, ...], ...]) -> None:
    """The plain tile is the first of the part of the game; the others of its set are still to come."""
    rounds = int(state.options["rounds"])
    played = state.round - (ROUNDS - rounds)
    if not words.has("tile"):
        state.tile = pools[2 if played > rounds // 2 else 0][0]
    if not words.has("pools"):
        state.pools = tuple(tuple(tile for tile in pool if tile != state.tile) for pool in pools)
    if words.has("left"):
        return
    left = list(state.left)
    for _ in range(played):
        part = 0 if left[0] + left[1] else 2
        left[part if left[part] >= left[part + 1] and left[part] else part + 1] -= 1
    state.left = tuple(left)


def _arrange_tasks(state: Position, words: Words, task_pile: tuple[int, ...]) -> None:
    dealt = [task for player in state.players for task in player.tasks]
    if len(dealt) != len(set(dealt)):
        raise ScenarioError("given: a task lies in two places")
    if not words.has("task_pile"):
        state.task_pile = tuple(task for task in task_pile if task not in dealt)


def _arrange_pending(state: Position, words: Words) -> None:
    """The phase, whose decision it is, and who still has to play in this phase."""
    if words.has("pending"):
        state.pending = read_frames(words["pending"], STEPS, state.seats)
        return
    phase = words["phase"].one_of(tuple(_PHASES)) if words.has("phase") else "actions"
    order = [disc for disc in state.river if disc < state.seats]
    seat = words["to_move"].seat(state.seats) if words.has("to_move") else 0
    later = order[order.index(seat) + 1 :]
    if words.has("then_play"):
        later = [other.seat(state.seats) for other in words["then_play"].entries()]
    if phase == "dice" and not state.dice:
        words["dice"].refuse("the phase 'dice' begins with the dice rolled; say what they show")
    if phase == "cards" and not state.display:
        words["display"].refuse("the phase 'cards' begins with cards revealed; say which")
    below, step = _PHASES[phase]
    state.pending = tuple(Frame(STEPS[name], 0) for name in below)
    state.pending += tuple(Frame(STEPS[step], other) for other in reversed([seat, *later]))


def facts(state: "Position") -> Data:
    """The data, and what a scenario may want to know beyond it."""
    known = state.data()
    by_district = scoring.district_points(state)
    for place, seat in enumerate(known["seat"]):
        player = state.players[place]
        seat["cubes"] = sum(player.supply)
        seat["place"] = state.river.index(place) + 1
        seat["group"] = scoring.largest_group(state, player.crests)
        seat["district_points"] = [points[place] for points in by_district]
        seat["booked"] = state.sheet(place)
        seat["sheet"] = scoring.sheet(state, place)
        on_cards = len(set(player.marked) & set(player.active))  # a map that 047 discards leaves its marker
        seat["markers_on_cards"] = on_cards
        seat["markers_in_mill"] = _markers(state, player) - on_cards
    if state.tom is not None:
        known["tom"]["place"] = state.river.index(state.seats) + 1
        known["tom"]["group"] = scoring.largest_group(state, state.tom.crests)
        known["tom"]["district_points"] = [points[-1] for points in by_district]
    known["market"] = {
        "cost": state.board.tiles[state.tile].cost,
        "points": state.board.tiles[state.tile].points,
    }
    known["deck_sizes"] = {kind: len(deck) for kind, deck in zip(KINDS, state.decks, strict=True)}
    return known


def _markers(state: "Position", player: "Player") -> int:
    """AMS-8.3: one action marker for each active card of phase I, II or III."""
    return sum(state.board.timings[card] in (PHASE1, PHASE2, PHASE3) for card in player.active)


def inventory(state: "Position") -> dict[str, int]:
    """Cards, goods, dockers, crests, tiles: what every game holds, wherever it lies."""
    players = state.players
    cards = [card for player in players for card in (*player.inactive, *player.active)]
    cards += [*state.display, *state.discard]
    cards += [card for deck in state.decks for card in deck]
    pieces = {"cards": len(cards), "different cards": len(set(cards))}
    for kind, name in enumerate(GOODS):
        held = sum((*player.store, *player.cargo).count(kind) for player in players)
        stored = state.warehouses[kind] + state.depots.count(kind) + (state.sold >> kind & 1)
        pieces[f"{name} goods"] = state.goods.count(kind) + held + stored
    for docker, name in enumerate(DOCKERS):
        aboard = sum(player.dockers.count(docker) for player in players)
        waiting = sum(pier.count(docker) for pier in state.piers)
        pieces[f"{name} dockers"] = aboard + waiting + state.house.count(docker)
    crests = sum(player.crests.bit_count() for player in players)
    crests += 0 if state.tom is None else state.tom.crests.bit_count()
    pieces["blocks"] = crests + state.free.bit_count()
    tasks = [*state.task_pile, *(task for player in players for task in player.tasks)]
    pieces["tasks"] = len(set(tasks))
    pieces["discs"] = len(set(state.river))
    return pieces
