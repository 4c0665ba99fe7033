"""Displayed cards in phases I, II and IV (HAM-3.3, HAM-9.4), and the advance of phase II (HAM-5.7)."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.frames import Frame, Step
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.printed.actions import ACTIVATE, ADVANCE, DONE
from koopstad.games.hamburg.printed.pieces import CARDS, PHASE_2
from koopstad.games.hamburg.rules import dice, hall
from koopstad.games.hamburg.rules.turn import activate

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position

# The moments of a phase: before the misfortunes of phase II, and any other.
EARLY: Final = 0
LATE: Final = 1


def usable(state: "Position", seat: int, phase: int, moment: int) -> list[int]:
    """The cards of a phase that can be used now (HAM-7.1). HAM-AMB-08: some only after the clergyman."""
    player = state.players[seat]
    cards = [
        card
        for card in player.display.by_symbol[phase]
        if card not in player.activated
        and (moment == EARLY or not state.deck.early[card])
        and state.deck.why_not_activate(state, seat, card) is None
    ]
    return sorted(cards)


def offer(state: "Position", seat: int, phase: int, moment: int, dealer: Dealer) -> None:
    """Uses what costs and asks nothing by itself, and lets the player decide on the rest."""
    anything = False
    if state.players[seat].display.by_symbol[phase]:
        cards = usable(state, seat, phase, moment)
        if moment == EARLY:
            # HAM-AMB-18: before the misfortunes only what may matter for them.
            if dice.raises_due(state) or any(state.deck.early[card] for card in cards):
                _ask(state, seat, phase, moment, bool(cards))
            return
        for card in cards:
            if state.deck.plain_gain[card]:
                activate(state, seat, card, dealer)
        # What these gave may pay for others, and for the advance.
        anything = bool(usable(state, seat, phase, moment))
    if phase == PHASE_2 and moment == LATE and dice.can_advance(state, seat):
        anything = True
    _ask(state, seat, phase, moment, anything)


def _ask(state: "Position", seat: int, phase: int, moment: int, anything: bool) -> None:
    if anything:
        state.push(Offer(seat, phase, moment))


class Offer(Frame):
    """What a phase offers at a moment. ``advanced``: whether the figure has moved already (HAM-AMB-24)."""

    __slots__ = ("advanced", "moment", "phase")

    def __init__(self, seat: int, phase: int, moment: int, advanced: int = 0) -> None:
        super().__init__(ACTIVATION, seat, (phase, moment, advanced))
        self.phase: Final = phase
        self.moment: Final = moment
        self.advanced: Final = advanced


class Activation(Step["Position", Offer]):
    """Displayed cards, and the advance."""

    knows = ("phase", "moment", "advanced")

    def frame(self, seat: int, args: tuple[int, ...]) -> Offer:
        phase, moment, advanced = args
        return Offer(seat, phase, moment, advanced)

    def actions(self, state: "Position", frame: Offer) -> list[int]:
        phase, moment, seat = frame.phase, frame.moment, frame.seat
        actions: list[int] = []
        if state.players[seat].display.by_symbol[phase]:
            actions = [ACTIVATE + card for card in usable(state, seat, phase, moment)]
        if phase == PHASE_2 and moment == LATE and not frame.advanced and dice.can_advance(state, seat):
            actions.append(ADVANCE)
        actions.append(DONE)
        return actions

    def play(self, state: "Position", frame: Offer, action: int, dealer: Dealer) -> None:
        if action == DONE:
            state.pop()
        elif action == ADVANCE:
            state.replace(Offer(frame.seat, frame.phase, frame.moment, advanced=1))
            hall.advance(state, frame.seat, hall.cost(state, frame.seat), dealer)
        else:
            activate(state, frame.seat, action - ACTIVATE, dealer)

    def why_not(self, state: "Position", frame: Offer, action: int) -> Refusal | None:
        if action in self.actions(state, frame):
            return None
        if action == ADVANCE:
            return self._why_not_advance(state, frame)
        if ACTIVATE < action <= ACTIVATE + CARDS:
            return self._why_not_activate(state, frame, action - ACTIVATE)
        return Refusal("HAM-3.3", "phase-offers", {"phase": frame.phase})

    def _why_not_advance(self, state: "Position", frame: Offer) -> Refusal:
        if frame.phase != PHASE_2 or frame.moment != LATE:
            return Refusal("HAM-5.7", "advance-later")
        if frame.advanced:
            return Refusal("HAM-AMB-24", "advanced-already")
        price = hall.cost(state, frame.seat)
        if price == hall.IMPOSSIBLE:
            return Refusal("HAM-5.8", "no-low-die")
        return Refusal("HAM-5.7", "marks", {"marks": price, "held": state.players[frame.seat].money})

    def _why_not_activate(self, state: "Position", frame: Offer, card: int) -> Refusal:
        player = state.players[frame.seat]
        if card in player.activated:
            return Refusal("HAM-9.4", "used-already")
        if card not in player.display.by_symbol[frame.phase]:
            return Refusal("HAM-9.4", "not-in-phase", {"phase": frame.phase})
        if frame.moment == LATE and state.deck.early[card]:
            return Refusal("HAM-AMB-08", "too-late")
        refusal = state.deck.why_not_activate(state, frame.seat, card)
        assert refusal is not None
        return refusal


ACTIVATION: Final = Activation("activation", automatic=True)
