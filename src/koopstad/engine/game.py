"""The contract that every game meets."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from koopstad.engine.cards.icons import Icon
from koopstad.engine.catalogue import Catalogue
from koopstad.engine.choices import Description
from koopstad.engine.dealer import Dealer, FastDealer
from koopstad.engine.errors import ActionError, OptionError, ScenarioError
from koopstad.engine.events import Args
from koopstad.engine.frames import Step, restored
from koopstad.engine.given import Given, difference
from koopstad.engine.names import Names
from koopstad.engine.options import Option, resolve
from koopstad.engine.parts import Plain, Setup, Sight, Telling
from koopstad.engine.printed import Printed
from koopstad.engine.reading import quoted
from koopstad.engine.refusal import Refusal
from koopstad.engine.state import Data, State, View

LONGEST_NOTATION: Final = 200  # letters, liberties included
# The positions of a game; a bare ``Game`` is any game.
S = TypeVar("S", bound=State, default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """A game in one edition: what is printed, what can be agreed on, what can be played."""

    def __init__(
        self,
        name: str,
        title: str,
        seats: range,
        rules: str,
        options: Sequence[Option],
        printed: Printed,
        catalogue: Catalogue,
        names: Names,
        steps: Mapping[str, Step[Any, Any]],
        setup: Setup[S],
        sight: Sight[S],
        telling: Telling[S],
        plain: Plain[S],
        any_of: Sequence[str] = (),
    ) -> None:
        self.id: Final = name
        self.title: Final = title
        self.seats: Final = seats
        self.rules: Final = (
            rules  # version of the rules: it grows whenever an old record would fold differently
        )
        self.options: Final = tuple(options)
        self.printed: Final = printed
        self.catalogue: Final = catalogue
        self.spelling: Final = names
        self.steps: Final = steps  # every step of the rules by its name
        self.setup: Final = setup
        self.sight: Final = sight
        self.telling: Final = telling
        self.plain: Final = plain
        # The words of the purse that ``any`` stands for where a seat pays or gains as it chooses.
        self.any_of: Final = tuple(any_of)
        self.edition: Final = printed.digest()
        self._older: Final[dict[str, Game[S]]] = {}

    def by(self, rules: str) -> "Game[S]":
        """The game as older rules play it: what was played by them is folded by them."""
        if rules == self.rules:
            return self
        if rules not in self._older:
            self._older[rules] = self.as_of(rules)
        return self._older[rules]

    def as_of(self, rules: str) -> "Game[S]":
        """This game, made to play as older rules do. Unless it can, its own rules fold what is old."""
        return self

    def adopt(self, state: S) -> S:
        """The same position, to go on by these rules, when it was reached by older ones."""
        if state.game is self:
            return state
        adopted = self.restore(state.data())
        adopted.story = state.story
        return adopted

    def __repr__(self) -> str:
        seats = f"{self.seats[0]} to {self.seats[-1]} seats"
        return f"<{self.title} ({self.id}) for {seats}, rules {self.rules}, edition {self.edition}>"

    def start(
        self,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        dealer: Dealer | None = None,
    ) -> S:
        """A new game after its setup. Without a dealer chance is quick and not repeatable."""
        seats = self.seats[0] if seats is None else seats
        if type(seats) is not int or seats not in self.seats:
            raise OptionError(
                f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats, not {quoted(seats)}"
            )
        dealer = FastDealer() if dealer is None else dealer
        dealer.collect()
        return self.deal(seats, self.agree(seats, options or {}), dealer)

    def agree(self, seats: int, options: Mapping[str, object]) -> dict[str, Any]:
        """The options, checked one by one; a game with options that exclude each other adds to this."""
        agreed = dict(resolve(self.options, options))
        first = str(agreed.get("first", "random"))
        if first != "random" and int(first) > seats:
            raise OptionError(f"option 'first' is {first}, but there are only {seats} seats")
        return agreed

    def name(self, action: int) -> str:
        """The notation of an action: ``claim dam-oude_kerk/pink pink+joker``."""
        return self.catalogue.name(action)

    def action(self, text: str) -> int:
        """The number of an action, from its notation."""
        name = " ".join(text.split()).lower()
        if name in self.catalogue:
            return self.catalogue.number(name)
        if len(name) > LONGEST_NOTATION:
            raise ActionError(f"no action has so long a name as {quoted(name)}")
        return self.catalogue.number(self.spell(name))

    def describe(self, state: S, action: int) -> Description:
        """The sentence of an action that is legal now, and what it touches; its effects are computed.

        It says nothing that the seat to move does not know.
        """
        return self.telling.describe(state, action)

    def uses(self, state: S, action: int) -> tuple[str, ...]:
        """What an action uses, by name, as the seat to move knows it: what a study may forbid and weigh."""
        return self.describe(state, action).touches[:1]

    def dealt(self, state: S, seat: int) -> tuple[str, ...]:
        """What chance gave a seat at the start for good, by name, for studies; mostly nothing."""
        return ()

    def purse(self, view: View, seat: int) -> dict[str, int]:
        """The numbers of a seat that people compare, from its own view: points, money, cubes by colour.

        Each has words in the catalogue: ``purse-<word>``, with its ``number``. The difference between two of
        them is what an action costs and brings.
        """
        return self.telling.purse(view, seat)

    def legal(self, state: S, text: str | int) -> int:
        """The number of an action that can be played now; otherwise an error that says why not."""
        from koopstad.engine.words import english

        if isinstance(text, int):
            text = self.name(text)
        refusal = self.never(text)
        action = -1 if refusal else self.action(text)
        refusal = refusal or state.why_not(action)
        if refusal is not None:
            raise ActionError(f"{quoted(text)} cannot be played now: {english(self.id).refusal(refusal)}")
        return action

    def spell(self, name: str) -> str:
        """The proper spelling of a notation in which a player took liberties (order, abbreviations)."""
        return self.spelling.spell(name)

    def never(self, text: str) -> Refusal | None:
        """Why a notation that can be understood is in no position an action: ``claim dam-waag/pink blue``."""
        return self.spelling.never(text)

    def word(self, text: str) -> str | None:
        """The proper spelling of the name of a card, a place and the like; None when nothing is called so.

        Scenarios are read with it: they may take liberties, and a typing mistake is noticed.
        """
        return self.spelling.word(text)

    def deal(self, seats: int, options: dict[str, Any], dealer: Dealer) -> S:
        """The setup of the game."""
        return self.setup.deal(self, seats, options, dealer)

    def blank(self, seats: int, options: dict[str, Any]) -> S:
        """An empty table: everything laid out, nothing dealt, nothing to decide."""
        return self.setup.blank(self, seats, options)

    def restore(self, data: Data) -> S:
        """The position that ``State.data`` described; a word that it does not say back is refused."""
        words = {word: value for word, value in data.items() if word not in ("seats", "options", "pending")}
        state = self.blank(data["seats"], data["options"])
        fields = state.fields()
        missing = [word for word in fields.words if word not in words]
        if missing:
            raise ScenarioError(f"data.{missing[0]}: it is missing")
        fields.read(state, Given(words, "data"), state)
        state.refresh()
        state.pending = restored(self.steps, data["pending"])
        lost = difference(data, state.data(), "data")
        if lost:
            raise ScenarioError(lost)
        return state

    def arrange(self, seats: int, options: dict[str, Any], given: Data) -> S:
        """The position that a scenario describes; what it leaves out is the documented plain default."""
        return self.plain.arrange(self, seats, options, given)

    def facts(self, state: S) -> Data:
        """What a scenario can name after ``then``: the state's data and what follows from it."""
        return self.plain.facts(state)

    @abstractmethod
    def finish(self, state: S) -> None:
        """Ends the game now and scores it (scenarios about final scoring)."""

    def pieces(self) -> list[str]:
        """Cards, tiles and the like, each of which some scenario has to prove (``card-026``)."""
        return []

    def card_text(self, piece: str, options: Mapping[str, Any]) -> str:
        """The message that says what a piece does under these options (``card-023-text``, or a variant)."""
        return f"{piece}-text"

    def card_args(self, piece: str) -> Args:
        """What that message tells of the values that are printed, which an edition may change."""
        return {}

    def renamed(self) -> str:
        """The names that an edition file has changed, as lines of a catalogue that hold in every language."""
        return ""

    def icons(self, piece: str, options: Mapping[str, Any]) -> list[Icon]:
        """What a piece does under these options, in small symbols: ``["pay", "gulden", 1]``."""
        return []

    def outcome(self, word: str | int) -> int:
        """An outcome of chance from the word a scenario uses for it: a number, or the name of a thing."""
        return word if isinstance(word, int) else self.spelling.outcome(word)
