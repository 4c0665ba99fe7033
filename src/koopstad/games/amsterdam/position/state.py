"""A position of the game: what lies where, and who saw it; each thing with its word in plain data."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.cards import Holdings
from koopstad.engine.fields import (
    AsTuple,
    ByName,
    Counts,
    Field,
    Fields,
    Flag,
    Group,
    Inner,
    Many,
    Mask,
    Number,
    Numbers,
    One,
    Sheet,
)
from koopstad.engine.given import MOST
from koopstad.engine.names import Kind
from koopstad.engine.refusal import Refusal
from koopstad.engine.state import Data
from koopstad.games.amsterdam.cards.model import Standing
from koopstad.games.amsterdam.position.codecs import Dice, Discs, Four, House, Players, Rival
from koopstad.games.amsterdam.printed.actions import NO_CARD, PASS, TAKE
from koopstad.games.amsterdam.printed.board import Board
from koopstad.games.amsterdam.printed.kinds import CARD, COLOUR, DECK, DISTRICT, DOCKER, GAIN, GOOD, SLOT
from koopstad.games.amsterdam.printed.pieces import BLOCKS, CUBES, NO_CUBES, NONE, ROUNDS, SHEET, WHEEL_SLOTS
from koopstad.games.amsterdam.rules import gains, ranking

if TYPE_CHECKING:
    from koopstad.games.amsterdam.cards.deck import Deck
    from koopstad.games.amsterdam.game import Amsterdam

# Slots 1 to 6 of a compass wheel, each with the cubes of every colour (AMS-1.11).
Wheel = tuple[tuple[int, ...], ...]
EMPTY_WHEEL: Final = (NO_CUBES,) * WHEEL_SLOTS


def _blocks(state: "Position") -> Kind:
    return state.game.names.block


def _tiles(state: "Position") -> Kind:
    return state.game.names.tile


def _tasks(state: "Position") -> int:
    return len(state.board.task_points)


class Player:
    """What lies before one seat (AMS-1.10)."""

    supply: list[int]  # resources to spend, by colour (AMS-1.12)
    wheel: Wheel = EMPTY_WHEEL
    storeroom: int = NONE  # a colour, or NONE
    gulden: int = 0
    points: int = 0
    sheet: tuple[int, ...] = (0,) * len(SHEET)  # the same by where they came from
    penalties: int = 0
    inactive: tuple[int, ...] = ()
    active: tuple[int, ...] = ()  # in the order of activation
    standing: Standing  # what the active cards amount to
    ready: tuple[int, ...] = ()  # cards that can be used in this turn, apart from their own conditions
    marked: tuple[int, ...] = ()  # cards with an action marker, one entry for each use
    earned: int = 0  # bit mask of what cards gave this round: gulden, points
    crests: int = 0  # bit mask of the own blocks
    store: tuple[int, ...] = ()  # goods not yet loaded, in the order they came
    cargo: tuple[int, ...] = ()  # goods on the barge
    dockers: tuple[int, ...] = ()  # on the barge
    barge: int = 0  # its place in the harbour
    tasks: tuple[int, ...] = ()

    def copy(self) -> "Player":
        twin = Player()
        twin.supply = self.supply[:]
        twin.wheel = self.wheel
        twin.storeroom = self.storeroom
        twin.gulden = self.gulden
        twin.points = self.points
        twin.sheet = self.sheet
        twin.penalties = self.penalties
        twin.inactive = self.inactive
        twin.active = self.active
        twin.standing = self.standing
        twin.ready = self.ready
        twin.marked = self.marked
        twin.earned = self.earned
        twin.crests = self.crests
        twin.store = self.store
        twin.cargo = self.cargo
        twin.dockers = self.dockers
        twin.barge = self.barge
        twin.tasks = self.tasks
        return twin


PLAYER: Final = Fields(
    Field("supply", Counts(COLOUR)),
    Field("wheel", ByName(SLOT, AsTuple(Counts(COLOUR)), NO_CUBES)),
    Field("storeroom", One(COLOUR, NONE)),
    Field("gulden", Number()),
    Field("points", Number(least=-MOST)),
    Field("sheet", AsTuple(Sheet(SHEET))),
    Field("penalties", Number()),
    Field("inactive", Many(CARD)),
    Field("active", Many(CARD)),
    Field("used", Many(CARD), "marked"),
    Field("earned", Mask(GAIN)),
    Field("blocks", Mask(_blocks), "crests"),
    Field("store", Many(GOOD)),
    Group(
        "barge",
        Field("at", One(lambda state: state.game.names.place), "barge"),
        Field("goods", Many(GOOD), "cargo"),
        Field("dockers", Many(DOCKER)),
    ),
    Field("tasks", Numbers(1, _tasks)),
    derived=("standing", "ready"),
)


class Turn:
    """What has been done in the turn that is being played (AMS-7)."""

    blocks: int = 0  # taken by the action
    markets: int = 0
    advanced: bool = False  # the paid advance on the Amstel is done
    rowed: int = 0  # Amstel spaces advanced by any means
    moved: int = 0  # harbour spaces moved
    steps: int = 0  # of the barge, paid for and not yet used
    boarded: bool = False  # a docker came aboard in this visit
    maps: int = 0  # bit mask of the districts whose maps were used
    foreman: bool = False  # a good was delivered where the foreman stands

    def copy(self) -> "Turn":
        twin = Turn()
        twin.blocks = self.blocks
        twin.markets = self.markets
        twin.advanced = self.advanced
        twin.rowed = self.rowed
        twin.moved = self.moved
        twin.steps = self.steps
        twin.boarded = self.boarded
        twin.maps = self.maps
        twin.foreman = self.foreman
        return twin


TURN: Final = Fields(
    Field("blocks", Number()),
    Field("markets", Number()),
    Field("advanced", Flag()),
    Field("rowed", Number()),
    Field("moved", Number()),
    Field("steps", Number()),
    Field("boarded", Flag()),
    Field("maps", Mask(DISTRICT)),
    Field("foreman", Flag()),
)


class Tom:
    """The rival of the solo game (AMS-18.3); his disc is the one after the last seat's."""

    points: int = 0
    gulden: int = 0
    crests: int = 0

    def copy(self) -> "Tom":
        twin = Tom()
        twin.points = self.points
        twin.gulden = self.gulden
        twin.crests = self.crests
        return twin


