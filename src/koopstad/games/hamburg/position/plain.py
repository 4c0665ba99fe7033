"""The position as plain data, in the words that scenarios use (docs/scenarios-hamburg.md)."""

from typing import TYPE_CHECKING

from koopstad.engine.frames import Step, restored, steps_of
from koopstad.engine.state import Data
from koopstad.games.hamburg.printed.pieces import BASIC, COLOURS, DICE, SHEET, TOKENS

if TYPE_CHECKING:
    from koopstad.games.hamburg.game import Hamburg
    from koopstad.games.hamburg.position.state import Player, Position


def data(state: "Position") -> Data:
    board = state.board
    return {
        "seats": state.seats,
        "options": dict(state.options),
        "pending": [frame.data() for frame in state.pending],
        "cycle": state.cycle,
        "phase": state.phase,
        "round": state.round,
        "rounds": state.rounds,
        "first": state.first,
        "dice": {DICE[colour]: value for colour, value in enumerate(state.dice)},
        "clergyman": None if state.window < 0 else DICE[board.windows[state.window]],
        "helpers": by_window(state, state.helpers),
        "church": by_window(state, state.church),
        "piles": {COLOURS[colour]: list(pile) for colour, pile in enumerate(state.piles)},
        "discard": list(state.discard_top),
        "discard_rest": list(state.discard_rest),
        "searched": [list(entry) for entry in state.searched],
        "black_pile": [board.black_tiles[tile].name for tile in state.black_pile],
        "black_open": [board.black_tiles[tile].name for tile in state.black_open],
        "black_tile": None if state.tile < 0 else board.black_tiles[state.tile].name,
        "hummels": list(state.hummels),
        "jettes": list(state.jettes),
        "ships": [DICE[colour] for colour in range(len(DICE)) if state.ships >> colour & 1],
        "stock_pile": list(state.stock_pile),
        "stock_tile": state.stock_tile,
        "stock_field": state.stock_field + 1,
        "clergy_tiles": [board.clergy[side].name for side in state.clergy_tiles],
        "seat": [_player(player) for player in state.players[: state.seats]],
        "tom": _player(state.players[1]) if state.seats == 1 else None,
    }


def by_window(state: "Position", numbers: tuple[int, ...]) -> dict[str, int]:
    return {DICE[state.board.windows[window]]: number for window, number in enumerate(numbers) if number}


def _player(player: "Player") -> Data:
    return {
        "hand": list(player.hand),
        "known": [[card, eyes] for card, eyes in player.known],
        "workers": {COLOURS[colour]: number for colour, number in enumerate(player.workers)},
        "money": player.money,
        "points": player.points,
        "sheet": {name: number for name, number in zip(SHEET, player.sheet, strict=True) if number},
        "misfortunes": {COLOURS[colour]: level for colour, level in enumerate(player.levels)},
        "wall": {"left": player.left, "right": player.right},
        "statued": [half for half in ("left", "right") if player.statued >> (half == "right") & 1],
        "hummels": [value for value in player.statues if value > 0],
        "jettes": [-value for value in player.statues if value < 0],
        "tokens": [TOKENS[token] for token in range(len(TOKENS)) if player.tokens >> token & 1],
        "hall": player.hall,
        "sites": [
            {"card": card, "eyes": eyes, "buildings": list(buildings)}
            for card, eyes, buildings in zip(player.sites, player.site_eyes, player.buildings_on, strict=True)
        ],
        "zoo": list(player.zoo),
        "under": {str(zoo): card for zoo, card in zip(player.zoo, player.under, strict=True) if card},
        "park": list(player.park),
        "activated": list(player.activated),
        "doubled": player.doubled,
        "mayor": player.mayor,
    }


def facts(state: "Position") -> Data:
    """The data, and what a scenario may want to know beyond it."""
    from koopstad.games.hamburg.rules import end, hall, scoring

    known = data(state)
    for seat, player in enumerate(state.players):
        words = known["tom"] if seat == state.tom else known["seat"][seat]
        words["cards"] = len(player.hand)
        words["buildings"] = list(player.display.buildings)
        words["all_workers"] = sum(player.workers)
        words["stones"] = player.left + player.right
        words["free_sites"] = [site + 1 for site in player.display.free]
        words["site_colours"] = {
            COLOURS[colour]: number for colour, number in enumerate(player.display.site_colours)
        }
        words["advance_cost"] = hall.cost(state, seat) if state.dice[0] else None
        words["final"] = scoring.final_items(state, seat) if state.pending else None
        words["standing"] = {TOKENS[token]: end.standing(player, token) for token in range(len(TOKENS))}
    known["pile_sizes"] = {COLOURS[colour]: len(pile) for colour, pile in enumerate(state.piles)}
    known["discard_size"] = len(state.discard_top) + len(state.discard_rest)
    known["basic_actions"] = list(BASIC)
    return known


def inventory(state: "Position") -> dict[str, int]:
    """HAM-1.6: what every game holds, wherever it lies. Workers and marks are without limit (HAM-1.5)."""
    cards = [*state.discard_top, *state.discard_rest]
    for pile in state.piles:
        cards += pile
    statues = len(state.hummels) + len(state.jettes)
    for player in state.players:
        cards += [*player.hand, *player.sites, *player.zoo, *player.park]
        cards += [card for card in player.under if card]
        cards += [card for buildings in player.buildings_on for card in buildings]
        statues += len(player.statues)
    tiles = {*state.black_pile, *state.black_open}
    return {
        "cards": len(cards),
        "different cards": len(set(cards)),
        "statues": statues,
        "black tiles": len(state.black_pile) + len(state.black_open),
        "different black tiles": len(tiles),
        "clergy tiles": len({side // 2 for side in state.clergy_tiles}),
    }


def steps(state: "Position") -> dict[str, Step["Position"]]:
    """Every step by its name."""
    from koopstad.games.hamburg.rules import (
        activation,
        build,
        dice,
        flow,
        mayors,
        misfortunes,
        refill,
        ships,
        turn,
        wall,
    )
    from koopstad.games.hamburg.rules.tom import turn as tom

    programs = state.deck.programs
    found = steps_of(activation, build, dice, flow, mayors, misfortunes, refill, ships, tom, turn, wall)
    return found | {step.name: step for step in (programs, programs.asking)}


def restore(game: "Hamburg", given: Data) -> "Position":
    """The way back from ``data``."""
    from koopstad.games.hamburg.position import arrange

    words = {word: value for word, value in given.items() if word in arrange.WORDS}
    state = arrange.lay_out(game, given["seats"], given["options"], words)
    state.pending = restored(steps(state), given["pending"])
    return state
