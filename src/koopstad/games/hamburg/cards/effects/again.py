"""Cards that use other cards, take them back, or put them in unusual places."""

from typing import TYPE_CHECKING, ClassVar, Final

from koopstad.engine.cards import Glossary, Icon, Pay, Question, Rest, Run
from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.effects.base import Deed, price_of
from koopstad.games.hamburg.cards.effects.pay import NAMED, PayAny
from koopstad.games.hamburg.printed.actions import CARD, DONE, HAND, PICK
from koopstad.games.hamburg.printed.pieces import LIGHTNING, PHASE_3
from koopstad.games.hamburg.rules import build, hand, turn

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position


class ActivateAll(Deed):
    """060, HAM-AMB-34: all own III buildings that cost exactly one worker, for nothing. Noted: those left."""

    no_answer: ClassVar[Refusal] = Refusal("HAM-AMB-34", "activate-next")
    shown: ClassVar[list[Icon]] = [["free", "III", "each"]]

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        cards = [
            card
            for card in state.players[run.seat].display.by_symbol[PHASE_3]
            if self._costs_one_worker(state, card)
        ]
        if cards:
            run.ask(state, *sorted(cards))

    def _costs_one_worker(self, state: "Position", card: int) -> bool:
        first = state.deck.programs.programs[state.deck.program[card]][0]
        return isinstance(first, Pay) or type(first) is PayAny

    def _costs_more(self, state: "Position", card: int) -> bool:
        program = state.deck.programs.programs[state.deck.program[card]]
        return any(isinstance(effect, Deed) and effect.costs_more for effect in program)

    def options(self, state: "Position", question: Question) -> list[int]:
        cards = question.noted
        options = [PICK + card for card in cards]
        # HAM-AMB-105: paying is never forced.
        if all(self._costs_more(state, card) for card in cards):
            options.append(DONE)
        return options

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        if action == DONE:
            return
        card = action - PICK
        left = [other for other in question.noted if other != card]
        if left:
            question.ask_again(state, *left)
        if card not in state.players[question.seat].display.buildings:
            return  # it left the display meanwhile
        program = state.deck.program[card]
        if state.story is not None:
            state.tell(Event("activate", {**state.who(question.seat), "name": hand.name(state, card)}))
        # From the second effect on: the first is the price. THAT colour is its colour, or is named.
        first = state.deck.programs.programs[program][0]
        if isinstance(first, Pay):
            state.deck.programs.start(state, question.seat, program, dealer, 1, first.what)
        else:
            state.push(Rest(state.deck.programs, question.seat, program, 1))
            Run(state.deck.programs, question.seat, program).ask(state, NAMED)


class ActivateAgain(Deed):
    """054, HAM-AMB-33: an own III building that was used in this cycle, at its price."""

    required: ClassVar[bool] = True
    costs_more: ClassVar[bool] = True
    no_answer: ClassVar[Refusal] = Refusal("HAM-AMB-33", "activate-again")
    shown: ClassVar[list[Icon]] = [["again", "III"]]

    def _used(self, state: "Position", seat: int, source: int) -> list[int]:
        player = state.players[seat]
        cards = player.display.by_symbol[PHASE_3]
        return sorted(
            card
            for card in player.activated
            if card in cards and card != source and state.deck.can_activate(state, seat, card)
        )

    def why_not(self, state: "Position", seat: int, source: int) -> Refusal | None:
        """HAM-AMB-35: the own worker is paid first, so others have to pay for the second use."""
        workers = state.players[seat].workers
        price = price_of(state.deck.programs.programs[source][0])
        workers[price] -= 1
        used = self._used(state, seat, source)
        workers[price] += 1
        return None if used else Refusal("HAM-AMB-33", "nothing-used")

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if self._used(state, run.seat, run.source):
            run.ask(state)

    def options(self, state: "Position", question: Question) -> list[int]:
        return [PICK + card for card in self._used(state, question.seat, question.source)]

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        turn.use(state, question.seat, action - PICK, dealer)


