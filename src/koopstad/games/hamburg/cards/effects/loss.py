"""Losses: what misfortunes take away when they strike (HAM-8.8: as far as it is there), and what cards do."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from koopstad.engine.cards import Glossary, Icon, Question, Run
from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Args, Event
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.effects.base import PRICE_BY_PROGRAM, Choose, Deed
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
from koopstad.games.hamburg.printed.pieces import COLOURS, FROM_CARDS, TOKENS
from koopstad.games.hamburg.rules import build, dice, hall, hand, misfortunes, wall
from koopstad.games.hamburg.rules.points import book

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position


class LoseBuilding(Choose):
    """Fire (HAM-8.3) and 176: a building of the loser's choice to the discard pile; its site stays."""

    first: ClassVar[int] = LOSE
    no_answer: ClassVar[Refusal] = Refusal("HAM-8.3", "lose-building")
    shown: ClassVar[list[Icon]] = [["lose", "building"]]

    def things(self, state: "Position", seat: int) -> Sequence[int]:
        return sorted(state.players[seat].display.buildings)

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        card = action - LOSE
        build.drop_building(state, question.seat, card)
        hand.discard(state, card)
        if state.story is not None:
            state.tell(Event("lose-building", {**state.who(question.seat), "name": hand.name(state, card)}))


class LoseSite(Choose):
    """Flood (HAM-8.3) and 177: a site of the loser's choice; its buildings return to the hand."""

    first: ClassVar[int] = LOSE_SITE
    no_answer: ClassVar[Refusal] = Refusal("HAM-8.3", "lose-site")
    shown: ClassVar[list[Icon]] = [["lose", "site"]]

    def things(self, state: "Position", seat: int) -> Sequence[int]:
        return range(min(len(state.players[seat].sites), SITES))

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        build.drop_site(state, question.seat, action - LOSE_SITE, dealer)


class LoseStone(Choose):
    """Wall collapse (HAM-8.3) and 173: the outermost stone of a half of the loser's choice."""

    first: ClassVar[int] = LOSE_STONE
    no_answer: ClassVar[Refusal] = Refusal("HAM-8.3", "lose-stone")
    shown: ClassVar[list[Icon]] = [["lose", "stone"]]

    def things(self, state: "Position", seat: int) -> Sequence[int]:
        return wall.removable(state.players[seat])

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        wall.remove_stone(state, question.seat, action - LOSE_STONE)


class LoseMoney(Deed):
    """Looting (HAM-8.3): all of it."""

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        player = state.players[run.seat]
        if state.story is not None:
            state.tell(Event("lose-money", {**state.who(run.seat), "marks": player.money}))
        player.money = 0


class LoseWorkers(Deed):
    """Disease (HAM-8.3): all of them."""

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        player = state.players[run.seat]
        if state.story is not None:
            state.tell(Event("lose-workers", {**state.who(run.seat), "number": sum(player.workers)}))
        player.workers = [0] * len(COLOURS)


class LoseToken(Deed):
    """085: an active majority token of the victim's choice is turned back."""

    no_answer: ClassVar[Refusal] = Refusal("HAM-AMB-41", "turn-back")
    shown: ClassVar[list[Icon]] = [["lose", "token"]]

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if state.players[run.seat].tokens:
            run.ask(state)

    def options(self, state: "Position", question: Question) -> list[int]:
        tokens = state.players[question.seat].tokens
        return [TURN_BACK + token for token in range(len(TOKENS)) if tokens >> token & 1]

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        token = action - TURN_BACK
        state.players[question.seat].tokens &= ~(1 << token)
        if state.story is not None:
            state.tell(Event("turn-back", {**state.who(question.seat), "token": f"@token-{TOKENS[token]}"}))


class HandOver(Deed):
    """172: workers of the victim's choice go to the attacker. Noted: how many, and to whom."""

    no_answer: ClassVar[Refusal] = Refusal("HAM-AMB-41", "choose-own-worker")

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        raise AssertionError("it needs somebody to give to: see demand")

    def demand(self, state: "Position", run: Run, seat: int) -> None:
        """The run is the victim's."""
        number = min(self.number, sum(state.players[run.seat].workers))
        if number:
            run.ask(state, number, seat)

    def options(self, state: "Position", question: Question) -> list[int]:
        workers = state.players[question.seat].workers
        return [GIVE + colour for colour in range(len(COLOURS)) if workers[colour]]

    def due(self, state: "Position", question: Question) -> dict[str, int]:
        number, _ = question.noted
        return {"any": -number}

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        colour = action - GIVE
        number, seat = question.noted
        state.players[question.seat].workers[colour] -= 1
        state.players[seat].workers[colour] += 1
        if state.story is not None:
            told = {**state.who(question.seat), "colour": f"@colour-{COLOURS[colour]}"}
            state.tell(Event("hand-over", told))
        if number > 1:
            question.ask_again(state, number - 1, seat)

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["hand_over", "any", self.number]]


class Retreat(Deed):
    """175"""

    shown: ClassVar[list[Icon]] = [["retreat"]]

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        hall.retreat(state, run.seat)


