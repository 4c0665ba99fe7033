"""What a position of Amsterdam looks like to one seat, as numbers with names.

Among them are the estimates of the greedy bot for wheel, freight, city and engine. Each number stands
twice: as it is, and multiplied by the part of the game that is left, so that its worth may change with
time.
"""

from typing import Final

from koopstad.engine.bot import Reason
from koopstad.engine.judgement import ALONE, RESTLESS, Following, Judgement
from koopstad.engine.state import State
from koopstad.games.amsterdam.bots import tom
from koopstad.games.amsterdam.bots.harbour import Harbour
from koopstad.games.amsterdam.bots.known import Known, knowing
from koopstad.games.amsterdam.bots.named import (
    ABOUT,
    EXPANSIONS,
    FAR_SPACES,
    MANY_CARDS,
    MANY_TOKENS,
    MUCH_GULDEN,
    NOW,
    POWERS,
    TIME,
)
from koopstad.games.amsterdam.bots.sight import Sight
from koopstad.games.amsterdam.bots.wheel import Ahead
from koopstad.games.amsterdam.cards.model import BLOCKS_PER_TURN, MARKETS_PER_TURN
from koopstad.games.amsterdam.position.state import Position, Wheel
from koopstad.games.amsterdam.printed.pieces import NONE, RIVER, ROUNDS, WHEEL_SLOTS
from koopstad.games.amsterdam.rules import scoring
from koopstad.games.amsterdam.rules.cards_phase import CARDS_PHASE, OVERFLOW, TAKE_CARD
from koopstad.games.amsterdam.rules.dice_phase import CHOOSE_DICE, DICE_PHASE, SHIFT
from koopstad.games.amsterdam.rules.rounds import BEGIN_ROUND, KEEP_CUBE
from koopstad.games.amsterdam.rules.setup import DRAFT, FIRST_CUBE, SECOND_CUBES
from koopstad.games.amsterdam.rules.turn import ACTIONS_PHASE, TAKE_TURN

AFTER_CARD: Final = 0  # the dice of the round are not chosen yet
AFTER_DICE: Final = 1  # and the turn is not played yet
AFTER_TURN: Final = 2  # until a card is taken in the next round
WITH_TOM: Final = 3  # added to these where he is the only rival
MOMENTS: Final = ("card", "dice", "turn", f"card{ALONE}", f"dice{ALONE}", f"turn{ALONE}")
STAKE: Final = 1.0
GATE: Final = 1.0
WORLDS: Final = 2
GAMES: Final = 4  # played to their end for a choice
LATE: Final = 3  # own turns before the end, from which on they are
GAMES_ALONE: Final = 48  # with one seat they are short
LATE_ALONE: Final = 4
# And so are turns: cards and dice are followed, too, further and in more worlds. With others it takes time.
TURNS_ALONE: Final = 5
WORLDS_ALONE: Final = 48
CHOICES_ALONE: Final = 6
FOLLOWING_AT_LENGTH: Final = Following(turns=3, worlds=4, choices=6)
AT_LENGTH: Final = 3.0  # times the usual positions, from which on there is that time


