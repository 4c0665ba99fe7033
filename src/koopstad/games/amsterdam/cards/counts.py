"""What cards count, during play and at final scoring (Q-60: active cards only, the card itself included)."""

from koopstad.engine.cards import Counted, counted
from koopstad.games.amsterdam.position.state import Position
from koopstad.games.amsterdam.printed.pieces import ARTISAN, BUILDING, DISTRICTS, MAP


def maps_of(district: int) -> Counted:
    """Active maps of a district."""

    def maps(state: Position, seat: int) -> int:
        return state.players[seat].standing.maps[district]

    return Counted(maps, "map", DISTRICTS[district])


@counted("map", "different")
def districts_with_maps(state: Position, seat: int) -> int:
    return sum(maps > 0 for maps in state.players[seat].standing.maps)


def active_of_type(name: str) -> Counted:
    def cards(state: Position, seat: int) -> int:
        board = state.board
        if name not in board.type_names:
            return 0
        return state.players[seat].standing.types[board.type_names.index(name)]

    return Counted(cards, "type", name)


def any_active(name: str) -> Counted:
    """One with an active card of this type, else none (Q-59)."""
    cards = active_of_type(name)

    def any_of_them(state: Position, seat: int) -> int:
        return 1 if cards.value(state, seat) else 0

    return Counted(any_of_them, "any_of_type", name)


@counted("crest")
def crests(state: Position, seat: int) -> int:
    return state.players[seat].crests.bit_count()


@counted("docker_space")
def last_docker_space(state: Position, _seat: int) -> int:
    """The value of the space that the last docker went to."""
    return state.board.harbour.docker_value(len(state.house) - 1)


# --- final scoring ---


def _types_of_artisans(state: Position, seat: int) -> list[int]:
    """Active artisans of each type."""
    board = state.board
    counts: dict[int, int] = {}
    for card in state.players[seat].active:
        if board.kinds[card] == ARTISAN:
            counts[board.types[card]] = counts.get(board.types[card], 0) + 1
    return list(counts.values())


@counted("artisan", "different")
def artisan_types(state: Position, seat: int) -> int:
    return len(_types_of_artisans(state, seat))


@counted("artisan", "pair")
def artisan_pairs(state: Position, seat: int) -> int:
    return sum(number // 2 for number in _types_of_artisans(state, seat))


@counted("artisan", "same")
def most_artisans_of_a_type(state: Position, seat: int) -> int:
    return max(_types_of_artisans(state, seat), default=0)


@counted("map", "pair")
def map_pairs(state: Position, seat: int) -> int:
    return sum(number // 2 for number in state.players[seat].standing.maps)


@counted("building")
def active_buildings(state: Position, seat: int) -> int:
    return state.players[seat].standing.counts[BUILDING]


@counted("map")
def active_maps(state: Position, seat: int) -> int:
    return state.players[seat].standing.counts[MAP]


@counted("laurel")
def active_laurels(state: Position, seat: int) -> int:
    return state.players[seat].standing.laurels


@counted("cargo")
def cargo_aboard(state: Position, seat: int) -> int:
    """C-38: on the barge only."""
    player = state.players[seat]
    return len(player.cargo) + len(player.dockers)


@counted("docker_house")
def dockers_housed(state: Position, _seat: int) -> int:
    return len(state.house)


@counted("sold")
def goods_sold(state: Position, _seat: int) -> int:
    return state.sold.bit_count()


@counted("bridge")
def bridges_passed(state: Position, seat: int) -> int:
    return state.board.bridges_passed[state.discs[seat]]


@counted("at_start")
def at_start_pier(state: Position, seat: int) -> int:
    """C-43: the barge need not have left it."""
    return int(state.players[seat].barge == state.board.harbour.start)


@counted("church", 3, 8, 15)
def church_sets(state: Position, seat: int) -> int:
    """Q-58: each Zuiderkerk or Westerkerk serves one Oude Kerk."""
    types = state.players[seat].standing.types
    names = state.board.type_names
    churches, first, second = (
        types[names.index(name)] if name in names else 0 for name in ("oude-kerk", "zuiderkerk", "westerkerk")
    )
    return best_churches(churches, first, second)


def best_churches(churches: int, first: int, second: int) -> int:
    """The most points that so many Oude Kerken make with these partners: 3, 8 or 15 each."""
    if not churches:
        return 0
    best = 3 + best_churches(churches - 1, first, second)
    if first:
        best = max(best, 8 + best_churches(churches - 1, first - 1, second))
    if second:
        best = max(best, 8 + best_churches(churches - 1, first, second - 1))
    if first and second:
        best = max(best, 15 + best_churches(churches - 1, first - 1, second - 1))
    return best