class UseLightning(Deed):
    """HAM-AMB-47: a displayed lightning building works as if it were just played; own (brown ship) or not."""

    required: ClassVar[bool] = True
    refused: ClassVar[Refusal] = Refusal("HAM-AMB-47", "no-lightning")
    no_answer: ClassVar[Refusal] = Refusal("HAM-AMB-47", "choose-lightning")

    def __init__(self, own: bool) -> None:
        self.own: Final = own

    def _targets(self, state: "Position", seat: int) -> list[int]:
        owners = [seat] if self.own else state.others(seat)
        return sorted(card for owner in owners for card in state.players[owner].display.by_symbol[LIGHTNING])

    def can(self, state: "Position", seat: int) -> bool:
        return len(self._targets(state, seat)) > 0

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if self._targets(state, run.seat):
            run.ask(state)

    def options(self, state: "Position", question: Question) -> list[int]:
        return [PICK + card for card in self._targets(state, question.seat)]

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        turn.use(state, question.seat, action - PICK, dealer)

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["use", "lightning", "own" if self.own else "others"]]


class TakeBack(Deed):
    """004, HAM-AMB-90: any number of the other own buildings back into the hand."""

    no_answer: ClassVar[Refusal] = Refusal("HAM-AMB-90", "take-back")
    shown: ClassVar[list[Icon]] = [["take_back", "building"]]

    def _others(self, state: "Position", seat: int, source: int) -> list[int]:
        return sorted(card for card in state.players[seat].display.buildings if card != source)

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if hand.has_hand(state, run.seat):
            run.ask(state)

    def options(self, state: "Position", question: Question) -> list[int]:
        return [*(PICK + card for card in self._others(state, question.seat, question.source)), DONE]

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        if action == DONE:
            return
        card = action - PICK
        build.drop_building(state, question.seat, card)
        hand.take_known(state, question.seat, card, hand.everybody(state), dealer)
        if state.story is not None:
            state.tell(Event("take-back", {"seat": question.seat, "name": hand.name(state, card)}))
        question.ask_again(state)


class BuildUnderZoo(Deed):
    """190, HAM-AMB-39: a building of the worker's colour from the hand under a zoo card of that colour.

    Noted: once it is chosen, the card's place in the hand.
    """

    required: ClassVar[bool] = True
    refused: ClassVar[Refusal] = Refusal("HAM-AMB-39", "nothing-under-zoo")
    no_answer: ClassVar[Refusal] = Refusal("HAM-AMB-39", "under-zoo")
    shown: ClassVar[list[Icon]] = [["free", "building", "zoo"]]

    def can(self, state: "Position", seat: int) -> bool:
        workers = state.players[seat].workers
        return any(held and self.allows(state, seat, colour) for colour, held in enumerate(workers))

    def allows(self, state: "Position", seat: int, colour: int) -> bool:
        return bool(self._cards(state, seat, colour) and self._zoos(state, seat, colour))

    def _cards(self, state: "Position", seat: int, colour: int) -> list[int]:
        return [
            place
            for place, card in enumerate(state.players[seat].hand[:HAND])
            if state.board.colour[card] == colour and state.deck.building[card]
        ]

    def _zoos(self, state: "Position", seat: int, colour: int) -> list[int]:
        player = state.players[seat]
        return sorted(
            zoo
            for zoo, under in zip(player.zoo, player.under, strict=True)
            if not under and state.board.colour[zoo] == colour
        )

    def do(self, state: "Position", run: Run, dealer: Dealer) -> None:
        if self.allows(state, run.seat, run.subject):
            run.ask(state)

    def options(self, state: "Position", question: Question) -> list[int]:
        if not question.noted:
            return [CARD + place for place in self._cards(state, question.seat, question.subject)]
        return [PICK + zoo for zoo in self._zoos(state, question.seat, question.subject)]

    def answer(self, state: "Position", question: Question, action: int, dealer: Dealer) -> None:
        if not question.noted:
            question.ask_again(state, action - CARD)
            return
        (place,) = question.noted
        card = hand.remove(state.players[question.seat], place)
        build.put_under(state, question.seat, card, action - PICK, dealer)


def use_lightning(own: bool = False) -> Deed:
    return UseLightning(own)
