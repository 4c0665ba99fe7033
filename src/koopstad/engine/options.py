"""The options of a game: declared once, explained in a sentence, refused in a sentence."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from koopstad.engine.errors import OptionError
from koopstad.engine.reading import quoted

Value = str | int | bool | list[str]


@dataclass(frozen=True)
class Option:
    """One thing a table may agree on before the game. ``many`` takes any set of the choices, also none.

    ``later``: there are records of before it was declared; they do not say it, and its default was played.
    """

    name: str
    default: Value
    choices: tuple[str | int | bool, ...]
    says: str
    many: bool = False
    later: bool = False

    def read(self, value: object) -> Value:
        """The value, also from the text of a command line; refused when it is none of the choices."""
        if self.many:
            given = value.split(",") if isinstance(value, str) else value
            if not isinstance(given, Sequence):
                raise OptionError(f"option {self.name!r} is a list of {self._choices()}, not {quoted(value)}")
            chosen = [self._one(item) for item in given if item != ""]
            return [str(choice) for choice in self.choices if choice in chosen]
        return self._one(value)

    def _one(self, value: object) -> str | int | bool:
        for choice in self.choices:
            if type(value) is type(choice) and value == choice:
                return choice
            if isinstance(value, str) and value.strip().lower() == str(choice).lower():
                return choice
            if type(value) is int and str(value) == choice:  # first=1, as well as first="1"
                return choice
        raise OptionError(f"option {self.name!r} is {self._choices()}, not {quoted(value)}")

    def _choices(self) -> str:
        words = [str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in self.choices]
        return f"{', '.join(words[:-1])} or {words[-1]}" if len(words) > 1 else words[0]


def who_begins(seats: int, rule: str) -> Option:
    """An option that most games have; ``Game.agree`` sees that there is such a seat."""
    choices = ("random", *(str(seat) for seat in range(1, seats + 1)))
    return Option("first", "random", choices, f"Who begins: chance, or the seat with this number ({rule}).")


def resolve(declared: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """The given options, checked, with the defaults of the others."""
    if not isinstance(given, Mapping):
        raise OptionError(f"options are given by name, such as {{'first': '1'}}, not as {quoted(given)}")
    by_name = {option.name: option for option in declared}
    for name in given:
        if name not in by_name:
            known = ", ".join(by_name) or "none"
            raise OptionError(f"there is no option {quoted(name)}; the options are: {known}")
    return {
        name: option.read(given[name]) if name in given else option.default
        for name, option in by_name.items()
    }
