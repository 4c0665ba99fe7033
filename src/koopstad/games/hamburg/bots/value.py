"""How good a position of Hamburg is for one seat, in points at the end of the game."""

from math import ceil
from typing import Final

from koopstad.games.hamburg.bots.cards import ACTION, CARD, MARK, SITE, WORKER, Appraiser, Worth
from koopstad.games.hamburg.bots.sight import Clock, Knowledge
from koopstad.games.hamburg.cards.effects.base import PRICE_ANY
from koopstad.games.hamburg.cards.model import MORE_LEVELS
from koopstad.games.hamburg.position.display import Display
from koopstad.games.hamburg.position.state import Player, Position
from koopstad.games.hamburg.printed.pieces import (
    BLACK,
    COLOURS,
    DISEASE,
    FIRE,
    FLOOD,
    LOOTING,
    PHASE_3,
    POINTS,
    TOKENS,
    WINDOW_OF_CATEGORY,
)
from koopstad.games.hamburg.rules import build
from koopstad.games.hamburg.rules.end import standing
from koopstad.games.hamburg.rules.turn import GRANTED

FADE: Final = 7.0  # marks, workers and sites lose their worth over the last so many own actions
RICH: Final = 12  # marks beyond this are for nothing near
RICH_MARK: Final = 0.5  # and count for so much
TIE_BREAK: Final = 0.01  # a mark at the very end
# Workers of one colour: the first is worth most, as the others may not find work.
STOCK: Final = (0.0, 1.0, 1.9, 2.7, 3.3, 3.8, 4.2, 4.5)
MORE_STOCK: Final = 0.2
WANTED: Final = 0.35  # what a worker is worth more for each displayed card that works for his colour
# Free sites by their number: each needs a building of its own.
SITES: Final = (0.0, 1.0, 1.7, 2.1, 2.3, 2.4)
USED: Final = 0.95  # the share of its uses that a card on display will see
RAISE: Final = 0.38  # the chance that a cycle raises a certain misfortune
STONES: Final = (0.0, 0.15, 0.32, 0.52, 0.75, 1.0)  # of a half's prize by stones: what they have cost
STONE_ACTIONS: Final = 2.5  # own actions that a stone takes, with those for its marks and its colour
HALL_PACE: Final = 0.8  # advances for each cycle left
TOKEN_LEAD: Final = 0.8  # the chance to keep a lead until it is checked
TOKEN_BEHIND: Final = (0.09, 0.06, 0.04, 0.02)  # the chance in each cycle to take the lead, by the gap
POINT_GAP: Final = 3  # points that count like one stone, building or field
PLAN: Final = 0.8  # what is left of a good use of a hand card when it is planned for later in the cycle
KEEP: Final = 0.5  # and when it is kept for another cycle
SAVING: Final = 0.8  # for each action needed first to get its marks or its site
MARKS_AN_ACTION: Final = 4.5
UNKNOWN: Final = 1.0  # what an unknown card promises beyond its plain uses
USUAL_DIE: Final = 3.5  # before the dice are rolled
WORKERS_TAKEN: Final = 2.0  # what three workers of one colour count as
SAFER: Final = 0.4  # what a level less is worth beside its point
STONE_GAIN: Final = 1.9  # a wall stone less its marks
ENOUGH_SITES: Final = 2  # with so many free sites another is no aim
RIVAL: Final = 0.5  # what the others lose is partly won
STRIKE_LEAST: Final = 1.0  # money and workers will be there again when a misfortune strikes later


class Moment:
    """What the time of the game makes of things: shared by all parts of one evaluation."""

    __slots__ = ("clergy", "clock", "fade")

    def __init__(self, position: Position, seat: int) -> None:
        self.clock: Final = Clock(position, seat)
        self.clergy: Final = _clergy(position, self.clock)  # by colour of the window
        self.fade: Final = min(1.0, self.clock.actions / FADE)


