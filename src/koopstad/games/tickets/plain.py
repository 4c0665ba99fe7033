"""The position as plain data, in the words that scenarios use (docs/scenarios.md)."""

from typing import TYPE_CHECKING, Any

from koopstad.engine.errors import ScenarioError
from koopstad.engine.frames import Frame
from koopstad.engine.state import Data
from koopstad.games.tickets.pieces import CARDS, GAP, NOT_YET

if TYPE_CHECKING:
    from koopstad.games.tickets import Tickets
    from koopstad.games.tickets.board import Board
    from koopstad.games.tickets.state import Player, Position


def data(state: "Position") -> Data:
    board = state.board
    return {
        "seats": state.seats,
        "options": dict(state.options),
        "pending": [frame.data() for frame in state.pending],
        "open": [None if kind == GAP else CARDS[kind] for kind in state.open],
        "held": state.held,
        "pile": _counts(state.pile),
        "discard": _counts(state.discard),
        "contract_pile": _contracts(board, state.contract_pile),
        "contracts_under": _contracts(board, state.contracts_under),
        "contract_eyes": {
            board.contracts[contract].name: [seat for seat in range(state.seats) if eyes >> seat & 1]
            for contract, eyes in enumerate(state.contract_eyes)
            if eyes
        },
        "closed": [route.name for route in board.routes if not state.free & route.bit],
        "bonus_pile": state.bonus_pile,
        "last_turns": None if state.last_turns == NOT_YET else state.last_turns,
        "passes": state.passes,
        "seat": [_player(board, player) for player in state.players],
    }


def _player(board: "Board", player: "Player") -> Data:
    return {
        "hand": _counts(player.hand),
        "known": _counts(player.known),
        "carts": player.carts,
        "points": player.points,
        "bonus": player.bonus,
        "routes": [route.name for route in board.routes if player.routes & route.bit],
        "contracts": _contracts(board, player.contracts),
        "offer": _contracts(board, player.offer),
    }


def _counts(counts: list[int]) -> dict[str, int]:
    return {CARDS[kind]: count for kind, count in enumerate(counts) if count}


def _contracts(board: "Board", contracts: tuple[int, ...]) -> list[str]:
    return [board.contracts[contract].name for contract in contracts]


def facts(state: "Position") -> Data:
    """The data, and what a scenario may want to know beyond it."""
    from koopstad.games.tickets import scoring

    known = data(state)
    for place, seat in enumerate(known["seat"]):
        player = state.players[place]
        seat["cards"] = sum(player.hand)
        seat["fulfilled"] = scoring.fulfilled(state, player)
        seat["contract_points"] = scoring.contract_points(state, player)
        seat["bonus_points"] = scoring.bonus_points(state)[place]
        seat["free_routes"] = [
            route.name for route in state.board.routes if state.free & ~player.barred & route.bit
        ]
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


def restore(game: "Tickets", given: Data) -> "Position":
    """The way back from ``data``."""
    from koopstad.games.tickets.turn import STEPS

    state = arrange(game, given["seats"], given["options"], {k: v for k, v in given.items() if k in _WORDS})
    state.pending = tuple(Frame(STEPS[step], seat, tuple(args)) for step, seat, *args in given["pending"])
    return state


# The words of a given position; each is explained in docs/scenarios.md.
_WORDS = (
    "open",
    "held",
    "pile",
    "discard",
    "contract_pile",
    "contracts_under",
    "contract_eyes",
    "closed",
    "bonus_pile",
    "last_turns",
    "passes",
    "to_move",
    "step",
    "seat",
)
_SEAT_WORDS = ("hand", "known", "carts", "points", "bonus", "routes", "contracts", "offer")
# What lies open when a scenario does not say.
_PLAIN_ROW = ("pink", "blue", "green", "black", "red")


def arrange(game: "Tickets", seats: int, options: dict[str, Any], given: Data) -> "Position":
    """An empty table with the given things on it. What is not dealt lies in the piles."""
    from koopstad.games.tickets.setup import empty_table

    _refuse_unknown(given, _WORDS, "given")
    state = empty_table(game, seats, options)
    reader = _Reader(game)
    for seat, words in _seats(given, seats):
        _arrange_player(state, reader, seat, words)
    _arrange_routes(state, reader, given)
    _arrange_cards(state, reader, given)
    _arrange_contracts(state, reader, given)
    state.bonus_pile = reader.number(
        given, "bonus_pile", game.board.bonus_cards - sum(player.bonus for player in state.players)
    )
    state.passes = reader.number(given, "passes", 0)
    last_turns = given.get("last_turns")
    state.last_turns = NOT_YET if last_turns is None else reader.number(given, "last_turns", 0)
    _arrange_pending(state, given)
    return state


def _seats(given: Data, seats: int) -> list[tuple[int, Data]]:
    """``[given.seat.0]`` or a list; TOML's keys are texts."""
    words = given.get("seat", {})
    items = list(words.items() if isinstance(words, dict) else enumerate(words))
    known = {str(seat): seat for seat in range(seats)}
    for seat, _ in items:
        if str(seat) not in known:
            raise ScenarioError(f"given.seat.{seat}: there are seats 0 to {seats - 1}")
    return [(known[str(seat)], player) for seat, player in items]