class Others(Deed):
    """An effect for every opponent, clockwise (HAM-20.4). Each decides for himself (HAM-AMB-41)."""

    def __init__(self, effect: Deed) -> None:
        self.effect: Final = effect

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        effect = self.effect
        # The first to decide comes to lie on top.
        for victim in reversed(state.others(run.seat)):
            theirs = Run(run.programs, victim, run.source, run.place, run.subject)
            if isinstance(effect, HandOver):
                effect.demand(state, theirs, run.seat)
            else:
                effect.do(state, theirs, dealer)

    def options(self, state: "Position", question: Question) -> list[int]:
        return self.effect.options(state, question)

    def due(self, state: "Position", question: Question) -> dict[str, int]:
        return self.effect.due(state, question)

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        self.effect.answer(state, question, action, dealer)

    def refuse(self, state: "Position", question: Question, action: int) -> Refusal:
        return self.effect.refuse(state, question, action)

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["others"], *self.effect.icons(glossary)]


class Steal(Deed):
    """169: a random hand card of every opponent. Whoever is robbed knows which card it was."""

    shown: ClassVar[list[Icon]] = [["others"], ["hand_over", "card", 1]]

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if not hand.has_hand(state, run.seat):
            return
        for victim in state.others(run.seat):
            player = state.players[victim]
            if not player.hand:
                continue
            place = dealer.roll(len(player.hand)) - 1
            card, eyes = hand.remove_secretly(state, player, place)
            hand.take_known(state, run.seat, card, eyes | 1 << victim, dealer)
            if state.story is not None:
                secret: Args = {"name": hand.name(state, card)}
                state.tell(Event("steal", state.who(victim), secret, 1 << run.seat | 1 << victim))


class TakeMarks(Deed):
    """171: marks of every opponent, as far as he has them."""

    def __init__(self, marks: int) -> None:
        self.marks: Final = marks

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        for victim in state.others(run.seat):
            marks = min(self.marks, state.players[victim].money)
            state.players[victim].money -= marks
            state.players[run.seat].money += marks
            if state.story is not None:
                state.tell(Event("robbed", {**state.who(victim), "marks": marks}))

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["others"], ["hand_over", "marks", self.marks]]


class TradePoints(Deed):
    """103: a mark to every opponent for a point of his. Noted: those served already.

    With too few marks the player chooses with whom; HAM-AMB-44: only points that are there change hands.
    """

    required: ClassVar[bool] = True
    price: ClassVar[int] = PRICE_BY_PROGRAM
    no_answer: ClassVar[Refusal] = Refusal("HAM-19.4", "trade")
    shown: ClassVar[list[Icon]] = [["others"], ["pay", "marks", 1], ["gain", "points", 1]]

    def can(self, state: "Position", seat: int) -> bool:
        return state.players[seat].money > 0

    def refusal(self, state: "Position", seat: int) -> Refusal:
        return Refusal("HAM-9.4", "marks", {"marks": 1, "held": 0})

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        others = state.others(run.seat)
        if state.players[run.seat].money >= len(others):
            for other in others:
                self._trade(state, run.seat, other)
        elif state.players[run.seat].money:
            run.ask(state)

    def _trade(self, state: "Position", seat: int, other: int) -> None:
        me, him = state.players[seat], state.players[other]
        me.money -= 1
        him.money += 1
        if him.points:
            book(him, FROM_CARDS, -1)
            book(me, FROM_CARDS, 1)
        if state.story is not None:
            state.tell(Event("trade", state.who(other)))

    def options(self, state: "Position", question: Question) -> list[int]:
        return [TRADE + other for other in sorted(state.others(question.seat)) if other not in question.noted]

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        self._trade(state, question.seat, action - TRADE)
        if state.players[question.seat].money:
            question.ask_again(state, *question.noted, action - TRADE)


class PassOn(Deed):
    """178: lower a misfortune; every opponent raises his of that colour."""

    no_answer: ClassVar[Refusal] = Refusal("HAM-8.1", "choose-lower")
    shown: ClassVar[list[Icon]] = [["lower", "any", 1], ["others"], ["raise", "that"]]

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if sum(state.players[run.seat].levels):
            run.ask(state)

    def options(self, state: "Position", question: Question) -> list[int]:
        levels = state.players[question.seat].levels
        return [LOWER_COLOUR + colour for colour in range(len(COLOURS)) if levels[colour]]

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        colour = action - LOWER_COLOUR
        misfortunes.lower(state, question.seat, colour, 1)
        for victim in reversed(state.others(question.seat)):
            misfortunes.raise_levels(state, victim, [(colour, misfortunes.BY_DIE)])


class TileForOthers(Deed):
    """236, HAM-AMB-88: a black tile whose colours every opponent raises; nobody gets its gift."""

    shown: ClassVar[list[Icon]] = [["others"], ["black_tile"]]

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if misfortunes.black_ignored(state):
            return  # HAM-AMB-102
        tile = dice.draw_tile(state, dealer)
        raises = [(colour, misfortunes.AS_CHOSEN) for colour in state.board.black_tiles[tile].colours]
        for victim in reversed(state.others(run.seat)):
            misfortunes.raise_levels(state, victim, raises)
        dice.tile_drawn(state, run.seat, dealer)


def others(effect: Deed) -> Deed:
    return Others(effect)
