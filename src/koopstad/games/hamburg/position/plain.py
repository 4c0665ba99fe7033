"""Positions in the words of scenarios (docs/scenarios-hamburg.md), and all that a game holds."""

from typing import TYPE_CHECKING, Any, Final

from koopstad.engine.dealer import FastDealer, ScriptedDealer
from koopstad.engine.errors import ScenarioError, ScriptError
from koopstad.engine.given import Given, Words
from koopstad.engine.state import Data
from koopstad.games.hamburg.position.colours import with_cards
from koopstad.games.hamburg.printed.kinds import DIE
from koopstad.games.hamburg.printed.pieces import AT_START, BASIC, COLOURS, TOKENS
from koopstad.games.hamburg.rules import end, flow, hall, scoring

if TYPE_CHECKING:
    from koopstad.games.hamburg.game import Hamburg
    from koopstad.games.hamburg.position.state import Position

# Where a phase begins when only the phase is given, and what the dice show when nobody says.
_FIRST_STEP: Final = {1: "refill", 2: "roll", 3: "round", 4: "phase IV"}
_PLAIN_DIE: Final = 3
_STONES: Final = 5  # of a complete half of the wall


def arrange(game: "Hamburg", seats: int, options: dict[str, Any], given: Data) -> "Position":
    """The given position at the first decision of the given step."""
    state = game.blank(seats, options)
    state.phase, state.round = 3, 1
    piles = state.piles
    words = state.fields().read(
        state, Given(with_cards(game, given), "given"), state, ("step", "to_move", "outcomes")
    )
    _arrange_sheets(state, words)
    _arrange_dice(state, words)
    _arrange_tiles(state, words)
    _arrange_statues(state, words)
    _arrange_piles(state, piles)
    state.refresh()
    _begin(state, words)
    return state


def _spoken_of(state: "Position", words: Words) -> list[tuple[int, Given]]:
    """The players of whom something is said."""
    seats = words["seat"].seats(state.seats)
    return [*seats, (state.tom, words["tom"])] if words.has("tom") else seats


def _arrange_sheets(state: "Position", words: Words) -> None:
    """A sheet says how many points there are; those of which it says nothing were there from the start."""
    for seat, said in _spoken_of(state, words):
        player = state.players[seat]
        if "sheet" in said.value and "points" not in said.value:
            player.points = sum(player.sheet)
        rest = player.points - sum(player.sheet)
        player.sheet = (player.sheet[AT_START] + rest, *player.sheet[AT_START + 1 :])


def _arrange_dice(state: "Position", words: Words) -> None:
    said = [die for die, _ in words["dice"].by_name(DIE)]
    state.dice = tuple(face if die in said else _PLAIN_DIE for die, face in enumerate(state.dice))


def _arrange_tiles(state: "Position", words: Words) -> None:
    """Tiles that lie nowhere else are in their piles."""
    if not words.has("black_pile"):
        state.black_pile = tuple(tile for tile in state.black_pile if tile not in state.black_open)
    if not words.has("stock_pile"):
        state.stock_pile = tuple(tile for tile in state.stock_pile if tile != state.stock_tile)


def _arrange_statues(state: "Position", words: Words) -> None:
    """Complete halves have given their statue, unless a scenario says otherwise."""
    for seat, said in _spoken_of(state, words):
        player = state.players[seat]
        if "statued" not in said.value:
            player.statued = (player.left == _STONES) | (player.right == _STONES) << 1


def _arrange_piles(state: "Position", piles: list[tuple[int, ...]]) -> None:
    """Every card exists once; those that lie nowhere are in their draw piles."""
    used = [*state.discard_top, *state.discard_rest]
    for player in state.players:
        used += [*player.hand, *player.sites, *player.zoo, *player.park]
        used += [card for card in player.under if card]
        used += [card for buildings in player.buildings_on for card in buildings]
    said = state.piles if state.piles is not piles else [None] * len(piles)
    for pile in said:
        used += pile or ()
    for card in used:
        if used.count(card) > 1:
            raise ScenarioError(f"given: card {card} lies in two places")
    state.piles = [
        tuple(card for card in whole if card not in used) if pile is None else tuple(sorted(pile))
        for pile, whole in zip(said, state.board.piles, strict=True)
    ]
    state.discard_rest = tuple(sorted(state.discard_rest))


def _begin(state: "Position", words: Words) -> None:
    """Goes on to the first decision of the given step."""
    if words.has("cycle"):
        words["cycle"].number(1, state.board.cycles)
    step = words["step"].one_of(flow.STEPS_OF_CYCLE) if words.has("step") else _FIRST_STEP[state.phase]
    order = state.order()
    seat = 0 if state.seats == 1 else state.first
    if words.has("to_move"):
        tom = state.tom >= 0 and words["to_move"].value == "tom"
        seat = state.tom if tom else words["to_move"].seat(state.seats)
    number = order.index(seat)
    place = flow.STEPS_OF_CYCLE.index(step)
    if place == flow.ROUND and number == 0:
        state.round -= 1  # the first player's turn begins the round
    if place != flow.ROUND and not words.has("round"):
        state.round = 0
    state.push(flow.frame(place, number))
    dealer = ScriptedDealer(_outcomes(state, words["outcomes"]), FastDealer(1))
    try:
        state.settle(dealer)
    except ScriptError as error:
        words["outcomes"].refuse(str(error))
    if dealer.left:
        words["outcomes"].refuse(f"{dealer.left} were not asked for")


def _outcomes(state: "Position", given: Given) -> list[int]:
    outcomes = []
    for word in given.entries():
        if type(word.value) is not int and type(word.value) is not str:
            given.refuse(f"{word.shown()} is neither a text nor a whole number")
        try:
            outcomes.append(state.game.outcome(word.value))
        except ScenarioError:
            given.refuse(f"{word.shown()} is neither a card nor a black tile")
    return outcomes


def facts(state: "Position") -> Data:
    """The data, and what a scenario may want to know beyond it."""
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
