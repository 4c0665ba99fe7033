"""The rules: the setup, a turn, the choice of a card, the market, the end (KAD-2 to KAD-5)."""

from typing import TYPE_CHECKING, Any, Final

from kade.position import NOT_YET, Player, Position
from kade.printed import (
    DRAW,
    FIRST_SALE,
    GOODS,
    KEEP_FIRST,
    KEEP_SECOND,
    MOST_CARDS,
    PASS,
    PRICES,
    SALES,
    SIDES,
    START_CARDS,
    column,
)
from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Frame, Step
from koopstad.engine.refusal import Refusal

if TYPE_CHECKING:
    from kade.game import Kade

# Faces of the die beyond those that name a good (KAD-4.2, KAD-4.3).
FAIR: Final = SIDES


class Turn(Step[Position]):
    """KAD-3.1: draw, or sell; who can do neither passes (KAD-3.6)."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        actions = [] if why_not_draw(state, frame.seat) else [DRAW]
        hand = state.players[frame.seat].hand
        actions += [n for n, (good, cards) in enumerate(SALES, FIRST_SALE) if cards <= hand[good]]
        return actions or [PASS]

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        if action == DRAW:
            draw(state, frame.seat, dealer)
        elif action == PASS:
            state.tell(Event("pass", {"seat": frame.seat}))
            end_turn(state, frame.seat, dealer)
        else:
            sell(state, frame.seat, *SALES[action - FIRST_SALE])
            end_turn(state, frame.seat, dealer)

    def why_not(self, state: Position, frame: Frame, action: int) -> Refusal | None:
        if action == DRAW:
            return why_not_draw(state, frame.seat)
        if action == PASS:
            return None if self.actions(state, frame) == [PASS] else Refusal("KAD-3.6", "pass")
        if action < FIRST_SALE:
            return Refusal("KAD-3.2", "nothing-drawn")
        good, cards = SALES[action - FIRST_SALE]
        held = state.players[frame.seat].hand[good]
        if cards <= held:
            return None
        return Refusal("KAD-3.4", "not-held", {"good": f"@good-{GOODS[good]}", "held": held})


class Keep(Step[Position]):
    """KAD-3.2: which of the two cards to keep; two of a good are no choice, and the step is automatic."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        first, second = state.players[frame.seat].offer
        return [KEEP_FIRST] if first == second else [KEEP_FIRST, KEEP_SECOND]

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        player = state.players[frame.seat]
        offer = player.offer
        kept, other = offer if action == KEEP_FIRST else offer[::-1]
        player.offer = ()
        player.hand[kept] += 1
        state.discard[other] += 1
        told: dict[str, str | int] = {"seat": frame.seat, "other": f"@good-{GOODS[other]}"}
        state.tell(Event("keep", told, {"good": f"@good-{GOODS[kept]}"}, 1 << frame.seat))
        end_turn(state, frame.seat, dealer)

    def why_not(self, state: Position, frame: Frame, action: int) -> Refusal | None:
        return None if action in self.actions(state, frame) else Refusal("KAD-3.2", "keep-first")


TURN: Final = Turn("turn")
KEEP: Final = Keep("keep", automatic=True)
STEPS: Final[dict[str, Step[Position]]] = {"turn": TURN, "keep": KEEP}


def blank(game: "Kade", seats: int, options: dict[str, Any]) -> Position:
    """An empty table: all cards in the pile, nothing to decide."""
    players = [Player() for _ in range(seats)]
    for player in players:
        player.hand = [0] * len(GOODS)
    state = Position(game, options, players)
    state.pile = column(game.printed, "count")
    state.discard = [0] * len(GOODS)
    state.prices = column(game.printed, "price")  # KAD-2.2
    return state


def deal(game: "Kade", seats: int, options: dict[str, Any], dealer: Dealer) -> Position:
    """KAD-2.1, KAD-2.3: three cards each; chance decides who begins."""
    state = blank(game, seats, options)
    for player in state.players:
        for _ in range(START_CARDS):
            player.hand[state.draw(dealer)] += 1
    state.pending = (Frame(TURN, dealer.roll(seats) - 1),)
    return state


def why_not_draw(state: Position, seat: int) -> Refusal | None:
    if not any(state.pile):
        return Refusal("KAD-3.2", "pile-empty")
    if sum(state.players[seat].hand) >= MOST_CARDS:
        return Refusal("KAD-3.3", "hand-full")
    return None


def draw(state: Position, seat: int, dealer: Dealer) -> None:
    """KAD-3.2: two cards, one of which is kept; a single last one is kept without a choice."""
    player = state.players[seat]
    state.tell(Event("draw", {"seat": seat}))
    first = state.draw(dealer)
    if any(state.pile):
        player.offer = (first, state.draw(dealer))
        state.pending = (Frame(KEEP, seat),)
    else:
        player.hand[first] += 1
        end_turn(state, seat, dealer)


def sell(state: Position, seat: int, good: int, cards: int) -> None:
    """KAD-3.4: each card brings the price; KAD-3.5: then the price falls by one for each."""
    player = state.players[seat]
    coins = cards * state.prices[good]
    player.hand[good] -= cards
    player.sales += coins
    state.discard[good] += cards
    state.prices[good] = max(PRICES[0], state.prices[good] - cards)
    told: dict[str, str | int] = {
        "seat": seat,
        "cards": cards,
        "good": f"@good-{GOODS[good]}",
        "coins": coins,
    }
    state.tell(Event("sell", told))


def end_turn(state: Position, seat: int, dealer: Dealer) -> None:
    """KAD-4.1: the die moves the market; KAD-5.1: after the pile has run out everybody has one turn."""
    if state.last_turns != NOT_YET:
        state.last_turns -= 1
    elif not any(state.pile):
        state.last_turns = state.seats
        state.tell(Event("last-turns", {}))
    if state.last_turns == 0:
        finish(state)
        return
    roll_market(state, dealer)
    state.pending = (Frame(TURN, (seat + 1) % state.seats),)


def roll_market(state: Position, dealer: Dealer) -> None:
    face = dealer.roll(SIDES)
    if face <= len(GOODS):
        rising = [face - 1]  # KAD-4.1
        state.tell(Event("rise", {"good": f"@good-{GOODS[face - 1]}"}))
    elif face == FAIR and state.options["market"] == "lively":
        rising = list(range(len(GOODS)))  # KAD-4.3
        state.tell(Event("fair", {}))
    else:
        rising = []  # KAD-4.2
        state.tell(Event("calm", {}))
    for good in rising:
        state.prices[good] = min(PRICES[-1], state.prices[good] + 1)


def finish(state: Position) -> None:
    """KAD-5.2: the hands are shown, and each card left brings a coin."""
    state.pending = ()
    for seat, player in enumerate(state.players):
        player.rest = sum(player.hand)
        state.tell(Event("rest", {"seat": seat, "cards": player.rest, "points": player.sales + player.rest}))
