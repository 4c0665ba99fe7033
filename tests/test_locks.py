"""The locks name all that is installed: what somebody releases tomorrow changes nothing here."""

from __future__ import annotations

import importlib.metadata
import re
from collections import defaultdict
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
# What is installed together, and what it is installed for.
TOGETHER = {
    "play": (("requirements.lock", "requirements-build.lock"), "koopstad"),
    "test": (("requirements-dev.lock",), "koopstad[dev]"),
    "the image": (("deploy/requirements.lock",), "koopstad[postgres]"),
    "its build": (
        ("deploy/requirements.lock", "deploy/compile.lock", "requirements-build.lock"),
        "koopstad[postgres]",
    ),
}


def pinned(lock: str) -> list[Requirement]:
    text = (ROOT / lock).read_text(encoding="utf-8")
    entries = re.findall(r"^[a-z0-9][^\\\n]*", text, re.MULTILINE)
    return [Requirement(entry) for entry in entries]


def for_extras(needed: Requirement, extras: set[str]) -> bool:
    return needed.marker is None or any(needed.marker.evaluate({"extra": extra}) for extra in extras | {""})


def missing(locks: list[Requirement], wanted: str) -> set[str]:
    """What is asked for on the way down from there, in this environment, and no lock pins."""
    versions = {canonicalize_name(each.name): each.specifier for each in locks if for_extras(each, set())}
    asked: dict[str, set[str]] = defaultdict(set)
    open_ends, absent = [Requirement(wanted), *locks], set[str]()
    while open_ends:
        one = open_ends.pop()
        name = canonicalize_name(one.name)
        if name not in versions and name != "koopstad":
            absent.add(str(one))
            continue
        if name in asked and one.extras <= asked[name]:
            continue
        asked[name] |= one.extras
        try:
            needs = importlib.metadata.requires(name) or []
        except importlib.metadata.PackageNotFoundError:  # for another system
            continue
        open_ends += [each for each in map(Requirement, needs) if for_extras(each, asked[name])]
    return absent


@pytest.mark.parametrize("purpose", TOGETHER)
def test_nothing_is_left_to_be_found_out(purpose: str) -> None:
    names, wanted = TOGETHER[purpose]
    locks = [each for name in names for each in pinned(name)]
    assert len(locks) > 20
    assert all(re.fullmatch(r"==[\w.]+", str(each.specifier)) for each in locks)
    here = [each for each in locks if for_extras(each, set())]
    assert missing(here, wanted) == set()
    pool = next((each for each in here if each.name == "psycopg-pool"), None)
    if pool is not None:  # only an extra of a package asks for it
        assert missing([each for each in here if each is not pool], wanted) == {
            'psycopg-pool; extra == "pool"'
        }


def test_pip_installs_what_the_locks_name_and_asks_for_nothing_else() -> None:
    """pip 23.2, which Python 3.11 brings, takes the newest for "psycopg[pool]", and has no hash of it."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(r"^INSTALL := pip install .*--no-deps", makefile, re.MULTILINE)
    others = [(ROOT / name).read_text(encoding="utf-8") for name in ("deploy/Dockerfile", "web/build")]
    installs = [line for line in "\n".join([makefile, *others]).splitlines() if "--require-hashes" in line]
    assert len(installs) > 8
    assert [line for line in installs if "$(INSTALL)" not in line and "--no-deps" not in line] == []
