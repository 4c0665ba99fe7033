"""What is known about mutants that live: those that make no difference, and those nobody has proven yet."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

HERE = Path(__file__).parent
OPEN = HERE / "open.toml"
HEAD = """# Broken rules that no scenario notices yet, written by `make mutants MUTANTS=--write`. A line goes
# when a scenario notices it; what can make no difference belongs to equivalent.toml, with the reason.
# `make test` tries a sample of the games that are named here; of Amsterdam and Hamburg no more than samples
# (`--sample 1000 --seed another --write` adds to the list) were ever tried. `--open` tries these again.
"""


@dataclass(frozen=True)
class Equivalent:
    """Mutants that no play can tell from the rules: their key (``*`` stands for any words), and why."""

    game: str
    key: str
    why: str

    def names(self, game: str, key: str) -> bool:
        return game == self.game and fnmatchcase(key, self.key.replace("[", "[[]"))


def equivalents() -> list[Equivalent]:
    games = tomllib.loads((HERE / "equivalent.toml").read_text(encoding="utf-8"))
    return [Equivalent(game, **entry) for game, entries in games.items() for entry in entries]


def still_open() -> dict[str, set[str]]:
    if not OPEN.exists():
        return {}
    return {game: set(keys) for game, keys in tomllib.loads(OPEN.read_text(encoding="utf-8")).items()}


def write_open(keys: dict[str, set[str]]) -> None:
    text = HEAD
    for game in sorted(keys):
        text += f"\n{game} = [\n" + "".join(f"    {_quoted(key)},\n" for key in sorted(keys[game])) + "]\n"
    OPEN.write_text(text, encoding="utf-8")


def _quoted(key: str) -> str:
    escaped = key.replace("\\", "\\\\").replace('"', '\\"')
    return f"'{key}'" if "'" not in key else f'"{escaped}"'
