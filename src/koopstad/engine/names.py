"""Names as people write them: each kind of thing in a game is found by any common spelling of its name."""

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from koopstad.engine.errors import ScenarioError
from koopstad.engine.reading import quoted
from koopstad.engine.refusal import Refusal

# So many names are listed in full where somebody wrote one that is none of them.
_FEW: Final = 14


def letters(text: str) -> str:
    """Capitals, blanks, hyphens and underscores make no difference; ``#`` tells things of one name apart."""
    return "".join([letter for letter in text.lower() if letter.isalnum() or letter == "#"])


class Kind:
    """Things of one kind: each has a number, a proper name, and other spellings of it.

    ``first`` is the number of the first name. ``find`` understands more than the names themselves. Things
    that are ``numbered`` stand in plain data by their number.
    """

    def __init__(
        self,
        noun: str,
        names: Sequence[str],
        first: int = 0,
        find: Callable[[str], int | None] | None = None,
        numbered: bool = False,
    ) -> None:
        self.noun: Final = noun
        self.names: Final = tuple(names)
        self.first: Final = first
        self.numbered: Final = numbered
        self._find: Final = find
        self._spelled: Final = {letters(name): first + place for place, name in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.names)

    def name(self, number: int) -> str:
        return self.names[number - self.first]

    def plain(self, number: int) -> str | int:
        return number if self.numbered else self.name(number)

    def numbers(self) -> range:
        return range(self.first, self.first + len(self.names))

    def find(self, text: str, name: str = "") -> int | None:
        """The number of the thing that a text names, or None; who asks many kinds gives its ``letters``."""
        if self._find is not None:
            return self._find(text)
        name = name or letters(text)
        for spelled in (name, name.removesuffix("s"), name.replace("gray", "grey")):
            if spelled in self._spelled:
                return self._spelled[spelled]
        return None

    def known(self) -> str:
        """For a refusal: the names, or a few of them."""
        if self.numbered:
            return f"they are numbered {self.first} to {self.first + len(self.names) - 1}"
        if len(self.names) <= _FEW:
            return f"known are {', '.join(self.names)}"
        return f"known are {', '.join(self.names[:3])}, ... {self.names[-1]}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Names:
    """The names of a game's things, and the notation of its actions, as people write them.

    Of two things that a text could name, the kind that stands first has it. What chance can bring goes by the
    names of the kinds ``drawn``; those of the kinds ``shown`` stand in views alone.
    """

    def __init__(self, kinds: Sequence[Kind], drawn: Sequence[Kind] = (), shown: Sequence[Kind] = ()) -> None:
        self._kinds: Final = tuple(kinds)
        self._drawn: Final = tuple(drawn)
        self._shown: Final = tuple(shown)

    def known(self) -> list[str]:
        """Every name that a view can call a thing by, in the order of the alphabet."""
        found: set[str] = set()
        for kind in self._kinds + self._drawn + self._shown:
            if not kind.numbered:
                found.update(kind.names)
        return sorted(found)

    def word(self, text: str) -> str | None:
        """The proper spelling of the name of a thing; None when nothing is called so."""
        name = letters(text)
        for kind in self._kinds:
            number = kind.find(text, name)
            if number is not None:
                return str(kind.plain(number))
        return None

    def outcome(self, text: str) -> int:
        """What chance brings, by its name."""
        for kind in self._drawn:
            number = kind.find(text)
            if number is not None:
                return number
        nouns = ["a number", *[f"a {kind.noun}" for kind in self._drawn]]
        raise ScenarioError(f"{quoted(text)} is neither {' nor '.join(nouns)}")

    def spell(self, name: str) -> str:
        """The proper spelling of a notation in which somebody took liberties (order, abbreviations)."""
        return name

    def never(self, text: str) -> Refusal | None:
        """Why a notation that can be understood is in no position an action: ``claim dam-waag/pink blue``."""
        return None
