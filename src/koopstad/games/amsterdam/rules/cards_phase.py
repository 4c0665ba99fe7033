"""Phase I: reveal and choose cards (AMS-5)."""

from typing import Final

from koopstad.engine.dealer import Dealer, without
from koopstad.engine.events import Event
from koopstad.engine.frames import Choice, Frame, Work
from koopstad.engine.refusal import Refusal
from koopstad.games.amsterdam.cards.model import SKIP_CARD
from koopstad.games.amsterdam.position.state import Position
from koopstad.games.amsterdam.printed.actions import DISCARD, NO_CARD, TAKE
from koopstad.games.amsterdam.rules import amstel, tom, use
from koopstad.games.amsterdam.rules.swap import discard_inactive, remove_from_deck


class CardsPhase(Work[Position]):
    """Reveals the cards; then each player takes one in turn order (AMS-5.2)."""

    def run(self, state: Position, frame: Frame, dealer: Dealer) -> None:
        players = max(state.seats, 2)  # AMS-18.4: solo as for two
        for kind, number in enumerate(state.board.reveals[players, state.round % 2 == 1]):
            reveal(state, kind, number, dealer)
        if state.story is not None:
            names = ", ".join(f"@card-{card:03}" for card in state.display)
            state.tell(Event("reveal", {"cards": names}))
        state.push(Frame(CLEAR_DISPLAY, 0))
        for seat in reversed(amstel.turn_order(state)):
            state.push(Frame(TAKE_CARD, seat))
        if state.tom is not None:
            tom.remove_card(state)


def reveal(state: Position, kind: int, number: int, dealer: Dealer) -> None:
    for _ in range(min(number, len(state.decks[kind]))):  # AMS-5.6, Q-13: it cannot run out
        card = dealer.pick(state.decks[kind])
        remove_from_deck(state, card)
        state.display += (card,)


class TakeCard(Choice[Position]):
    """AMS-5.2: exactly one card; with 049 one may do without (Q-11)."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        actions = [TAKE + card for card in sorted(state.display)]
        if state.players[frame.seat].standing.powers & SKIP_CARD:
            actions.append(NO_CARD)
        return actions

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        state.pop()
        if action == NO_CARD:
            use.mark(state, state.players[frame.seat], SKIP_CARD)
            if state.story is not None:
                state.tell(Event("no-card", {"seat": frame.seat}))
            return
        card = action - TAKE
        state.display = without(state.display, card)
        player = state.players[frame.seat]
        player.inactive = tuple(sorted(player.inactive + (card,)))
        if state.story is not None:
            state.tell(Event("take", {"seat": frame.seat, "card": f"@card-{card:03}"}))
        if len(player.inactive) > state.board.number["slots"]:
            state.push(Frame(OVERFLOW, frame.seat))

    def why_not(self, state: Position, frame: Frame, action: int) -> Refusal | None:
        if action in self.actions(state, frame):
            return None
        if TAKE < action < NO_CARD:
            return Refusal("AMS-5.2", "not-on-display")
        if action == NO_CARD:
            return Refusal("AMS-5.2, C-24", "no-card")
        return Refusal("AMS-5.2", "first-take-card")


class Overflow(Choice[Position]):
    """AMS-5.4: with all slots full one of the six cards goes, and a penalty token comes."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        return [DISCARD + card for card in state.players[frame.seat].inactive]

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        state.pop()
        discard_inactive(state, frame.seat, action - DISCARD)
        take_penalty(state, frame.seat)


def take_penalty(state: Position, seat: int) -> None:
    """AMS-11.1"""
    state.players[seat].penalties += 1
    if state.story is not None:
        state.tell(Event("penalty", {"seat": seat}))


class ClearDisplay(Work[Position]):
    """AMS-5.3, C-25: cards that nobody took are discarded."""

    def run(self, state: Position, frame: Frame, dealer: Dealer) -> None:
        state.discard += state.display
        state.display = ()


CARDS_PHASE: Final[CardsPhase] = CardsPhase("cards phase")
TAKE_CARD: Final[TakeCard] = TakeCard("take card", "AMS-5.2")
OVERFLOW: Final[Overflow] = Overflow("overflow", "AMS-5.4, Q-12")
CLEAR_DISPLAY: Final[ClearDisplay] = ClearDisplay("clear display")
