"""Comparing what a scenario expects with what is: ``"seat.0.points" = 10``."""

from typing import Any

from koopstad.engine.errors import ScenarioError
from koopstad.engine.state import Data

# What may follow a path, parted by a blank; without one the values must be equal.
_COMPARISONS = ("contains", "lacks", "size", "at least", "at most", "change")


def check_facts(expected: Data, facts: Data, before: Data) -> list[str]:
    """A sentence for each expectation that does not hold. ``before`` is what ``change`` is counted from."""
    failures = []
    for key, wanted in _flat(expected):
        path, comparison = _split(key)
        found = _find(facts, path)
        if comparison == "change":
            found = found - _find(before, path)
        if comparison == "size":
            found = len(found)
        if not _holds(comparison, found, wanted):
            words = f"{comparison} " if comparison in _COMPARISONS[:2] or comparison.startswith("at") else ""
            failures.append(f"{key} should be {words}{wanted!r}, but it is {found!r}")
    return failures


def _flat(expected: Data, prefix: str = "") -> list[tuple[str, Any]]:
    """``then = { seat.0 = { points = 3 } }`` may be written nested or with dots: both become paths.

    A table at a path that itself is a fact (counts of cards) stays whole, so nesting stops at the known words
    that lead to other facts.
    """
    flat: list[tuple[str, Any]] = []
    for key, value in expected.items():
        path = f"{prefix}{key}"
        if isinstance(value, dict) and (path in ("seat", "view") or _leads_on(path)):
            flat += _flat(value, f"{path}.")
        else:
            flat.append((path, value))
    return flat


def _leads_on(path: str) -> bool:
    parts = path.split(".")
    return len(parts) == 2 and parts[0] in ("seat", "view")


def _split(key: str) -> tuple[str, str]:
    for comparison in _COMPARISONS:
        if key.endswith(f" {comparison}"):
            return key.removesuffix(f" {comparison}").strip(), comparison
    return key, ""


def _find(facts: Any, path: str) -> Any:
    """The fact at a path. In counts a missing name counts 0."""
    found = facts
    walked: list[str] = []
    for part in path.split("."):
        if isinstance(found, list) and part.isdigit() and int(part) < len(found):
            found = found[int(part)]
        elif isinstance(found, dict) and part in found:
            found = found[part]
        elif isinstance(found, dict) and walked and all(isinstance(value, int) for value in found.values()):
            found = 0
        else:
            known = ", ".join(map(str, found)) if isinstance(found, dict) else "no names"
            where = ".".join(walked) or "the facts"
            raise ScenarioError(f"there is no fact {path!r}: {where} has {known}")
        walked.append(part)
    return found


def _holds(comparison: str, found: Any, wanted: Any) -> bool:
    if comparison in ("contains", "lacks"):
        items = wanted if isinstance(wanted, list) else [wanted]
        held = [_contains(found, item) for item in items]
        return all(held) if comparison == "contains" else not any(held)
    if comparison == "at least":
        return bool(found >= wanted)
    if comparison == "at most":
        return bool(found <= wanted)
    return _same(found, wanted)


def _contains(found: Any, item: Any) -> bool:
    if isinstance(found, list) and isinstance(item, str):
        return any(item == each or (isinstance(each, str) and " " in each and item in each) for each in found)
    return item in found


def _same(found: Any, wanted: Any) -> bool:
    """Equal; ``"none"`` stands for nothing, and a count of 0 may be left out."""
    if found is None:
        return bool(wanted == "none")
    if isinstance(found, dict) and isinstance(wanted, dict):
        names = {*found, *wanted}
        return all(_same(found.get(name, 0), wanted.get(name, 0)) for name in names)
    if isinstance(found, list) and isinstance(wanted, list):
        return len(found) == len(wanted) and all(map(_same, found, wanted))
    return bool(found == wanted and isinstance(found, bool) == isinstance(wanted, bool))