TOM: Final = Fields(
    Field("points", Number(least=-MOST)),
    Field("gulden", Number()),
    Field("blocks", Mask(_blocks), "crests"),
)


class Position(Holdings["Amsterdam"]):
    """The whole table. Decks are multisets of cards not yet drawn."""

    round: int = 1
    dice: tuple[int, ...] = ()  # faces by colour
    display: tuple[int, ...] = ()  # cards revealed and not yet taken
    decks: tuple[tuple[int, ...], ...] = ()  # by kind
    discard: tuple[int, ...] = ()
    goods: tuple[int, ...] = (NONE,) * BLOCKS  # on the blocks, or NONE
    free: int = (1 << BLOCKS) - 1  # bit mask of the blocks without a crest
    piers: tuple[tuple[int, ...], ...] = ()  # the dockers on each pier
    house: tuple[int, ...] = ()  # dockers delivered, in their order
    warehouses: list[int]  # goods delivered to each
    depots: tuple[int, ...] = ()  # the good in each, or NONE
    sold: int = 0  # bit mask of the goods on the black market
    districts: tuple[int, ...] = ()  # that score at the end
    discs: list[int]  # spaces on the Amstel, by seat, then TOM's
    river: tuple[int, ...] = ()  # discs in turn order: furthest ahead first, piles from the top (AMS-4.2)
    tile: int = 0  # the market tile of this round
    pools: tuple[tuple[int, ...], ...] = ()  # market tiles unseen: two sets for each part of the game
    left: tuple[int, ...] = ()  # how many of each set are still to come
    task_pile: tuple[int, ...] = ()
    foreman: int = NONE  # the store he stands at, or NONE
    bailiff: int = NONE  # a block, or NONE
    trader: int = NONE  # a space of the black market, or NONE
    turn: Turn
    tom: Tom | None = None

    def __init__(self, game: "Amsterdam", options: Data, deck: "Deck", players: list[Player]) -> None:
        super().__init__(game, len(players), options)
        self.board: Final[Board] = game.board
        self.deck: Final = deck  # the cards under these options
        self.players = players

    def copy(self) -> "Position":
        twin = Position(self.game, self.options, self.deck, [player.copy() for player in self.players])
        twin.pending = self.pending
        twin.round = self.round
        twin.dice = self.dice
        twin.display = self.display
        twin.decks = self.decks
        twin.discard = self.discard
        twin.goods = self.goods
        twin.free = self.free
        twin.piers = self.piers
        twin.house = self.house
        twin.warehouses = self.warehouses[:]
        twin.depots = self.depots
        twin.sold = self.sold
        twin.districts = self.districts
        twin.discs = self.discs[:]
        twin.river = self.river
        twin.tile = self.tile
        twin.pools = self.pools
        twin.left = self.left
        twin.task_pile = self.task_pile
        twin.foreman = self.foreman
        twin.bailiff = self.bailiff
        twin.trader = self.trader
        twin.turn = self.turn.copy()
        twin.tom = None if self.tom is None else self.tom.copy()
        return twin

    def fields(self) -> Fields:
        return POSITION

    def refresh(self) -> None:
        from koopstad.games.amsterdam.rules import use

        self.free = (1 << BLOCKS) - 1
        for crests in self.crests():
            self.free &= ~crests
        for player in self.players:
            player.standing = self.deck.standing(player.active)
            use.refresh(self, player)

    def crests(self) -> list[int]:
        """The blocks of every seat, then TOM's, as bit masks."""
        own = [player.crests for player in self.players]
        return own if self.tom is None else [*own, self.tom.crests]

    def scores(self) -> list[int]:
        return [player.points for player in self.players]

    def sheet(self, seat: int) -> dict[str, int]:
        """The points by where they came from; they sum up to the score."""
        return dict(zip(SHEET, self.players[seat].sheet, strict=True))

    def holds(self, seat: int, what: int) -> int:
        player = self.players[seat]
        if what < CUBES:
            return player.supply[what]
        return gains.total(player) if what == CUBES else player.gulden

    def give(self, seat: int, what: int, number: int, source: int) -> None:
        gains.give(self, seat, what, number, source)

    def take(self, seat: int, what: int, number: int, source: int) -> None:
        gains.take(self, seat, what, number)

    def lacks(self, seat: int, what: int, number: int) -> Refusal:
        return gains.lacks(what, number)

    def ranking(self) -> list[int]:
        return ranking.ranking(self)

    def final(self, action: int, after: "Position") -> bool:
        """Q-07: taking a card and passing are not taken back."""
        return action == PASS or TAKE < action <= NO_CARD


