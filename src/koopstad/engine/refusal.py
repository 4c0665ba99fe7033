"""Why an action is not allowed."""

from typing import Final


class Refusal:
    """The number of the rule and the condition that failed; the words are in the language catalogues."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, rule: str, key: str, args: dict[str, str | int] | None = None) -> None:
        self.rule: Final = rule
        self.key: Final = key
        self.args: Final = args or {}

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.key!r}, {self.args})"
