"""Every error is a ``Problem``: a status, a code for programs and a sentence for people."""

from __future__ import annotations

import msgspec

from koopstad.engine.errors import ActionError, KoopstadError, OptionError, RecordError
from koopstad.server.messages import Problem, Update
from koopstad.table import TableError

_STATUS = {
    "stale": 409,
    "taken": 409,
    "too-late": 409,
    "nothing-to-undo": 409,
    "over": 409,
    "not-over": 409,
    "bot-plays": 409,
    "no-bot": 409,
    "not-your-turn": 409,
}


class ProblemError(KoopstadError):
    """A problem on its way to the client."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


def problem(status: int, code: str, message: str) -> ProblemError:
    return ProblemError(Problem(status=status, code=code, message=message))


def explain(error: KoopstadError, update: Update | None = None, request: str = "") -> Problem:
    """What a client is told about an error; a table that stands otherwise than the client thinks is shown."""
    if isinstance(error, ProblemError):
        return msgspec.structs.replace(error.problem, id=request)
    if isinstance(error, TableError):
        refusal = error.refusal
        return Problem(
            status=_STATUS.get(error.code, 422),
            code=error.code,
            message=str(error),
            rule=refusal.rule if refusal else "",
            key=f"why-{refusal.key}" if refusal else "",
            args=refusal.args if refusal else {},
            id=request,
            update=update,
        )
    if isinstance(error, RecordError):
        message = f"this table cannot be opened by this version: {error}. Its record is kept."
        return Problem(status=410, code="other-rules", message=message, id=request)
    if isinstance(error, ActionError):
        return Problem(status=422, code="no-such-action", message=str(error), id=request)
    code = "bad-option" if isinstance(error, OptionError) else "refused"
    return Problem(status=422, code=code, message=str(error), id=request)
