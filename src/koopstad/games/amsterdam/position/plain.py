"""The position as plain data, in the words that scenarios use (docs/scenarios-amsterdam.md)."""

from typing import TYPE_CHECKING

from koopstad.engine.state import Data
from koopstad.games.amsterdam.printed.pieces import (
    COLOURS,
    DISTRICTS,
    DOCKERS,
    GOODS,
    KINDS,
    NONE,
    PHASE1,
    PHASE2,
    PHASE3,
)

if TYPE_CHECKING:
    from koopstad.games.amsterdam.position.state import Player, Position, Turn


def data(state: "Position") -> Data:
    city = state.board.city
    return {
        "seats": state.seats,
        "options": dict(state.options),
        "pending": [frame.data() for frame in state.pending],
        "round": state.round,
        "dice": dict(zip(COLOURS, state.dice, strict=False)),
        "display": _cards(state.display),
        "decks": {kind: _cards(deck) for kind, deck in zip(KINDS, state.decks, strict=True)},
        "discard": _cards(state.discard),
        "goods": {
            city.blocks[block].name: GOODS[good] for block, good in enumerate(state.goods) if good != NONE
        },
        "piers": {
            DOCKERS[pier]: [DOCKERS[docker] for docker in dockers] for pier, dockers in enumerate(state.piers)
        },
        "docker_house": [DOCKERS[docker] for docker in state.house],
        "warehouse": {GOODS[good]: number for good, number in enumerate(state.warehouses) if number},
        "depots": {
            state.board.harbour.store_names[len(GOODS) + depot]: GOODS[good]
            for depot, good in enumerate(state.depots)
            if good != NONE
        },
        "black_market": _names(GOODS, state.sold),
        "districts": [DISTRICTS[district] for district in state.districts],
        "amstel_order": [_disc_name(state, disc) for disc in state.river],
        "tile": state.board.tiles[state.tile].name,
        "pools": [[state.board.tiles[tile].name for tile in pool] for pool in state.pools],
        "left": list(state.left),
        "task_pile": list(state.task_pile),
        "foreman": None if state.foreman == NONE else state.board.harbour.store_names[state.foreman],
        "bailiff": None if state.bailiff == NONE else city.blocks[state.bailiff].name,
        "trader": None if state.trader == NONE else GOODS[state.trader],
        "turn": _turn(state.turn),
        "tom": _tom(state),
        "seat": [_player(state, seat) for seat in range(state.seats)],
    }


def _turn(turn: "Turn") -> Data:
    return {
        "blocks": turn.blocks,
        "markets": turn.markets,
        "advanced": turn.advanced,
        "rowed": turn.rowed,
        "moved": turn.moved,
        "steps": turn.steps,
        "boarded": turn.boarded,
        "maps": _names(DISTRICTS, turn.maps),
        "foreman": turn.foreman,
    }


def _tom(state: "Position") -> Data:
    if state.tom is None:
        return {}
    return {
        "points": state.tom.points,
        "gulden": state.tom.gulden,
        "blocks": _blocks(state, state.tom.crests),
        "amstel": state.discs[state.seats],
    }


def _player(state: "Position", seat: int) -> Data:
    player = state.players[seat]
    return {
        "supply": _cubes(player.supply),
        "wheel": {str(slot): _cubes(cubes) for slot, cubes in enumerate(player.wheel, 1) if any(cubes)},
        "storeroom": None if player.storeroom == NONE else COLOURS[player.storeroom],
        "gulden": player.gulden,
        "points": player.points,
        "sheet": {where: points for where, points in state.sheet(seat).items() if points},
        "penalties": player.penalties,
        "inactive": _cards(player.inactive),
        "active": _cards(player.active),
        "used": _cards(player.marked),
        "earned": _names(("gulden", "points"), player.earned),
        "blocks": _blocks(state, player.crests),
        "store": [GOODS[good] for good in player.store],
        "barge": {
            "at": state.board.harbour.places[player.barge].name,
            "goods": [GOODS[good] for good in player.cargo],
            "dockers": [DOCKERS[docker] for docker in player.dockers],
        },
        "amstel": state.discs[seat],
        "tasks": list(player.tasks),
    }


def _disc_name(state: "Position", disc: int) -> int | str:
    return "tom" if disc == state.seats else disc


def _cards(cards: tuple[int, ...]) -> list[str]:
    return [f"{card:03}" for card in cards]


def _cubes(cubes: "list[int] | tuple[int, ...]") -> dict[str, int]:
    return {COLOURS[colour]: number for colour, number in enumerate(cubes) if number}


def _blocks(state: "Position", crests: int) -> list[str]:
    return [block.name for number, block in enumerate(state.board.city.blocks) if crests >> number & 1]


def _names(names: tuple[str, ...], mask: int) -> list[str]:
    return [name for number, name in enumerate(names) if mask >> number & 1]


def facts(state: "Position") -> Data:
    """The data, and what a scenario may want to know beyond it."""
    from koopstad.games.amsterdam.rules import scoring

    known = data(state)
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
