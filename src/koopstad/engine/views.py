"""What all views have in common.

A game declares its view as TypedDicts in ``position/views.py``, and its manifest names it: the schema of the
server, the types of clients and the test that nothing else is shown follow from that declaration.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

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

    A list that does not say it keeps the length it has at the start.
    """

    number: int


def undeclared(view: View, declared: Any) -> str:
    """How a view differs from the TypedDict that its game declares; nothing when it does not."""
    plain = msgspec.json.decode(msgspec.json.encode(view))
    try:
        known = msgspec.json.decode(msgspec.json.encode(view), type=declared)
    except msgspec.ValidationError as error:
        return str(error)
    # What is not declared was left out.
    return _missing(plain, msgspec.to_builtins(known), "$")


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
