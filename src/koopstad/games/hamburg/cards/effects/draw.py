"""Cards: drawn, discarded, searched for, laid as sites, and basic actions with them."""

from typing import TYPE_CHECKING, ClassVar, Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Frame
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.effects.base import Cost, Deed, any_worker, ask
from koopstad.games.hamburg.cards.effects.gain import colour_of, return_worker
from koopstad.games.hamburg.cards.effects.pay import PayWorker
from koopstad.games.hamburg.printed.actions import DISCARD, DONE, DRAW, HAND, ON, PICK, SITES
from koopstad.games.hamburg.printed.pieces import ANY, BLACK, COLOURS, NOTHING, THAT
from koopstad.games.hamburg.rules import build, hand
from koopstad.games.hamburg.rules.refill import open_piles, why_not_draw
from koopstad.games.hamburg.rules.turn import GRANTED

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position


class Draw(Deed):
    """HAM-19.2: cards from piles of one's choice, seen after the last. Frame: the piles chosen so far."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        if seat != state.tom and any(state.piles):  # HAM-AMB-83: TOM has no hand
            ask(state, seat, self)

    def options(self, state: "Position", frame: Frame) -> list[int]:
        return [DRAW + colour for colour in open_piles(state, frame.args[2:])]

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        chosen = (*frame.args[2:], action - DRAW)
        if len(chosen) < self.number and open_piles(state, chosen):
            ask(state, frame.seat, self, *chosen)
        else:
            self.drawn(state, frame.seat, chosen, dealer)

    def drawn(self, state: "Position", seat: int, chosen: tuple[int, ...], dealer: Dealer) -> None:
        hand.deal(state, seat, chosen, dealer)

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
        refusal = why_not_draw(state, frame.args[2:], action)
        assert refusal is not None
        return refusal


class DrawGift(Draw):
    """HAM-14.3, HAM-AMB-64: the card of a gift tile may be declined; a refill draws less for it."""

    def __init__(self) -> None:
        super().__init__(1)

    def options(self, state: "Position", frame: Frame) -> list[int]:
        return [*super().options(state, frame), DONE]

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        if action != DONE:
            super().answer(state, frame, action, dealer)


class DrawFrom(Deed):
    """A card from a given pile (263 and its kin).

    HAM-AMB-22: it is asked for, as a card more in hand means a card less at the next refill.
    """

    conditional: ClassVar[bool] = True

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def why_not(self, state: "Position", seat: int, source: int) -> Refusal | None:
        if state.piles[self.colour]:
            return None
        return Refusal("HAM-4.6", "pile-empty", {"colour": f"@colour-{COLOURS[self.colour]}"})

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        if seat != state.tom:
            hand.deal(state, seat, (self.colour,), dealer)


class Discard(Deed):
    """Hand cards to the discard pile, one after the other (HAM-AMB-48). Frame: how many."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        number = min(self.number, len(state.players[seat].hand))
        if number:
            ask(state, seat, self, number)

    def options(self, state: "Position", frame: Frame) -> list[int]:
        return [DISCARD + place for place in range(min(len(state.players[frame.seat].hand), HAND))]

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        card = hand.remove(state.players[frame.seat], action - DISCARD)
        hand.discard(state, card)
        if state.story is not None:
            state.tell(Event("discard", {"seat": frame.seat, "name": hand.name(state, card)}))
        if frame.args[2] > 1:
            ask(state, frame.seat, self, frame.args[2] - 1)

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
        return Refusal("HAM-19.4", "choose-discard")


class TakeTop(Discard):
    """234, HAM-AMB-91: as many discards as the black die shows into the hand, then as many out of it."""

    def __init__(self) -> None:
        super().__init__(0)  # the die says how many

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        if seat == state.tom:
            return
        taken = 0
        while taken < state.dice[BLACK] and state.discard_top:
            card = hand.take_top(state, dealer)
            hand.take_known(state, seat, card, hand.everybody(state), dealer)
            taken += 1
            if state.story is not None:
                state.tell(Event("take-discard", {"seat": seat, "name": hand.name(state, card)}))
        if taken:
            ask(state, seat, self, taken)


