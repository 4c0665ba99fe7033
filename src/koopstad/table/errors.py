"""Why a table refuses what it was asked."""

from __future__ import annotations

from koopstad.engine.errors import ActionError
from koopstad.engine.refusal import Refusal


class TableError(ActionError):
    """``code`` is for programs, the text for people; a rule that forbids a move comes along."""

    def __init__(self, code: str, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.refusal = refusal
