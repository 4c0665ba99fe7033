"""Phase III: the turn of a player (HAM-6.1, HAM-6.2), and basic actions that a card grants."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Frame, Step
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.effects.base import PRICE_ANY
from koopstad.games.hamburg.cards.model import RECOLOURS, TWICE
from koopstad.games.hamburg.position.display import set_ready
from koopstad.games.hamburg.printed.actions import ACTIVATE, AGAIN, DONE, HAND, RECOLOUR, STRIDE
from koopstad.games.hamburg.printed.pieces import COLOURS, GREY, NOTHING, PHASE_3
from koopstad.games.hamburg.rules import basic, hand, refusals

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Player, Position

_LAST_BASIC: Final = HAND * STRIDE


class InTurn(Frame):
    """Whether the basic action is done, and the colour that 224 gave the next card, or NOTHING."""

    __slots__ = ("acted", "named")

    def __init__(self, step: "Turn", seat: int, acted: int, named: int = NOTHING) -> None:
        super().__init__(step, seat, (acted, named))
        self.acted: Final = acted
        self.named: Final = named


class Turn(Step["Position", InTurn]):
    """One basic action, and III buildings before and after it, each once per cycle (HAM-AMB-28)."""

    knows = ("acted", "named")

    def frame(self, seat: int, args: tuple[int, ...]) -> InTurn:
        acted, named = args
        return InTurn(self, seat, acted, named)

    def actions(self, state: "Position", frame: InTurn) -> list[int]:
        seat = frame.seat
        player = state.players[seat]
        powers = player.display.standing.powers
        acted, named = frame.acted, frame.named
        actions: list[int] = []
        if not acted and player.hand:
            actions = basic.offers(state, player, 0, basic.playable(player), named, True)
            if named >= 0:
                return actions
            if powers & RECOLOURS:
                actions += _recolours(player)
        for card in player.ready:
            price = state.deck.price[card]
            if price < PRICE_ANY:
                if player.workers[price]:
                    actions.append(ACTIVATE + card)
            elif state.deck.can_activate(state, seat, card):
                actions.append(ACTIVATE + card)
        if powers & TWICE and not player.doubled:
            actions += _second_uses(state, seat)
        # HAM-AMB-25: without a hand card there is no basic action.
        if acted or not player.hand:
            actions.append(DONE)
        return actions

    def play(self, state: "Position", frame: InTurn, action: int, dealer: Dealer) -> None:
        seat = frame.seat
        if action < _LAST_BASIC:
            self._act(state, seat, action, frame.named, dealer)
        elif action == DONE:
            state.pop()
        elif action < RECOLOUR + len(COLOURS):
            state.replace(InTurn(self, seat, 0, recolour(state, seat, action)))
        elif action > AGAIN:
            state.players[seat].doubled = True
            use(state, seat, action - AGAIN, dealer)
        else:
            activate(state, seat, action - ACTIVATE, dealer)

    def _act(self, state: "Position", seat: int, action: int, named: int, dealer: Dealer) -> None:
        """The basic action; afterwards the turn goes on while there are III buildings to be used."""
        state.replace(_acted[seat])
        basic.play(state, seat, action, named, True, dealer)
        player = state.players[seat]
        if (
            state.pending[-1] is _acted[seat]
            and not player.ready
            and not player.display.standing.powers & TWICE
        ):
            state.pop()

    def why_not(self, state: "Position", frame: InTurn, action: int) -> Refusal | None:
        if action in self.actions(state, frame):
            return None
        return refusals.turn(state, frame, action)


class Grant(Frame):
    """The colour that 224 gave the card, or NOTHING."""

    __slots__ = ("named",)

    def __init__(self, seat: int, named: int = NOTHING) -> None:
        super().__init__(GRANTED, seat, (named,))
        self.named: Final = named


class Granted(Step["Position", Grant]):
    """HAM-AMB-43, HAM-AMB-76: a basic action with the last card of the hand, just drawn."""

    knows = ("named",)

    def frame(self, seat: int, args: tuple[int, ...]) -> Grant:
        (named,) = args
        return Grant(seat, named)

    def actions(self, state: "Position", frame: Grant) -> list[int]:
        player = state.players[frame.seat]
        last = len(player.hand) - 1
        actions = basic.offers(state, player, last, last + 1, frame.named, False)
        if frame.named < 0 and player.display.standing.powers & RECOLOURS:
            actions += _recolours(player)
        return actions

    def play(self, state: "Position", frame: Grant, action: int, dealer: Dealer) -> None:
        if action >= _LAST_BASIC:
            state.replace(Grant(frame.seat, recolour(state, frame.seat, action)))
            return
        state.pop()
        basic.play(state, frame.seat, action, frame.named, False, dealer)

    def why_not(self, state: "Position", frame: Grant, action: int) -> Refusal | None:
        if action in self.actions(state, frame):
            return None
        return refusals.granted(state, frame, action)


def _recolours(player: "Player") -> list[int]:
    """224, HAM-AMB-09: once for a basic action, for a grey worker."""
    if player.workers[GREY]:
        return [RECOLOUR + colour for colour in range(len(COLOURS))]
    return []


def recolour(state: "Position", seat: int, action: int) -> int:
    colour = action - RECOLOUR
    state.players[seat].workers[GREY] -= 1
    if state.story is not None:
        state.tell(Event("recolour", {"seat": seat, "colour": f"@colour-{COLOURS[colour]}"}))
    return colour


def _second_uses(state: "Position", seat: int) -> list[int]:
    """HAM-AMB-60: mayor side 04; both times are paid."""
    player = state.players[seat]
    used = sorted(card for card in player.activated if card in player.display.by_symbol[PHASE_3])
    return [AGAIN + card for card in used if state.deck.can_activate(state, seat, card)]


def activate(state: "Position", seat: int, card: int, dealer: Dealer) -> None:
    """HAM-9.4: an activation token is put on the card, and it works."""
    player = state.players[seat]
    player.activated += (card,)
    set_ready(player)
    use(state, seat, card, dealer)


def use(state: "Position", seat: int, card: int, dealer: Dealer) -> None:
    if state.story is not None:
        state.tell(Event("activate", {**state.who(seat), "name": hand.name(state, card)}))
    state.deck.programs.start(state, seat, state.deck.program[card], dealer)


def begin(state: "Position", seat: int) -> None:
    """HAM-6.1. With a hand card there is a choice, unless a stock tile forbids all but one."""
    if not state.players[seat].hand:
        state.push(_empty_handed[seat])
    else:
        state.push(_under_tile[seat] if state.stock_tile else _fresh[seat])


# A turn in which there may be nothing to decide is settled by itself where that is so.
TURN: Final = Turn("turn")
TURN_UNDER_TILE: Final = Turn("turn under a stock tile", automatic=True)
LATER_TURN: Final = Turn("rest of turn", automatic=True)
GRANTED: Final = Granted("granted action")
# Frames are immutable, so each is made once and shared by every game.
_fresh: Final = tuple(InTurn(TURN, seat, 0) for seat in range(5))
_under_tile: Final = tuple(InTurn(TURN_UNDER_TILE, seat, 0) for seat in range(5))
_empty_handed: Final = tuple(InTurn(LATER_TURN, seat, 0) for seat in range(5))
_acted: Final = tuple(InTurn(LATER_TURN, seat, 1) for seat in range(5))