class DrawAndAct(Draw):
    """001: draw a card and carry out a basic action with it."""

    def __init__(self, colour: int) -> None:
        super().__init__(1)
        self.colour: Final = colour  # ANY, or THAT for the grey ship

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        if self.colour == ANY:
            if any(state.piles):
                ask(state, seat, self)
        elif state.piles[state.colour]:
            self.drawn(state, seat, (state.colour,), dealer)

    def drawn(self, state: "Position", seat: int, chosen: tuple[int, ...], dealer: Dealer) -> None:
        if seat == state.tom:
            act_for_tom(state, hand.draw_card(state, chosen[0], dealer))
        else:
            hand.deal(state, seat, chosen, dealer)
            state.push(Frame(GRANTED, seat, (-1,)))


def act_for_tom(state: "Position", card: int) -> None:
    """HAM-AMB-83: with a granted basic action TOM takes workers."""
    hand.discard(state, card)
    colour = state.board.colour[card]
    state.players[state.tom].workers[colour] += state.board.workers_taken
    if state.story is not None:
        told = {"name": hand.name(state, card), "colour": f"@colour-{COLOURS[colour]}"}
        state.tell(Event("workers", {**state.who(state.tom), **told, "number": state.board.workers_taken}))


class TopAndAct(Deed):
    """202: a basic action with the top card of the discard pile."""

    conditional: ClassVar[bool] = True

    def why_not(self, state: "Position", seat: int, source: int) -> Refusal | None:
        return None if state.discard_top else Refusal("HAM-19.4", "no-discards")

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        if not state.discard_top:
            return
        card = hand.take_top(state, dealer)
        if seat == state.tom:
            act_for_tom(state, card)
            return
        player = state.players[seat]
        player.hand += (card,)
        player.known += ((card, hand.everybody(state) & ~(1 << seat)),)
        if state.story is not None:
            state.tell(Event("take-discard", {"seat": seat, "name": hand.name(state, card)}))
        state.push(Frame(GRANTED, seat, (-1,)))


class DrawSites(Draw):
    """032: cards from piles of one's choice become building sites."""

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        if any(state.piles):
            ask(state, seat, self)

    def drawn(self, state: "Position", seat: int, chosen: tuple[int, ...], dealer: Dealer) -> None:
        eyes = 0 if seat == state.tom else 1 << seat
        for colour in chosen:
            build.add_site(state, seat, hand.draw_card(state, colour, dealer), eyes, dealer)


class BuySite(DrawSites):
    """219 to 222: a card becomes a building site for a worker of its colour."""

    conditional: ClassVar[bool] = True
    costs_more: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(1)

    def why_not(self, state: "Position", seat: int, source: int) -> Refusal | None:
        if any(self._held(state, seat, source)):
            return None
        return Refusal("HAM-AMB-35", "no-worker-for-site")

    def _held(self, state: "Position", seat: int, source: int) -> list[int]:
        """The workers that can lay a site. HAM-AMB-35: the one of the activation is paid first."""
        price = state.deck.programs.programs[source][0]
        paid = price.colour if isinstance(price, PayWorker) else NOTHING
        workers = state.players[seat].workers
        return [
            workers[colour] - (colour == paid) if state.piles[colour] and workers[colour] else 0
            for colour in range(len(COLOURS))
        ]

    def cost(self, state: "Position", seat: int, source: int) -> Cost:
        return any_worker(self._held(state, seat, source))

    def cost_of_answer(self, state: "Position", frame: Frame, action: int) -> Cost:
        return {COLOURS[action - DRAW]: 1}

    def _affordable(self, state: "Position", seat: int) -> list[int]:
        workers = state.players[seat].workers
        return [colour for colour in range(len(COLOURS)) if state.piles[colour] and workers[colour]]

    def due(self, state: "Position", frame: Frame) -> dict[str, int]:
        return {"any": -1}

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        if self._affordable(state, seat):
            ask(state, seat, self)

    def options(self, state: "Position", frame: Frame) -> list[int]:
        return [DRAW + colour for colour in self._affordable(state, frame.seat)]

    def drawn(self, state: "Position", seat: int, chosen: tuple[int, ...], dealer: Dealer) -> None:
        return_worker(state, seat, chosen[0])
        super().drawn(state, seat, chosen, dealer)

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
        if DRAW <= action < DRAW + len(COLOURS) and state.piles[action - DRAW]:
            return Refusal("HAM-6.9", "no-worker", {"colour": f"@colour-{COLOURS[action - DRAW]}"})
        return super().refuse(state, frame, action)


