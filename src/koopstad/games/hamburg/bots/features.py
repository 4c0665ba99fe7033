"""What a position of Hamburg looks like to one seat, as numbers with names.

Among them are the estimates of the greedy bot. Each number stands twice: as it is, and multiplied by the
part of the game that is left, so that its worth may change with time.
"""

from typing import Final

from koopstad.engine.bot import Reason
from koopstad.engine.judgement import RESTLESS, Following, Judgement
from koopstad.engine.state import State
from koopstad.games.hamburg.bots.ahead import Middling
from koopstad.games.hamburg.bots.cards import MARK
from koopstad.games.hamburg.bots.sight import Clock, Knowledge
from koopstad.games.hamburg.bots.value import Judge, Moment, _hall, _stock, _wall
from koopstad.games.hamburg.position.state import Position
from koopstad.games.hamburg.printed.pieces import PHASE_3, TOKENS
from koopstad.games.hamburg.rules.end import standing
from koopstad.games.hamburg.rules.flow import FLOW, ROUND, Course
from koopstad.games.hamburg.rules.hand import name
from koopstad.games.hamburg.rules.scoring import final_items
from koopstad.games.hamburg.rules.turn import InTurn

BEFORE_TURNS: Final = 0  # hands are full, the dice of the cycle may still be to come
BETWEEN_TURNS: Final = 1  # until the end of the cycle
MOMENTS: Final = ("hands", "turn")
STAKE: Final = 0.5
# Drawn cards and the dice of others differ so much from world to world that a few worlds mislead.
WORLDS: Final = 0
# Many do not. Alone there is time for them, for every choice.
FOLLOWING_ALONE: Final = Following(turns=8, worlds=48, choices=12, lines=8, kept=0.5)
GATE: Final = 2.0
MOST_TURNS: Final = 32
# What TOM has yet to gain beside what he would score now, in 200 games of greedy: so much with each roll of
# the dice to come, and the rest by majorities and clergy at the end.
TOM_PER_CYCLE: Final = 6.0
TOM_AT_LAST: Final = 4.0
EXPANSIONS: Final = ("mayors", "statues", "misfortune", "ships", "stock", "clergy")
MANY_LEVELS: Final = (1, 2)
NO_CHANCE: Final = Middling()  # between two turns of a cycle nothing is dealt

NOW: Final = (
    "one",
    "points",
    # what greedy makes of it
    "cards estimate",
    "tokens estimate",
    "wall estimate",
    "hall estimate",
    "danger estimate",
    "hand estimate",
    "rivals estimate",
    "whole estimate",
    # what is held
    "money",
    "money over 6",
    "money over 12",
    "workers estimate",
    "workers",
    "worker colours",
    "free sites",
    "second free site",
    "hand",
    "best card",
    "second card",
    "third card",
    # what stands
    "buildings on sites",
    "printed points",
    "buildings to use",
    "zoo",
    "park",
    "wall stones",
    "statues",
    "tokens",
    "hall",
    *(f"levels over {level}" for level in MANY_LEVELS),
    "levels",
    *(f"lead in {token}" for token in TOKENS),
    *(f"behind in {token}" for token in TOKENS),
    # the table
    "turns in this cycle",
    "first player",
    "ahead of the best",
    "behind the best",
    *(f"{seats} seats" for seats in (2, 3, 4, 5)),
    *(f"with {expansion}" for expansion in EXPANSIONS),
)
# What each number is about, for reasons.
ABOUT: Final = {
    "cards": (
        "cards estimate",
        "buildings on sites",
        "printed points",
        "buildings to use",
        "zoo",
        "park",
    ),
    "majorities": (
        "tokens estimate",
        "tokens",
        *(f"lead in {token}" for token in TOKENS),
        *(f"behind in {token}" for token in TOKENS),
    ),
    "wall": (
        "wall estimate",
        "wall stones",
        "statues",
    ),
    "hall": (
        "hall estimate",
        "hall",
    ),
    "danger": (
        "danger estimate",
        "levels",
        *(f"levels over {level}" for level in MANY_LEVELS),
    ),
    "hand": (
        "hand estimate",
        "hand",
        "best card",
        "second card",
        "third card",
    ),
    "rivals": ("rivals estimate",),
    "money": (
        "money",
        "money over 6",
        "money over 12",
    ),
    "workers": (
        "workers estimate",
        "workers",
        "worker colours",
    ),
    "sites": (
        "free sites",
        "second free site",
    ),
}
TIME: Final = tuple([f"cycles left {cycles}" for cycles in range(1, 9)])