POSITION: Final = Fields(
    Field("round", Number(1, ROUNDS)),
    Field("dice", Dice()),
    Field("display", Many(CARD)),
    Field("decks", ByName(DECK, Many(CARD), None)),
    Field("discard", Many(CARD)),
    Field("goods", ByName(_blocks, One(GOOD), NONE)),
    Field("piers", ByName(DOCKER, Many(DOCKER), (), all=True)),
    Field("docker_house", House(), "house"),
    Field("warehouse", Counts(GOOD, lambda state: len(state.board.harbour.roofs[0])), "warehouses"),
    Field("depots", ByName(lambda state: state.game.names.depot, One(GOOD), NONE)),
    Field("black_market", Mask(GOOD), "sold"),
    Field("districts", Many(DISTRICT)),
    Field("amstel_order", Discs(), "river"),
    Field("tile", One(_tiles)),
    Field("pools", Four(Many(_tiles))),
    Field("left", Four(Number())),
    Field("task_pile", Numbers(1, _tasks)),
    Field("foreman", One(lambda state: state.game.names.store, NONE)),
    Field("bailiff", One(_blocks, NONE)),
    Field("trader", One(GOOD, NONE)),
    Inner("turn", TURN),
    Rival(TOM),
    Players(PLAYER),
    derived=("free",),
    fixed=("board", "deck"),
)
