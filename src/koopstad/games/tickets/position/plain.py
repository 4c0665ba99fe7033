"""Positions in the words of scenarios (docs/scenarios.md), and all that a game holds."""

from typing import TYPE_CHECKING, Any, Final

from koopstad.engine.errors import ScenarioError
from koopstad.engine.frames import Frame
from koopstad.engine.given import Given, Words
from koopstad.engine.state import Data
from koopstad.games.tickets.printed.pieces import CARDS, GAP
from koopstad.games.tickets.rules import scoring

if TYPE_CHECKING:
    from koopstad.games.tickets.game import Tickets
    from koopstad.games.tickets.position.state import Position

# What lies open when a scenario does not say.
_PLAIN_ROW: Final = ("pink", "blue", "green", "black", "red")


def arrange(game: "Tickets", seats: int, options: dict[str, Any], given: Data) -> "Position":
    """An empty table with the given things on it, and who decides what; the rest lies in the piles."""
    state = game.blank(seats, options)
    words = state.fields().read(state, Given(given, "given"), state, ("to_move", "step"))
    state.refresh()
    for seat, said in words["seat"].seats(seats):
        _arrange_player(state, seat, said.value)
    _close_routes(state)
    _arrange_cards(state, words)
    _arrange_contracts(state, words)
    _arrange_bonus(state, words)
    _arrange_pending(state, words)
    return state


def _arrange_player(state: "Position", seat: int, said: Data) -> None:
    player = state.players[seat]
    where = f"given.seat.{seat}"
    for kind, card in enumerate(CARDS):
        if player.known[kind] > player.hand[kind]:
            raise ScenarioError(
                f"{where}.known: {player.known[kind]} {card} known, but {player.hand[kind]} in hand"
            )
    routes = [route for route in state.board.routes if player.routes & route.bit]
    for route in routes:
        if any(other.routes & route.bit for other in state.players if other is not player):
            raise ScenarioError(f"{where}.routes: {route.name} is claimed twice")
    if player.barred & player.routes:
        raise ScenarioError(f"{where}.routes: nobody has both routes of a double (TTA-5.7)")
    needed = sum(route.length for route in routes)
    if "carts" not in said:
        if needed > state.board.carts:
            raise ScenarioError(
                f"{where}.routes: they take {needed} carts, but there are {state.board.carts}"
            )
        player.carts = state.board.carts - needed
    if "bonus" not in said:
        player.bonus = sum(route.cart_symbol for route in routes)


def _close_routes(state: "Position") -> None:
    for route in state.board.routes:
        if any(player.routes & route.bit for player in state.players):
            state.free &= ~route.bit
            if state.seats == 2:
                state.free &= ~route.twins


def _arrange_cards(state: "Position", words: Words) -> None:
    if not words.has("open"):
        state.open = [CARDS.index(card) for card in _PLAIN_ROW[: state.board.open_cards]]
        state.open += [GAP] * (state.board.open_cards - len(state.open))
    for kind, card in enumerate(CARDS):
        dealt = state.discard[kind] + state.open.count(kind)
        dealt += sum(player.hand[kind] for player in state.players)
        dealt += state.pile[kind] if words.has("pile") else 0
        if dealt > state.board.cards[kind]:
            raise ScenarioError(
                f"given: hands, open, discard and pile hold {dealt} {card} cards,"
                f" but there are only {state.board.cards[kind]}"
            )
        if not words.has("pile"):
            state.pile[kind] = state.board.cards[kind] - dealt
    state.pile_size = sum(state.pile)


def _arrange_contracts(state: "Position", words: Words) -> None:
    dealt = [contract for player in state.players for contract in (*player.contracts, *player.offer)]
    dealt += state.contracts_under
    if not words.has("contract_pile"):
        state.contract_pile = tuple(contract for contract in state.contract_pile if contract not in dealt)
    dealt += state.contract_pile
    for contract in dealt:
        if dealt.count(contract) > 1:
            name = state.board.contracts[contract].name
            raise ScenarioError(f"given: the contract {name} lies in two places")
    eyes = list(state.contract_eyes)
    said = [contract for contract, _ in words["contract_eyes"].by_name(state.game.names.contract)]
    for seat, player in enumerate(state.players):
        for contract in (*player.contracts, *player.offer):
            if contract not in said:
                eyes[contract] = 1 << seat
    state.contract_eyes = tuple(eyes)


def _arrange_bonus(state: "Position", words: Words) -> None:
    if words.has("bonus_pile"):
        return
    state.bonus_pile = state.board.bonus_cards - sum(player.bonus for player in state.players)
    if state.bonus_pile < 0:
        raise ScenarioError(f"given: the seats hold more than {state.board.bonus_cards} trade bonus cards")


def _arrange_pending(state: "Position", words: Words) -> None:
    """Who decides what: several offers are those of the setup, a single one is a turn's."""
    from koopstad.games.tickets.rules.turn import STEPS

    seat = words["to_move"].seat(state.seats) if words.has("to_move") else 0
    order = [(seat + place) % state.seats for place in range(state.seats)]
    offered = [other for other in order if state.players[other].offer]
    step = "keep" if offered else "turn"
    if words.has("step"):
        step = words["step"].one_of(tuple(STEPS))
    if (step == "keep") != bool(offered) or (offered and offered[0] != seat):
        words["step"].refuse("a seat chooses contracts to keep when it is to move and has an offer")
    if len(offered) > 1:
        keeps = tuple(Frame(STEPS["keep"], other) for other in reversed(offered))
        state.pending = (Frame(STEPS["turn"], seat), *keeps)
    else:
        state.pending = (Frame(STEPS[step], seat),)


def facts(state: "Position") -> Data:
    """The data, and what a scenario may want to know beyond it."""
    known = state.data()
    for place, seat in enumerate(known["seat"]):
        player = state.players[place]
        seat["cards"] = sum(player.hand)
        seat["fulfilled"] = scoring.fulfilled(state, player)
        seat["contract_points"] = scoring.contract_points(state, player)
        seat["sheet"] = state.sheet(place)
        seat["bonus_points"] = scoring.bonus_points(state)[place]
        seat["free_routes"] = [
            route.name for route in state.board.routes if state.free & ~player.barred & route.bit
        ]
    known["open_size"] = sum(kind != GAP for kind in state.open)
    known["pile_size"] = state.pile_size
    known["discard_size"] = sum(state.discard)
    known["contract_pile_size"] = len(state.contract_pile) + len(state.contracts_under)
    return known


def inventory(state: "Position") -> dict[str, int]:
    """TTA-1.2 to TTA-1.4: what every game holds, wherever it lies."""
    players = state.players
    lengths = [
        route.length for route in state.board.routes for player in players if player.routes & route.bit
    ]
    held = [contract for player in players for contract in (*player.contracts, *player.offer)]
    pieces = {
        f"{card} cards": state.pile[kind]
        + state.discard[kind]
        + state.open.count(kind)
        + sum(player.hand[kind] for player in players)
        for kind, card in enumerate(CARDS)
    }
    pieces["carts"] = sum(player.carts for player in players) + sum(lengths)
    pieces["bonus cards"] = state.bonus_pile + sum(player.bonus for player in players)
    contracts = {*held, *state.contract_pile, *state.contracts_under}
    pieces["contracts"] = len(held) + len(state.contract_pile) + len(state.contracts_under)
    pieces["different contracts"] = len(contracts)
    return pieces
