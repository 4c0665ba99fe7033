"""What is proved once in a run of the tests, however many ask for it."""

from __future__ import annotations

import fcntl
import json
from hashlib import sha256
from pathlib import Path

from koopstad.engine.coverage import Watch
from koopstad.engine.files import replacing
from koopstad.engine.scenario import FindGame, Report

_run = Watch.run


class Scenarios:
    """Every scenario runs once, whoever asks first: all processes of the tests share what came of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(exist_ok=True)

    def run(self, watch: Watch, path: Path, find_game: FindGame) -> tuple[Report, set[str]]:
        kept = self.folder / f"{path.stem}-{sha256(str(path).encode()).hexdigest()[:16]}.json"
        with kept.with_suffix(".lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # else two that ask for all run each of them at the same time
            if kept.exists():
                title, cites, failures, untried = json.loads(kept.read_text(encoding="utf-8"))
                return Report(path, title, cites, failures), set(untried)
            report, left = _run(watch, path, find_game)
            with replacing(kept) as file:
                file.write(json.dumps([report.title, report.cites, report.failures, sorted(left)]).encode())
        return report, left
