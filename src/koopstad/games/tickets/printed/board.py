"""What is printed: the map, the cards, the contracts (TTA-1), and tables computed from them once."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from koopstad.engine.errors import EditionError
from koopstad.engine.printed import NUMBERS, Edition, Printed, Table, load
from koopstad.games.tickets.printed.actions import FIRST_CLAIM
from koopstad.games.tickets.printed.pieces import CARDS, COLOURS, JOKER, SEATS

GREY: Final = "grey"


# --- the rows of the tables in data/ ---


@dataclass(frozen=True)
class LocationRow:
    location: str
    name: str
    x: int  # in thousandths of the board's width
    y: int  # in thousandths of its height


@dataclass(frozen=True)
class RouteRow:
    route: str
    a: str
    b: str
    length: int
    colour: str
    cart_symbol: bool
    double: str


@dataclass(frozen=True)
class ContractRow:
    contract: str
    a: str
    b: str
    points: int


@dataclass(frozen=True)
class LengthRow:
    length: int
    points: int


@dataclass(frozen=True)
class CardRow:
    colour: str
    count: int


@dataclass(frozen=True)
class BonusRow:
    place: str
    seats: int
    rank: int
    points: int


LOCATIONS: Final = Table("locations", LocationRow, drawn=("x", "y"))
ROUTES: Final = Table("routes", RouteRow, {"length": 1}, {"colour": (*COLOURS, GREY)})
CONTRACTS: Final = Table("contracts", ContractRow, {"points": 0})
LENGTHS: Final = Table("route_points", LengthRow, {"points": 0})
CARD_COUNTS: Final = Table("cards", CardRow, {"count": 0}, {"colour": CARDS})
BONUS_POINTS: Final = Table("bonus_points", BonusRow, {"points": 0})
# What records call the edition that this digest stands for: they named it before drawing was left out.
KNOWN: Final = {"3f5f30a433c2421d": "31cb373485ba0c20"}
TABLES: Final = (LOCATIONS, ROUTES, CONTRACTS, LENGTHS, CARD_COUNTS, BONUS_POINTS, NUMBERS)


# --- what the rules ask for ---


@dataclass(frozen=True)
class Route:
    """TTA-5.1: a row of spaces between two locations. ``twins``: the others of its double (TTA-5.7)."""

    name: str
    a: int
    b: int
    length: int
    colour: int  # an index of COLOURS, or JOKER for a grey route
    cart_symbol: bool
    points: int
    bit: int
    twins: int


@dataclass(frozen=True)
class Contract:
    name: str
    a: int
    b: int
    points: int


@dataclass(frozen=True)
class Claim:
    """One way to pay for one route: ``cards`` of one colour and jokers (TTA-5.2, TTA-5.3)."""

    route: int
    colour: int
    cards: int
    jokers: int


# What can be paid with the cards of one colour: the bit of each route with its claims.
Payable = tuple[tuple[int, tuple[int, ...]], ...]


class Board:
    """The printed board, and the numbers of its actions."""

    def __init__(self, printed: Printed) -> None:
        self.printed: Final = printed
        self.locations: Final = tuple(printed.read(LOCATIONS))
        index = {location.location: number for number, location in enumerate(self.locations)}
        self.routes: Final = _routes(printed, index)
        self.all_routes: Final = (1 << len(self.routes)) - 1
        self.contracts: Final = _contracts(printed, index)
        counts = printed.keyed(CARD_COUNTS)
        self.cards: Final = tuple(counts[card].count for card in CARDS)
        self.carts: Final = printed.number("carts")
        self.start_cards: Final = printed.number("start_cards")
        self.open_cards: Final = printed.number("open_cards")
        self.open_jokers: Final = printed.number("open_jokers")
        self.bonus_cards: Final = printed.number("bonus_cards")
        self.last_carts: Final = printed.number("last_carts")
        self.bonus_points: Final = _bonus_points(printed)
        # The routes that a number of carts is enough for (TTA-5.4).
        longest = max(route.length for route in self.routes)
        self.fitting: Final = tuple(
            sum(route.bit for route in self.routes if route.length <= carts)
            for carts in range(max(longest, self.carts) + 1)
        )
        self.claims: Final = tuple(_claims(self.routes))
        # What a hand can pay: by jokers held, then colour, then cards held of it; and with jokers alone.
        jokers_held = range(self.cards[JOKER] + 1)
        self.payable: Final = tuple(
            tuple(
                tuple(self._payable(colour, cards, jokers) for cards in range(self.cards[colour] + 1))
                for colour in range(JOKER)
            )
            for jokers in jokers_held
        )
        self.payable_alone: Final = tuple(self._payable(JOKER, 0, jokers) for jokers in jokers_held)

    def _payable(self, colour: int, cards: int, jokers: int) -> Payable:
        claims: dict[int, list[int]] = {}
        for number, claim in enumerate(self.claims, FIRST_CLAIM):
            if claim.colour == colour and claim.cards <= cards and claim.jokers <= jokers:
                claims.setdefault(self.routes[claim.route].bit, []).append(number)
        return tuple((bit, tuple(numbers)) for bit, numbers in claims.items())


def read_board(edition: Edition = None) -> Board:
    board = Board(load(files("koopstad.games.tickets") / "data", TABLES, edition, KNOWN))
    _check_deal(board)
    return board


def _routes(printed: Printed, index: dict[str, int]) -> tuple[Route, ...]:
    rows = printed.read(ROUTES)
    if len(rows) > 62:
        raise EditionError(f"routes: at most 62 routes fit the tables, not {len(rows)}")
    points = {row.length: row.points for row in printed.read(LENGTHS)}
    routes: list[Route] = []
    for number, row in enumerate(rows):
        a, b = _ends(f"routes, {row.route}", row, index)
        if row.length not in points:
            raise EditionError(f"routes, {row.route}: route_points has no row for length {row.length}")
        name = f"{_between(row)}/{row.colour}"
        same = sum(route.name.split("#")[0] == name for route in routes)
        routes.append(
            Route(
                name=name + (f"#{same + 1}" if same else ""),
                a=a,
                b=b,
                length=row.length,
                colour=JOKER if row.colour == GREY else COLOURS.index(row.colour),
                cart_symbol=row.cart_symbol,
                points=points[row.length],
                bit=1 << number,
                twins=_twins(rows, number),
            )
        )
    return tuple(routes)


def _twins(rows: Sequence[RouteRow], number: int) -> int:
    """The routes that lie beside this one (TTA-5.7: of equal length, between the same locations)."""
    row = rows[number]
    twins = 0
    for other, that in enumerate(rows):
        if other != number and row.double and that.double == row.double:
            if _between(that) != _between(row) or that.length != row.length:
                raise EditionError(f"routes, {that.route}: a double has the same ends and length (TTA-5.7)")
            twins |= 1 << other
    return twins


def _contracts(printed: Printed, index: dict[str, int]) -> tuple[Contract, ...]:
    contracts: list[Contract] = []
    for row in printed.read(CONTRACTS):
        a, b = _ends(f"contracts, {row.contract}", row, index)
        # TTA-AMB-23: the same pair may be on several contracts.
        same = sum((contract.a, contract.b) == (a, b) for contract in contracts)
        name = _between(row) + (f"#{same + 1}" if same else "")
        contracts.append(Contract(name, a, b, row.points))
    return tuple(contracts)


def _ends(where: str, row: RouteRow | ContractRow, index: dict[str, int]) -> tuple[int, int]:
    for word, end in (("a", row.a), ("b", row.b)):
        if end not in index:
            raise EditionError(f"{where}, {word}: {end!r} is no location")
    if row.a == row.b:
        raise EditionError(f"{where}: both ends are {row.a}")
    a, b = sorted((row.a, row.b))
    return index[a], index[b]


def _between(row: RouteRow | ContractRow) -> str:
    return "-".join(sorted((row.a, row.b)))


def _bonus_points(printed: Printed) -> dict[int, tuple[int, ...]]:
    """TTA-8.3: for each number of seats the points of each rank, the first one first."""
    points = {(row.seats, row.rank): row.points for row in printed.read(BONUS_POINTS)}
    for seats in SEATS:
        for rank in range(1, seats + 1):
            if (seats, rank) not in points:
                raise EditionError(f"bonus_points: {seats} seats have no row for rank {rank}")
    return {seats: tuple(points[seats, rank] for rank in range(1, seats + 1)) for seats in SEATS}


def _check_deal(board: Board) -> None:
    """TTA-2.3: there must be cards enough to deal to everybody and to lay open."""
    wanted = SEATS[-1] * board.start_cards + board.open_cards
    if sum(board.cards) < wanted:
        raise EditionError(f"cards: the setup deals {wanted}, but there are only {sum(board.cards)}")


def _claims(routes: Sequence[Route]) -> list[Claim]:
    """Every way to pay for every route, few jokers first; jokers alone will do (TTA-AMB-10)."""
    claims = []
    for number, route in enumerate(routes):
        # TTA-5.3, TTA-AMB-11: a grey route takes cards of any one colour.
        for colour in range(JOKER) if route.colour == JOKER else (route.colour,):
            claims += [Claim(number, colour, route.length - jokers, jokers) for jokers in range(route.length)]
        claims.append(Claim(number, JOKER, 0, route.length))
    return claims
