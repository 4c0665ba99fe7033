"""What scenarios may ask beyond the position itself (docs/scenarios-amsterdam.md), and what a game holds."""

from typing import TYPE_CHECKING

from koopstad.engine.state import Data
from koopstad.games.amsterdam.printed.pieces import DOCKERS, GOODS, KINDS, PHASE1, PHASE2, PHASE3

if TYPE_CHECKING:
    from koopstad.games.amsterdam.position.state import Player, Position


def facts(state: "Position") -> Data:
    """The data, and what a scenario may want to know beyond it."""
    from koopstad.games.amsterdam.rules import scoring

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
