"""Comparing what a scenario expects with what is: ``"seat.0.points" = 10``."""

import re
from collections import Counter
from typing import Any, Final, TypeGuard

from koopstad.engine.errors import KoopstadError, ScenarioError
from koopstad.engine.game import Game
from koopstad.engine.reading import quoted, read_number, shortened
from koopstad.engine.state import Data

# What may follow a path, parted by a blank; without one the values must be equal.
COMPARISONS: Final = (
    "contains",
    "lacks",
    "size at least",
    "size at most",
    "size",
    "at least",
    "at most",
    "change",
    "unchanged",
    "not",
    "in any order",
)
# The words for a thing that is not there: nobody to move, a gap, a card not known.
_NOTHING: Final = ("none", "nobody", "gap", "")
# Facts that are sentences: there a part of a sentence is enough for `contains`.
_SENTENCES: Final = ("log", "heard")
# Facts in which cards and the like stand by number; a scenario may name them.
_NUMBERED: Final = ("view", "dealt")


def check_facts(expected: Data, facts: Data, before: Data, game: Game) -> list[str]:
    """A sentence for each expectation that does not hold. ``before`` is what a change is counted from."""
    checker = _Checker(facts, before, game)
    checker.check_table(expected, "")
    return checker.failures


class _Checker:
    def __init__(self, facts: Data, before: Data, game: Game) -> None:
        self.facts: Final = facts
        self.before: Final = before
        self.game: Final = game
        self.failures: Final[list[str]] = []

    def check_table(self, expected: Data, prefix: str) -> None:
        """A table may be written nested or with dots; only counts (of cards and the like) are one fact."""
        for key, wanted in expected.items():
            path, comparison = _split(f"{prefix}{key}")
            found = self._find(self.facts, path)
            # An empty table asks for nothing else than that it is empty.
            if isinstance(wanted, dict) and wanted and not comparison and not _is_counts(found):
                if not isinstance(found, dict | list):
                    raise ScenarioError(
                        f"{path}: it is {found!r}, so it has no {shortened(', '.join(wanted))}"
                    )
                self.check_table(wanted, f"{path}.")
            else:
                self._check(path, comparison, found, wanted)

    def _check(self, path: str, comparison: str, found: Any, wanted: Any) -> None:
        before = self._find(self.before, path) if comparison in ("change", "unchanged") else None
        try:
            holds, shown = self._compare(path, comparison, found, wanted, before)
        except TypeError:
            raise ScenarioError(
                f"{path} {comparison}: {found!r} cannot be compared so with {quoted(wanted)}"
            ) from None
        if not holds:
            verbs = {"contains": "should contain", "lacks": "should lack", "unchanged": "unchanged should be"}
            verb = verbs.get(comparison, f"{comparison} should be".strip())
            self.failures.append(f"{path} {verb} {wanted!r}, but it is {shown!r}")

    def _compare(self, path: str, comparison: str, found: Any, wanted: Any, before: Any) -> tuple[bool, Any]:
        """Whether it holds, and what to show when it does not."""
        if comparison in ("contains", "lacks"):
            return self._contains(path, comparison, found, wanted), found
        if comparison.startswith("size"):
            found = sum(found.values()) if _is_counts(found) else len(found)
        if comparison.endswith(("at least", "at most")):
            number, bound = _number(found), _number(wanted)
            return (number >= bound if comparison.endswith("least") else number <= bound), found
        if comparison == "change":
            change = _difference(before, found)
            return self._same(path, change, wanted), change
        if comparison == "unchanged":
            if not isinstance(wanted, bool):
                raise TypeError
            return (found == before) == wanted, f"{found!r} after {before!r}"
        if comparison == "in any order":
            return self._same_in_any_order(path, found, wanted), found
        return self._same(path, found, wanted) != (comparison == "not"), found

    def _same(self, path: str, found: Any, wanted: Any) -> bool:
        """Equal; ``"none"`` stands for nothing, and a count of 0 may be left out."""
        if found is None:
            return wanted in _NOTHING if isinstance(wanted, str) else False
        if isinstance(found, dict) and isinstance(wanted, dict):
            # A name that is there as it is written needs no other spelling.
            spelled = {
                name if name in found else self._name(path, name): value for name, value in wanted.items()
            }
            return all(
                self._same(path, found.get(name, 0), spelled.get(name, 0)) for name in {*found, *spelled}
            )
        if isinstance(found, list) and isinstance(wanted, list):
            pairs = zip(found, wanted, strict=False)
            return len(found) == len(wanted) and all(self._same(path, one, other) for one, other in pairs)
        if isinstance(found, str) and isinstance(wanted, str):
            return found in self._spellings(wanted)
        if isinstance(found, int) and isinstance(wanted, str) and path.startswith(_NUMBERED):
            return self._outcome(wanted) == found
        return bool(found == wanted and isinstance(found, bool) == isinstance(wanted, bool))

    def _same_in_any_order(self, path: str, found: Any, wanted: Any) -> bool:
        if not isinstance(found, list) or not isinstance(wanted, list):
            raise TypeError
        left = list(found)
        for item in wanted:
            match = next((each for each in left if self._same(path, each, item)), _MISSING)
            if match is _MISSING:
                return False
            left.remove(match)
        return not left

    def _contains(self, path: str, comparison: str, found: Any, wanted: Any) -> bool:
        if _is_counts(found) and isinstance(wanted, dict):
            named = {self._name(path, name): count for name, count in wanted.items()}
            held = [found.get(name, 0) >= _number(count) for name, count in named.items()]
        else:
            items = wanted if isinstance(wanted, list) else [wanted]
            # Two of a kind must be there twice.
            held = [
                self._count(path, found, item)
                >= (Counter(map(repr, items))[repr(item)] if comparison == "contains" else 1)
                for item in items
            ]
        return all(held) if comparison == "contains" else not any(held)

    def _count(self, path: str, found: Any, item: Any) -> int:
        """How often an item is in a list, in counts or in a text."""
        if isinstance(found, str) and isinstance(item, str):
            return found.count(item)
        if _is_counts(found) and isinstance(item, str):
            return int(found.get(self._name(path, item), 0))
        if not isinstance(found, list | dict):
            raise TypeError
        if isinstance(item, str) and path.startswith(_SENTENCES):
            return sum(item in sentence for sentence in found)
        if isinstance(item, str) and "*" in item:
            first, *middle, last = map(re.escape, item.split("*"))
            # What was found between two stars is not looked for again further on.
            pattern = first + "".join(f"(?>.*?{part})" for part in middle) + ".*" + last
            return sum(isinstance(each, str) and bool(re.fullmatch(pattern, each)) for each in found)
        matches = sum(self._same(path, each, item) for each in found)
        if not matches and isinstance(item, str) and item not in _NOTHING and not path.startswith(_NUMBERED):
            self._refuse_unknown_name(path, item)
        return matches

    def _find(self, facts: Data, path: str) -> Any:
        """The fact at a path. A name missing from counts is 0; a name after a list is counted in it."""
        found: Any = facts
        walked: list[str] = []
        for part in path.split("."):
            place = read_number(part) if isinstance(found, list) else None
            if place is not None:
                if place >= len(found):
                    raise ScenarioError(
                        f"there is no fact {quoted(path)}: {'.'.join(walked)} has {len(found)} entries"
                    )
                found = found[place]
            elif isinstance(found, dict) and part in found:
                found = found[part]
            elif walked and _is_counts(found):
                found = found.get(self._name(path, part), 0)
            elif isinstance(found, list) and all(each is None or isinstance(each, str) for each in found):
                found = self._count(path, found, part)
            else:
                known = ", ".join(map(str, found)) if isinstance(found, dict) else "nothing with a name"
                where = ".".join(walked) or "a position"
                raise ScenarioError(f"there is no fact {quoted(path)}: {where} has {known}")
            walked.append(part)
        return found

    def _name(self, path: str, name: str) -> str:
        proper = self.game.word(name)
        if proper is None:
            raise ScenarioError(f"{shortened(path)}: nothing in this game is called {quoted(name)}")
        return proper

    def _spellings(self, wanted: str) -> tuple[str | None, ...]:
        plain = " ".join(wanted.split()).lower()
        return wanted, self.game.word(wanted), plain, self.game.spell(plain)

    def _refuse_unknown_name(self, path: str, name: str) -> None:
        if not any(each in self.game.catalogue for each in self._spellings(name) if each):
            self._name(path, name)

    def _outcome(self, word: str) -> int | None:
        try:
            return self.game.outcome(word)
        except KoopstadError:
            return None


_MISSING: Final = object()


def _split(key: str) -> tuple[str, str]:
    words = " ".join(key.split())
    for comparison in COMPARISONS:
        path = words.removesuffix(f" {comparison}")
        if path != words and " " not in path:
            return path, comparison
    if " " in words:
        path, _, rest = words.partition(" ")
        raise ScenarioError(
            f"{shortened(path)}: {quoted(rest)} is no comparison; there are {', '.join(COMPARISONS)}"
        )
    return words, ""


def _is_counts(found: Any) -> TypeGuard[dict[str, int]]:
    return isinstance(found, dict) and all(type(value) is int for value in found.values())


def _number(value: Any) -> int:
    if type(value) is not int:
        raise TypeError
    return value


def _difference(before: Any, after: Any) -> Any:
    if _is_counts(before) and _is_counts(after):
        changes = {name: after.get(name, 0) - before.get(name, 0) for name in {*before, *after}}
        return {name: change for name, change in changes.items() if change}
    return _number(after) - _number(before)