class AmsterdamJudgement(Judgement):
    def __init__(self) -> None:
        super().__init__(MOMENTS, NOW, TIME, ABOUT, STAKE, WORLDS, GATE, trusted=True)
        self._known: Known | None = None

    def points(self, state: State, seat: int) -> float:
        """AMS-18.13: alone one wins with more points than TOM."""
        assert isinstance(state, Position)
        points = float(state.players[seat].points)
        return points if state.tom is None else points - state.tom.points

    def is_lead(self, state: State) -> bool:
        assert isinstance(state, Position)
        return state.tom is not None

    def events(self, state: State, seat: int) -> dict[str, Reason]:
        """The cards that were activated."""
        assert isinstance(state, Position)
        cards = [f"card-{card:03}" for card in state.players[seat].active]
        return {card: Reason("hint-happens-card", {"card": f"@{card}"}) for card in cards}

    def turns(self, state: State, seat: int) -> int:
        assert isinstance(state, Position)
        if not state.pending:
            return 0
        for frame in state.pending:
            step = frame.step
            if step is ACTIONS_PHASE or step is BEGIN_ROUND or (step is TAKE_TURN and frame.seat == seat):
                return ROUNDS - state.round + 1
        return ROUNDS - state.round

    def planning(self, state: State, seat: int) -> bool:
        if not state.pending or state.pending[-1].seat != seat:
            return False
        return _has_turn(state, seat)

    def following(self, state: State, seat: int, share: float) -> Following:
        assert isinstance(state, Position)
        if state.tom is not None:
            return Following(TURNS_ALONE, max(WORLDS, round(WORLDS_ALONE * share)), CHOICES_ALONE)
        return super().following(state, seat, share) if share < AT_LENGTH else FOLLOWING_AT_LENGTH

    def games(self, state: State, seat: int) -> int:
        assert isinstance(state, Position)
        turns = self.turns(state, seat)
        if state.tom is not None:
            return GAMES_ALONE if 0 < turns <= LATE_ALONE else 0
        return GAMES if 0 < turns <= LATE else 0

    def moment(self, state: State, seat: int) -> int:
        assert isinstance(state, Position)
        moment = _moment(state, seat)
        return moment if state.tom is None or moment == RESTLESS else moment + WITH_TOM

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        self._known = knowing(self._known, state)
        now = _now(state, seat, self._known)
        turns = self.turns(state, seat)
        time = turns / ROUNDS
        later = [number * time for number in now]
        clock = [0.0] * ROUNDS
        if turns:
            clock[turns - 1] = 1.0
        return now + later + clock

    def key(self, state: State, seat: int) -> object:
        assert isinstance(state, Position)
        player = state.players[seat]
        turn = state.turn
        return (
            tuple([(frame.step.name, frame.seat, frame.args) for frame in state.pending]),
            (tuple(player.supply), player.wheel, player.storeroom, player.gulden, player.points),
            (player.penalties, player.inactive, tuple(sorted(player.active)), tuple(sorted(player.marked))),
            (player.earned, player.crests, player.store, player.cargo, player.dockers, player.barge),
            (turn.blocks, turn.markets, turn.advanced, turn.rowed, turn.moved, turn.steps, turn.boarded),
            (turn.maps, turn.foreman, state.goods, state.piers, state.house, tuple(state.warehouses)),
            (state.depots, state.sold, tuple(state.discs), state.river, state.display, state.discard),
            (state.foreman, state.bailiff, state.trader, tuple([rival.points for rival in state.players])),
        )


_HALF_DONE: Final = (OVERFLOW, SHIFT, DRAFT, FIRST_CUBE, SECOND_CUBES)


def _moment(position: Position, seat: int) -> int:
    moment = AFTER_TURN
    for frame in position.pending:
        step = frame.step
        if step is CARDS_PHASE or step is BEGIN_ROUND:
            moment = AFTER_TURN
        elif step is DICE_PHASE:
            moment = AFTER_CARD
        elif step is ACTIONS_PHASE:
            moment = AFTER_DICE
        elif frame.seat == seat:
            if step is TAKE_TURN:
                moment = AFTER_DICE
            elif step is CHOOSE_DICE:
                moment = AFTER_CARD
            elif step is TAKE_CARD or step is KEEP_CUBE:
                moment = AFTER_TURN
            elif step in _HALF_DONE:
                return RESTLESS
    return moment