class Judge:
    """Values positions for one seat; what does not change between them is worked out once."""

    def __init__(self, position: Position, seat: int, knowledge: Knowledge) -> None:
        self.seat: Final = seat
        self.seen: Final = knowledge.seen
        self._display: Final[Display] = position.players[seat].display
        self._appraiser: Final = Appraiser(position, seat, Clock(position, seat).cycles)
        self._worths: Final[dict[int, Worth]] = {}
        self._standing: Final[dict[int, Worth]] = {}
        self._rivals: Final = [other for other in range(len(position.players)) if other != seat]

    def worth(self, card: int) -> Worth:
        """Of a hand card once it is built, without its printed points."""
        known = self._worths.get(card)
        if known is None:
            known = self._appraiser.card(card, False)
            self._worths[card] = known
        return known

    def promise(self, position: Position, card: int, moment: Moment) -> float:
        """What building a card brings beyond its price and its site."""
        board = position.board
        player = position.players[self.seat]
        worth = self.worth(card)
        gain = board.points[card] + moment.clergy[WINDOW_OF_CATEGORY[board.category[card]]]
        gain += worth.once + USED * worth.each * moment.clock.cycles
        gain -= MARK * moment.fade * build.cost(position, player, card, 0)
        return gain - SITE * moment.fade if position.deck.building[card] else gain

    def value(self, position: Position) -> float:
        player = position.players[self.seat]
        moment = Moment(position, self.seat)
        clock = moment.clock
        fade = moment.fade
        total = float(player.points) + self._cards(position, player, moment)
        total += self._tokens(position, player, clock)
        total += _wall(position, player, clock) + _hall(position, player, clock)
        money = min(player.money, RICH) + RICH_MARK * max(0, player.money - RICH)
        total += money * (MARK * fade + TIE_BREAK)
        stock = _stock(position, player, clock)
        total += stock * fade
        total += SITE * SITES[min(len(player.display.free), len(SITES) - 1)] * fade
        total -= self._danger(position, player, clock, money * MARK * fade, stock * fade)
        total += self._hand(position, player, moment)
        for frame in position.pending:
            if frame.step is GRANTED and frame.seat == self.seat:
                total += ACTION
        return total - self._others(position)

    # --- what is displayed ---

    def _cards(self, position: Position, player: Player, moment: Moment) -> float:
        clock = moment.clock
        clergy = moment.clergy
        board = position.board
        deck = position.deck
        total = 0.0
        appraiser = None
        if player.display is not self._display:
            appraiser = Appraiser(position, self.seat, clock.cycles)
        for cards in player.buildings_on:
            for card in cards:
                total += board.points[card] + clergy[WINDOW_OF_CATEGORY[board.category[card]]]
        for card in (*player.zoo, *player.park):
            total += board.points[card] + clergy[BLACK]
        for card in (*player.display.buildings, *player.park):
            worth = self._displayed(card) if appraiser is None else appraiser.card(card, True)
            uses = float(clock.cycles)
            if deck.symbol[card] == PHASE_3 and card not in player.activated and clock.turns:
                price = deck.price[card]
                if price >= PRICE_ANY or player.workers[price]:
                    uses += 1
            total += worth.once + USED * worth.each * uses
        return total

    def _displayed(self, card: int) -> Worth:
        known = self._standing.get(card)
        if known is None:
            known = self._appraiser.card(card, True)
            self._standing[card] = known
        return known

    def _tokens(self, position: Position, player: Player, clock: Clock) -> float:
        """HAM-7.2: tokens turned, and the chance of those in reach."""
        each = position.board.token_points
        checks = clock.cycles + 1
        total = 0.0
        for token in range(len(TOKENS)):
            if player.tokens >> token & 1:
                total += each
                continue
            best = 0
            for other in self._rivals:
                best = max(best, standing(position.players[other], token))
            lead = standing(player, token) - best
            if token == POINTS:
                lead = lead // POINT_GAP if lead < 0 else -(-lead // POINT_GAP)
            if lead > 0:
                chance = TOKEN_LEAD + (1 - TOKEN_LEAD) * min(1.0, lead / 3)
            else:
                chance = min(0.6, checks * TOKEN_BEHIND[min(-lead, 3)])
            total += each * chance
        return total

    # --- misfortunes ---

    def _danger(self, position: Position, player: Player, clock: Clock, money: float, stock: float) -> float:
        """HAM-8.3: what each misfortune would take, by the chance that it strikes in time."""
        total = 0.0
        strikes_at = position.board.levels + player.display.standing.limits[MORE_LEVELS]
        for colour, level in enumerate(player.levels):
            if not level:
                continue
            chance = _strike(strikes_at - level, clock.rolls)
            if not chance:
                continue
            kind = position.board.misfortune[colour]
            if kind == LOOTING:
                loss = max(money, STRIKE_LEAST)
            elif kind == DISEASE:
                loss = max(stock, STRIKE_LEAST)
            elif kind == FLOOD:
                loss = SITE / 2 if player.display.free else self._flooded(position, player)
            elif kind == FIRE:
                loss = self._burnt(position, player, clock)
            else:
                loss = 2.0 if player.left + player.right else 0.5
            total += chance * loss
        return total

    def _flooded(self, position: Position, player: Player) -> float:
        """A site with its building, which can be built again."""
        if not player.sites:
            return 0.5
        cheapest = 99
        for card in player.display.buildings:
            cheapest = min(cheapest, position.board.cost[card])
        return SITE + MARK * min(cheapest, 8)

    def _burnt(self, position: Position, player: Player, clock: Clock) -> float:
        if not player.display.buildings:
            return 1.0
        least = 99.0
        for card in player.display.buildings:
            worth = self._displayed(card)
            least = min(least, position.board.points[card] + worth.once + USED * worth.each * clock.cycles)
        return max(1.0, least)

    # --- the hand ---

    def _hand(self, position: Position, player: Player, moment: Moment) -> float:
        """Each card by the best that can be done with it; as many as there are turns, the rest is kept."""
        clock = moment.clock
        plain = _plain_uses(position, player, moment)
        board = position.board
        free = len(player.display.free)
        values: list[float] = []
        kept: list[float] = []
        for card in player.hand:
            if not self.seen[card]:
                values.append(plain[board.colour[card]] + UNKNOWN * moment.fade)
                kept.append(0.0)
                continue
            price = build.cost(position, player, card, 0)
            gain = self.promise(position, card, moment)
            before = max(0, ceil((price - player.money) / MARKS_AN_ACTION))
            if position.deck.building[card] and not free:
                before += 1
            later = KEEP * max(0.0, gain - ACTION / 2) if clock.actions > clock.turns else 0.0
            kept.append(later)
            if before < clock.turns:
                gain *= SAVING**before
            else:
                gain = later
            values.append(max(plain[board.colour[card]], gain))
        order = sorted(range(len(values)), key=lambda place: kept[place] - values[place])
        total = 0.0
        for number, place in enumerate(order):
            total += PLAN * values[place] if number < clock.turns else kept[place]
        return total + CARD * moment.fade * max(0, len(values) - clock.turns - 1)

    # --- the others ---

    def _others(self, position: Position) -> float:
        total = 0.0
        for other in self._rivals:
            player = position.players[other]
            workers = player.workers
            held = workers[0] + workers[1] + workers[2] + workers[3] + workers[4]
            levels = player.levels
            raised = levels[0] + levels[1] + levels[2] + levels[3] + levels[4]
            total += player.points + MARK * player.money + WORKER * held - 0.7 * raised
            total += (
                3 * player.display.on_sites + len(player.display.free) + 1.5 * (player.left + player.right)
            )
            total += 2 * player.hall + 4 * player.tokens.bit_count() + CARD * len(player.hand)
        return RIVAL * total / len(self._rivals)


