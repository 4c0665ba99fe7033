"""A position in the words of a scenario (docs/scenarios-hamburg.md); what is not given is a plain default."""

from typing import TYPE_CHECKING, Any, Final

from koopstad.engine.dealer import FastDealer, ScriptedDealer
from koopstad.engine.errors import ScenarioError
from koopstad.engine.state import Data
from koopstad.games.hamburg.position.display import refresh
from koopstad.games.hamburg.printed.pieces import CARDS, COLOURS, DICE, PARK, SHEET, TOKENS, ZOO
from koopstad.games.hamburg.rules import hand
from koopstad.games.hamburg.rules.setup import empty_table

if TYPE_CHECKING:
    from koopstad.games.hamburg.game import Hamburg
    from koopstad.games.hamburg.position.state import Player, Position

# The words of a given position; each is explained in docs/scenarios-hamburg.md.
WORDS: Final = (
    "cycle",
    "phase",
    "round",
    "rounds",
    "first",
    "dice",
    "clergyman",
    "helpers",
    "church",
    "piles",
    "discard",
    "discard_rest",
    "searched",
    "black_pile",
    "black_open",
    "black_tile",
    "hummels",
    "jettes",
    "ships",
    "stock_pile",
    "stock_tile",
    "stock_field",
    "clergy_tiles",
    "step",
    "to_move",
    "outcomes",
    "seat",
    "tom",
)
_PLAYER_WORDS: Final = (
    "hand",
    "known",
    "workers",
    "money",
    "points",
    "sheet",
    "misfortunes",
    "wall",
    "statued",
    "hummels",
    "jettes",
    "tokens",
    "hall",
    "sites",
    "zoo",
    "under",
    "park",
    "activated",
    "doubled",
    "mayor",
)
# Where a phase begins when only the phase is given, and what the dice show when nobody says.
_FIRST_STEP: Final = {1: "refill", 2: "roll", 3: "round", 4: "phase IV"}
_PLAIN_DIE: Final = 3


def arrange(game: "Hamburg", seats: int, options: dict[str, Any], given: Data) -> "Position":
    """The given position at the first decision of the given step."""
    from koopstad.games.hamburg.rules import flow

    state = lay_out(game, seats, options, given)
    step = given.get("step", _FIRST_STEP.get(_number(given, "phase", 3), "round"))
    if step not in flow.STEPS_OF_CYCLE:
        raise ScenarioError(f"given.step: {step!r} is none of {', '.join(flow.STEPS_OF_CYCLE)}")
    order = state.order()
    seat = given.get("to_move", 0 if seats == 1 else state.first)
    if seat == "tom":
        seat = state.tom
    if seat not in order:
        raise ScenarioError(f"given.to_move: there are seats 0 to {seats - 1}, not {seat!r}")
    number = order.index(seat)
    place = flow.STEPS_OF_CYCLE.index(step)
    if place == flow.ROUND and number == 0:
        state.round -= 1  # the first player's turn begins the round
    if place != flow.ROUND and "round" not in given:
        state.round = 0
    state.push(flow.frame(place, number))
    script = [game.outcome(word) for word in given.get("outcomes", [])]
    dealer = ScriptedDealer(script, FastDealer(1))
    state.settle(dealer)
    if dealer.left:
        raise ScenarioError(f"given.outcomes: {dealer.left} were not asked for")
    return state


def lay_out(game: "Hamburg", seats: int, options: dict[str, Any], given: Data) -> "Position":
    """An empty table with the given things on it. Cards that lie nowhere are in their draw piles."""
    _refuse_unknown(given, WORDS, "given")
    state = empty_table(game, seats, options)
    _arrange_course(state, given)
    _arrange_tiles(state, given)
    used = _Used(state, _named(given))
    for seat, words in _players(given, state):
        _arrange_player(state, used, seat, words)
    _arrange_piles(state, used, given)
    for player in state.players:
        refresh(player, state.deck)
    return state


class _Used:
    """Which cards lie somewhere already; each exists once."""

    def __init__(self, state: "Position", named: set[int]) -> None:
        self.state = state
        self.named = named
        self.cards: set[int] = set()

    def card(self, given: Any, where: str) -> int:
        card = self.state.game.names.card(given) if isinstance(given, str | int) else None
        if card is None:
            raise ScenarioError(f"{where}: {given!r} is no card; cards are numbers from 1 to {CARDS}")
        if card in self.cards:
            raise ScenarioError(f"{where}: card {card} lies in two places")
        self.cards.add(card)
        return card

    def list(self, given: Data, word: str, where: str) -> tuple[int, ...]:
        return tuple(self.card(card, f"{where}.{word}") for card in given.get(word, []))

    def any_of(self, colour: str, where: str) -> int:
        """A card of a colour that no other place names: the last free one of its pile."""
        for card in reversed(self.state.board.piles[_colour(colour, where)]):
            if card not in self.cards and card not in self.named:
                return self.card(card, where)
        raise ScenarioError(f"{where}: no {colour} card is left")


