"""The turn (TTA-3): exactly one of three actions; and when the last turns come (TTA-7)."""

from typing import Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Frame, Step
from koopstad.engine.refusal import Refusal
from koopstad.games.tickets.position.state import Position
from koopstad.games.tickets.printed.actions import CONTRACTS, DRAW, FIRST_CLAIM, KEEP_FIRST, PASS
from koopstad.games.tickets.printed.pieces import NOT_YET
from koopstad.games.tickets.rules import claim, contracts, scoring, transport


class Turn(Step[Position]):
    """TTA-3.2: draw transport cards, claim a route, or draw contracts."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        actions = transport.first_cards(state)
        if contracts.available(state):
            actions.append(CONTRACTS)
        claim.add_claims(actions, state, frame.seat)
        # TTA-AMB-15: who can do nothing passes.
        return actions or [PASS]

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        state.passes = state.passes + 1 if action == PASS else 0
        if action >= FIRST_CLAIM:
            claim.play(state, frame.seat, action, dealer)
            end_turn(state, frame.seat)
        elif action <= DRAW:
            if transport.play_first(state, frame.seat, action, dealer):
                state.pending = second_card[frame.seat]
            else:
                end_turn(state, frame.seat)
        elif action == CONTRACTS:
            contracts.draw(state, frame.seat, dealer)
            state.pending = keep[frame.seat]
        else:
            if state.story is not None:
                state.tell(Event("pass", {"seat": frame.seat}))
            end_turn(state, frame.seat)

    def why_not(self, state: Position, frame: Frame, action: int) -> Refusal | None:
        if action >= FIRST_CLAIM:
            return claim.why_not(state, frame.seat, action)
        if action <= DRAW:
            return transport.why_not_first(state, action)
        if action == CONTRACTS:
            return None if contracts.available(state) else Refusal("TTA-6.1, TTA-AMB-13", "no-contracts")
        if action == PASS and self.actions(state, frame) == [PASS]:
            return None
        if action == PASS:
            return Refusal("TTA-3.2, TTA-AMB-15", "pass")
        return Refusal("TTA-6.1", "nothing-offered")


class SecondCard(Step[Position]):
    """TTA-4.1: the second of the two transport cards."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        return transport.second_cards(state)

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        transport.take(state, frame.seat, action, dealer)
        end_turn(state, frame.seat)

    def why_not(self, state: Position, frame: Frame, action: int) -> Refusal | None:
        return transport.why_not_second(state, action)


class Keep(Step[Position]):
    """TTA-2.5, TTA-6.1: which of the drawn contracts to keep. A single one must be kept (TTA-6.2)."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        return contracts.keeps(state, frame.seat)

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        contracts.keep(state, frame.seat, action)
        state.pop()
        if not state.pending:
            end_turn(state, frame.seat)

    def why_not(self, state: Position, frame: Frame, action: int) -> Refusal | None:
        if action in self.actions(state, frame):
            return None
        offer = len(state.players[frame.seat].offer)
        if KEEP_FIRST <= action < PASS:
            return Refusal("TTA-6.2", "keep-only", {"offer": offer})
        # Under the choices of the setup the first turn is waiting.
        return Refusal("TTA-2.5" if len(state.pending) > 1 else "TTA-6.1", "keep-first", {"offer": offer})


TURN: Final = Turn("turn")
SECOND_CARD: Final = SecondCard("second card")
KEEP: Final = Keep("keep", automatic=True)
STEPS: Final[dict[str, Step[Position]]] = {step.name: step for step in (TURN, SECOND_CARD, KEEP)}

# Frames are immutable, so each is made once and shared by every game: the stack of one, by seat.
turn: Final = tuple((Frame(TURN, seat),) for seat in range(4))
second_card: Final = tuple((Frame(SECOND_CARD, seat),) for seat in range(4))
keep: Final = tuple((Frame(KEEP, seat),) for seat in range(4))


def end_turn(state: Position, seat: int) -> None:
    if state.last_turns != NOT_YET:
        state.last_turns -= 1  # TTA-AMB-16: the trigger works once
    elif state.players[seat].carts <= state.board.last_carts:
        state.last_turns = state.seats  # TTA-7.1, TTA-AMB-17: the seat itself has the very last turn
        if state.story is not None:
            state.tell(Event("last-turns", {"seat": seat, "carts": state.players[seat].carts}))
    if state.last_turns == 0 or state.passes == state.seats:
        state.pending = ()
        scoring.score(state)
    else:
        state.pending = turn[(seat + 1) % state.seats]