def _clergy(position: Position, clock: Clock) -> list[float]:
    """By colour: the clergymen that will stand before a window in the end (HAM-11.2)."""
    windows = position.board.windows
    to_come = clock.rolls / len(windows)
    clergy = [to_come] * len(windows)
    for window, colour in enumerate(windows):
        clergy[colour] += position.church[window] + position.helpers[window]
    if position.window >= 0 and clock.rolls == clock.cycles:
        clergy[windows[position.window]] += 1
    return clergy


def _plain_uses(position: Position, player: Player, moment: Moment) -> list[float]:
    """By colour: the best basic action with a card of it, but for building it."""
    if not moment.clock.turns:
        return [0.0] * len(COLOURS)
    fade = moment.fade
    rolled = moment.clock.rolls == moment.clock.cycles
    uses = []
    for colour in range(len(COLOURS)):
        die = position.dice[colour] if rolled else USUAL_DIE
        best = max(MARK * die * fade, WORKERS_TAKEN * WORKER * fade)
        if player.levels[colour]:
            best = max(best, 1.0 + SAFER * min(1, moment.clock.rolls))
        for half, built in enumerate((player.left, player.right)):
            segments = position.board.wall[half]
            if built == len(segments) or segments[built].cost > player.money:
                continue
            if segments[built].colour == colour:
                best = max(best, STONE_GAIN * fade)
        if player.workers[colour] and len(player.display.free) < ENOUGH_SITES:
            best = max(best, (SITE - WORKER) * fade)
        uses.append(best)
    return uses


