"""What scenarios may ask beyond the position itself (docs/scenarios-hamburg.md), and what a game holds."""

from typing import TYPE_CHECKING

from koopstad.engine.frames import Step, steps_of
from koopstad.engine.state import Data
from koopstad.games.hamburg.printed.pieces import BASIC, COLOURS, TOKENS

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position


def facts(state: "Position") -> Data:
    """The data, and what a scenario may want to know beyond it."""
    from koopstad.games.hamburg.rules import end, hall, scoring

    known = state.data()
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
