"""A player of Hamburg that makes sense.

It tries every action on a copy of what it knows, answers the questions that follow by itself, and takes what
leaves the best position. It looks at nothing that its seat does not know.
"""

from typing import Final

from koopstad.engine.bot import Bot, Eyes, Reason
from koopstad.engine.cards import Question
from koopstad.engine.dealer import FastDealer
from koopstad.games.hamburg.bots.ahead import Ahead
from koopstad.games.hamburg.bots.cards import MARK, WORKER, Appraiser
from koopstad.games.hamburg.bots.hints import hint
from koopstad.games.hamburg.bots.sight import Clock, Knowledge, level_piles
from koopstad.games.hamburg.bots.value import Judge, Moment
from koopstad.games.hamburg.position.state import Position
from koopstad.games.hamburg.printed.actions import DRAW, MAYOR
from koopstad.games.hamburg.printed.pieces import COLOURS
from koopstad.games.hamburg.rules.mayors import CHOOSE_MAYOR
from koopstad.games.hamburg.rules.refill import Drawing

# For choosing a draw pile, whose cards are not known.
BUILDABLE: Final = 0.35  # the chance that a drawn card is the one to be built
LOWERING: Final = (0.0, 0.5, 1.4, 1.6)  # a card of the colour of a misfortune, by its level
WALLING: Final = 1.0  # of the colour of a wall segment that is next
SITING: Final = 0.8  # of the colour of a worker held
MORE_OF_IT: Final = 0.5  # what is left of such needs for each card of the colour in hand or chosen already


class GreedyHamburg(Bot):
    """Takes what looks best now."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._dealer: Final = FastDealer(seed)

    def choose(self, eyes: Eyes) -> int:
        actions = eyes.actions()
        if len(actions) == 1:
            return actions[0]
        position = eyes.imagine(self._dealer)
        assert isinstance(position, Position)
        knowledge = Knowledge(position, eyes.seat)
        level_piles(position, knowledge)
        judge = Judge(position, eyes.seat, knowledge)
        if DRAW <= actions[0] < DRAW + len(COLOURS):
            return _pile(position, judge, knowledge, actions)
        if position.pending[-1].step is CHOOSE_MAYOR:
            return _mayor(position, eyes.seat, actions)
        ahead = Ahead(judge)
        best, most = actions[0], ahead.after(position, actions[0])
        for action in actions[1:]:
            value = ahead.after(position, action)
            if value > most:
                best, most = action, value
        return best

    def reason(self, eyes: Eyes) -> Reason:
        if len(eyes.actions()) == 1:
            return Reason("hint-only", {})
        position = eyes.imagine(self._dealer)
        assert isinstance(position, Position)
        key, args = hint(position, eyes.seat, self.choose(eyes))
        return Reason(key, args)


def _pile(position: Position, judge: Judge, knowledge: Knowledge, actions: list[int]) -> int:
    """HAM-4.2: by what the unseen cards of a colour promise, and by what any card of the colour can do."""
    player = position.players[judge.seat]
    frame = position.pending[-1]
    chosen: tuple[int, ...] = ()
    if isinstance(frame, Question):
        chosen = frame.noted
    elif isinstance(frame, Drawing):
        chosen = frame.chosen
    moment = Moment(position, judge.seat)
    best, most = actions[0], -1.0
    for action in actions:
        colour = action - DRAW
        if colour >= len(knowledge.unseen):
            continue  # to leave a gift: a card is always worth more
        cards = knowledge.unseen[colour]
        promised = 0.0
        for card in cards:
            promised += max(0.0, judge.promise(position, card, moment))
        value = BUILDABLE * promised / max(1, len(cards))
        need = LOWERING[min(player.levels[colour], 3)] + SITING * min(1, player.workers[colour])
        for half, built in enumerate((player.left, player.right)):
            segments = position.board.wall[half]
            if built < len(segments) and segments[built].colour == colour:
                need += WALLING
        held = chosen.count(colour)
        for card in player.hand:
            held += position.board.colour[card] == colour
        value += need * MORE_OF_IT**held
        if value > most:
            best, most = action, value
    return best


def _mayor(position: Position, seat: int, actions: list[int]) -> int:
    """HAM-12.2: what a side starts with, and its ability over the whole game."""
    clock = Clock(position, seat)
    appraiser = Appraiser(position, seat, clock.cycles)
    best, most = actions[0], -1.0
    for action in actions:
        side = position.board.mayors[action - MAYOR]
        value = MARK * side.marks + WORKER * len(COLOURS) * side.workers
        for grant in position.deck.mayor_parts(action - MAYOR):
            value += appraiser.grant(grant) * (clock.cycles + 1)
        if value > most:
            best, most = action, value
    return best