def _stock(position: Position, player: Player, clock: Clock) -> float:
    """Workers: more where cards work for them, fewer where they pile up."""
    total = 0.0
    for held in player.workers:
        if held < len(STOCK):
            total += STOCK[held]
        else:
            total += STOCK[-1] + MORE_STOCK * (held - len(STOCK) + 1)
    price = position.deck.price
    wanted = 0.0
    for card in player.display.by_symbol[PHASE_3]:
        colour = price[card]
        if colour < PRICE_ANY:
            wanted += min(player.workers[colour], clock.cycles + (clock.turns > 0), 3)
    return WORKER * (total + WANTED * wanted)


def _strike(missing: int, rolls: int) -> float:
    """The chance that a misfortune is raised at least so often."""
    if missing > rolls:
        return 0.0
    if missing <= 1:
        return float(1 - (1 - RAISE) ** rolls)
    if missing == 2:
        return float(1 - (1 - RAISE) ** rolls - rolls * RAISE * (1 - RAISE) ** (rolls - 1))
    return 0.5 * _strike(2, rolls - 1)


def _wall(position: Position, player: Player, clock: Clock) -> float:
    """HAM-6.8: third segments and statues, and the way to the next ones."""
    total = 0.0
    for value in player.statues:
        total += max(0, value)
    offered = list(position.hummels[:2])
    for half, built in enumerate((player.left, player.right)):
        third = 0
        for place, segment in enumerate(position.board.wall[half]):
            if place < built:
                total += segment.points
            else:
                third += segment.points
        if player.statued >> half & 1:
            continue
        statue = offered[0] if offered else 0
        need = (5 - built) * STONE_ACTIONS
        likely = min(1.0, clock.actions / need) ** 2 if built < 5 and clock.actions else 0.0
        total += STONES[built] * statue * likely
        if third and clock.actions:
            total += (
                third * STONES[built] / STONES[3] * min(1.0, clock.actions / ((3 - built) * STONE_ACTIONS))
            )
    return total


def _hall(position: Position, player: Player, clock: Clock) -> float:
    """HAM-11.2: the field that will be reached at the usual pace."""
    fields = position.board.hall
    last = len(fields) - 1
    reached = player.hall + HALL_PACE * clock.advances
    if reached >= last:
        return fields[last] + position.board.virtual_points * (reached - last)
    below = int(reached)
    return fields[below] + (fields[below + 1] - fields[below]) * (reached - below)
