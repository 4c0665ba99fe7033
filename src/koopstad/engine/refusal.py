"""Why an action is not allowed."""

from typing import Final


class Refusal:
    """The number of the rule and the condition that failed; the words are in the language catalogues.

    Where a ruling stands beside a rule, both are named: ``TTA-6.1, TTA-AMB-13``.
    """

    __slots__ = ("args", "key", "rule")

    def __init__(self, rule: str, key: str, args: dict[str, str | int] | None = None) -> None:
        self.rule: Final = rule
        self.key: Final = key
        self.args: Final = args or {}

    def cites(self, rule: str) -> bool:
        return rule in self.rule.split(", ")

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.key!r}, {self.args})"
