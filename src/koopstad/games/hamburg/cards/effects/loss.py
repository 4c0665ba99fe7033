"""Losses: what misfortunes take away when they strike, and what cards do to the others."""

from typing import TYPE_CHECKING, ClassVar, Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Args, Event
from koopstad.engine.frames import Frame
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.effects.base import Cost, Deed, ask
from koopstad.games.hamburg.printed.actions import (
    GIVE,
    LOSE,
    LOSE_SITE,
    LOSE_STONE,
    LOWER_COLOUR,
    SITES,
    TRADE,
    TURN_BACK,
)
from koopstad.games.hamburg.printed.pieces import BUILDINGS, COLOURS, HALL, POINTS, TOKENS, WALL, ZOOS
from koopstad.games.hamburg.rules import build, dice, hall, hand, misfortunes, wall

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position


class LoseBuilding(Deed):
    """Fire (HAM-8.3) and 176: a building of the loser's choice to the discard pile; its site stays."""

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        if state.players[seat].display.buildings:
            ask(state, seat, self)

    def options(self, state: "Position", frame: Frame) -> list[int]:
        return [LOSE + card for card in sorted(state.players[frame.seat].display.buildings)]

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        card = action - LOSE
        build.drop_building(state, frame.seat, card)
        hand.discard(state, card)
        if state.story is not None:
            state.tell(Event("lose-building", {**state.who(frame.seat), "name": hand.name(state, card)}))

    def tom_prefers(self, state: "Position", options: list[int]) -> int:
        """HAM-18.3: the lowest cost, then the leftmost."""
        buildings = state.players[state.tom].display.buildings
        return LOSE + min(buildings, key=lambda card: (state.board.cost[card], buildings.index(card)))

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
        return Refusal("HAM-8.3", "lose-building")


class LoseSite(Deed):
    """Flood (HAM-8.3) and 177: a site of the loser's choice; its buildings return to the hand."""

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        if state.players[seat].sites:
            ask(state, seat, self)

    def options(self, state: "Position", frame: Frame) -> list[int]:
        return [LOSE_SITE + site for site in range(min(len(state.players[frame.seat].sites), SITES))]

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        build.drop_site(state, frame.seat, action - LOSE_SITE, dealer)

    def tom_prefers(self, state: "Position", options: list[int]) -> int:
        """HAM-AMB-80: the leftmost without a building, else the leftmost."""
        for site, cards in enumerate(state.players[state.tom].buildings_on):
            if not cards:
                return LOSE_SITE + site
        return LOSE_SITE

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
        return Refusal("HAM-8.3", "lose-site")


class LoseStone(Deed):
    """Wall collapse (HAM-8.3) and 173: the outermost stone of a half of the loser's choice."""

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        if wall.removable(state.players[seat]):
            ask(state, seat, self)

    def options(self, state: "Position", frame: Frame) -> list[int]:
        return [LOSE_STONE + half for half in wall.removable(state.players[frame.seat])]

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        wall.remove_stone(state, frame.seat, action - LOSE_STONE)

    def tom_prefers(self, state: "Position", options: list[int]) -> int:
        """HAM-AMB-80: where no third segment is lost, then the longer half, then the left one."""
        player = state.players[state.tom]

        def harm(option: int) -> tuple[int, int, int]:
            half = option - LOSE_STONE
            outermost = state.board.wall[half][wall.stones(player, half) - 1]
            return outermost.points, -wall.stones(player, half), half

        return min(options, key=harm)

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
        return Refusal("HAM-8.3", "lose-stone")


class LoseMoney(Deed):
    """Looting (HAM-8.3): all of it."""

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        player = state.players[seat]
        if state.story is not None:
            state.tell(Event("lose-money", {**state.who(seat), "marks": player.money}))
        player.money = 0


class LoseWorkers(Deed):
    """Disease (HAM-8.3): all of them."""

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        player = state.players[seat]
        if state.story is not None:
            state.tell(Event("lose-workers", {**state.who(seat), "number": sum(player.workers)}))
        player.workers = [0] * len(COLOURS)


