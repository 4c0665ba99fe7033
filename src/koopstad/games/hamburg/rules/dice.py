"""Phase II: dice actions (HAM-5)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from koopstad.engine.cards import Rest
from koopstad.engine.dealer import Dealer, without
from koopstad.engine.events import Event
from koopstad.engine.frames import Frame, Step
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.model import BLACK_TILE_DRAWN, GIFT_PROGRAM, TILE_FOR_EACH
from koopstad.games.hamburg.printed.actions import DISCARD, DRAW, HAND
from koopstad.games.hamburg.printed.pieces import BLACK, COLOURS, DICE
from koopstad.games.hamburg.rules import hall, hand, misfortunes, refill, ships
from koopstad.games.hamburg.rules.happen import happen
from koopstad.games.hamburg.rules.misfortunes import BY_DIE, BY_TILE
from koopstad.games.hamburg.rules.refill import Drawing
from koopstad.games.hamburg.rules.terms import clergy_side, clergy_side_for

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position

# HAM-14.2: the gifts in the order of their programs.
GIFTS: Final = ("card", "point", "worker", "marks", "lower")


def roll(state: "Position", dealer: Dealer) -> None:
    """HAM-5.1, HAM-5.2: six dice, and a clergyman on the window of the black one."""
    state.dice = tuple([dealer.roll(6) for _ in DICE])
    state.window = state.board.window_of_die[state.dice[BLACK]]
    side = clergy_side(state)
    state.rounds = state.board.rounds
    if side is not None and side.what == "rounds":
        state.rounds = side.values[0]  # HAM-AMB-73
    if state.story is not None:
        shown = ", ".join(f"@colour-{colour} {value}" for colour, value in zip(DICE, state.dice, strict=True))
        window = DICE[state.board.windows[state.window]]
        state.tell(Event("roll", {"dice": shown, "window": f"@colour-{window}"}))


def draw_tile(state: "Position", dealer: Dealer) -> int:
    """HAM-5.4; HAM-5.5, HAM-AMB-104: after the last one all are shuffled again at once."""
    tile = dealer.pick(state.black_pile)
    state.black_pile = without(state.black_pile, tile)
    state.black_open += (tile,)
    if not state.black_pile:
        state.black_pile = tuple(sorted(state.black_open))
        state.black_open = ()
    if state.story is not None:
        colours = ", ".join(f"@colour-{COLOURS[colour]}" for colour in state.board.black_tiles[tile].colours)
        state.tell(Event("black-tile", {"tile": state.board.black_tiles[tile].name, "colours": colours}))
    return tile


def tile_due(state: "Position") -> bool:
    return state.dice[BLACK] >= 5 and not misfortunes.black_ignored(state)


def raises_due(state: "Position") -> bool:
    return max(state.dice) >= 5


def prepare(state: "Position", dealer: Dealer) -> None:
    """HAM-5.4, HAM-5.6: the common black tile (HAM-AMB-13), and the ships."""
    if tile_due(state) and not state.deck.rules & TILE_FOR_EACH:
        state.tile = draw_tile(state, dealer)
    if "ships" in state.options["expansions"]:
        ships.moor(state)


def raise_for(state: "Position", seat: int, dealer: Dealer) -> None:
    """HAM-5.3, HAM-AMB-14: the black tile first, then the coloured dice; at last the tile's gift."""
    if tile_due(state) and state.deck.rules & TILE_FOR_EACH:
        state.tile = draw_tile(state, dealer)
    raises: list[tuple[int, int]] = []
    if state.tile >= 0:
        tile = state.board.black_tiles[state.tile]
        raises = [(colour, BY_TILE) for colour in tile.colours]
        if tile.gift:
            program = GIFT_PROGRAM + GIFTS.index(tile.gift)
            state.push(Rest(state.deck.programs, seat, program))
    raises += [(colour, BY_DIE) for colour in range(len(COLOURS)) if state.dice[colour] >= 5]
    misfortunes.raise_levels(state, seat, raises)
    if state.tile >= 0:
        tile_drawn(state, seat, dealer)


def tile_drawn(state: "Position", seat: int, dealer: Dealer) -> None:
    """187, 188"""
    if state.players[seat].display.standing.whens[BLACK_TILE_DRAWN]:
        happen(state, seat, BLACK_TILE_DRAWN, BLACK, dealer)


