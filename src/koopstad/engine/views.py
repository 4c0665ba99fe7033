"""What all views have in common.

A game declares its view as TypedDicts in ``position/views.py``, and its manifest names it: the schema of the
server, the types of clients and the test that nothing else is shown follow from that declaration.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    Final,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from msgspec import Meta

from koopstad.engine.state import View


class BaseView(TypedDict):
    """A game adds ``game``, its name, by which views are told apart, and ``players``, each with points."""

    you: int | None  # the seat that looks; None: a spectator
    to_move: int | None  # None: the game is over
    step: str  # what is to be decided: `step-...` of the language catalogue


def one_of(title: str, names: Sequence[str]) -> Meta:
    """A text that is one of these names; clients know the list by its title."""
    return Meta(pattern=f"^(?:{'|'.join(names)})$", extra_json_schema={"title": title, "enum": list(names)})


@dataclass(frozen=True)
class AtMost:
    """``Annotated[list[int], AtMost(5)]``: how long a list can get, for agents that see arrays.

    A list that does not say it keeps the length it has at the start. The kit refuses a longer one.
    """

    number: int


EACH: Final = "*"  # on the way through a view: each of a list, or of a dict with names as keys


def undeclared(view: View, declared: Any) -> str:
    """How a view differs from the TypedDict that its game declares; nothing when it does not."""
    text = msgspec.json.encode(view)
    try:
        known = msgspec.json.decode(msgspec.json.encode(msgspec.json.decode(text, type=declared)))
    except msgspec.ValidationError as error:
        return str(error)
    plain = msgspec.json.decode(text)
    # What is not declared was left out.
    return ("" if plain == known else _missing(plain, known, "$")) or _too_long(view, declared)


def _missing(plain: Any, known: Any, where: str) -> str:
    if isinstance(plain, dict):
        extra = [key for key in plain if key not in known]
        if extra:
            return f"{where} has {', '.join(extra)}"
        return next(filter(None, (_missing(plain[key], known[key], f"{where}.{key}") for key in plain)), "")
    if isinstance(plain, list):
        each = zip(plain, known, strict=True)
        return next(filter(None, (_missing(*pair, f"{where}[{k}]") for k, pair in enumerate(each))), "")
    return ""


def _too_long(view: View, declared: Any) -> str:
    for way, most in _limits(declared):
        longest = max(map(len, _lists(view, way)), default=0)
        if longest > most:
            return f"${'.'.join(('', *way))} has {longest}, and is declared with AtMost({most})"
    return ""


@cache
def _limits(declared: Any) -> tuple[tuple[tuple[str, ...], int], ...]:
    """The way to every list of a view that says how long it can get, with the number."""
    return tuple(_found(declared, ()))


def _found(kind: Any, way: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], int]]:
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        yield from ((way, note.number) for note in inner[1:] if isinstance(note, AtMost))
        yield from _found(inner[0], way)
    elif origin in (Union, UnionType):
        for each in inner:
            yield from _found(each, way)
    elif is_typeddict(kind):
        for word, held in get_type_hints(kind, include_extras=True).items():
            yield from _found(held, (*way, word))
    elif origin in (list, dict):
        yield from _found(inner[-1], (*way, EACH))


def _lists(value: Any, way: tuple[str, ...]) -> list[Any]:
    """What lies at the end of a way, as often as it is there."""
    held = [value]
    for word in way:
        if word == EACH:
            held = [each for part in held for each in (part.values() if isinstance(part, dict) else part)]
        else:
            held = [part[word] for part in held if word in part]
        held = [part for part in held if part is not None]
    return held
