"""Finds a Chromium for the browser tests, or gets one: ``python -m tests.web.chromium``."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
# Playwright's own download first; Debian's package where that may be installed.
WAYS = (
    [[sys.executable, "-m", "playwright", "install", "chromium"]],
    [["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]],
)


def find() -> str | None:
    """The one that KOOPSTAD_CHROMIUM names, the system's, or Playwright's own."""
    found = os.environ.get("KOOPSTAD_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        with sync_playwright() as playwright:
            own = playwright.chromium.executable_path
        found = own if Path(own).exists() else None
    return found


def get() -> str:
    for way in WAYS:
        if found := find():
            return found
        for command in way:
            if shutil.which(command[0]) is None or subprocess.run(command, check=False).returncode:
                break
    if found := find():
        return found
    sys.exit(
        "The browser tests need a Chromium, and none could be installed. Try: apt-get install chromium,"
        " or .venv/bin/playwright install chromium, or set KOOPSTAD_CHROMIUM=/path/to/chromium"
    )


if __name__ == "__main__":
    print(f"Chromium for the browser tests: {get()}")