class Search(Deed):
    """HAM-19.3: a building of a category from the discard pile, built for nothing. Frame: the card found.

    ``pile``: search that draw pile instead, as 186 is printed (HAM-AMB-04).
    """

    def __init__(self, category: int, pile: int | None) -> None:
        self.category: Final = category
        self.pile: Final = pile

    def _found(self, state: "Position") -> list[int]:
        cards = (*state.discard_top, *state.discard_rest) if self.pile is None else state.piles[self.pile]
        return sorted(card for card in cards if state.board.category[card] == self.category)

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        if self.pile is not None and seat != state.tom:
            hand.saw_pile(state, seat, self.pile)
        # HAM-AMB-89: without a free site nothing is built; the pile is shuffled all the same.
        if self._found(state) and state.players[seat].display.free:
            ask(state, seat, self)
        elif self.pile is None:
            hand.shuffle_discards(state, 0, dealer)

    def options(self, state: "Position", frame: Frame) -> list[int]:
        if len(frame.args) == 2:
            return [PICK + card for card in self._found(state)]
        return [ON + site for site in state.players[frame.seat].display.free if site < SITES]

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        if len(frame.args) == 2:
            ask(state, frame.seat, self, action - PICK)
            return
        card = frame.args[2]
        if self.pile is None:
            hand.shuffle_discards(state, card, dealer)
        else:
            state.piles[self.pile] = tuple(other for other in state.piles[self.pile] if other != card)
        build.put_building(state, frame.seat, card, action - ON, dealer)

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
        return Refusal("HAM-19.3", "search-pick" if len(frame.args) == 2 else "search-site")


class SearchPile(Deed):
    """HAM-19.3: a zoo or park card from a draw pile into the hand; it is shown. THAT: the worker's colour."""

    def __init__(self, category: int, colour: int) -> None:
        self.category: Final = category
        self.colour: Final = colour

    def do(self, state: "Position", seat: int, source: int, dealer: Dealer) -> None:
        if seat == state.tom:
            return
        colour = state.colour if self.colour == THAT else self.colour
        hand.saw_pile(state, seat, colour)
        if self._found(state, colour):
            ask(state, seat, self, colour)
        elif state.story is not None:
            state.tell(Event("search-nothing", {"seat": seat, "colour": f"@colour-{COLOURS[colour]}"}))

    def _found(self, state: "Position", colour: int) -> list[int]:
        return [card for card in state.piles[colour] if state.board.category[card] == self.category]

    def options(self, state: "Position", frame: Frame) -> list[int]:
        return [PICK + card for card in self._found(state, frame.args[2])]

    def answer(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        card = action - PICK
        colour = frame.args[2]
        state.piles[colour] = tuple(other for other in state.piles[colour] if other != card)
        hand.saw_pile(state, frame.seat, colour)
        hand.take_known(state, frame.seat, card, hand.everybody(state), dealer)
        if state.story is not None:
            state.tell(Event("search-take", {"seat": frame.seat, "name": hand.name(state, card)}))

    def refuse(self, state: "Position", frame: Frame, action: int) -> Refusal:
        return Refusal("HAM-19.3", "search-pick")


def draw(number: int) -> Deed:
    return Draw(number)


def draw_gift() -> Deed:
    return DrawGift()


def draw_from(colour: str) -> Deed:
    return DrawFrom(COLOURS.index(colour))


def discard(number: int) -> Deed:
    return Discard(number)


def draw_and_act(colour: int = ANY) -> Deed:
    return DrawAndAct(colour)


def search(category: int, pile: str | None = None) -> Deed:
    return Search(category, None if pile is None else COLOURS.index(pile))


def search_pile(category: int, colour: "str | int") -> Deed:
    return SearchPile(category, colour_of(colour))


def draw_sites(number: int) -> Deed:
    return DrawSites(number)
