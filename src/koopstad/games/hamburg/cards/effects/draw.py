"""Cards: drawn, discarded, searched for, laid as sites, and basic actions with them."""

from typing import TYPE_CHECKING, ClassVar, Final

from koopstad.engine.cards import THAT, Glossary, Icon, Question, Run
from koopstad.engine.dealer import Dealer, without
from koopstad.engine.events import Event
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.effects.base import Deed, price_of
from koopstad.games.hamburg.cards.effects.gain import colour_of, return_worker
from koopstad.games.hamburg.printed.actions import DISCARD, DONE, DRAW, HAND, ON, PICK, SITES
from koopstad.games.hamburg.printed.pieces import ANY, BLACK, CATEGORIES, COLOURS
from koopstad.games.hamburg.rules import build, hand
from koopstad.games.hamburg.rules.refill import open_piles, why_not_draw
from koopstad.games.hamburg.rules.tom import turn as tom
from koopstad.games.hamburg.rules.turn import Grant

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position


class Draw(Deed):
    """HAM-19.2: cards from piles of one's choice, seen after the last. Noted: the piles chosen."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if hand.has_hand(state, run.seat) and any(state.piles):
            run.ask(state)

    def options(self, state: "Position", question: Question) -> list[int]:
        return [DRAW + colour for colour in open_piles(state, question.noted)]

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        chosen = (*question.noted, action - DRAW)
        if len(chosen) < self.number and open_piles(state, chosen):
            question.ask_again(state, *chosen)
        else:
            self.drawn(state, question.seat, chosen, dealer)

    def drawn(self, state: "Position", seat: int, chosen: tuple[int, ...], dealer: Dealer) -> None:
        hand.deal(state, seat, chosen, dealer)

    def refuse(self, state: "Position", question: Question, action: int) -> Refusal:
        refusal = why_not_draw(state, question.noted, action)
        assert refusal is not None
        return refusal

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["draw", self.number]]


class DrawGift(Draw):
    """HAM-14.3, HAM-AMB-64: the card of a gift tile may be declined; a refill draws less for it."""

    def __init__(self) -> None:
        super().__init__(1)

    def options(self, state: "Position", question: Question) -> list[int]:
        return [*super().options(state, question), DONE]

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        if action != DONE:
            super().answer(state, question, action, dealer)


class DrawFrom(Deed):
    """A card from a given pile (263 and its kin).

    HAM-AMB-22: it is asked for, as a card more in hand means a card less at the next refill.
    """

    required: ClassVar[bool] = True

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def can(self, state: "Position", seat: int) -> bool:
        return len(state.piles[self.colour]) > 0

    def refusal(self, state: "Position", seat: int) -> Refusal:
        return Refusal("HAM-4.6", "pile-empty", {"colour": f"@colour-{COLOURS[self.colour]}"})

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if hand.has_hand(state, run.seat):
            hand.deal(state, run.seat, (self.colour,), dealer)

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["draw", 1, COLOURS[self.colour]]]


class Discard(Deed):
    """Hand cards to the discard pile, one after the other (HAM-AMB-48). Noted: how many."""

    no_answer: ClassVar[Refusal] = Refusal("HAM-19.4", "choose-discard")

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        number = min(self.number, len(state.players[run.seat].hand))
        if number:
            run.ask(state, number)

    def options(self, state: "Position", question: Question) -> list[int]:
        return [DISCARD + place for place in range(min(len(state.players[question.seat].hand), HAND))]

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        card = hand.remove(state.players[question.seat], action - DISCARD)
        hand.discard(state, card)
        if state.story is not None:
            state.tell(Event("discard", {"seat": question.seat, "name": hand.name(state, card)}))
        (number,) = question.noted
        if number > 1:
            question.ask_again(state, number - 1)

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["discard", self.number]]


class TakeTop(Discard):
    """234, HAM-AMB-91: as many discards as the black die shows into the hand, then as many out of it."""

    def __init__(self) -> None:
        super().__init__(0)  # the die says how many

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if not hand.has_hand(state, run.seat):
            return
        taken = 0
        while taken < state.dice[BLACK] and state.discard_top:
            card = hand.take_top(state, dealer)
            hand.take_known(state, run.seat, card, hand.everybody(state), dealer)
            taken += 1
            if state.story is not None:
                state.tell(Event("take-discard", {"seat": run.seat, "name": hand.name(state, card)}))
        if taken:
            run.ask(state, taken)

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["take_discards", "die", "black"], ["discard", "that"]]


class DrawAndAct(Draw):
    """001: draw a card and carry out a basic action with it."""

    def __init__(self, colour: int) -> None:
        super().__init__(1)
        self.colour: Final = colour  # ANY, or THAT for the grey ship

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if self.colour == ANY:
            if any(state.piles):
                run.ask(state)
        elif state.piles[run.subject]:
            self.drawn(state, run.seat, (run.subject,), dealer)

    def drawn(self, state: "Position", seat: int, chosen: tuple[int, ...], dealer: Dealer) -> None:
        if hand.has_hand(state, seat):
            hand.deal_apart(state, seat, chosen[0], dealer)
            state.push(Grant(seat))
        else:
            tom.act_with(state, hand.draw_card(state, chosen[0], dealer), dealer)

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["draw", 1], ["act"]]


class TopAndAct(Deed):
    """202: a basic action with the top card of the discard pile."""

    required: ClassVar[bool] = True
    refused: ClassVar[Refusal] = Refusal("HAM-19.4", "no-discards")
    shown: ClassVar[list[Icon]] = [["take_discards", 1], ["act"]]

    def can(self, state: "Position", seat: int) -> bool:
        return len(state.discard_top) > 0

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if not state.discard_top:
            return
        card = hand.take_top(state, dealer)
        if not hand.has_hand(state, run.seat):
            tom.act_with(state, card, dealer)
            return
        player = state.players[run.seat]
        player.hand += (card,)
        player.known += ((card, hand.everybody(state) & ~(1 << run.seat)),)
        if state.story is not None:
            state.tell(Event("take-discard", {"seat": run.seat, "name": hand.name(state, card)}))
        state.push(Grant(run.seat))


class DrawSites(Draw):
    """032: cards from piles of one's choice become building sites."""

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if any(state.piles):
            run.ask(state)

    def drawn(self, state: "Position", seat: int, chosen: tuple[int, ...], dealer: Dealer) -> None:
        eyes = hand.owner(state, seat)
        for colour in chosen:
            build.add_site(state, seat, hand.draw_card(state, colour, dealer), eyes, dealer)

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["draw_site", self.number]]


