"""Structured logs: one JSON object to a line, with no key, no body and no query in it."""

from __future__ import annotations

import logging
import re
import sys
from contextvars import ContextVar

import msgspec

from koopstad.store import new_id

# What may stand in a line beside its message; everything else is left out, so that no secret slips in.
FIELDS = ("table", "code", "method", "path", "status", "seconds", "address", "workers", "process")

# The request that is being answered: it stands in every line that is written meanwhile, and in problems.
request_id: ContextVar[str] = ContextVar("request_id", default="")
_ID = re.compile(r"[A-Za-z0-9_.:-]{1,64}")


def name_request(given: str) -> str:
    """The name of a request: what its sender (or a proxy) calls it, or a new one."""
    name = given if _ID.fullmatch(given) else new_id()
    request_id.set(name)
    return name


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if name := request_id.get():
            line["request"] = name
        line |= {name: getattr(record, name) for name in FIELDS if name in record.__dict__}
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("koopstad").setLevel(level.upper())
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
