"""The parts of a game that ``Game`` and ``State`` hand over to: modules, called alike in every game."""

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from koopstad.engine.choices import Description
from koopstad.engine.dealer import Dealer

if TYPE_CHECKING:
    from koopstad.engine.state import Data, View

S = TypeVar("S")
S_in = TypeVar("S_in", contravariant=True)
S_out = TypeVar("S_out", covariant=True)


class Sight(Protocol[S]):
    """``position/sight.py``: who may know what."""

    def view(self, state: S, seat: int | None, /) -> "View": ...

    def imagine(self, state: S, seat: int | None, dealer: Dealer, /) -> S: ...

    def unseen(self, state: S, /) -> tuple[int, ...]: ...


class Plain(Protocol[S]):
    """``position/plain.py``: a position in the words of a scenario, and all that a game holds."""

    def arrange(self, game: Any, seats: int, options: dict[str, Any], given: "Data", /) -> S: ...

    def facts(self, state: S, /) -> "Data": ...

    def inventory(self, state: S, /) -> dict[str, int]: ...


class Setup(Protocol[S_out]):
    """``rules/setup.py``: how a game begins."""

    def blank(self, game: Any, seats: int, options: dict[str, Any], /) -> S_out: ...

    def deal(self, game: Any, seats: int, options: dict[str, Any], dealer: Dealer, /) -> S_out: ...


class Telling(Protocol[S_in]):
    """``rules/describe.py``: what a player is told of an action, and what players compare."""

    def describe(self, state: S_in, action: int, /) -> Description: ...

    def purse(self, view: "View", seat: int, /) -> dict[str, int]: ...