def _named(given: Any) -> set[int]:
    """Every number in the given position: cards among them are not taken for a mere colour."""
    if isinstance(given, dict):
        return {number for value in given.values() for number in _named(value)}
    if isinstance(given, list):
        return {number for value in given for number in _named(value)}
    return {given} if type(given) is int else set()


def _arrange_course(state: "Position", given: Data) -> None:
    board = state.board
    state.cycle = _number(given, "cycle", 1)
    state.phase = _number(given, "phase", 3)
    state.round = _number(given, "round", 1)
    state.rounds = _number(given, "rounds", board.rounds)
    state.first = _number(given, "first", 0)
    dice = given.get("dice", {})
    for name in dice:
        if name not in DICE:
            raise ScenarioError(f"given.dice: {name!r} is none of {', '.join(DICE)}")
    state.dice = tuple(_number(dice, name, _PLAIN_DIE) for name in DICE)
    window = given.get("clergyman")
    state.window = -1 if window is None else board.window_of_colour[_die(window, "given.clergyman")]
    state.helpers = _windows(state, given, "helpers")
    state.church = _windows(state, given, "church")


def _windows(state: "Position", given: Data, word: str) -> tuple[int, ...]:
    numbers = [0] * len(DICE)
    for name in given.get(word, {}):
        numbers[state.board.window_of_colour[_die(name, f"given.{word}")]] = _number(given[word], name, 0)
    return tuple(numbers)


def _arrange_tiles(state: "Position", given: Data) -> None:
    board = state.board
    names = {tile.name: number for number, tile in enumerate(board.black_tiles)}
    sides = {side.name: number for number, side in enumerate(board.clergy)}
    state.black_open = tuple(_lookup(names, name, "black_open") for name in given.get("black_open", []))
    rest = tuple(tile for tile in state.black_pile if tile not in state.black_open)
    state.black_pile = rest
    if "black_pile" in given:
        state.black_pile = tuple(sorted(_lookup(names, name, "black_pile") for name in given["black_pile"]))
    if given.get("black_tile") is not None:
        state.tile = _lookup(names, given["black_tile"], "black_tile")
    state.hummels = tuple(given.get("hummels", state.hummels))
    state.jettes = tuple(given.get("jettes", state.jettes))
    for name in given.get("ships", []):
        state.ships |= 1 << _die(name, "given.ships")
    state.stock_tile = _number(given, "stock_tile", 0)
    state.stock_field = _number(given, "stock_field", 1) - 1
    state.stock_pile = tuple(tile for tile in state.stock_pile if tile != state.stock_tile)
    state.stock_pile = tuple(given.get("stock_pile", state.stock_pile))
    state.clergy_tiles = tuple(_lookup(sides, name, "clergy_tiles") for name in given.get("clergy_tiles", []))


def _players(given: Data, state: "Position") -> list[tuple[int, Data]]:
    """``[given.seat.0]`` or a list, and ``[given.tom]``."""
    words = given.get("seat", {})
    items = list(words.items() if isinstance(words, dict) else enumerate(words))
    known = {str(seat): seat for seat in range(state.seats)}
    for seat, _ in items:
        if str(seat) not in known:
            raise ScenarioError(f"given.seat.{seat}: there are seats 0 to {state.seats - 1}")
    players = [(known[str(seat)], player) for seat, player in items]
    if given.get("tom") is not None:
        if state.tom < 0:
            raise ScenarioError("given.tom: TOM plays only with seats = 1")
        players.append((state.tom, given["tom"]))
    return players


def _arrange_player(state: "Position", used: _Used, seat: int, words: Data) -> None:
    where = "given.tom" if seat == state.tom else f"given.seat.{seat}"
    _refuse_unknown(words, _PLAYER_WORDS, where)
    player = state.players[seat]
    player.money = _number(words, "money", player.money)
    _arrange_points(player, words, where)
    player.hall = _number(words, "hall", 0)
    player.mayor = _number(words, "mayor", 0)
    player.doubled = bool(words.get("doubled", False))
    player.workers = _by_colour(words, "workers", player.workers, where)
    player.levels = _by_colour(words, "misfortunes", [0] * 5, where)
    _arrange_wall(player, words, where)
    for name in words.get("tokens", []):
        if name not in TOKENS:
            raise ScenarioError(f"{where}.tokens: {name!r} is none of {', '.join(TOKENS)}")
        player.tokens |= 1 << TOKENS.index(name)
    player.hand = tuple(
        used.any_of(card, f"{where}.hand") if card in COLOURS else used.card(card, f"{where}.hand")
        for card in words.get("hand", [])
    )
    player.known = tuple((card, eyes) for card, eyes in words.get("known", []))
    _arrange_sites(state, used, seat, words, where)
    _arrange_left(state, used, player, words, where)
    player.activated = tuple(words.get("activated", []))


