"""Where others find this server: an invitation must name an address that they can reach."""

from __future__ import annotations

import ipaddress
import socket

from koopstad.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")


def loopback(host: str) -> bool:
    """Whether only this machine can reach this name."""
    name = host.strip("[]").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def in_network(host: str, port: int) -> str:
    """The address for neighbours in the network; empty where the server listens to this machine alone."""
    if host in EVERYWHERE:
        host = _own_address()
    if loopback(host):
        return ""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def address(settings: Settings) -> str:
    """The one that was given, or that of this machine in its network."""
    return settings.address.rstrip("/") or in_network(settings.host, settings.port)


def _own_address() -> str:
    """This machine as its neighbours see it. Nothing is sent: the system only says which way it would go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