class LoseToken(Deed):
    """085: an active majority token of the victim's choice is turned back."""

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        if state.players[seat].tokens:
            ask(state, seat, self)

    def options(self, state: "Position", frame: Frame) -> list[int]:
        tokens = state.players[frame.seat].tokens
        return [TURN_BACK + token for token in range(len(TOKENS)) if tokens >> token & 1]

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        token = action - TURN_BACK
        state.players[frame.seat].tokens &= ~(1 << token)
        if state.story is not None:
            state.tell(Event("turn-back", {**state.who(frame.seat), "token": f"@token-{TOKENS[token]}"}))

    def tom_prefers(self, state: "Position", options: list[int]) -> int:
        """HAM-AMB-80"""
        order = (ZOOS, POINTS, WALL, BUILDINGS, HALL)
        return min(options, key=lambda option: order.index(option - TURN_BACK))

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
        return Refusal("HAM-AMB-41", "turn-back")


class HandOver(Deed):
    """172: workers of the victim's choice go to the attacker. Frame: how many, and to whom."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        raise AssertionError("it needs somebody to give to: see demand")

    def demand(self, state: "Position", victim: int, seat: int) -> None:
        number = min(self.number, sum(state.players[victim].workers))
        if number:
            ask(state, victim, self, number, seat)

    def options(self, state: "Position", frame: Frame) -> list[int]:
        workers = state.players[frame.seat].workers
        return [GIVE + colour for colour in range(len(COLOURS)) if workers[colour]]

    def cost_of_answer(self, state: "Position", frame: Frame, action: int) -> Cost:
        return {COLOURS[action - GIVE]: 1}

    def due(self, state: "Position", frame: Frame) -> dict[str, int]:
        return {"any": -frame.args[2]}

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        colour = action - GIVE
        number, seat = frame.args[2:]
        state.players[frame.seat].workers[colour] -= 1
        state.players[seat].workers[colour] += 1
        if state.story is not None:
            told = {**state.who(frame.seat), "colour": f"@colour-{COLOURS[colour]}"}
            state.tell(Event("hand-over", told))
        if number > 1:
            ask(state, frame.seat, self, number - 1, seat)

    def tom_prefers(self, state: "Position", options: list[int]) -> int:
        """HAM-AMB-80: a colour he owns most of."""
        workers = state.players[state.tom].workers
        return max(options, key=lambda option: workers[option - GIVE])

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
        return Refusal("HAM-AMB-41", "choose-own-worker")


class Retreat(Deed):
    """175"""

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        hall.retreat(state, seat)


class Others(Deed):
    """An effect for every opponent, clockwise (HAM-20.4). Each decides for himself (HAM-AMB-41)."""

    def __init__(self, effect: Deed) -> None:
        self.effect: Final = effect

    def settle(self, source: int, place: int) -> None:
        super().settle(source, place)
        self.effect.settle(source, place)

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        effect = self.effect
        # The first to decide comes to lie on top.
        for victim in reversed(state.others(seat)):
            if isinstance(effect, HandOver):
                effect.demand(state, victim, seat)
            else:
                effect.do(state, victim, source, dealer)

    def options(self, state: "Position", frame: Frame) -> list[int]:
        return self.effect.options(state, frame)

    def cost_of_answer(self, state: "Position", frame: Frame, action: int) -> Cost:
        return self.effect.cost_of_answer(state, frame, action)

    def due(self, state: "Position", frame: Frame) -> dict[str, int]:
        return self.effect.due(state, frame)

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        self.effect.answer(state, frame, action, dealer)

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
        return self.effect.refuse(state, frame, action)

    def tom_prefers(self, state: "Position", options: list[int]) -> int:
        return self.effect.tom_prefers(state, options)


class Steal(Deed):
    """169: a random hand card of every opponent. Whoever is robbed knows which card it was."""

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        if seat == state.tom:
            return
        for victim in state.others(seat):
            player = state.players[victim]
            if not player.hand:
                continue
            place = dealer.roll(len(player.hand)) - 1
            card, eyes = hand.remove_secretly(state, player, place)
            hand.take_known(state, seat, card, eyes | 1 << victim, dealer)
            if state.story is not None:
                told: Args = {"seat": seat, "victim": victim + 1}
                secret: Args = {"name": hand.name(state, card)}
                state.tell(Event("steal", told, secret, 1 << seat | 1 << victim))


class TakeMarks(Deed):
    """171: marks of every opponent, as far as he has them."""

    def __init__(self, marks: int) -> None:
        self.marks: Final = marks

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        for victim in state.others(seat):
            marks = min(self.marks, state.players[victim].money)
            state.players[victim].money -= marks
            state.players[seat].money += marks
            if state.story is not None:
                state.tell(Event("robbed", {**state.who(victim), "marks": marks}))


class TradePoints(Deed):
    """103: a mark to every opponent for a point of his. Frame: bit mask of those served already.

    With too few marks the player chooses with whom; HAM-AMB-44: only points that are there change hands.
    """

    conditional: ClassVar[bool] = True
    price = 6

    def why_not(self, state: "Position", seat: int, source: int) -> Refusal | None:
        return None if state.players[seat].money else Refusal("HAM-9.4", "marks", {"marks": 1, "held": 0})

    def cost(self, state: "Position", seat: int, source: int) -> Cost:
        return {"marks": min(state.players[seat].money, len(state.others(seat)))}

    def cost_of_answer(self, state: "Position", frame: Frame, action: int) -> Cost:
        return {"marks": 1}

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        others = state.others(seat)
        if state.players[seat].money >= len(others):
            for other in others:
                self._trade(state, seat, other)
        elif state.players[seat].money:
            ask(state, seat, self, 0)

    def _trade(self, state: "Position", seat: int, other: int) -> None:
        me, him = state.players[seat], state.players[other]
        me.money -= 1
        him.money += 1
        if him.points:
            him.points -= 1
            me.points += 1
        if state.story is not None:
            state.tell(Event("trade", state.who(other)))

    def options(self, state: "Position", frame: Frame) -> list[int]:
        served = frame.args[2]
        return [TRADE + other for other in sorted(state.others(frame.seat)) if not served >> other & 1]

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        self._trade(state, frame.seat, action - TRADE)
        if state.players[frame.seat].money:
            ask(state, frame.seat, self, frame.args[2] | 1 << (action - TRADE))

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
        return Refusal("HAM-19.4", "trade")


class PassOn(Deed):
    """178: lower a misfortune; every opponent raises his of that colour."""

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        if sum(state.players[seat].levels):
            ask(state, seat, self)

    def options(self, state: "Position", frame: Frame) -> list[int]:
        levels = state.players[frame.seat].levels
        return [LOWER_COLOUR + colour for colour in range(len(COLOURS)) if levels[colour]]

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        colour = action - LOWER_COLOUR
        misfortunes.lower(state, frame.seat, colour, 1)
        for victim in reversed(state.others(frame.seat)):
            misfortunes.raise_levels(state, victim, (colour,))

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
        return Refusal("HAM-8.1", "choose-lower")


class TileForOthers(Deed):
    """236, HAM-AMB-88: a black tile whose colours every opponent raises; nobody gets its gift."""

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        if misfortunes.black_ignored(state):
            return  # HAM-AMB-102
        tile = dice.draw_tile(state, dealer)
        colours = state.board.black_tiles[tile].colours
        for victim in reversed(state.others(seat)):
            marked = tuple([colour | misfortunes.FROM_TILE | misfortunes.CHOSEN for colour in colours])
            misfortunes.raise_levels(state, victim, marked)
        dice.tile_drawn(state, seat, dealer)


def others(effect: Deed) -> Deed:
    return Others(effect)
