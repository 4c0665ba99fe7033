"""What players hold, and the two commonest effects: paying some of it and gaining more."""

from abc import abstractmethod
from typing import Any, ClassVar, Final

from koopstad.engine.cards.counts import Amount, amount_icons, number
from koopstad.engine.cards.effects import Effect, Run
from koopstad.engine.cards.icons import Glossary, Icon
from koopstad.engine.dealer import Dealer
from koopstad.engine.refusal import Refusal
from koopstad.engine.state import G_co, State

# In place of a thing: what the program is about by now (a cube of the colour just paid).
THAT: Final = -2


class Holdings(State[G_co]):
    """A position whose players hold things. Each thing is a number, a noun of the game.

    A noun may stand for a choice ("a cube of any colour"): then giving and taking leave the question on the
    stack.
    """

    @abstractmethod
    def holds(self, seat: int, what: int) -> int:
        """How many of a thing a seat has."""

    @abstractmethod
    def give(self, seat: int, what: int, number: int, source: int) -> None:
        """A seat gains so many, from a program."""

    @abstractmethod
    def take(self, seat: int, what: int, number: int, source: int) -> None:
        """A seat pays so many, which it has, for a program."""

    @abstractmethod
    def lacks(self, seat: int, what: int, number: int) -> Refusal:
        """Why a seat cannot pay so many."""


Gifts = tuple[tuple[int, Amount], ...]


class Gain(Effect[Holdings[Any]]):
    """Things from the stock: each with its number, fixed or counted."""

    def __init__(self, gifts: Gifts) -> None:
        self.gifts: Final = gifts

    def do(self, state: Holdings[Any], run: Run, dealer: Dealer) -> None:
        for what, amount in self.gifts:
            gained = number(amount, state, run.seat, run.subject)
            if gained:
                state.give(run.seat, run.subject if what == THAT else what, gained, run.source)

    def icons(self, glossary: Glossary) -> list[Icon]:
        found: list[Icon] = []
        for what, amount in self.gifts:
            found += amount_icons("gain", "that" if what == THAT else glossary.held[what], amount)
        return found


class Pay(Effect[Holdings[Any]]):
    """A price. What is paid is what the effects after it are about."""

    required: ClassVar[bool] = True
    is_payment: ClassVar[bool] = True

    def __init__(self, what: int, number: int) -> None:
        self.what: Final = what
        self.number: Final = number

    def can(self, state: Holdings[Any], seat: int) -> bool:
        return state.holds(seat, self.what) >= self.number

    def refusal(self, state: Holdings[Any], seat: int) -> Refusal:
        return state.lacks(seat, self.what, self.number)

    def do(self, state: Holdings[Any], run: Run, dealer: Dealer) -> None:
        state.take(run.seat, self.what, self.number, run.source)
        run.subject = self.what

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["pay", glossary.held[self.what], self.number]]