def _arrange_points(player: "Player", words: Data, where: str) -> None:
    """Points are there from the start, unless a sheet says where they come from."""
    sheet = words.get("sheet", {"start": _number(words, "points", player.points)})
    _refuse_unknown(sheet, SHEET, f"{where}.sheet")
    player.sheet = tuple(_number(sheet, line, 0) for line in SHEET)
    player.points = sum(player.sheet)
    if player.points != _number(words, "points", player.points):
        raise ScenarioError(f"{where}.sheet: its lines make {player.points} points, not {words['points']}")


def _arrange_wall(player: "Player", words: Data, where: str) -> None:
    wall = words.get("wall", {})
    _refuse_unknown(wall, ("left", "right"), f"{where}.wall")
    player.left = _number(wall, "left", 0)
    player.right = _number(wall, "right", 0)
    if not (0 <= player.left <= 5 and 0 <= player.right <= 5):
        raise ScenarioError(f"{where}.wall: a half has 0 to 5 stones")
    complete = [half for half in ("left", "right") if _number(wall, half, 0) == 5]
    for half in words.get("statued", complete):
        player.statued |= 1 << (half == "right")
    jettes = [-value for value in words.get("jettes", [])]
    player.statues = tuple(sorted([*words.get("hummels", []), *jettes], reverse=True))


def _arrange_sites(state: "Position", used: _Used, seat: int, words: Data, where: str) -> None:
    """Each site is a card, a colour, or a table with ``card`` or ``colour`` and ``buildings``."""
    player = state.players[seat]
    own = hand.owner(state, seat)
    for site in words.get("sites", []):
        entry = site if isinstance(site, dict) else {"colour" if site in COLOURS else "card": site}
        _refuse_unknown(entry, ("card", "colour", "eyes", "buildings"), f"{where}.sites")
        if "card" in entry:
            card = used.card(entry["card"], f"{where}.sites")
        else:
            card = used.any_of(entry.get("colour", ""), f"{where}.sites")
        buildings = used.list(entry, "buildings", f"{where}.sites")
        for building in buildings:
            if not state.deck.building[building]:
                raise ScenarioError(f"{where}.sites: card {building} is no building (HAM-10.1)")
        player.sites += (card,)
        player.site_eyes += (_number(entry, "eyes", own),)
        player.buildings_on += (buildings,)


def _arrange_left(state: "Position", used: _Used, player: "Player", words: Data, where: str) -> None:
    player.zoo = used.list(words, "zoo", where)
    player.park = used.list(words, "park", where)
    for cards, category in ((player.zoo, ZOO), (player.park, PARK)):
        for card in cards:
            if state.board.category[card] != category:
                raise ScenarioError(f"{where}: card {card} is neither zoo nor park where it lies")
    under = {int(zoo): used.card(card, f"{where}.under") for zoo, card in words.get("under", {}).items()}
    player.under = tuple(under.get(zoo, 0) for zoo in player.zoo)


def _arrange_piles(state: "Position", used: _Used, given: Data) -> None:
    """Without a word the discard pile is empty, and every card that lies nowhere is in its draw pile."""
    state.discard_top = used.list(given, "discard", "given")
    state.discard_rest = tuple(sorted(used.list(given, "discard_rest", "given")))
    piles = given.get("piles", {})
    for name in piles:
        _colour(name, "given.piles")
    for colour, name in enumerate(COLOURS):
        if name in piles:
            state.piles[colour] = tuple(sorted(used.list(piles, name, "given.piles")))
        else:
            state.piles[colour] = tuple(card for card in state.board.piles[colour] if card not in used.cards)
    state.searched = tuple(tuple(entry) for entry in given.get("searched", []))


def _by_colour(words: Data, word: str, default: list[int], where: str) -> list[int]:
    """``workers = { pink = 2 }``: colours not named have none; ``workers = 3`` gives so many of each."""
    if word not in words:
        return default[:]
    given = words[word]
    if type(given) is int:
        return [given] * len(COLOURS)
    numbers = [0] * len(COLOURS)
    for name in given:
        numbers[_colour(name, f"{where}.{word}")] = _number(given, name, 0)
    return numbers


def _colour(name: str, where: str) -> int:
    if name not in COLOURS:
        raise ScenarioError(f"{where}: {name!r} is none of {', '.join(COLOURS)}")
    return COLOURS.index(name)


def _die(name: str, where: str) -> int:
    if name not in DICE:
        raise ScenarioError(f"{where}: {name!r} is none of {', '.join(DICE)}")
    return DICE.index(name)


def _lookup(names: dict[str, int], name: str, word: str) -> int:
    if name not in names:
        raise ScenarioError(f"given.{word}: {name!r} is none of {', '.join(names)}")
    return names[name]


def _number(given: Data, word: str, default: int) -> int:
    value = given.get(word, default)
    if type(value) is not int:
        raise ScenarioError(f"given.{word}: {value!r} is no whole number")
    return value


def _refuse_unknown(given: Data, words: tuple[str, ...], where: str) -> None:
    for word in given:
        if word not in words:
            raise ScenarioError(f"{where}.{word}: unknown word; known are {', '.join(words)}")
