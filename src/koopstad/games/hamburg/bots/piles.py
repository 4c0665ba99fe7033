"""Which draw pile to take from: nobody knows the cards in it, but everybody which cards may lie there.

The cards of a refill are chosen one after the other and looked at together (HAM-4.2). Meanwhile nothing
changes that bears on what they promise, so that is worked out once.
"""

from typing import Final

from koopstad.engine.cards import Question
from koopstad.games.hamburg.bots.sight import Knowledge
from koopstad.games.hamburg.bots.value import Judge, Moment
from koopstad.games.hamburg.position.state import Position
from koopstad.games.hamburg.printed.actions import DRAW
from koopstad.games.hamburg.rules.refill import Drawing

BUILDABLE: Final = 0.35  # the chance that a drawn card is the one to be built
LOWERING: Final = (0.0, 0.5, 1.4, 1.6)  # a card of the colour of a misfortune, by its level
WALLING: Final = 1.0  # of the colour of a wall segment that is next
SITING: Final = 0.8  # of the colour of a worker held
MORE_OF_IT: Final = 0.5  # what is left of such needs for each card of the colour in hand or chosen already


class Piles:
    """Chooses draw piles, and keeps in mind what those it chose from last promise."""

    def __init__(self) -> None:
        self._about: object = None
        self._promised: list[float] = []

    def choose(self, position: Position, judge: Judge, knowledge: Knowledge, actions: list[int]) -> int:
        """HAM-4.2: by what the unseen cards of a colour promise, and by what any card of it can do."""
        moment = Moment(position, judge.seat)
        now = about(position, judge.seat, knowledge, moment)
        if now != self._about:
            self._about = now
            self._promised = promises(position, judge, knowledge, moment)
        chosen = _chosen(position)
        best, most = actions[0], -1.0
        for action in actions:
            colour = action - DRAW
            if colour >= len(self._promised):
                continue  # to leave a gift: a card is always worth more
            value = self._promised[colour] + _need(position, judge.seat, colour, chosen)
            if value > most:
                best, most = action, value
        return best


def about(position: Position, seat: int, knowledge: Knowledge, moment: Moment) -> object:
    """All that the promise of cards depends on (``Judge.promise``), but for what is printed."""
    player = position.players[seat]
    clock = moment.clock
    return (
        (position.deck, seat, knowledge.unseen, clock.cycles, moment.fade, tuple(moment.clergy)),
        (position.dice, position.discard_top, position.discard_rest),
        (player.display, player.park, player.left, player.right, player.statues, player.tokens, player.hall),
        (tuple(player.levels), tuple(player.workers)),
    )


def promises(position: Position, judge: Judge, knowledge: Knowledge, moment: Moment) -> list[float]:
    """By colour, what drawing one of the unseen cards promises."""
    found: list[float] = []
    for cards in knowledge.unseen:
        promised = 0.0
        for card in cards:
            promised += max(0.0, judge.promise(position, card, moment))
        found.append(BUILDABLE * promised / max(1, len(cards)))
    return found


def _chosen(position: Position) -> tuple[int, ...]:
    """The colours that were chosen before this one and are not drawn yet."""
    frame = position.pending[-1]
    if isinstance(frame, Question):
        return frame.noted
    return frame.chosen if isinstance(frame, Drawing) else ()


def _need(position: Position, seat: int, colour: int, chosen: tuple[int, ...]) -> float:
    """What any card of a colour can do."""
    player = position.players[seat]
    need = LOWERING[min(player.levels[colour], 3)] + SITING * min(1, player.workers[colour])
    for half, built in enumerate((player.left, player.right)):
        segments = position.board.wall[half]
        if built < len(segments) and segments[built].colour == colour:
            need += WALLING
    held = chosen.count(colour)
    for card in player.hand:
        held += position.board.colour[card] == colour
    return need * MORE_OF_IT**held