class BuySite(DrawSites):
    """219 to 222: a card becomes a building site for a worker of its colour."""

    required: ClassVar[bool] = True
    costs_more: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(1)

    def why_not(self, state: "Position", seat: int, source: int) -> Refusal | None:
        if any(self._held(state, seat, source)):
            return None
        return Refusal("HAM-AMB-35", "no-worker-for-site")

    def _held(self, state: "Position", seat: int, source: int) -> list[int]:
        """The workers that can lay a site. HAM-AMB-35: the one of the activation is paid first."""
        paid = price_of(state.deck.programs.programs[source][0])
        workers = state.players[seat].workers
        return [
            workers[colour] - (colour == paid) if state.piles[colour] and workers[colour] else 0
            for colour in range(len(COLOURS))
        ]

    def _affordable(self, state: "Position", seat: int) -> list[int]:
        workers = state.players[seat].workers
        return [colour for colour in range(len(COLOURS)) if state.piles[colour] and workers[colour]]

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if self._affordable(state, run.seat):
            run.ask(state)

    def options(self, state: "Position", question: Question) -> list[int]:
        return [DRAW + colour for colour in self._affordable(state, question.seat)]

    def due(self, state: "Position", question: Question) -> dict[str, int]:
        return {"any": -1}

    def drawn(self, state: "Position", seat: int, chosen: tuple[int, ...], dealer: Dealer) -> None:
        return_worker(state, seat, chosen[0])
        super().drawn(state, seat, chosen, dealer)

    def refuse(self, state: "Position", question: Question, action: int) -> Refusal:
        if DRAW <= action < DRAW + len(COLOURS) and state.piles[action - DRAW]:
            return Refusal("HAM-6.9", "no-worker", {"colour": f"@colour-{COLOURS[action - DRAW]}"})
        return super().refuse(state, question, action)

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["draw_site", 1], ["pay", "that", 1]]


