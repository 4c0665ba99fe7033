"""Whether a server can listen at an address, said in a sentence before anything is started."""

from __future__ import annotations

import errno
import os
import socket

from koopstad.engine.errors import KoopstadError


class AddressError(KoopstadError):
    """Nobody can listen there."""


def check(host: str, port: int) -> None:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        if os.name == "posix":  # as the server itself will do: a port that was just left is free
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise AddressError(_sentence(host, port, error)) from None


def first_free(host: str, ports: range) -> int:
    """The first of these ports that is free."""
    return next((port for port in ports[:-1] if is_free(host, port)), ports[-1])


def is_free(host: str, port: int) -> bool:
    try:
        check(host, port)
    except AddressError:
        return False
    return True


def _sentence(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is taken, perhaps by another Koopstad; choose another: --port {port + 1}"
    if error.errno == errno.EACCES:
        return f"port {port} is not for everybody; choose one from 1024 on: --port 8000"
    return f"nothing can be served at {host}, port {port}: {error.strerror or error}"
