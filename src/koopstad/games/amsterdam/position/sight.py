"""Who may know what: only the closed tasks of the others are hidden (AMS-15.1)."""

from typing import TYPE_CHECKING, cast

from koopstad.engine.dealer import Dealer
from koopstad.games.amsterdam.printed.pieces import COLOURS, DISTRICTS, DOCKERS, GOODS, NONE

if TYPE_CHECKING:
    from koopstad.games.amsterdam.position.state import Player, Position
    from koopstad.games.amsterdam.position.views import AmsterdamAsked, AmsterdamPlayer, AmsterdamView


def view(state: "Position", seat: int | None) -> "AmsterdamView":
    """Cards and tasks stand by their numbers, goods on blocks by theirs; a None is a thing not known."""
    frame = state.pending[-1] if state.pending else None
    harbour = state.board.harbour
    return {
        "game": "amsterdam",
        "you": seat,
        "to_move": frame.seat if frame is not None else None,
        "step": frame.step.name if frame is not None else "over",
        "asked": cast("AmsterdamAsked", frame.asked()) if frame is not None else {},
        "waiting": [(below.step.name, below.seat) for below in reversed(state.pending[:-1])],
        "round": state.round,
        "dice": list(state.dice),
        "display": list(state.display),
        "decks": [len(deck) for deck in state.decks],
        "discard": list(state.discard),  # AMS-4.5
        "goods": list(state.goods),
        "owners": _owners(state),
        "piers": [[DOCKERS[docker] for docker in pier] for pier in state.piers],
        "docker_house": [DOCKERS[docker] for docker in state.house],
        "warehouses": state.warehouses[:],
        "depots": [None if good == NONE else GOODS[good] for good in state.depots],
        "black_market": _goods_in(state.sold),
        "districts": [DISTRICTS[district] for district in state.districts],
        "amstel": [(disc, state.discs[disc]) for disc in state.river],
        "tile": state.board.tiles[state.tile].name,
        "foreman": None if state.foreman == NONE else harbour.store_names[state.foreman],
        "bailiff": None if state.bailiff == NONE else state.board.city.blocks[state.bailiff].name,
        "trader": None if state.trader == NONE else GOODS[state.trader],
        "turn": {
            "blocks": state.turn.blocks,
            "markets": state.turn.markets,
            "advanced": state.turn.advanced,
            "rowed": state.turn.rowed,
            "moved": state.turn.moved,
            "steps": state.turn.steps,
            "boarded": state.turn.boarded,
            "maps": _mask_names(state.turn.maps, DISTRICTS),
        },
        "variants": dict(state.deck.variants),
        "tom": None
        if state.tom is None
        else {"points": state.tom.points, "gulden": state.tom.gulden, "blocks": state.tom.crests.bit_count()},
        "players": [_player_view(state, player, other == seat) for other, player in enumerate(state.players)],
    }


def _player_view(state: "Position", player: "Player", own: bool) -> "AmsterdamPlayer":
    return {
        "supply": player.supply[:],
        "wheel": [list(slot) for slot in player.wheel],
        "storeroom": None if player.storeroom == NONE else COLOURS[player.storeroom],
        "gulden": player.gulden,
        "points": player.points,
        "penalties": player.penalties,
        "inactive": list(player.inactive),
        "active": list(player.active),
        "used": list(player.marked),
        "store": [GOODS[good] for good in player.store],
        "cargo": [GOODS[good] for good in player.cargo],
        "dockers": [DOCKERS[docker] for docker in player.dockers],
        "barge": state.board.harbour.places[player.barge].name,
        "tasks": [
            task if own or place < open_tasks(state) else None for place, task in enumerate(player.tasks)
        ],
    }


def open_tasks(state: "Position") -> int:
    """How many of everybody's tasks lie face up: the first ones dealt; at the end all (C-36)."""
    return int(state.options["open_tasks"]) if state.pending else len(state.players[0].tasks)


def _owners(state: "Position") -> list[int | None]:
    """The seat whose crest lies on each block; TOM counts as the seat after the last."""
    owners: list[int | None] = [None] * len(state.goods)
    for owner, blocks in enumerate(state.crests()):
        while blocks:
            owners[(blocks & -blocks).bit_length() - 1] = owner
            blocks &= blocks - 1
    return owners


def _goods_in(mask: int) -> list[str]:
    return _mask_names(mask, GOODS)


def _mask_names(mask: int, names: tuple[str, ...]) -> list[str]:
    return [name for number, name in enumerate(names) if mask >> number & 1]


def imagine(state: "Position", seat: int | None, dealer: Dealer) -> "Position":
    """The closed tasks of the others go back into the pile, and as many are drawn anew."""
    copy = state.copy()
    shown = open_tasks(state)
    others = [player for other, player in enumerate(copy.players) if other != seat]
    hidden = [task for player in others for task in player.tasks[shown:]]
    if not hidden:
        return copy
    pile = sorted([*copy.task_pile, *hidden])
    for player in others:
        closed = [pile.pop(dealer.below(len(pile))) for _ in player.tasks[shown:]]
        player.tasks = (*player.tasks[:shown], *closed)
    copy.task_pile = tuple(sorted(pile))
    return copy


def unseen(state: "Position") -> tuple[int, ...]:
    """For each seat and the spectator: the closed tasks of the others."""
    shown = open_tasks(state)
    closed = [max(0, len(player.tasks) - shown) for player in state.players]
    return (*(sum(closed) - own for own in closed), sum(closed))
