"""The files in deploy/: what they start can be started, and what they name exists.

There is no Docker here. The commands and the environment of the compose file are run as they stand, against a
PostgreSQL of the tests; the proxies are run where they are installed.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from .conftest import NewDatabase
from .serving import HTTP, Client, Served, free_port

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
CADDYFILE = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVER: dict[str, Any] = COMPOSE["services"]["server"]


def started(command: list[str], environment: dict[str, str], port: int, log: Path) -> subprocess.Popen[bytes]:
    """A command of the deployment with this interpreter, on another port; it serves."""
    assert command[:2] == ["koopstad", "serve"]
    whole = [sys.executable, "-m", *command, "--port", str(port)]
    with log.open("wb") as output:
        process = subprocess.Popen(
            whole, env={**os.environ, **environment}, stdout=output, stderr=output, start_new_session=True
        )
    for _ in range(600):
        assert process.poll() is None, log.read_text()[-3000:]
        try:
            if HTTP.get(f"http://127.0.0.1:{port}/health", timeout=5).status_code == 200:
                return process
        except httpx.HTTPError:
            time.sleep(0.1)
    raise AssertionError("it does not answer")


def stop(process: subprocess.Popen[bytes]) -> None:
    os.killpg(process.pid, signal.SIGTERM)
    try:
        process.wait(60)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        raise


def test_the_command_of_the_compose_file_serves(new_database: NewDatabase, tmp_path: Path) -> None:
    environment = dict(SERVER["environment"])
    assert re.fullmatch(
        r"postgresql://koopstad:\$\{POSTGRES_PASSWORD\}@database/koopstad", environment["KOOPSTAD_DATABASE"]
    )
    environment["KOOPSTAD_DATABASE"] = new_database("postgres")
    port = free_port()
    process = started(shlex.split(SERVER["command"]), environment, port, tmp_path / "log")
    wish = {"game": "tickets", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}]}
    assert HTTP.post(f"http://127.0.0.1:{port}/api/tables", json=wish).status_code == 201
    stop(process)


def test_the_command_of_the_image_serves(tmp_path: Path) -> None:
    command = re.search(r"^CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    assert command is not None
    environment = {"XDG_DATA_HOME": str(tmp_path)}
    process = started(json.loads(command[1]), environment, free_port(), tmp_path / "log")
    stop(process)
    assert (tmp_path / "koopstad" / "koopstad.db").is_file()


def test_the_command_of_the_service_serves(tmp_path: Path) -> None:
    lines = (DEPLOY / "koopstad.service").read_text(encoding="utf-8").splitlines()
    told = [line.split("=", 1) for line in lines if "=" in line]
    environment = dict(value.split("=", 1) for key, value in told if key == "Environment")
    service = dict(each for each in told if each[0] != "Environment")
    assert f"{environment['XDG_DATA_HOME']}/{service['StateDirectory']}" == "/var/lib/koopstad"
    assert service["DynamicUser"] == "yes", "it would run as root"
    assert environment["KOOPSTAD_TRUST_PROXY"] == "127.0.0.1"
    program, *words = shlex.split(service["ExecStart"])
    environment["XDG_DATA_HOME"] = str(tmp_path)
    process = started([Path(program).name, *words], environment, free_port(), tmp_path / "log")
    stop(process)
    assert (tmp_path / "koopstad" / "koopstad.db").is_file()


def test_images_are_pinned_and_have_no_rights_they_do_not_need() -> None:
    images = [service["image"] for service in COMPOSE["services"].values() if "image" in service]
    images += re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)
    assert len(images) == 5
    assert all(re.fullmatch(r"[a-z]+:[0-9.a-z-]+@sha256:[0-9a-f]{64}", image) for image in images)
    installs = re.findall(r"pip install (.*)", DOCKERFILE.replace("\\\n", " "))
    assert [("--require-hashes" in each) != ("--no-deps /wheels/" in each) for each in installs] == [True] * 3
    assert "KOOPSTAD_COMPILE=1 pip wheel" in DOCKERFILE
    assert re.search(r"^USER [1-9]\d*$", DOCKERFILE, re.MULTILINE), "it would run as root"
    for service in COMPOSE["services"].values():
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert {"mem_limit", "pids_limit"} <= set(service)
    assert SERVER["environment"]["KOOPSTAD_TRUST_PROXY"] != "*"


def test_the_lock_of_the_image_has_all_it_needs() -> None:
    lock = (DEPLOY / "requirements.lock").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = project["project"]["dependencies"] + project["project"]["optional-dependencies"]["postgres"]
    for each in wanted:
        name = re.split(r"[\[><=;~ ]", each)[0].lower().replace("_", "-")
        assert re.search(rf"^{name}==", lock, re.MULTILINE), name
    assert all("--hash=sha256:" in block for block in re.split(r"^(?=[a-z])", lock, flags=re.MULTILINE)[1:])


def test_what_the_files_name_exists() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "koopstad").rglob("*.py"))
    assert all(f'"{name}"' in source for name in SERVER["environment"])
    page = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    assert all((ROOT / name).is_file() for name in re.findall(r"cp koopstad/(\S+)", page))
    build = SERVER["build"]
    assert (DEPLOY / build["context"]).resolve() == ROOT
    assert (ROOT / build["dockerfile"]).is_file()
    for volume in COMPOSE["services"]["proxy"]["volumes"]:
        name = volume.split(":")[0]
        assert (DEPLOY / name).is_file() if name.startswith(".") else name in COMPOSE["volumes"]
    for service in COMPOSE["services"].values():
        assert set(service.get("depends_on", [])) <= set(COMPOSE["services"])
    host, port = re.findall(r"\{\$KOOPSTAD_(?:HOST|PORT):([a-z0-9]+)\}", CADDYFILE)
    assert host in COMPOSE["services"]
    assert f"EXPOSE {port}" in DOCKERFILE
    assert re.search(r"^ +postgres = \[|^postgres = \[", (ROOT / "pyproject.toml").read_text(), re.MULTILINE)


# --- proxies ------------------------------------------------------------------------------------------------


@pytest.fixture(params=["caddy", "nginx"])
def proxy(request: pytest.FixtureRequest, served: Served, tmp_path: Path) -> Iterator[str]:
    """The address of a proxy before the server."""
    program = shutil.which(request.param)
    if program is None:
        pytest.skip(f"{request.param} is not installed")
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    if request.param == "caddy":
        command = [program, "run", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
        upstream = {"KOOPSTAD_SITE": url, "KOOPSTAD_HOST": "127.0.0.1", "KOOPSTAD_PORT": str(served.port)}
    else:
        command, upstream = [program, "-p", str(tmp_path), "-c", str(nginx(served, port, tmp_path))], {}
    with (tmp_path / "proxy.log").open("wb") as log:
        process = subprocess.Popen(
            command, env={**os.environ, **upstream, "HOME": str(tmp_path)}, stdout=log, stderr=log
        )
    for _ in range(2000):
        assert process.poll() is None, (tmp_path / "proxy.log").read_text()
        try:
            HTTP.get(f"{url}/health", timeout=5).raise_for_status()
            break
        except httpx.HTTPError:
            time.sleep(0.05)
    yield url
    process.terminate()
    process.wait(60)


def nginx(served: Served, port: int, folder: Path) -> Path:
    """The site of the documentation, in a configuration that needs no rights."""
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert "server 127.0.0.1:8000;" in site
    site = site.replace("server 127.0.0.1:8000;", f"server 127.0.0.1:{served.port};")
    site = site.replace("listen 80;", f"listen 127.0.0.1:{port};")
    temporary = "".join(
        f"{name}_temp_path {folder}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/nginx.log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}{site}}}\n"
    )
    return whole


def test_a_game_through_a_proxy(served: Served, proxy: str) -> None:
    opened = served.open("Ann", "bot:random")

    async def play() -> None:
        async with Client(proxy, opened["info"]["id"], opened["keys"]["0"]) as client:
            await client.play_to_the_end(random.Random(1))

    asyncio.run(asyncio.wait_for(play(), 120))
    for spelling in (
        "/metrics",
        "/metrics/",
        "//metrics",
        "/%6detrics",
        "/METRICS",
        "/./metrics",
        "/x/../metrics",
    ):
        told = raw(proxy, f"GET {spelling} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert "koopstad_" not in told, spelling
        assert told.split()[1] in ("404", "400", "308"), spelling
    assert HTTP.get(f"{proxy}/api/games").status_code == 200


def raw(url: str, request: str) -> str:
    """What comes back for a request that no library has put right."""
    host, port = url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=20) as line:
        line.sendall(request.replace("Host: x", f"Host: {host}:{port}").encode())
        return b"".join(iter(lambda: line.recv(65536), b"")).decode("utf-8", "replace")
