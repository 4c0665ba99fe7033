"""Finds a Chromium for the browser tests, or gets one: ``python -m tests.web.chromium``.

Best is its headless shell: it lays out, draws and runs a page as Chromium does, and spares the window around
it, which no test sees and which takes much of the time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
WITH_WINDOWS = ("chromium", "chromium-browser", "google-chrome")
# Playwright's own download first; Debian's package where that may be installed.
WAYS = (
    [[sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]],
    [["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium-headless-shell"]],
    [["apt-get", "install", "-y", "-qq", "chromium"]],
)


def find() -> str | None:
    """The one that KOOPSTAD_CHROMIUM names, a headless shell, or any Chromium."""
    return os.environ.get("KOOPSTAD_CHROMIUM") or find_shell() or first(WITH_WINDOWS) or playwrights_own()[1]


def find_shell() -> str | None:
    return first(SHELLS) or playwrights_own()[0]


def first(names: tuple[str, ...]) -> str | None:
    return next(filter(None, map(shutil.which, names)), None)


def playwrights_own() -> tuple[str | None, str | None]:
    """What Playwright has downloaded: its headless shell, and its Chromium."""
    with sync_playwright() as playwright:
        program = Path(playwright.chromium.executable_path)
    folder = next(each for each in program.parents if each.name.startswith("chromium-"))
    beside = folder.with_name(folder.name.replace("chromium-", "chromium_headless_shell-"))
    shells = (each for each in beside.glob("*/*") if each.stem in ("chrome-headless-shell", "headless_shell"))
    return next(map(str, shells), None), str(program) if program.exists() else None


def get() -> str:
    """A headless shell, if there is any way to one; else whatever Chromium there is."""
    for way in WAYS:
        if found := os.environ.get("KOOPSTAD_CHROMIUM") or find_shell():
            return found
        for command in way:
            if shutil.which(command[0]) is None or subprocess.run(command, check=False).returncode:
                break
    if found := find():
        return found
    sys.exit(
        "The browser tests need a Chromium, and none could be installed. Try: apt-get install"
        " chromium-headless-shell, or .venv/bin/playwright install chromium, or set"
        " KOOPSTAD_CHROMIUM=/path/to/chromium"
    )


if __name__ == "__main__":
    print(f"Chromium for the browser tests: {get()}")
