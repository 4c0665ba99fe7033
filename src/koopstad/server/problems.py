"""Every error is a ``Problem``: a status, a code for programs and a sentence for people."""

from __future__ import annotations

import logging
import re

import msgspec
from litestar.exceptions import HTTPException
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from koopstad.engine.errors import ActionError, GameError, KoopstadError, OptionError, RecordError
from koopstad.engine.reading import shortened
from koopstad.server.logs import request_id
from koopstad.server.messages.problem import Problem
from koopstad.table import TableError

LOG = logging.getLogger(__name__)

_TABLE_STATUS = {
    "stale": 409,
    "begun": 409,
    "not-begun": 409,
    "taken": 409,
    "too-late": 409,
    "nothing-to-undo": 409,
    "over": 409,
    "not-over": 409,
    "bot-plays": 409,
    "no-bot": 409,
    "held": 409,
    "rules-changed": 409,
    "nothing-to-agree": 409,
    "nothing-waits": 409,
    "not-your-turn": 409,
    "not-all-here": 409,
    "dealt": 409,
    "closed": 409,
    "no-person": 409,
    "no-vote": 409,
    "voted": 409,
    "no-time": 409,
    "log-full": 409,
}
_HTTP_CODES = {404: "not-found", 405: "not-done-here", 413: "too-large", 429: "too-fast"}
_PLACE = re.compile(r"(?P<says>.*) - at `(?:key in )?\$\.?(?P<field>.*)`")


class ProblemError(KoopstadError):
    """A problem on its way to the client."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


def problem(status: int, code: str, message: str) -> ProblemError:
    return ProblemError(Problem(status=status, code=code, message=message))


def explain(error: Exception, name: str = "") -> Problem:
    """What a client is told about an error, in answer to the request that it calls ``name``.

    What is nobody's wish (a database that does not answer, a mistake of ours) is written to the log.
    """
    told = _explained(error)
    return msgspec.structs.replace(told, id=name or told.id, request=request_id.get())


def _explained(error: Exception) -> Problem:
    if isinstance(error, KoopstadError):
        return _refused(error)
    if isinstance(error, HTTPException):
        return _http(error)
    if isinstance(error, (msgspec.DecodeError, UnicodeDecodeError)):
        return _nonsense(error)
    if isinstance(error, RecursionError):
        return Problem(status=400, code="bad-request", message="this is nested too deeply")
    if isinstance(error, (TimeoutError, PoolTimeoutError, OperationalError)):
        LOG.warning("the database does not answer: %s", type(error).__name__)
        return Problem(status=503, code="database", message="the database does not answer")
    if isinstance(error, DBAPIError):
        LOG.error("the database refused: %s", type(error.orig).__name__, exc_info=error)
        return Problem(status=503, code="database", message="the database could not do it; nothing was done")
    LOG.error("a mistake of the server", exc_info=error)
    return Problem(status=500, code="mistake", message="a mistake of the server; it was written down")


def _refused(error: KoopstadError) -> Problem:
    if isinstance(error, ProblemError):
        return error.problem
    if isinstance(error, TableError):
        refusal = error.refusal
        return Problem(
            status=_TABLE_STATUS.get(error.code, 422),
            code=error.code,
            message=str(error),
            rule=refusal.rule if refusal else "",
            key=f"why-{refusal.key}" if refusal else "",
            args=refusal.args if refusal else {},
        )
    if isinstance(error, RecordError):
        message = f"this table cannot be opened by this version: {error}. Its record is kept."
        return Problem(status=410, code="other-rules", message=message)
    if isinstance(error, GameError):
        LOG.error("%s", error)
        return Problem(status=503, code="broken-game", message=str(error))
    if isinstance(error, ActionError):
        return Problem(status=422, code="no-such-action", message=str(error))
    code = "bad-option" if isinstance(error, OptionError) else "refused"
    return Problem(status=422, code=code, message=str(error))


def _http(error: HTTPException) -> Problem:
    wrong = error.extra if isinstance(error.extra, list) else []
    fields = {
        shortened(each.get("key", "body")): shortened(each.get("message", ""))
        for each in wrong
        if isinstance(each, dict)
    }
    return Problem(
        status=error.status_code,
        code=_HTTP_CODES.get(error.status_code, "bad-request"),
        message=shortened("; ".join(f"{name}: {says}" for name, says in fields.items()) or error.detail),
        fields=fields,
    )


def _nonsense(error: Exception) -> Problem:
    """A message on a socket that is none."""
    found = _PLACE.fullmatch(str(error))
    fields = {shortened(found["field"]): shortened(found["says"])} if found else {}
    message = f"this is no message: {shortened(error)}"
    return Problem(status=400, code="bad-message", message=message, fields=fields)
