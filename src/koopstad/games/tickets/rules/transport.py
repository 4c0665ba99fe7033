"""Drawing transport cards (TTA-4), the row of open cards, the piles."""

from typing import Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.refusal import Refusal
from koopstad.games.tickets.position.state import Position
from koopstad.games.tickets.printed.actions import DRAW
from koopstad.games.tickets.printed.pieces import CARDS, GAP, JOKER

# TTA-AMB-06: after so many resets in a row the row stays as it is.
MOST_RESETS: Final = 10
# TTA-AMB-06: a reset wants so many cards that are no jokers, and so many cards in all.
LEAST_COLOURED: Final = 3
LEAST_CARDS: Final = 5

# The actions that take an open card, for each set (bit mask) of kinds that lie open.
_TAKES: Final = tuple(
    tuple(kind for kind in range(len(CARDS)) if kinds >> kind & 1) for kinds in range(1 << len(CARDS))
)


def first_cards(state: Position) -> list[int]:
    """TTA-4.1: any open card, or the top of the draw pile."""
    actions = list(_TAKES[_open_kinds(state)])
    if state.pile_size:
        actions.append(DRAW)
    return actions


def second_cards(state: Position) -> list[int]:
    """TTA-4.4: as for the first card, but no open joker."""
    actions = list(_TAKES[_open_kinds(state) & ~(1 << JOKER)])
    if state.pile_size:
        actions.append(DRAW)
    return actions


def _open_kinds(state: Position) -> int:
    kinds = 0
    for kind in state.open:
        if kind != GAP:
            kinds |= 1 << kind
    return kinds


def play_first(state: Position, seat: int, action: int, dealer: Dealer) -> bool:
    """Takes the first card, fills its place and checks the row (TTA-AMB-07); True when a second one follows.

    A joker drawn blind is a card like any other (TTA-AMB-01).
    """
    take(state, seat, action, dealer)
    if action == JOKER:
        return False  # TTA-4.3
    # TTA-AMB-02: the second card is compulsory whenever there is one.
    return state.pile_size > 0 or _open_kinds(state) & ~(1 << JOKER) != 0


def take(state: Position, seat: int, action: int, dealer: Dealer) -> None:
    player = state.players[seat]
    if action == DRAW:
        kind = _turn_up(state, dealer)
        player.hand[kind] += 1
        if state.story is not None:
            state.tell(Event("draw", {"seat": seat}, {"card": f"@card-{CARDS[kind]}"}, 1 << seat))
        return
    place = state.open.index(action)
    state.open[place] = GAP
    if action == JOKER:
        state.jokers -= 1
    player.hand[action] += 1
    player.known[action] += 1
    if state.story is not None:
        state.tell(Event("take", {"seat": seat, "card": f"@card-{CARDS[action]}"}))
    # TTA-4.2: it is replaced at once; nothing is left to replace it only when all cards are in hands.
    if state.pile_size:
        _lay(state, place, dealer)
    _check_jokers(state, dealer)


def _turn_up(state: Position, dealer: Dealer) -> int:
    """The top card of the pile. TTA-4.7, TTA-AMB-08: after the last one the discards are shuffled at once."""
    kind = dealer.draw(state.pile)
    state.pile[kind] -= 1
    state.pile_size -= 1
    if not state.pile_size:
        shuffle(state)
    return kind


def shuffle(state: Position) -> None:
    """TTA-4.7: the discards become the draw pile."""
    state.pile_size = sum(state.discard)
    if state.pile_size:
        state.pile, state.discard = state.discard, state.pile
        if state.story is not None:
            state.tell(Event("shuffle", {}))


def after_discard(state: Position, dealer: Dealer) -> None:
    """TTA-AMB-03, TTA-AMB-08: with an empty pile the discards are shuffled at once, and gaps are filled."""
    if not state.pile_size:
        shuffle(state)
        _fill(state, dealer)
    _check_jokers(state, dealer)


def lay_open(state: Position, dealer: Dealer) -> None:
    """TTA-2.3: the row of open cards at the start, with the check of TTA-2.4."""
    _fill(state, dealer)
    _check_jokers(state, dealer)


def _fill(state: Position, dealer: Dealer) -> None:
    for place, kind in enumerate(state.open):
        if kind == GAP and state.pile_size:
            _lay(state, place, dealer)


def _lay(state: Position, place: int, dealer: Dealer) -> None:
    """The top card of the pile comes into the row."""
    kind = state.open[place] = _turn_up(state, dealer)
    if kind == JOKER:
        state.jokers += 1
    state.held = False


def _check_jokers(state: Position, dealer: Dealer) -> None:
    """TTA-2.4, TTA-4.6, TTA-AMB-09: whenever three or more jokers lie open, the whole row is replaced.

    TTA-AMB-05: also when it has gaps. TTA-AMB-06: not for ever.
    """
    if state.jokers < state.board.open_jokers or state.held:
        return
    resets = 0
    while state.jokers >= state.board.open_jokers and _may_reset(state):
        if resets == MOST_RESETS:
            state.held = True
            return
        _replace_row(state, dealer)
        resets += 1


def _may_reset(state: Position) -> bool:
    """TTA-AMB-06: with too few other cards every new row would have to be replaced again."""
    cards = [state.pile[kind] + state.discard[kind] + state.open.count(kind) for kind in range(len(CARDS))]
    return sum(cards) - cards[JOKER] >= LEAST_COLOURED and sum(cards) >= LEAST_CARDS


def _replace_row(state: Position, dealer: Dealer) -> None:
    for kind in state.open:
        if kind != GAP:
            state.discard[kind] += 1
    state.open = [GAP] * state.board.open_cards
    state.jokers = 0
    if not state.pile_size:
        shuffle(state)
    if state.story is not None:
        state.tell(Event("reset", {}))
    _fill(state, dealer)


def why_not_first(state: Position, action: int) -> Refusal | None:
    if action == DRAW:
        return None if state.pile_size else Refusal("TTA-4.1, TTA-AMB-04", "pile-empty")
    if action not in state.open:
        gone = not state.pile_size and not _open_kinds(state)
        rule = "TTA-4.1, TTA-AMB-04" if gone else "TTA-4.1"
        return Refusal(rule, "not-open", {"card": f"@card-{CARDS[action]}"})
    return None


def why_not_second(state: Position, action: int) -> Refusal | None:
    if action > DRAW:
        return Refusal("TTA-3.2, TTA-4.1, TTA-AMB-02", "second-card")
    if action == JOKER and state.jokers:
        return Refusal("TTA-4.4", "open-joker-second")
    return why_not_first(state, action)