class HamburgJudgement(Judgement):
    def __init__(self) -> None:
        super().__init__(MOMENTS, NOW, TIME, ABOUT, STAKE, WORLDS, GATE, trusted=True)

    def rival(self, state: State) -> float | None:
        """HAM-18.7: alone one has to beat TOM."""
        assert isinstance(state, Position)
        if state.tom < 0:
            return None
        points = float(state.players[state.tom].points)
        if not state.pending:
            return points
        now = points + sum(final_items(state, state.tom).values())
        return now + TOM_PER_CYCLE * Clock(state, 0).rolls + TOM_AT_LAST

    def events(self, state: State, seat: int) -> dict[str, Reason]:
        """The buildings that stand."""
        assert isinstance(state, Position)
        cards = [card for site in state.players[seat].buildings_on for card in site]
        return {f"{card:03}": Reason("hint-happens-building", {"card": name(state, card)}) for card in cards}

    def turns(self, state: State, seat: int) -> int:
        assert isinstance(state, Position)
        if not state.pending:
            return 0
        return Clock(state, seat).actions + (1 if _has_acted(state, seat) else 0)

    def planning(self, state: State, seat: int) -> bool:
        if not state.pending or state.pending[-1].seat != seat:
            return False
        for frame in state.pending:
            if isinstance(frame, InTurn) and frame.seat == seat:
                return True
        return False

    def following(self, state: State, seat: int, share: float) -> Following:
        assert isinstance(state, Position)
        return super().following(state, seat, share) if state.tom < 0 else FOLLOWING_ALONE

    def pass_on(self, state: State, seat: int) -> bool:
        """HAM-6.3: within the cycle. The others hardly touch what the seat holds until its next card."""
        assert isinstance(state, Position)
        while state.pending:
            frame = state.pending[-1]
            if isinstance(frame, InTurn):
                if frame.seat == seat:
                    return not frame.acted
                state.pop()
            elif isinstance(frame, Course) and frame.stage == ROUND:
                if state.round == state.rounds and frame.number == len(state.order()):
                    return False
                state.pop()
                FLOW.run(state, frame, NO_CHANCE)
            else:
                return False
        return False

    def moment(self, state: State, seat: int) -> int:
        moment = BEFORE_TURNS
        for frame in state.pending:
            if isinstance(frame, Course):
                moment = BEFORE_TURNS if frame.stage < ROUND else BETWEEN_TURNS
            elif frame.seat == seat and not (isinstance(frame, InTurn) and not frame.acted):
                return RESTLESS
        return moment

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        now = _now(state, seat)
        clock = Clock(state, seat)
        time = clock.actions / MOST_TURNS
        later = [number * time for number in now]
        cycles = [0.0] * 8
        cycles[min(clock.cycles, 7)] = 1.0
        return now + later + cycles

    def key(self, state: State, seat: int) -> object:
        assert isinstance(state, Position)
        player = state.players[seat]
        return (
            tuple([(frame.step.name, frame.seat, frame.args) for frame in state.pending]),
            (tuple(player.workers), tuple(player.levels), player.money, player.points, player.hand),
            (player.left, player.right, player.statued, player.statues, player.tokens, player.hall),
            (player.sites, player.buildings_on, player.zoo, player.under, player.park),
            (tuple(sorted(player.activated)), player.doubled),
            (
                state.discard_top,
                state.discard_rest,
                tuple(state.piles),
                state.hummels,
                state.jettes,
                state.ships,
            ),
            tuple(
                [
                    (rival.points, rival.money, tuple(rival.workers), tuple(rival.levels))
                    for rival in state.players
                ]
            ),
            tuple([(rival.hand, rival.sites, rival.left, rival.right) for rival in state.players]),
        )


def _has_acted(state: State, seat: int) -> bool:
    """Whether the turn of the seat goes on after its basic action."""
    for frame in state.pending:
        if isinstance(frame, InTurn) and frame.seat == seat and frame.acted:
            return True
    return False


def _now(position: Position, seat: int) -> list[float]:
    judge = Judge(position, seat, Knowledge(position, seat))
    player = position.players[seat]
    moment = Moment(position, seat)
    clock = moment.clock
    fade = moment.fade
    stock = _stock(position, player, clock)
    money = MARK * player.money * fade
    numbers = [
        1.0,
        float(player.points),
        judge._cards(position, player, moment),
        judge._tokens(position, player, clock),
        _wall(position, player, clock),
        _hall(position, player, clock),
        judge._danger(position, player, clock, money, stock * fade),
        judge._hand(position, player, moment),
        judge._others(position),
        judge.value(position),
        float(player.money),
        float(max(0, player.money - 6)),
        float(max(0, player.money - 12)),
        stock,
    ]
    workers = colours = 0
    for held in player.workers:
        workers += held
        colours += held > 0
    free = len(player.display.free)
    promises = sorted([judge.promise(position, card, moment) for card in player.hand if judge.seen[card]])
    promises = [0.0, 0.0, 0.0, *promises]
    numbers += [
        float(workers),
        float(colours),
        float(free),
        1.0 if free > 1 else 0.0,
        float(len(player.hand)),
        promises[-1],
        promises[-2],
        promises[-3],
        float(player.display.on_sites),
    ]
    printed = 0
    for card in (*player.display.buildings, *player.zoo, *player.park):
        printed += position.board.points[card]
    statues = 0
    for value in player.statues:
        statues += value
    numbers += [
        float(printed),
        float(len(player.display.by_symbol[PHASE_3])),
        float(len(player.zoo)),
        float(len(player.park)),
        float(player.left + player.right),
        float(statues),
        float(player.tokens.bit_count()),
        float(player.hall),
    ]
    levels = 0
    for level in player.levels:
        levels += level
    for least in MANY_LEVELS:
        many = 0
        for level in player.levels:
            many += level > least
        numbers.append(float(many))
    numbers.append(float(levels))
    leads: list[float] = []
    behind: list[float] = []
    best_points = -1
    for token in range(len(TOKENS)):
        best = 0
        for other, rival in enumerate(position.players):
            if other != seat:
                best = max(best, standing(rival, token))
        own = standing(player, token)
        turned = bool(player.tokens >> token & 1)
        leads.append(0.0 if turned else float(min(3, max(0, own - best))))
        behind.append(0.0 if turned else float(min(3, max(0, best - own))))
    for other, rival in enumerate(position.players):
        if other != seat:
            best_points = max(best_points, rival.points)
    lead = player.points - best_points
    numbers += leads
    numbers += behind
    numbers += [
        float(clock.turns),
        1.0 if position.first == seat else 0.0,
        float(max(0, lead)),
        float(max(0, -lead)),
    ]
    for seats in (2, 3, 4, 5):
        numbers.append(1.0 if position.seats == seats else 0.0)
    chosen = position.options["expansions"]
    for expansion in EXPANSIONS:
        numbers.append(1.0 if expansion in chosen else 0.0)
    return numbers
