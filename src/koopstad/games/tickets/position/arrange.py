"""The position that a scenario describes; its words and their defaults are told in docs/scenarios.md."""

from typing import TYPE_CHECKING, Any, Final

from koopstad.engine.errors import ScenarioError
from koopstad.engine.frames import Frame
from koopstad.engine.state import Data
from koopstad.games.tickets.printed.pieces import CARDS, GAP, NOT_YET

if TYPE_CHECKING:
    from koopstad.games.tickets.game import Tickets
    from koopstad.games.tickets.position.state import Position
    from koopstad.games.tickets.printed.board import Route

WORDS: Final = (
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
SEAT_WORDS: Final = ("hand", "known", "carts", "points", "bonus", "routes", "contracts", "offer")
# What lies open when a scenario does not say.
_PLAIN_ROW: Final = ("pink", "blue", "green", "black", "red")
_NOTHING: Final = ("", "none", "gap", None)


def arrange(game: "Tickets", seats: int, options: dict[str, Any], given: Data) -> "Position":
    """An empty table with the given things on it, and who decides what."""
    state = lay_out(game, seats, options, given)
    _arrange_pending(state, given)
    return state


def lay_out(game: "Tickets", seats: int, options: dict[str, Any], given: Data) -> "Position":
    """What lies where. What is not dealt lies in the piles."""
    from koopstad.games.tickets.rules.setup import empty_table

    _refuse_unknown(given, WORDS, "given")
    state = empty_table(game, seats, options)
    table = _Words(game, given, "given")
    for seat, words in _seats(given, seats):
        _arrange_player(state, seat, _Words(game, words, f"given.seat.{seat}"))
    _arrange_routes(state, table)
    _arrange_cards(state, table)
    _arrange_contracts(state, table)
    _arrange_counters(state, table)
    return state


def _seats(given: Data, seats: int) -> list[tuple[int, Data]]:
    """``[given.seat.0]`` or a list; TOML's keys are texts."""
    words = given.get("seat", {})
    if not isinstance(words, dict | list):
        raise ScenarioError(f"given.seat: {words!r} is no table; write [given.seat.0] for the first seat")
    items = list(words.items() if isinstance(words, dict) else enumerate(words))
    known = {str(seat): seat for seat in range(seats)}
    for seat, player in items:
        if str(seat) not in known:
            raise ScenarioError(f"given.seat.{seat}: there are seats 0 to {seats - 1}")
        _refuse_unknown(player, SEAT_WORDS, f"given.seat.{seat}")
    return [(known[str(seat)], player) for seat, player in items]


def _arrange_player(state: "Position", seat: int, words: "_Words") -> None:
    player = state.players[seat]
    player.hand = words.counts("hand")
    player.known = words.counts("known")
    for kind, card in enumerate(CARDS):
        if player.known[kind] > player.hand[kind]:
            raise ScenarioError(
                f"given.seat.{seat}.known: {player.known[kind]} {card} known, but {player.hand[kind]} in hand"
            )
    player.points = words.number("points", 0)
    for route in words.routes("routes"):
        if any(other.routes & route.bit for other in state.players):
            raise ScenarioError(f"given.seat.{seat}.routes: {route.name} is claimed twice")
        if player.barred & route.bit:
            raise ScenarioError(f"given.seat.{seat}.routes: nobody has both routes of a double (TTA-5.7)")
        player.routes |= route.bit
        player.barred |= route.twins
        player.carts -= route.length
    if player.carts < 0 and not words.has("carts"):
        raise ScenarioError(
            f"given.seat.{seat}.routes: they take {state.board.carts - player.carts} carts,"
            f" but there are {state.board.carts}"
        )
    player.carts = words.number("carts", player.carts, 0, state.board.carts)
    with_symbols = sum(route.cart_symbol for route in state.board.routes if player.routes & route.bit)
    player.bonus = words.number("bonus", with_symbols, 0)
    player.contracts = words.contracts("contracts")
    player.offer = words.contracts("offer")


def _arrange_routes(state: "Position", table: "_Words") -> None:
    for route in state.board.routes:
        if any(player.routes & route.bit for player in state.players):
            state.free &= ~route.bit
            if state.seats == 2:
                state.free &= ~route.twins
    for route in table.routes("closed"):
        state.free &= ~route.bit


def _arrange_cards(state: "Position", table: "_Words") -> None:
    state.open = table.row("open", state.board.open_cards)
    state.held = table.flag("held")
    state.discard = table.counts("discard")
    given_pile = table.counts("pile") if table.has("pile") else None
    for kind, card in enumerate(CARDS):
        dealt = state.discard[kind] + state.open.count(kind)
        dealt += sum(player.hand[kind] for player in state.players)
        dealt += given_pile[kind] if given_pile else 0
        if dealt > state.board.cards[kind]:
            raise ScenarioError(
                f"given: hands, open, discard and pile hold {dealt} {card} cards,"
                f" but there are only {state.board.cards[kind]}"
            )
        state.pile[kind] -= dealt
    if given_pile is not None:
        state.pile = given_pile
    state.pile_size = sum(state.pile)


def _arrange_contracts(state: "Position", table: "_Words") -> None:
    state.contracts_under = table.contracts("contracts_under")
    dealt = [contract for player in state.players for contract in (*player.contracts, *player.offer)]
    dealt += state.contracts_under
    if table.has("contract_pile"):
        state.contract_pile = table.contracts("contract_pile")
    else:
        state.contract_pile = tuple(contract for contract in state.contract_pile if contract not in dealt)
    dealt += state.contract_pile
    for contract in dealt:
        if dealt.count(contract) > 1:
            name = state.board.contracts[contract].name
            raise ScenarioError(f"given: the contract {name} lies in two places")
    eyes = [0] * len(state.board.contracts)
    for seat, player in enumerate(state.players):
        for contract in (*player.contracts, *player.offer):
            eyes[contract] = 1 << seat
    for contract, seats in table.eyes("contract_eyes", state.seats):
        eyes[contract] = seats
    state.contract_eyes = tuple(eyes)


def _arrange_counters(state: "Position", table: "_Words") -> None:
    bonus_left = state.board.bonus_cards - sum(player.bonus for player in state.players)
    if bonus_left < 0 and not table.has("bonus_pile"):
        raise ScenarioError(f"given: the seats hold more than {state.board.bonus_cards} trade bonus cards")
    state.bonus_pile = table.number("bonus_pile", bonus_left, 0)
    state.passes = table.number("passes", 0, 0, state.seats)
    state.last_turns = table.last_turns(state.seats)


def _arrange_pending(state: "Position", given: Data) -> None:
    """Who decides what: several offers are those of the setup, a single one is a turn's."""
    from koopstad.games.tickets.rules.turn import STEPS

    seat = given.get("to_move", 0)
    if type(seat) is not int or seat not in range(state.seats):
        raise ScenarioError(f"given.to_move: there are seats 0 to {state.seats - 1}, not {seat!r}")
    order = [(seat + place) % state.seats for place in range(state.seats)]
    offered = [other for other in order if state.players[other].offer]
    step = given.get("step", "keep" if offered else "turn")
    if step not in STEPS:
        raise ScenarioError(f"given.step: {step!r} is none of {', '.join(STEPS)}")
    if (step == "keep") != bool(offered) or (offered and offered[0] != seat):
        raise ScenarioError(
            "given.step: a seat chooses contracts to keep when it is to move and has an offer"
        )
    if len(offered) == 1 or not offered:
        state.pending = (Frame(STEPS[step], seat),)
    else:
        keeps = tuple(Frame(STEPS["keep"], other) for other in reversed(offered))
        state.pending = (Frame(STEPS["turn"], seat), *keeps)


def _refuse_unknown(given: Any, words: tuple[str, ...], where: str) -> None:
    if not isinstance(given, dict):
        raise ScenarioError(f"{where}: {given!r} is no table")
    for word in given:
        if word not in words:
            raise ScenarioError(f"{where}.{word}: unknown word; known are {', '.join(words)}")


class _Words:
    """The words of one table of a scenario; a wrong value is named with its place."""

    def __init__(self, game: "Tickets", given: Data, where: str) -> None:
        self._game: Final = game
        self._given: Final = given
        self._where: Final = where

    def has(self, word: str) -> bool:
        return word in self._given

    def number(self, word: str, default: int, least: int | None = None, most: int | None = None) -> int:
        return self._whole(word, self._given.get(word, default), least, most)

    def _whole(self, word: str, value: Any, least: int | None = None, most: int | None = None) -> int:
        if type(value) is not int:
            raise self._error(word, f"{value!r} is no whole number")
        if least is not None and value < least:
            raise self._error(word, f"{value} is less than {least}")
        if most is not None and value > most:
            raise self._error(word, f"{value} is more than {most}")
        return value

    def flag(self, word: str) -> bool:
        value = self._given.get(word, False)
        if not isinstance(value, bool):
            raise self._error(word, f"{value!r} is neither true nor false")
        return value

    def last_turns(self, seats: int) -> int:
        """Turns left, this one included; none when nobody has run short of carts yet."""
        if self._given.get("last_turns") in _NOTHING:
            return NOT_YET
        return self.number("last_turns", 0, 0, seats)

    def row(self, word: str, places: int) -> list[int]:
        """Open cards by place; what is not filled is a gap."""
        given = self._list(word, list(_PLAIN_ROW))
        if len(given) > places:
            raise self._error(word, f"at most {places} cards lie open, not {len(given)}")
        row = [GAP if card in _NOTHING else self._card(word, card) for card in given]
        return row + [GAP] * (places - len(row))

    def counts(self, word: str) -> list[int]:
        """``{ pink = 2, joker = 1 }`` or ``["pink", "pink", "joker"]``; 0 or nothing for no card."""
        counts = [0] * len(CARDS)
        given = self._given.get(word, {})
        if isinstance(given, dict):
            for name, count in given.items():
                counts[self._card(word, name)] += self._whole(f"{word}.{name}", count, 0)
        else:
            for name in self._list(word, []):
                counts[self._card(word, name)] += 1
        return counts

    def routes(self, word: str) -> list["Route"]:
        return [self._route(word, name) for name in self._list(word, [])]

    def contracts(self, word: str) -> tuple[int, ...]:
        return tuple(self._contract(word, name) for name in self._list(word, []))

    def eyes(self, word: str, seats: int) -> list[tuple[int, int]]:
        """``{ "dam-waag" = [0, "spectator"] }``: who knows where a contract is, as bit masks."""
        observers: dict[int | str, int] = {seat: seat for seat in range(seats)}
        observers["spectator"] = seats
        given = self._given.get(word, {})
        if not isinstance(given, dict):
            raise self._error(word, "it is a table of contracts, each with a list of seats")
        masks = []
        for name, knowing in given.items():
            if not isinstance(knowing, list) or any(type(who) not in (int, str) for who in knowing):
                raise self._error(word, f"{name}: {knowing!r} is no list of seats")
            if any(who not in observers for who in knowing):
                raise self._error(word, f'{name}: there are seats 0 to {seats - 1}, and "spectator"')
            masks.append((self._contract(word, name), sum(1 << observers[who] for who in {*knowing})))
        return masks

    def _list(self, word: str, default: list[Any]) -> list[Any]:
        value = self._given.get(word, default)
        if value == 0 and type(value) is int:
            return []  # an empty pile may be written as 0
        if isinstance(value, str):
            return [value]
        if not isinstance(value, list):
            raise self._error(word, f"{value!r} is no list")
        return value

    def _card(self, word: str, name: Any) -> int:
        card = self._game.names.card(name) if isinstance(name, str) else None
        if card is None:
            raise self._error(word, f"{name!r} is no card; the cards are {', '.join(CARDS)}")
        return card

    def _route(self, word: str, name: Any) -> "Route":
        route = self._game.names.route(name) if isinstance(name, str) else None
        if route is None:
            raise self._error(word, f"{name!r} is no route; routes are written like dam-oude_kerk/pink")
        return self._game.board.routes[route]

    def _contract(self, word: str, name: Any) -> int:
        contract = self._game.names.contract(name) if isinstance(name, str) else None
        if contract is None:
            raise self._error(word, f"{name!r} is no contract; `koopstad data tickets` lists them")
        return contract

    def _error(self, word: str, what: str) -> ScenarioError:
        return ScenarioError(f"{self._where}.{word}: {what}")
