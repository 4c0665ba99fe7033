"""A position of the game: what lies where, and who saw it."""

from typing import TYPE_CHECKING, Any, Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.frames import Frame
from koopstad.engine.state import Data, State
from koopstad.games.amsterdam.cards.model import Standing
from koopstad.games.amsterdam.position import plain, sight
from koopstad.games.amsterdam.printed.board import Board
from koopstad.games.amsterdam.rules import ranking

if TYPE_CHECKING:
    from koopstad.games.amsterdam.game import Amsterdam
    from koopstad.games.amsterdam.position.views import AmsterdamView

# Slots 1 to 6 of a compass wheel, each with the cubes of every colour (AMS-1.11).
Wheel = tuple[tuple[int, ...], ...]

# What a player's cards have given this round.
GULDEN_BY_CARD: Final = 1
POINTS_BY_CARD: Final = 2


class Player:
    """What lies before one seat (AMS-1.10)."""

    __slots__ = (
        "active",
        "barge",
        "cargo",
        "crests",
        "dockers",
        "earned",
        "gulden",
        "inactive",
        "marked",
        "penalties",
        "points",
        "ready",
        "standing",
        "store",
        "storeroom",
        "supply",
        "tasks",
        "wheel",
    )

    def __init__(
        self,
        supply: list[int],
        wheel: Wheel,
        storeroom: int,
        gulden: int,
        points: int,
        penalties: int,
        inactive: tuple[int, ...],
        active: tuple[int, ...],
        standing: Standing,
        ready: tuple[int, ...],
        marked: tuple[int, ...],
        earned: int,
        crests: int,
        store: tuple[int, ...],
        cargo: tuple[int, ...],
        dockers: tuple[int, ...],
        barge: int,
        tasks: tuple[int, ...],
    ) -> None:
        self.supply = supply  # resources to spend, by colour (AMS-1.12)
        self.wheel = wheel
        self.storeroom = storeroom  # a colour, or NONE
        self.gulden = gulden
        self.points = points
        self.penalties = penalties
        self.inactive = inactive
        self.active = active  # in the order of activation
        self.standing = standing  # what the active cards amount to
        self.ready = ready  # cards that can be used in this turn, apart from their own conditions
        self.marked = marked  # cards with an action marker, one entry for each use
        self.earned = earned  # GULDEN_BY_CARD, POINTS_BY_CARD
        self.crests = crests  # bit mask of the own blocks
        self.store = store  # goods not yet loaded, in the order they came
        self.cargo = cargo  # goods on the barge
        self.dockers = dockers  # on the barge
        self.barge = barge  # its place in the harbour
        self.tasks = tasks

    def copy(self) -> "Player":
        return Player(
            self.supply[:],
            self.wheel,
            self.storeroom,
            self.gulden,
            self.points,
            self.penalties,
            self.inactive,
            self.active,
            self.standing,
            self.ready,
            self.marked,
            self.earned,
            self.crests,
            self.store,
            self.cargo,
            self.dockers,
            self.barge,
            self.tasks,
        )


class Turn:
    """What has been done in the turn that is being played (AMS-7)."""

    __slots__ = ("advanced", "blocks", "boarded", "foreman", "maps", "markets", "moved", "rowed", "steps")

    def __init__(
        self,
        blocks: int = 0,
        markets: int = 0,
        advanced: bool = False,
        rowed: int = 0,
        moved: int = 0,
        steps: int = 0,
        boarded: bool = False,
        maps: int = 0,
        foreman: bool = False,
    ) -> None:
        self.blocks = blocks  # taken by the action
        self.markets = markets
        self.advanced = advanced  # the paid advance on the Amstel is done
        self.rowed = rowed  # Amstel spaces advanced by any means
        self.moved = moved  # harbour spaces moved
        self.steps = steps  # of the barge, paid for and not yet used
        self.boarded = boarded  # a docker came aboard in this visit
        self.maps = maps  # bit mask of the districts whose maps were used
        self.foreman = foreman  # a good was delivered where the foreman stands

    def copy(self) -> "Turn":
        return Turn(
            self.blocks,
            self.markets,
            self.advanced,
            self.rowed,
            self.moved,
            self.steps,
            self.boarded,
            self.maps,
            self.foreman,
        )


