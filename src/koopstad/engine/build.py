"""Which of its two builds is running: the plain sources, or the same sources compiled by mypyc."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec


def compiled() -> bool:
    """Whether the rules run compiled. They are compiled together or not at all, so one module tells."""
    spec = find_spec("koopstad.engine.state")
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


def build_name() -> str:
    return "compiled by mypyc" if compiled() else "plain Python"
