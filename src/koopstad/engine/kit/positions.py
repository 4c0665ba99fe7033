"""The classes that make up a position: their attributes, fields and copies agree."""

from typing import Any, Final

from koopstad.engine.build import compiled
from koopstad.engine.fields import Fields
from koopstad.engine.kit.breach import want
from koopstad.engine.state import State

# What every state has besides the fields of its game; a story is never copied.
_OF_EVERY_STATE: Final = frozenset({"game", "seats", "options", "pending", "story"})
_FIXED: Final = _OF_EVERY_STATE - {"pending"}


def check_parts(state: State) -> None:
    """In every class that makes up a position, attributes, fields and ``copy`` agree."""
    if compiled():
        return  # compiled classes cannot be looked into; their sources are checked when they are interpreted
    for part, fields in state.fields().parts(state):
        _check_fields(part, fields)
    marked = state.copy()
    for part, fields in marked.fields().parts(marked):
        for name in _attributes(part) - {*fields.fixed, *_FIXED}:
            setattr(part, name, _changed(getattr(part, name)))
    twin = marked.copy()
    parts = marked.fields().parts(marked)
    others = twin.fields().parts(twin)
    for (part, fields), (other, _) in zip(parts, others, strict=True):
        want(part is not other, f"copies share a {type(part).__name__}")
        for name in sorted(_attributes(part) - {*fields.fixed, *_FIXED}):
            if not _holds(getattr(part, name), [each for each, _ in parts]):
                _check_copied(part, other, name)


def _check_fields(part: Any, fields: Fields) -> None:
    owner = type(part).__name__
    declared = fields.attributes() | (_OF_EVERY_STATE if isinstance(part, State) else set())
    there = _attributes(part)
    loose, empty = ", ".join(sorted(there - declared)), ", ".join(sorted(declared - there))
    want(not loose, f"{owner} has attributes in no field: {loose}")
    want(not empty, f"{owner} has fields without attribute: {empty}")


def _attributes(part: Any) -> set[str]:
    named = {name for kind in type(part).__mro__ for name in getattr(kind, "__annotations__", {})}
    slots = {name for kind in type(part).__mro__ for name in getattr(kind, "__slots__", ())}
    return {*named, *slots, *getattr(part, "__dict__", {})}


def _changed(value: Any) -> Any:
    """Another value of the same kind, so that one left out of a copy shows; parts stay what they are."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, tuple):
        return (*value, 1)
    if isinstance(value, list) and all(isinstance(each, int | tuple) for each in value):
        return [*value, 1]
    return value


def _check_copied(part: Any, twin: Any, name: str) -> None:
    owner, old, new = type(part).__name__, getattr(part, name), getattr(twin, name, _MISSING)
    want(not (isinstance(old, list) and new is old), f"copies of {owner} share {name!r}")
    want(_alike(old, new), f"copy of {owner} leaves out {name!r}")


def _holds(value: Any, parts: list[Any]) -> bool:
    """Whether a value is a part of the position, or a list of parts, which are looked at themselves."""
    each = value if isinstance(value, list) else [value]
    return bool(each) and all(any(part is one for part in parts) for one in each)


def check_restored(state: State, back: State) -> None:
    """Also what is only derived is as it was."""
    if compiled():
        return
    parts = [part for part, _ in state.fields().parts(state)]
    others = [part for part, _ in back.fields().parts(back)]
    for part, other in zip(parts, others, strict=True):
        for name in sorted(_attributes(part) - _OF_EVERY_STATE):
            value = getattr(part, name)
            same = _holds(value, parts) or _alike(value, getattr(other, name, _MISSING))
            want(same, f"a restored {type(part).__name__} has another {name!r}")


def _alike(one: Any, other: Any) -> bool:
    """Equal; objects without an equality of their own, when all their attributes are."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(_alike, one, other))
    if any("__eq__" in vars(kind) for kind in type(one).__mro__[:-1]):
        return bool(one == other)
    names = _attributes(one) | _attributes(other)
    return bool(names) and all(_alike(getattr(one, name), getattr(other, name)) for name in names)


_MISSING: Final = object()