class Tom:
    """The rival of the solo game (AMS-18.3); his disc is the one after the last seat's."""

    __slots__ = ("crests", "gulden", "points")

    def __init__(self, points: int, gulden: int, crests: int) -> None:
        self.points = points
        self.gulden = gulden
        self.crests = crests

    def copy(self) -> "Tom":
        return Tom(self.points, self.gulden, self.crests)


class Position(State):
    """The whole table. Decks are multisets of cards not yet drawn."""

    def __init__(
        self,
        game: "Amsterdam",
        options: dict[str, Any],
        pending: tuple[Frame, ...],
        players: list[Player],
        round_: int,
        dice: tuple[int, ...],
        display: tuple[int, ...],
        decks: tuple[tuple[int, ...], ...],
        discard: tuple[int, ...],
        goods: tuple[int, ...],
        free: int,
        piers: tuple[tuple[int, ...], ...],
        house: tuple[int, ...],
        warehouses: list[int],
        depots: tuple[int, ...],
        sold: int,
        districts: tuple[int, ...],
        discs: list[int],
        river: tuple[int, ...],
        tile: int,
        pools: tuple[tuple[int, ...], ...],
        left: tuple[int, ...],
        task_pile: tuple[int, ...],
        foreman: int,
        bailiff: int,
        trader: int,
        turn: Turn,
        tom: Tom | None,
    ) -> None:
        super().__init__(game, len(players), options, pending)
        self.amsterdam: Final = game
        self.board: Final[Board] = game.board
        self.players = players
        self.round = round_
        self.dice = dice  # faces by colour
        self.display = display  # cards revealed and not yet taken
        self.decks = decks  # by kind
        self.discard = discard
        self.goods = goods  # on the blocks, or NONE
        self.free = free  # bit mask of the blocks without a crest
        self.piers = piers  # the dockers on each pier
        self.house = house  # dockers delivered, in their order
        self.warehouses = warehouses  # goods delivered to each
        self.depots = depots  # the good in each, or NONE
        self.sold = sold  # bit mask of the goods on the black market
        self.districts = districts  # that score at the end
        self.discs = discs  # spaces on the Amstel, by seat, then TOM's
        self.river = river  # discs in turn order: furthest ahead first, piles from the top (AMS-4.2)
        self.tile = tile  # the market tile of this round
        self.pools = pools  # market tiles unseen: two sets for the first part of the game, two for the second
        self.left = left  # how many of each set are still to come
        self.task_pile = task_pile
        self.foreman = foreman  # the store he stands at, or NONE
        self.bailiff = bailiff  # a block, or NONE
        self.trader = trader  # a space of the black market, or NONE
        self.turn = turn
        self.tom = tom

    def copy(self) -> "Position":
        return Position(
            self.amsterdam,
            self.options,
            self.pending,
            [player.copy() for player in self.players],
            self.round,
            self.dice,
            self.display,
            self.decks,
            self.discard,
            self.goods,
            self.free,
            self.piers,
            self.house,
            self.warehouses[:],
            self.depots,
            self.sold,
            self.districts,
            self.discs[:],
            self.river,
            self.tile,
            self.pools,
            self.left,
            self.task_pile,
            self.foreman,
            self.bailiff,
            self.trader,
            self.turn.copy(),
            None if self.tom is None else self.tom.copy(),
        )

    def scores(self) -> list[int]:
        return [player.points for player in self.players]

    def ranking(self) -> list[int]:
        return ranking.ranking(self)

    def view(self, seat: int | None) -> "AmsterdamView":
        return sight.view(self, seat)

    def imagine(self, seat: int | None, dealer: Dealer) -> "Position":
        return sight.imagine(self, seat, dealer)

    def unseen(self) -> tuple[int, ...]:
        return sight.unseen(self)

    def data(self) -> Data:
        return plain.data(self)

    def inventory(self) -> dict[str, int]:
        return plain.inventory(self)
