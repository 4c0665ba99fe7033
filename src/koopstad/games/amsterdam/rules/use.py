"""Using active cards (AMS-8.4 to AMS-8.7)."""

from collections.abc import Sequence
from typing import Final

from koopstad.engine.cards import Run
from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Choice, Frame
from koopstad.engine.refusal import Refusal
from koopstad.games.amsterdam.cards.model import USES_OF_ONE_MAP
from koopstad.games.amsterdam.position.state import Player, Position
from koopstad.games.amsterdam.printed.actions import DECLINE, USE
from koopstad.games.amsterdam.printed.pieces import ENDGAME, MAP, NONE, PERMANENT, PHASE1, PHASE2
from koopstad.games.amsterdam.rules.turn_action import TurnAction

# Why a card is not used in a turn: its icon says when it works.
_NOT_IN_TURN: Final = {
    PHASE1: Refusal("AMS-5.5", "only-phase-1"),
    PHASE2: Refusal("AMS-6.4", "only-phase-2"),
    PERMANENT: Refusal("AMS-8.5", "works-by-itself"),
    ENDGAME: Refusal("AMS-8.6", "only-final-scoring"),
}


class UseCard(TurnAction):
    """AMS-8.4: in one's own turn, at any point; some without limit (Q-52), some with one (AMS-19.6)."""

    def actions(self, state: Position, seat: int, player: Player, cubes: int) -> Sequence[int]:
        """Cards that are not used up, and whose requirements are met (AMS-19.1)."""
        found = []
        cards = state.deck.cards
        for card in player.ready:
            for effect in cards[card].requirements:
                if not effect.can(state, seat):
                    break
            else:
                found.append(USE + card)
        return found

    def why_not(self, state: Position, seat: int, action: int) -> Refusal | None:
        player = state.players[seat]
        card = action - USE
        if card not in player.active:
            return Refusal("AMS-8.4", "not-active")
        if not state.deck.usable[card]:
            return _NOT_IN_TURN[state.board.timings[card]]
        if card not in player.ready:
            return Refusal("AMS-8.4", "used-up")
        return state.deck.programs.why_not_start(state, seat, state.deck.cards[card].source)

    def play(self, state: Position, seat: int, action: int, dealer: Dealer) -> None:
        card = action - USE
        player = state.players[seat]
        entry = state.deck.cards[card]
        if not entry.repeatable:
            player.marked += (card,)
            refresh(state, player)
        if entry.district != NONE:
            state.turn.maps |= 1 << entry.district
        if state.story is not None:
            state.tell(Event("use", {"seat": seat, "card": f"@card-{card:03}"}))
        state.deck.programs.start(state, seat, entry.source, dealer)


def refresh(state: Position, player: Player) -> None:
    """Finds out anew which cards can be used: once per round, and one map more often with 029."""
    marked = player.marked
    if not marked:
        player.ready = player.standing.usable
        return
    cards = state.deck.cards
    player.ready = tuple(
        [
            card
            for card in player.standing.usable
            if card not in marked or cards[card].repeatable or _again(state, player, card)
        ]
    )


def mark(state: Position, player: Player, power: int) -> None:
    """AMS-8.4: a card of phase I or II has been used, the one that gives this power."""
    for card in player.active:
        if state.deck.cards[card].powers & power:
            player.marked += (card,)


def _again(state: Position, player: Player, card: int) -> bool:
    """Q-50: the map chosen for 029 is the one that is used a second time."""
    limit = player.standing.limits[USES_OF_ONE_MAP]
    kinds = state.board.kinds
    if limit == 1 or kinds[card] != MAP:
        return False
    for other in player.marked:
        if other != card and kinds[other] == MAP and player.marked.count(other) > 1:
            return False
    return player.marked.count(card) < limit


def discard(state: Position, seat: int, card: int) -> None:
    """AMS-19.4: an active card goes to the discard pile."""
    player = state.players[seat]
    player.active = tuple(other for other in player.active if other != card)
    player.standing = state.deck.standing(player.active)
    refresh(state, player)
    state.discard += (card,)
    if state.story is not None:
        state.tell(Event("discard", {"seat": seat, "card": f"@card-{card:03}"}))


class Offered(Frame):
    """A map that may be used."""

    __slots__ = ("card",)

    def __init__(self, step: "FreeMapUse", seat: int, card: int) -> None:
        super().__init__(step, seat, (card,))
        self.card: Final = card


class FreeMapUse(Choice[Position, Offered]):
    """Card 035: a map just activated may be used once free of charge, without a marker."""

    knows = ("card",)

    def frame(self, seat: int, args: tuple[int, ...]) -> Frame:
        return Offered(self, seat, *args)

    def actions(self, state: Position, frame: Offered) -> list[int]:
        return [USE + frame.card, DECLINE]

    def play(self, state: Position, frame: Offered, action: int, dealer: Dealer) -> None:
        state.pop()
        if action == DECLINE:
            return
        card = frame.card
        entry = state.deck.cards[card]
        state.turn.maps |= 1 << entry.district  # it counts as used
        if state.story is not None:
            state.tell(Event("use", {"seat": frame.seat, "card": f"@card-{card:03}"}))
        run = Run(state.deck.programs, frame.seat, entry.source)
        for effect in entry.program:
            if not effect.is_payment:
                effect.do(state, run, dealer)
            run.place += 1


FREE_MAP_USE: Final[FreeMapUse] = FreeMapUse("free map use", "AMS-8.4, Q-06")
