"""Turns are told to devices whose people are not at the table, by a push service that the test plays."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import sqlite3
import ssl
import sys
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from queue import Empty, Queue
from typing import Any, cast

import aiohttp
import http_ece
import pytest
from aiohttp import web
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from py_vapid import Vapid02

from koopstad.server.problems import ProblemError
from koopstad.server.push_sender import PublicNames, WebPush, is_public
from koopstad.server.pushing import want_endpoint, want_keys

from .inside import Inside, inside
from .serving import Json
from .test_bots import wait_for
from .watches import HandWatch

HOST = "updates.push.koopstad.net"


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Device:
    """A browser: where it listens, and what only it can read."""

    def __init__(self, name: str) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {
            "endpoint": f"https://{HOST}/send/{name}",
            "p256dh": text(public),
            "auth": text(self.auth),
            "language": "nl",
        }

    def read(self, body: bytes) -> Json:
        plain = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        message: Json = json.loads(plain)
        return message


class PushService:
    """Takes what is sent, with TLS, and answers as it is told to."""

    def __init__(self, folder: Path) -> None:
        self.sent: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        self.status = 201
        self.port = 0
        self._tls = self_signed(folder)
        self._ready = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> PushService:
        self._thread.start()
        assert self._ready.wait(30)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(30)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        runner = self._loop.run_until_complete(self._start())
        self._ready.set()
        self._loop.run_forever()
        self._loop.run_until_complete(runner.cleanup())
        self._loop.close()

    async def _start(self) -> web.AppRunner:
        app = web.Application()
        app.router.add_post("/send/{name}", self._take)
        runner = web.AppRunner(app)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0, ssl_context=self._tls)
        await site.start()
        self.port = runner.addresses[0][1]
        return runner

    async def _take(self, request: web.Request) -> web.Response:
        self.sent.put((request.match_info["name"], dict(request.headers), await request.read()))
        return web.Response(status=self.status, headers={"Location": "https://127.0.0.1/"})

    def next(self) -> tuple[str, dict[str, str], bytes]:
        return self.sent.get(timeout=60)

    # What the server would connect to: this machine, whatever the name.
    def connect(self) -> aiohttp.TCPConnector:
        return aiohttp.TCPConnector(resolver=cast(Any, Here(self.port)), ssl=False, force_close=True)


class Here:
    def __init__(self, port: int) -> None:
        self._port = port

    async def resolve(self, host: str, port: int = 0, family: int = socket.AF_INET) -> list[Any]:
        return [
            {
                "hostname": host,
                "host": "127.0.0.1",
                "port": self._port,
                "family": socket.AF_INET,
                "proto": 0,
                "flags": 0,
            }
        ]

    async def close(self) -> None:
        pass


def self_signed(folder: Path) -> ssl.SSLContext:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    file = folder / "service.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + made.public_bytes(Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    with PushService(tmp_path) as service:
        yield service


def sending(folder: Path, service: PushService) -> WebPush:
    """By a watch that is far ahead: signatures are good."""
    watch = HandWatch(4_000_000_000)
    return WebPush(folder / "push.pem", watch, "https://koopstad.example", service.connect)


@pytest.fixture
def server(tmp_path: Path, service: PushService) -> Iterator[Inside]:
    sender = WebPush(
        tmp_path / "push.pem", HandWatch(2_000_000_000), "https://koopstad.example", service.connect
    )
    with inside(tmp_path, sender) as server:
        yield server


class AtTable:
    """Two people, of whom the first begins."""

    def __init__(self, server: Inside, **more: Any) -> None:
        self.server = server
        self.opened = server.open("Ann", "Bob", **more)
        self.id = self.opened["info"]["id"]
        self.path = f"/api/tables/{self.id}"
        self.ann, self.bob = self.opened["keys"]["0"], self.opened["keys"]["1"]

    def follow(self, device: Device, key: str, status: int = 204) -> None:
        self.server.ask("PUT", f"{self.path}/push", key, status, device.subscription)

    def move(self, key: str) -> None:
        """The first thing that can be done; as often as it takes to end the turn."""
        seat = self.server.get(self.path, key)["you"]
        while (now := self.server.get(self.path, key))["to_move"] == seat:
            self.server.post(
                f"{self.path}/moves", {"moves": now["moves"], "action": now["actions"][0]["number"]}, key
            )


def test_who_is_away_is_told(server: Inside, service: PushService) -> None:
    table, phone = AtTable(server), Device("phone")
    assert server.get("/api/push")["key"]
    table.follow(phone, table.bob)
    table.move(table.ann)
    name, headers, body = service.next()
    assert name == "phone"
    assert phone.read(body) == {
        "title": "Jij bent aan de beurt",
        "body": "Ticket to Ride: Amsterdam",
        "tag": f"turn-{table.id}",
        "url": f"/#/table/{table.id}",
    }
    assert Vapid02.verify(headers["Authorization"])
    assert server.get("/api/push")["key"] in headers["Authorization"]
    assert headers["Content-Encoding"] == "aes128gcm"
    assert int(headers["TTL"]) > 0
    # Nobody else can read it.
    with pytest.raises(http_ece.ECEException):
        Device("phone").read(body)


def test_who_is_there_is_not_told(server: Inside, service: PushService) -> None:
    table, phone = AtTable(server), Device("phone")
    table.follow(phone, table.bob)
    with server.socket(table.id, table.bob):
        table.move(table.ann)
    wait_for(lambda: server.get(table.path, table.ann), lambda update: update["seats"][1]["away"] is not None)
    table.move(table.bob)
    table.move(table.ann)
    service.next()  # one alone, for the second turn: the first had been seen
    table.move(table.bob)
    table.move(table.ann)
    service.next()
    with pytest.raises(Empty):
        service.sent.get_nowait()


def test_a_device_that_is_gone_is_forgotten(server: Inside, service: PushService, tmp_path: Path) -> None:
    table, old, new = AtTable(server), Device("old"), Device("new")
    table.follow(old, table.bob)
    service.status = 410
    table.move(table.ann)
    assert service.next()[0] == "old"
    wait_for(lambda: {"left": devices(tmp_path)}, lambda found: not found["left"])
    service.status = 201
    table.follow(new, table.bob)
    table.move(table.bob)
    table.move(table.ann)
    assert service.next()[0] == "new"


def devices(folder: Path) -> list[str]:
    with sqlite3.connect(folder / "inside.db") as database:
        return [row[0] for row in database.execute("SELECT endpoint FROM pushes ORDER BY at, endpoint")]


def test_a_redirection_is_not_followed(server: Inside, service: PushService) -> None:
    table = AtTable(server)
    table.follow(Device("phone"), table.bob)
    service.status = 307  # to this machine
    table.move(table.ann)
    service.next()
    service.status = 201
    table.move(table.bob)
    table.move(table.ann)
    service.next()
    assert service.sent.empty()


def test_a_subscription_goes_with_its_key(server: Inside, service: PushService, tmp_path: Path) -> None:
    table = AtTable(server)
    table.follow(Device("watcher"), table.opened["watch"], 403)
    table.follow(Device("stranger"), "nonsense-key-of-nobody", 401)
    for number in range(6):
        server.watch.turn(1)
        table.follow(Device(str(number)), table.bob)
    assert devices(tmp_path) == [f"https://{HOST}/send/{number}" for number in range(2, 6)]
    table.follow(Device("ann"), table.ann)
    server.ask("DELETE", f"{table.path}/seats/1", table.bob)
    assert devices(tmp_path) == [f"https://{HOST}/send/ann"]
    server.post(f"{table.path}/key", {"key": "another-key-of-her-own-making"}, table.ann)
    assert devices(tmp_path) == []


def test_an_address_cannot_subscribe_without_end(tmp_path: Path, service: PushService) -> None:
    with inside(tmp_path, sending(tmp_path, service), pushes_an_hour=2) as server:
        table = AtTable(server)
        for status in (204, 204, 429):
            table.follow(Device("phone"), table.bob, status)


def test_without_the_library_nothing_is_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "koopstad.server.push_sender", None)
    with inside(tmp_path) as server:
        table = AtTable(server)
        assert server.get("/api/push") == {"key": ""}
        table.follow(Device("phone"), table.bob, 404)


def test_the_key_of_the_server_stays(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        first = server.get("/api/push")["key"]
    assert (tmp_path / "push.pem").stat().st_mode & 0o077 == 0
    with inside(tmp_path) as server:
        assert server.get("/api/push")["key"] == first


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://updates.push.koopstad.net/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://2130706433/x",
        "https://0x7f.0.0.1/x",
        "https://127.1/x",
        "https://localhost/x",
        "https://db.internal/x",
        "https://printer.local/x",
        "https://printer.local./x",
        "https://updates.push.koopstad.net:8080/x",
        "https://me:secret@updates.push.koopstad.net/x",
        "https://updates.push.koopstad.net:bad/x",
        "https://updates.push.koopstad.net/\r\nX: y",
        "https://[::1",
        "https:///x",
        "file:///etc/passwd",
        "",
    ],
)
def test_only_push_services_are_written_to(endpoint: str) -> None:
    with pytest.raises(ProblemError):
        want_endpoint(endpoint)


def test_a_push_service_is_written_to() -> None:
    want_endpoint("https://fcm.googleapis.com/fcm/send/abc:def")
    want_endpoint("https://web.push.apple.com:443/abc")


@pytest.mark.parametrize(
    "keys", [("", ""), ("AAAA", "AAAA"), (text(b"\5" * 65), text(b"x" * 16)), ("!", "!")]
)
def test_keys_are_keys(keys: tuple[str, str]) -> None:
    with pytest.raises(ProblemError):
        want_keys(*keys)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("10.0.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert is_public(address) is public


class Names:
    """A name that leads to what its owner likes."""

    def __init__(self, *hosts: str) -> None:
        self._hosts = hosts

    async def resolve(self, host: str, port: int = 0, family: int = socket.AF_INET) -> list[Any]:
        return [{"host": each, "port": port} for each in self._hosts]

    async def close(self) -> None:
        pass


def test_a_name_that_leads_inside_is_not_followed() -> None:
    for hosts in (["10.0.0.1"], ["93.184.216.34", "127.0.0.1"], []):
        with pytest.raises(OSError, match="public"):
            asyncio.run(PublicNames(Names(*hosts)).resolve("push.koopstad.net", 443))
    found = asyncio.run(PublicNames(Names("93.184.216.34")).resolve("push.koopstad.net", 443))
    assert [each["host"] for each in found] == ["93.184.216.34"]