def _arrange_player(state: "Position", reader: "_Reader", seat: int, words: Data) -> None:
    _refuse_unknown(words, _SEAT_WORDS, f"given.seat.{seat}")
    player = state.players[seat]
    player.hand = reader.counts(words, "hand")
    player.known = reader.counts(words, "known")
    for kind, card in enumerate(CARDS):
        if player.known[kind] > player.hand[kind]:
            raise ScenarioError(f"given.seat.{seat}.known: more {card} is known than held")
    player.points = reader.number(words, "points", 0)
    for name in words.get("routes", []):
        route = reader.route(name)
        if any(other.routes & route.bit for other in state.players):
            raise ScenarioError(f"given.seat.{seat}.routes: {name} is claimed twice")
        player.routes |= route.bit
        player.barred |= route.twins
        player.carts -= route.length
    player.carts = reader.number(words, "carts", max(0, player.carts))
    with_symbols = sum(route.cart_symbol for route in state.board.routes if player.routes & route.bit)
    player.bonus = reader.number(words, "bonus", with_symbols)
    player.contracts = reader.contracts(words, "contracts")
    player.offer = reader.contracts(words, "offer")


def _arrange_routes(state: "Position", reader: "_Reader", given: Data) -> None:
    for route in state.board.routes:
        if any(player.routes & route.bit for player in state.players):
            state.free &= ~route.bit
            if state.seats == 2:
                state.free &= ~route.twins
    for name in given.get("closed", []):
        state.free &= ~reader.route(name).bit


def _arrange_cards(state: "Position", reader: "_Reader", given: Data) -> None:
    row = given.get("open", _PLAIN_ROW)
    places = state.board.open_cards
    if len(row) > places:
        raise ScenarioError(f"given.open: at most {places} cards lie open, not {len(row)}")
    state.open = [reader.card(card) if card else GAP for card in row] + [GAP] * (places - len(row))
    state.held = bool(given.get("held", False))
    state.discard = reader.counts(given, "discard")
    if "pile" in given:
        state.pile = reader.counts(given, "pile")
    else:
        for kind, card in enumerate(CARDS):
            dealt = state.discard[kind] + state.open.count(kind)
            dealt += sum(player.hand[kind] for player in state.players)
            if dealt > state.pile[kind]:
                raise ScenarioError(
                    f"given: {dealt} {card} cards are dealt, but there are {state.pile[kind]}"
                )
            state.pile[kind] -= dealt
    state.pile_size = sum(state.pile)


def _arrange_contracts(state: "Position", reader: "_Reader", given: Data) -> None:
    state.contracts_under = reader.contracts(given, "contracts_under")
    dealt = [contract for player in state.players for contract in (*player.contracts, *player.offer)]
    dealt += state.contracts_under
    if "contract_pile" in given:
        state.contract_pile = reader.contracts(given, "contract_pile")
    else:
        state.contract_pile = tuple(contract for contract in state.contract_pile if contract not in dealt)
    dealt += state.contract_pile
    if len(dealt) != len(set(dealt)):
        raise ScenarioError("given: a contract lies in two places")
    eyes = [0] * len(state.board.contracts)
    for seat, player in enumerate(state.players):
        for contract in (*player.contracts, *player.offer):
            eyes[contract] = 1 << seat
    for name, seats in given.get("contract_eyes", {}).items():
        eyes[reader.contract(name)] = sum(1 << seat for seat in seats)
    state.contract_eyes = tuple(eyes)


def _arrange_pending(state: "Position", given: Data) -> None:
    from koopstad.games.tickets.turn import STEPS

    seat = given.get("to_move", 0)
    if seat not in range(state.seats):
        raise ScenarioError(f"given.to_move: there are seats 0 to {state.seats - 1}, not {seat!r}")
    step = given.get("step", "keep" if state.players[seat].offer else "turn")
    if step not in STEPS:
        raise ScenarioError(f"given.step: {step!r} is none of {', '.join(STEPS)}")
    state.pending = (Frame(STEPS[step], seat),)


def _refuse_unknown(given: Data, words: tuple[str, ...], where: str) -> None:
    for word in given:
        if word not in words:
            raise ScenarioError(f"{where}.{word}: unknown word; known are {', '.join(words)}")


class _Reader:
    """Reads the words of a given position; a wrong one is named."""

    def __init__(self, game: "Tickets") -> None:
        self._routes = {route.name: route for route in game.board.routes}
        self._contracts = {contract.name: number for number, contract in enumerate(game.board.contracts)}

    def number(self, given: Data, word: str, default: int) -> int:
        value = given.get(word, default)
        if type(value) is not int:
            raise ScenarioError(f"given.{word}: {value!r} is no whole number")
        return value

    def card(self, name: str) -> int:
        if name not in CARDS:
            raise ScenarioError(f"given: {name!r} is no card; the cards are {', '.join(CARDS)}")
        return CARDS.index(name)

    def counts(self, given: Data, word: str) -> list[int]:
        counts = [0] * len(CARDS)
        for name in given.get(word, {}):
            counts[self.card(name)] = self.number(given[word], name, 0)
        return counts

    def route(self, name: str) -> Any:
        ends, _, colour = name.partition("/")
        a, _, b = ends.partition("-")
        route = self._routes.get(f"{min(a, b)}-{max(a, b)}/{colour}")
        if route is None:
            raise ScenarioError(f"given: {name!r} is no route; routes are written like dam-oude_kerk/pink")
        return route

    def contract(self, name: str) -> int:
        a, _, b = name.partition("-")
        contract = self._contracts.get(name, self._contracts.get(f"{b}-{a}"))
        if contract is None:
            raise ScenarioError(f"given: {name!r} is no contract; `koopstad data tickets` lists them")
        return contract

    def contracts(self, given: Data, word: str) -> tuple[int, ...]:
        return tuple(self.contract(name) for name in given.get(word, []))