class Search(Deed):
    """HAM-19.3: a building of a category from the discard pile, built free (HAM-19.5). Noted: the card found.

    ``pile``: search that draw pile instead, as 186 is printed (HAM-AMB-04).
    """

    def __init__(self, category: int, pile: int | None) -> None:
        self.category: Final = category
        self.pile: Final = pile

    def _found(self, state: "Position") -> list[int]:
        cards = (*state.discard_top, *state.discard_rest) if self.pile is None else state.piles[self.pile]
        return sorted(card for card in cards if state.board.category[card] == self.category)

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if self.pile is not None:
            hand.saw_pile(state, run.seat, self.pile)
        # HAM-AMB-89: without a free site nothing is built; the pile is shuffled all the same.
        if self._found(state) and state.players[run.seat].display.free:
            run.ask(state)
        elif self.pile is None:
            hand.shuffle_discards(state, 0, dealer)

    def options(self, state: "Position", question: Question) -> list[int]:
        if not question.noted:
            return [PICK + card for card in self._found(state)]
        return [ON + site for site in state.players[question.seat].display.free if site < SITES]

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        if not question.noted:
            question.ask_again(state, action - PICK)
            return
        (card,) = question.noted
        if self.pile is None:
            hand.shuffle_discards(state, card, dealer)
        else:
            state.piles[self.pile] = without(state.piles[self.pile], card)
        build.put_building(state, question.seat, card, action - ON, dealer)

    def refuse(self, state: "Position", question: Question, action: int) -> Refusal:
        return Refusal("HAM-19.3", "search-pick" if not question.noted else "search-site")

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["search", CATEGORIES[self.category]], ["free", "building"]]


class SearchPile(Deed):
    """HAM-19.3: a zoo or park card from a draw pile into the hand; it is shown. THAT: the worker's colour."""

    no_answer: ClassVar[Refusal] = Refusal("HAM-19.3", "search-pick")

    def __init__(self, category: int, colour: int) -> None:
        self.category: Final = category
        self.colour: Final = colour

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if not hand.has_hand(state, run.seat):
            return
        colour = self._pile(run.subject)
        hand.saw_pile(state, run.seat, colour)
        if self._found(state, colour):
            run.ask(state)
        elif state.story is not None:
            state.tell(Event("search-nothing", {"seat": run.seat, "colour": f"@colour-{COLOURS[colour]}"}))

    def _pile(self, that: int) -> int:
        return that if self.colour == THAT else self.colour

    def _found(self, state: "Position", colour: int) -> list[int]:
        return [card for card in state.piles[colour] if state.board.category[card] == self.category]

    def options(self, state: "Position", question: Question) -> list[int]:
        return [PICK + card for card in self._found(state, self._pile(question.subject))]

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        card = action - PICK
        colour = self._pile(question.subject)
        state.piles[colour] = without(state.piles[colour], card)
        hand.saw_pile(state, question.seat, colour)
        hand.take_known(state, question.seat, card, hand.everybody(state), dealer)
        if state.story is not None:
            state.tell(Event("search-take", {"seat": question.seat, "name": hand.name(state, card)}))

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [
            ["search", CATEGORIES[self.category], "that" if self.colour == THAT else COLOURS[self.colour]]
        ]


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