def _now(position: Position, seat: int, known: Known) -> list[float]:
    sight = Sight(position, seat, known)
    harbour = Harbour(sight)
    ahead = Ahead(sight, harbour)
    player = sight.player
    board = position.board
    turns = sight.turns
    slots = _slots(position, seat)
    numbers = [1.0, float(player.points)]

    worths = [ahead.card(card).over(turns) for card in player.inactive]
    numbers += [
        _wheel_estimate(sight, ahead, slots),
        harbour.prospects(harbour.freight),
        sight.city(player.crests),
        ahead.base.once,
        ahead.base.each,
        sight.purse(player.gulden, turns),
        _sum(worths),
        max(worths) if worths else 0.0,
    ]

    sheet = scoring.sheet(position, seat)
    for step in ("penalties", "cards", "group", "districts", "tasks", "leftovers"):
        numbers.append(float(sheet[step]))

    space = position.discs[seat]
    numbers.append(float(space))
    for far in FAR_SPACES:
        numbers.append(float(max(0, space - far)))
    reach = min(space + turns, RIVER)
    numbers.append(float(board.river_points[reach] - board.river_points[space]))
    before = 0
    for disc in position.river:
        if disc == seat:
            break
        before += 1
    numbers += [float(before), 0.0 if before else 1.0]

    numbers.append(float(player.gulden))
    for much in MUCH_GULDEN:
        numbers.append(float(max(0, player.gulden - much)))
    for token in range(1, MANY_TOKENS + 1):
        numbers.append(1.0 if player.penalties >= token else 0.0)

    inactive = player.inactive
    for many in range(1, MANY_CARDS + 1):
        numbers.append(1.0 if len(inactive) >= many else 0.0)
    cubes = paid = 0
    for card in inactive:
        cubes += board.cubes[card]
        paid += _is_paid(slots, board.costs[card], turns)
    numbers += [float(cubes), float(paid)]
    standing = player.standing
    for count in standing.counts:
        numbers.append(float(count))
    numbers.append(float(standing.laurels))
    for power in POWERS:
        numbers.append(1.0 if standing.powers & power else 0.0)
    numbers += [float(standing.limits[BLOCKS_PER_TURN]), float(standing.limits[MARKETS_PER_TURN])]

    empty: list[float] = []
    largest = 0
    for place, slot in enumerate(slots):
        in_time = place < turns
        cubes = 0
        for number in slot:
            cubes += number
            if in_time and number > largest:
                largest = number
        numbers.append(float(cubes) if in_time else 0.0)
        empty.append(0.0 if cubes or not in_time else 1.0)
    numbers += empty
    stored = player.storeroom != NONE or (turns < ROUNDS and _leftover(position, seat) != NONE)
    numbers += [float(largest), 1.0 if stored else 0.0]

    numbers += [
        float(player.crests.bit_count()),
        float(sight._largest(player.crests).bit_count()),
        float(position.free.bit_count()),
    ]

    roofs = 0
    for good in player.store + player.cargo:
        roofs += len(board.harbour.roofs[good]) > position.warehouses[good]
    numbers += [
        float(len(player.store)),
        float(len(player.cargo)),
        float(len(player.dockers)),
        float(roofs),
        float(len(position.house)),
    ]

    tile = board.tiles[position.tile]
    waiting = turns == ROUNDS - position.round + 1
    numbers.append(float(tile.points) if waiting and player.gulden >= tile.cost else 0.0)

    lead = 0
    rivals = 0
    best = NONE
    for other, rival in enumerate(position.players):
        if other != seat:
            rivals += rival.crests.bit_count()
            if best == NONE or rival.points > best:
                best = rival.points
    if best != NONE:
        lead = player.points - best
    numbers += [float(max(0, -lead)), float(max(0, lead)), float(rivals)]
    for seats in (2, 3, 4):
        numbers.append(1.0 if position.seats == seats else 0.0)
    chosen = position.options["expansions"]
    for expansion in EXPANSIONS:
        numbers.append(1.0 if expansion in chosen else 0.0)
    return numbers + tom.tom_features(sight)


def _slots(position: Position, seat: int) -> Wheel:
    """The wheel as it was before it turned, if it has turned for a turn that is still to be played."""
    player = position.players[seat]
    if _has_turn(position, seat):
        return (tuple(player.supply), *player.wheel[: WHEEL_SLOTS - 1])
    return player.wheel


def _has_turn(state: State, seat: int) -> bool:
    """Whether the wheels have turned for a turn that the seat has not finished yet."""
    for frame in state.pending:
        if frame.step is TAKE_TURN and frame.seat == seat:
            return True
    return False


def _leftover(position: Position, seat: int) -> int:
    """A colour that can go to the storeroom when the turn is over (AMS-9.1), or NONE."""
    if _has_turn(position, seat):
        return NONE
    for colour, number in enumerate(position.players[seat].supply):
        if number:
            return colour
    return NONE


def _wheel_estimate(sight: Sight, ahead: Ahead, slots: Wheel) -> float:
    """With the cube that will be kept, if one is left over: the best of them."""
    player = sight.player
    first = _leftover(sight.position, sight.seat)
    if first == NONE:
        return ahead.wheel(slots, player.inactive, player.storeroom, 0)
    best = -1000.0
    for colour in range(first, len(player.supply)):
        if player.supply[colour]:
            value = ahead.wheel(slots, player.inactive, colour, 0)
            if value > best:
                best = value
    return best


def _is_paid(slots: Wheel, cost: tuple[tuple[int, int], ...], turns: int) -> bool:
    """Whether the cubes of one slot are enough for a card."""
    for place, slot in enumerate(slots):
        if place >= turns:
            break
        for colour, cubes in cost:
            if slot[colour] < cubes:
                break
        else:
            return True
    return False


def _sum(numbers: list[float]) -> float:
    total = 0.0
    for number in numbers:
        total += number
    return total
