"""What all checks of the kit share: how a breach is told, and how positions are compared."""

import msgspec

from koopstad.engine.state import State


class BreachError(AssertionError):
    """A game does not hold to the contract; the message says where and how."""


def want(holds: bool, otherwise: str) -> None:
    if not holds:
        raise BreachError(otherwise)


def fingerprint(state: State) -> bytes:
    """All of a state, in bytes that can be compared."""
    return msgspec.json.encode(state.data(), order="sorted")
