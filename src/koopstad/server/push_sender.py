"""Web Push as RFC 8030, 8188 and 8292 have it; needs koopstad[push].

Endpoints are whatever strangers send: only public addresses are connected to, whatever a name leads to by
then; no redirection is followed; and an answer is not read.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, cast
from urllib.parse import urlsplit

import aiohttp
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, b64urlencode
from pywebpush import WebPusher

from koopstad.server.watch import ServerWatch
from koopstad.store import Push, StoreError

KEEP = 86_400  # seconds for which a push service keeps a message for a device that is off
TOKEN = 12 * 3600  # seconds for which a signature is good
TIMEOUT = 10.0  # seconds for all of it
CONNECTIONS = 8
# Addresses that lead on to others, perhaps private ones, by way of translation.
_TRANSLATED = tuple(map(ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))


class WebPush:
    """Signs with the key of this server."""

    def __init__(
        self, keys: Path, watch: ServerWatch, contact: str, connect: Callable[[], Any] | None = None
    ) -> None:
        self._vapid = _key_in(keys)
        self._watch = watch
        self._contact = contact
        self._connect = connect or _to_public
        self._session: aiohttp.ClientSession | None = None
        point = self._vapid.public_key
        assert point is not None, "a key that was read or made has its public part"
        public = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.key: str = b64urlencode(public)

    async def send(self, push: Push, message: bytes) -> int:
        info = {"endpoint": push.endpoint, "keys": {"p256dh": push.p256dh, "auth": push.auth}}
        body = WebPusher(info).encode(message)["body"]
        parts = urlsplit(push.endpoint)
        claims = {
            "aud": f"https://{parts.netloc}",
            "sub": self._contact,
            "exp": int(self._watch.now()) + TOKEN,
        }
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP),
            "Urgency": "high",
        }
        timeout = aiohttp.ClientTimeout(total=TIMEOUT)
        async with self._open().post(
            push.endpoint, data=body, headers=headers, timeout=timeout, allow_redirects=False
        ) as answer:
            return int(answer.status)

    def _open(self) -> aiohttp.ClientSession:
        if self._session is None:
            # No cookie of a push service is kept, and no proxy of the environment asked.
            self._session = aiohttp.ClientSession(
                connector=self._connect(), cookie_jar=aiohttp.DummyCookieJar(), trust_env=False
            )
        return self._session

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()


def _to_public() -> aiohttp.TCPConnector:
    return aiohttp.TCPConnector(resolver=cast(Any, PublicNames()), limit=CONNECTIONS, use_dns_cache=False)


class PublicNames:
    """Leads from names to addresses, as far as these are public: all of them, or none is told."""

    def __init__(self, names: Any = None) -> None:
        self._names = names or aiohttp.ThreadedResolver()

    async def resolve(self, host: str, port: int = 0, family: int = socket.AF_INET) -> list[Any]:
        found: list[Any] = await self._names.resolve(host, port, cast(Any, family))
        if not found or not all(is_public(each["host"]) for each in found):
            raise OSError("this name does not lead to public addresses")
        return found

    async def close(self) -> None:
        await self._names.close()


def is_public(address: str) -> bool:
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif any(found in network for network in _TRANSLATED):
            return False
    return found.is_global and not found.is_multicast


def _key_in(path: Path) -> Vapid02:
    """The key of this server; made the first time, and then for good: browsers know it."""
    if not path.exists():
        _make(path)
    try:
        return cast(Vapid02, Vapid02.from_pem(path.read_bytes()))
    except Exception as error:
        raise StoreError(f"{path} holds no key to sign pushes with: {type(error).__name__}") from None


def _make(path: Path) -> None:
    """Written whole before it has its name: of processes that start together, the first one's key counts."""
    fresh = Vapid02()
    fresh.generate_keys()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile("wb", dir=path.parent) as file:
            file.write(fresh.private_pem())
            file.flush()
            os.fsync(file.fileno())
            path.hardlink_to(file.name)
    except FileExistsError:
        return
    except OSError as error:
        raise StoreError(
            f"the key to sign pushes with cannot be written to {path}: {error.strerror}"
        ) from None