def can_advance(state: "Position", seat: int) -> bool:
    """HAM-5.7, HAM-5.8"""
    price = hall.cost(state, seat)
    return price != hall.IMPOSSIBLE and price <= state.players[seat].money


def new_hand(state: "Position", seat: int, dealer: Dealer) -> None:
    """HAM-AMB-72: clergy tile 9, when the clergyman is placed."""
    side = clergy_side_for(state, seat)
    if side is None or side.on != "placed":
        return
    if state.story is not None:
        state.tell(Event("new-hand", {"seat": seat}))
    if state.players[seat].hand:
        state.push(Frame(DISCARD_HAND, seat))
    else:
        _draw_new_hand(state, seat, dealer)


class DiscardHand(Step["Position"]):
    """HAM-AMB-48: the owner chooses the order in which the hand is discarded."""

    def actions(self, state: "Position", frame: Frame) -> list[int]:
        if state.game.rules == "1":
            return [DISCARD]  # the first goes first
        return [DISCARD + place for place in range(min(len(state.players[frame.seat].hand), HAND))]

    def play(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        player = state.players[frame.seat]
        card = hand.remove(player, action - DISCARD)
        hand.discard(state, card)
        if state.story is not None:
            state.tell(Event("discard", {"seat": frame.seat, "name": hand.name(state, card)}))
        if not player.hand:
            state.pop()
            _draw_new_hand(state, frame.seat, dealer)

    def why_not(self, state: "Position", frame: Frame, action: int) -> Refusal | None:
        if action in self.actions(state, frame):
            return None
        return Refusal("HAM-AMB-48, HAM-AMB-72", "discard-hand")


def _draw_new_hand(state: "Position", seat: int, dealer: Dealer) -> None:
    side = clergy_side_for(state, seat)
    assert side is not None
    if side.what == "new_hand_each":
        hand.deal(state, seat, refill.open_piles(state, ()), dealer)
    elif any(state.piles):
        state.push(Drawing(NEW_HAND, seat))


class NewHand(Step["Position", Drawing]):
    """HAM-AMB-72: clergy tile 9, side b: two cards of one pile and three of another, as far as they go."""

    knows = ("*chosen",)

    _SIZES: Final = (2, 3)

    def frame(self, seat: int, args: tuple[int, ...]) -> Drawing:
        return Drawing(self, seat, args)

    def actions(self, state: "Position", frame: Drawing) -> list[int]:
        chosen = frame.chosen
        colours = refill.open_piles(state, chosen)
        if state.game.rules == "1":
            return [DRAW + colour for colour in self._by_rules_1(chosen, colours)]
        if not chosen:
            return [DRAW + colour for colour in colours]
        first, last = chosen[0], chosen[-1]
        less, more = self._SIZES
        number = chosen.count(first)
        if last != first:
            full = chosen.count(last) == (less if number == more else more)
            return [DRAW + last] if not full and last in colours else []
        if number < less and first in colours:
            return [DRAW + first]
        return [DRAW + colour for colour in colours if colour != first or number < more]

    def _by_rules_1(self, chosen: tuple[int, ...], colours: Sequence[int]) -> Sequence[int]:
        """Up to three of the first pile; of the second as many as there are to five cards."""
        if len(chosen) == sum(self._SIZES):
            return []
        if len(set(chosen)) < 2 and len(chosen) < self._SIZES[1] and colours:
            return [chosen[0]] if len(chosen) == 1 and chosen[0] in colours else colours
        others = [colour for colour in chosen if colour != chosen[0]]
        if others:
            return [others[0]] if others[0] in colours else []
        return [colour for colour in colours if colour != chosen[0]]

    def play(self, state: "Position", frame: Drawing, action: int, dealer: Dealer) -> None:
        chosen = (*frame.chosen, action - DRAW)
        later = Drawing(self, frame.seat, chosen)
        if self.actions(state, later):
            state.replace(later)
            return
        state.pop()
        hand.deal(state, frame.seat, chosen, dealer)

    def why_not(self, state: "Position", frame: Drawing, action: int) -> Refusal | None:
        return None if action in self.actions(state, frame) else Refusal("HAM-AMB-72", "new-hand")


DISCARD_HAND: Final = DiscardHand("discard hand", automatic=True)
NEW_HAND: Final = NewHand("new hand", automatic=True)
