"""Environments of their own: with the example game, as anybody would install one, or with next to nothing.

Nothing is downloaded: an environment looks for packages where the running one has them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Sequence
from importlib.metadata import distribution
from pathlib import Path

import koopstad

PACKAGES = Path(sysconfig.get_path("purelib"))
EXAMPLE = Path(__file__).parent.parent / "examples" / "kade"


class Environment:
    """A virtual environment of its own; ``run`` starts its interpreter in a folder of its own.

    It finds what lies in the folders ``borrowed``, and whatever is linked or installed.
    """

    def __init__(self, folder: Path, borrowed: Sequence[Path] = ()) -> None:
        self.home = folder / "home"
        self.home.mkdir(parents=True)
        self.complaints = ""  # what the last command said on its error output
        made = venv.EnvBuilder(with_pip=False, symlinks=True)
        made.create(folder / "venv")
        self.python = folder / "venv" / "bin" / "python"
        (packages,) = (folder / "venv" / "lib").glob("python*/site-packages")
        self.packages = packages
        (packages / "borrowed.pth").write_text("".join(f"{path}\n" for path in borrowed), encoding="utf-8")

    def link(self, *names: str) -> None:
        """Makes single packages of the running environment importable, and no other."""
        for name in names:
            tops = {file.parts[0] for file in distribution(name).files or () if file.parts[0] != ".."}
            for top in tops - {"__pycache__"}:
                if not (self.packages / top).exists():
                    (self.packages / top).symlink_to(PACKAGES / top)

    def install(self, package: Path) -> None:
        command = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "--quiet"]
        command += [
            "--no-compile",
            "--no-deps",
            "--no-index",
            "--no-build-isolation",
            "--disable-pip-version-check",
        ]
        subprocess.run([*command, str(package)], check=True, env=self.settings, cwd=self.home)

    @property
    def settings(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        return {
            **kept,
            "COLUMNS": "120",
            "LINES": "40",
            "PYTHONIOENCODING": "utf-8",
            "PYTHONDONTWRITEBYTECODE": "1",
        }

    def run(self, *args: str, lines: str = "", status: int = 0) -> str:
        """What a command prints."""
        done = subprocess.run(
            [str(self.python), *args],
            input=lines,
            capture_output=True,
            encoding="utf-8",
            cwd=self.home,
            env=self.settings,
            timeout=300,
        )
        assert done.returncode == status, done.stdout[-2000:] + done.stderr[-2000:]
        self.complaints = done.stderr
        return done.stdout

    def koopstad(self, *args: str, lines: str = "", status: int = 0) -> str:
        return self.run("-m", "koopstad", *args, lines=lines, status=status)

    def break_a_game(self, name: str) -> None:
        """Puts a game there whose package cannot be imported."""
        (self.packages / f"{name}.py").write_text("import no_such_module\n", encoding="utf-8")
        about = self.packages / f"{name}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8"
        )
        entry = f"[koopstad.games]\n{name} = {name}:MANIFEST\n"
        (about / "entry_points.txt").write_text(entry, encoding="utf-8")


def with_the_example(folder: Path) -> Environment:
    environment = Environment(folder, [Path(koopstad.__file__).parent.parent, PACKAGES])
    environment.install(EXAMPLE)
    return environment
